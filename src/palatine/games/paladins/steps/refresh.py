"""PA-10.4 The end of a round, and PA-10.6 of the game."""

from typing import final

from palatine.games.paladins.components import ROUNDS, VPL_DISCARDS
from palatine.games.paladins.headings import PHASE_END, ROUND
from palatine.games.paladins.step import Step
from palatine.games.paladins.table import Paladins
from palatine.kernel.frame import Frame, turn


@final
class Refresh(Step):
    """PA-3.7, PA-10.4 Townsfolk, Outsiders, Tavern, Favours; PA-14.28 alone two of each track, PA-14.29 no Schemes."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.slide(VPL_DISCARDS if g.is_solo() else 1)
        g.turn_up_townsfolk()
        g.turn_up_outsiders()
        g.discard_tavern()
        g.open_favours()
        if g.round < ROUNDS:
            g.then([turn(ROUND)])
        else:
            g.enter_phase(PHASE_END)
