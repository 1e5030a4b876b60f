"""The board of Kingsburg with modules and scenarios: governors, destiny, tokens, whims, groups, auction, rows."""

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import Choice, seat_style
from palatine.cli.boards.kingsburg.look import Look
from palatine.cli.boards.kingsburg.modules_words import (
    WHIM_SIGN,
    goods,
    mark,
    mark_unless_printed,
    row_of,
    said,
    short_whim,
)
from palatine.cli.boards.kingsburg.words import word
from palatine.cli.cards import MARKS
from palatine.games.kingsburg.actions import (
    ADVISOR,
    BID,
    BID_OF,
    BUILDING,
    CLAIM,
    DRAFT,
    EXCHANGE,
    GOVERNOR,
    GROUP,
    KEEP,
    POWER,
    PUT_UP,
    USE,
    USE_ROWS,
)
from palatine.games.kingsburg.card_text import effect_text, losses_text, power_sentence
from palatine.games.kingsburg.components import COLUMNS, FIRST_ALTERNATIVE, LETTERS, RANKS, ROW_LETTERS, YEARS
from palatine.games.kingsburg.families import ALTERNATIVE, has_module
from palatine.games.kingsburg.scenario_components import SCENARIOS
from palatine.games.kingsburg.seat import SPENT_ENGINEER
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.data import RECONSTRUCTED, Row
from palatine.kernel.speech import ROMAN, number, signed

NAME_WIDTH = 14
PRIVATE = ADVISOR.texts[RANKS:]


def short_name(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def listing(lines: list[tuple[Text, Text]]) -> Grid:
    """Names on the left, sentences on the right."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for line in lines:
        grid.add_row(*line)
    return grid


def bid_choice(action: int, label: str, lang: str) -> Choice:
    """KB-16.14 Bids stand side by side, there are many."""
    bid = f"{BID_OF.texts[int(BID.first(action))]}\u00a0{word('vp', lang, 2)}"
    return Choice(action, label, "", said("bids", lang), bid)


def action_note(table: Kingsburg, action: int, lang: str) -> str:
    """What the card of a choice does; empty for choices that say all themselves."""
    for verb, domain in ((KEEP, GOVERNOR), (PUT_UP, GOVERNOR), (CLAIM, GROUP), (USE, POWER)):
        if verb.owns(action):
            row = row_of(table, domain.texts[int(verb.first(action))])
            told = mark(row, lang) if domain is GOVERNOR else mark_unless_printed(row, lang)
            return f"{power_sentence(table, row, lang)} {told}".rstrip()
    return ""


class Modules:
    """What a page shows beyond the base game; in the base game every part of it is empty."""

    def __init__(self, table: Kingsburg, seen: Look, lang: str) -> None:
        self.table = table
        self.box = table.box
        self.seen = seen
        self.extras = seen.extras
        self.lang = lang

    def say(self, key: str, **words: object) -> str:
        return said(key, self.lang, **words)

    def heading(self, key: str) -> Text:
        return Text(self.say(key), style="bold underline")

    def name(self, seat: int) -> str:
        return short_name(self.seen.names[seat])

    def names(self, seats: list[int]) -> str:
        return ", ".join([self.name(seat) for seat in seats])

    def card(self, row: Row, indent: str = "") -> Text:
        """“Famine – what it does [where it comes from]”."""
        text = Text(indent)
        text.append(row.name(self.lang), style="bold")
        text.append(f" – {power_sentence(self.table, row, self.lang)} ")
        return text.append(mark(row, self.lang), style="dim italic")

    # ---- above the court ---------------------------------------------------------------------------------------------

    def above(self) -> list[RenderableType]:
        """The scenario, and the destiny card of the year with whatever it lends (KB-17.2)."""
        found: list[RenderableType] = []
        for row in SCENARIOS:
            if row.id == self.table.chosen["scenario"]:
                text = Text(f"{self.say('scenario')}: ", style="dim")
                text.append(row.name(self.lang), style="bold not dim")
                text.append(f" – {power_sentence(self.table, row, self.lang)}{mark_unless_printed(row, self.lang)}")
                found.append(text)
        if self.extras.destiny:
            text = Text(f"{self.say('destiny')}: ", style="dim")
            found.append(text.append_text(Text(style="not dim").append_text(self.card(self.destiny()))))
            found += self.lent()
        return found

    def destiny(self) -> Row:
        return self.box.powers[self.table.destiny]

    def lent(self) -> list[RenderableType]:
        """KB-17.2 A building that everybody may use who owns none of its kind."""
        found: list[RenderableType] = []
        for at, building in enumerate(self.box.buildings):
            if self.table.lent >> at & 1:
                users = [
                    seat
                    for seat in range(self.table.seat_count)
                    if self.table.standing(seat) >> at & 1 and not self.table.owns(seat, at)
                ]
                key = "lent" if users else "lent.nobody"
                told = self.say(key, building=building.name(self.lang), names=self.names(users))
                found.append(Text(f"  {told} ({power_sentence(self.table, building, self.lang)})", style="dim"))
        return found

    # ---- the court ---------------------------------------------------------------------------------------------------

    def whim(self, rank: int, full: bool) -> str:
        """The tile that covers an advisor: in few words, or its sentence with what lies on it."""
        if rank not in self.extras.whims:
            return ""
        if not full:
            return short_whim(rank, self.lang)
        row = self.box.whims[rank - 1]
        text = f"{WHIM_SIGN} {power_sentence(self.table, row, self.lang)}{mark_unless_printed(row, self.lang)}"
        lying = self.extras.tiles.get(rank, [])
        return f"{text} {self.say('tile', goods=goods(lying, self.lang))}" if lying else text

    def notes(self, rank: int) -> list[Text]:
        """What lies on an advisor or keeps others away: a gift, a reservation, tokens of alliances."""
        id = self.box.advisors[rank - 1].id
        found: list[Text] = []
        if id in self.extras.gifts:
            found.append(Text(self.say("gift", good=goods([self.extras.gifts[id]], self.lang)), style="yellow"))
        if id in self.extras.reserved:
            seat = self.extras.reserved[id]
            found.append(Text(self.say("only", name=self.name(seat)), style=seat_style(seat)))
        if self.box.forbidden[self.table.destiny] >> rank & 1:
            found.append(Text(self.say("closed"), style="red"))
        tokens = [(seat, holding.allies.get(id, 0)) for seat, holding in enumerate(self.extras.holdings)]
        told = ", ".join([f"{self.name(seat)} ×{n}" for seat, n in tokens if n])
        return [*found, Text(self.say("allies", names=told))] if told else found

    def whims(self) -> list[RenderableType]:
        """Every tile on the court in a sentence, for pages whose court has only room for a few words."""
        if not self.extras.whims:
            return []
        lines: list[tuple[Text, Text]] = []
        for rank in self.extras.whims:
            name = self.box.advisors[rank - 1].name(self.lang)
            told = self.whim(rank, full=True).removeprefix(f"{WHIM_SIGN} ")
            lines.append((Text(f"{WHIM_SIGN} {rank} {name}"), Text(told)))
        return [self.heading("whims"), listing(lines)]

    # ---- the province ------------------------------------------------------------------------------------------------

    def letter(self, row: int) -> str:
        """KB-14.1, KB-15.1 The letter of a row: small for an alternative one; all rows of modules are reconstructed."""
        letter = ROW_LETTERS[row].lower() if row >= FIRST_ALTERNATIVE else ROW_LETTERS[row]
        return letter + (
            MARKS[RECONSTRUCTED] if RECONSTRUCTED in [building.source for building in self.of_row(row)] else ""
        )

    def battle(self, seat: int) -> int:
        """What governor, group, destiny card and payments add in any battle, less what holds for weak enemies only."""
        own = self.table.seat[seat].buildings
        weak = sum([int(self.box.battle[b]) for b in range(BUILDING.size) if own >> b & 1 and self.box.battle_up_to[b]])
        return int(self.table.seat[seat].strength + self.table.held(self.box.battle, seat)) - weak

    def missing(self, seat: int) -> int:
        """KB-16.1 How many buildings of a row the Engineer may still leave out, once."""
        s = self.table.seat[seat]
        return 0 if s.spent & SPENT_ENGINEER else int(self.box.skips[s.governor])

    def surcharge(self, seat: int, building: int) -> str:
        """A good of choice more or less: “+1”, “−1”."""
        more = 1 if self.table.has_surcharge(building) else 0
        change = more - int(self.table.saving(seat))
        return signed(change) if change else ""

    # ---- below the players -------------------------------------------------------------------------------------------

    def below(self) -> list[RenderableType]:
        return [*self.governors(), *self.groups(), *self.tokens()]

    def governors(self, only: int = -1) -> list[RenderableType]:
        """KB-16.1 Everybody's governor, with what is left of it."""
        found: list[tuple[Text, Text]] = []
        for seat, holding in enumerate(self.extras.holdings):
            if holding.governor and only in (-1, seat):
                text = self.card(row_of(self.table, holding.governor))
                for part in self.state(seat):
                    text.append(f" · {part}")
                found.append((self.player(seat), text))
        return [self.heading("governors"), listing(found)] if found else []

    def player(self, seat: int) -> Text:
        return Text(self.name(seat), style=seat_style(seat))

    def state(self, seat: int) -> list[str]:
        """What a governor has done or used up."""
        holding = self.extras.holdings[seat]
        found: list[str] = []
        taken = [self.say(gift) for gift in holding.spent if gift.startswith("gift_")]
        if taken:
            found.append(self.say("spent.gifts", what=", ".join(taken)))
        if holding.governor in holding.spent:
            found.append(self.say("spent"))
        if holding.governor == "paladin":
            found.append(self.say("wins", n=holding.wins))
        if holding.gifted:
            names = [row_of(self.table, id).name(self.lang) for id in holding.gifted]
            found.append(self.say("gifted", what=", ".join(names)))
        for group in self.seen.court:  # KB-16.16
            if group.seat == seat and group.advisor in PRIVATE:
                found.append(f"{ADVISOR.word(ADVISOR.texts.index(group.advisor), self.lang)}: {group.text}")
        return found

    def groups(self, only: int = -1) -> list[RenderableType]:
        """KB-20.1 The group that everybody has claimed this year."""
        found: list[tuple[Text, Text]] = []
        for seat, holding in enumerate(self.extras.holdings):
            if holding.group and only in (-1, seat):
                row = row_of(self.table, holding.group)
                text = Text(row.name(self.lang), style="bold")
                told = f" – {power_sentence(self.table, row, self.lang)}{mark_unless_printed(row, self.lang)}"
                found.append((self.player(seat), text.append(told, style="not bold")))
        return [self.heading("groups"), listing(found)] if found else []

    def tokens(self) -> list[RenderableType]:
        """KB-18.1 Soldier tokens that everybody has left; KB-18.3 one's own choice is seen by nobody else."""
        if not self.box.has_tokens:
            return []
        text = Text(f"{self.say('tokens')}: ", style="bold")
        for seat, holding in enumerate(self.extras.holdings):
            text.append(" · " if seat else "", style="dim not bold")
            text.append(f"{self.name(seat)}: ", style=seat_style(seat))
            left = " ".join([str(value) for value in holding.tokens])
            text.append(left or self.say("tokens.none"), style="not bold")
        if self.extras.token >= 0:
            text.append(f" · {self.say('token', n=self.extras.token)}", style="italic not bold")
        return [text]

    # ---- the enemy ---------------------------------------------------------------------------------------------------

    def stronger(self) -> str:
        """KB-9.5 What the destiny card does to the enemy's strength."""
        n = int(self.box.enemy_strength[self.table.destiny])
        return self.say("enemy.more", name=self.destiny().name(self.lang), n=signed(n)) if n else ""

    def second_enemy(self) -> list[RenderableType]:
        """KB-20.4 Goblin Valley: the enemy of the second deck, as far as the viewer knows it."""
        if not self.box.has_second_enemy:
            return []
        text = Text(f"{self.say('second')}: ", style="dim")
        if self.seen.revealed and not self.extras.second_joins:
            return [text.append(self.say("second.stays"))]
        row = next((row for row in self.box.enemies if row.id == self.extras.second_enemy), None)
        last = self.seen.year == YEARS
        if row is None:
            strengths = [e.integer("strength") for e in self.box.enemies if e.integer("year") == self.seen.year]
            key = "second.last" if last else "second.unknown"
            return [text.append(self.say(key, low=min(strengths), high=max(strengths)))]
        joins = last or row.text("type") == "goblins"
        strength = word("strength", self.lang, 2, n=row.integer("strength"))
        text.append(f"{row.name(self.lang)}, {strength}", style="bold red not dim")
        seen = word("enemy.revealed" if self.extras.second_joins else "enemy.seen", self.lang, 2)
        fate = [self.say("second.joins" if joins else "second.stays")]
        fate += [self.say("second.as_goblins")] if last else []
        text.append(f" ({seen}); {', '.join(fate)}")
        if joins:
            reward = word("reward", self.lang, 2, what=effect_text(self.table, row.text("rewards"), self.lang))
            loss = word("loss", self.lang, 2, what=losses_text(self.table, row, self.lang))
            text.append(f"; {reward}; {loss}")
        return [text]

    # ---- set-up ------------------------------------------------------------------------------------------------------

    def choosing(self) -> list[RenderableType]:
        """Cards in hand, the auction and alternative rows, while these are being chosen."""
        return [*self.rows(), *self.dealt(), *self.auction()]

    def verbs(self) -> list[int]:
        return self.table.options(self.seen.viewer) if self.seen.viewer in self.seen.to_act else []

    def cards(self, key: str, ids: list[str]) -> list[RenderableType]:
        """Cards with their sentences; names and marks alone where the choices tell the rest."""
        if not ids:
            return []
        rows = [row_of(self.table, id) for id in ids]
        if any([KEEP.owns(action) or PUT_UP.owns(action) for action in self.verbs()]):
            told = ", ".join([f"{row.name(self.lang)} {mark(row, self.lang, with_note=False)}" for row in rows])
            return [self.heading(key), Text(told)]
        return [self.heading(key), *[self.card(row) for row in rows]]

    def dealt(self) -> list[RenderableType]:
        """KB-16.1 One's own cards; nobody else's."""
        return [*self.cards("dealt", self.extras.dealt), *self.cards("kept", self.extras.kept)]

    def auction(self) -> list[RenderableType]:
        """KB-16.2 The card under the hammer, the bid, who is in; then the cards still to come."""
        lot = self.extras.auction
        ids = [id for id in self.extras.offered if lot is None or id != lot.governor]
        found: list[RenderableType] = []
        if lot is not None:
            bid = self.say("bid.none")
            if lot.bidder >= 0:
                bid = self.say("bid", n=lot.bid, name=self.name(lot.bidder))
            without = [seat for seat, holding in enumerate(self.extras.holdings) if not holding.governor]
            text = Text(f"{bid} · {self.say('in', names=self.names([s for s in without if s not in lot.out]))}")
            if lot.out:
                text.append(f" · {self.say('out', names=self.names(list(lot.out)))}")
            found = [self.heading("lot"), self.card(row_of(self.table, lot.governor)), text]
        return [*found, *self.cards("offered", ids)]

    def rows(self) -> list[RenderableType]:
        """KB-15.1, KB-15.2 Who holds which rows (KB-B-13), and what is in those that the viewer chooses from."""
        chosen = [action for action in self.verbs() if [v for v in (EXCHANGE, USE_ROWS, DRAFT) if v.owns(action)]]
        if not chosen or not has_module(self.table.chosen, ALTERNATIVE):
            return []
        text = Text()
        for seat, holding in enumerate(self.extras.holdings):
            text.append(" · " if seat else "", style="dim")
            text.append(f"{self.name(seat)}: ", style=seat_style(seat)).append(" ".join(holding.rows) or "–")
        drafting = DRAFT.owns(chosen[-1])
        key = "rows.left" if self.table.chosen["row_choice"] == "draft" else "rows.unseen"
        text.append(f" · {self.say(key)}: {' '.join(self.extras.rows_left) or '–'}", style="dim")
        mine = self.extras.holdings[self.seen.viewer].rows
        letters = sorted(set(self.extras.rows_left + mine if drafting else mine))
        found: list[RenderableType] = [self.heading("rows"), text]
        for letter in letters:
            found += self.alternative(letter)
        return found

    def alternative(self, letter: str) -> list[RenderableType]:
        """The buildings of one row: price, VP and power."""
        at = FIRST_ALTERNATIVE + LETTERS.index(letter)
        printed = next(row for row in self.box.sheet if ROW_LETTERS[row] == letter)
        first = self.box.buildings[at * COLUMNS]
        covered = ", ".join([row.name(self.lang) for row in self.of_row(printed)])
        title = Text(self.say("row", letter=letter), style="bold")
        title.append(f" {mark(first, self.lang, with_note=False)}", style="dim italic not bold")
        title.append(f" · {self.say('row.covers', names=covered)}", style="dim not bold")
        found: list[tuple[Text, Text]] = []
        for column, row in enumerate(self.of_row(at), 1):
            cost = effect_text(self.table, row.text("cost"), self.lang)
            points = f"{number(row.integer('vp'))}\u00a0{word('vp', self.lang, 2)}"
            text = Text(row.name(self.lang), style="bold")
            text.append(f" – {cost}; {points}; {power_sentence(self.table, row, self.lang)}", style="not bold")
            found.append((Text(f"  {ROMAN[column]}"), text))
        return [title, listing(found)]

    def of_row(self, row: int) -> list[Row]:
        return self.box.buildings[int(row) * COLUMNS : (int(row) + 1) * COLUMNS]
