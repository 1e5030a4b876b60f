"""The log of a game: moves, chance outcomes and information barriers, in order of arrival.

Entries are frozen and linked backwards, so a clone shares its past and an append costs one small object.
"""

from typing import Final, final

from palatine.kernel.ints import i64

MOVE: Final = 0
CHANCE: Final = 1
BARRIER: Final = 2
"""Somebody learned something without a die or a draw (a look at a card already drawn)."""


@final
class Entry:
    """`what` is the action of a move, or the number of the kind of chance whose outcome `values` are."""

    def __init__(self, before: "Entry | None", kind: i64, seat: i64, what: i64, values: tuple[int, ...]) -> None:
        self.before: Final = before
        self.kind: Final = kind
        self.seat: Final = seat
        self.what: Final = what
        self.values: Final = values


def entries(last: Entry | None) -> list[Entry]:
    """The whole log, oldest first."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def free_moves(last: Entry | None, seat: int) -> int:
    """How many of this seat's moves lie after the last roll, reveal or decision of somebody else."""
    count = 0
    while last is not None and last.kind == MOVE and last.seat == seat:
        count += 1
        last = last.before
    return count
