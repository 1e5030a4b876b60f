"""KB-5.2 Roll, reroll, turn order."""

from typing import final

from palatine.games.kingsburg import dice
from palatine.games.kingsburg.actions import PASS, REROLL_ALL, REROLL_ONE
from palatine.games.kingsburg.headings import REROLL
from palatine.games.kingsburg.powers import reward_use
from palatine.games.kingsburg.seat import USED_REROLL_ALL, USED_REROLL_ONE, Seat
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.changes import change, changes, close_window, has_changes
from palatine.games.kingsburg.steps.scenarios import led
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


def all_equal(s: Seat) -> bool:
    """KB-13.1 White dice count."""
    face = s.coloured & 7
    return dice.all_show(s.coloured, face) and dice.all_show(s.white, face)


def can_reroll_one(g: Kingsburg, seat: i64) -> bool:
    """KB-13.1 Statue: all dice equal, once per season (KB-12.1, KB-12.3)."""
    s = g.seat[seat]
    return g.standing(seat) & g.box.rerolls_one != 0 and not s.has_used(USED_REROLL_ONE) and all_equal(s)


def can_reroll_all(g: Kingsburg, seat: i64) -> bool:
    """KB-13.1 Chapel: a total of 7 or less, once per season; KB-15.3 Altar: 9 or less, white dice count."""
    s = g.seat[seat]
    owned = g.standing(seat) & g.box.rerolls_all
    if owned == 0 or s.has_used(USED_REROLL_ALL):
        return False
    return s.dice_total() <= g.folded(g.box.reroll_total, owned, 1, 0)


@final
class Roll(Step):
    """KB-5.2.1 Everybody rolls; KB-5.2.2 then everybody, in the turn order of before, may change the dice."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for seat in g.order:
            g.roll_dice(seat)
        rerollers = g.box.rerolls_one | g.box.rerolls_all
        g.then(
            [turn(REROLL, seat) for seat in g.order if g.standing(seat) & rerollers or has_changes(g, seat)]
            if g.box.modular
            else [turn(REROLL, seat) for seat in g.order if g.seat[seat].buildings & rerollers]
        )


@final
class Reroll(Step):
    """KB-5.2.2, KB-5.2.5 One player finishes before the next; conditions are checked before each use (KB-A-32)."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        found: list[int] = []
        if can_reroll_one(g, f.seat):
            found.append(REROLL_ONE.at(0))
            if g.seat[f.seat].white_dice:
                found.append(REROLL_ONE.at(1))
        if can_reroll_all(g, f.seat):
            found.append(REROLL_ALL.base)
        if g.box.modular:
            found += changes(g, f.seat)
        return [PASS.base, *found] if found else found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            close_window(g, f.seat)
            return
        g.then([turn(REROLL, f.seat)])
        if action == REROLL_ALL.base:
            g.reroll_all(f.seat)
            reward_chapel(g, f.seat)
        elif REROLL_ONE.owns(action):
            g.reroll_one(f.seat, REROLL_ONE.first(action) == 1)
        else:
            change(g, f.seat, action)

    def skip(self, g: Kingsburg, f: Frame) -> None:
        close_window(g, f.seat)


def reward_chapel(g: Kingsburg, seat: i64) -> None:
    """KB-17.2 Pilgrimage: an owner who uses the own Chapel or Altar."""
    chapels = g.box.rerolls_all if g.lent_unless else 0
    number: i64 = 0
    while chapels >> number:
        if chapels >> number & 1:
            reward_use(g, seat, number)
        number += 1


@final
class TurnOrder(Step):
    """KB-5.2.4 Lowest total first; tied players keep their order. KB-12.5 Only now, when all dice are final.

    KB-3.4 Nothing else changes the order: phases 7 and 8 and the next phase 1 use that of the last season. KB-20.5 But
    the Aristocracy goes in front.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        for s in g.seat:
            s.total = s.dice_total()
        order = g.order[:]
        for i in range(i64(1), g.seat_count):
            seat = order[i]
            j: i64 = i - 1
            while j >= 0 and g.seat[order[j]].total > g.seat[seat].total:
                order[j + 1] = order[j]
                j -= 1
            order[j + 1] = seat
        g.set_order(led(g, order) if g.box.has_groups else order)
