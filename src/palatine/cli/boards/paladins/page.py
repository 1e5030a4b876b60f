"""One view of Paladins on its way to the screen: the main board. Players' boards stand in `paladins_boards`."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from palatine.cli.boards import seat_style
from palatine.cli.boards.paladins.boards import VPL_STYLE, grid, short, times
from palatine.cli.boards.paladins.crews import Crews
from palatine.cli.boards.paladins.look import Look
from palatine.cli.boards.paladins.virtual import virtual_board
from palatine.cli.boards.paladins.words import WORKER_STYLES
from palatine.games.paladins.board_reasons import board_price
from palatine.games.paladins.card_text import (
    action_name,
    crew_saying,
    favour_saying,
    favour_slot,
    form_of,
    mark,
    outsider_name,
    scoring_saying,
)
from palatine.games.paladins.components import (
    CONVERT,
    DEBT_SPACES,
    FAITH,
    FAITH_FLAGS,
    FAVOUR_ROUNDS,
    ORDER_GOAL,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ORDERS,
    PIECES,
    RECRUIT,
    ROUNDS,
    STRENGTH,
    STRENGTH_FLAGS,
)
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.text import saying

PIECE_NAMES = ("monk", "outpost")


class Page(Crews):
    """Everything public is read from the table's rows; what is secret comes from the view alone."""

    def __init__(self, table: Paladins, seen: Look, lang: str, width: int) -> None:
        super().__init__(table, seen, lang, width)
        self.strength = int(table.total(seen.viewer, STRENGTH))
        self.faith = int(table.total(seen.viewer, FAITH))

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.status(), self.orders()]
        if any(self.seen.favours):
            parts.append(self.favours())
        if self.seen.tavern and self.seen.phase == "preparation":
            parts.append(self.tavern())
        parts += [self.townsfolk(), self.outsiders(), self.map(), Text(), self.players(), Text(), *self.mine()]
        parts += self.secrets()
        if self.seen.virtual is not None:
            parts += [Text(), virtual_board(self)]
        return Group(*parts, *self.others())

    def board_of(self, seat: int) -> RenderableType:
        """One player's board with everything on it."""
        secrets = self.secrets() if seat == self.seen.viewer else []
        parts: list[RenderableType] = [self.players([seat]), self.full_board(seat), *self.cards_of(seat), *secrets]
        if seat == self.seen.viewer and self.seen.virtual is not None:
            parts.append(virtual_board(self))
        return Group(*parts)

    # ---- whose turn, what lies ready ---------------------------------------------------------------------------------

    def status(self) -> Text:
        seen = self.seen
        text = Text()
        if seen.round:
            text.append(self.word("round", n=seen.round, all=ROUNDS), style="bold").append(" · ")
        text.append(self.word(f"phase.{seen.phase}"), style="bold")
        if seen.virtual is None:
            if seen.phase == "actions":
                text.append(" · ")
                text.append(self.word("turn", name=short(seen.names[seen.active])), style=seat_style(seen.active))
            text.append(f" · {self.word('first', name=short(seen.names[seen.first]))}", style="dim")
        parts = [
            self.word("tax", n=seen.tax, all=int(self.box.tax_supply)),
            self.word("deck.suspicions", n=seen.decks["suspicions"]),
            self.word("deck.walls", n=seen.decks["walls"]),
        ]
        if seen.suspicions_gone:
            parts[1] += f" ({self.word('gone.suspicions', n=seen.suspicions_gone)})"
        return text.append("\n" + " · ".join(parts), style="dim")

    def orders(self) -> Text:
        """PA-7.1 What the Orders ask for, and how far the viewer is."""
        text = Text(self.word("orders"), style="bold").append(f" ({ORDER_GOAL}×): ", style="dim not bold")
        mine = self.seen.players[self.seen.viewer]
        parts: list[Text] = []
        for place, id in enumerate(self.seen.orders):
            part = Text(f"{self.points(ORDER_POINTS[place])}\u00a0", style="not bold")
            if not id:
                part.append(self.word("order.sealed", n=ORDER_ROUNDS[place]), style="dim")
            else:
                action = next(row for row in ORDERS if row.id == id).text("action")
                part.append(action_name(action, self.lang), style="bold")
                part.append(f"\u00a0{mine.done(action)}/{ORDER_GOAL}")
            parts.append(part)
        return text.append_text(Text(" · ", style="not bold").join(parts))

    def favours(self) -> RenderableType:
        """PA-7.2 The Favours that are face up: their worker, cost and reward."""
        table = grid()
        table.add_column(self.word("favours"), no_wrap=True)
        table.add_column(self.word("slot"), no_wrap=True)
        table.add_column("", ratio=1)
        brief = not self.roomy
        for place, id in enumerate(self.seen.favours):
            if not id:
                continue
            card = self.index["favours"][id]
            row = self.box.rows["favours"][card]
            name = Text(f"{place + 1} ").append(f"{row.name(self.lang)}{mark(row)}", style="bold")
            slot = Text(favour_slot(row, self.lang, brief), style=WORKER_STYLES[row.text("slot")])
            what = Text(favour_saying(self.box, card, self.lang, brief))
            holder = self.seen.favour_workers[place]
            if holder:
                owner = self.seen.board_name(holder[1], self.word("vpl"))
                what.append(f" · {self.word('taken', name=short(owner))}", style="yellow")
            table.add_row(name, slot, what)
        sealed = [str(FAVOUR_ROUNDS[place]) for place, id in enumerate(self.seen.favours) if not id]
        if not sealed:
            return table
        return Group(table, Text(self.word("favours.sealed", rounds=", ".join(sealed)), style="dim"))

    def tavern(self) -> Text:
        """PA-3.3 The open Tavern cards; who still has to hire will have to choose among them."""
        text = Text(f"{self.word('tavern')}: ", style="bold")
        cards = [self.box.tavern[self.index["tavern"][id]] for id in self.seen.tavern]
        return text.append(" · ".join([saying(card, self.lang, self.form) for card in cards]), style="not bold")

    # ---- cards on offer ----------------------------------------------------------------------------------------------

    def townsfolk(self) -> Grid:
        """PA-5.6 to PA-5.8 The price is the viewer's price."""
        table = grid()
        table.add_column(self.word("townsfolk"), no_wrap=True)
        brief = not self.roomy
        table.add_column(self.head("silver"), no_wrap=True)
        table.add_column(self.word("dismiss.brief" if brief else "dismiss"))
        table.add_column(self.word("crew.brief" if brief else "crew.into"))
        viewer = self.seen.viewer
        for place, id in enumerate(self.seen.townsfolk):
            if not id:
                table.add_row(Text(f"{place + 1} –", style="dim"), "", "", "")
                continue
            card = self.index["townsfolk"][id]
            row = self.box.rows["townsfolk"][card]
            cost = int(self.table.silver_cost(viewer, RECRUIT, self.box.recruit_cost[place]))
            printed = self.box.rows["townsfolk_track"][place]
            price = f"{cost}{mark(printed) if cost == printed.integer('silver') else ''}"
            with_debt = cost and place < DEBT_SPACES
            reach = cost <= self.seen.players[viewer].silver or with_debt
            name = Text(f"{place + 1}{'►' if reach else ' '}").append(f"{row.name(self.lang)}{mark(row)}", style="bold")
            table.add_row(
                name,
                Text(f"{price} {self.word('or')} {self.word('debt')}" if with_debt else price),
                Text(saying(self.box.dismiss[card], self.lang, form_of(brief))),
                Text(crew_saying(self.box, card, self.lang, brief)),
            )
        return table

    def outsiders(self) -> Grid:
        """PA-6.12, PA-6.15 What they need, what they bring, and what they count when converted."""
        table = grid()
        table.add_column(self.word("outsiders"), no_wrap=True)
        table.add_column(self.head("strength"), no_wrap=True)
        table.add_column(self.word("attack"))
        table.add_column(self.head("faith"), no_wrap=True)
        table.add_column(self.word("convert"))
        brief = not self.roomy
        for place, id in enumerate(self.seen.outsiders):
            if not id:
                table.add_row(Text(f"{place + 1} –", style="dim"), "", "", "", "")
                continue
            card = self.index["outsiders"][id]
            row = self.box.rows["outsiders"][card]
            scoring = scoring_saying(self.box.scoring[card], self.lang, brief)
            table.add_row(
                Text(f"{place + 1} ").append(outsider_name(row, self.lang, brief), style="bold"),
                self.attack_need(place),
                Text(saying(self.box.attack[card], self.lang, form_of(brief))),
                self.flag(FAITH_FLAGS[place], self.faith, self.convertible()),
                Text(f"{saying(self.box.convert[card], self.lang, form_of(brief))}; {scoring}"),
            )
        return table

    def attack_need(self, place: int) -> Text:
        """PA-6.13 The flag, and the silver that would make up for missing Strength."""
        cost = int(self.table.attack_cost(self.seen.viewer, place))
        payable = cost <= self.seen.players[self.seen.viewer].silver
        text = Text(f"{'►' if payable else ' '}{STRENGTH_FLAGS[place]}", style="bold" if payable else "")
        return text.append(f" ({self.silver(cost)})" if cost else "", style="dim not bold")

    def convertible(self) -> bool:
        """PA-6.15 Whether the viewer can pay for the next convert."""
        mine = self.seen.players[self.seen.viewer]
        coins, _ = board_price(self.table, self.seen.viewer, CONVERT)
        return mine.done("convert") < PIECES and coins <= mine.silver

    # ---- the map -----------------------------------------------------------------------------------------------------

    def flag(self, need: int, have: int, payable: bool = True) -> Text:
        reached = have >= need and payable
        return Text(f"{'►' if reached else ' '}{need}", style="bold" if reached else "")

    def map(self) -> Grid:
        """PA-6.2, PA-6.8 Regions with what they ask for, their free spaces, and who stands there."""
        table = grid()
        table.add_column(self.word("region"), no_wrap=True)
        table.add_column(self.head("faith"), no_wrap=True)
        table.add_column(self.head("strength"), no_wrap=True)
        table.add_column(self.word("spaces"), ratio=2)
        table.add_column(self.word("pieces"), ratio=1)
        spaces = self.box.rows["spaces"]
        for region, (faith, strength) in enumerate(zip(FAITH_FLAGS, STRENGTH_FLAGS, strict=True)):
            rewards: dict[str, int] = {}
            standing: dict[tuple[int, str], int] = {}
            for at, row in enumerate(spaces):
                if int(self.box.region[at]) != region or not int(self.box.open) >> at & 1:
                    continue
                if row.id in self.seen.map:
                    piece, board = self.seen.map[row.id]
                    standing[board, piece] = standing.get((board, piece), 0) + 1
                else:
                    reward = saying(self.box.space[at], self.lang, self.form).replace(", ", "\u00a0+\u00a0")
                    rewards[reward + mark(row)] = rewards.get(reward + mark(row), 0) + 1
            free = " · ".join([times(what, n) for what, n in rewards.items()])
            table.add_row(
                Text(str(region + 1), style="bold"),
                self.flag(faith, self.faith),
                self.flag(strength, self.strength),
                Text(free or "–"),
                self.standing(standing),
            )
        return table

    def standing(self, pieces: dict[tuple[int, str], int]) -> Text:
        """Monks and Outposts by their owners."""
        parts: list[Text] = []
        for board in sorted({board for board, _ in pieces}):
            name = short(self.seen.board_name(board, self.word("vpl")))
            style = seat_style(board) if board < len(self.seen.names) else VPL_STYLE
            found = [
                times(self.word(f"piece.{piece}"), pieces.get((board, piece), 0))
                for piece in PIECE_NAMES
                if (board, piece) in pieces
            ]
            parts.append(Text(f"{name}:\u00a0", style=style).append(", ".join(found), style="not bold default"))
        return Text("; ").join(parts)
