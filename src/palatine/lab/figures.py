"""The statistics of studies: means, paired differences, slopes within games, and corrections for many questions."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import fmean

from palatine.lab.simulate import Z95

FEWEST = 30
"""Games that must say something about a thing before a figure about it is shown."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval and, against nought, its p-value. `n` counts the games behind it."""

    value: float
    error: float
    n: int

    @property
    def interval(self) -> tuple[float, float]:
        return self.value - Z95 * self.error, self.value + Z95 * self.error

    @property
    def p(self) -> float:
        if self.error == 0:
            return 1.0 if self.value == 0 else 0.0
        return erfc(abs(self.value) / self.error / sqrt(2))


def mean(values: Sequence[float]) -> Estimate:
    """The mean with its normal interval; for paired differences too."""
    n = len(values)
    middle = fmean(values) if n else 0.0
    spread = sum([(value - middle) ** 2 for value in values]) / max(1, n - 1)
    return Estimate(middle, sqrt(spread / max(1, n)), n)


def slope(games: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Estimate | None:
    """How much the outcome changes with one more of something, comparing seats of the same game only.

    Each game is (how many each seat has, what each seat achieved). Games in which all seats have the same say nothing;
    the others are one cluster each, so that seats that depend on each other do not count as independent. With one seat
    there is nothing to compare within a game, so games are compared with each other.
    """
    if games and len(games[0][0]) == 1:
        counts, outcomes = [[side[0] for side in sides] for sides in zip(*games, strict=True)]
        few, low = fmean(counts), fmean(outcomes)
        parts = [((x - few) * (y - low), (x - few) ** 2) for x, y in zip(counts, outcomes, strict=True)]
        told = min(sum([1 for x in counts if x == value]) for value in set(counts)) if len(set(counts)) > 1 else 0
    else:
        parts = [_within(counts, outcomes) for counts, outcomes in games]
        told = sum([1 for _, square in parts if square])
    squares = sum([square for _, square in parts])
    if told < FEWEST or not squares:
        return None
    value = sum([product for product, _ in parts]) / squares
    rest = sum([(product - value * square) ** 2 for product, square in parts])
    return Estimate(value, sqrt(rest * told / (told - 1)) / squares, told)


def _within(counts: Sequence[float], outcomes: Sequence[float]) -> tuple[float, float]:
    few, low = fmean(counts), fmean(outcomes)
    product = sum([(x - few) * (y - low) for x, y in zip(counts, outcomes, strict=True)])
    return product, sum([(x - few) ** 2 for x in counts])


def benjamini_hochberg(values: Sequence[float]) -> list[float]:
    """Adjusted p-values: of all that are called sure at 5 %, about 5 % are expected to be false."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    found = [1.0] * len(values)
    least = 1.0
    for rank in range(len(values), 0, -1):
        at = order[rank - 1]
        least = min(least, values[at] * len(values) / rank)
        found[at] = least
    return found


def holm(values: Sequence[float]) -> list[float]:
    """Adjusted p-values: the chance of any false one among those called sure at 5 % is at most 5 %."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    found = [1.0] * len(values)
    most = 0.0
    for rank, at in enumerate(order):
        most = max(most, min(1.0, values[at] * (len(values) - rank)))
        found[at] = most
    return found
