"""Tables of Paladins for the tests of the terminal: games played at random, hand-made positions, and how they look."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

import palatine
from palatine.cli.boards import board
from palatine.games.paladins.table import Paladins
from palatine.kernel.table import Table

NAMES = ["Anna", "Jan", "Ola", "Bolesław Krzywousty"]
SELDOM = 6
"""One in so many chances to pass is taken, so that rounds are long and boards fill up."""


def played(seats: int, moves: int = 10_000, seed: int = 3, **options: object) -> Paladins:
    """A game in which everybody chooses at random and seldom passes, so many decisions long."""
    table = palatine.new_game("paladins", seats, dict(options), seed, names=NAMES[:seats])
    chance = Random(seed)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.to_act[0]
        table.play(chosen(table, seat, chance), seat)
    assert isinstance(table, Paladins)
    return table


def chosen(table: Table, seat: int, chance: Random) -> int:
    options = table.options(seat)
    others = [action for action in options if table.text(action, seat) != "pass"]
    return chance.choice(others) if others and chance.randrange(SELDOM) else chance.choice(options)


def drawn(table: Table, seat: int, lang: str, width: int, of: int = -1) -> str:
    """The board, or with `of` one player's board alone."""
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    there = board("paladins")
    shown = there.draw(table, seat, lang, width) if of < 0 else there.province(table, seat, of, lang, width)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def flat(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def position(count: int, **table: object) -> dict[str, object]:
    """A hand-made table with the names of this file, at an action of seat 0 in round 3."""
    base: dict[str, object] = {
        "phase": "actions", "round": 3, "tax": 3,
        "townsfolk": ["abbot_labourer", "squire_strength", "", "gatekeeper_silver", "peddler_provision"],
        "outsiders": [
            "mercenary_viking", "hunter_saracen", "", "traitor_byzantine", "champion_saracen", "archer_byzantine",
        ],
        "orders": ["order_attack", "order_convert", "order_fortify"], "favours": ["favour_settle", "", "", "", ""],
    }  # fmt: skip
    return {
        "game": "paladins", "seats": count, "names": NAMES[:count], "seed": 1, "table": {**base, **table},
        "pending": [["next_turn"], ["action", 0]],
    }  # fmt: skip


def saved(path: Path, table: Table, seats: str, lang: str) -> None:
    setting = f'{{"seats": {str(seats.split(",")).replace(chr(39), chr(34))}, "lang": "{lang}"}}'
    path.write_text(f"{table.record()}# palatine play: {setting}\n", encoding="utf-8")


def script(seats: int, seed: int) -> tuple[list[str], Paladins]:
    """What people at one keyboard type in a whole game: moves, and Enter at every hand-over; and how it ends."""
    table = palatine.new_game("paladins", seats, {}, seed, names=NAMES[:seats])
    assert isinstance(table, Paladins)
    chance = Random(seed)
    lines: list[str] = []
    last = -1
    while not table.is_over:
        seat = table.to_act[0]
        if last not in (-1, seat):
            lines.append("")
        last = seat
        action = chosen(table, seat, chance)
        lines.append(table.text(action, seat))
        table.play(action, seat)
    return lines, table
