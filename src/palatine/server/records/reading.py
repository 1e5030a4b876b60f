"""Records that somebody brings: read within limits, played again line by line, refused with the line that is wrong."""

import time
from typing import Final

from palatine.api import game as game_named
from palatine.kernel.errors import BrokenRecord
from palatine.kernel.position import STRANGE
from palatine.kernel.record import header, read
from palatine.kernel.table import Table
from palatine.server.errors import BadRequest

LONGEST_RECORD: Final = 400_000
"""Characters. A long game has some tens of thousands."""
SECONDS: Final = 5.0


class TooSlow(BadRequest, code="too_slow"):
    """The record would take too long to play again."""


class _Watch:
    """Counts the moves of a record and stops when its time is over."""

    def __init__(self, seconds: float) -> None:
        self.moves = 0
        self.end = time.monotonic() + seconds

    def tick(self) -> None:
        if time.monotonic() > self.end:
            raise TooSlow(
                f"this record takes too long to check; it was stopped after {self.moves} moves",
                f"sprawdzanie tego zapisu trwa za długo; przerwano je na ruchu nr {self.moves}",
            )
        self.moves += 1


def verified(text: str, seconds: float = SECONDS) -> Table:
    """The table at the end of a record, which has been played again on the way."""
    if len(text) > LONGEST_RECORD:
        raise BadRequest(
            f"a record may have at most {LONGEST_RECORD} characters",
            f"zapis może mieć najwyżej {LONGEST_RECORD} znaków",
        )
    watch = _Watch(seconds)
    try:
        name = header(text).get("game")
        if name is None:
            raise BrokenRecord("this is no record: it does not say which game", "to nie jest zapis gry: brak nazwy gry")
        table = read(game_named(name), text, watch.tick)
        table.scores()
        return table
    except STRANGE as error:
        if hasattr(error, "pl"):  # a sentence for people already
            raise
        where = (f"move {watch.moves}", f"ruch nr {watch.moves}") if watch.moves else ("the set-up", "rozstawienie")
        raise BrokenRecord(
            f"{where[0]} leads to something that cannot be", f"{where[1]} prowadzi do niemożliwej sytuacji"
        ) from None
