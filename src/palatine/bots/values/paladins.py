"""How a game of Paladins of the West Kingdom will end: attributes, goods, workers and deeds, by the rounds left."""

from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.paladins_goals import rounds_left
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.paladins_weights import SPREAD, WEIGHTS
from palatine.games.paladins.components import (
    ORDER_SPACES,
    ROUNDS,
)
from palatine.games.paladins.scoring import board_score
from palatine.games.paladins.seat import NO_CARD, VPL, total
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.ints import i64
from palatine.kernel.table import Table


@final
class PaladinsValue(Fitted):
    def stage(self, table: Table) -> i64:
        assert isinstance(table, Paladins)
        return table.round

    def clock(self, table: Table) -> float:
        assert isinstance(table, Paladins)
        return rounds_left(table) if table.stack or table.lanes else 0.0

    def present(self, table: Table, seat: int) -> float:
        assert isinstance(table, Paladins)
        return float(board_score(table, seat))

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Paladins)
        s = table.seat[seat]
        left = rounds_left(table) / float(ROUNDS)
        workers = float(total(s.pool))
        plain = [
            1.0,
            workers,
            float(s.silver),
            float(s.provisions),
            float(s.strength),
            float(s.faith),
            float(s.influence),
            float(len(s.suspicions)),
            float(s.unpaid),
            float(len(s.crew)),
            float(bit_count(s.workshops)),
            float(len(s.converts)),
            float(s.monks),
            float(s.outposts),
            float(len(s.walls)),
            float(s.jars),
            orders(table, seat),
        ]
        return plain + [number * left for number in plain] + [workers * (1.0 if s.passed else 0.0), left * left]

    def goal(self, table: Table) -> float:
        assert isinstance(table, Paladins)
        return float(board_score(table, VPL))


def orders(g: Paladins, seat: i64) -> float:
    """How near the King's Orders are that lie open."""
    near = 0.0
    for place in range(i64(ORDER_SPACES)):
        order = g.orders[place]
        if order != NO_CARD:
            near += float(min(5, g.done(seat, g.box.order_action[order]))) / 5.0
    return near


VALUE: Final[Value] = PaladinsValue(WEIGHTS, SPREAD)
