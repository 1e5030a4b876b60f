"""Tables of Valeria for the tests of the terminal: games played at random, hand-made positions, and how they look."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

import palatine
from palatine.cli.boards import board
from palatine.games.valeria.table import Valeria
from palatine.kernel.table import Table

NAMES = ["Anna", "Jan", "Ola", "Ewa", "Bolesław Krzywousty"]
PROMPTS = ("Twój wybór", "Jedyna", "Your choice", "Only one", "Ekran jest", "The screen")


def played(seats: int, moves: int = 10_000, seed: int = 3, **options: object) -> Valeria:
    """A game in which everybody chooses at random, so many decisions long."""
    table = palatine.new_game("valeria", seats, dict(options), seed, names=NAMES[:seats])
    chance = Random(seed)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.to_act[0]
        table.play(chance.choice(table.options(seat)), seat)
    assert isinstance(table, Valeria)
    return table


def drawn(table: Table, seat: int, lang: str, width: int, of: int = -1) -> str:
    """The board, or with `of` one player's tableau."""
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    there = board("valeria")
    shown = there.draw(table, seat, lang, width) if of < 0 else there.province(table, seat, of, lang, width)
    console.print(shown)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def flat(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


def position(count: int, **table: object) -> dict[str, object]:
    """A hand-made table with the names of this file, at the first action of seat 0."""
    base: dict[str, object] = {
        "phase": "action", "dice": [3, 5], "areas": ["hills", "ruins", "forest", "valley", "mountains"],
        "monsters": [["goblin"], ["skeleton"], ["treant"], ["owlbear"], ["dire_bear"]],
        "citizens": [
            ["cleric", "cleric"], ["merchant"], ["mercenary"], ["archer"], ["peasant"],
            ["knight"], ["thief"], ["champion"], ["paladin"], [],
        ],
        "domains": ["palace_of_the_dawn", "orb_of_urdr", "the_tower", "halfpenny_hill", ""], "covered": [2, 0, 1, 2, 2],
    }  # fmt: skip
    return {
        "game": "valeria", "seats": count, "names": NAMES[:count], "seed": 1, "table": {**base, **table},
        "pending": [["end_phase"], ["action_end", 0], ["action_done"], ["action", 0, 0]],
    }  # fmt: skip


def saved(path: Path, table: Table, seats: str, lang: str) -> None:
    setting = f'{{"seats": {str(seats.split(",")).replace(chr(39), chr(34))}, "lang": "{lang}"}}'
    path.write_text(f"{table.record()}# palatine play: {setting}\n", encoding="utf-8")


def script(seats: int, seed: int) -> tuple[list[str], Valeria]:
    """What people at one keyboard type in a whole game: moves, and Enter at every hand-over; and how it ends."""
    table = palatine.new_game("valeria", seats, {}, seed, names=NAMES[:seats])
    assert isinstance(table, Valeria)
    chance = Random(seed)
    lines: list[str] = []
    last = -1
    while not table.is_over:
        seat = table.to_act[0]
        if last not in (-1, seat):
            lines.append("")
        last = seat
        action = chance.choice(table.options(seat)[-3:])  # slaying and acquiring stand last, and end games
        lines.append(table.text(action, seat))
        table.play(action, seat)
    return lines, table


def too_wide(output: str, width: int, folder: Path) -> list[str]:
    """Lines over the width; a path and the echo of a prompt are the reader's own length."""
    lines = [line for line in output.splitlines() if str(folder) not in line and not line.startswith(PROMPTS)]
    return [line for line in lines if len(line) > width]
