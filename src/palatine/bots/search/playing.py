"""Playing on quickly from an imagined table, until it can be judged."""

from typing import Final, final

from palatine.bots.greedy import Thumb, thumb_of
from palatine.bots.search.settings import Settings
from palatine.bots.search.value import Value, value_of
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

NEVER: Final = 1 << 60


@final
class Horizon:
    """How far a table is played on: it counts decisions and stages as they go by."""

    def __init__(self, table: Table, value: Value, settings: Settings) -> None:
        self.value: Final = value
        self.stages_left: i64 = settings.stages if settings.stages else NEVER
        self.steps_left: i64 = settings.steps if settings.steps else NEVER
        self.counts: Final = settings.stages > 0
        self.stage: i64 = value.stage(table) if settings.stages else 0

    def reached(self, table: Table) -> bool:
        """After each decision: True when the table is to be judged, or the game is over."""
        if not table.stack and not table.lanes:
            return True
        self.steps_left -= 1
        if self.counts:
            stage = self.value.stage(table)
            if stage != self.stage:
                self.stage = stage
                self.stages_left -= 1
        return self.stages_left <= 0 or self.steps_left <= 0


@final
class Mind:
    """What a search knows of its game: the rules of thumb, the forecast, and the settings."""

    def __init__(self, game: str, settings: Settings) -> None:
        self.thumb: Final[Thumb] = thumb_of(game)
        self.hasty: Final[Thumb] = self.thumb.hasty()
        self.value: Final[Value] = value_of(game)
        self.settings: Final = settings

    def horizon(self, table: Table) -> Horizon:
        return Horizon(table, self.value, self.settings)

    def play_on(self, table: Table, horizon: Horizon, chance: Generator) -> None:
        """Every seat plays by taste until the horizon. The caller has asked for the last decision already."""
        taste: i64 = self.settings.taste
        while True:
            seat = table.waiting(0)
            options = table.legal(seat)
            count: i64 = len(options)
            if count == 1:
                action: i64 = options[0]
            elif taste == 0:
                action = options[chance.below(count)]
            else:
                action = tasted(self.hasty, table, seat, options, taste, chance)
            table.act(action, seat)
            if horizon.reached(table):
                return


def tasted(thumb: Thumb, table: Table, seat: i64, options: list[int], taste: i64, chance: Generator) -> i64:
    """The best by rule of thumb of some options drawn by lot; of all, if there are no more than that."""
    count: i64 = len(options)
    if count > taste:
        drawn = options[:]
        for at in range(taste):
            other = at + chance.below(count - at)
            drawn[at], drawn[other] = drawn[other], drawn[at]
        options = drawn[:taste]
    worths = thumb.worths(table, seat, options)
    best: i64 = 0
    for at in range(i64(1), i64(len(options))):
        if worths[at] > worths[best]:
            best = at
    return options[best]
