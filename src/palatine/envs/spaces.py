"""Observations and masks of a single table as numpy arrays, and their Gymnasium spaces."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from palatine.envs.needs import needed
from palatine.kernel.blocks import Page
from palatine.kernel.game import Game
from palatine.kernel.table import Table

MOST_BYTE = 255


class Eyes:
    """Looks at tables of one game. With `raw` observations are the bytes themselves, else float32 of about 0 … 1."""

    def __init__(self, game: Game, raw: bool) -> None:
        self.raw = raw
        self.actions = game.book.count
        self.divisors = np.array(game.layout.divisors, dtype=np.float32)
        self.page = Page(game.layout.width)

    def observation(self, table: Table, seat: int) -> NDArray[Any]:
        self.page.clear()
        table.observe_row(seat, self.page)
        row = np.frombuffer(self.page.out.getvalue(), dtype=np.uint8)
        return row.copy() if self.raw else row / self.divisors

    def mask(self, table: Table, seat: int) -> NDArray[np.int8]:
        """1 for each legal action; all 0 for a seat that may not act."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[table.legal(seat)] = 1
        return mask

    def both(self, table: Table, seat: int) -> dict[str, NDArray[Any]]:
        return {"observation": self.observation(table, seat), "action_mask": self.mask(table, seat)}

    def observation_space(self) -> Any:
        spaces = needed("gymnasium.spaces", "rl")
        if self.raw:
            numbers = spaces.Box(0, MOST_BYTE, self.divisors.shape, np.uint8)
        else:
            numbers = spaces.Box(np.zeros_like(self.divisors), MOST_BYTE / self.divisors, dtype=np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> Any:
        return needed("gymnasium.spaces", "rl").Discrete(self.actions)


def drawn(table: Table, seat: int) -> str:
    """The table as the terminal shows it to a seat, as plain text."""
    console = needed("rich.console", "cli")
    boards = needed("palatine.cli.boards", "cli")
    page = console.Console(width=boards.WIDE, color_system=None, force_terminal=False, highlight=False, record=True)
    with page.capture() as captured:
        page.print(boards.board(table.game.name).draw(table, seat, "en", boards.WIDE))
    return str(captured.get())
