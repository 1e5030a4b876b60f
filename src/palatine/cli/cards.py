"""The cards of a game in words, each with the mark of its source."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from palatine.books.catalogue import families_of
from palatine.cli.messages import trouble
from palatine.cli.screen import Screen
from palatine.kernel.data import SOURCES, Family
from palatine.kernel.table import Table

MARKS = {"rulebook": "●", "public": "○", "assumed": "≈", "reconstructed": "?", "overlay": "◆"}
STYLES = {"rulebook": "green", "public": "cyan", "assumed": "yellow", "reconstructed": "red", "overlay": "magenta"}


def card_tables(screen: Screen, table: Table, wanted: str = "") -> None:
    """All families, or one."""
    families = families_of(table)
    if wanted and wanted not in [family.name for family in families]:
        raise trouble("bad.family", value=wanted, known=", ".join([family.name for family in families]))
    for family in families:
        if not wanted or family.name == wanted:
            screen.show(_family(screen, table, family))
    screen.write(screen.say("cards.sources"), "bold")
    for source, sentences in SOURCES.items():
        screen.show(Text(f"  {MARKS[source]} {source}: {sentences[1 if screen.lang == 'pl' else 0]}", STYLES[source]))


def _family(screen: Screen, table: Table, family: Family) -> Grid:
    title = f"{screen.board.family_name(table, family.name, screen.lang)} ({family.name})"
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    grid.add_column(screen.say("cards.name"), min_width=10)
    grid.add_column(screen.say("cards.text"), ratio=1)
    grid.add_column(screen.say("cards.source"), no_wrap=True)
    for row in family.rows:
        text = Text(screen.board.card_text(table, family.name, row, screen.lang))
        note = row.note[1 if screen.lang == "pl" else 0]
        if note:
            text.append(f"\n{note}", style="dim italic")
        source = Text(f"{MARKS[row.source]} {row.source}", style=STYLES[row.source])
        grid.add_row(Text(row.name(screen.lang), style="bold"), text, source)
    return grid
