"""What effects ask for and give, and how alternatives are chosen where the card says more than “or”."""

from typing import Final, final

from palatine.games.kingsburg.components import GOLD, STONE, WOOD
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
