"""The board of Valeria: the centre, the dice, every player's tableau, as one seat may see them."""

from rich.console import RenderableType

from palatine.cli.boards import Board, Choice
from palatine.cli.boards.valeria_look import look
from palatine.cli.boards.valeria_page import Page, dark_parts
from palatine.cli.boards.valeria_words import word
from palatine.games.valeria import headings, scoring
from palatine.games.valeria.actions import (
    ACQUIRE,
    CHOOSE,
    CLAIM,
    KEEP,
    NAME_COLUMN,
    PAY_MAGIC,
    RECRUIT,
    RELEASE,
    RETURN,
    ROB,
    SLAY,
    STEAL,
    TAKE,
    TRADE,
)
from palatine.games.valeria.card_text import card_text, duke_saying, effect_saying, goods, power_saying, saying
from palatine.games.valeria.scoring import STARTER_CARDS
from palatine.games.valeria.steps.payment import magic_cost, paid_kind, token_cost
from palatine.games.valeria.steps.rewards import first_column
from palatine.games.valeria.table import Valeria
from palatine.kernel.data import Row
from palatine.kernel.table import Table

SECRET = "duke"
"""The source of points that nobody else may know before the end (VA-14.1)."""
SAYABLE = ("citizen:", "monster:", "domain:")
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
        return [_choice(table, action, seat, lang) for action in table.options(seat)]

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


def _choice(table: Valeria, action: int, seat: int, lang: str) -> Choice:
    """Long lists stand in groups: resources, citizens, monsters, domains, or the players to take from."""
    label = table.label(action, lang, seat)
    box = table.box
    if TAKE.owns(action):
        amounts = [0, 0, 0, 0]
        amounts[int(TAKE.first(action))] = 1
        return Choice(action, label, "", word("take", lang), goods(amounts, lang, brief=False))
    if RECRUIT.owns(action) or CLAIM.owns(action):
        citizen = int(RECRUIT.first(action) if RECRUIT.owns(action) else CLAIM.first(action))
        key = "recruit" if RECRUIT.owns(action) else "claim"
        price = _price(table.words(action, seat, lang).get("cost", ""))
        row = box.citizens[citizen]
        return Choice(action, label, _powers(row, lang), word(key, lang), row.name(lang) + price)
    if SLAY.owns(action):
        row = box.monsters[int(SLAY.first(action))]
        note = f"{row.integer('vp')}\u00a0{word('vp', lang)}; {effect_saying(row.text('reward'), lang)}"
        cost = goods([0, row.integer("strength"), row.integer("magic"), 0], lang, brief=True)
        return Choice(action, label, note, word("slay", lang), f"{row.name(lang)} ({cost})")
    if ACQUIRE.owns(action):
        row = box.domains[int(ACQUIRE.first(action))]
        note = f"{row.integer('vp')}\u00a0{word('vp', lang)}; {power_saying(row, lang)}"
        price = _price(table.words(action, seat, lang)["cost"])
        return Choice(action, label, note, word("acquire", lang), row.name(lang) + price)
    if STEAL.owns(action):
        n = int(STEAL.third(action)) + 1
        amounts = [n, 0, 0, 0] if STEAL.second(action) == 0 else [0, 0, n, 0]
        name = table.words(action, seat, lang)["player"]
        group = word("steal.from", lang, name=name, what=word(("gold", "magic")[int(STEAL.second(action))], lang))
        return Choice(action, label, "", group, goods(amounts, lang, brief=False))
    return _rare_choice(table, action, seat, label, lang)


def _rare_choice(table: Valeria, action: int, seat: int, label: str, lang: str) -> Choice:
    box = table.box
    if KEEP.owns(action):
        return Choice(action, label, duke_saying(table, box.dukes[int(KEEP.first(action))], lang))
    if TRADE.owns(action) or CHOOSE.owns(action):
        citizen = int(TRADE.first(action) if TRADE.owns(action) else CHOOSE.first(action))
        left = int(table.seat[seat].pending[citizen])
        return Choice(action, label, word("left", lang, n=left) if left > 1 else "")
    if PAY_MAGIC.owns(action):
        return Choice(action, _payment(table, action, seat, lang) or label)
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
    if ROB.owns(action):
        return Choice(action, *_robbery(table, seat, label, lang))
    return Choice(action, label)


def _powers(row: Row, lang: str) -> str:
    own, off = (effect_saying(row.text(key), lang) for key in ("own", "off"))
    return f"{word('own', lang, what=own)}; {word('off', lang, what=off)}"


def _price(cost: str) -> str:
    """“3 gold” as “ (3)”, since only gold is paid here."""
    return f" ({cost.split(chr(160))[0]})" if cost else ""


def _payment(table: Valeria, action: int, seat: int, lang: str) -> str:
    """VA-3.5 Both halves of the split, not only the magic."""
    frame = table.pending(seat)
    if frame is None or frame.step != headings.PAY:
        return ""
    magic = int(PAY_MAGIC.first(action))
    stands_in = magic - int(magic_cost(table, frame.a, frame.b))
    amounts = [0, 0, magic, 0]
    amounts[int(paid_kind(frame.a))] += int(token_cost(table, seat, frame.a, frame.b)) - stands_in
    return word("pay", lang, what=goods(amounts, lang, brief=False, accusative=True))


def _robbery(table: Valeria, seat: int, label: str, lang: str) -> tuple[str, str]:
    """VA-11.4 Alone, one takes from the supply, or the first monster from the left."""
    frame = table.pending(seat)
    if frame is None or frame.step != headings.TAKE_FROM:
        return label, ""
    effect = table.box.effects[frame.a]
    if not table.is_solo():
        return label, saying(effect, lang)
    if effect.name == "take_monster":
        row = table.box.monsters[int(table.top_monster(first_column(table)))]
        return word("supply.monster", lang, name=row.name(lang)), ""
    n = int(effect.count)
    amounts = [n, 0, 0, 0] if effect.name == "take_gold" else [0, 0, n, 0]
    return word("supply", lang, what=goods(amounts, lang, brief=False, accusative=True)), ""
