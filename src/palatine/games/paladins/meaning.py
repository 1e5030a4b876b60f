"""What an action of the book means on the board: which action, and which of its slots."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ATTACK_CARD,
    COMMISSION_TO,
    CONSPIRE_NOW,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    FORTIFY_NOW,
    GARRISON_TO,
    HUNT_WITH,
    KEEP,
    KEEP_FEWER,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
)
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
)
from palatine.games.paladins.groups import FEWER, NO_GROUP, TRIPLES
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.paladins.ground import Ground

LEFT: Final = 1
"""PA-4.4 The left slot alone, as bits."""
MIDDLE: Final = 2
LAST: Final = 4
BOTH: Final = 3
ALL_THREE: Final = 7


def slots_of(g: "Ground", seat: i64, action: i64) -> i64:
    """The slots that an action of the book needs, as bits."""
    if action >= FORTIFY_NOW.base or COMMISSION_TO.owns(action):
        return g.open_slots(seat, board_action(action))
    if DEVELOP_SLOT.owns(action) or RECRUIT_CARD.owns(action) or RECRUIT_DEBT.owns(action):
        return BOTH
    if HUNT_WITH.owns(action):
        return BOTH if HUNT_WITH.first(action) else LEFT
    if TRADE_WITH.owns(action):
        return BOTH if TRADE_WITH.first(action) else LEFT
    return LEFT


def board_action(action: i64) -> i64:
    """The action of the board that an action of the book means; the book has them in the same order."""
    if action < DISMISS.base:
        return DEVELOP
    if action < PRAY_FOR.base:
        return RECRUIT
    if action < CONSPIRE_NOW.base:
        return PRAY
    if action < HUNT_WITH.base:
        return CONSPIRE
    if action < TRADE_WITH.base:
        return HUNT
    if action < COMMISSION_TO.base:
        return TRADE
    if action < FORTIFY_NOW.base:
        return COMMISSION
    if action < GARRISON_TO.base:
        return FORTIFY
    if action < ABSOLVE_TO.base:
        return GARRISON
    if action < ATTACK_CARD.base:
        return ABSOLVE
    return ATTACK if action < CONVERT_CARD.base else CONVERT


def kept_group(action: i64) -> i64:
    """The group that stays in the pool; NO_GROUP if nobody does."""
    if KEEP.owns(action):
        return TRIPLES + KEEP.first(action)
    fewer = KEEP_FEWER.first(action)
    return FEWER[fewer] if fewer < TRIPLES else NO_GROUP
