"""What the players of Paladins have gathered: crews, cards, Jars, the other boards, and what only the viewer knows."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from palatine.cli.boards import seat_style
from palatine.cli.boards.paladins.boards import Boards, short, times
from palatine.cli.boards.paladins.look import Player, Side
from palatine.games.paladins import scoring
from palatine.games.paladins.card_text import (
    TYPE_BRIEF,
    ability_saying,
    form_of,
    mark,
    outsider_name,
    paladin_saying,
    scoring_saying,
    wall_saying,
)
from palatine.games.paladins.components import ACTIONS, COMMISSION, PIECES
from palatine.games.paladins.people_components import TYPE_NAMES
from palatine.games.paladins.text import saying
from palatine.kernel.speech import listed


class Crews(Boards):
    """Boards with everything that lies beside them."""

    def mine(self) -> list[RenderableType]:
        """The viewer's board, crew and cards."""
        return [self.full_board(self.seen.viewer), *self.belongings(self.seen.viewer)]

    def belongings(self, seat: int) -> list[RenderableType]:
        """The crew and what it does, cards and Jars, briefly."""
        player = self.seen.players[seat]
        parts = [self.line("crew", self.crew(player))]
        if player.jars < PIECES:
            parts.append(self.line("jars.free", self.free_jars(player)))
        return [part for part in [*parts, self.collected(player, seat)] if part]

    def crew(self, player: Player) -> str:
        """PA-12 The crew with its abilities, in order of recruiting."""
        parts: list[str] = []
        for id in player.crew:
            card = self.index["townsfolk"][id]
            row = self.box.rows["townsfolk"][card]
            ability = ability_saying(row, self.box.ability[card], self.lang, not self.roomy)
            parts.append(f"{row.name(self.lang)}{mark(row)} ({ability})")
        return ", ".join(parts)

    def free_jars(self, player: Player) -> str:
        """PA-6.11 Where a Jar can still go; equal spaces together."""
        found: dict[str, int] = {}
        for at, row in enumerate(self.box.rows["jar_spaces"]):
            if row.id not in player.jar_spaces:
                what = saying(self.box.jar[at], self.lang, self.form) + mark(row)
                found[what] = found.get(what, 0) + 1
        return " · ".join([times(what, n) for what, n in found.items()])

    def collected(self, side: Side, seat: int) -> Text:
        """Converted Outsiders with what they count now, those attacked by type, and the Walls."""
        converts: list[str] = []
        for id in side.converts:
            name = outsider_name(self.row("outsiders", id), self.lang, True)
            worth = scoring.worth(self.table, self.box.scoring[self.index["outsiders"][id]], seat)
            converts.append(f"{name} ({self.points(int(worth))})")
        trophies: dict[str, int] = {}
        for id in side.trophies:
            type = (TYPE_NAMES if self.roomy else TYPE_BRIEF)[self.row("outsiders", id).text("type")][self.at]
            trophies[type] = trophies.get(type, 0) + 1
        text = Text()
        attacked = ", ".join([times(type, n) for type, n in trophies.items()])
        for key, what in (("converts", ", ".join(converts)), ("trophies", attacked)):
            if what:
                text.append(" · " if text else "").append(f"{self.word(key)}: ", style="bold").append(what)
        return text

    # ---- the other boards --------------------------------------------------------------------------------------------

    def others(self) -> list[RenderableType]:
        """The other players' boards, as far as they are not empty; `p NAME` shows one in full."""
        parts: list[RenderableType] = []
        for seat, player in enumerate(self.seen.players):
            if seat == self.seen.viewer:
                continue
            name = Text(short(self.seen.names[seat]), style=seat_style(seat))
            parts += [Text(), Text(" · ").join([name, self.paladin(player)])]
            lines = [self.in_use(player), self.counts(player), self.line("crew", self.crew(player))]
            lines.append(self.collected(player, seat))
            parts += [Padding(line, (0, 0, 0, 2)) for line in lines if line]
        return parts

    def in_use(self, player: Player) -> Text:
        """The actions with workers or Workshops."""
        parts: list[Text] = []
        for action, row in enumerate(ACTIONS):
            if row.id in player.placed or row.id in player.workshops:
                slots = self.slots(player, action, aligned=False)
                gap = "" if slots.plain.startswith(" ") else " "
                parts.append(Text(f"{row.name(self.lang)}{gap}").append_text(slots))
        return self.titled("in_use", Text(" · ").join(parts)) if parts else Text()

    def counts(self, side: Side) -> Text:
        """How often the right-side actions have been done."""
        names = [(row.name(self.lang), side.done(row.id)) for row in ACTIONS[COMMISSION:]]
        said = ", ".join([f"{name}\u00a0{n}" for name, n in names if n])
        return self.titled("done", Text(said)) if said else Text()

    def cards_of(self, seat: int) -> list[RenderableType]:
        """Everything else before a player, with all that stands on the cards."""
        player = self.seen.players[seat]
        parts: list[RenderableType] = []
        for key, found in (
            ("crew", [self.crew_line(id) for id in player.crew]),
            ("walls", [self.wall_line(id) for id in player.walls]),
            ("jars", [saying(self.box.jar[self.index["jar_spaces"][id]], self.lang) for id in player.jar_spaces]),
            ("converts", [self.convert_line(id, seat) for id in player.converts]),
            ("trophies", [outsider_name(self.row("outsiders", id), self.lang) for id in player.trophies]),
            ("paladins.played", [self.row("paladins", id).name(self.lang) for id in player.played]),
        ):
            is_long = key in ("crew", "walls", "converts")
            parts.append(self.titled(key, Text("" if found and is_long else ", ".join(found) or "–")))
            if is_long:
                parts += [Padding(Text(line), (0, 0, 0, 2)) for line in found]
        return parts

    def crew_line(self, id: str) -> str:
        row = self.row("townsfolk", id)
        ability = ability_saying(row, self.box.ability[self.index["townsfolk"][id]], self.lang)
        return f"{row.name(self.lang)}{mark(row)}: {ability}"

    def wall_line(self, id: str) -> str:
        row = self.row("walls", id)
        return f"{row.name(self.lang)}{mark(row)}: {wall_saying(self.box, self.index['walls'][id], self.lang)}"

    def convert_line(self, id: str, seat: int) -> str:
        effect = self.box.scoring[self.index["outsiders"][id]]
        worth = self.points(int(scoring.worth(self.table, effect, seat)))
        name = outsider_name(self.row("outsiders", id), self.lang)
        return f"{name}: {scoring_saying(effect, self.lang)} ({self.word('now', n=worth)})"

    # ---- what only the viewer knows ----------------------------------------------------------------------------------

    def secrets(self) -> list[RenderableType]:
        """PA-15.2 The viewer's hidden Paladins."""
        mine = self.seen.secrets
        parts: list[RenderableType] = []
        if mine.drawn:
            parts.append(Text(f"{self.word('paladins.drawn')}:", style="bold"))
        for id in mine.drawn:
            parts.append(Padding(self.paladin_card(id), (0, 0, 0, 2)))
        if mine.chosen:
            title = Text(f"{self.word('paladin.chosen')}: ", style="bold")
            parts.append(title.append_text(self.paladin_card(mine.chosen[0])))
        deck = [self.word("paladin.top", name=self.row("paladins", id).name(self.lang)) for id in mine.top]
        if mine.unseen:
            deck.append(self.word("paladin.unseen", n=mine.unseen))
        if mine.bottom:
            names = listed([self.row("paladins", id).name(self.lang) for id in mine.bottom], self.lang)
            deck.append(self.word("paladin.bottom", names=names))
        if deck and not mine.drawn:
            parts.append(Text(f"{self.word('paladin.deck')}: {', '.join(deck)}", style="dim"))
        return parts

    def paladin_card(self, id: str) -> Text:
        card = self.index["paladins"][id]
        row = self.box.rows["paladins"][card]
        brief = not self.roomy
        workers = saying(self.box.paladin_workers[card], self.lang, form_of(brief))
        text = Text(f"{row.name(self.lang)}{mark(row)}", style="bold")
        return text.append(f": {workers}; {paladin_saying(self.box, card, self.lang, brief)}", style="not bold")
