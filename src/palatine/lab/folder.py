"""A folder of results that survives being killed: what is to be done, and a log of what has been done.

`plan.json` says what the folder is for. `games.jsonl` is the log: one line for each finished task, with a checksum,
written to the disk before the next one; lines are only ever added. Whoever opens the folder again goes on where it
stopped.
"""

import json
import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from palatine.kernel.errors import PalatineError

PLAN = "plan.json"
LOG = "games.jsonl"
CHECK = "check"

Row = dict[str, Any]
"""A line of the log: JSON, with a `key` that says which task it is."""


def canonical(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def sealed(row: Row) -> str:
    """The row as a line with its checksum."""
    return canonical({**row, CHECK: _checksum(row)})


def _checksum(row: Row) -> str:
    return blake2b(canonical(row).encode(), digest_size=8).hexdigest()


def unreadable(path: Path, error: OSError) -> PalatineError:
    why = error.strerror or str(error)
    return PalatineError(f"{path} cannot be used ({why})", f"nie można użyć {path} ({why})")


def stored_plan(folder: Path) -> Row:
    """What a folder is for."""
    path = folder / PLAN
    try:
        found = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise PalatineError(
            f"{folder} holds no results to go on with", f"w katalogu {folder} nie ma wyników do kontynuacji"
        ) from None
    except OSError as error:
        raise unreadable(path, error) from None
    except ValueError:
        found = None
    if not isinstance(found, dict) or "kind" not in found:
        raise PalatineError(f"{path} is damaged", f"plik {path} jest uszkodzony")
    return found


class Folder:
    """The folder while somebody works in it; as a context it is closed again. One process at a time."""

    def __init__(self, path: Path, plan: Row, growing: tuple[str, ...] = ()) -> None:
        """`growing` names the parts of the plan that may be larger than in the stored one."""
        self.path = path
        self.rows: dict[str, Row] = {}
        self._plan: Row = json.loads(canonical(plan))
        self._growing = growing
        self._log: IO[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self._open()
        except OSError as error:
            raise unreadable(self.path, error) from None
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._log is not None:
            self._log.close()
            self._log = None

    def _open(self) -> None:
        plan = self.path / PLAN
        if self.path.is_dir() and not plan.exists() and any(self.path.iterdir()):
            raise PalatineError(
                f"{self.path} is not empty and holds no results of the lab; choose another folder",
                f"katalog {self.path} nie jest pusty i nie zawiera wyników; wybierz inny katalog",
            )
        before = stored_plan(self.path) if plan.exists() else None
        if before is not None:
            self._compare(before)
        self.path.mkdir(parents=True, exist_ok=True)
        self._log = (self.path / LOG).open("a+b")
        _lock(self._log, self.path)
        if before != self._plan:
            write_whole(plan, json.dumps(self._plan, ensure_ascii=False, indent=2, sort_keys=True) + "\n")
        self._read()

    def _compare(self, before: Row) -> None:
        for name in dict.fromkeys([*self._plan, *before]):
            was, now = before.get(name), self._plan.get(name)
            if was == now or (name in self._growing and _grown(was, now)):
                continue
            less = name in self._growing
            raise PalatineError(
                f"{self.path} was begun with {name} = {_short(was)}, not {_short(now)}"
                + (" (more is possible, less is not)" if less else "")
                + "; choose another folder",
                f"w katalogu {self.path} zapisano {name} = {_short(was)}, a nie {_short(now)}"
                + (" (można więcej, ale nie mniej)" if less else "")
                + "; wybierz inny katalog",
            )

    def _read(self) -> None:
        """Take what is there. A last line that was cut off by a crash is removed; any other damage is an error."""
        assert self._log is not None
        self._log.seek(0)
        text = self._log.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            self._log.truncate(whole)
        for number, line in enumerate(text[:whole].splitlines(), 1):
            row = _row(line)
            if row is None or row.get("key") in self.rows:
                path = self.path / LOG
                raise PalatineError(
                    f"{path}, line {number}: this line is damaged or there twice; take it out to play that part again",
                    f"{path}, wiersz {number} jest uszkodzony albo powtórzony; usuń go, aby rozegrać tę część od nowa",
                )
            self.rows[row["key"]] = row

    def add(self, row: Row) -> None:
        """One more line, on the disk before this returns."""
        assert self._log is not None and row["key"] not in self.rows
        line = sealed(row).encode()
        kept = _row(line)
        assert kept is not None
        try:
            self._log.write(line + b"\n")
            self._log.flush()
            os.fsync(self._log.fileno())
        except OSError as error:
            raise unreadable(self.path / LOG, error) from None
        self.rows[row["key"]] = kept  # as it will be read again, so that nothing depends on when it was played

    def missing(self, keys: Iterable[str]) -> list[str]:
        return [key for key in keys if key not in self.rows]


def _row(line: bytes) -> Row | None:
    """The row of a line, or None if anything about it is wrong."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    if not isinstance(row, dict) or row.pop(CHECK, "") != _checksum(row) or not isinstance(row.get("key"), str):
        return None
    return row


def _grown(was: object, now: object) -> bool:
    """A larger number, or a list that begins with the old one."""
    if isinstance(was, int) and isinstance(now, int):
        return now >= was
    return isinstance(was, list) and isinstance(now, list) and now[: len(was)] == was


def _short(value: object) -> str:
    text = ",".join([str(part) for part in value]) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _lock(log: IO[bytes], folder: Path) -> None:
    """Nobody else writes here meanwhile. The system gives the lock back, however this process ends."""
    try:
        import fcntl
    except ModuleNotFoundError:  # not every system has such locks
        return
    try:
        fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise PalatineError(
            f"another process is at work in {folder}", f"w katalogu {folder} pracuje już inny proces"
        ) from None


def write_whole(path: Path, text: str) -> None:
    """A whole file or none: a crash leaves the old one in place."""
    try:
        temporary = path.with_name(f".{path.name}.new")
        temporary.write_text(text, "utf-8")
        os.replace(temporary, path)
    except OSError as error:
        raise unreadable(path, error) from None
