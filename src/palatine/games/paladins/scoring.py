"""PA-11 Final scoring, PA-13 converted Outsiders, PA-14.30 the virtual player."""

from typing import TYPE_CHECKING

from palatine.games.paladins.components import (
    ABSOLVE,
    ATTRIBUTE_POINTS,
    COMMISSION,
    DEVELOP,
    DEVELOP_POINTS,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    MAP_POINTS,
    ORDER_GOAL,
    ORDER_POINTS,
    ORDER_SPACES,
    STRENGTH,
    WALL_POINTS,
)
from palatine.games.paladins.people_components import OUTSIDER_TYPES
from palatine.games.paladins.seat import NO_CARD
from palatine.kernel.bits import bit_count
from palatine.kernel.effect import GAIN, PER, Effect
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

RELIEF = "debt_relief"
UNPAID = 3
"""PA-9.1 What an unpaid Debt costs."""


def fulfils(g: "Paladins", who: i64, place: i64) -> bool:
    """PA-7.1, PA-A.23 Five times or more in the whole game."""
    order = g.orders[place]
    return order != NO_CARD and g.done(who, g.box.order_action[order]) >= ORDER_GOAL


def order_points(g: "Paladins", who: i64) -> i64:
    """PA-11.1"""
    points: i64 = 0
    for place in range(i64(ORDER_SPACES)):
        if fulfils(g, who, place):
            points += ORDER_POINTS[place]
    return points


def counted(g: "Paladins", name: str, who: i64) -> i64:
    """PA-13.1, PA-13.2, PA-13.6 What an Outsider counts; PA-0.2 attributes by the track, PA-A.22 the crew as it is."""
    s = g.seat[who]
    if name == "commissions":
        return s.monks
    if name == "garrisons":
        return s.outposts
    if name == "workshops":
        return bit_count(s.workshops)
    if name == "crew":
        return len(s.crew)
    if name == "walls":
        return len(s.walls)
    if name == "converts":
        return len(s.converts)
    if name == "absolutions":
        return s.jars
    if name == "strength":
        return s.strength
    if name == "faith":
        return s.faith
    if name == "influence":
        return s.influence
    if name == "paid_debts":
        return s.paid
    if name == "suspicions":
        return len(s.suspicions)
    return counted_cards(g, name, who)


def counted_cards(g: "Paladins", name: str, who: i64) -> i64:
    """PA-13.3 Trophies of a type, PA-13.4 fulfilled Orders, PA-13.5 converted Mercenaries."""
    s = g.seat[who]
    count: i64 = 0
    if name == "orders":
        for place in range(i64(ORDER_SPACES)):
            count += 1 if fulfils(g, who, place) else 0
    elif name == "mercenaries":
        for card in s.converts:
            count += g.box.mercenaries >> card & 1
    else:
        type = OUTSIDER_TYPES.index(name[:-1])
        for card in s.trophies:
            count += 1 if g.box.type[card] == type else 0
    return count


def worth(g: "Paladins", effect: Effect, who: i64) -> i64:
    """PA-13 The points of one scoring line, PA-13.8 rounded down."""
    if effect.tag == GAIN:
        return effect.amounts[0]
    if effect.tag == PER:
        return counted(g, effect.name, who) // effect.count * effect.parts[0].amounts[0]
    points: i64 = 0
    for part in effect.parts:
        points += worth(g, part, who)
    return points


def reliefs(effect: Effect) -> int:
    """PA-13.7 Whether a card makes unpaid Debts lighter."""
    return (1 if effect.name == RELIEF else 0) + sum([reliefs(part) for part in effect.parts])


def parts(g: "Paladins", who: i64) -> dict[str, int]:
    """PA-11.1 to PA-11.9 The points of a board by source; PA-14.30 the virtual player has no resources, no Workshops.

    PA-11.3 Monks and Outposts, PA-11.4 Walls and Jars, PA-11.6 converts, PA-11.7 Debts, PA-11.8 sets of three goods.
    """
    s = g.seat[who]
    is_vpl = who >= g.seat_count
    converts, relief = 0, 0
    for card in s.converts:
        points = int(worth(g, g.box.scoring[card], who))
        lighter = reliefs(g.box.scoring[card])
        if is_vpl:  # PA-A.33: at least 1, and a Traitor is worth what it takes away
            converts += max(1, points + lighter * int(s.unpaid))
        else:
            converts += points
            relief += lighter
    walls = sum([int(g.box.wall_vp[card]) for card in s.walls])
    return {
        "orders": int(order_points(g, who)),
        "strength": ATTRIBUTE_POINTS[s.attribute(STRENGTH)],
        "faith": ATTRIBUTE_POINTS[s.attribute(FAITH)],
        "influence": ATTRIBUTE_POINTS[s.attribute(INFLUENCE)],
        "commission": MAP_POINTS[g.done(who, COMMISSION)],
        "garrison": MAP_POINTS[g.done(who, GARRISON)],
        "fortify": WALL_POINTS[g.done(who, FORTIFY)],
        "walls": walls,
        "absolve": WALL_POINTS[g.done(who, ABSOLVE)],
        "develop": 0 if is_vpl else DEVELOP_POINTS[g.done(who, DEVELOP)],
        "converts": converts,
        "paid_debts": int(s.paid),
        "unpaid_debts": -int(s.unpaid) * max(0, UNPAID - relief),
        "resources": 0 if is_vpl else int(s.silver + s.provisions) // 3,
    }


def board_score(g: "Paladins", who: i64) -> int:
    return sum(parts(g, who).values())


def scores(g: "Paladins") -> list[int]:
    return [board_score(g, seat) for seat in range(g.seat_count)]


def standing(g: "Paladins", who: i64) -> tuple[int, int, int]:
    """PA-11.10 Points, then points from Orders, then fewer Suspicions."""
    return board_score(g, who), int(order_points(g, who)), -len(g.seat[who].suspicions)


def ranking(g: "Paladins") -> list[int]:
    """PA-11.10 Who is still equal shares a place; PA-14.31 solo: 1 if the virtual player is not ahead."""
    keys = [standing(g, who) for who in range(len(g.seat))]
    return [1 + sum([1 for other in keys if other > key]) for key in keys[: g.seat_count]]


def breakdown(g: "Paladins") -> list[dict[str, int]]:
    return [parts(g, seat) for seat in range(g.seat_count)]
