"""PA-5, PA-6, PA-7.3 The actions themselves: pay, place the workers, place the piece, take the reward."""

from typing import final

from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONSPIRE_NOW,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    DISMISS_DEBT,
    FORTIFY_NOW,
    GARRISON_TO,
    HUNT_WITH,
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
    DEVELOP_COST,
    FAITH,
    FORTIFY,
    GARRISON,
    GATHERED,
    GATHERED_BY_TWO,
    HUNT,
    INFLUENCE,
    PRAY,
    PRAY_COST,
    PROVISION,
    RECRUIT,
    SILVER,
    TRADE,
)
from palatine.games.paladins.headings import (
    AFTER_ACTION,
    CREW,
    CRIMINALS,
    DISCARD_SUSPICION,
    EFFECT,
    FROM_ACTION,
    FROM_FAVOUR,
    FROM_JAR,
    FROM_OUTSIDER,
    FROM_PALADIN,
    FROM_SPACE,
    FROM_TOWNSFOLK,
    FROM_WALL,
    FROM_WORKSHOP,
)
from palatine.games.paladins.meaning import BOTH, LEFT
from palatine.games.paladins.step import Step
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.effect import GAIN, SEQ, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec


def carry_out(g: Paladins, seat: i64, action: i64, group: i64) -> None:
    """PA-4.6, PA-A.10 Pay; place the pieces; then printed rewards, the Paladin, the crew."""
    if ASK_FAVOUR.owns(action):
        ask_favour(g, seat, ASK_FAVOUR.first(action), group)
    elif action >= FORTIFY_NOW.base or COMMISSION_TO.owns(action):
        right_side(g, seat, action, group)
    elif DEVELOP_SLOT.owns(action):
        g.pay(seat, g.silver_cost(seat, DEVELOP, DEVELOP_COST), 0)
        g.place(seat, DEVELOP, BOTH, group)
        develop(g, seat, action - DEVELOP_SLOT.base)
    elif PRAY_FOR.owns(action):
        g.pay(seat, g.silver_cost(seat, PRAY, PRAY_COST), 0)
        g.place(seat, PRAY, LEFT, group)
        g.clear_action(seat, PRAY_FOR.first(action))
        follow_up(g, seat, PRAY, len(g.seat[seat].crew))
    elif action < PRAY_FOR.base:
        recruit(g, seat, action, group)
    elif action == CONSPIRE_NOW.base:  # PA-5.13
        g.place(seat, CONSPIRE, LEFT, group)
        g.stack.append(Frame(CREW, seat, CONSPIRE, len(g.seat[seat].crew)))
        g.stack.append(Frame(CRIMINALS, seat, 1))
    elif HUNT_WITH.owns(action):
        gather(g, seat, HUNT, HUNT_WITH.first(action), group)
    else:
        gather(g, seat, TRADE, TRADE_WITH.first(action), group)


def develop(g: Paladins, seat: i64, at: i64) -> None:
    """PA-5.2 The Workshop, PA-5.4 the worker it uncovers, PA-12.1 the Architects; PA-A.43 likewise for free."""
    uncovered = bit_count(g.seat[seat].workshops)
    g.add_workshop(seat, COMMISSION + at // 2, at % 2)
    finish(g, seat, DEVELOP, g.box.workshop[uncovered], FROM_WORKSHOP + uncovered)


def recruit(g: Paladins, seat: i64, action: i64, group: i64) -> None:
    """PA-5.7 Dismiss with one worker, PA-5.8 recruit with two; PA-5.6 for silver or for a Debt."""
    if action < RECRUIT_CARD.base:
        card = DISMISS.first(action) if DISMISS.owns(action) else DISMISS_DEBT.first(action)
    else:
        card = RECRUIT_CARD.first(action) if RECRUIT_CARD.owns(action) else RECRUIT_DEBT.first(action)
    place = g.townsfolk_at(card)
    if DISMISS_DEBT.owns(action) or RECRUIT_DEBT.owns(action):
        g.take_debt(seat, "PA-5.6")
    else:
        g.pay(seat, g.silver_cost(seat, RECRUIT, g.box.recruit_cost[place]), 0)
    if action < RECRUIT_CARD.base:
        g.place(seat, RECRUIT, LEFT, group)
        g.dismiss(seat, place)
        finish(g, seat, RECRUIT, g.box.dismiss[card], FROM_TOWNSFOLK + card)
    else:
        g.place(seat, RECRUIT, BOTH, group)
        g.join_crew(seat, place)
        finish(g, seat, RECRUIT, g.box.instant[card], FROM_TOWNSFOLK + card)


def gather(g: Paladins, seat: i64, action: i64, with_two: i64, group: i64) -> None:
    """PA-5.14 Hunt, PA-5.15 Trade: more with two workers than twice with one."""
    g.place(seat, action, BOTH if with_two else LEFT, group)
    amounts = vec[i64]([i64(0)] * 10)
    amounts[PROVISION if action == HUNT else SILVER] = GATHERED_BY_TWO if with_two else GATHERED
    g.gain(seat, amounts, FROM_ACTION + action)
    follow_up(g, seat, action, len(g.seat[seat].crew))


def right_side(g: Paladins, seat: i64, action: i64, group: i64) -> None:
    """PA-6 What is paid, where the piece goes, what it brings."""
    s = g.seat[seat]
    if COMMISSION_TO.owns(action):
        g.pay(seat, 0, g.provision_cost(seat, COMMISSION, g.box.provision_costs[s.monks]))
        g.place(seat, COMMISSION, g.open_slots(seat, COMMISSION), group)
        space = COMMISSION_TO.first(action)
        g.occupy(seat, space, False)
        finish(g, seat, COMMISSION, g.box.space[space], FROM_SPACE + space)
    elif GARRISON_TO.owns(action):
        g.pay(seat, 0, g.provision_cost(seat, GARRISON, g.box.provision_costs[s.outposts]))
        g.place(seat, GARRISON, g.open_slots(seat, GARRISON), group)
        space = GARRISON_TO.first(action)
        g.occupy(seat, space, True)
        finish(g, seat, GARRISON, g.box.space[space], FROM_SPACE + space)
    elif action == FORTIFY_NOW.base:
        fortify(g, seat, group)
    elif ABSOLVE_TO.owns(action):
        g.pay(seat, g.silver_cost(seat, ABSOLVE, g.box.jar_costs[s.jars]), 0)
        g.place(seat, ABSOLVE, g.open_slots(seat, ABSOLVE), group)
        space = ABSOLVE_TO.first(action)
        g.move_jar(seat, space)
        finish(g, seat, ABSOLVE, g.box.jar[space], FROM_JAR + space)
    elif ATTACK_CARD.owns(action):
        card = ATTACK_CARD.first(action)
        place = g.outsider_at(card)
        g.pay(seat, g.attack_cost(seat, place), 0)
        g.place(seat, ATTACK, g.open_slots(seat, ATTACK), group)
        g.take_outsider(seat, place, True)
        finish(g, seat, ATTACK, g.box.attack[card], FROM_OUTSIDER + card)
    else:
        card = CONVERT_CARD.first(action)
        g.pay(seat, g.silver_cost(seat, CONVERT, g.box.convert_costs[len(s.converts)]), 0)
        g.place(seat, CONVERT, g.open_slots(seat, CONVERT), group)
        g.take_outsider(seat, g.outsider_at(card), False)
        finish(g, seat, CONVERT, g.box.convert[card], FROM_OUTSIDER + card)


def fortify(g: Paladins, seat: i64, group: i64) -> None:
    """PA-6.6 The top Wall and what it shows; PA-6.7 of its alternatives the player picks one."""
    s = g.seat[seat]
    g.pay(seat, 0, g.provision_cost(seat, FORTIFY, g.box.provision_costs[len(s.walls)]))
    g.place(seat, FORTIFY, g.open_slots(seat, FORTIFY), group)
    crew = len(s.crew)
    wall = g.build_wall(seat)
    choice = g.box.wall_choice[wall]
    if choice.tag != SEQ or choice.parts:
        g.stack.append(Frame(AFTER_ACTION, seat, FORTIFY, crew))
        g.stack.append(Frame(EFFECT, seat, choice.number, FROM_WALL + wall))
        g.resolve(g.box.wall[wall], seat, FROM_WALL + wall)
    else:
        finish(g, seat, FORTIFY, g.box.wall[wall], FROM_WALL + wall)


def ask_favour(g: Paladins, seat: i64, card: i64, group: i64) -> None:
    """PA-7.3 Place the worker, pay the printed cost, take the effect."""
    place: i64 = 0
    while g.favours[place] != card:
        place += 1
    g.pay(seat, g.box.favour_silver[card], g.box.favour_provision[card])
    if g.box.favour_debt[card]:
        g.take_debt(seat, "PA-7.5")
    g.place_on_favour(seat, place, group)
    g.resolve(g.box.favour[card], seat, FROM_FAVOUR + card)


def finish(g: Paladins, seat: i64, action: i64, reward: Effect, source: i64) -> None:
    """PA-A.10 The printed reward, then what follows every time the action is done.

    PA-12.8, PA-A.42 Only those work who are in the crew now, before the reward: a crew only grows, its size says who.
    """
    crew: i64 = len(g.seat[seat].crew)
    if reward.tag == GAIN:
        g.gain(seat, reward.amounts, source)
        after_action(g, seat, action, crew)
    else:
        g.stack.append(Frame(AFTER_ACTION, seat, action, crew))
        g.resolve(reward, seat, source)


def after_action(g: Paladins, seat: i64, action: i64, crew: i64) -> None:
    """PA-6.3, PA-6.9 The flag under the piece; PA-6.11 Absolve: 1 Faith, then discard a Suspicion."""
    if action == COMMISSION:
        g.raise_one(seat, INFLUENCE, FROM_ACTION + action)
    elif action == GARRISON:
        g.raise_one(seat, FAITH, FROM_ACTION + action)
    elif action == ABSOLVE:
        g.raise_one(seat, FAITH, FROM_ACTION + action)
        g.stack.append(Frame(CREW, seat, action, crew))
        g.stack.append(Frame(DISCARD_SUSPICION, seat, 1, FROM_ACTION + action if g.rules >= 2 else 0))
        return
    follow_up(g, seat, action, crew)


def follow_up(g: Paladins, seat: i64, action: i64, crew: i64) -> None:
    """PA-A.12 The Paladin of this round; PA-12.1 then the crew, PA-B-03 in order of recruiting."""
    s = g.seat[seat]
    if s.paladin >= 0 and g.box.paladin_action[s.paladin] == action:
        bonus = g.box.bonus[s.paladin]
        if bonus.tag == GAIN:
            g.gain(seat, bonus.amounts, FROM_PALADIN + s.paladin)
    working = g.box.after[action]
    if s.crew_bits & working:
        todo: list[Frame] = []
        for at in range(crew):
            card = s.crew[at]
            if not working >> card & 1:
                continue
            ability = g.box.ability[card]
            if ability.tag == GAIN and not todo:
                g.gain(seat, ability.amounts, FROM_TOWNSFOLK + card)
            else:
                todo.append(Frame(EFFECT, seat, ability.number, FROM_TOWNSFOLK + card))
        if todo:
            g.then(todo)


@final
class AfterAction(Step):
    """PA-6.3 What every time of an action brings, after its printed reward."""

    def run(self, g: Paladins, f: Frame) -> None:
        after_action(g, f.seat, f.a, f.b)


@final
class Crew(Step):
    """PA-12.1 The Paladin and the crew, when something was asked before them."""

    def run(self, g: Paladins, f: Frame) -> None:
        follow_up(g, f.seat, f.a, f.b)
