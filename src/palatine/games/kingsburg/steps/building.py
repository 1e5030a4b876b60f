"""KB-5.5 Building, and the envoy's second building (KB-7.3)."""

from typing import Final, final

from palatine.games.kingsburg.actions import BUILD, PASS
from palatine.games.kingsburg.components import COLUMNS, ROWS
from palatine.games.kingsburg.headings import BUILD as BUILD_HEADING
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64, vec

# KB-5.5.3 For the buildings of one row as four bits: the column of the left-most that is missing, 4 if none is.
NEXT_COLUMN: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4])


@final
class Building(Step):
    """KB-5.5.1 In turn order each player may erect one building."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.then([turn(BUILD_HEADING, seat) for seat in g.order])


@final
class Build(Step):
    """KB-5.5.1 One building or none; KB-B-03 not asked if none can be paid.

    KB-7.3, KB-A-12 The envoy's holder may erect another at once (b = 1).
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        if f.b == 1 and g.envoy != f.seat:
            return []
        found: list[int] = [PASS.base]
        standing = g.seat[f.seat].buildings
        for row in range(i64(ROWS)):
            column = NEXT_COLUMN[standing >> COLUMNS * row & 15]
            if column < COLUMNS and g.can_afford(f.seat, row * COLUMNS + column):
                found.append(BUILD.at(row * COLUMNS + column))
        return found if len(found) > 1 else []

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.build(f.seat, BUILD.first(action), f.b == 1)
        if f.b == 0 and g.envoy == f.seat:
            g.then([Frame(BUILD_HEADING, f.seat, 0, 1)])


def next_in_row(buildings: i64, row: i64) -> i64:
    """KB-5.5.3 The only building of a row that can be erected now, or -1. Rows are independent."""
    column = NEXT_COLUMN[buildings >> COLUMNS * row & 15]
    return row * COLUMNS + column if column < COLUMNS else -1
