"""The board of Paladins: the main board, every player's board and the virtual player's, as one seat may see them."""

from rich.console import RenderableType

from palatine.cli.boards import Board, Choice
from palatine.cli.boards.paladins.choices import choices, spoken_action
from palatine.cli.boards.paladins.look import look
from palatine.cli.boards.paladins.page import Page
from palatine.cli.boards.paladins.words import word
from palatine.games.paladins import scoring
from palatine.games.paladins.card_text import card_text, type_name
from palatine.games.paladins.components import ACTIONS
from palatine.games.paladins.seat import VPL
from palatine.games.paladins.table import Paladins
from palatine.kernel.data import Row
from palatine.kernel.speech import number
from palatine.kernel.table import Table

SAYABLE = ("townsfolk:", "outsider:", "space:", "jar:", "favour:")
"""What “why not?” can be asked about."""
QUIET_PHASES = ("set_up", "preparation", "end")
"""The first has nothing below it, the second follows the heading of its round, the third the score sheet."""


class PaladinsBoard(Board):
    """Draws one table; everything hidden comes from the view of the seat that looks."""

    def draw(self, table: Table, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Paladins)
        return Page(table, look(table, seat, lang), lang, width).whole()

    def province(self, table: Table, viewer: int, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Paladins)
        return Page(table, look(table, viewer, lang), lang, width).board_of(seat)

    def choices(self, table: Table, seat: int, lang: str) -> list[Choice]:
        assert isinstance(table, Paladins)
        return choices(table, seat, lang)

    def targets(self, table: Table, lang: str) -> dict[str, str]:
        """Several cards share a name: it means the one that lies face up, the left-most first.

        An action of the board means itself at whoever is asked.
        """
        assert isinstance(table, Paladins)
        found = {name: target for name, target in super().targets(table, lang).items() if target.startswith(SAYABLE)}
        for noun, family, track in (
            ("townsfolk", "townsfolk", table.townsfolk),
            ("outsider", "outsiders", table.outsiders),
        ):
            for place, card in reversed(list(enumerate(list(track), start=1))):
                if card < 0:
                    continue
                row = table.box.rows[family][int(card)]
                for name in _names(row, place):
                    found[name] = f"{noun}:{row.id}"
        seat = table.to_act[0] if table.to_act else 0
        for board, row in enumerate(ACTIONS):
            text = table.text(spoken_action(table, board, seat), seat)
            found.update({row.id: text, row.en: text, row.pl: text})
        return found

    def why_example(self, lang: str) -> str:
        return "Atak" if lang == "pl" else "Attack"

    def legend(self, table: Table, lang: str) -> str:
        assert isinstance(table, Paladins)
        return word("legend", lang) + (word("legend.solo", lang) if table.is_solo() else "")

    def is_told(self, event: dict[str, object]) -> bool:
        return event["kind"] != "phase" or event["phase"] not in QUIET_PHASES

    def is_heading(self, event: dict[str, object]) -> bool:
        return event["kind"] in ("round", "phase")

    def family_name(self, table: Table, family: str, lang: str) -> str:
        return word(f"family.{family}", lang)

    def card_text(self, table: Table, family: str, row: Row, lang: str) -> str:
        assert isinstance(table, Paladins)
        return card_text(table.box, family, row, lang)

    # ---- the score sheet ---------------------------------------------------------------------------------------------

    def points_name(self, table: Table, lang: str) -> str:
        return word("points", lang)

    def source_name(self, table: Table, source: str, lang: str) -> str:
        return word(f"points.{source}", lang)

    def rivals(self, table: Table, lang: str) -> list[tuple[str, dict[str, int]]]:
        """PA-14.30 The virtual player; everything it has is open."""
        assert isinstance(table, Paladins)
        return [(word("vpl", lang), scoring.parts(table, VPL))] if table.is_solo() else []

    def outcome(self, table: Table, lang: str) -> str:
        """PA-14.31"""
        assert isinstance(table, Paladins)
        if not table.is_solo():
            return ""
        key = "end.won" if table.ranking() == [1] else "end.lost"
        return word(key, lang, mine=number(table.scores()[0]), other=number(scoring.board_score(table, VPL)))

    def remarks(self, table: Table, lang: str) -> list[str]:
        """PA-14.31 A solo game with equal points is decided as among players."""
        assert isinstance(table, Paladins)
        if not (table.is_solo() and table.is_over) or table.scores()[0] != scoring.board_score(table, VPL):
            return []
        mine, other = [len(seat.suspicions) for seat in table.seat]
        return [word("tie.solo", lang, mine=mine, other=other)]

    def tie_breaks(self, table: Table, lang: str) -> list[tuple[str, list[int]]]:
        """PA-11.10"""
        assert isinstance(table, Paladins)
        if table.is_solo():
            return []
        suspicions = [len(seat.suspicions) for seat in table.seat[: table.seat_count]]
        return [(word("tie.suspicions", lang), suspicions)]


BOARD = PaladinsBoard()


def _names(row: Row, place: int) -> list[str]:
    """What a face-up card may be called: its name, its name and space, an Outsider also with its type."""
    found: list[str] = []
    for name, lang in ((row.en, "en"), (row.pl, "pl")):
        found += [name, f"{name} {place}"]
        if "type" in row.fields:
            found += [f"{name} {type_name(row, lang, False)}", f"{name} ({type_name(row, lang, False)})"]
    return found
