"""KB-2, KB-3 From the box to the first year, and the eight phases of a year."""

from typing import final

from palatine.games.kingsburg.actions import ORDER_DRAWN
from palatine.games.kingsburg.families import ALTERNATIVE, has_module
from palatine.games.kingsburg.headings import (
    ALLY,
    AT_YEAR_START,
    AUTUMN,
    CLAIM,
    DEAL_GOVERNORS,
    DEAL_ROWS,
    DESTINY,
    KINGS_AID,
    KINGS_ENVOY,
    KINGS_FAVOUR,
    LEAD,
    MOMENT,
    RECRUITMENT,
    SEASON,
    SPRING,
    SUMMER,
    TRADITION,
    WINTER,
    YEAR,
    YEAR_END,
)  # fmt: skip
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class SetUp(Step):
    """KB-2.3 Initial turn order is random. Everything else lies ready (KB-2.1, KB-2.2, KB-2.4).

    KB-2.5 Modules are set up in the order of their numbers.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        seats = list(range(g.seat_count))
        drawn = g.draw(ORDER_DRAWN, NOBODY, seats, g.seat_count)
        g.set_order(vec[i64]([i64(seat) for seat in drawn]))
        todo: list[Frame] = []
        if has_module(g.chosen, ALTERNATIVE):
            todo.append(turn(DEAL_ROWS))
        if g.box.has_governors:
            todo.append(turn(DEAL_GOVERNORS))
        if g.box.keeps_tradition:
            todo.append(turn(TRADITION))
        todo.append(turn(YEAR))
        g.then(todo)


@final
class Year(Step):
    """KB-3.1 A year runs through phases 1 to 8 once, in order. KB-3.2 Modules have effects at its start."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.then(
            [
                turn(KINGS_AID),
                Frame(SEASON, NOBODY, SPRING),
                turn(KINGS_FAVOUR),
                Frame(SEASON, NOBODY, SUMMER),
                turn(KINGS_ENVOY),
                Frame(SEASON, NOBODY, AUTUMN),
                turn(RECRUITMENT),
                turn(WINTER),
                turn(YEAR_END),
            ]
        )
        if g.box.modular:
            g.enter_phase(1)
            g.then(year_start(g))


def year_start(g: Kingsburg) -> list[Frame]:
    """KB-3.2 The destiny card, then the scenario in turn order, then what players have for the start of a year."""
    todo: list[Frame] = []
    if g.box.has_destiny:
        todo.append(turn(DESTINY))
    if g.box.has_groups:
        todo += [turn(CLAIM, seat) for seat in g.order]
        todo.append(turn(LEAD))
    if g.box.has_alliances:
        todo += [turn(ALLY, seat) for seat in g.order]
    todo.append(Frame(MOMENT, NOBODY, AT_YEAR_START, 1))
    return todo
