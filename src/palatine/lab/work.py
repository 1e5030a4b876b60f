"""Long work in a folder: what is missing is done, each result is on the disk before the next, nothing is done twice."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from palatine.kernel.errors import PalatineError
from palatine.lab.folder import Folder, Row, stored_plan
from palatine.lab.pool import Workers, finished

Progress = Callable[[int], None]
GROWING: Final = ("games", "players")
"""What a plan may have more of when its folder is gone on with; nothing else may change."""


class Keyed(Protocol):
    """A part of the work, with a name that its row carries too."""

    @property
    def key(self) -> str: ...


Part = TypeVar("Part", bound=Keyed)
Plan = TypeVar("Plan")


def worked(
    path: Path,
    plan: Row,
    parts: Sequence[Part],
    job: Callable[[Part], Row],
    workers: Workers,
    progress: Progress | None,
) -> list[Row]:
    """The rows of all parts, in their order. `progress` hears how many more parts are done."""
    told = progress or (lambda done: None)
    with Folder(path, plan, GROWING) as folder:
        left = [part for part in parts if part.key not in folder.rows]
        told(len(parts) - len(left))
        for row in finished(job, left, workers):
            folder.add(row)
            told(1)
        return [folder.rows[part.key] for part in parts]


def plan_row(kind: str, plan: Any) -> Row:
    """A plan as its folder keeps it."""
    return {"kind": kind, **asdict(plan), "players": list(plan.players)}


def plan_of(folder: Path, kind: str, make: Callable[..., Plan]) -> Plan:
    """The plan of a folder that must be of this kind, to go on with."""
    row = stored_plan(folder)
    found = row.pop("kind")
    if found != kind:
        raise PalatineError(
            f"{folder} was made by palatine {found}, not by palatine {kind}",
            f"katalog {folder} pochodzi z polecenia palatine {found}, a nie palatine {kind}",
        )
    try:
        return make(**{**row, "players": tuple(row["players"])})
    except (KeyError, TypeError):
        raise PalatineError(f"{folder}: the plan is damaged", f"{folder}: plan jest uszkodzony") from None


def check_players(players: Sequence[str]) -> None:
    """Everybody once, and everybody known."""
    from palatine import api

    if len(set(players)) != len(players):
        raise PalatineError("--players: name every player once", "--players: każdego gracza podaj tylko raz")
    for word in players:
        api.bot(word, 0)
