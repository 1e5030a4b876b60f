"""WK-6 The production phase: four steps of count, supremacy and construction."""

from typing import final

from palatine.games.wonderful_kingdom.components import MATERIALS
from palatine.games.wonderful_kingdom.headings import PHASE_PRODUCTION, PLACE
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.planning import open_lanes
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.frame import Frame


@final
class Production(Step):
    """WK-6.1 Count (WK-6.2), supremacy (WK-6.4), construction (WK-6.6); WK-6.8 the count comes first."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        resource = f.a
        if resource == MATERIALS:
            g.enter_phase(PHASE_PRODUCTION)
        g.step = resource
        for seat in range(g.seat_count):
            g.produce(seat, resource, g.production(seat, resource))
        for seat in range(g.seat_count):
            if g.wins_supremacy(seat, resource):
                g.promote(seat, g.has_straight_way(seat))
        open_lanes(g, [Frame(PLACE, seat, resource) for seat in range(g.seat_count)])
