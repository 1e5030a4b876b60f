"""How a game of Paladins of the West Kingdom will end: attributes, goods, workers and deeds, by the rounds left."""

from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.paladins.goals import (
    PRINTED,
    attribute_worth,
    goal_worth,
    rounds_left,
    scoring_worth,
    times_more,
)
from palatine.bots.thumbs.paladins.worth import COLOUR_WORTH, LABOURER_WORTH, burden, flat_worth, goods_worth
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.paladins_weights import SPREAD, WEIGHTS
from palatine.games.paladins.components import (
    ABSOLVE,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DEVELOP_POINTS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    MAP_POINTS,
    ORDER_SPACES,
    ROUNDS,
    STRENGTH,
    WALL_POINTS,
)
from palatine.games.paladins.scoring import UNPAID, board_score, order_points, reliefs, worth
from palatine.games.paladins.seat import NO_CARD, VPL
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.columns import total
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

MAP: Final[list[int]] = list(MAP_POINTS)
WALL: Final[list[int]] = list(WALL_POINTS)
WORKSHOPS: Final[list[int]] = list(DEVELOP_POINTS)


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
        return float(points_now(table, seat))

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, Paladins)
        g = table
        s = g.seat[seat]
        left = rounds_left(g) / float(ROUNDS)
        workers = float(total(s.pool))
        markers = 0.0
        lowest: i64 = 99
        for which in range(i64(STRENGTH), i64(INFLUENCE) + 1):
            value = s.attribute(which)
            markers += attribute_worth(g, value) - float(PRINTED[value])
            lowest = value if value < lowest else lowest
        goals = goal_worth(g, DEVELOP, g.done(seat, DEVELOP))
        for action in range(i64(COMMISSION), i64(CONVERT) + 1):
            goals += goal_worth(g, action, g.done(seat, action))
        plain = [
            1.0,
            workers,
            float(s.pool[CRIMINAL]),
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
            orders(g, seat),
            markers,
            float(lowest),
            goals,
            converted(g, seat),
            goods_worth(g, s.silver) + goods_worth(g, s.provisions),
            burden(g, seat, len(s.suspicions)),
            crew_to_come(g, seat),
            saved(g, seat),
        ]
        return plain + [number * left for number in plain] + [left * left]

    def goal(self, table: Table) -> float:
        assert isinstance(table, Paladins)
        return float(board_score(table, VPL))


def points_now(g: Paladins, seat: i64) -> i64:
    """PA-11 What `board_score` says of a player's board, without a list of sources."""
    s = g.seat[seat]
    points = order_points(g, seat) + PRINTED[s.strength] + PRINTED[s.faith] + PRINTED[s.influence]
    points += MAP[g.done(seat, COMMISSION)] + MAP[g.done(seat, GARRISON)] + WALL[g.done(seat, FORTIFY)]
    points += WALL[g.done(seat, ABSOLVE)] + WORKSHOPS[g.done(seat, DEVELOP)]
    for card in s.walls:
        points += g.box.wall_vp[card]
    relief: i64 = 0
    for card in s.converts:
        points += worth(g, g.box.scoring[card], seat)
        relief += reliefs(g.box.scoring[card])
    if relief < UNPAID:
        points -= s.unpaid * (UNPAID - relief)
    return points + s.paid + (s.silver + s.provisions) // 3


def orders(g: Paladins, seat: i64) -> float:
    """How near the King's Orders are that lie open."""
    near = 0.0
    for place in range(i64(ORDER_SPACES)):
        order = g.orders[place]
        if order != NO_CARD:
            done = g.done(seat, g.box.order_action[order])
            near += float(done if done < 5 else 5) / 5.0
    return near


def converted(g: Paladins, seat: i64) -> float:
    """What converted Outsiders will count in the end, beyond what they count now."""
    more = 0.0
    for card in g.seat[seat].converts:
        more += scoring_worth(g, seat, g.box.scoring[card]) - float(worth(g, g.box.scoring[card], seat))
    return more


def crew_to_come(g: Paladins, seat: i64) -> float:
    """What the crew will bring with the actions to come."""
    more = 0.0
    for card in g.seat[seat].crew:
        for action in range(i64(COMMISSION), i64(CONVERT) + 1):
            if g.box.after[action] >> card & 1:
                more += flat_worth(g.box.ability[card]) * times_more(g, seat, action)
    return more


def saved(g: Paladins, seat: i64) -> float:
    """The workers that Workshops will save."""
    more = 0.0
    workshops = g.seat[seat].workshops
    for action in range(i64(COMMISSION), i64(CONVERT) + 1):
        pair = workshops >> 2 * (action - COMMISSION) & 3
        if pair:
            each = (COLOUR_WORTH if pair & 1 else 0.0) + (LABOURER_WORTH if pair & 2 else 0.0)
            more += each * times_more(g, seat, action)
    return more


VALUE: Final[Value] = PaladinsValue(WEIGHTS, SPREAD)
