"""Rules of thumb for the dice of Kingsburg: which roll to keep, reroll or turn."""

from typing import Final

from palatine.bots.thumbs.kingsburg.goods import effect_worth, hand_worth, owners_bonus
from palatine.bots.thumbs.kingsburg.worth import LOW_BY_DICE
from palatine.games.kingsburg import dice, powers
from palatine.games.kingsburg.actions import (
    PASS,
    PRINCELY,
    REROLL_ALL,
    REROLL_DIE,
    REROLL_ONE,
    SET_DICE,
    TURN_DIE,
)  # fmt: skip
from palatine.games.kingsburg.headings import AT_TOTALS, LOW_TOTAL
from palatine.games.kingsburg.province import LOW_LIMIT
from palatine.games.kingsburg.seat import ROLLED_LOWER
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.ints import i64

PIP: Final = 0.3
"""One more point on the dice."""
MEAN_FACE: Final = 3.5
FACES: Final = 6
REFLECTION: Final = 1.0
"""KB-16.9 The VP of a reroll that comes out lower."""
PRINCELY_HANDS: Final[list[i64]] = [0o643, 0o43, 0o63, 0o64]
"""KB-16.8 In the order of the action."""
assert len(PRINCELY_HANDS) == PRINCELY.size


def change_worth(g: Kingsburg, seat: i64, action: i64) -> float:
    """What changing the roll like this is worth, against leaving it alone."""
    if action == PASS.base:
        return 0.0
    s = g.seat[seat]
    total = s.dice_total()
    low = low_worth(g, seat)
    kept = low if total <= LOW_LIMIT else 0.0
    if SET_DICE.owns(action):
        hand = PRINCELY_HANDS[SET_DICE.first(action)]
        changed = total - dice.total(s.coloured) + dice.total(hand)
        return hand_worth(g, seat, hand) - hand_worth(g, seat, s.coloured) - kept + low_if(low, changed)
    if TURN_DIE.owns(action):
        old = g.box.turns_die[s.governor]
        new: i64 = 1 if TURN_DIE.second(action) == 0 else 3
        gained = low_if(low, total - old + new) - kept
        if TURN_DIE.first(action) == 1:
            return gained + PIP * float(new - old)
        turned = dice.with_die(dice.without_die(s.coloured, old), new)
        return gained + hand_worth(g, seat, turned) - hand_worth(g, seat, s.coloured)
    lost = kept + (REFLECTION if s.used & ROLLED_LOWER else 0.0)
    if REROLL_ONE.owns(action):
        face = (s.white if REROLL_ONE.first(action) == 1 else s.coloured) & 7
        return one_rolled(low, total, face) - lost
    if REROLL_DIE.owns(action):
        return one_rolled(low, total, REROLL_DIE.second(action) + 1) - lost
    number = dice.count(s.coloured) + dice.count(s.white)
    again = PIP * (MEAN_FACE * float(number) - float(total)) + low * LOW_BY_DICE[min(number, len(LOW_BY_DICE) - 1)]
    if REROLL_ALL.owns(action):
        return again - lost + owners_bonus(g, seat, g.box.rerolls_all)
    return again - lost + REFLECTION * chance_below(number, total)


def low_worth(g: Kingsburg, seat: i64) -> float:
    """KB-15.3 What the seat's powers give for a low total."""
    places = powers.places_of(g, seat, AT_TOTALS)
    worth = 0.0
    for place in range(i64(powers.PLACES)):
        if places >> place & 1:
            power = powers.power_at(g, seat, place)
            if g.box.condition[power] == LOW_TOTAL:
                worth += effect_worth(g, seat, g.box.effects[g.box.moments[AT_TOTALS][power]])
    return worth


def low_if(low: float, total: i64) -> float:
    return low if total <= LOW_LIMIT else 0.0


def one_rolled(low: float, total: i64, face: i64) -> float:
    """One die rolled again: its mean, and a low total as often as it comes out."""
    worth = PIP * (MEAN_FACE - float(face))
    for new in range(i64(1), i64(FACES + 1)):
        worth += low_if(low, total - face + new) / float(FACES)
    return worth


def chance_below(number: i64, total: i64) -> float:
    """Roughly how often so many dice roll less than this."""
    below = 0.5 + (float(total) - 0.5 - MEAN_FACE * float(number)) / (2.5 * float(number))
    return max(0.0, min(1.0, below))
