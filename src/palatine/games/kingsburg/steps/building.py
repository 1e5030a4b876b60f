"""KB-5.5 Building, and the envoy's second building (KB-7.3)."""

from typing import Final, final

from palatine.games.kingsburg.actions import BUILD, EXTRA, PASS, SAVE
from palatine.games.kingsburg.components import COLUMNS
from palatine.games.kingsburg.headings import (
    AT_BUILT,
    AT_OTHER_BUILDS,
    EFFECT,
    FREE_BUILDING,
    FROM_BUILDING,
    SAVING,
    SURCHARGE,
)  # fmt: skip
from palatine.games.kingsburg.headings import BUILD as BUILD_HEADING
from palatine.games.kingsburg.seat import SPENT_ENGINEER
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec

# KB-5.5.3 For the buildings of one row as four bits: the column of the left-most that is missing, 4 if none is.
NEXT_COLUMN: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4])
# The Engineer: the column of the second that is missing, 4 if no other is.
SECOND_COLUMN: Final[vec[i64]] = vec[i64]([1, 2, 2, 3, 1, 3, 3, 4, 1, 2, 2, 4, 1, 4, 4, 4])
LAST_COLUMN: Final = 4
LATE_COLUMNS: Final = 3


@final
class Building(Step):
    """KB-5.5.1 In turn order each player may erect one building."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.then([turn(BUILD_HEADING, seat) for seat in g.order])


@final
class Build(Step):
    """KB-5.5.1 One building or none; KB-B-03 not asked if none can be paid.

    KB-7.3, KB-A-12 The envoy's holder may erect another at once (b = 1).
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        if f.b == 1 and g.envoy != f.seat:
            return []
        found: list[int] = [PASS.base]
        s = g.seat[f.seat]
        standing = s.buildings
        skipping = g.box.skips[s.governor] and not s.spent & SPENT_ENGINEER
        for row in s.sheet:
            column = NEXT_COLUMN[standing >> COLUMNS * row & 15]
            if column < COLUMNS and g.can_afford(f.seat, row * COLUMNS + column):
                found.append(BUILD.at(row * COLUMNS + column))
            if skipping:  # exactly one building on its left is missing
                column = SECOND_COLUMN[standing >> COLUMNS * row & 15]
                if column < COLUMNS and g.can_afford(f.seat, row * COLUMNS + column):
                    found.append(BUILD.at(row * COLUMNS + column))
        if len(found) == 1:
            return []
        if g.box.modular:
            found.sort()
        return found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        building = BUILD.first(action)
        if not g.box.modular:
            g.build(f.seat, building, f.b == 1, g.price(f.seat, building))
            if f.b == 0 and g.envoy == f.seat:
                g.then([Frame(BUILD_HEADING, f.seat, 0, 1)])
        elif g.has_surcharge(building):
            pay_surcharge(g, Frame(SURCHARGE, f.seat, building, f.b))
        else:
            save(g, Frame(SAVING, f.seat, building, f.b))


def next_in_row(buildings: i64, row: i64) -> i64:
    """KB-5.5.3 The only building of a row that can be erected now, or -1. Rows are independent."""
    column = NEXT_COLUMN[buildings >> COLUMNS * row & 15]
    return row * COLUMNS + column if column < COLUMNS else -1


# ---- prices of choice ------------------------------------------------------------------------------------------------


def extras(g: Kingsburg, f: Frame) -> list[int]:
    """The kinds in which the surcharge can be paid."""
    return [EXTRA.at(kind) for kind in range(i64(3)) if g.is_short(f.seat, f.a, kind) <= g.saving(f.seat)]


def pay_surcharge(g: Kingsburg, f: Frame) -> None:
    kinds = extras(g, f)
    if len(kinds) == 1:
        save(g, Frame(SAVING, f.seat, f.a, f.b + 2 * (EXTRA.first(kinds[0]) + 1)))
    else:
        g.then([f])


@final
class Surcharge(Step):
    """KB-17.3, KB-B-12 Masons' Strike: which good is paid more; a is the building, b = 1 if the envoy builds."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return extras(g, f)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        save(g, Frame(SAVING, f.seat, f.a, f.b + 2 * (EXTRA.first(action) + 1)))


def savings(g: Kingsburg, f: Frame) -> list[int]:
    """KB-16.7 The kinds of which one good less can be paid, so that the rest is there."""
    if not g.saving(f.seat):
        return []
    price = g.price(f.seat, f.a, f.b // 2 - 1)
    short = g.is_short(f.seat, f.a, f.b // 2 - 1)
    goods = g.seat[f.seat].goods
    return [SAVE.at(kind) for kind in range(i64(3)) if price[kind] and (short == 0 or goods[kind] < price[kind])]


def save(g: Kingsburg, f: Frame) -> None:
    kinds = savings(g, f)
    if len(kinds) > 1:
        g.then([f])
    else:
        erect(g, f, SAVE.first(kinds[0]) if kinds else NOBODY)


@final
class Saving(Step):
    """KB-16.7 The Architect: which good is saved; a is the building, b the envoy and the surcharge."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return savings(g, f)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        erect(g, f, SAVE.first(action))


def erect(g: Kingsburg, f: Frame, saved: i64) -> None:
    """KB-5.5.2 The building stands; then whatever follows from it, before anybody pays again (KB-16.17)."""
    building = f.a
    by_envoy = f.b & 1 == 1
    column = g.box.column[building]
    owner = g.seat[f.seat].buildings & g.lent_unless != 0
    g.build(f.seat, building, by_envoy, g.price(f.seat, building, f.b // 2 - 1, saved))
    todo: list[Frame] = []
    if g.box.moments[AT_BUILT][building] >= 0:  # KB-15.11
        todo.append(Frame(EFFECT, f.seat, g.box.moments[AT_BUILT][building], FROM_BUILDING + building))
    if owner and column >= LATE_COLUMNS and g.box.owners_built[g.destiny] >= 0:  # KB-17.2
        todo.append(Frame(EFFECT, f.seat, g.box.owners_built[g.destiny], FROM_BUILDING + g.destiny))
    if column == LAST_COLUMN:  # KB-16.11
        for seat in g.order:
            governor = g.seat[seat].governor
            if seat != f.seat and g.box.moments[AT_OTHER_BUILDS][governor] >= 0:
                todo.append(Frame(EFFECT, seat, g.box.moments[AT_OTHER_BUILDS][governor], FROM_BUILDING + governor))
    if not by_envoy and g.envoy == f.seat:
        todo.append(Frame(BUILD_HEADING, f.seat, 0, 1))
    g.then(todo)


@final
class FreeBuilding(Step):
    """KB-A-18, KB-A-42 The Sorcerer: up to so many (a) buildings of column I, free and without VP."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        found = [BUILD.at(row * COLUMNS) for row in s.sheet if not g.owns(f.seat, row * COLUMNS)]
        found.sort()
        return [PASS.base, *found] if found else []

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.found(f.seat, BUILD.first(action))
        if f.a > 1:
            g.then([Frame(FREE_BUILDING, f.seat, f.a - 1)])
