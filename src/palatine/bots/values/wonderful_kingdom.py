"""How a game of It's a Wonderful Kingdom will end: what a duchy makes and holds, by the rounds that are left."""

from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.wonderful_kingdom_outlook import moment, supremacies
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.wonderful_kingdom_weights import SPREAD, WEIGHTS
from palatine.games.wonderful_kingdom.components import BASIC, MEDALS, ROUNDS
from palatine.games.wonderful_kingdom.scoring import seat_score
from palatine.games.wonderful_kingdom.seat import FLAT_VP, VP_PER_TYPE, design_of, total
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

STEPS: Final = 5.0
"""Planning and the four steps of production."""


@final
class WonderfulKingdomValue(Fitted):
    def stage(self, table: Table) -> i64:
        assert isinstance(table, WonderfulKingdom)
        return table.round * 64 + table.phase * 8 + table.step

    def clock(self, table: Table) -> float:
        assert isinstance(table, WonderfulKingdom)
        if not table.stack and not table.lanes:
            return 0.0
        return max(0.0, STEPS * float(ROUNDS + 1) - float(moment(table))) / STEPS

    def present(self, table: Table, seat: int) -> float:
        assert isinstance(table, WonderfulKingdom)
        return float(seat_score(table, seat))

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, WonderfulKingdom)
        g = table
        s = g.seat[seat]
        left = self.clock(table)
        soon = min(1.0, left)
        missing: i64 = 0
        begun = 0.0
        for site in s.sites:
            lacking = g.missing(site)
            missing += lacking
            points = float(g.box.worth[design_of(site)][FLAT_VP])
            begun += points / (1.0 + float(lacking))
        multipliers = 0.0
        for kind in range(i64(BASIC)):
            multipliers += float(s.worth[VP_PER_TYPE + kind])
        made = 0.0
        found = [1.0, left, soon, left * left]
        for resource in range(i64(BASIC)):
            n = float(g.production(seat, resource))
            made += n
            found.append(n * left)
        found += [
            made * left * left,
            float(s.krystallium) * soon,
            float(s.krystallium),
            float(s.soldiers) * soon,
            float(s.soldiers),
            float(len(s.sites)) * soon,
            float(missing) * soon,
            begun,
            begun * soon,
            multipliers * left,
            multipliers * soon,
            float(total(s.types)) * left,
            float(total(s.alchemy)) * soon,
            float(total(s.fresh)),
            supremacies(g, seat) * left,
        ]
        return found

    def goal(self, table: Table) -> float:
        return float(MEDALS[0][1])


VALUE: Final[Value] = WonderfulKingdomValue(WEIGHTS, SPREAD)
