"""KB-9 Phase 8: winter, the battle and what it costs or brings."""

from typing import final

from palatine.games.kingsburg.actions import GIVE, MOST_GOODS, REINFORCED
from palatine.games.kingsburg.components import COLUMNS, GOLD, ROWS, STONE, VP, WOOD
from palatine.games.kingsburg.headings import (
    AFTERMATH,
    BATTLE,
    DEFEAT,
    DISBAND,
    DRAW,
    EFFECT,
    FROM_BUILDING,
    FROM_ENEMY,
    FROM_STRONGEST,
    LOSE_BUILDINGS,
    LOSE_GOODS,
    LOSE_POINTS,
    REINFORCEMENTS,
    REVEAL,
    STRONGEST,
    VICTORY,
)  # fmt: skip
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.effects import ways_to_give
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Winter(Step):
    """KB-9.1 Second edition: reinforcements, then the reveal (KB-A-02). KB-9.2 First edition: the reveal first."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(8)
        news = [REVEAL, REINFORCEMENTS] if g.box.edition == 1 else [REINFORCEMENTS, REVEAL]
        g.then([turn(news[0]), turn(news[1]), turn(BATTLE), turn(DISBAND)])


@final
class Reinforcements(Step):
    """KB-9.1 (ii) The first player rolls one white die for everybody."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.reinforce(g.roll(REINFORCED, g.order[0], 1)[0])


@final
class Reveal(Step):
    """KB-9.1 (iv)"""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.reveal()


@final
class Battle(Step):
    """KB-9.3 All fight the same enemy, each alone. KB-9.12 Values and winners are fixed before any loss."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        todo: list[Frame] = []
        best: i64 = -99
        strongest: i64 = 0
        for seat in g.order:
            value = battle_value(g, seat)
            result = battle_result(g, seat, value)
            todo.append(Frame(AFTERMATH, seat, result, value))
            if value > best:
                best = value
                strongest = 0
            if value == best and result == VICTORY:
                strongest |= i64(1) << seat
        todo.append(Frame(STRONGEST, NOBODY, strongest))
        g.then(todo)


def battle_value(g: Kingsburg, seat: i64) -> i64:
    """KB-9.4 Soldiers and everything that counts against this enemy; KB-0.9 it may be negative."""
    return g.seat[seat].soldiers + g.battle_bonus(seat, g.box.enemy_type[g.invader()])


def battle_result(g: Kingsburg, seat: i64, value: i64) -> i64:
    """KB-9.5 More wins, equal draws, less loses; the Stone Wall wins draws."""
    strength = g.box.strength[g.invader()]
    if value == strength and g.seat[seat].buildings & g.box.draw_winners:
        return VICTORY
    return VICTORY if value > strength else DRAW if value == strength else DEFEAT


@final
class Aftermath(Step):
    """KB-9.5 Rewards for the winner; KB-9.11 losses for the loser: goods, then buildings, then VP."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        card = g.invader()
        g.fight(f.seat, f.a, f.b)
        if f.a == VICTORY:
            self.reward(g, f.seat, card)
        elif f.a == DEFEAT:
            g.then(
                [
                    Frame(LOSE_BUILDINGS, f.seat, g.box.loss_buildings[card]),
                    Frame(LOSE_POINTS, f.seat, g.box.loss_vp[card]),
                ]
            )
            lose_named_goods(g, f.seat, card)
            lose_goods_of_choice(g, f.seat, g.box.loss_any[card])

    def reward(self, g: Kingsburg, seat: i64, card: i64) -> None:
        """KB-9.10 The enemy's reward, and the Fortress's VP."""
        owned = g.seat[seat].buildings & g.box.win_scorers
        building: i64 = 0
        while owned:
            if owned & 1:
                g.gain_one(seat, VP, g.box.win_vp[building], FROM_BUILDING + building)
            owned >>= 1
            building += 1
        g.then([Frame(EFFECT, seat, g.box.rewards[card].number, FROM_ENEMY)])


def lose_named_goods(g: Kingsburg, seat: i64, card: i64) -> None:
    """KB-9.7 Of each named kind as many as there are; a shortage is not made up. KB-9.14 Named kinds go first."""
    lost = vec[i64]([i64(0)] * 6)
    some = False
    for kind in range(i64(3)):
        named = g.box.loss_goods[3 * card + kind]
        have = g.seat[seat].goods[kind]
        lost[kind] = named if named < have else have
        some = some or lost[kind] > 0
    if some:
        g.pay(seat, lost, FROM_ENEMY)


def lose_goods_of_choice(g: Kingsburg, seat: i64, number: i64) -> None:
    """KB-9.7 The loser picks any mix; whoever has no more than that gives all, and is not asked (KB-B-05)."""
    goods = g.seat[seat].goods
    have = g.seat[seat].goods_held()
    if number >= have:
        if have:
            g.pay(seat, vec[i64]([goods[GOLD], goods[WOOD], goods[STONE], 0, 0, 0]), FROM_ENEMY)
    elif number:
        g.then([Frame(LOSE_GOODS, seat, number)])


@final
class LoseGoods(Step):
    """KB-9.7 Which goods of choice to give up; more than a handful in several goes."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return ways_to_give(g, f.seat, f.a if f.a < MOST_GOODS else MOST_GOODS)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.give_handful(f.seat, GIVE.first(action), FROM_ENEMY)
        lose_goods_of_choice(g, f.seat, f.a - MOST_GOODS if f.a > MOST_GOODS else 0)


@final
class LoseBuildings(Step):
    """KB-9.8 As many buildings as the enemy takes; whoever has none loses none."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for _ in range(f.a):
            building = doomed_building(g, f.seat)
            if building >= 0:
                g.raze(f.seat, building)


def doomed_building(g: Kingsburg, seat: i64) -> i64:
    """KB-9.8 The right-most occupied column, and in it the top-most row; -1 if nothing stands."""
    for column in range(i64(COLUMNS) - 1, i64(-1), -1):
        for row in range(i64(ROWS)):
            building = g.box.building_at(row, column)
            if g.owns(seat, building):
                return building
    return -1


@final
class LosePoints(Step):
    """KB-9.9 VP may fall below zero."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if f.a:
            g.pay(f.seat, vec[i64]([0, 0, 0, 0, 0, f.a]), FROM_ENEMY)


@final
class Strongest(Step):
    """KB-9.6 The highest battle value earns 1 VP if it won; tied winners all gain it (KB-A-14)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for seat in g.order:
            if f.a >> seat & 1:
                g.gain_one(seat, VP, 1, FROM_STRONGEST)


@final
class Disband(Step):
    """KB-9.1 (viii)"""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.disband()
