"""What a study looks at: what players of a game take, build, hire or defeat.

A module for a game names the events that tell it. Nothing here knows a rule: the engine says what happened, the
catalogue says what things are called.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from palatine.kernel.parts import part
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Subject:
    """A way to come by things: the event that tells it, and the fact that names the thing.

    `way` names it, `said` says it in words. Where a seat chooses among things that it is shown, `offer` is the event
    and the fact that name those. `whole` names a family of which everything can be taken in every game.
    """

    way: str
    said: tuple[str, str]
    event: str
    fact: str
    offer: tuple[str, str] = ("", "")
    whole: str = ""


@dataclass(frozen=True)
class Subjects:
    """All of a game. `turn` is an event that happens once a turn, where games differ in length."""

    subjects: tuple[Subject, ...]
    turn: str = ""


@dataclass(frozen=True)
class Seen:
    """What a finished game shows: for each seat how often it took what, and how often it could choose it."""

    taken: list[dict[str, int]]
    offered: list[dict[str, int]]
    turns: int


def subjects_of(game: str) -> Subjects:
    """What the lab looks at in a game; nothing but points where nobody has named more."""
    found = part(f"palatine.lab.subjects.{game}", "SUBJECTS")
    return found if isinstance(found, Subjects) else Subjects(())


def seen(table: Table) -> Seen:
    """Read it from the events, each seat's as that seat knows them. Things are named `way/id`."""
    subjects = subjects_of(table.game.name)
    taken: list[Counter[str]] = [Counter() for _ in range(table.seat_count)]
    offered: list[Counter[str]] = [Counter() for _ in range(table.seat_count)]
    turns = 0
    for seat in range(table.seat_count):
        events = table.events_since(0, seat)
        mine = [event for event in events if event["seat"] == seat]
        turns += len([event for event in mine if event["kind"] == subjects.turn])
        for subject in subjects.subjects:
            taken[seat].update(_named(mine, subject.way, subject.event, subject.fact))
            offered[seat].update(_named(mine, subject.way, *subject.offer))
    return Seen([dict(sorted(one.items())) for one in taken], [dict(sorted(one.items())) for one in offered], turns)


def _named(events: list[dict[str, Any]], way: str, kind: str, fact: str) -> list[str]:
    found: list[str] = []
    for event in events:
        if event["kind"] == kind and event.get(fact) is not None:
            value = event[fact]
            found += [f"{way}/{name}" for name in (value if isinstance(value, list) else [value])]
    return found
