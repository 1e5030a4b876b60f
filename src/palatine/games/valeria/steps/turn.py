"""VA-4, VA-5 A turn, the roll, and the domains that change dice."""

from typing import final

from palatine.games.valeria.actions import CHANGE, PASS
from palatine.games.valeria.components import GOLD
from palatine.games.valeria.costs import dice_cost, turned
from palatine.games.valeria.headings import (
    ACTION_START,
    CHANGE_DICE,
    DARK_LORD,
    END_PHASE,
    FOR_DIE,
    HARVEST,
    PHASE_ROLL,
    ROLL,
    SECOND_HARVEST,
)
from palatine.games.valeria.step import Step
from palatine.games.valeria.steps.payment import start_payment
from palatine.games.valeria.table import Valeria
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class Turn(Step):
    """VA-4.1 Roll, harvest, action, end; VA-11.2 solo with the monsters and a second harvest before the end."""

    def run(self, g: Valeria, f: Frame) -> None:
        if g.is_solo():
            g.then(
                [turn(ROLL), turn(HARVEST), turn(ACTION_START), turn(DARK_LORD), turn(SECOND_HARVEST), turn(END_PHASE)]
            )
        else:
            g.then([turn(ROLL), turn(HARVEST), turn(ACTION_START), turn(END_PHASE)])


@final
class Roll(Step):
    """VA-5.1 Both dice; VA-5.2 then domains may change them."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_ROLL)
        g.changed_by = 0
        g.then([turn(CHANGE_DICE, g.active)])
        g.roll_dice()


@final
class ChangeDice(Step):
    """VA-5.2 Each dice domain at most once; VA-5.3 passing announces the result. VA-13.20 It must change a die.

    VA-4.2 In any order. VA-B-08 Either die of a double; up to rules 2 the first one stood for both.
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found: list[int] = []
        for power in range(i64(3)):
            domain = g.box.dice_powers[power]
            if not g.seat[f.seat].domains & domain or g.changed_by & domain:
                continue
            if not g.can_pay(f.seat, GOLD, dice_cost(g, f.seat, power), 0, g.box.standin_everywhere):
                continue
            if turned(g.die1, power) != g.die1:
                found.append(CHANGE.at(power, 0))
            if turned(g.die2, power) != g.die2 and (g.die2 != g.die1 or g.rules >= 3):
                found.append(CHANGE.at(power, 1))
        return [PASS.base, *found] if found else found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.then([turn(CHANGE_DICE, f.seat)])
        start_payment(g, f.seat, FOR_DIE, CHANGE.first(action) * 2 + CHANGE.second(action))
