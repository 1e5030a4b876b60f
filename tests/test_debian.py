"""Test processes that miss the same program do not get into each other's way."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import debian
import pytest
from debian import provided


def test_one_installs_while_the_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "program"
    installs: list[str] = []

    def install(package: str) -> None:
        installs.append(package)
        time.sleep(0.1)
        program.touch()

    monkeypatch.setattr(debian, "_install", install)
    with ThreadPoolExecutor(3) as threads:
        wanted = [threads.submit(provided, lambda: program if program.exists() else None, "package") for _ in range(3)]
        assert [one.result() for one in wanted] == [program] * 3
    assert installs == ["package"]


def test_a_package_without_the_program_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "_install", lambda package: None)
    with pytest.raises(RuntimeError, match="package nothing"):
        provided(lambda: None, "nothing")
