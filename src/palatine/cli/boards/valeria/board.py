"""The board of Valeria: the centre, the dice, every player's tableau, as one seat may see them."""

from rich.console import RenderableType

from palatine.cli.boards import Board, Choice
from palatine.cli.boards.valeria.look import look
from palatine.cli.boards.valeria.page import Page, dark_parts
from palatine.cli.boards.valeria.words import word
from palatine.games.valeria import headings, scoring
from palatine.games.valeria.actions import (
    ACQUIRE,
    CHANGE,
    CHOOSE,
    CLAIM,
    KEEP,
    NAME_COLUMN,
    RECRUIT,
    RELEASE,
    RETURN,
    SLAY,
    STEAL,
    TAKE,
    TRADE,
)
from palatine.games.valeria.card_text import card_text, duke_saying, effect_saying, goods, power_saying, saying
from palatine.games.valeria.components import GOLD, MAGIC
from palatine.games.valeria.label_text import player_name
from palatine.games.valeria.scoring import STARTER_CARDS
from palatine.games.valeria.table import Valeria
from palatine.games.valeria.text import NOUNS
from palatine.kernel.data import Row
from palatine.kernel.effect import PER
from palatine.kernel.table import Table

SECRET = "duke"
"""The source of points that nobody else may know before the end (VA-14.1)."""
SAYABLE = ("citizen:", "monster:", "domain:", "duke:")
"""What “why not?” can be asked about."""
QUIET_PHASES = (headings.PHASE_SET_UP, headings.PHASE_END)


class ValeriaBoard(Board):
    """Draws one table; everything hidden comes from the view of the seat that looks."""

    def draw(self, table: Table, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Valeria)
        return Page(table, look(table, seat, lang), lang, width).whole()

    def province(self, table: Table, viewer: int, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, Valeria)
        return Page(table, look(table, viewer, lang), lang, width).tableau_of(seat)

    def choices(self, table: Table, seat: int, lang: str) -> list[Choice]:
        assert isinstance(table, Valeria)
        ordered = sorted(table.options(seat), key=lambda action: _place(table, action, seat))
        return [_choice(table, action, seat, lang) for action in ordered]

    def targets(self, table: Table, lang: str) -> dict[str, str]:
        return {name: target for name, target in super().targets(table, lang).items() if target.startswith(SAYABLE)}

    def why_example(self, lang: str) -> str:
        return "Troll"

    def legend(self, table: Table, lang: str) -> str:
        return word("legend", lang)

    def is_told(self, event: dict[str, object]) -> bool:
        """Set-up and end phase have nothing below them."""
        return event["kind"] != "phase" or event["phase"] not in QUIET_PHASES

    def family_name(self, table: Table, family: str, lang: str) -> str:
        return word(f"family.{family}", lang)

    def card_text(self, table: Table, family: str, row: Row, lang: str) -> str:
        assert isinstance(table, Valeria)
        return card_text(table, family, row, lang)

    # ---- the score sheet ---------------------------------------------------------------------------------------------

    def points_name(self, table: Table, lang: str) -> str:
        return word("points", lang)

    def source_name(self, table: Table, source: str, lang: str) -> str:
        return word(f"points.{source}", lang)

    def points(self, table: Table) -> list[dict[str, int]]:
        """VA-14.1 Dukes count when they have been turned up."""
        parts = table.breakdown()
        if table.is_over:
            return parts
        return [{source: n for source, n in part.items() if source != SECRET} for part in parts]

    def rivals(self, table: Table, lang: str) -> list[tuple[str, dict[str, int]]]:
        """VA-11.12 The Dark Lord of a solo game, at its end."""
        assert isinstance(table, Valeria)
        if not (table.is_solo() and table.is_over):
            return []
        parts = dark_parts(table)
        return [(word("dark", lang), {**parts, SECRET: scoring.dark_lord_score(table) - sum(parts.values())})]

    def outcome(self, table: Table, lang: str) -> str:
        assert isinstance(table, Valeria)
        ending = headings.ENDINGS[int(table.ending)]
        if not ending:
            return ""
        return word(f"end.{ending}", lang, mine=table.scores()[0], his=scoring.dark_lord_score(table))

    def remarks(self, table: Table, lang: str) -> list[str]:
        """VA-9.1 The dukes that were turned up, and what they count."""
        assert isinstance(table, Valeria)
        if not table.is_over:
            return []
        found: list[str] = []
        for seat, name in enumerate(look(table, 0, lang).names):
            duke = look(table, seat, lang).duke
            if duke:
                found.append(word("duke.of", lang, name=name, duke=_duke(table, duke, lang)))
        zones = table.view(0)["zones"]
        assert isinstance(zones, dict)
        for duke in zones["dark_lord_shown"]["cards"]:
            found.append(word("dark.duke", lang, duke=_duke(table, duke, lang)))
        return found

    def tie_breaks(self, table: Table, lang: str) -> list[tuple[str, list[int]]]:
        """VA-9.4"""
        assert isinstance(table, Valeria)
        if table.is_solo():
            return []
        players = look(table, 0, lang).players
        cards = [sum(one.citizens.values()) + sum(one.slain.values()) + len(one.domains) for one in players]
        return [(word("tie.cards", lang), [n + STARTER_CARDS for n in cards])]


BOARD = ValeriaBoard()


def _duke(table: Valeria, duke: str, lang: str) -> str:
    row = next(row for row in table.box.dukes if row.id == duke)
    return f"{row.name(lang)} ({duke_saying(table, row, lang)})"


# ---- choices ---------------------------------------------------------------------------------------------------------


def _place(table: Valeria, action: int, seat: int) -> tuple[int, int]:
    """Options stand as things lie on the board: face-up domains from left to right, dice powers by their domain."""
    if ACQUIRE.owns(action):
        return ACQUIRE.base, [int(domain) for domain in table.domains].index(ACQUIRE.first(action))
    if CHANGE.owns(action):
        return CHANGE.base, 2 * int(table.dice_domain(seat, CHANGE.first(action))) + int(CHANGE.second(action))
    return action, 0


def _choice(table: Valeria, action: int, seat: int, lang: str) -> Choice:
    """Long lists stand in groups: resources, citizens, monsters, domains, or the players to take from."""
    label = table.label(action, lang, seat)
    box = table.box
    if TAKE.owns(action):
        short = word(("gold", "strength.full", "magic")[int(TAKE.first(action))], lang)
        return Choice(action, label, "", word("take", lang), short)
    if RECRUIT.owns(action) or CLAIM.owns(action):
        citizen = int(RECRUIT.first(action) if RECRUIT.owns(action) else CLAIM.first(action))
        key = "recruit" if RECRUIT.owns(action) else "claim"
        price = _price(table.words(action, seat, lang).get("cost", ""))
        row = box.citizens[citizen]
        return Choice(action, label, _powers(row, lang), word(key, lang), row.name(lang) + price)
    if SLAY.owns(action):
        row = box.monsters[int(SLAY.first(action))]
        reward = _reward(table, int(SLAY.first(action)), seat, lang)
        note = f"{row.integer('vp')}\u00a0{word('vp', lang)}; {reward}"
        cost = goods([0, row.integer("strength"), row.integer("magic"), 0], lang, brief=True)
        return Choice(action, label, note, word("slay", lang), f"{row.name(lang)} ({cost})")
    if ACQUIRE.owns(action):
        row = box.domains[int(ACQUIRE.first(action))]
        note = f"{row.integer('vp')}\u00a0{word('vp', lang)}; {power_saying(row, lang)}"
        price = _price(table.words(action, seat, lang)["cost"])
        return Choice(action, label, note, word("acquire", lang), row.name(lang) + price)
    if STEAL.owns(action):
        what = NOUNS[GOLD if STEAL.second(action) == 0 else MAGIC].count(int(STEAL.third(action)) + 1, lang)
        if table.is_solo():
            return Choice(action, label, "", word("supply", lang), word("supply.take", lang, what=what))
        group = word("steal.from", lang, name=player_name(table, int(STEAL.first(action)), lang))
        return Choice(action, label, "", group, word("steal.take", lang, what=what))
    return _rare_choice(table, action, seat, label, lang)


def _rare_choice(table: Valeria, action: int, seat: int, label: str, lang: str) -> Choice:
    box = table.box
    if KEEP.owns(action):
        return Choice(action, label, duke_saying(table, box.dukes[int(KEEP.first(action))], lang))
    if TRADE.owns(action) or CHOOSE.owns(action):
        citizen = int(TRADE.first(action) if TRADE.owns(action) else CHOOSE.first(action))
        left = int(table.seat[seat].pending[citizen])
        return Choice(action, label, word("left", lang, n=left) if left > 1 else "")
    if RETURN.owns(action):
        row = box.citizens[int(RETURN.first(action))]
        return Choice(action, label, _powers(row, lang), word("return", lang), row.name(lang))
    if RELEASE.owns(action):
        row = box.monsters[int(RELEASE.first(action))]
        points = f"{row.integer('vp')}\u00a0{word('vp', lang)}"
        return Choice(action, label, points, word("release", lang), f"{row.name(lang)} ({points})")
    if NAME_COLUMN.owns(action):
        top = int(table.top_monster(NAME_COLUMN.first(action)))
        return Choice(action, label, word("column", lang, name=box.monsters[top].name(lang)))
    return Choice(action, label)


def _powers(row: Row, lang: str) -> str:
    own, off = (effect_saying(row.text(key), lang) for key in ("own", "off"))
    return f"{word('own', lang, what=own)}; {word('off', lang, what=off)}"


def _price(cost: str) -> str:
    return f" ({cost})" if cost else ""


def _reward(table: Valeria, monster: int, seat: int, lang: str) -> str:
    """VA-7.7, VA-12.11 The reward of a monster; where it counts its area, what that comes to now."""
    reward = table.box.reward[monster]
    told = saying(reward, lang)
    for part in [reward, *reward.parts]:
        if part.tag == PER and part.name == "area":
            times = (int(table.slain_of_area(seat, table.box.area[monster])) + 1) // int(part.count)
            amounts = [int(n) * times for n in part.parts[0].amounts]
            return f"{told} ({word('total', lang, what=goods(amounts, lang, brief=False))})"
    return told
