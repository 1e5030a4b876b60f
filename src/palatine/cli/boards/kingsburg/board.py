"""The board of Kingsburg: court, calendar, players, province, enemy, as one seat may see them."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import WIDE, Board, Choice, seat_style
from palatine.cli.boards.kingsburg.look import Look, Player, look
from palatine.cli.boards.kingsburg.modules import Modules, action_note, bid_choice, short_name
from palatine.cli.boards.kingsburg.modules_words import building_mark, marks_legend, short_whim
from palatine.cli.boards.kingsburg.words import GOODS_STYLES, short_effect, word
from palatine.games.kingsburg.actions import BID, BUILD, BUILDING, PASS, PLACE, USE
from palatine.games.kingsburg.card_text import card_text, effect_text, losses_text, power_sentence
from palatine.games.kingsburg.components import COLUMNS
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import Row
from palatine.kernel.speech import ROMAN, number
from palatine.kernel.table import Table

LAST_PHASE = 8
ROOMY = 130
"""From this many columns on the court speaks in full words."""
CELL_WIDTH = 18
STANDING_WIDTH = 21


class KingsburgBoard(Board):
    """Draws one table; everything hidden comes from the view of the seat that looks."""

    def draw(self, table: Table, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Kingsburg)
        seen = look(table, seat, lang)
        page = _Page(table, seen, lang, width)
        return page.wide() if width >= WIDE else page.compact()

    def province(self, table: Table, viewer: int, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Kingsburg)
        page = _Page(table, look(table, viewer, lang), lang, width)
        title = word("sheet.of", lang, table.box.edition, name=page.seen.names[seat])
        more = [*page.more.governors(seat), *page.more.groups(seat)]
        return Group(_heading(title), page.sheet(seat, tall=width >= WIDE), *more)

    def choices(self, table: Table, seat: int, lang: str) -> list[Choice]:
        assert isinstance(table, Kingsburg)
        found: list[Choice] = []
        edition = table.box.edition
        for action in sorted(table.options(seat), key=lambda action: _place_of(table, action, seat)):
            label = table.label(action, lang, seat)
            if PLACE.owns(action):
                rank = int(PLACE.first(action)) + 1
                support = short_effect(table.support_of(rank), lang, edition, True)
                if table.whims >> rank & 1:
                    support = short_whim(rank, lang)
                group = f"{table.words(action, seat, lang)['advisor']}: {support}"
                found.append(Choice(action, label, support, group, _dice_of(table, action, seat, lang)))
            elif BUILD.owns(action):
                row = table.box.buildings[int(BUILD.first(action))]
                note = f"{row.integer('vp')}\u00a0{word('vp', lang, edition)}; {power_sentence(table, row, lang)}"
                found.append(Choice(action, label, note + building_mark(row, lang)))
            elif BID.owns(action):
                found.append(bid_choice(action, label, lang))
            else:
                found.append(Choice(action, label, action_note(table, action, lang)))
        return found

    def targets(self, table: Table, lang: str) -> dict[str, str]:
        assert isinstance(table, Kingsburg)
        found = super().targets(table, lang)
        for rank, row in enumerate(table.box.advisors, 1):
            found[str(rank)] = f"advisor:{row.id}"
        return found

    def why_example(self, lang: str) -> str:
        return "Królowa" if lang == "pl" else "Queen"

    def legend(self, table: Table, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        legend = word("legend", lang, table.box.edition)
        return f"{legend} {marks_legend(lang)}" if table.box.modular else legend

    def family_name(self, table: Table, family: str, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        return word(f"family.{family}", lang, table.box.edition)

    def card_text(self, table: Table, family: str, row: Row, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        return card_text(table, family, row, lang)

    def source_name(self, table: Table, source: str, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        return word(f"points.{source}", lang, table.box.edition)

    def tie_breaks(self, table: Table, lang: str) -> list[tuple[str, list[int]]]:
        assert isinstance(table, Kingsburg)
        players = look(table, 0, lang).players
        return [
            (word("tie.goods", lang, table.box.edition), [sum(player.goods) for player in players]),
            (word("tie.buildings", lang, table.box.edition), [len(player.buildings) for player in players]),
        ]


BOARD = KingsburgBoard()


def _place_of(table: Kingsburg, action: int, seat: int) -> tuple[int, int]:
    """Options as they lie on the board: advisors by rank, buildings from the top row of the sheet."""
    if action == PASS.base:
        return 0, 0
    building = int(BUILD.first(action)) if BUILD.owns(action) else int(USE.first(action)) if USE.owns(action) else -1
    if not 0 <= building < BUILDING.size:
        return 2, action
    sheet = [int(row) for row in table.seat[seat].sheet]
    row, column = divmod(building, COLUMNS)
    return 1, (sheet.index(row) if row in sheet else len(sheet)) * COLUMNS + column


def _dice_of(table: Kingsburg, action: int, seat: int, lang: str) -> str:
    """The dice of a placement alone, with whatever is added to them."""
    words = table.words(action, seat, lang)
    return f"{words['dice']}{words['boost']}{words['envoy']}"


def _heading(text: str) -> Text:
    return Text(text, style="bold underline")


class _Page:
    """One view on its way to the screen."""

    def __init__(self, table: Kingsburg, seen: Look, lang: str, width: int) -> None:
        self.table = table
        self.box = table.box
        self.seen = seen
        self.lang = lang
        self.width = width
        self.more = Modules(table, seen, lang)
        self.roomy = width >= ROOMY
        self.right = width * 10 // 19 if self.roomy else width * 4 // 7
        """Columns of the right half of a wide screen."""
        self.right += 8 if self.box.modular and self.roomy else 0  # prices may have a sign behind them
        self.cell = CELL_WIDTH - (1 if self.box.modular else 0)

    def word(self, key: str, **words: object) -> str:
        return word(key, self.lang, self.box.edition, **words)

    # ---- the two layouts ---------------------------------------------------------------------------------------------

    def compact(self) -> RenderableType:
        """One thing below the other: court in two columns, then the province, then the players."""
        return Group(
            self.calendar(),
            self.order(),
            *self.more.above(),
            _heading(self.word("court")),
            self.court_in_two(),
            *self.more.whims(),
            self.sheet_heading(),
            self.sheet(self.seen.viewer, tall=False),
            self.players(),
            *self.more.below(),
            self.enemy(),
            *self.more.second_enemy(),
            *self.more.choosing(),
        )

    def wide(self) -> RenderableType:
        """The court on the left; province, players and enemy on the right."""
        players = [self.players(), *self.more.below(), self.enemy(), *self.more.second_enemy()]
        right = Group(
            Panel(self.sheet(self.seen.viewer, tall=True), title=self.sheet_heading(), box=boxes.ROUNDED, style="none"),
            Panel(Group(*players), title=self.word("players"), box=boxes.ROUNDED),
        )
        court = self.court() if self.roomy else Group(self.court_in_one(), *self.more.whims())
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=self.width - self.right - 1)
        grid.add_column(width=self.right)
        grid.add_row(Panel(court, title=self.word("court"), box=boxes.ROUNDED), right)
        return Group(self.calendar(), self.order(), *self.more.above(), grid, *self.more.choosing())

    # ---- calendar ----------------------------------------------------------------------------------------------------

    def calendar(self) -> RenderableType:
        terms = TERMS[self.box.edition]
        phase = self.seen.phase
        now = self.word("calendar", year=ROMAN[self.seen.year], phase=phase, name=terms.phase(phase, self.lang))
        text = Text(now, style="bold")
        if phase < LAST_PHASE and self.width >= WIDE:
            text.append(f" · {self.word('next', name=terms.phase(phase + 1, self.lang))}", style="dim not bold")
        holder = self.seen.envoy
        text.append(f" · {self.word('envoy')}: ", style="dim not bold")
        if holder >= 0:
            text.append(short_name(self.seen.names[holder]), style=seat_style(holder))
        else:
            text.append(self.word("envoy.away"), style="dim not bold")
        return text

    def order(self) -> RenderableType:
        text = Text(f"{self.word('order')}:", style="dim")
        for place, seat in enumerate(self.seen.order, 1):
            text.append(f" {place}. " if place == 1 else f" · {place}. ")  # a name may end with a number
            text.append(short_name(self.seen.names[seat]), style=f"not dim {seat_style(seat)}")
        return text

    # ---- court -------------------------------------------------------------------------------------------------------

    def standing(self, advisor: str) -> Text:
        """Who stands before an advisor, with which dice."""
        text = Text()
        for group in self.seen.court:
            if group.advisor == advisor:
                name = short_name(self.seen.names[group.seat]) if group.seat >= 0 else self.word("neutral")
                text.append(" · " if text else "")
                text.append(f"{name} {group.text}", style=seat_style(group.seat))
        return text

    def reachable(self) -> set[int]:
        """The ranks that the viewer may influence now."""
        if self.seen.viewer not in self.seen.to_act:
            return set()
        return {int(PLACE.first(a)) + 1 for a in self.table.options(self.seen.viewer) if PLACE.owns(a)}

    def court(self) -> RenderableType:
        grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
        grid.add_column(justify="right", width=2)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        reachable = self.reachable()
        for rank, row in enumerate(self.box.advisors, 1):
            style = "bold" if rank in reachable else ""
            support = Text(self.support(rank), style=style)
            for note in self.more.notes(rank):
                support.append(" · ", style="dim").append_text(note)
            name = Text(row.name(self.lang), style=style)
            grid.add_row(Text(str(rank), style=style or "dim"), name, support, self.standing(row.id))
        return grid

    def support(self, rank: int) -> str:
        """What an advisor gives, or the tile that covers it (KB-19.2)."""
        printed = short_effect(self.table.support_of(rank), self.lang, self.box.edition, self.roomy)
        return self.more.whim(rank, full=self.roomy) or printed

    def court_in_two(self) -> RenderableType:
        """Ranks 1 to 9 beside 10 to 18; dice stand in a line of their own where they do not fit."""
        return self._courts(2)

    def court_in_one(self) -> RenderableType:
        return self._courts(1)

    def _courts(self, columns: int) -> RenderableType:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(columns):
            grid.add_column(justify="right", width=2)
            grid.add_column()
            grid.add_column()
        rows = len(self.box.advisors) // columns
        reachable = self.reachable()
        for rank in range(1, rows + 1):
            cells = [self._cells(rank + rows * column, reachable) for column in range(columns)]
            grid.add_row(*[cell for half in cells for cell in half])
        return grid

    def _cells(self, rank: int, reachable: set[int]) -> list[Text]:
        row = self.box.advisors[rank - 1]
        style = "bold" if rank in reachable else ""
        support = Text(self.support(rank), style=style)
        there = self.standing(row.id)
        if there:
            fits = len(support) + len(there) + 3 <= STANDING_WIDTH
            support = Text(" · " if fits else "\n", style="dim").join([support, there])
        for note in self.more.notes(rank):
            support.append("\n").append_text(note)
        return [Text(str(rank), style=style or "dim"), Text(row.name(self.lang), style=style), support]

    # ---- province ----------------------------------------------------------------------------------------------------

    def sheet_heading(self) -> Text:
        mine = self.seen.players[self.seen.viewer]
        value = mine.soldiers + sum([row.integer("battle") for row in self.box.buildings if row.id in mine.buildings])
        value += self.more.battle(self.seen.viewer)
        text = Text(self.word("sheet"), style="bold underline" if self.width < WIDE else "bold")
        text.append(f" · {self.word('battle', n=number(value))}", style="dim not bold not underline")
        if self.roomy or self.width < WIDE:
            text.append(f" · {self.word('sheet.marks')}", style="dim not bold not underline")
        return text

    def cost(self, seat: int, building: int, style: str) -> Text:
        """The price for this seat today: “3z 1k”."""
        text = Text()
        letters = self.word("goods")
        for kind in range(3):
            n = int(self.table.cost(seat, building, kind))
            if n:
                text.append(f"{n}{letters[kind]}", style=f"{GOODS_STYLES[kind]} {style}".strip())
        text = text if text else Text("0")
        return text.append(self.more.surcharge(seat, building))

    def sheet(self, seat: int, tall: bool) -> RenderableType:
        """KB-1.5 Five rows of four; a tall cell has a second line with cost and points."""
        owner = self.seen.players[seat]
        grid = Grid(
            box=boxes.SIMPLE_HEAD if tall else None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False
        )
        grid.add_column("", width=2 if self.box.modular else 1)
        for column in range(1, COLUMNS + 1):
            grid.add_column(ROMAN[column], ratio=1 if tall else None, header_style="dim")
        for at in self.table.seat[seat].sheet:
            cells = [self.building(owner, seat, at * COLUMNS + column, tall) for column in range(COLUMNS)]
            grid.add_row(Text(self.more.letter(at), style="dim"), *cells)
        grid.show_header = tall
        return grid

    def building(self, owner: Player, seat: int, at: int, tall: bool) -> Text:
        row = self.box.buildings[at]
        name = row.name(self.lang)
        points = f"{row.integer('vp')}\u00a0{self.word('vp')}"
        if row.id in owner.buildings:
            text = Text(f"✓ {self.folded(name, tall)}", style="green")
            return text.append(f"\n  {points}", style="dim") if tall else text
        first = at - at % COLUMNS
        missing = len([b for b in range(first, at) if self.box.buildings[b].id not in owner.buildings])
        in_turn = missing <= self.more.missing(seat)
        payable = in_turn and self.table.can_afford(seat, at)
        style = "bold" if payable else "" if in_turn else "dim"
        cost = self.cost(seat, at, style)
        text = Text(f"{'►' if payable else ' '} {self.folded(name, tall)}", style=style)
        text.append("\n  " if tall or len(name) + len(cost) >= self.cell else " ")
        text.append_text(cost)
        dot = "·" if self.more.surcharge(seat, at) else " · "
        return text.append(f"{dot}{points}", style="dim") if tall and self.roomy else text

    def folded(self, name: str, tall: bool) -> str:
        """A long name in two lines, the second one indented like the first."""
        cell = (self.right - 7) // COLUMNS - 3 if tall else CELL_WIDTH - 2
        indent = "  " if max([len(part) for part in name.split()]) <= cell else ""
        return name.replace(" ", f"\n{indent}", 1) if (tall or self.box.modular) and len(name) > cell else name

    # ---- players -----------------------------------------------------------------------------------------------------

    def buildings_of(self, seat: int, player: Player) -> str:
        """How far each row is built: “B·II, F·I”."""
        parts: list[str] = []
        for at in self.table.seat[seat].sheet:
            letter = self.more.letter(at)[0]
            row = self.box.buildings[at * COLUMNS : (at + 1) * COLUMNS]
            built = [column for column, building in enumerate(row, 1) if building.id in player.buildings]
            if built == list(range(1, len(built) + 1)):
                built = built[-1:]
            parts += [f"{letter}·{'+'.join([ROMAN[column] for column in built])}"] if built else []
        return ", ".join(parts) or "–"

    def players(self) -> RenderableType:
        grid = Grid(box=None, expand=self.width >= WIDE, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column(self.word("player"), no_wrap=True)
        for key in ("gold", "wood", "stone", "plus2", "soldiers", "vp"):
            grid.add_column(self.word(key), justify="right", no_wrap=True)
        grid.add_column(self.word("dice"), no_wrap=True)
        grid.add_column(self.word("buildings"), ratio=1 if self.width >= WIDE else None)
        for seat, player in enumerate(self.seen.players):
            mark = "►" if seat in self.seen.to_act else " "
            name = Text(f"{mark} {short_name(self.seen.names[seat])}", style=seat_style(seat))
            goods = [
                Text(str(n), style=style if n else "dim") for n, style in zip(player.goods, GOODS_STYLES, strict=True)
            ]
            rest = [Text(str(n), style="" if n else "dim") for n in (player.plus2, player.soldiers)]
            points = Text(number(player.vp), style="bold")
            grid.add_row(name, *goods, *rest, points, player.dice_text(self.lang), self.buildings_of(seat, player))
        return grid

    # ---- enemy -------------------------------------------------------------------------------------------------------

    def enemy(self) -> RenderableType:
        """This year's enemy if the viewer knows it; else the strengths that the year can bring."""
        text = Text(f"{self.word('enemy')}: ", style="dim")
        more = self.more.stronger()
        row = next((row for row in self.box.enemies if row.id == self.seen.enemy), None)
        if row is None:
            strengths = [e.integer("strength") for e in self.box.enemies if e.integer("year") == self.seen.year]
            text.append(self.word("enemy.unknown", low=min(strengths), high=max(strengths)))
            return text.append(f"; {more}" if more else "")
        strength = self.word("strength", n=row.integer("strength"))
        text.append(f"{row.name(self.lang)}, {strength}", style="bold red not dim")
        text.append(f" ({self.word('enemy.revealed' if self.seen.revealed else 'enemy.seen')}); ")
        text.append(f"{more}; " if more else "")
        text.append(self.word("reward", what=effect_text(self.table, row.text("rewards"), self.lang)) + "; ")
        text.append(self.word("loss", what=losses_text(self.table, row, self.lang)))
        return Padding(text, 0)
