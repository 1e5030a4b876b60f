"""PA-3.6, PA-4, PA-10.1 Turns: an action with workers, or passing."""

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
    KEEP,
    PASS,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
    USE,
)
from palatine.games.paladins.bits import bit, bit_count, low_bit
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERT_COSTS,
    DEBT_SPACES,
    DEVELOP,
    DEVELOP_COST,
    FAITH,
    FAITH_FLAGS,
    FAVOUR_SPACES,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    JAR_COSTS,
    KEPT_WORKERS,
    OUTSIDER_SPACES,
    PIECES,
    PRAY,
    PRAY_COST,
    PROVISION_COSTS,
    RECRUIT,
    STRENGTH,
    TOWNSFOLK_SPACES,
    TRADE,
    WALL_NEEDS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import ANY, PAIRS, TRIPLES, fitting_one, fitting_three, fitting_two
from palatine.games.paladins.headings import ACTION, KEEP_WORKERS, NEXT_TURN, PHASE_ACTIONS, REFRESH, VPL_TURN, WORKERS
from palatine.games.paladins.meaning import BOTH, LEFT, board_action, slots_of
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD, total
from palatine.games.paladins.step import Step
from palatine.games.paladins.steps.board import carry_out
from palatine.games.paladins.table import Paladins
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class NextTurn(Step):
    """PA-3.6 In turn order, until all have passed; PA-14.9 the human and the virtual player take turns."""

    def run(self, g: Paladins, f: Frame) -> None:
        boards: i64 = len(g.seat)
        if g.phase != PHASE_ACTIONS:
            g.enter_phase(PHASE_ACTIONS)
            g.active = (g.first + boards - 1) % boards
        for step in range(i64(1), boards + 1):
            who = (g.active + step) % boards
            if not g.seat[who].passed:
                g.active = who
                g.stack.append(turn(NEXT_TURN))
                g.stack.append(turn(ACTION, who) if who < g.seat_count else turn(VPL_TURN))
                return
        g.stack.append(turn(REFRESH))


@final
class Action(Step):
    """PA-4.1 One action, or PA-10.1 passing; who has no workers or no legal action passes without being asked."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        if total(g.seat[f.seat].pool) == 0:
            return []
        found: list[int] = [PASS.base]
        add_left_side(g, f.seat, found)
        add_map(g, f.seat, found)
        add_fortify_and_absolve(g, f.seat, found)
        add_outsiders(g, f.seat, found)
        add_favours(g, f.seat, found)
        if len(found) == 1:
            return []
        found.sort()
        return found

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action == PASS.base:
            leave(g, f.seat)
            return
        groups = fitting(g, f.seat, action)
        if groups & (groups - 1):
            g.stack.append(Frame(WORKERS, f.seat, action))
        else:
            carry_out(g, f.seat, action, low_bit(groups) + first_group(g, f.seat, action))

    def skip(self, g: Paladins, f: Frame) -> None:
        leave(g, f.seat)


def add_left_side(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5"""
    s = g.seat[seat]
    if (
        g.fits(seat, DEVELOP, BOTH)
        and s.silver >= g.silver_cost(seat, DEVELOP, DEVELOP_COST)
        and bit_count(s.workshops) < WORKSHOP_COUNT
    ):
        add_workshop_slots(g, seat, found)
    if g.fits(seat, RECRUIT, LEFT):
        add_townsfolk(g, seat, found, g.fits(seat, RECRUIT, BOTH))
    if g.fits(seat, PRAY, LEFT) and s.silver >= g.silver_cost(seat, PRAY, PRAY_COST):
        add_used_actions(g, seat, found)  # PA-A.9: the Pray action is free, so it is not among them
    if g.fits(seat, CONSPIRE, LEFT):
        found.append(CONSPIRE_NOW.base)
    if g.fits(seat, HUNT, LEFT):
        found.append(HUNT_WITH.at(0))
        if g.fits(seat, HUNT, BOTH):
            found.append(HUNT_WITH.at(1))
    if g.fits(seat, TRADE, LEFT):
        found.append(TRADE_WITH.at(0))
        if g.fits(seat, TRADE, BOTH):
            found.append(TRADE_WITH.at(1))


def add_workshop_slots(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5.2, PA-A.4 Each marked slot without a Workshop."""
    workshops = g.seat[seat].workshops
    for at in range(i64(ACTION_COUNT)):
        if not workshops >> at & 1:
            found.append(DEVELOP_SLOT.base + at)


def add_used_actions(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5.11 The actions that hold workers."""
    placed = g.seat[seat].placed
    for action in range(i64(ACTION_COUNT)):
        if placed[action]:
            found.append(PRAY_FOR.at(action))


def add_townsfolk(g: Paladins, seat: i64, found: list[int], with_two: bool) -> None:
    """PA-5.6 The price of the space, on the two left-most PA-A.6 or a Debt; PA-A.13 no Debt where nothing is due."""
    silver = g.seat[seat].silver
    for place in range(i64(TOWNSFOLK_SPACES)):
        card = g.townsfolk[place]
        if card == NO_CARD:
            continue
        cost = g.silver_cost(seat, RECRUIT, g.box.recruit_cost[place])
        if silver >= cost:
            found.append(DISMISS.at(card))
            if with_two:
                found.append(RECRUIT_CARD.at(card))
        if place < DEBT_SPACES and cost:
            found.append(DISMISS_DEBT.at(card))
            if with_two:
                found.append(RECRUIT_DEBT.at(card))


def add_map(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-6.1 Commission, PA-6.8 Garrison: PA-6.4 a free space of a region within reach."""
    s = g.seat[seat]
    if (
        s.monks < PIECES
        and s.provisions >= g.provision_cost(seat, COMMISSION, PROVISION_COSTS[s.monks])
        and g.fits(seat, COMMISSION, g.open_slots(seat, COMMISSION))
    ):
        spaces = free_spaces(g, reached(g.total(seat, FAITH), 0))
        while spaces:
            found.append(COMMISSION_TO.at(low_bit(spaces)))
            spaces &= spaces - 1
    if (
        s.outposts < PIECES
        and s.provisions >= g.provision_cost(seat, GARRISON, PROVISION_COSTS[s.outposts])
        and g.fits(seat, GARRISON, g.open_slots(seat, GARRISON))
    ):
        spaces = free_spaces(g, reached(g.total(seat, STRENGTH), 1))
        while spaces:
            found.append(GARRISON_TO.at(low_bit(spaces)))
            spaces &= spaces - 1


def reached(value: i64, first: i64) -> i64:
    """PA-6.2, PA-6.8 How many regions have a flag that is not above a value; flags rise by 2 from the first."""
    regions = (value - first + 2) // 2
    return 6 if regions > 6 else regions if regions > 0 else 0


def free_spaces(g: Paladins, regions: i64) -> i64:
    """PA-6.2 Free spaces of the first regions as bits; PA-B-01 of equal ones in a region only the first."""
    spaces = g.free & g.box.reach[regions]
    left = spaces
    while left:
        space = low_bit(left)
        left &= left - 1
        twin = g.box.twin[space]
        while twin >= 0:
            if spaces >> twin & 1:
                spaces &= ~bit(space)
            twin = g.box.twin[twin]
    return spaces


def add_fortify_and_absolve(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-6.5, PA-A.15 Fortify; PA-6.10 Absolve, PA-B-01 of equal jar spaces only the first."""
    s = g.seat[seat]
    walls: i64 = len(s.walls)
    influence = g.total(seat, INFLUENCE)
    if (
        walls < PIECES
        and influence >= WALL_NEEDS[walls]
        and s.provisions >= g.provision_cost(seat, FORTIFY, PROVISION_COSTS[walls])
        and g.fits(seat, FORTIFY, g.open_slots(seat, FORTIFY))
        and total(g.wall_deck)
    ):
        found.append(FORTIFY_NOW.base)
    if (
        s.jars < PIECES
        and influence >= g.box.jar_need[s.jars]
        and s.silver >= g.silver_cost(seat, ABSOLVE, JAR_COSTS[s.jars])
        and g.fits(seat, ABSOLVE, g.open_slots(seat, ABSOLVE))
    ):
        for space in range(i64(len(g.box.jar))):
            twin = g.box.jar_twin[space]
            if not s.jar_spaces >> space & 1 and (twin < 0 or s.jar_spaces >> twin & 1):
                found.append(ABSOLVE_TO.at(space))


def add_outsiders(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-6.12 Attack, PA-6.13 with silver for missing Strength; PA-6.15 Convert."""
    s = g.seat[seat]
    converts: i64 = len(s.converts)
    attacks = g.fits(seat, ATTACK, g.open_slots(seat, ATTACK))
    converting = (
        converts < PIECES
        and s.silver >= g.silver_cost(seat, CONVERT, CONVERT_COSTS[converts])
        and g.fits(seat, CONVERT, g.open_slots(seat, CONVERT))
    )
    if not attacks and not converting:
        return
    faith = g.total(seat, FAITH)
    for place in range(i64(OUTSIDER_SPACES)):
        card = g.outsiders[place]
        if card == NO_CARD:
            continue
        if attacks and s.silver >= g.attack_cost(seat, place):
            found.append(ATTACK_CARD.at(card))
        if converting and faith >= FAITH_FLAGS[place]:
            found.append(CONVERT_CARD.at(card))


def add_favours(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-7.2 Revealed and free Favours, PA-7.4 with a worker that fits, PA-7.5 whose cost can be paid."""
    s = g.seat[seat]
    for place in range(i64(FAVOUR_SPACES)):
        card = g.favours[place]
        if card == NO_CARD or g.favour_workers[place]:
            continue
        if s.silver >= g.box.favour_silver[card] and s.provisions >= g.box.favour_provision[card]:
            slot = g.box.favour_slot[card]
            if slot == ANY or fitting_one(s.pool, slot):
                found.append(ASK_FAVOUR.at(card))


def fitting(g: Paladins, seat: i64, action: i64) -> i64:
    """The groups of workers that can take an action, as bits from the first group of their size on."""
    pool = g.seat[seat].pool
    if ASK_FAVOUR.owns(action):
        return fitting_one(pool, g.box.favour_slot[ASK_FAVOUR.first(action)])
    slots = slots_of(g, seat, action)
    at = 3 * board_action(action)
    colours = [g.box.slot[at + i] for i in range(i64(3)) if slots >> i & 1]
    if len(colours) == 1:
        return fitting_one(pool, colours[0])
    if len(colours) == 2:
        return fitting_two(pool, colours[0], colours[1])
    return fitting_three(pool, colours[0], colours[1], colours[2])


def first_group(g: Paladins, seat: i64, action: i64) -> i64:
    """The number of the first group with as many workers as an action needs."""
    workers = 1 if ASK_FAVOUR.owns(action) else bit_count(slots_of(g, seat, action))
    return 0 if workers == 1 else PAIRS if workers == 2 else TRIPLES


@final
class Workers(Step):
    """PA-4.2, PA-B-02 Which workers are used, if there is a choice; where each of them stands makes no difference."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        groups = fitting(g, f.seat, f.a)
        first = first_group(g, f.seat, f.a)
        while groups:
            found.append(USE.at(first + low_bit(groups)))
            groups &= groups - 1
        return found

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        carry_out(g, f.seat, f.a, USE.first(action))


def leave(g: Paladins, seat: i64) -> None:
    """PA-10.2 Workers off the board; of those in the pool at most three are kept."""
    g.leave(seat)
    if total(g.seat[seat].pool) > KEPT_WORKERS:
        kept = fitting_three(g.seat[seat].pool, ANY, ANY, ANY)
        if kept & (kept - 1):
            g.stack.append(turn(KEEP_WORKERS, seat))
        else:
            g.keep_workers(seat, TRIPLES + low_bit(kept))


@final
class KeepWorkers(Step):
    """PA-10.2 Three unused workers of choice; PA-A.25 kept Criminals draw no new Suspicion."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        groups = fitting_three(g.seat[f.seat].pool, ANY, ANY, ANY)
        while groups:
            found.append(KEEP.at(low_bit(groups)))
            groups &= groups - 1
        return found

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        g.keep_workers(f.seat, TRIPLES + KEEP.first(action))
