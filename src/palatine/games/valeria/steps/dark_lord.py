"""VA-11 The solo game: the monsters phase and the four endings."""

from typing import final

from palatine.games.valeria.actions import CAPTURED, FIRST_DIE, NAME_COLUMN
from palatine.games.valeria.components import COLUMNS
from palatine.games.valeria.headings import (
    CAPTURE,
    CHOOSE_COLUMN,
    DEFEAT,
    DIE_FALLS,
    DIE_ORDER,
    NOT_ENDED,
    PHASE_MONSTERS,
    RUIN,
    TRIUMPH,
    VICTORY,
)
from palatine.games.valeria.scoring import dark_lord_score, seat_score
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64

RECKONING_STACKS = 5


@final
class DarkLord(Step):
    """VA-11.5 Each die activates the monsters of its column; VA-11.14 in the order the player likes."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_MONSTERS)
        if g.die1 == g.die2:
            g.then([Frame(DIE_FALLS, 0, g.die1), Frame(DIE_FALLS, 0, g.die2)])
        else:
            g.then([turn(DIE_ORDER, 0)])


@final
class DieOrder(Step):
    """VA-13.30 Which die first."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        return [FIRST_DIE.at(0), FIRST_DIE.at(1)]

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        first, second = (g.die1, g.die2) if FIRST_DIE.first(action) == 0 else (g.die2, g.die1)
        g.then([Frame(DIE_FALLS, 0, first), Frame(DIE_FALLS, 0, second)])


@final
class DieFalls(Step):
    """VA-11.5 1 to 5 name a column; a die on an exhausted monster stack does nothing; VA-11.15 a 6 lets you choose."""

    def run(self, g: Valeria, f: Frame) -> None:
        if f.a == 6:
            g.then([turn(CHOOSE_COLUMN, 0)])
        elif len(g.monsters[f.a - 1]):
            g.then([Frame(CAPTURE, 0, f.a - 1)])


@final
class ChooseColumn(Step):
    """VA-11.15 Any monster stack that is not exhausted."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        return [NAME_COLUMN.at(column) for column in range(i64(COLUMNS)) if len(g.monsters[column])]

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        g.then([Frame(CAPTURE, 0, NAME_COLUMN.first(action))])


@final
class Capture(Step):
    """VA-11.6 The top of one of the column's citizen stacks goes to the Dark Lord, else its domain; VA-11.7 ruin."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found: list[int] = []
        for slot in (f.a, f.a + COLUMNS):
            citizen = g.top_citizen(slot)
            if citizen >= 0:
                found.append(CAPTURED.at(citizen))
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        g.capture_citizen(g.box.slot[CAPTURED.first(action)])
        test_solo(g)

    def skip(self, g: Valeria, f: Frame) -> None:
        if g.domains[f.a] >= 0:
            g.capture_domain(f.a)
            test_solo(g)
        else:
            end_solo(g, RUIN)  # VA-11.11


def test_solo(g: Valeria) -> None:
    """VA-11.10 The last monster slain: triumph; VA-11.12 the fifth exhausted stack: reckoning (VA-13.19)."""
    if g.ending != NOT_ENDED:
        return
    left: i64 = 0
    for stack in g.monsters:
        left += len(stack)
    if left == 0:
        end_solo(g, TRIUMPH)
    elif g.exhausted() >= RECKONING_STACKS:
        end_solo(g, VICTORY if seat_score(g, 0) > dark_lord_score(g) else DEFEAT)  # VA-11.13, VA-13.14


def end_solo(g: Valeria, ending: i64) -> None:
    """The dukes are turned up and the game is over."""
    g.show_duke(0)
    g.show_duke(NOBODY)
    g.end_solo(ending)
