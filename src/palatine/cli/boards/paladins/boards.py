"""Players' boards of Paladins, the virtual player's board, and what only the viewer knows."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import seat_style
from palatine.cli.boards.paladins.look import Look, Player, Side
from palatine.cli.boards.paladins.words import WORKER_STYLES, word
from palatine.games.paladins.board_reasons import board_price
from palatine.games.paladins.card_text import (
    form_of,
    mark,
    paladin_saying,
    provisions,
    silver,
)
from palatine.games.paladins.components import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    HUNT,
    PIECES,
    PRAY,
    TRADE,
    WALL_NEEDS,
    WORKER_NAMES,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.text import ATTRIBUTE_BRIEF, WORKER_BRIEF, counted, saying
from palatine.kernel.data import Row

ROOMY: Final = 130
"""From this many columns on the board speaks in full words."""
NAME_WIDTH: Final = 14
SLOTS: Final = 3
HEADS: Final = ("strength", "faith", "influence", "silver", "provisions", "suspicions", "unpaid", "paid")
GATHERED: Final = (1, 3)
"""PA-5.14, PA-5.15 What Hunt and Trade bring with one worker and with two."""
VPL_STYLE: Final = "bold magenta"


def grid() -> Grid:
    return Grid(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold underline")


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def times(name: str, n: int) -> str:
    """“Viking ×2”."""
    return f"{name}\u00a0×{n}" if n > 1 else name


def short(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


class Boards:
    """What lies before the players, in one language and width."""

    def __init__(self, table: Paladins, seen: Look, lang: str, width: int) -> None:
        self.table = table
        self.box = table.box
        self.seen = seen
        self.lang = lang
        self.at = 1 if lang == "pl" else 0
        self.roomy = width >= ROOMY
        self.form = form_of(not self.roomy)
        """How effects are said on this page."""
        self.index = {family: {row.id: at for at, row in enumerate(rows)} for family, rows in self.box.rows.items()}

    def word(self, key: str, **words: object) -> str:
        return word(key, self.lang, **words)

    def head(self, key: str) -> str:
        """The heading of a column."""
        return self.word(f"{'full' if self.roomy else 'head'}.{key}")

    def points(self, n: int) -> str:
        return self.word("points.n", n=n).replace(" ", "\u00a0")

    def row(self, family: str, id: str) -> Row:
        return self.box.rows[family][self.index[family][id]]

    def silver(self, n: int) -> str:
        return silver(n, self.lang, not self.roomy)

    def worker(self, name: str) -> str:
        """A worker's name, short where there is no room."""
        return (WORKER_NAMES if self.roomy and name != "any" else WORKER_BRIEF)[name][self.at]

    def attribute(self, name: str) -> str:
        return (ATTRIBUTE_NAMES if self.roomy else ATTRIBUTE_BRIEF)[name][self.at]

    def titled(self, key: str, what: Text) -> Text:
        title = self.word(key)
        return Text(f"{title[:1].upper()}{title[1:]}: ", style="bold").append_text(what)

    def line(self, key: str, what: str) -> Text:
        return self.titled(key, Text(what or "–"))

    # ---- everybody's numbers -----------------------------------------------------------------------------------------

    def players(self, only: list[int] | None = None) -> Grid:
        seen = self.seen
        table = Grid(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold underline")
        table.add_column(self.word("player"), no_wrap=True)
        for key in HEADS:
            table.add_column(self.head(key), justify="right", no_wrap=True)
        table.add_column(self.head("workers"), ratio=1)
        for seat, player in enumerate(seen.players):
            if only is not None and seat not in only:
                continue
            mark = "►" if seat in seen.to_act else " "
            title = Text(f"{mark}{short(seen.names[seat])}", style=seat_style(seat))
            boosts = self.boosts(player)
            cells = [f"{n}+{more}" if more else str(n) for n, more in zip(player.attributes, boosts, strict=True)]
            cells += [str(player.silver), str(player.provisions), *self.burden(player)]
            table.add_row(title, *cells, self.pool(player))
        if seen.virtual is not None and only is None:
            title = Text(f" {self.word('vpl')}", style=VPL_STYLE)
            cells = [*[str(n) for n in seen.virtual.attributes], "–", "–", *self.burden(seen.virtual)]
            state = self.word("passed") if seen.virtual.passed else str(seen.virtual.workers)
            table.add_row(title, *cells, state)
        return table

    def burden(self, side: Side) -> list[str]:
        return [str(side.suspicions), str(side.unpaid), str(side.paid)]

    def boosts(self, player: Player) -> list[int]:
        """PA-0.2 What the Paladin of this round adds."""
        if not player.paladin:
            return [0] * len(ATTRIBUTES)
        row = self.box.rows["paladins"][self.index["paladins"][player.paladin]]
        return [row.integer(name) for name in ATTRIBUTES]

    def pool(self, player: Player) -> Text:
        """Unused workers by colour; PA-10.2 whoever has passed has kept them."""
        parts: list[Text] = []
        for name in WORKERS:
            n = player.workers.get(name, 0)
            if n:
                parts.append(Text(counted(self.worker(name), n), style=WORKER_STYLES[name]))
        found = Text(", ").join(parts) if parts else Text("–", style="dim")
        if not player.passed:
            return found
        text = Text(self.word("passed"), style="dim")
        return text.append("; ").append(self.word("kept", what=found.plain)) if parts else text

    # ---- one board ---------------------------------------------------------------------------------------------------

    def full_board(self, seat: int) -> RenderableType:
        """PA-4.8 Both sides of a board: slots, and what the next time costs and needs."""
        player = self.seen.players[seat]
        title = self.word("board") if seat == self.seen.viewer else self.word("board.of", name=self.seen.names[seat])
        head = Text(title, style="bold underline").append(" · ", style="not bold not underline")
        head.append_text(self.paladin(player))
        table = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(7):
            table.add_column(no_wrap=True)
        for left, right in zip(range(COMMISSION), range(COMMISSION, len(ACTIONS)), strict=True):
            done = player.done(ACTIONS[right].id)
            table.add_row(
                Text(ACTIONS[left].name(self.lang)),
                self.slots(player, left),
                Text(self.left_note(seat, left), style="dim"),
                Text(ACTIONS[right].name(self.lang)),
                Text(str(done) if right == ATTACK else f"{done}/{PIECES}", style="bold" if done else "dim"),
                self.slots(player, right),
                Text(self.right_note(seat, right), style="dim"),
            )
        return Group(head, table)

    def paladin(self, player: Player) -> Text:
        text = Text(f"{self.word('paladin')}: ", style="not bold not underline")
        if not player.paladin:
            return text.append(self.word("paladin.none"), style="dim")
        row = self.row("paladins", player.paladin)
        ability = paladin_saying(self.box, self.index["paladins"][row.id], self.lang, not self.roomy)
        return text.append(f"{row.name(self.lang)}{mark(row)}", style="bold").append(f" ({ability})")

    def slots(self, player: Player, action: int, aligned: bool = True) -> Text:
        """■ where a worker stands, ⌂ where a Workshop spares one; otherwise the worker that is needed."""
        row = ACTIONS[action]
        placed = player.placed.get(row.id, ["", "", ""])
        covered = player.workshops.get(row.id, [])
        text = Text()
        for at, slot in enumerate(row.text("slots").split()):
            if placed[at]:
                text.append(f"■{WORKER_BRIEF[placed[at]][self.at]}", style=f"bold {WORKER_STYLES[placed[at]]}".strip())
            elif at + 1 in covered:
                text.append(" ⌂  " if aligned else " ⌂", style="bold yellow")
            else:
                text.append(f" {WORKER_BRIEF[slot][self.at]}", style=f"dim {WORKER_STYLES[slot]}".strip())
        return text

    def left_note(self, seat: int, action: int) -> str:
        """What a left-side action costs and brings; Develop also the worker under the next Workshop."""
        brief = not self.roomy
        player = self.seen.players[seat]
        coins, _ = board_price(self.table, seat, action)
        if action == DEVELOP:
            done = player.done("develop")
            if done >= WORKSHOP_COUNT:
                return f"{done}/{WORKSHOP_COUNT}"
            worker = saying(self.box.workshop[done], self.lang, form_of(brief)) + mark(self.box.rows["workshops"][done])
            return f"{self.silver(coins)} → {worker}"
        if action == CONSPIRE:
            return f"→ {self.worker('criminal')}"
        if action in (HUNT, TRADE):
            one, two = [n + self.bonus(player, action) for n in GATHERED]
            return f"→ {one} | {(provisions if action == HUNT else silver)(two, self.lang, brief)}"
        return self.silver(coins) if action == PRAY else ""

    def bonus(self, player: Player, action: int) -> int:
        """PA-A.12 What the Paladin of this round adds to hunting or trading."""
        if not player.paladin or self.row("paladins", player.paladin).text("action") != ACTIONS[action].id:
            return 0
        return sum([int(n) for n in self.box.bonus[self.index["paladins"][player.paladin]].amounts])

    def right_note(self, seat: int, action: int) -> str:
        """The attribute and the price of the next time; where a flag decides, the map or the track shows it."""
        row = ACTIONS[action]
        done = self.seen.players[seat].done(row.id)
        if done >= PIECES and action != ATTACK:
            return ""
        coins, food = board_price(self.table, seat, action)
        parts: list[str] = []
        if action == FORTIFY:
            parts.append(f"{self.attribute(row.text('requires'))}\u00a0{WALL_NEEDS[done]}")
        elif action == ABSOLVE:
            need = f"{self.box.jar_need[done]}{mark(self.box.rows['jars'][done])}"
            parts.append(f"{self.attribute(row.text('requires'))}\u00a0{need}")
        elif self.roomy:
            parts.append(self.attribute(row.text("requires")))
        if action in (ABSOLVE, CONVERT):
            parts.append(self.silver(coins))
        elif action != ATTACK:
            parts.append(provisions(food, self.lang, not self.roomy))
        gives = f" → {self.attribute(row.text('gives'))}\u00a0+1" if self.roomy else ""
        return ", ".join(parts) + gives
