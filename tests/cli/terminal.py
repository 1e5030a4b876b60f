"""Runs `palatine` as people do, with what they would type."""

import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from fcntl import ioctl
from pathlib import Path

from interrupting import hear_ctrl_c
from typer.testing import CliRunner, Result

import palatine
from palatine.cli.app import app

PLAIN = {"COLUMNS": "80", "LANG": "en_GB.UTF-8", "NO_COLOR": "1", "TERM": "dumb"}
EVERY_ONE = "1\n" * 500
"""Enough answers for any game: the first choice, again and again."""


def palatine_says(*args: str, typed: str = "", **env: str) -> Result:
    """One command to its end, with these lines at the keyboard and then the end of input."""
    return CliRunner().invoke(app, list(args), input=typed, env={**PLAIN, **env})


def play(path: Path, *args: str, typed: str = "", **env: str) -> Result:
    return palatine_says("play", "kingsburg", "--save", str(path), "--seed", "5", *args, typed=typed, **env)


def resume(path: Path, *args: str, typed: str = "", **env: str) -> Result:
    return palatine_says("play", "--resume", str(path), *args, typed=typed, **env)


def saved_position(path: Path, seats: list[str], lang: str = "en") -> palatine.kernel.table.Table:
    """A save in which seat 1 alone still has dice, 6 5 3, and so may move twice in a row."""
    waiting: dict[str, object] = {"dice": [], "used": ["passed"]}
    mine: dict[str, object] = {"dice": [6, 5, 3], "goods": {"gold": 2, "wood": 1}, "buildings": ["statue"]}
    others = [dict(waiting) for _ in seats[1:]]
    table = palatine.load(
        {
            "game": "kingsburg",
            "seats": len(seats),
            "options": {"edition": 2},
            "pending": [["building"], ["support"], ["influence_round"]],
            "names": [f"P{at}" for at in range(1, len(seats) + 1)],
            "table": {"year": 2, "phase": 4, "order": list(range(len(seats))), "seats": [mine, *others]},
        }
    )
    setting = json.dumps({"seats": seats, "lang": lang})
    path.write_text(f"{table.record()}# palatine play: {setting}\n", encoding="utf-8")
    return table


def _at_the_keyboard() -> None:
    """In the child: the pseudo-terminal is its own, and Ctrl-C there reaches it."""
    ioctl(0, termios.TIOCSCTTY, 0)
    hear_ctrl_c()


class Terminal:
    """`palatine` in a real pseudo-terminal of a given size. As a context it leaves no process behind."""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *failure: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def __init__(self, args: list[str], rows: int, columns: int) -> None:
        master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        env.update({"TERM": "xterm-256color", "LANG": "pl_PL.UTF-8", "PYTHONIOENCODING": "utf-8"})
        self.process = subprocess.Popen(
            [sys.executable, "-m", "palatine", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
            preexec_fn=_at_the_keyboard,
        )
        os.close(slave)
        self.master = master
        self.shown = ""
        self.decoder = getincrementaldecoder("utf-8")()

    def wait_for(self, text: str, seconds: float = 60.0) -> None:
        """Read until the terminal shows this text once more."""
        end = time.monotonic() + seconds
        start = len(self.shown)
        while text not in self.shown[start:]:
            assert time.monotonic() < end, f"{text!r} did not appear after: {self.shown[start:][-500:]!r}"
            if not self.read():
                raise AssertionError(f"{text!r} did not appear before the end: {self.shown[start:][-500:]!r}")

    def read(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], 1.0)
        if not ready:
            return True
        try:
            found = os.read(self.master, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.shown += self.decoder.decode(found)
        return bool(found)

    def answered(self, question: str, answer: str) -> int:
        """Give the same answer to every question until the command ends; how many there were."""
        asked, at = 0, 0
        while True:
            found = self.shown.find(question, at)
            if found >= 0:
                at = found + len(question)
                asked += 1
                self.type(answer)
            elif not self.read():
                return asked

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C, once more if it came in the instant before the program listened; the exit status."""
        for _ in range(5):
            self.type("\x03")
            limit = time.monotonic() + 5
            while time.monotonic() < limit:
                if not self.read():
                    return self.process.wait(timeout=60)
        raise AssertionError("Ctrl-C did not end the command")

    def end(self, seconds: float = 60.0) -> int:
        """Read to the end; the exit status."""
        limit = time.monotonic() + seconds
        while self.read():
            assert time.monotonic() < limit, "the command did not end"
        return self.process.wait(timeout=seconds)
