"""PA-3.6, PA-4, PA-10.1 Turns: an action with workers, or passing."""

from typing import final

from palatine.games.paladins.actions import (
    ASK_FAVOUR,
    KEEP,
    KEEP_FEWER,
    PASS,
    USE,
)
from palatine.games.paladins.bits import add_bits
from palatine.games.paladins.components import (
    KEPT_WORKERS,
)
from palatine.games.paladins.groups import ANY, PAIRS, TRIPLES, fitting_one, fitting_three, fitting_two
from palatine.games.paladins.headings import ACTION, KEEP_WORKERS, NEXT_TURN, PHASE_ACTIONS, REFRESH, VPL_TURN, WORKERS
from palatine.games.paladins.meaning import ALL_THREE, BOTH, LAST, LEFT, MIDDLE, board_action, kept_group, slots_of
from palatine.games.paladins.step import Step
from palatine.games.paladins.steps.board import carry_out
from palatine.games.paladins.steps.legal import add_favours, add_left_side, add_right_side
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count, lowest
from palatine.kernel.columns import total
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
    """PA-4.1 One action, or PA-10.1 passing; PA-B-05 without workers or a legal action nobody is asked."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        if total(g.seat[f.seat].pool) == 0:
            return []
        found: list[int] = [PASS.base]
        add_left_side(g, f.seat, found)
        add_right_side(g, f.seat, found)
        add_favours(g, f.seat, found)
        return found if len(found) > 1 else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action == PASS.base:
            leave(g, f.seat)
            return
        groups = fitting(g, f.seat, action)
        if groups & (groups - 1):
            g.stack.append(Frame(WORKERS, f.seat, action))
        else:
            carry_out(g, f.seat, action, lowest(groups) + first_group(g, f.seat, action))

    def skip(self, g: Paladins, f: Frame) -> None:
        leave(g, f.seat)


def fitting(g: Paladins, seat: i64, action: i64) -> i64:
    """The groups of workers that can take an action, as bits from the first group of their size on."""
    pool = g.seat[seat].pool
    if ASK_FAVOUR.owns(action):
        return fitting_one(pool, g.box.favour_slot[ASK_FAVOUR.first(action)])
    slots = slots_of(g, seat, action)
    at = 3 * board_action(action)
    first, second, third = g.box.slot[at], g.box.slot[at + 1], g.box.slot[at + 2]
    if slots == ALL_THREE:
        return fitting_three(pool, first, second, third)
    if slots == BOTH:
        return fitting_two(pool, first, second)
    if slots & LEFT:
        return fitting_two(pool, first, third) if slots & LAST else fitting_one(pool, first)
    return fitting_two(pool, second, third) if slots & MIDDLE else fitting_one(pool, third)


def first_group(g: Paladins, seat: i64, action: i64) -> i64:
    """The number of the first group with as many workers as an action needs."""
    workers = 1 if ASK_FAVOUR.owns(action) else bit_count(slots_of(g, seat, action))
    return 0 if workers == 1 else PAIRS if workers == 2 else TRIPLES


@final
class Workers(Step):
    """PA-4.2, PA-B-02 Which workers are used, if there is a choice; where each of them stands makes no difference."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        add_bits(found, USE.base + first_group(g, f.seat, f.a), fitting(g, f.seat, f.a))
        return found

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        carry_out(g, f.seat, f.a, USE.first(action))


def leave(g: Paladins, seat: i64) -> None:
    """PA-10.2 Workers off the board; PA-B-05 three or fewer in the pool stay there without a question."""
    g.leave(seat)
    if total(g.seat[seat].pool) > KEPT_WORKERS:
        kept = fitting_three(g.seat[seat].pool, ANY, ANY, ANY)
        if g.rules >= 2 or kept & (kept - 1):
            g.stack.append(turn(KEEP_WORKERS, seat))
        else:
            g.keep_workers(seat, TRIPLES + lowest(kept))


@final
class KeepWorkers(Step):
    """PA-10.2 Up to three unused workers of choice; PA-A.25 kept Criminals draw no new Suspicion.

    PA-B-07 Before rules 2 they were three, never fewer.
    """

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        pool = g.seat[f.seat].pool
        add_bits(found, KEEP.base, fitting_three(pool, ANY, ANY, ANY))
        if g.rules >= 2:
            add_bits(found, KEEP_FEWER.base, fitting_two(pool, ANY, ANY))
            add_bits(found, KEEP_FEWER.at(TRIPLES - PAIRS), fitting_one(pool, ANY))
            found.append(KEEP_FEWER.at(TRIPLES))
        return found

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        g.keep_workers(f.seat, kept_group(action))
