"""KB-0.12 How the price of an offer can be paid, and which action says so."""

from typing import TYPE_CHECKING

from palatine.games.kingsburg.actions import (
    FIRST_OF_SIZE,
    GIVE,
    GIVE_POINT,
    GIVE_SOLDIER,
    GIVE_TOKEN,
    PICK,
    handful,
    handful_amounts,
)  # fmt: skip
from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.kernel.effect import ANY, Effect
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.kingsburg.province import Province


def is_payable(g: "Province", seat: i64, effect: Effect) -> bool:
    """True if at least one of the trades can be paid now."""
    for number, trade in enumerate(effect.ways()):
        if payments(g, seat, trade.parts[0], number):
            return True
    return False


def payments(g: "Province", seat: i64, cost: Effect, number: i64) -> list[int]:
    """The actions that pay this cost now: any fitting handful, or the one thing it names.

    KB-A-34 Soldiers must be there; VP can always be paid, but not for a whim (KB-A-39).
    """
    if cost.tag == ANY:
        return ways_to_give(g, seat, cost.count)
    s = g.seat[seat]
    price = cost.amounts
    if s.plus2 < price[PLUS2] or s.soldiers < price[SOLDIERS]:
        return []
    if s.goods[GOLD] < price[GOLD] or s.goods[WOOD] < price[WOOD] or s.goods[STONE] < price[STONE]:
        return []
    if price[VP] and g.box.strict_from <= cost.number < g.box.strict_to and s.vp() < price[VP]:
        return []
    action = giving(price)
    return [action if action >= 0 else PICK.at(number)]


def ways_to_give(g: "Province", seat: i64, size: i64) -> list[int]:
    """All handfuls of this size that the seat can give."""
    return [GIVE.at(h) for h in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]) if g.can_give(seat, h)]


def giving(price: vec[i64]) -> int:
    """The action that gives exactly this, or -1 if it needs a number instead of a name."""
    goods = price[GOLD] + price[WOOD] + price[STONE]
    others = price[PLUS2] + price[SOLDIERS] + price[VP]
    if goods and not others:
        number = handful(price[GOLD], price[WOOD], price[STONE])
        return GIVE.at(number) if number >= 0 else -1
    if goods or others != 1:
        return -1
    if price[PLUS2]:
        return GIVE.at(GIVE_TOKEN)
    return GIVE.at(GIVE_POINT) if price[VP] else GIVE.at(GIVE_SOLDIER)


def paid(cost: Effect, action: i64) -> vec[i64]:
    """What leaves the seat when the cost is paid by this action."""
    if cost.tag != ANY:
        return cost.amounts
    return handful_amounts(GIVE.first(action))
