"""PA-14 The virtual player of the solo game: what it wants, what it can do, how it gains rewards."""

from typing import Final, final

from palatine.games.paladins.actions import BOARD_ACTION, SCHEME_REVEALED
from palatine.games.paladins.box import KINGS_FAVOUR, KINGS_ORDER, LAST_CHOICE, PAYS_DEBT
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FAVOUR_SPACES,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    ORDER_GOAL,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    PIECES,
    PRAY,
    RECRUIT,
    STRENGTH,
    TOWNSFOLK_SPACES,
    TRADE,
    VPL_WORKERS,
)
from palatine.games.paladins.headings import (
    CRIMINALS,
    FROM_VPL,
    INQUISITION,
    VPL_EFFECT,
)
from palatine.games.paladins.headings import VPL_WORKERS as VPL_WORKERS_HEADING
from palatine.games.paladins.seat import NO_CARD, VPL, copies
from palatine.games.paladins.step import Step
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count, lowest
from palatine.kernel.columns import total
from palatine.kernel.effect import EITHER, GAIN, SEQ, Effect
from palatine.kernel.effect import TRADE as TRADING
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec

SLOTS: Final = 3
NOT_POSSIBLE: Final = -1
REST: Final = -1
"""PA-14.21 What it does when its left side is full."""


@final
class VplHire(Step):
    """PA-14.7 A Suspicion for every Criminal on the card that the human left."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.active = VPL
        criminals: i64 = 0
        for card in g.tavern:
            criminals += g.box.criminals[card]
        g.then([Frame(CRIMINALS, NOBODY, 0, criminals), turn(VPL_WORKERS_HEADING)])


@final
class VplWorkers(Step):
    """PA-14.8 Three workers and as many as the number of the round."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.set_vpl_workers(g.round + VPL_WORKERS)


@final
class VplTurn(Step):
    """PA-14.9 The top Scheme, or the left side of the board; PA-14.10 without workers it has passed."""

    def run(self, g: Paladins, f: Frame) -> None:
        if g.seat[VPL].pool[LABOURER] == 0:
            stop(g)
            return
        if total(g.scheme_deck) == 0:
            g.shuffle_schemes()  # PA-A.28
        card = g.draw(SCHEME_REVEALED, NOBODY, copies(g.scheme_deck))[0]
        g.reveal_scheme(card)
        scheme = g.box.scheme[card]
        if not follow_scheme(g, scheme):
            instead = left_action(g)
            if g.listening and g.rules >= 2:
                g.tell_scheme_failed(hindrances(g, scheme), instead)
            left_side(g, instead)


def stop(g: Paladins) -> None:
    """PA-14.10 It has passed; workers of its board and pool return to the supply."""
    g.leave(VPL)
    g.set_vpl_workers(0)


def next_slot(g: Paladins, action: i64) -> i64:
    """PA-14.6 The first marked slot of an action without a Workshop."""
    return 1 if g.seat[VPL].workshops >> 2 * (action - COMMISSION) & 1 else 0


def follow_scheme(g: Paladins, scheme: i64) -> bool:
    """PA-14.9 True if it could."""
    if scheme == KINGS_ORDER:
        return follow_orders(g)
    if scheme == KINGS_FAVOUR:
        return use_favour(g)
    if scheme == RECRUIT:
        return recruit(g)
    return do_right_side(g, scheme)


def follow_orders(g: Paladins) -> bool:
    """PA-14.26, PA-A.49 Revealed Orders from the right, those not fulfilled first."""
    for fulfilled in (False, True):
        for place in range(i64(ORDER_SPACES) - 1, i64(-1), i64(-1)):
            if g.orders[place] == NO_CARD:
                continue
            action = g.box.order_action[g.orders[place]]
            if (g.done(VPL, action) >= ORDER_GOAL) == fulfilled and do_right_side(g, action):
                return True
    return False


def left_action(g: Paladins) -> i64:
    """PA-14.9 The left-most free action it can do: Recruit, Pray, Trade, Conspire, else REST."""
    if can_recruit(g):
        return RECRUIT
    for action in (PRAY, TRADE, CONSPIRE):
        if not g.seat[VPL].placed[action]:
            return action
    return REST


def left_side(g: Paladins, action: i64) -> None:
    """PA-A.26 With one worker each."""
    s = g.seat[VPL]
    if action == RECRUIT:
        recruit(g)
    elif action == PRAY:
        g.place_vpl(PRAY, 1)
        pray(g)
    elif action == TRADE:  # PA-14.19
        g.place_vpl(TRADE, 1)
        g.move_marker(1)
    elif action == CONSPIRE:  # PA-14.20
        g.place_vpl(CONSPIRE, 1)
        g.set_vpl_workers(s.pool[LABOURER] + 2)
        g.stack.append(Frame(CRIMINALS, NOBODY, 0, 1))
    else:  # PA-14.21
        g.rest()
        stop(g)


def can_recruit(g: Paladins) -> bool:
    return not g.seat[VPL].placed[RECRUIT] and indicated_townsfolk(g) != NOT_POSSIBLE


def recruit(g: Paladins) -> bool:
    """PA-14.17 Dismiss the Townsfolk that the marker indicates."""
    if not can_recruit(g):
        return False
    g.place_vpl(RECRUIT, 1)
    dismiss(g, indicated_townsfolk(g))
    return True


def dismiss(g: Paladins, place: i64) -> None:
    card = g.dismiss(VPL, place)
    resolve(g, g.box.dismiss[card], 0)


def indicated_townsfolk(g: Paladins) -> i64:
    """PA-14.15 From the marker to the right, then from the left."""
    for step in range(i64(TOWNSFOLK_SPACES)):
        place = (g.marker + step) % TOWNSFOLK_SPACES
        if g.townsfolk[place] != NO_CARD:
            return place
    return NOT_POSSIBLE


def indicated_outsider(g: Paladins, flags: vec[i64], value: i64) -> i64:
    """PA-14.15, PA-14.25 The same for six Outsiders, among those within reach."""
    for step in range(i64(OUTSIDER_SPACES)):
        place = (g.marker + step) % OUTSIDER_SPACES
        if g.outsiders[place] != NO_CARD and flags[place] <= value:
            return place
    return NOT_POSSIBLE


def pray(g: Paladins) -> None:
    """PA-14.18 Clear the right side, or gain a worker if it is clear; then all Schemes are shuffled."""
    s = g.seat[VPL]
    used: i64 = 0
    for action in range(i64(COMMISSION), i64(CONVERT) + 1):
        used += s.placed[action]
    if used:
        g.clear_right_side()
    else:
        g.set_vpl_workers(s.pool[LABOURER] + 1)
    g.shuffle_schemes()


def use_favour(g: Paladins) -> bool:
    """PA-14.27 The indicated free Favour; PA-14.12 silver and provisions are ignored, PA-A.29 a Debt is taken."""
    for step in range(i64(FAVOUR_SPACES)):
        place = (g.marker + step) % FAVOUR_SPACES
        card = g.favours[place]
        if card != NO_CARD and not g.favour_workers[place]:
            g.vpl_favour(place)
            if g.box.favour_debt[card]:
                g.take_debt(VPL, "PA-A.29")
            resolve(g, g.box.favour[card], 0)
            return True
    return False


# ---- the right side --------------------------------------------------------------------------------------------------


def do_right_side(g: Paladins, action: i64) -> bool:
    """PA-14.9 If workers, slots, attribute (PA-A.27) and target allow."""
    s = g.seat[VPL]
    cost = workers_needed(g, action)
    if s.pool[LABOURER] < cost or s.placed[action]:
        return False
    target = target_of(g, action)
    if target == NOT_POSSIBLE:
        return False
    g.place_vpl(action, cost)
    if action in (COMMISSION, GARRISON):
        g.occupy(VPL, target, action == GARRISON)
        flag = g.box.flag[(FAITH if action == GARRISON else INFLUENCE) - STRENGTH]
        g.stack.append(Frame(VPL_EFFECT, NOBODY, flag.number))
        resolve(g, g.box.space[target], 0)
    elif action == FORTIFY:  # PA-14.24
        wall = g.build_wall(VPL)
        g.stack.append(Frame(VPL_EFFECT, NOBODY, g.box.wall_choice[wall].number))
        resolve(g, g.box.wall[wall], 0)
    elif action == ABSOLVE:  # PA-14.23
        g.flip_jar()
        g.raise_one(VPL, FAITH, FROM_VPL)
        g.stack.append(Frame(VPL_EFFECT, NOBODY, g.box.vpl_settle.number))
        resolve(g, g.box.vpl_absolve, 0)
    else:
        card = g.take_outsider(VPL, target, action == ATTACK)
        resolve(g, g.box.attack[card] if action == ATTACK else g.box.convert[card], 0)
    return True


def hindrances(g: Paladins, scheme: i64) -> dict[str, object]:
    """PA-14.9 Why a Scheme cannot be followed: for each action it may mean the first thing that is missing."""
    if scheme == KINGS_FAVOUR:
        return {"kings_favour": "favour"}
    if scheme == RECRUIT:
        return {"recruit": "used" if g.seat[VPL].placed[RECRUIT] else "townsfolk"}
    if scheme != KINGS_ORDER:
        return {BOARD_ACTION.texts[scheme]: hindrance(g, scheme)}
    actions = [g.box.order_action[card] for card in g.orders if card != NO_CARD]
    return {BOARD_ACTION.texts[action]: hindrance(g, action) for action in actions}


def hindrance(g: Paladins, action: i64) -> str:
    """The first thing that an action of the right side lacks, in the order of PA-14.9."""
    s = g.seat[VPL]
    if s.pool[LABOURER] < workers_needed(g, action):
        return "workers"
    if s.placed[action]:
        return "used"
    if action != ATTACK and g.done(VPL, action) >= PIECES:
        return "pieces"
    if action == FORTIFY and total(g.wall_deck) == 0:
        return "walls"
    if action in (FORTIFY, ABSOLVE):
        return "influence"
    return "space" if action in (COMMISSION, GARRISON) else "outsider"


def workers_needed(g: Paladins, action: i64) -> i64:
    """PA-14.11 Three workers less its Workshops."""
    return SLOTS - bit_count(g.seat[VPL].workshops >> 2 * (action - COMMISSION) & 3)


def target_of(g: Paladins, action: i64) -> i64:
    """The space or Outsider the action is done with, 0 if it needs none, NOT_POSSIBLE if it cannot be done."""
    s = g.seat[VPL]
    if action == COMMISSION:
        return best_space(g, g.box.faith_flags, s.faith) if s.monks < PIECES else NOT_POSSIBLE
    if action == GARRISON:
        return best_space(g, g.box.strength_flags, s.strength) if s.outposts < PIECES else NOT_POSSIBLE
    if action == FORTIFY:
        walls: i64 = len(s.walls)
        can = walls < PIECES and s.influence >= g.box.wall_needs[walls] and total(g.wall_deck) > 0
        return 0 if can else NOT_POSSIBLE
    if action == ABSOLVE:
        return 0 if s.jars < PIECES and s.influence >= g.box.jar_need[s.jars] else NOT_POSSIBLE
    if action == ATTACK:
        return indicated_outsider(g, g.box.strength_flags, s.strength)
    return indicated_outsider(g, g.box.faith_flags, s.faith) if len(s.converts) < PIECES else NOT_POSSIBLE


def best_space(g: Paladins, flags: vec[i64], value: i64) -> i64:
    """PA-14.22 By reward, PA-A.51 then from the left; PA-A.50 paying a Debt comes last if there is none."""
    best: i64 = NOT_POSSIBLE
    rank: i64 = 0
    free = g.free
    while free:
        space = lowest(free)
        free &= free - 1
        if flags[g.box.region[space]] > value:
            break
        liked = g.box.liking[space]
        if liked == PAYS_DEBT and g.seat[VPL].unpaid == 0:
            liked = LAST_CHOICE
        if best == NOT_POSSIBLE or liked < rank:
            best = space
            rank = liked
    return best


# ---- how it gains rewards --------------------------------------------------------------------------------------------


@final
class VplEffect(Step):
    """PA-14.33 A reward of the virtual player; `b` times of it are done."""

    def run(self, g: Paladins, f: Frame) -> None:
        resolve(g, g.box.effects[f.a], f.b)


def resolve(g: Paladins, effect: Effect, done: i64) -> None:
    """PA-14.33 It never declines anything."""
    if effect.tag == GAIN:
        g.gain(VPL, effect.amounts, FROM_VPL)
    elif effect.tag == SEQ:
        for part in effect.parts[::-1]:
            g.stack.append(Frame(VPL_EFFECT, NOBODY, part.number))
    elif effect.tag == EITHER:
        resolve(g, effect.parts[way_of(g, effect)], 0)
    elif effect.tag == TRADING:
        resolve(g, effect.parts[1], 0)
    else:
        special(g, effect, done)


def way_of(g: Paladins, effect: Effect) -> i64:
    """PA-A.29 Any attribute: its lowest one. PA-A.48 Else the left-most it can use."""
    lowest = g.lowest()
    for at in range(i64(len(effect.parts))):
        way = effect.parts[at]
        if way.tag != GAIN or way.amounts[STRENGTH] + way.amounts[FAITH] + way.amounts[INFLUENCE] == 0:
            break
        if way.amounts[lowest]:
            return at
    for at in range(i64(len(effect.parts))):
        name = effect.parts[at].name
        if name == "free_develop" or (name == "pay_debt" and g.seat[VPL].unpaid == 0):
            continue
        return at
    return 0


def special(g: Paladins, effect: Effect, done: i64) -> None:
    """PA-14.33; PA-A.30 Criminals, PA-14.13 tax, PA-14.16 what it lacks."""
    name = effect.name
    if name == "criminal":
        g.stack.append(Frame(CRIMINALS, NOBODY, effect.count, 0))
    elif name == "tax":
        if g.take_tax(VPL, effect.count):
            g.stack.append(turn(INQUISITION))
    elif name == "remove_suspicion" or name == "destroy_debt":
        give_up(g, effect, done, name == "destroy_debt")
    elif name == "pay_debt":
        if g.seat[VPL].unpaid:
            g.pay_debt(VPL)
    elif name == "pray":
        pray(g)
    elif name == "free_recruit":
        place = indicated_townsfolk(g)
        if place != NOT_POSSIBLE:
            dismiss(g, place)


def give_up(g: Paladins, effect: Effect, done: i64, is_debt: bool) -> None:
    """PA-14.16 For each Suspicion or Debt it does not have, a silver of the tax supply."""
    s = g.seat[VPL]
    for at in range(done, effect.count):
        if is_debt and s.unpaid:
            g.destroy_debt(VPL)
        elif not is_debt and len(s.suspicions):
            g.discard_suspicions(VPL, 1, "PA-8.5")
        elif g.return_tax():
            if at + 1 < effect.count:
                g.stack.append(Frame(VPL_EFFECT, NOBODY, effect.number, at + 1))
            g.stack.append(turn(INQUISITION))
            return
