"""One view of Valeria on its way to the screen."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import WIDE, seat_style
from palatine.cli.boards.valeria.look import Look, Player, Stack
from palatine.cli.boards.valeria.words import ROLE_BRIEF, TOKEN_STYLES, word
from palatine.games.valeria import scoring
from palatine.games.valeria.card_text import (
    card_text,
    counted_roles,
    duke_saying,
    effect_saying,
    goods,
    numbers_text,
    power_saying,
    roles_saying,
)
from palatine.games.valeria.components import AREAS, COLUMNS, GOLD, ROLES, STRENGTH
from palatine.games.valeria.table import Valeria
from palatine.kernel.data import Row
from palatine.kernel.speech import number

ROOMY = 130
"""From this many columns on the centre speaks in full words."""
NAME_WIDTH = 14
SOLO_LIMIT = 5
"""VA-11.12 The fifth exhausted stack ends a solo game; otherwise twice as many as players (VA-8.3)."""


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def short(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def dark_parts(table: Valeria) -> dict[str, int]:
    """VA-11.12 What the Dark Lord has without his duke: monsters in the stacks, captured domains."""
    monsters = sum([int(table.box.monster_vp[monster]) for stack in table.monsters for monster in list(stack)])
    return {"monsters": monsters, "domains": int(scoring.domain_points(table, table.captured_domains))}


class Page:
    """Everything public is read from the table's rows; what is secret comes from the view alone."""

    def __init__(self, table: Valeria, seen: Look, lang: str, width: int) -> None:
        self.table = table
        self.box = table.box
        self.seen = seen
        self.lang = lang
        self.width = width
        self.roomy = width >= ROOMY
        self.citizen = {row.id: at for at, row in enumerate(self.box.citizens)}
        self.monster = {row.id: at for at, row in enumerate(self.box.monsters)}
        self.domain = {row.id: at for at, row in enumerate(self.box.domains)}

    def word(self, key: str, **words: object) -> str:
        return word(key, self.lang, **words)

    def points(self, n: int) -> str:
        return f"{number(n)}\u00a0{self.word('vp')}"

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.status(), self.standing(), self.centre(), self.players()]
        if self.table.is_solo():
            parts.append(self.dark_lord())
        return Group(*parts, self.duke())

    # ---- whose turn --------------------------------------------------------------------------------------------------

    def status(self) -> Text:
        seen = self.seen
        text = Text()
        if seen.has_dice and not self.table.is_solo():
            text.append(self.word("turn", name=short(seen.names[seen.active])), style=seat_style(seen.active))
            text.append(" · ")
        text.append(self.word(f"phase.{seen.phase}"), style="bold")
        if seen.has_dice:
            text.append(" · ")
            text.append(self.word("dice", a=seen.dice[0], b=seen.dice[1]), style="bold")
            if seen.dice[0] == seen.dice[1]:
                text.append(f" ({self.word('double')})")
            text.append(f" · {self.word('numbers', numbers=', '.join([str(n) for n in seen.numbers]))}")
        return text

    def standing(self) -> Text:
        seen = self.seen
        solo = self.table.is_solo()
        limit = SOLO_LIMIT if solo else 2 * len(seen.names)
        parts = [self.word("exhausted", n=seen.exhausted, limit=limit)]
        if seen.is_ending:
            parts.append(self.word("ending"))
        if not solo:
            parts.append(self.word("first", name=short(seen.names[seen.first])))
        if seen.resting >= 0 and seen.has_dice:
            parts.append(self.word("resting", name=short(seen.names[seen.resting])))
        return Text(" · ".join(parts), style="dim")

    # ---- the centre --------------------------------------------------------------------------------------------------

    def centre(self) -> RenderableType:
        """VA-2.1 Five columns: monsters, two rows of citizens, domains."""
        grid = Grid(
            box=boxes.HORIZONTALS, show_edge=False, expand=True, pad_edge=False, padding=0,
            border_style="dim", header_style="bold",
        )  # fmt: skip
        names = {row.id: row.name(self.lang) for row in AREAS}
        for column, area in enumerate(self.seen.areas, 1):
            grid.add_column(Text(f"{column} {names.get(area, '')}"), ratio=1, overflow="fold")
        rows = [
            [self.monster_cell(stack) for stack in self.seen.monsters],
            [self.citizen_cell(stack) for stack in self.seen.citizens[:COLUMNS]],
            [self.citizen_cell(stack) for stack in self.seen.citizens[COLUMNS:]],
            [self.domain_cell(stack) for stack in self.seen.domains],
        ]
        for cells in rows:
            grid.add_row(*cells, end_section=True)
        return grid

    def cell(self, row: Row, stack: Stack, before: str, payable: bool) -> Text:
        """The name of the top card, and how many cards lie there."""
        style = "bold" if payable else ""
        text = Text(f"{'►' if payable else ''}{before}", style=style or "dim")
        return text.append(row.name(self.lang), style=f"not dim {style}").append(f"\u00a0×{stack.count}", style="dim")

    def nothing(self, stack: Stack) -> Text:
        """An exhausted stack, or one whose next card is still to be turned up."""
        return Text(f"– {self.word('face_down' if stack.count else 'empty')}", style="dim")

    def monster_cell(self, stack: Stack) -> Text:
        if not stack.top:
            return self.nothing(stack)
        at = self.monster[stack.top]
        row = self.box.monsters[at]
        strength, magic = self.box.strength[at], self.box.magic[at]
        text = self.cell(row, stack, "", self.table.can_pay(self.seen.viewer, STRENGTH, strength, magic, True))
        cost = goods([0, int(strength), int(magic), 0], self.lang, brief=not self.roomy)
        text.append(f"\n{cost}").append(f" · {self.points(row.integer('vp'))}")
        reward = effect_saying(row.text("reward"), self.lang, brief=not self.roomy)
        return text.append(f"\n{reward}", style="dim")

    def citizen_cell(self, stack: Stack) -> Text:
        """VA-7.9 The cost is today's cost for the one who looks."""
        if not stack.top:
            return self.nothing(stack)
        at = self.citizen[stack.top]
        row = self.box.citizens[at]
        cost = self.table.citizen_cost(self.seen.viewer, at)
        active = any(int(n) in self.seen.numbers for n in row.text("activation").split())
        before = f"{numbers_text(row)}{'!' if active else ''} "
        text = self.cell(row, stack, before, self.table.can_pay(self.seen.viewer, GOLD, cost, 0, True))
        roles = roles_saying(row, self.lang) if self.roomy else self.brief_roles(row)
        text.append(f"\n{goods([int(cost), 0, 0, 0], self.lang, brief=not self.roomy) or 0} · {roles}")
        own, off = (effect_saying(row.text(key), self.lang, brief=not self.roomy) for key in ("own", "off"))
        if self.roomy:
            return text.append(f"\n{self.word('own', what=own)}\n{self.word('off', what=off)}", style="dim")
        return text.append(f"\n{own} / {off}", style="dim")

    def domain_cell(self, stack: Stack) -> Text:
        if not stack.top:
            return self.nothing(stack)
        at = self.domain[stack.top]
        row = self.box.domains[at]
        cost = self.table.domain_cost(self.seen.viewer, at)
        viewer = self.seen.viewer
        payable = self.table.has_roles(viewer, at) and self.table.can_pay(viewer, GOLD, cost, 0, True)
        text = self.cell(row, stack, "", payable)
        price = goods([int(cost), 0, 0, 0], self.lang, brief=not self.roomy) or "0"
        text.append(f"\n{price} · {self.points(row.integer('vp'))}")
        text.append(f"\n{roles_saying(row, self.lang) if self.roomy else self.brief_roles(row)}")
        return text.append(f"\n{power_saying(row, self.lang, brief=not self.roomy)}", style="dim")

    def brief_roles(self, row: Row) -> str:
        at = 1 if self.lang == "pl" else 0
        return " ".join([f"{n if n > 1 else ''}{ROLE_BRIEF[role][at]}" for role, n in counted_roles(row)])

    # ---- players -----------------------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        wide = self.width >= WIDE
        grid = Grid(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column(self.word("player"), no_wrap=True)
        for key in ("gold", "strength", "magic", "vp"):
            grid.add_column(self.word(key), justify="right", no_wrap=True)
        for key in ("roles", "citizens", "monsters", "domains") if wide else ("tableau",):
            grid.add_column(self.word(key), ratio=2 if key in ("citizens", "tableau") else 1)
        for seat, player in enumerate(self.seen.players):
            mark = "►" if seat in self.seen.to_act else " "
            name = Text(f"{mark} {short(self.seen.names[seat])}", style=seat_style(seat))
            tokens = [Text(str(n), style if n else "dim") for n, style in zip(player.tokens, TOKEN_STYLES, strict=True)]
            parts = self.tableau(player)
            if wide:
                cells = [Text(parts.get(key, "–")) for key in ("roles", "citizens", "monsters", "domains")]
            else:
                lines = [f"{self.word(key)}: {what}" for key, what in parts.items()]
                cells = [Text("\n".join(lines) or self.word("nothing"), style="" if lines else "dim")]
            grid.add_row(name, *tokens, *cells)
        return grid

    def tableau(self, player: Player) -> dict[str, str]:
        """What there is, by kind; starters are the same for everybody and left out."""
        at = 1 if self.lang == "pl" else 0
        icons = dict.fromkeys(ROLES, 0)
        for id, n in player.citizens.items():
            for role, count in counted_roles(self.box.citizens[self.citizen[id]]):
                icons[role] += n * count
        found = {"roles": ", ".join([f"{ROLE_BRIEF[role][at]}\u00a0{n}" for role, n in icons.items() if n])}
        found["citizens"] = self.counted(player.citizens, self.box.citizens, self.citizen)
        slain = self.counted(player.slain, self.box.monsters, self.monster)
        vp = sum([n * self.box.monsters[self.monster[id]].integer("vp") for id, n in player.slain.items()])
        found["monsters"] = f"{slain} ({self.points(vp)})" if slain else ""
        owned = [self.box.domains[self.domain[id]] for id in player.domains]
        names = ", ".join([row.name(self.lang) for row in owned])
        found["domains"] = f"{names} ({self.points(sum([row.integer('vp') for row in owned]))})" if names else ""
        return {key: what for key, what in found.items() if what}

    def counted(self, counts: dict[str, int], rows: list[Row], index: dict[str, int]) -> str:
        named = [(rows[index[id]].name(self.lang), n) for id, n in counts.items()]
        return ", ".join([f"{name}\u00a0×{n}" if n > 1 else name for name, n in named])

    def tableau_of(self, seat: int) -> RenderableType:
        """One player's cards with all that stands on them."""
        player = self.seen.players[seat]
        tokens = goods(list(player.tokens), self.lang, brief=False) or "0"
        parts: list[RenderableType] = [heading(self.word("tableau.of", name=self.seen.names[seat])), Text(tokens)]
        starters = self.word("starters")
        families = (
            ("citizens", player.citizens, self.box.citizens, self.citizen),
            ("monsters", player.slain, self.box.monsters, self.monster),
            ("domains", dict.fromkeys(player.domains, 1), self.box.domains, self.domain),
        )
        for family, counts, rows, index in families:
            title = f"{self.word(family)}: {starters}" if family == "citizens" else self.word(family)
            parts.append(Text(title if counts or family == "citizens" else f"{title}: –", style="bold"))
            for id, n in counts.items():
                row = rows[index[id]]
                line = Text(row.name(self.lang) + (f"\u00a0×{n}" if n > 1 else ""))
                line.append(f" · {card_text(self.table, family, row, self.lang)}", style="dim")
                parts.append(Padding(line, (0, 0, 0, 2)))
        if seat == self.seen.viewer:
            parts.append(self.duke())
        return Group(*parts)

    # ---- secrets and the Dark Lord -----------------------------------------------------------------------------------

    def duke(self) -> Text:
        """VA-14.1 The viewer's own duke, and what it is worth now."""
        text = Text(f"{self.word('duke')}: ", style="dim")
        at = next((at for at, row in enumerate(self.box.dukes) if row.id == self.seen.duke), -1)
        if at < 0:
            return text.append(self.word("duke.none"))
        s = self.table.seat[self.seen.viewer]
        worth = scoring.duke_points(self.table, at, s.citizens, s.slain, s.domains)
        worth += scoring.resource_points(self.table, at, s.tokens)
        row = self.box.dukes[at]
        text.append(row.name(self.lang), style="bold not dim")
        text.append(f" · {duke_saying(self.table, row, self.lang)} · ")
        return text.append(self.word("duke.now", n=int(worth)), style="not dim")

    def dark_lord(self) -> Text:
        """VA-11.6 What the Dark Lord has captured; his duke is unknown until the end."""
        citizens = self.counted(self.seen.captured, self.box.citizens, self.citizen)
        domains = ", ".join([self.box.domains[self.domain[id]].name(self.lang) for id in self.seen.captured_domains])
        text = Text(f"{self.word('dark')}: ", style="bold magenta")
        text.append(self.word("dark.points", n=sum(dark_parts(self.table).values())), style="not bold default")
        for key, what in (("dark.citizens", citizens), ("dark.domains", domains)):
            if what:
                text.append(f" · {self.word(key, what=what)}", style="not bold default")
        return text
