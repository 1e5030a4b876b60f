"""KB-0.2, KB-0.12 Effects that ask their owner something: goods of choice, alternatives, trades."""

from typing import Final, final

from palatine.games.kingsburg import powers
from palatine.games.kingsburg.actions import FIRST_OF_SIZE, LOOK, MOST_GOODS, PASS, PICK, TAKE, handful
from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.headings import FIRST_GOVERNOR, FROM_BUILDING
from palatine.games.kingsburg.paying import paid, payments
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import SECOND_TOP, TOP
from palatine.kernel.bits import bit
from palatine.kernel.effect import ANY, GAIN, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64

TAKE_SOME: Final[list[list[int]]] = [
    [TAKE.at(h) for h in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1])] for size in range(MOST_GOODS + 1)
]
"""KB-0.2 All handfuls of so many goods, freely mixed."""


@final
class Resolve(Step):
    """KB-5.4.3 Carry out an effect: the frame carries its number and where it comes from."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.carry_out(g.box.effects[f.a], f.seat, f.b)


@final
class Choice(Step):
    """KB-0.2 Goods of choice, freely mixed; or one of several things (Merchant, Master Hunter, Swordsmith).

    KB-A-41 Some choices may be declined, and some alternatives have a condition.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        effect = g.box.effects[f.a]
        if effect.tag == ANY:
            return TAKE_SOME[effect.count]
        if g.box.manners and f.a in g.box.manners:
            found = [taking(effect.parts[number], number) for number in powers.open_ways(g, effect, f.seat)]
            if g.box.manners[f.a].may_decline:
                found.append(PASS.base)
        else:
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
                if g.box.manners and f.a in g.box.manners and g.box.manners[f.a].once_each:
                    g.seat[f.seat].spent |= bit(number)
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
                if g.lent_unless and FROM_BUILDING <= f.b < FROM_BUILDING + FIRST_GOVERNOR:
                    powers.reward_use(g, f.seat, f.b - FROM_BUILDING)
                g.resolve(trade.parts[1], f.seat, f.b)
                return


@final
class Peek(Step):
    """KB-20.4 Goblin Valley: whoever looks chooses the deck."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [LOOK.at(0), LOOK.at(1)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.peek(f.seat, SECOND_TOP if LOOK.first(action) else TOP)


def taking(way: Effect, number: i64) -> int:
    """The action that takes this alternative: its goods by name, anything else by number."""
    if way.tag == GAIN and not (way.amounts[PLUS2] or way.amounts[SOLDIERS] or way.amounts[VP]):
        goods = handful(way.amounts[GOLD], way.amounts[WOOD], way.amounts[STONE])
        if goods >= 0:
            return TAKE.at(goods)
    return PICK.at(number)
