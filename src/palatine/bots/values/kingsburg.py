"""How a game of Kingsburg will end: goods, buildings, soldiers, by the seasons that are left."""

from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.kingsburg.battle import MEAN_STRENGTH, outcome
from palatine.bots.thumbs.kingsburg.worth import Horizon, power_worth
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.kingsburg_weights import SPREAD, WEIGHTS
from palatine.games.kingsburg.components import GOLD, STONE, WOOD, YEARS
from palatine.games.kingsburg.headings import NO_POWERS
from palatine.games.kingsburg.steps.building import next_in_row
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

BASE_BUILDINGS: Final = 20
"""Those of the plain province sheet have a weight each; others are weighed by what they do."""
SEASONS: Final = 15.0


@final
class KingsburgValue(Fitted):
    def stage(self, table: Table) -> i64:
        assert isinstance(table, Kingsburg)
        return table.year * 4 + table.phase // 2

    def clock(self, table: Table) -> float:
        assert isinstance(table, Kingsburg)
        return seasons_left(table) if table.stack or table.lanes else 0.0

    def present(self, table: Table, seat: int) -> float:
        assert isinstance(table, Kingsburg)
        return float(table.seat[seat].vp())

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Kingsburg)
        g = table
        s = g.seat[seat]
        left = seasons_left(g) / SEASONS
        soon = min(1.0, 5.0 * left)
        goods = float(s.goods_held())
        soldiers = float(s.soldiers)
        found = [1.0, left, soon, goods * soon, goods * left, goods]
        for kind in (GOLD, WOOD, STONE):
            found.append(min(4.0, float(s.goods[kind])) * soon)
        found.append(float(s.plus2) * soon)
        found.append(float(s.plus2) * left)
        found.append(soldiers)
        found.append(soldiers * left)
        fighting = 1.0 if g.phase <= 8 else 0.0
        value = soldiers + 3.5 + float(g.folded(g.box.battle, s.buildings, 1, 0))
        found.append(fighting * outcome(value - MEAN_STRENGTH[g.year]))
        found.append(fighting * outcome(value - MEAN_STRENGTH[g.year]) * float(g.year))
        found.append(1.0 if g.envoy == seat else 0.0)
        found.append(float(s.aid + s.white_dice) * soon)
        place = 0.0
        for at in range(i64(g.seat_count)):
            if g.order[at] == seat:
                place = float(at)
        found.append(place * soon)
        count = float(s.building_count())
        found.append(count * left)
        found.append(cheapest(g, seat) * soon)
        found.append(1.0 if s.governor != NO_POWERS else 0.0)
        for building in range(i64(BASE_BUILDINGS)):
            stands = 1.0 if s.buildings >> building & 1 else 0.0
            found.append(stands)
            found.append(stands * left)
        others = s.buildings >> BASE_BUILDINGS
        worth = 0.0
        if others:
            ahead = Horizon(g.year, g.phase, YEARS)
            building = i64(BASE_BUILDINGS)
            while others:
                if others & 1:
                    worth += power_worth(g, seat, building, ahead)
                others >>= 1
                building += 1
        found.append(worth)
        return found


def seasons_left(g: Kingsburg) -> float:
    """Productive seasons that are not over, the running one included as long as something is influenced in it."""
    this_year = 3 - (g.phase - 1) // 2 if g.phase < 7 else 0
    return float(3 * (YEARS - g.year) + this_year)


def cheapest(g: Kingsburg, seat: i64) -> float:
    """Goods that are missing for the next building, the cheapest of the rows."""
    goods = g.seat[seat].goods
    least: i64 = 9
    for row in g.seat[seat].sheet:
        building = next_in_row(g.seat[seat].buildings, row)
        if building >= 0:
            lacking: i64 = 0
            for kind in range(i64(3)):
                need = g.cost(seat, building, kind) - goods[kind]
                if need > 0:
                    lacking += need
            if lacking < least:
                least = lacking
    return float(least)


VALUE: Final[Value] = KingsburgValue(WEIGHTS, SPREAD)
