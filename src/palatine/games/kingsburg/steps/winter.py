"""KB-9 Phase 8: winter, the battle and what it brings."""

from typing import final

from palatine.games.kingsburg.actions import PASS, REINFORCED, USE
from palatine.games.kingsburg.components import VP
from palatine.games.kingsburg.headings import (
    AFTERMATH,
    AT_BEFORE_REVEAL,
    AT_DEFEAT,
    AT_WINTER_START,
    BATTLE,
    DEFEAT,
    DISBAND,
    DRAW,
    EFFECT,
    FROM_BUILDING,
    FROM_ENEMY,
    FROM_STRONGEST,
    KEEP_SOLDIER,
    LOSE_BUILDINGS,
    LOSE_POINTS,
    MOMENT,
    POWERS,
    PROTECT,
    REINFORCEMENTS,
    REVEAL,
    REVEAL_TOKENS,
    SOLDIER_TOKEN,
    STRONGEST,
    VICTORY,
)  # fmt: skip
from palatine.games.kingsburg.powers import places_of
from palatine.games.kingsburg.seat import KEEPS_SOLDIER
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.losses import lose_goods_of_choice, lose_named_goods
from palatine.games.kingsburg.steps.tokens import train
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit, lowest
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Winter(Step):
    """KB-9.1 Second edition: reinforcements, then the reveal (KB-A-02). KB-9.2 First edition: the reveal first."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(8)
        if g.box.modular:
            g.then(
                [
                    Frame(MOMENT, NOBODY, AT_WINTER_START),
                    turn(REINFORCEMENTS),
                    Frame(MOMENT, NOBODY, AT_BEFORE_REVEAL),
                    turn(REVEAL),
                    turn(BATTLE),
                    turn(DISBAND),
                ]
            )
            return
        news = [REVEAL, REINFORCEMENTS] if g.box.edition == 1 else [REINFORCEMENTS, REVEAL]
        g.then([turn(news[0]), turn(news[1]), turn(BATTLE), turn(DISBAND)])


@final
class Reinforcements(Step):
    """KB-9.1 (ii) The first player rolls one white die for everybody; KB-18.1 or all choose a soldier token."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.box.has_tokens:
            g.then([turn(REVEAL_TOKENS)])
            g.together([turn(SOLDIER_TOKEN, seat) for seat in range(g.seat_count)])
        elif g.box.modular:
            reinforce_with_powers(g)
        else:
            g.reinforce(g.roll(REINFORCED, g.order[0], 1)[0])


def reinforce_with_powers(g: Kingsburg) -> None:
    """Heavy Snow fixes the number; KB-20.5 with the Army two dice are rolled, its owner takes the higher."""
    army: i64 = NOBODY
    for seat in g.order:
        if g.box.better_die[g.seat[seat].group]:
            army = seat
    count = g.box.fixed[g.destiny]
    more: i64 = 0
    if count == 0:
        faces = g.roll(REINFORCED, g.order[0], 1 if army == NOBODY else 2)
        count = faces[0]
        if army != NOBODY:
            more = faces[1] - count if faces[1] > count else count - faces[1]
            count = faces[1] if faces[1] < count else count
    g.reinforce(count)
    sent = vec[i64]([count] * g.seat_count)
    if more:
        g.reinforce_one(army, more)
        sent[army] += more
    train(g, sent)


@final
class Reveal(Step):
    """KB-9.1 (iv) KB-20.4 In Goblin Valley the second card with it; if it joins, the king sends more soldiers."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.reveal()
        if g.box.has_second_enemy and g.reveal_second():
            g.reinforce(g.year)


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
                strongest |= bit(seat)
        todo.append(Frame(STRONGEST, NOBODY, strongest))
        g.then(todo)


def battle_value(g: Kingsburg, seat: i64) -> i64:
    """KB-9.4 Soldiers and everything that counts against this enemy; KB-0.9 it may be negative."""
    second = g.second_invader() if g.box.has_second_enemy else NOBODY
    return g.seat[seat].soldiers + g.battle_bonus(seat, g.invader(), second)


def battle_result(g: Kingsburg, seat: i64, value: i64) -> i64:
    """KB-9.5 More wins, equal draws, less loses; the Stone Wall wins draws."""
    strength = g.enemy_strength()
    if value == strength and g.seat[seat].buildings & g.box.draw_winners:
        return VICTORY
    return VICTORY if value > strength else DRAW if value == strength else DEFEAT


@final
class Aftermath(Step):
    """KB-9.5 Rewards for the winner; KB-9.11 losses for the loser: goods, then buildings, then VP."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        card = g.invader()
        second = g.second_invader() if g.box.has_second_enemy else NOBODY
        g.fight(f.seat, f.a, f.b)
        if f.a == VICTORY:
            self.reward(g, f.seat, card, second)
        elif f.a == DEFEAT:
            self.punish(g, f.seat, card, second)

    def punish(self, g: Kingsburg, seat: i64, card: i64, second: i64) -> None:
        """KB-9.11 The Damsel's good comes after all losses.

        KB-15.8 The Hidden Refuge keeps VP, but not those of buildings; KB-9.12 also if it falls in this battle.
        """
        box = g.box
        buildings = box.loss_buildings[card] + (box.loss_buildings[second] if second >= 0 else 0)
        points = box.loss_vp[card] + (box.loss_vp[second] if second >= 0 else 0)
        if g.seat[seat].buildings & box.point_keepers:
            points = 0
        protects = box.protects[g.seat[seat].governor]
        todo = [Frame(PROTECT if protects else LOSE_BUILDINGS, seat, buildings), Frame(LOSE_POINTS, seat, points)]
        if g.box.modular and places_of(g, seat, AT_DEFEAT):
            todo.append(Frame(POWERS, seat, AT_DEFEAT))
        g.then(todo)
        lose_named_goods(g, seat, card, second)
        goods = box.loss_any[card] + (box.loss_any[second] if second >= 0 else 0)
        lose_goods_of_choice(g, seat, goods, FROM_ENEMY)

    def reward(self, g: Kingsburg, seat: i64, card: i64, second: i64) -> None:
        """KB-9.10 The enemy's reward, and the Fortress's VP. KB-9.13 The Manor doubles only what cards print."""
        owned = g.seat[seat].buildings & g.box.win_scorers
        building: i64 = 0
        while owned:
            if owned & 1:
                g.gain_one(seat, VP, g.box.win_vp[building], FROM_BUILDING + building)
            owned >>= 1
            building += 1
        todo = [Frame(EFFECT, seat, g.box.rewards[card].number, FROM_ENEMY)]
        if second >= 0:
            todo.append(Frame(EFFECT, seat, g.box.rewards[second].number, FROM_ENEMY))
        if g.seat[seat].buildings & g.box.reward_doublers:
            todo += todo
        g.then(todo)


@final
class Strongest(Step):
    """KB-9.6 The highest battle value earns 1 VP if it won; tied winners all gain it (KB-A-14)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        todo: list[Frame] = []
        for seat in g.order:
            if f.a >> seat & 1:
                g.gain_one(seat, VP, 1, FROM_STRONGEST)
                if g.seat[seat].buildings & g.box.keepers:
                    todo.append(turn(KEEP_SOLDIER, seat))
        if todo:
            g.then(todo)


@final
class KeepSoldier(Step):
    """KB-A-15 The Quarters: the strongest winner may keep one soldier, if there is one."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        if g.seat[f.seat].soldiers == 0:
            return []
        return [PASS.base, USE.at(lowest(g.seat[f.seat].buildings & g.box.keepers))]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.seat[f.seat].used |= KEEPS_SOLDIER
            g.tell("keep_soldier", "KB-A-15", f.seat, {})


@final
class Disband(Step):
    """KB-9.1 (viii)"""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.disband()
