"""The rules, a class for each heading."""

from typing import Final

from kernel.fishing.actions import CAST, CAST_LINE, GO_HOME, SET_FREE, TURN
from kernel.fishing.components import FISH, TURNS
from kernel.fishing.table import Fishing, Step
from palatine.kernel.frame import AUTOMATIC, DECISION, Frame, turn


class Turn(Step):
    """FI-1.1 Everybody has three turns, one after another; each begins with a cast."""

    def run(self, g: Fishing, f: Frame) -> None:
        if g.turns == TURNS * g.seat_count:
            return
        seat = g.turns % g.seat_count
        g.turns += 1
        g.empty_bucket()
        g.then([turn(CAST, seat), turn(TURN)] if g.bite(seat) else [turn(TURN)])


class Cast(Step):
    """FI-2 Cast once more, or FI-3 go home. FI-2.1 Gentle anglers may also set a fish free, for nothing."""

    def options(self, g: Fishing, f: Frame) -> list[int]:
        free = [SET_FREE.at(fish) for fish in range(len(FISH)) if g.catch[fish]] if g.chosen["gentle"] else []
        return [CAST_LINE.at(), GO_HOME.at(), *free]

    def choose(self, g: Fishing, f: Frame, action: int) -> None:
        if GO_HOME.owns(action):
            g.bring_home(f.seat)
        elif SET_FREE.owns(action):
            g.set_free(f.seat, SET_FREE.first(action))
            g.then([turn(CAST, f.seat)])
        elif g.bite(f.seat):
            g.then([turn(CAST, f.seat)])


RULEBOOK: Final[list[Step]] = [Turn("turn", "FI-1.1", AUTOMATIC), Cast("cast", "FI-2", DECISION)]
