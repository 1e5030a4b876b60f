"""KB-2, KB-3 From the box to the first year, and the eight phases of a year."""

from typing import final

from palatine.games.kingsburg.actions import ORDER_DRAWN
from palatine.games.kingsburg.headings import (
    AUTUMN,
    KINGS_AID,
    KINGS_ENVOY,
    KINGS_FAVOUR,
    RECRUITMENT,
    SEASON,
    SPRING,
    SUMMER,
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
    """KB-2.3 Initial turn order is random. Everything else lies ready (KB-2.1, KB-2.2, KB-2.4)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        seats = list(range(g.seat_count))
        drawn = g.draw(ORDER_DRAWN, NOBODY, seats, g.seat_count)
        g.set_order(vec[i64]([i64(seat) for seat in drawn]))
        g.then([turn(YEAR)])


@final
class Year(Step):
    """KB-3.1 A year runs through phases 1 to 8 once, in order. KB-3.2 Without modules nothing comes before phase 1."""

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
