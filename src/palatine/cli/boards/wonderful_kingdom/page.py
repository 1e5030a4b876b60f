"""One view of Wonderful Kingdom on its way to the screen."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import WIDE, seat_style
from palatine.cli.boards.wonderful_kingdom.look import Look, Lying, Player
from palatine.cli.boards.wonderful_kingdom.words import development_brief, mark, recycled, word
from palatine.games.wonderful_kingdom.actions import (
    CALAMITY,
    CARD,
    DESIGN,
    DESIGNS,
    FIRST_ADVISOR,
    FIRST_TREASURE,
    MENACE,
)
from palatine.games.wonderful_kingdom.card_text import TYPE_BRIEF, benefit_text, brief, costs, points, types_text
from palatine.games.wonderful_kingdom.components import BASIC, DECKS, QUESTS, RESOURCES, STAGES_EACH, TYPES
from palatine.games.wonderful_kingdom.headings import ADVISORS, MENACES
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.text import RESOURCE_NAMES, STOCK, effect_text
from palatine.kernel.data import Row


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


class Page:
    """Everything public is read from the table's rows; what is secret comes from the view alone."""

    def __init__(self, table: WonderfulKingdom, seen: Look, lang: str, width: int) -> None:
        self.table = table
        self.box = table.box
        self.seen = seen
        self.lang = lang
        self.width = width
        self.wide = width >= WIDE

    def word(self, key: str, **words: object) -> str:
        return word(key, self.lang, **words)

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.status(), self.stacks()]
        if self.seen.phase == "choice":
            parts.append(self.areas())
        parts += self.own_cards()
        if self.table.quest >= 0:
            parts.append(self.quest())
        parts.append(self.players())
        return Group(*parts)

    # ---- the middle of the table -------------------------------------------------------------------------------------

    def status(self) -> Text:
        seen = self.seen
        step = RESOURCE_NAMES[str(seen.facts["step"])][1 if self.lang == "pl" else 0]
        text = Text()
        if seen.round:
            text.append(self.word("round", n=seen.round), style="bold").append(" · ")
        text.append(self.word(f"phase.{seen.phase}", step=step), style="bold")
        if not self.table.is_solo() and seen.round:
            text.append(" · ")
            first = int(self.table.first())
            text.append(self.word("first", name=seen.names[first]), style=seat_style(first))
        return text

    def stacks(self) -> Text:
        seen = self.seen
        parts = [self.word("deck", n=seen.deck)]
        if self.table.is_solo():
            parts.append(self.word("risk", n=seen.risk))
        elif self.box.module == MENACES:
            parts.append(self.word("vermin.left", n=seen.facts["vermin_stack"]))
        else:
            parts.append(self.word("calamities.left", n=seen.facts["calamity_stack"]))
        if self.table.is_solo() and self.box.module == MENACES:
            parts.append(self.word("vermin.left", n=seen.facts["vermin_stack"]))
        if seen.facts["doubled"]:
            parts.append(self.word("doubled"))
        text = Text(" · ".join(parts), style="dim")
        if seen.top:
            text.append("\n").append(self.word("top", card=""), style="not dim")
            text.append_text(self.card(seen.top))
        return text

    def card(self, id: str, hidden: bool = False) -> Text:
        """A card by name with what stands on it, in few words."""
        if not id:
            return Text(self.word("face_down"), style="dim")
        card = CARD.value(id)
        name = CARD.word(card, self.lang)
        text = Text(self.word("known", card=name) if hidden else name)
        row, figures = self.figures(card)
        text.append(mark(row), style="dim red")
        return text.append(f" {figures}", style="dim")

    def figures(self, card: int) -> tuple[Row, str]:
        box = self.box
        if card < DESIGNS:
            at = 1 if self.lang == "pl" else 0
            kind = TYPE_BRIEF[TYPES[int(box.type[card])]][at]
            return box.developments[card], f"{kind} {development_brief(box, card, self.lang)}"
        if card < CALAMITY:
            return box.treasures[card - FIRST_TREASURE], f"~{recycled(box, card, self.lang)}"
        if card == CALAMITY:
            return box.calamities[0], points(int(box.calamity_vp), self.lang)
        if card < FIRST_ADVISOR:
            menace = MENACE.value(CARD.texts[card])
            vp = points(int(box.menace_vp[menace]), self.lang)
            return box.menaces[menace], f"{vp}, {brief([0, 0, 0, 0, 0, int(box.menace_cost[menace])], self.lang)}"
        advisor = card - FIRST_ADVISOR
        ability = effect_text(box.ability[advisor], self.lang, STOCK)
        price = brief([0, 0, 0, 0, 0, int(box.advisor_cost[advisor])], self.lang)
        return box.advisors[advisor], f"{price}: {ability}"

    def areas(self) -> RenderableType:
        """WK-1.1 The two offering areas side by side."""
        grid = Grid(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold underline")
        for key in ("left", "right"):
            grid.add_column(self.word(key), ratio=1)
        grid.add_row(*[self.pile(cards) for cards in self.seen.areas])
        return grid

    def pile(self, cards: list[Lying]) -> RenderableType:
        if not cards:
            return Text(self.word("empty"), style="dim")
        return Group(*[self.card(one.card, one.hidden) for one in cards])

    def own_cards(self) -> list[RenderableType]:
        """The hand, or what the player looks at just now."""
        parts: list[RenderableType] = []
        mine = self.seen.players[self.seen.viewer].selection
        chosen = [("mine", [self.card(one.card, one.hidden) for one in mine])]
        for key, cards in (("hand", self.seen.hand), ("drawn", self.seen.drawn), ("found", self.seen.found)):
            chosen.append((key, [self.card(id) for id in cards]))
        for key, cells in chosen:
            if cells:
                parts.append(heading(self.word(key)))
                parts.append(self.columns(cells))
        return parts

    def columns(self, cells: list[Text]) -> RenderableType:
        count = 2 if self.wide else 1
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(count):
            grid.add_column(ratio=1)
        for at in range(0, len(cells), count):
            grid.add_row(*cells[at : at + count])
        return grid

    def quest(self) -> RenderableType:
        """WK-10.1 The stages, their costs and benefits, and who has completed them."""
        row = QUESTS[int(self.table.quest)]
        lines: list[RenderableType] = [heading(self.word("quest", name=row.name(self.lang)) + mark(row))]
        for at in range(STAGES_EACH):
            stage = int(self.table.stage(at))
            there = self.box.stages[stage]
            cost = brief([int(self.box.cost_of(stage, kind)) for kind in range(len(RESOURCES))], self.lang)
            name, benefit = there.name(self.lang), benefit_text(there, self.lang)
            text = Text(self.word("stage", n=at + 1, name=name, cost=cost, benefit=benefit))
            if there.integer("final"):
                needs = self.word("stage.needs", what=types_text(there.text("condition"), self.lang))
                text.append(f" · {self.word('stage.final')}, {needs}", style="bold")
            done = [
                self.seen.names[seat]
                for seat, player in enumerate(self.seen.players)
                if str(at + 1) in player.names("stages")
            ]
            if done:
                text.append(f" · {self.word('stage.done', names=', '.join(done))}", style="green")
            lines.append(Padding(text, (0, 0, 0, 1)))
        return Group(*lines)

    # ---- players -----------------------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        """Two duchies side by side where there is room, otherwise one below the other; the viewer's own first."""
        order = sorted(range(len(self.seen.players)), key=lambda seat: seat != self.seen.viewer)
        blocks = [self.duchy(seat) for seat in order]
        if not self.wide or len(blocks) == 1:
            return Group(*blocks)
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in blocks:
            grid.add_column(ratio=1)
        grid.add_row(*blocks)
        return grid

    def duchy(self, seat: int) -> RenderableType:
        player = self.seen.players[seat]
        text = Text(f"{'►' if seat in self.seen.to_act else ' '} {self.seen.names[seat]}", style=seat_style(seat))
        row = next((row for row in self.box.duchies if row.id == player.facts["duchy"]), None)
        if row is not None:
            text.append(f" · {row.name(self.lang)}", style="not bold").append(mark(row), style="not bold dim red")
        text.append(f" · {points(self.seen.scores[seat], self.lang)}", style="not bold")
        lines: list[RenderableType] = [text, Padding(self.stock(player), (0, 0, 0, 2))]
        for key, what in self.rows(player):
            line = Text(f"{self.word(key)}: ", style="dim").append_text(what)
            lines.append(Padding(line, (0, 0, 0, 2)))
        return Group(*lines)

    def stock(self, player: Player) -> Text:
        """Production, the alchemy area, krystallium, soldiers, camp, traps; everything but the cards."""
        letters = self.word("letters")
        makes = player.counts("production")
        made = " ".join([f"{makes[name]}{letters[kind]}" for kind, name in enumerate(RESOURCES[:BASIC])])
        cubes = player.counts("alchemy")
        lying = brief([cubes.get(name, 0) for name in RESOURCES[:BASIC]], self.lang)
        parts = [
            self.word("makes", what=made),
            self.word("alchemy", n=sum(cubes.values()), what=f" ({lying})" if lying else ""),
            self.word("stock", gems=player.number("krystallium"), soldiers=player.number("soldiers"),
                      camp=player.number("camp")),
        ]  # fmt: skip
        if self.seen.phase == "choice":
            parts.append(self.word("traps", n=player.number("traps")))
            if not self.table.is_solo():
                parts.append(self.word("hand.count", n=player.hand))
        if self.table.has_vision(self.seen.players.index(player)):
            state = "used" if player.facts["vision_used"] else "vision.ready"
            parts.append(self.word("vision", state=self.word(state)))
        fresh = player.counts("fresh")
        text = Text(" · ".join(parts))
        if fresh:
            waiting = brief([fresh.get(name, 0) for name in RESOURCES[:BASIC]], self.lang)
            text.append(f" · {self.word('fresh', what=waiting)}", style="bold")
        return text

    def rows(self, player: Player) -> list[tuple[str, Text]]:
        """The player's cards by place; empty places are left out."""
        is_own = player is self.seen.players[self.seen.viewer]
        found = [
            ("selection", Text() if is_own else self.listed([self.named(one) for one in player.selection])),
            ("construction", self.listed([self.site(row) for row in player.facts["construction"]])),
            ("built", self.built(player)),
            ("calamities", self.calamities(player)),
            ("menaces", self.menaces(player)),
        ]
        if self.box.module == ADVISORS:
            found.append(("advisors", self.listed([self.advisor(id, player) for id in player.names("advisors")])))
        return [(key, what) for key, what in found if what.plain]

    def named(self, one: Lying) -> Text:
        if not one.card:
            return Text(self.word("face_down"), style="dim")
        name = CARD.word(CARD.value(one.card), self.lang)
        return Text(self.word("known", card=name) if one.hidden else name)

    def listed(self, cells: list[Text]) -> Text:
        return Text("; ").join(cells) if cells else Text()

    def site(self, row: dict[str, object]) -> Text:
        """WK-5.3 A card under construction: filled and needed spaces."""
        design = DESIGN.value(str(row["card"]))
        filled = row["filled"]
        assert isinstance(filled, dict)
        letters = self.word("letters")
        needed = [(kind, n) for kind, n in enumerate(costs(self.box, design)) if n]
        spaces = [f"\u00a0{filled.get(RESOURCES[kind], 0)}/{n}{letters[kind]}" for kind, n in needed]
        text = Text(DESIGN.word(design, self.lang)).append("*" if row["frozen"] else "", style="bold cyan")
        text.append(mark(self.box.developments[design]), style="dim red")
        return text.append("".join(spaces), style="bold")

    def filled(self, seat: int, site: int) -> str:
        """The spaces of the card under construction that an action names."""
        design = int(self.box.site_design[site])
        there = [row for row in self.seen.players[seat].facts["construction"] if DESIGN.value(row["card"]) == design]
        return self.site(there[site - int(self.box.site_base[design])]).plain

    def built(self, player: Player) -> Text:
        """WK-1.7 Constructed cards by type."""
        counts = player.counts("built")
        at = 1 if self.lang == "pl" else 0
        parts: list[str] = []
        for type, name in enumerate(TYPES):
            cards = [
                f"{DESIGN.word(DESIGN.value(id), self.lang)}" + (f"\u00a0×{n}" if n > 1 else "")
                for id, n in counts.items()
                if self.box.type[DESIGN.value(id)] == type
            ]
            total = sum([n for id, n in counts.items() if self.box.type[DESIGN.value(id)] == type])
            if cards:
                parts.append(f"{TYPE_BRIEF[name][at]}\u00a0{total}: {', '.join(cards)}")
        return Text("; ".join(parts))

    def calamities(self, player: Player) -> Text:
        """WK-5.7 How many, and what they cost."""
        n = player.number("calamities")
        vp = n * int(self.box.calamity_vp) * (2 if self.seen.facts["doubled"] else 1)
        return Text(f"{n} ({points(vp, self.lang)})") if n else Text()

    def menaces(self, player: Player) -> Text:
        """WK-8.4 Undefeated menaces with points and fight cost, theft tokens, the player's own deck."""
        parts: list[str] = []
        for id, n in player.counts("menaces").items():
            menace = MENACE.value(id)
            vp = points(int(self.box.menace_vp[menace]), self.lang)
            name = MENACE.word(menace, self.lang) + mark(self.box.menaces[menace])
            parts.append(self.word("menace", name=name, n=n, vp=vp, cost=int(self.box.menace_cost[menace])))
        thefts = player.counts("thefts")
        if thefts:
            parts.append(self.word("thefts", what=brief([thefts.get(r, 0) for r in RESOURCES[:BASIC]], self.lang)))
        deck = next((row for row in DECKS if row.id == player.facts["deck"]), None)
        if deck is not None:
            parts.append(self.word("menace.deck", name=deck.name(self.lang)))
        return Text("; ".join(parts))

    def advisor(self, id: str, player: Player) -> Text:
        """WK-9.1 Name, cost in soldiers, ability; used ones are marked."""
        at = [row.id for row in self.box.advisors].index(id)
        row = self.box.advisors[at]
        ability = effect_text(self.box.ability[at], self.lang, STOCK)
        name = row.name(self.lang) + mark(row)
        text = self.word("advisor", name=name, cost=int(self.box.advisor_cost[at]), ability=ability)
        if id in player.names("used"):
            return Text(f"{text} [{self.word('used')}]", style="dim")
        return Text(text)

    # ---- one player --------------------------------------------------------------------------------------------------

    def duchy_of(self, seat: int) -> RenderableType:
        """One player's cards with all that stands on them."""
        player = self.seen.players[seat]
        parts: list[RenderableType] = [heading(self.word("duchy.of", name=self.seen.names[seat])), self.stock(player)]
        for key, what in self.rows(player):
            if key != "built":
                parts.append(Text(f"{self.word(key)}: ", style="bold").append_text(what))
        parts.append(Text(self.word("built"), style="bold"))
        counts = player.counts("built")
        for id, n in counts.items():
            line = self.card(id)
            if n > 1:
                line = Text(f"{n} × ").append_text(line)
            parts.append(Padding(line, (0, 0, 0, 2)))
        if not counts:
            parts.append(Padding(Text(self.word("nothing"), style="dim"), (0, 0, 0, 2)))
        return Group(*parts)
