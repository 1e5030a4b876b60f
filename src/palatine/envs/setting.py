"""What all environments share: which tables they play, and what a game is worth to a seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from palatine import api
from palatine.kernel.chance import seeded
from palatine.kernel.errors import BadOption
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table

REWARDS = ("ranking", "points")


@dataclass(frozen=True)
class Setting:
    """A game as an environment plays it. Wrong values are refused when it is made."""

    game: str
    seats: int = 0
    options: dict[str, object] = field(default_factory=dict)
    overlay: dict[str, object] | None = None
    rewards: str = "ranking"

    def __post_init__(self) -> None:
        if self.rewards not in REWARDS:
            names = ", ".join(REWARDS)
            raise BadOption(
                f"rewards: {quoted(self.rewards, 'en')} is not possible; choose one of: {names}",
                f"rewards: {quoted(self.rewards, 'pl')} nie jest możliwe; możliwe wartości: {names}",
            )
        if not self.seats:
            object.__setattr__(self, "seats", max(2, api.game(self.game).min_seats))
        self.blank()

    def blank(self) -> Table:
        """A table before its set-up: a copy of it begins a game without reading the options again."""
        return api.game(self.game).prepared(self.seats, self.options, self.overlay)

    def new_table(self, seed: str, recording: bool = False) -> Table:
        """A table at its first decision; the same as `palatine.new_game` with this seed."""
        table = self.blank()
        table.chance = seeded(seed)
        table.recording = recording
        table.begin()
        return table

    def worth(self, scores: Sequence[int], places: Sequence[int]) -> list[float]:
        """The rewards of a finished game, by seat; zero-sum with two seats or more.

        `ranking`: the share of opponents placed below less the share placed above, -1 … 1. `points`: one's score less
        the mean of the others'. Alone at the table: 1 or -1 for winning or not, and the score itself.
        """
        count = len(places)
        if count == 1:
            return [float(scores[0])] if self.rewards == "points" else [1.0 if places[0] == 1 else -1.0]
        if self.rewards == "points":
            return [score - (sum(scores) - score) / (count - 1) for score in scores]
        return [sum([(other > mine) - (other < mine) for other in places]) / (count - 1) for mine in places]

    def result(self, table: Table) -> list[float]:
        return self.worth(table.scores(), table.ranking())
