"""A forecast that is a weighted sum of a few numbers, the weights fitted to games that bots have played."""

from math import sqrt
from typing import Final

from palatine.bots.search.value import Value
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.table import Table

LEAST_DOUBT: Final = 2.5


@mypyc_attr(allow_interpreted_subclasses=True)
class Fitted(Value):
    """What a seat has now, and what it will probably add. `bench/values.py` makes the weights."""

    def __init__(self, weights: list[float], spread: tuple[float, float]) -> None:
        self.weights: Final = weights
        self.spread: Final = spread
        """The variance of a difference at the end of the game, and how much it grows with the clock."""

    def clock(self, table: Table) -> float:
        """How much of the game is left, in natural steps."""
        raise NotImplementedError

    def numbers(self, table: Table, seat: int) -> list[float]:
        """What a seat's further points depend on."""
        raise NotImplementedError

    def present(self, table: Table, seat: int) -> float:
        """The points that a seat has already."""
        raise NotImplementedError

    def outcome(self, table: Table, seat: int) -> float:
        """What a finished game has brought a seat: what the weights are fitted to."""
        return float(table.scores()[seat])

    def points(self, table: Table, seat: int) -> float:
        total = self.present(table, seat)
        numbers = self.numbers(table, seat)
        weights = self.weights
        assert len(numbers) == len(weights), "the weights were fitted to other numbers: run bench/values.py"
        for at in range(len(numbers)):
            total += weights[at] * numbers[at]
        return total

    def doubt(self, table: Table) -> float:
        return max(LEAST_DOUBT, sqrt(self.spread[0] + self.spread[1] * self.clock(table)))
