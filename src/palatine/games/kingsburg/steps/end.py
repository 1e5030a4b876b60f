"""KB-10 End of the year, end of the game."""

from typing import final

from palatine.games.kingsburg.components import YEARS
from palatine.games.kingsburg.headings import GAME_END, YEAR
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.season import powers
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame, turn


@final
class YearEnd(Step):
    """KB-10.1 The year marker moves on; after year V the game ends. KB-3.3 Without modules a year ends with no more."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.year == YEARS:
            g.then([turn(GAME_END)])
        else:
            g.next_year()
            g.then([turn(YEAR)])


@final
class GameEnd(Step):
    """KB-10.2 Final scoring of buildings (KB-13.6 Cathedral), in turn order."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        todo: list[Frame] = []
        for seat in g.order:
            todo += powers(g.box.game_end_numbers, seat, g.seat[seat].buildings & g.box.last_scorers)
        g.then(todo)
