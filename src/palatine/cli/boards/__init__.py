"""Boards: how a game's table looks in the terminal. A game may add its own; without one its facts are listed."""

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.kernel.data import Row
from palatine.kernel.parts import part
from palatine.kernel.table import Table

SEAT_STYLES = ("bold red", "bold cyan", "bold green", "bold yellow", "bold magenta")
WIDE = 110
"""From this many columns on a board may put things side by side."""


@dataclass(frozen=True)
class Choice:
    """A legal action as people read it. Long lists are shown by `group`, with `short` for each member."""

    action: int
    label: str
    note: str = ""
    group: str = ""
    short: str = ""


class Board:
    """What the terminal asks of a game. The answers here fit any game."""

    def draw(self, table: Table, seat: int, lang: str, width: int) -> RenderableType:
        """The table as this seat may see it, from `table.view(seat)`."""
        view = table.view(seat)
        facts, zones = view["table"], view["zones"]
        assert isinstance(facts, dict) and isinstance(zones, dict)
        lines = [f"{key}: {plain(value)}" for key, value in [*facts.items(), *zones.items()]]
        return Text("\n".join([" · ".join(seat_names(table, lang)), *lines]))

    def province(self, table: Table, viewer: int, seat: int, lang: str, width: int) -> RenderableType:
        """What lies before one player, as the viewer sees it."""
        return Group()

    def choices(self, table: Table, seat: int, lang: str) -> list[Choice]:
        """The options in the order in which they are shown."""
        return [Choice(action, table.label(action, lang, seat)) for action in table.options(seat)]

    def helper(self, lang: str) -> str:
        """What `auto` does for the player in this game, or an empty text where there is no such help."""
        return ""

    def plan(self, table: Table, seat: int) -> list[int]:
        """The ordinary moves that `auto` plays now, in order; none where it has nothing to do."""
        return []

    def targets(self, table: Table, lang: str) -> dict[str, str]:
        """Names that people use, and the targets they mean."""
        found: dict[str, str] = {}
        rows = {row.id: row for family in table.game.families(table.chosen) for row in family.rows}
        for verb in table.game.book.verbs:
            for domain in verb.domains:
                if not domain.target:
                    continue
                for at, id in enumerate(domain.texts):
                    names = [id, domain.en[at], domain.pl[at], *([rows[id].en, rows[id].pl] if id in rows else [])]
                    found.update({name: f"{domain.target}:{id}" for name in names})
        return found

    def why_example(self, lang: str) -> str:
        """Something to ask “why not?” about."""
        return "pass"

    def legend(self, table: Table, lang: str) -> str:
        """The signs on the board."""
        return ""

    def is_told(self, event: dict[str, object]) -> bool:
        """False for an event that says nothing to people."""
        return True

    def gathered(self, events: list[dict[str, object]]) -> list[dict[str, object]]:
        """The events as they are told: a board may tell several as one."""
        return events

    def is_heading(self, event: dict[str, object]) -> bool:
        """True for an event that begins a chapter of the log."""
        return event["kind"] == "phase"

    def family_name(self, table: Table, family: str, lang: str) -> str:
        return family

    def card_text(self, table: Table, family: str, row: Row, lang: str) -> str:
        """A card in words."""
        return ", ".join([f"{key}: {value}" for key, value in row.fields.items()])

    def source_name(self, table: Table, source: str, lang: str) -> str:
        """Where points come from, as the score sheet calls it."""
        return source

    def points_name(self, table: Table, lang: str) -> str:
        """What the score sheet counts, where the game has a name of its own for it."""
        return ""

    def points(self, table: Table) -> list[dict[str, int]]:
        """Points by source for each seat, as far as everybody may know them."""
        return table.breakdown()

    def rivals(self, table: Table, lang: str) -> list[tuple[str, dict[str, int]]]:
        """Opponents without a seat: a name, and points by source."""
        return []

    def outcome(self, table: Table, lang: str) -> str:
        """How the game ended, where that is more than who has won."""
        return ""

    def remarks(self, table: Table, lang: str) -> list[str]:
        """What the score sheet says below its numbers."""
        return []

    def tie_breaks(self, table: Table, lang: str) -> list[tuple[str, list[int]]]:
        """What decides between equal totals, in order: a name, and the number of each seat."""
        return []


def plain(value: object) -> str:
    """A fact of a view in words: cards by their names where they are known, by their number where not."""
    if isinstance(value, dict):
        known = [card for card in value.get("cards", []) if card is not None]
        if set(value) <= {"count", "cards"}:
            return ", ".join(known) if known and len(known) == value["count"] else f"({value['count']})"
        return ", ".join([f"{key} {plain(one)}" for key, one in value.items()])
    if isinstance(value, list | tuple):
        return " | ".join([plain(one) for one in value])
    return str(value)


def board(game: str) -> Board:
    """The board of a game."""
    found = part(f"palatine.cli.boards.{game}.board", "BOARD")
    return found if isinstance(found, Board) else Board()


def seat_names(table: Table, lang: str) -> list[str]:
    word = "Gracz" if lang == "pl" else "Player"
    return list(table.names) or [f"{word} {seat + 1}" for seat in range(table.seat_count)]


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else "dim"
