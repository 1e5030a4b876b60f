"""How far an action or an attribute leads in Paladins, in victory points at the end. Read by the rules of thumb."""

from typing import Final

from palatine.games.paladins.components import (
    ATTACK,
    ATTRIBUTE_POINTS,
    COMMISSION,
    CONVERT,
    DEVELOP,
    DEVELOP_POINTS,
    GARRISON,
    MAP_POINTS,
    ORDER_GOAL,
    ORDER_POINTS,
    ORDER_SPACES,
    PIECES,
    ROUNDS,
    STRENGTH,
    TOP,
    WALL_POINTS,
)
from palatine.games.paladins.people_components import OUTSIDER_TYPES
from palatine.games.paladins.scoring import counted, fulfils
from palatine.games.paladins.seat import NO_CARD
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.effect import GAIN, PER, SPECIAL, Effect
from palatine.kernel.ints import i64

GROWTH: Final = 0.9
"""Steps that a marker at the bottom makes in a round."""
SLOWER: Final = 14.0
"""Where a marker would not rise any more."""
STEEPNESS: Final = 0.5
"""How far the printed points are taken as they are, not levelled with those beside them."""
MEANS: Final = 0.12
"""What a step opens, for every round to come."""
PACE: Final = 0.9
"""How often an action is done in a round."""
ORDERED_PACE: Final = 0.3
WORKSHOP_PACE: Final = 0.15
REACH: Final = 1.2
"""Steps towards a goal that a round can bring."""

_ATTRIBUTE_NAMES: Final = ["strength", "faith", "influence"]


def rounds_left(g: Paladins) -> float:
    """Full rounds after this one."""
    return float(ROUNDS - g.round)


# ---- attributes and goals --------------------------------------------------------------------------------------------


def _attribute_worth(round: int, value: int) -> float:
    """PA-11.2 The points where a marker will probably end, and what it opens until then."""
    left = float(ROUNDS - round)
    end = float(value) + GROWTH * left * (1.0 - float(value) / SLOWER)  # high markers rise more slowly
    below = int(end) if end < float(TOP) else TOP
    points = float(ATTRIBUTE_POINTS[below])
    if below < TOP:
        points += (end - float(below)) * float(ATTRIBUTE_POINTS[below + 1] - ATTRIBUTE_POINTS[below])
    # Half of the next pair of steps: what is begun can be finished.
    after = below + 1 if below < TOP else below
    before = below - 1 if below > 0 else 0
    points = STEEPNESS * points + 0.5 * (1.0 - STEEPNESS) * float(ATTRIBUTE_POINTS[after] + ATTRIBUTE_POINTS[before])
    return points + MEANS * left * float(value)


def _nearness(need: int, left: float) -> float:
    """The hope to do an action so many times more."""
    if need <= 0:
        return 1.0
    hope = 1.0 - float(need) / (1.0 + REACH * left)
    return hope if hope > 0.0 else 0.0


def _ladder(points: list[int], round: int, n: int) -> float:
    """The points printed for having done an action so often, as far as they are within reach."""
    worth = 0.0
    for at in range(1, len(points)):
        worth += float(points[at] - points[at - 1]) * _nearness(at - n, float(ROUNDS - round))
    return worth


# Reckoned once for every round: these are asked for thousands of times in a game.
MOST_DONE: Final = 10
_LEVELS: Final = TOP + 1
_TIMES: Final = MOST_DONE + 1
_ATTRIBUTE_WORTH: Final[list[float]] = [
    _attribute_worth(round, value) for round in range(ROUNDS + 1) for value in range(TOP + 1)
]
_DEVELOP_LADDER: Final[list[float]] = [
    _ladder(list(DEVELOP_POINTS), round, n) for round in range(ROUNDS + 1) for n in range(MOST_DONE + 1)
]
_MAP_LADDER: Final[list[float]] = [
    _ladder(list(MAP_POINTS), round, n) for round in range(ROUNDS + 1) for n in range(MOST_DONE + 1)
]
_WALL_LADDER: Final[list[float]] = [
    _ladder(list(WALL_POINTS), round, n) for round in range(ROUNDS + 1) for n in range(MOST_DONE + 1)
]
_ORDER_HOPE: Final[list[float]] = [
    _nearness(ORDER_GOAL - n, float(ROUNDS - round)) for round in range(ROUNDS + 1) for n in range(MOST_DONE + 1)
]
PRINTED: Final[list[int]] = list(ATTRIBUTE_POINTS)
"""PA-11.2 The points of a marker, as a list: a tuple from a module that is not compiled is rebuilt whenever asked."""
_ORDER_POINTS: Final[list[float]] = [float(points) for points in ORDER_POINTS]


def attribute_worth(g: Paladins, value: i64) -> float:
    return _ATTRIBUTE_WORTH[g.round * _LEVELS + value]


def step_worth(g: Paladins, seat: i64, which: i64, n: i64) -> float:
    """So many steps of an attribute."""
    now = g.seat[seat].attribute(which)
    then = now + n if now + n < TOP else TOP
    if then == now:
        return 0.0
    counting = converts_counting(g, seat, _ATTRIBUTE_NAMES[which - STRENGTH])
    return attribute_worth(g, then) - attribute_worth(g, now) + counting * float(then - now)


def goal_worth(g: Paladins, action: i64, n: i64) -> float:
    """PA-7.1, PA-11.3 to PA-11.5 The points for having done an action so often, as far as they are within reach."""
    at = g.round * _TIMES + (n if n < MOST_DONE else MOST_DONE)
    if action == DEVELOP:
        return _DEVELOP_LADDER[at]
    worth = order_worth(g, action) * _ORDER_HOPE[at]
    if action in (ATTACK, CONVERT):
        return worth
    return worth + (_MAP_LADDER[at] if action in (COMMISSION, GARRISON) else _WALL_LADDER[at])


def order_worth(g: Paladins, action: i64) -> float:
    """PA-7.1 What the King gives for this action; of an Order still face down its share."""
    hidden = 0.0
    known: i64 = 0
    for place in range(i64(ORDER_SPACES)):
        if g.orders[place] == NO_CARD:
            hidden += _ORDER_POINTS[place]
        elif g.box.order_action[g.orders[place]] == action:
            return _ORDER_POINTS[place]
        else:
            known += 1
    return hidden / float(6 - known)


def times_more(g: Paladins, seat: i64, action: i64) -> float:
    """How often an action will still be done after this round."""
    pace = PACE + WORKSHOP_PACE * float(bit_count(g.seat[seat].workshops >> 2 * (action - COMMISSION) & 3))
    if order_worth(g, action) >= 3.0:
        pace += ORDERED_PACE
    times = rounds_left(g) * pace
    left = float(PIECES - g.done(seat, action)) if action != ATTACK else 8.0
    return times if times < left else left


# ---- converted Outsiders ---------------------------------------------------------------------------------------------


def converts_counting(g: Paladins, seat: i64, name: str) -> float:
    """What one more of something adds to the Outsiders that a seat has converted."""
    worth = 0.0
    for card in g.seat[seat].converts:
        worth += share(g.box.scoring[card], name)
    return worth


def share(effect: Effect, name: str) -> float:
    if effect.tag == PER and effect.name == name:
        return 1.0 / float(effect.count)
    worth = 0.0
    for part in effect.parts:
        worth += share(part, name)
    return worth


def scoring_worth(g: Paladins, seat: i64, effect: Effect) -> float:
    """PA-13 What a scoring line will probably count at the end."""
    if effect.tag == GAIN:
        return float(effect.amounts[0])
    if effect.tag == PER:
        return expected(g, seat, effect.name) / float(effect.count)
    if effect.tag == SPECIAL:
        return float(g.seat[seat].unpaid)
    worth = 0.0
    for part in effect.parts:
        worth += scoring_worth(g, seat, part)
    return worth


def expected(g: Paladins, seat: i64, name: str) -> float:
    """What will be there at the end of something that Outsiders count."""
    left = rounds_left(g)
    now = float(counted(g, name, seat))
    if name == "mercenaries":  # a second one makes the first worth more as well
        return 2.0 * now + 1.0
    if name == "orders":
        hope = 0.0
        for place in range(i64(ORDER_SPACES)):
            hope += 1.0 if fulfils(g, seat, place) else 0.08 * left
        return hope
    if name == "suspicions":
        return 0.8 * now
    if name == "paid_debts":
        return now + 0.15 * left
    if name[:-1] in OUTSIDER_TYPES:
        return now + 0.2 * left
    if name in _ATTRIBUTE_NAMES:
        return min(float(TOP), now + GROWTH * left)
    if name == "crew":
        return now + 0.25 * left
    if name == "converts":
        now += 1.0
    return min(float(PIECES), now + 0.6 * left)
