"""Advice: what a seat's options are worth, from what that seat knows."""

from typing import Final, final

from palatine.bots.base import Sampler
from palatine.bots.levels import adviser

USUAL_SECONDS: Final = 1.0


@final
class Advice:
    """An option, and what the seat may expect after it."""

    def __init__(self, action: int, win: float, points: float, visits: int) -> None:
        self.action: Final = action
        self.win: Final = win
        """The chance of winning the game; a shared victory counts as its share."""
        self.points: Final = points
        """The points expected at the end."""
        self.visits: Final = visits
        """How many imagined tables speak for that; with none, its looks alone put it where it stands."""


def advise(sampler: Sampler, seat: int, seconds: float = 0.0, iterations: int = 0, seed: int | str = 0) -> list[Advice]:
    """A seat's options, best first. With `iterations` the answer is the same on every machine; `seconds` limits it."""
    table = sampler.known()
    if not table.legal(seat):
        return []
    budget = seconds if seconds or iterations else USUAL_SECONDS
    trials = adviser(table.game, table.seat_count, seed).advised(sampler, seat, iterations, budget)
    return [
        Advice(
            int(trial.action),
            trial.win / max(1.0, float(trial.visits)),
            trial.points / max(1.0, float(trial.visits)),
            int(trial.visits),
        )
        for trial in trials
    ]
