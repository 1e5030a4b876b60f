"""What effects ask for and give, and how alternatives are chosen where the card says more than “or”."""

from typing import Final, final

from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.headings import (
    FEW_SOLDIERS,
    FEWEST_GOODS,
    FEWEST_SOLDIERS,
    FEWEST_VP,
    HAS_TOKEN,
    MANY_SOLDIERS,
    MOST_SOLDIERS,
    NO_GOODS,
    SOME_GOODS,
    SOME_SOLDIERS,
    STRONGEST_HOST,
)  # fmt: skip
from palatine.kernel.bits import bit
from palatine.kernel.effect import ANY, GAIN, PER, TRADE, Effect
from palatine.kernel.ints import i64

ANY_GOOD: Final = 1 << GOLD | 1 << WOOD | 1 << STONE


@final
class Manner:
    """Each alternative may have a condition; a choice may be declined; a gift may be taken once in the game."""

    def __init__(self, conditions: list[i64], may_decline: bool, once_each: bool) -> None:
        self.conditions: Final = conditions
        self.may_decline: Final = may_decline
        self.once_each: Final = once_each


def named(effect: Effect) -> i64:
    """The resources an effect names, as bits."""
    if effect.tag == ANY:
        return ANY_GOOD
    bits: i64 = 0
    if effect.tag == GAIN:
        for kind, n in enumerate(effect.amounts):
            if n:
                bits |= bit(kind)
    for part in effect.parts:
        bits |= named(part)
    return bits


def paid_for(effect: Effect) -> i64:
    """What a trade asks for."""
    if effect.tag == TRADE:
        return named(effect.parts[0])
    bits: i64 = 0
    for part in effect.parts:
        bits |= paid_for(part)
    return bits


def gained(effect: Effect) -> i64:
    """What an effect gives."""
    if effect.tag == TRADE:
        return named(effect.parts[1])
    if effect.tag in (GAIN, ANY, PER):
        return named(effect)
    bits: i64 = 0
    for part in effect.parts:
        bits |= gained(part)
    return bits


def counted(effect: Effect) -> i64:
    """What an effect counts to know how much it gives."""
    if effect.tag == PER:
        return ANY_GOOD if effect.name == "goods" else bit(VP) if effect.name == "humility" else 0
    bits: i64 = 0
    for part in effect.parts:
        bits |= counted(part)
    return bits


def read_by(condition: i64) -> i64:
    """What a condition looks at; those about dice, buildings and advisors look at no resource."""
    if condition in (NO_GOODS, SOME_GOODS, FEWEST_GOODS):
        return ANY_GOOD
    if condition in (FEW_SOLDIERS, SOME_SOLDIERS, MANY_SOLDIERS, MOST_SOLDIERS, STRONGEST_HOST, FEWEST_SOLDIERS):
        return bit(SOLDIERS)
    if condition == HAS_TOKEN:
        return bit(PLUS2)
    return bit(VP) if condition == FEWEST_VP else 0
