"""KB-9.7 to KB-9.9 What a defeat costs: goods, buildings, VP."""

from typing import final

from palatine.games.kingsburg.actions import GIVE, MOST_GOODS, PASS, USE
from palatine.games.kingsburg.components import COLUMNS, GOLD, STONE, WOOD
from palatine.games.kingsburg.headings import FROM_BUILDING, FROM_ENEMY, LOSE_BUILDINGS, LOSE_GOODS
from palatine.games.kingsburg.paying import ways_to_give
from palatine.games.kingsburg.seat import SPENT_DAMSEL
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec


def lose_named_goods(g: Kingsburg, seat: i64, card: i64, second: i64) -> None:
    """KB-9.7 Of each named kind as many as there are; a shortage is not made up. KB-9.14 Named kinds go first."""
    lost = vec[i64]([i64(0)] * 6)
    some = False
    for kind in range(i64(3)):
        named = g.box.loss_goods[3 * card + kind] + (g.box.loss_goods[3 * second + kind] if second >= 0 else 0)
        have = g.seat[seat].goods[kind]
        lost[kind] = named if named < have else have
        some = some or lost[kind] > 0
    if some:
        g.pay(seat, lost, FROM_ENEMY)


def lose_goods_of_choice(g: Kingsburg, seat: i64, number: i64, source: i64) -> None:
    """KB-9.7 The loser picks any mix; whoever has no more than that gives all, and is not asked (KB-B-05)."""
    goods = g.seat[seat].goods
    have = g.seat[seat].goods_held()
    if number >= have:
        if have:
            g.pay(seat, vec[i64]([goods[GOLD], goods[WOOD], goods[STONE], 0, 0, 0]), source)
    elif number:
        g.then([Frame(LOSE_GOODS, seat, number, source)])


@final
class LoseGoods(Step):
    """KB-9.7 Which goods of choice to give up; more than a handful in several goes. b: what takes them, if no enemy."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return ways_to_give(g, f.seat, f.a if f.a < MOST_GOODS else MOST_GOODS)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        source = f.b if f.b >= FROM_BUILDING else FROM_ENEMY
        g.give_handful(f.seat, GIVE.first(action), source)
        lose_goods_of_choice(g, f.seat, f.a - MOST_GOODS if f.a > MOST_GOODS else 0, f.b)


@final
class LoseBuildings(Step):
    """KB-9.8 As many buildings as the enemy takes; whoever has none loses none."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for _ in range(f.a):
            building = doomed_building(g, f.seat)
            if building >= 0:
                g.raze(f.seat, building)


def doomed_building(g: Kingsburg, seat: i64) -> i64:
    """KB-9.8 The right-most occupied column, and in it the top-most row; -1 if nothing stands.

    KB-15.10 The Basilica is passed over.
    """
    standing = g.seat[seat].buildings & ~g.box.indestructible
    for column in range(i64(COLUMNS) - 1, i64(-1), -1):
        for row in g.seat[seat].sheet:
            building = row * COLUMNS + column
            if standing >> building & 1:
                return building
    return -1


@final
class Protect(Step):
    """KB-9.11 The Damsel may, once in the game, save all buildings of a lost battle (a: how many would fall)."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        if s.spent & SPENT_DAMSEL or f.a == 0 or doomed_building(g, f.seat) < 0:
            return []
        return [PASS.base, USE.at(s.governor)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            self.skip(g, f)
            return
        g.seat[f.seat].spent |= SPENT_DAMSEL
        g.tell("protect", "KB-9.11", f.seat, {})

    def skip(self, g: Kingsburg, f: Frame) -> None:
        g.then([Frame(LOSE_BUILDINGS, f.seat, f.a)])


@final
class LosePoints(Step):
    """KB-9.9 VP may fall below zero."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if f.a:
            g.pay(f.seat, vec[i64]([0, 0, 0, 0, 0, f.a]), FROM_ENEMY)
