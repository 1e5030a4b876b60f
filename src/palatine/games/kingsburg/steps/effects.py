"""KB-0.2, KB-0.12 Effects that ask their owner something: goods of choice, alternatives, trades."""

from typing import Final, final

from palatine.games.kingsburg.actions import (
    FIRST_OF_SIZE,
    GIVE,
    GIVE_POINT,
    GIVE_SOLDIER,
    GIVE_TOKEN,
    MOST_GOODS,
    PASS,
    PICK,
    TAKE,
    handful,
    handful_amounts,
)  # fmt: skip
from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.effect import ANY, GAIN, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec

TAKE_SOME: Final[list[list[int]]] = [
    [TAKE.at(h) for h in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1])] for size in range(MOST_GOODS + 1)
]
"""KB-0.2 All handfuls of so many goods, freely mixed."""


@final
class Resolve(Step):
    """KB-5.4.3 Carry out an effect: the frame carries its number and where it comes from."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.resolve(g.box.effects[f.a], f.seat, f.b)


@final
class Choice(Step):
    """KB-0.2 Goods of choice, freely mixed; or one of several things (Merchant, Master Hunter, Swordsmith)."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        effect = g.box.effects[f.a]
        if effect.tag == ANY:
            return TAKE_SOME[effect.count]
        found = [taking(way, number) for number, way in enumerate(effect.parts)]
        found.sort()
        return found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        effect = g.box.effects[f.a]
        if effect.tag == ANY:
            g.take_handful(f.seat, TAKE.first(action), f.b)
            return
        for number, way in enumerate(effect.parts):
            if taking(way, number) == action:
                g.resolve(way, f.seat, f.b)


@final
class Offer(Step):
    """KB-0.12 An effect that asks for a payment may be declined as a whole (KB-A-11: Alchemist and Smuggler too)."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        found: list[int] = []
        ways = g.box.effects[f.a].ways()
        for number, trade in enumerate(ways):
            for action in payments(g, f.seat, trade.parts[0], number):
                if action not in found:
                    found.append(action)
        if found:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        for number, trade in enumerate(g.box.effects[f.a].ways()):
            if action in payments(g, f.seat, trade.parts[0], number):
                g.pay(f.seat, paid(trade.parts[0], action), f.b)
                g.resolve(trade.parts[1], f.seat, f.b)
                return


def taking(way: Effect, number: i64) -> int:
    """The action that takes this alternative: its goods by name, anything else by number."""
    if way.tag == GAIN and not (way.amounts[PLUS2] or way.amounts[SOLDIERS] or way.amounts[VP]):
        goods = handful(way.amounts[GOLD], way.amounts[WOOD], way.amounts[STONE])
        if goods >= 0:
            return TAKE.at(goods)
    return PICK.at(number)


def payments(g: Kingsburg, seat: i64, cost: Effect, number: i64) -> list[int]:
    """The actions that pay this cost now: any fitting handful, or the one thing it names.

    KB-A-34 Soldiers must be there; VP can always be paid.
    """
    if cost.tag == ANY:
        return ways_to_give(g, seat, cost.count)
    s = g.seat[seat]
    price = cost.amounts
    if s.plus2 < price[PLUS2] or s.soldiers < price[SOLDIERS]:
        return []
    if s.goods[GOLD] < price[GOLD] or s.goods[WOOD] < price[WOOD] or s.goods[STONE] < price[STONE]:
        return []
    action = giving(price)
    return [action if action >= 0 else PICK.at(number)]


def ways_to_give(g: Kingsburg, seat: i64, size: i64) -> list[int]:
    """All handfuls of this size that the seat can give."""
    return [GIVE.at(h) for h in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]) if g.can_give(seat, h)]


def giving(price: vec[i64]) -> int:
    """The action that gives exactly this, or -1 if it needs a number instead of a name."""
    goods = price[GOLD] + price[WOOD] + price[STONE]
    others = price[PLUS2] + price[SOLDIERS] + price[VP]
    if goods and not others:
        h = handful(price[GOLD], price[WOOD], price[STONE])
        return GIVE.at(h) if h >= 0 else -1
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
