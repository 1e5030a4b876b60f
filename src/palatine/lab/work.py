"""Long work in a folder: what is missing is done, each result is on the disk before the next, nothing is done twice."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from palatine.kernel.errors import PalatineError
from palatine.lab.folder import Folder, Row, stored_plan
from palatine.lab.pool import Workers, finished

Progress = Callable[[int], None]


class Keyed(Protocol):
    """A part of the work, with a name that its row carries too."""

    @property
    def key(self) -> str: ...


Part = TypeVar("Part", bound=Keyed)


def worked(
    path: Path,
    plan: Row,
    growing: tuple[str, ...],
    parts: Sequence[Part],
    job: Callable[[Part], Row],
    workers: Workers,
    progress: Progress | None,
) -> list[Row]:
    """The rows of all parts, in their order. `progress` hears how many more parts are done."""
    told = progress or (lambda done: None)
    with Folder(path, plan, growing) as folder:
        left = [part for part in parts if part.key not in folder.rows]
        told(len(parts) - len(left))
        for row in finished(job, left, workers):
            folder.add(row)
            told(1)
        return [folder.rows[part.key] for part in parts]


def plan_of(folder: Path, kind: str) -> dict[str, Any]:
    """The stored plan of a folder that must be of this kind."""
    row = stored_plan(folder)
    found = row.pop("kind")
    if found != kind:
        raise PalatineError(
            f"{folder} was made by palatine {found}, not by palatine {kind}",
            f"katalog {folder} pochodzi z polecenia palatine {found}, a nie palatine {kind}",
        )
    return row


def damaged(folder: Path) -> PalatineError:
    return PalatineError(f"{folder}: the plan is damaged", f"{folder}: plan jest uszkodzony")


def check_players(players: Sequence[str]) -> None:
    """Everybody once, and everybody known."""
    from palatine import api

    if len(set(players)) != len(players):
        raise PalatineError("--players: name every player once", "--players: każdego gracza podaj tylko raz")
    for word in players:
        api.bot(word, 0)
