"""One game between bots, from the first decision to the last."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from palatine import api
from palatine.bots.base import Bot
from palatine.kernel.errors import PalatineError
from palatine.kernel.record import ENGINE
from palatine.kernel.table import Table

TIMED = "seconds="
"""A bot with this in its word thinks by the clock, so its games depend on the machine."""


@dataclass(frozen=True)
class Setting:
    """The table that is played at: which game, with which options and data."""

    game: str
    options: dict[str, object] = field(default_factory=dict)
    overlay: dict[str, object] | None = None

    def table(self, seats: int, seed: str) -> Table:
        return api.new_game(self.game, seats, self.options, seed, self.overlay)

    def check(self, seats: int) -> None:
        """Raise what is wrong before anything is played."""
        api.game(self.game).prepared(seats, self.options, self.overlay)


def play_out(table: Table, bots: Sequence[Bot]) -> int:
    """Let the bots play to the end, one for each seat; the number of decisions."""
    decisions = 0
    while waiting := table.to_act:
        seat = waiting[0]
        table.play(bots[seat].choose(api.sampler(table, seat), seat), seat)
        decisions += 1
    return decisions


def seated(words: Sequence[str], seed: str) -> list[Bot]:
    """The bots of these words in order of seats. A bot's chance depends on the seed, its word and its seat."""
    return [api.bot(word, f"{seed}/{word}/{seat}") for seat, word in enumerate(words)]


def engine(game: str) -> dict[str, object]:
    """What decides about the course of a game besides its seed: versions and the action book."""
    rules = api.game(game)
    return {"version": ENGINE, "rules": int(rules.rules_version), "book": rules.book.fingerprint()}


def check_engine(game: str, wanted: dict[str, object]) -> None:
    """Refuse to add games of another engine to a plan, on this machine or on a node of a cluster."""
    found = engine(game)
    if found != wanted:
        raise PalatineError(
            f"these results were begun with another engine ({_told(wanted)}; here: {_told(found)})",
            f"te wyniki pochodzą z innej wersji silnika ({_told(wanted)}; tutaj: {_told(found)})",
        )


def _told(versions: dict[str, object]) -> str:
    return ", ".join([f"{name} {value}" for name, value in versions.items()])


def first_share(places: Sequence[int], at: int) -> float:
    """The part of the victory: winners who tie share it, and where nobody wins nobody has any."""
    return 1 / places.count(1) if places[at] == 1 else 0.0
