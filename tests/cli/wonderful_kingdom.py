"""Tables of Wonderful Kingdom for the tests of the terminal: games played at random, positions, and how they look."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

import palatine
from palatine.cli.boards import board
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.table import Table

GAME = "wonderful_kingdom"
NAMES = ["Anna", "Jan"]
MODULES = ["menaces", "advisors", "quests", "none"]


def played(seats: int, moves: int = 10_000, seed: int = 3, **options: object) -> WonderfulKingdom:
    """A game in which everybody chooses at random, so many decisions long."""
    table = palatine.new_game(GAME, seats, dict(options), seed, names=NAMES[:seats])
    chance = Random(seed)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.to_act[0]
        table.play(chance.choice(table.options(seat)), seat)
    assert isinstance(table, WonderfulKingdom)
    return table


def drawn(table: Table, seat: int, lang: str, width: int, of: int = -1) -> str:
    """The board, or with `of` one player's duchy."""
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    there = board(GAME)
    shown = there.draw(table, seat, lang, width) if of < 0 else there.province(table, seat, of, lang, width)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def position(pending: list[list[object]], players: list[dict[str, object]], **facts: object) -> Table:
    """A hand-made table with the names of this file; `module` and `zones` are taken out of the facts."""
    module = facts.pop("module", "none")
    zones = facts.pop("zones", {})
    return palatine.load(
        {
            "game": GAME, "seats": len(players), "names": NAMES[: len(players)], "seed": 1, "zones": zones,
            "options": {"module": module}, "pending": pending,
            "table": {"round": 2, "calamity_stack": 0, **facts, "seats": players},
        }
    )  # fmt: skip


def saved(path: Path, table: Table, seats: str, lang: str) -> None:
    setting = f'{{"seats": {str(seats.split(",")).replace(chr(39), chr(34))}, "lang": "{lang}"}}'
    path.write_text(f"{table.record()}# palatine play: {setting}\n", encoding="utf-8")


def script(seats: int, seed: int, options: dict[str, object]) -> tuple[list[str], WonderfulKingdom]:
    """What people at one keyboard type in a whole game: moves, and Enter at every hand-over; and how it ends."""
    table = palatine.new_game(GAME, seats, options, seed, names=NAMES[:seats])
    assert isinstance(table, WonderfulKingdom)
    chance = Random(seed)
    lines: list[str] = []
    last = -1
    while not table.is_over:
        seat = table.to_act[0]
        if last not in (-1, seat):
            lines.append("")
        last = seat
        action = chance.choice(table.options(seat))
        lines.append(table.text(action, seat))
        table.play(action, seat)
    return lines, table
