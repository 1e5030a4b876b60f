"""KB-15 Module 2: alternative rows, dealt or drafted."""

from typing import Final, final

from palatine.games.kingsburg.actions import DRAFT, EXCHANGE, PASS, ROW_DEALT, ROW_SETS, USE_ROWS
from palatine.games.kingsburg.components import LETTERS, ROW_LETTERS
from palatine.games.kingsburg.headings import CHOOSE_ROWS, DRAFT_ROW, EXCHANGE_ROW
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64

COPIES: Final = 2
HAND: Final = 2


def counted(rows: i64) -> list[int]:
    """Rows with their copies, from two bits for each letter."""
    return [row for row in range(len(LETTERS)) for _ in range(rows >> 2 * row & 3)]


@final
class DealRows(Step):
    """KB-15.1 Two rows to each player, then exchanges, then everybody decides which to use; KB-15.2 or a draft.

    KB-15.12 Exchanges and decisions are made openly in turn order.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        for row in g.box.sheet:  # without Module 1 rows A and G stay in the box
            g.rows_left += i64(COPIES) << 2 * LETTERS.index(ROW_LETTERS[row])
        deciding = [turn(CHOOSE_ROWS, seat) for seat in g.order]
        if g.chosen["row_choice"] == "draft":
            first = g.order[0]
            circle = [(first + i) % g.seat_count for i in range(g.seat_count)]
            g.then([turn(DRAFT_ROW, seat) for seat in [*circle, *circle[::-1]]] + deciding)
            return
        for seat in g.order:
            for row in g.draw(ROW_DEALT, seat, counted(g.rows_left), HAND):
                g.take_row(seat, row)
        g.then([turn(EXCHANGE_ROW, seat) for seat in g.order] + deciding)


@final
class ExchangeRow(Step):
    """KB-15.12 One of two equal rows may be exchanged for a random undealt one, if there is any."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        if g.rows_left == 0:
            return []
        pairs = [EXCHANGE.at(row) for row in range(len(LETTERS)) if g.seat[f.seat].dealt >> 2 * row & 3 == COPIES]
        return [PASS.base, *pairs] if pairs else []

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.hand_in_row(f.seat, EXCHANGE.first(action))
        g.take_row(f.seat, g.draw(ROW_DEALT, f.seat, counted(g.rows_left))[0])


@final
class ChooseRows(Step):
    """KB-15.1 Both rows, one or none; of two equal rows just one can be used."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        dealt = counted(g.seat[f.seat].dealt)
        return [USE_ROWS.at(n) for n, rows in enumerate(ROW_SETS) if not [row for row in rows if row not in dealt]]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.lay_rows(f.seat, ROW_SETS[USE_ROWS.first(action)])


@final
class DraftRow(Step):
    """KB-15.2 Take one of the open rows; KB-A-22 no second copy of one's own while another row is left."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        rows = sorted(set(counted(g.rows_left)))
        other = [row for row in rows if not g.seat[f.seat].dealt >> 2 * row & 3]
        return [DRAFT.at(row) for row in other or rows]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.take_row(f.seat, DRAFT.first(action))
