"""The board of Wonderful Kingdom: offering areas, hand, quest and both duchies, as one seat may see them."""

from rich.console import RenderableType

import palatine
from palatine.bots.thumbs.wonderful_kingdom.thumb import THUMB
from palatine.cli.boards import Board, Choice
from palatine.cli.boards.wonderful_kingdom.look import look
from palatine.cli.boards.wonderful_kingdom.page import Page
from palatine.cli.boards.wonderful_kingdom.words import word
from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CARD,
    CONSTRUCT,
    DISCARD,
    FINISH,
    FREEZE,
    GIVE_UP,
    HIDDEN,
    HIDE,
    KEEP,
    KRYSTALLIUM,
    PICK,
    PLACE,
    PROPOSE,
    RECYCLE,
    SOLDIER,
)
from palatine.games.wonderful_kingdom.card_text import card_text
from palatine.games.wonderful_kingdom.scoring import has_final_stage, medal
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS as ZONES
from palatine.kernel.action import Verb
from palatine.kernel.columns import total
from palatine.kernel.data import Row
from palatine.kernel.table import Table
from palatine.kernel.zone import OPEN

QUIET_PHASES = ("set_up", "end")
BY_CUBES = ("alchemy", "fill", "pay")
"""Cube by cube would be a log of its own: equal ones in a row are told together."""
SAYABLE = ("card:", "advisor:", "menace:", "stage:", "resource:", "area:")
"""What “why not?” can be asked about."""
AREAS = ("left", "right")


class WonderfulKingdomBoard(Board):
    """Draws one table; everything hidden comes from the view of the seat that looks."""

    def draw(self, table: Table, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, WonderfulKingdom)
        return Page(table, look(table, seat, lang), lang, width).whole()

    def province(self, table: Table, viewer: int, seat: int, lang: str, width: int) -> RenderableType:
        assert isinstance(table, WonderfulKingdom)
        return Page(table, look(table, viewer, lang), lang, width).duchy_of(seat)

    def choices(self, table: Table, seat: int, lang: str) -> list[Choice]:
        assert isinstance(table, WonderfulKingdom)
        page = Page(table, look(table, seat, lang), lang, 0)
        found = [_choice(table, page, action, seat, lang) for action in table.options(seat)]
        if any(PROPOSE.owns(choice.action) for choice in found):
            found.sort(key=_by_card)
        elif any(PICK.owns(choice.action) for choice in found):
            found.sort(key=lambda choice: _by_place(table, choice.action))
        return found

    def targets(self, table: Table, lang: str) -> dict[str, str]:
        return {name: target for name, target in super().targets(table, lang).items() if target.startswith(SAYABLE)}

    def why_example(self, lang: str) -> str:
        return "Farma" if lang == "pl" else "Farm"

    def legend(self, table: Table, lang: str) -> str:
        return word("legend", lang)

    def is_told(self, event: dict[str, object]) -> bool:
        """Set-up and end have nothing below them; a step without production has nothing to tell."""
        if event["kind"] == "produce":
            return event["count"] != 0
        return event["kind"] != "phase" or event["phase"] not in QUIET_PHASES

    def gathered(self, events: list[dict[str, object]]) -> list[dict[str, object]]:
        """Equal cubes in a row as one line."""
        found: list[dict[str, object]] = []
        for event in events:
            if found and event["kind"] in BY_CUBES and _facts(found[-1]) == _facts(event):
                count = found[-1].get("count", 1)
                assert isinstance(count, int)
                found[-1] = {**event, "count": count + 1}
            else:
                found.append(event)
        return found

    def family_name(self, table: Table, family: str, lang: str) -> str:
        return word(f"family.{family}", lang)

    def card_text(self, table: Table, family: str, row: Row, lang: str) -> str:
        assert isinstance(table, WonderfulKingdom)
        return card_text(table.box, family, row, lang)

    # ---- the helper --------------------------------------------------------------------------------------------------

    def helper(self, lang: str) -> str:
        return word("auto", lang)

    def plan(self, table: Table, seat: int) -> list[int]:
        """Where the cubes of this step or recycling go, by the greedy bot's rules of thumb; ordinary moves."""
        there = palatine.sampler(table, seat).sample(0)  # what the seat cannot know cannot help it
        assert isinstance(there, WonderfulKingdom)
        frame = there.pending(seat)
        moves: list[int] = []
        if frame is None or frame.step != headings.PLACE:
            return moves
        for _ in range(int(total(there.seat[seat].fresh))):
            asked = there.pending(seat)
            if asked is None or asked.step != headings.PLACE or asked.a != frame.a or not total(there.seat[seat].fresh):
                break
            ways = [action for action in there.options(seat) if PLACE.owns(action) or ALCHEMY.owns(action)]
            moves.append(max(ways, key=lambda action: THUMB.worth(there, seat, action)))
            there.play(moves[-1], seat)
        return moves

    # ---- the score sheet ---------------------------------------------------------------------------------------------

    def points_name(self, table: Table, lang: str) -> str:
        return word("points", lang)

    def source_name(self, table: Table, source: str, lang: str) -> str:
        return word(f"points.{source}", lang)

    def outcome(self, table: Table, lang: str) -> str:
        """WK-11.11 The medal of a solo game; WK-10.6 a quest that nobody has finished."""
        assert isinstance(table, WonderfulKingdom)
        if table.is_solo():
            if table.quest >= 0 and not has_final_stage(table, 0):
                return word("quest.lost", lang)
            return word(f"medal.{medal(table) or 'none'}", lang, n=table.scores()[0])
        return word("quest.both_lost", lang) if 1 not in table.ranking() else ""

    def remarks(self, table: Table, lang: str) -> list[str]:
        assert isinstance(table, WonderfulKingdom)
        found: list[str] = []
        if table.doubled:
            found.append(word("doubled", lang))
        if table.quest >= 0 and not table.is_solo():
            found.append(word("quest.only", lang))
            done = [look(table, 0, lang).names[seat] for seat in range(2) if has_final_stage(table, seat)]
            if done:
                found.append(word("quest.done", lang, names=", ".join(done)))
        return found

    def tie_breaks(self, table: Table, lang: str) -> list[tuple[str, list[int]]]:
        """WK-13.3, WK-R25"""
        assert isinstance(table, WonderfulKingdom)
        if table.is_solo():
            return []
        cards = [int(total(s.types)) for s in table.seat]
        soldiers = [int(s.soldiers) for s in table.seat]
        return [(word("tie.cards", lang), cards), (word("tie.soldiers", lang), soldiers)]


BOARD = WonderfulKingdomBoard()


# ---- choices ---------------------------------------------------------------------------------------------------------

_SITES: dict[str, Verb] = {
    "krystallium": KRYSTALLIUM, "soldier": SOLDIER, "give_up": GIVE_UP, "freeze": FREEZE, "finish": FINISH,
}  # fmt: skip


def _by_card(choice: Choice) -> tuple[int, int]:
    """Proposals of one card stand together."""
    for verb in (PROPOSE, HIDE):
        if verb.owns(choice.action):
            return int(verb.first(choice.action)), choice.action
    return CARD.size, choice.action


def _by_place(table: WonderfulKingdom, action: int) -> tuple[int, int]:
    """Cards of the offering areas as they lie there."""
    if PICK.owns(action):
        area = int(PICK.second(action))
        pile = table.pile(ZONES[area])
        lying = zip(pile.cards, pile.known, strict=True)
        return area, next(at for at, (card, known) in enumerate(lying) if card == PICK.first(action) and known == OPEN)
    assert HIDDEN.owns(action)
    area = int(HIDDEN.first(action))
    hidden = [at for at, known in enumerate(table.pile(ZONES[area]).known) if known != OPEN]
    return area, hidden[int(HIDDEN.second(action))]


def _facts(event: dict[str, object]) -> dict[str, object]:
    """Everything but when it happened and how often."""
    return {name: fact for name, fact in event.items() if name not in ("n", "count")}


def _choice(table: WonderfulKingdom, page: Page, action: int, seat: int, lang: str) -> Choice:
    """Long lists stand in groups: one card's places, or one deed's cards."""
    label = table.label(action, lang, seat)
    for verb, key in ((PROPOSE, "open"), (HIDE, "hidden")):
        if verb.owns(action):
            card = int(verb.first(action))
            short = word(f"{key}.{AREAS[int(verb.second(action))]}", lang)
            return Choice(action, label, page.figures(card)[1], CARD.word(card, lang), short)
    for verb, key in ((CONSTRUCT, "group.construct"), (RECYCLE, "group.recycle")):
        if verb.owns(action):
            card = int(verb.first(action))
            note = page.figures(card)[1] if verb is CONSTRUCT else ""
            return Choice(action, label, note, word(key, lang), CARD.word(card, lang))
    if PLACE.owns(action):
        cube = table.words(action, seat, lang)["cube"]
        short = page.filled(seat, int(PLACE.first(action)))
        return Choice(action, label, "", word("group.place", lang, cube=cube), short)
    if ALCHEMY.owns(action):
        cube = table.words(action, seat, lang)["cube"]
        return Choice(action, label, "", word("group.alchemy", lang, cube=cube), word("alchemy.area", lang))
    for key, verb in _SITES.items():
        if verb.owns(action):
            return Choice(action, label, "", word(f"group.{key}", lang), page.filled(seat, int(verb.first(action))))
    if KEEP.owns(action):
        return Choice(action, label, page.figures(int(KEEP.first(action)))[1])
    if DISCARD.owns(action):
        return Choice(action, label, page.figures(int(DISCARD.first(action)))[1])
    return Choice(action, label)
