"""Runs `palatine` in a process of its own, as people do in a shell."""

import os
import subprocess
import sys
from pathlib import Path

from interrupting import hear_ctrl_c

from palatine.lab.folder import LOG

PLAIN = {"COLUMNS": "160", "LANG": "en_GB.UTF-8", "NO_COLOR": "1", "TERM": "dumb"}


def started(*args: str, lang: str = "") -> "subprocess.Popen[str]":
    env = {**os.environ, **PLAIN, **({"LANG": lang} if lang else {})}
    command = [sys.executable, "-m", "palatine", *args]
    return subprocess.Popen(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c
    )


def done(*args: str) -> str:
    """What a command prints that goes well."""
    with started(*args) as process:
        out, err = process.communicate(timeout=180)
    assert process.returncode == 0, err
    return out


def log_of(folder: Path) -> list[str]:
    """The lines of a folder's log in an order of their own."""
    return sorted((folder / LOG).read_text("utf-8").splitlines())
