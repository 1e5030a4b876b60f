"""A game played again from its own log, decision by decision, before a listener."""

from collections.abc import Iterator
from dataclasses import dataclass

from palatine.kernel.event import Event, events_from
from palatine.kernel.history import MOVE, Entry, entries
from palatine.kernel.record import outcome_lines, restarted
from palatine.kernel.table import Table


@dataclass(frozen=True)
class Played:
    """One decision and the table after it, which is only lent: it goes on. The first has no seat: it is the set-up."""

    number: int
    seat: int | None
    text: str
    en: str
    pl: str
    outcomes: list[str]
    """What chance gave, as lines of a record."""
    events: list[Event]
    table: Table
    is_together: bool = False
    """Whether several seats chose at the same time, each for itself."""


def again(table: Table) -> Iterator[Played]:
    """Every decision of a recorded game, from the set-up on."""
    log = entries(table.log)
    starts = [at for at, entry in enumerate(log) if entry.kind == MOVE]
    fresh = restarted(table, log[: starts[0]] if starts else log, True)
    told = 0
    news = events_from(fresh.events, told)
    yield Played(0, None, "", "", "", outcome_lines(fresh), news, fresh)
    for number, at in enumerate(starts, 1):
        told += len(news)
        move, end = log[at], starts[number] if number < len(starts) else len(log)
        action, seat = int(move.what), int(move.seat)
        text, en, pl = fresh.text(action, seat), fresh.label(action, "en", seat), fresh.label(action, "pl", seat)
        is_together = bool(fresh.lanes)
        fresh.force_outcomes(log[at + 1 : end])
        fresh.act(action, seat)
        news = events_from(fresh.events, told)
        yield Played(number, seat, text, en, pl, outcome_lines(fresh), news, fresh, is_together)


def decisions(table: Table) -> int:
    """How many decisions were taken so far."""
    count = 0
    entry: Entry | None = table.log
    while entry is not None:
        count += entry.kind == MOVE
        entry = entry.before
    return count
