"""Advice in the terminal: `palatine hint` for a saved game or position, and the command of the same name at a table."""

import json
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table as Grid

import palatine
from palatine.cli import arguments
from palatine.cli.arguments import File, Word
from palatine.cli.boards import board, seat_names
from palatine.cli.files import read_text
from palatine.cli.lists import decimal, percent
from palatine.cli.messages import trouble
from palatine.cli.screen import Screen
from palatine.kernel.table import Table

MOVES: Final = 5
MOST_SECONDS: Final = 3600


def hint(
    file: File = "",
    seat: Word = "",
    seconds: Word = "1",
    iterations: Word = "",
    moves: Word = str(MOVES),
    seed: Word = "0",
    lang: Word = "",
) -> None:
    language = arguments.language(lang)
    if not file:
        raise trouble("bad.file")
    table = table_of(Path(file))
    tables = arguments.whole("--iterations", iterations, 1) if iterations else 0
    time = 0 if tables else arguments.whole("--seconds", seconds, 1, MOST_SECONDS)
    most = arguments.whole("--moves", moves, 1)
    who = asked(table, seat)
    screen = Screen(language, board(table.game.name))
    screen.table(table, who)
    screen.question(table, who)
    show_advice(screen, table, who, float(time), tables, arguments.seed_of(seed), most)


def table_of(path: Path) -> Table:
    """The end of a record, or a position."""
    text = read_text(path)
    if not text.lstrip().startswith("{"):
        return palatine.replay(text)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise trouble("file.data", path=path, why=error) from None
    return palatine.load(data)


def asked(table: Table, seat: str) -> int:
    """The seat that wants advice: the given one, or the only one that may act."""
    waiting = table.to_act
    if not waiting:
        raise trouble("hint.over")
    known = ", ".join([str(one + 1) for one in waiting])
    if not seat and len(waiting) > 1:
        raise trouble("hint.who", known=known)
    who = arguments.whole("--seat", seat, 1, int(table.seat_count)) - 1 if seat else waiting[0]
    if who not in waiting:
        raise trouble("hint.who", known=known)
    return who


def show_advice(
    screen: Screen, table: Table, seat: int, seconds: float, iterations: int, seed: int | str, most: int
) -> None:
    """The best options as a list."""
    name = seat_names(table, screen.lang)[seat]
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=screen.say("hint.title", name=name), title_justify="left")
    grid.add_column(screen.say("hint.option"))
    for key in ("hint.win", "hint.points", "hint.tables"):
        grid.add_column(screen.say(key), justify="right")
    for one in palatine.hint(table, seat, seconds, iterations, seed, most):
        action, win, points, visits = one["action"], one["win"], one["points"], one["visits"]
        assert isinstance(action, int) and isinstance(win, float) and isinstance(points, float)
        found = [percent(win, screen.lang), decimal(points, 1, screen.lang)] if visits else ["–", "–"]
        grid.add_row(table.label(action, screen.lang, seat), *found, str(visits))
    screen.show(grid)
