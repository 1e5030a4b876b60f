"""VA-8 The end phase and the end of the game."""

from typing import final

from palatine.games.valeria.components import COLUMNS, EXHAUSTED_EACH
from palatine.games.valeria.headings import GAME_END, PHASE_END, TURN
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class EndPhase(Step):
    """VA-8.4 The game ends when all have had the same number of turns; VA-8.6 otherwise the dice go to the left."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_END)
        if g.is_solo():
            g.then([turn(TURN)])  # VA-11.9
            return
        met = is_condition_met(g)
        if met and g.box.latched:
            g.is_ending = True
        last = (g.first + g.seat_count - 1) % g.seat_count
        if g.active == last and (met or g.is_ending):  # VA-8.5: a condition lost again does not count
            g.then([turn(GAME_END)])
            return
        g.active = (g.active + 1) % g.seat_count
        g.then([turn(TURN)])


def is_condition_met(g: Valeria) -> bool:
    """VA-8.3 All monsters gone, all domains gone, or twice as many exhausted stacks as players (VA-8.7)."""
    monsters: i64 = 0
    for stack in g.monsters:
        monsters += len(stack)
    return monsters == 0 or exhausted_domains(g) == COLUMNS or g.exhausted() >= EXHAUSTED_EACH * g.seat_count


def exhausted_domains(g: Valeria) -> i64:
    """VA-8.1 Domain stacks without a card."""
    count: i64 = 0
    for column in range(i64(COLUMNS)):
        if g.domains[column] < 0 and g.covered[column] == 0:
            count += 1
    return count


@final
class GameEnd(Step):
    """VA-9.1 The dukes are turned up for scoring."""

    def run(self, g: Valeria, f: Frame) -> None:
        for seat in range(g.seat_count):
            g.show_duke(seat)
