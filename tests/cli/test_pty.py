"""In a real terminal: a whole game, Ctrl-C, and the end of input."""

import re
from pathlib import Path

import pytest
from interrupting import WAYS_TO_START, Start

import palatine
from cli.terminal import Terminal

SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
START = ["play", "kingsburg", "--seed", "5", "--lang", "pl", "--names", "Anna,Bot,Bot"]


@pytest.mark.parametrize("columns", [80, 140])
def test_a_whole_game_in_a_terminal(tmp_path: Path, columns: int) -> None:
    path = tmp_path / "g.txt"
    with Terminal([*START, "--save", str(path)], 24, columns) as terminal:
        assert terminal.answered("? pomoc): ", "1\n") > 40, terminal.shown
        assert terminal.end() == 0
    assert palatine.replay(path.read_text(encoding="utf-8")).is_over
    assert "\x1b[1" in terminal.shown, "colours and bold are expected in a terminal"
    lines = [SEQUENCE.sub("", line) for line in terminal.shown.splitlines()]
    drawn = [line for line in lines if str(path) not in line and "Twój wybór" not in line and "Enter" not in line]
    assert [line for line in drawn if len(line) > columns] == []
    assert any(line.startswith("╭") for line in drawn) == (columns == 140)


@pytest.mark.parametrize("start", WAYS_TO_START)
def test_ctrl_c_says_how_to_resume(tmp_path: Path, start: Start) -> None:
    path = tmp_path / "g.txt"
    with start(), Terminal([*START, "--save", str(path)], 24, 80) as terminal:
        terminal.wait_for("Twój wybór")
        terminal.type("1\n")
        terminal.wait_for("Twój wybór")
        assert terminal.interrupt() == 130
    assert "nic nie przepadło" in terminal.shown
    assert f"palatine play --resume {path}" in terminal.shown
    assert "Traceback" not in terminal.shown
    saved = path.read_text(encoding="utf-8")
    assert [line for line in saved.splitlines() if line.startswith("1: ")] == ["1: take gold"]
    with Terminal(["play", "--resume", str(path)], 24, 80) as again:
        again.wait_for("Twój wybór")
        again.type("\x04")
        assert again.end() == 0
    now = palatine.replay(path.read_text(encoding="utf-8"))
    assert now.digest() == palatine.replay(saved).digest()


def test_the_hand_over_wipes_the_screen_and_what_can_be_scrolled_to(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    start = ["play", "kingsburg", "--seats", "me,me", "--names", "Anna,Jan", "--seed", "5", "--lang", "pl"]
    with Terminal([*start, "--save", str(path)], 24, 80) as terminal:
        terminal.wait_for("Twój wybór")
        terminal.type("1\n")
        terminal.wait_for("Naciśnij Enter")
        assert terminal.interrupt() == 130
    before = terminal.shown.rpartition("Przekaż klawiaturę")[0]
    assert before.rpartition("twoja kolej")[2].count("\x1b[2J\x1b[3J\x1b[H") == 1
