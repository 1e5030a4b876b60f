"""One option of the seat that thinks, and what came of trying it."""

from typing import Final, final

from palatine.bots.search.playing import Mind
from palatine.bots.search.value import LOGISTIC, Verdict
from palatine.kernel.ints import i64
from palatine.kernel.table import Table


@final
class Trial:
    """An option with its worth at first sight, and the sum of the verdicts so far."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: Final[i64] = action
        self.prior: Final = prior
        """By rule of thumb in points, against the option that looks best; or how much a net likes it."""
        self.visits: i64 = 0
        self.worth = 0.0
        self.win = 0.0
        self.points = 0.0

    def add(self, verdict: Verdict, seat: i64) -> None:
        self.visits += 1
        self.worth += verdict.worth[seat]
        self.win += verdict.win[seat]
        self.points += verdict.points[seat]

    def mean(self) -> float:
        return self.worth / float(self.visits) if self.visits else 0.0


def candidates(mind: Mind, table: Table, seat: i64) -> list[Trial]:
    """The options that the rules of thumb like best, best first; equal ones in the order of the book."""
    options = table.legal(seat)
    worths = mind.thumb.worths(table, seat, options)
    order = sorted([(-worth, action) for action, worth in zip(options, worths, strict=True)])
    best = -order[0][0]
    found = [Trial(action, -worth - best) for worth, action in order[: mind.settings.width]]
    margin = mind.settings.margin
    return [trial for trial in found if trial.prior >= -margin] if margin > 0.0 else found


def slope(mind: Mind, table: Table) -> float:
    """What a point is worth, from 0 to 1, where nothing is decided."""
    return 0.25 * LOGISTIC / mind.value.doubt(table)


def ranked(trials: list[Trial], trust: float, per_point: float) -> list[Trial]:
    """Best first: what was tried, drawn towards the rules of thumb as if they were a few tables more."""
    tried = [trial for trial in trials if trial.visits]
    if not tried:
        return trials
    middle = sum([trial.mean() - per_point * trial.prior for trial in tried]) / float(len(tried))
    rated: list[tuple[float, int, int]] = []
    for at, trial in enumerate(trials):
        guess = middle + per_point * trial.prior
        rated.append((-(trial.worth + trust * guess) / (float(trial.visits) + trust + 1e-9), at, 0))
    rated.sort()
    return [trials[at] for _, at, _ in rated]
