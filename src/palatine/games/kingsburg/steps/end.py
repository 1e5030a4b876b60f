"""KB-10 End of the year, end of the game."""

from typing import final

from palatine.games.kingsburg.components import YEARS
from palatine.games.kingsburg.headings import (
    AT_GAME_END,
    AT_YEAR_END,
    AT_YEAR_LAST,
    DISSOLVE,
    GAME_END,
    LAST_TOKEN,
    MOMENT,
    YEAR,
    YEAR_END,
)  # fmt: skip
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.scenarios import end_claims
from palatine.games.kingsburg.steps.season import powers
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn


@final
class YearEnd(Step):
    """KB-10.1 The year marker moves on; after year V the game ends. KB-3.3 With modules much comes before (b = 0)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        last = g.year == YEARS
        if g.box.modular and f.b == 0:
            close_year(g, last)
        elif not last:
            g.next_year()
            g.then([turn(YEAR)])
        elif not g.box.modular:
            g.then([turn(GAME_END)])


def close_year(g: Kingsburg, last: bool) -> None:
    """KB-3.3 Cards and claims go; gains of the year, removals, in year V final scoring (KB-10.2); the Minstrel last."""
    g.end_destiny()
    end_claims(g)
    todo = [Frame(MOMENT, NOBODY, AT_YEAR_END)]
    if g.box.has_alliances and (g.year == 3 or (g.year == 4 and g.seat_count >= 4)):  # KB-20.2
        todo += [turn(DISSOLVE, seat) for seat in g.order]
    if last:
        todo.append(Frame(MOMENT, NOBODY, AT_GAME_END))
        if g.box.has_tokens:
            todo.append(turn(LAST_TOKEN))
    todo += [Frame(MOMENT, NOBODY, AT_YEAR_LAST), Frame(YEAR_END, NOBODY, 0, 1)]
    g.then(todo)


@final
class GameEnd(Step):
    """KB-10.2 Final scoring of buildings (KB-13.6 Cathedral), in turn order."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        todo: list[Frame] = []
        for seat in g.order:
            todo += powers(g.box.moments[AT_GAME_END], seat, g.seat[seat].buildings & g.box.acting[AT_GAME_END])
        g.then(todo)
