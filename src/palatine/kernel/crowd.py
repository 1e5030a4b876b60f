"""Many games at once, stepped together by one loop in compiled code: the heart of the batch environment.

Every game always stands before a decision; when one ends it begins again at once, with a seed of its own. Of the seats
that may act at the same time the lowest comes first.
"""

from typing import Final, final

from palatine.kernel.blocks import Page
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.errors import IllegalAction
from palatine.kernel.ints import i64, u8, vec
from palatine.kernel.table import Table

_NOTHING: Final[list[int]] = []


@final
class Ended:
    """How one game of a crowd ended: its place in the crowd, and the result by seat."""

    def __init__(self, at: int, scores: list[int], places: list[int]) -> None:
        self.at: Final = at
        self.scores: Final = scores
        self.places: Final = places


@final
class Crowd:
    """Games of one kind. `blank` is a table before its set-up; game g, played for the n-th time, has the seed
    `<seed>/<g>/<n>`."""

    def __init__(self, blank: Table, count: int, seed: str) -> None:
        self.blank: Final = blank
        self.count: Final[i64] = count
        self.seed: str = seed
        self.actions: Final[i64] = blank.action_count
        self.page: Final = Page(blank.game.layout.width)
        self.masks: vec[u8] = vec[u8]([u8(0)] * (count * blank.action_count))
        """For each game a row with a 1 for each legal action, changed in place."""
        self.shown: list[list[int]] = [_NOTHING] * count
        """The legal actions that are marked there."""
        self.turns: vec[u8] = vec[u8]([u8(0)] * count)
        """The seat that acts in each game, changed in place."""
        self.tables: list[Table] = []
        self.played: list[int] = []
        """How many games have begun at each place."""
        self.chance: Generator = seeded(seed)

    def reset(self, seed: str) -> None:
        """Begin all games anew."""
        self.seed = seed
        self.chance = seeded(f"{seed}/random")
        self.played = [0] * self.count
        self.tables = [self.begun(at) for at in range(self.count)]
        self.look()

    def begun(self, at: i64) -> Table:
        """A new game for this place."""
        table = self.blank.clone()
        table.chance = seeded(f"{self.seed}/{at}/{self.played[at]}")
        table.begin()
        self.played[at] += 1
        return table

    def step(self, chosen: list[int]) -> list[Ended]:
        """Play one action in every game; the games that ended by it, which have begun anew."""
        self.check(chosen)
        ended: list[Ended] = []
        tables = self.tables
        turns = self.turns
        for at in range(self.count):
            table = tables[at]
            table.act(chosen[at], i64(turns[at]))
            if not table.stack and not table.lanes:
                ended.append(Ended(at, table.scores(), table.ranking()))
                tables[at] = self.begun(at)
        self.look()
        return ended

    def check(self, chosen: list[int]) -> None:
        """Every action must be legal before any is played."""
        if len(chosen) != self.count:
            raise IllegalAction(
                f"{self.count} games need {self.count} actions, not {len(chosen)}",
                f"liczba gier: {self.count}, a liczba akcji: {len(chosen)}",
            )
        for at in range(self.count):
            action: i64 = chosen[at]
            if not 0 <= action < self.actions or self.masks[at * self.actions + action] == u8(0):
                raise IllegalAction(
                    f"game {at}: action {action} is not legal now", f"gra {at}: akcja {action} nie jest teraz dozwolona"
                )

    def look(self) -> None:
        """Write down for every game who acts, what that seat knows and what it may do.

        Not in the loop that plays: so the processor keeps the code of the rules and that of observing for longer.
        """
        page = self.page
        masks = self.masks
        turns = self.turns
        shown = self.shown
        page.clear()
        row: i64 = 0
        at: i64 = 0
        for table in self.tables:
            seat = table.waiting(0)
            turns[at] = u8(seat)
            table.observe_row(seat, page)
            for action in shown[at]:
                masks[row + i64(action)] = u8(0)
            legal = table.legal(seat)
            for action in legal:
                masks[row + i64(action)] = u8(1)
            shown[at] = legal
            row += self.actions
            at += 1

    def observations(self) -> bytes:
        """What the seats that act may know: a row for each game."""
        return self.page.out.getvalue()

    def random(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        found: list[int] = []
        chance = self.chance
        for options in self.shown:
            found.append(options[chance.below(len(options))])
        return found
