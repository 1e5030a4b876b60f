"""WK-3.2 The end of a round, WK-13 the end of the game."""

from typing import final

from palatine.games.wonderful_kingdom.components import ROUNDS
from palatine.games.wonderful_kingdom.headings import ADVISORS, END_TURN, GAME_END, PHASE_END, ROUND
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.frame import Frame, turn


@final
class RoundEnd(Step):
    """WK-3.2 The next round with the other player first, or the end; WK-9.10 advisors speak once more before it.

    WK-3.3 Nothing is taken from the construction areas and duchies.
    """

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        if g.round < ROUNDS:
            g.push(turn(ROUND))
            return
        g.push(turn(GAME_END))
        if g.box.module == ADVISORS:
            g.push(turn(END_TURN, g.first()))


@final
class GameEnd(Step):
    """WK-13.1 The points are counted."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.enter_phase(PHASE_END)
