"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.act_reasons import (
    MOMENTS,
    advisor_reason,
    at_another_time,
    closed_reason,
    menace_reason,
    site_reason,
    stage_reason,
    store_reason,
)
from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    CARD,
    DESIGNS,
    HIDING_PLACE,
    MENACE,
    MENACE_DECK,
    PASS,
    SITE,
    SPACE,
    STAGE,
)
from palatine.games.wonderful_kingdom.card_reasons import area_reason, card_reason, resource_reason
from palatine.games.wonderful_kingdom.components import DUCHIES, QUESTS, RESOURCES
from palatine.games.wonderful_kingdom.zones import HAND, SELECTION
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.prompt import Reason, not_asked

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_COMPULSORY: Final = {
    headings.PROPOSE: ("Two cards of your hand must be proposed.", "Trzeba zaproponować dwie karty z ręki."),
    headings.CHOOSE: ("An offering area must be chosen.", "Trzeba wybrać obszar propozycji."),
    headings.SHADOWS: ("A shadow must be given a card.", "Cieniowi trzeba oddać kartę."),
    headings.THEFT: ("A production icon must be covered.", "Trzeba zakryć ikonę produkcji."),
    headings.PLACE: ("Every cube must be placed first.", "Najpierw połóż wszystkie kostki."),
}
"""What cannot be skipped."""


def explain(g: "WonderfulKingdom", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    text = g.text(action, int(f.seat)) if action >= 0 else " ".join(target.split())
    noun, colon, id = text.partition(":")
    found = _thing(g, f, noun, id) if colon else _deed(g, f, *text.split(" ")[:2])
    if found is not None:
        return found
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, card:<name>, site:<name>, advisor:<name>, "
        "menace:<name>, stage:<number>, area:<name> or resource:<name>",
        f"Na tym stole nie ma „{target}”; podaj akcję, card:<nazwa>, site:<nazwa>, advisor:<nazwa>, menace:<nazwa>, "
        "stage:<numer>, area:<nazwa> albo resource:<nazwa>",
    )


# ---- things ----------------------------------------------------------------------------------------------------------


def _thing(g: "WonderfulKingdom", f: Frame, noun: str, id: str) -> Reason | None:
    """Something on the table that is pointed at, by its family and name."""
    if noun == "card" and id in CARD.texts:
        return card_reason(g, f, CARD.value(id))
    if noun == "site" and id in SITE.texts:
        return site_reason(g, f, "place", SITE.value(id))
    if noun == "advisor" and id in ADVISOR.texts:
        return _advisor(g, f, ADVISOR.value(id))
    if noun == "menace" and id in MENACE.texts:
        return _menace(g, f, MENACE.value(id))
    if noun == "stage":
        number = _stage_number(g, id)
        return stage_reason(g, f, number) if number >= 0 else None
    if noun == "area" and id in HIDING_PLACE.texts:
        return area_reason(g, f, id)
    if noun == "resource" and id in RESOURCES:
        return resource_reason(g, f, id)
    if noun == "deck" and id in MENACE_DECK.texts:
        return _deck(g, f)
    if noun == "duchy" and id in [row.id for row in DUCHIES]:
        return Reason(
            "WK-2.4", "A duchy card is dealt for the whole game.", "Kartę księstwa otrzymuje się na całą grę."
        )
    if noun == "quest" and id in [row.id for row in QUESTS]:
        return Reason("WK-10.1", "The quest is chosen before the game.", "Misję wybiera się przed grą.")
    return _drawn(g, f, noun, id) or _deed(g, f, noun, id)


def _drawn(g: "WonderfulKingdom", f: Frame, noun: str, id: str) -> Reason | None:
    """What a board draws apart: a card in an offering area, the stores of krystallium and soldiers."""
    card = id.rpartition(":")[2]
    if noun == "offer" and card in CARD.texts:
        return card_reason(g, f, CARD.value(card))
    if noun == "store" and id in ("krystallium", "soldier"):
        return store_reason(g, f, id)
    return None


def _advisor(g: "WonderfulKingdom", f: Frame, advisor: int) -> Reason:
    """In the advisor area, or a card like any other."""
    card = CARD.value(ADVISOR.texts[advisor])
    if not g.seat[f.seat].advisors >> advisor & 1 and f.step in (headings.PROPOSE, headings.KEEP_ADVISOR):
        return card_reason(g, f, card)
    return advisor_reason(g, f, advisor)


def _menace(g: "WonderfulKingdom", f: Frame, menace: int) -> Reason:
    """In the construction area, or a card like any other."""
    card = CARD.value(MENACE.texts[menace])
    if card >= 0 and card in g.pile(HAND, f.seat).cards:
        return card_reason(g, f, card)
    return menace_reason(g, f, menace)


def _stage_number(g: "WonderfulKingdom", id: str) -> int:
    """By number, or by the name of its row; -1 for no stage at all. Stages of the other quest are stages too."""
    if id in STAGE.texts:
        return STAGE.value(id)
    names = [row.id for row in g.box.stages]
    return names.index(id) % STAGE.size if id in names else -1


def _deck(g: "WonderfulKingdom", f: Frame) -> Reason:
    if f.step == headings.PICK_DECK:
        return Reason(
            "WK-8.1",
            "Two different menaces are in the game; this deck is taken.",
            "W grze są dwa różne zagrożenia; ta talia jest już zajęta.",
        )
    return at_another_time("deck")


# ---- deeds -----------------------------------------------------------------------------------------------------------


def _deed(g: "WonderfulKingdom", f: Frame, word: str, id: str = "") -> Reason | None:
    """An action by its verb and first argument."""
    if word == PASS.name:
        return _not_done(g, f)
    if word in ("krystallium", "soldier", "give_up", "freeze", "thaw", "finish", "place") and id in SITE.texts:
        return site_reason(g, f, word, SITE.value(id))
    if word == "activate" and id in ADVISOR.texts:
        return advisor_reason(g, f, ADVISOR.value(id))
    if word == "fight" and id in MENACE.texts:
        return menace_reason(g, f, MENACE.value(id))
    if word == "stage" and id in STAGE.texts:
        return stage_reason(g, f, STAGE.value(id))
    if word in ("construct", "recycle") and id in CARD.texts and f.step == headings.PLAN:
        return _planned(g, f, word, CARD.value(id))
    if word == "vision":
        return _vision(g, f)
    if word in ("hide", "search", "trap") and f.step in (headings.PROPOSE, headings.CHOOSE):
        found = _choice_turn(g, f, word)
        if found is not None:
            return found
    if word in ("propose", "hide", "keep", "discard") and id in CARD.texts and word in _asked_for(f):
        return card_reason(g, f, CARD.value(id))
    if word in ("cover", "uncover", "as") and id in SPACE.texts and word in _asked_for(f):
        return resource_reason(g, f, id)
    if word == "deck" and id in MENACE_DECK.texts:
        return _deck(g, f)
    if word in ("pick", "hidden") and word in _asked_for(f):
        return Reason("WK-4.5", "No such card lies there.", "Nie ma tam takiej karty.")
    if word == "pay" and f.step == headings.STAGE_PAY:
        return Reason(
            "WK-R16",
            "You have no such cube, or the rest of the cost could not be paid.",
            "Nie masz takiej kostki albo nie starczy na resztę kosztu.",
        )
    if word in MOMENTS:
        return at_another_time(word)
    return not_asked(g, f) if word in [verb.name for verb in g.game.book.verbs] else None


def _asked_for(f: Frame) -> tuple[str, ...]:
    """The verbs that answer a question, where another verb would need another moment."""
    return {
        headings.PROPOSE: ("propose", "hide"), headings.KEEP_ADVISOR: ("keep",), headings.KEEP_FOUND: ("keep",),
        headings.SHADOWS: ("discard",), headings.THEFT: ("cover",), headings.UNCOVER: ("uncover",),
        headings.FILL_AS: ("as",), headings.OVERSEE_AS: ("as",), headings.SEARCH: ("pick",),
        headings.DISCARD_CARD: ("pick", "hidden"), headings.MOVE_CARD: ("pick", "hidden"),
        headings.LOOK: ("hidden",), headings.TURN_UP: ("hidden",),
    }.get(int(f.step), ())  # fmt: skip


def _not_done(g: "WonderfulKingdom", f: Frame) -> Reason:
    if f.step == headings.PLAN:
        if g.pile(SELECTION, f.seat).cards:
            return Reason(
                "WK-5.2",
                "Every card of your selection must be constructed or recycled first.",
                "Najpierw zdecyduj o wszystkich kartach z obszaru wyboru: użyj ich do konstrukcji albo je przetwórz.",
            )
        return Reason("WK-8.11", "A frost giant still needs a card.", "Mroźny olbrzym musi jeszcze trafić pod kartę.")
    rule = g.game.steps[f.step].rule
    return Reason(
        rule, *_COMPULSORY.get(int(f.step), ("This question must be answered.", "Na to pytanie trzeba odpowiedzieć."))
    )


def _planned(g: "WonderfulKingdom", f: Frame, word: str, card: int) -> Reason:
    if card not in g.pile(SELECTION, f.seat).cards:
        return card_reason(g, f, card)
    if word == "construct" and card >= DESIGNS:
        return Reason("WK-5.6", "A treasure can only be recycled.", "Kartę skarbu można tylko przetworzyć.")
    return Reason(
        "WK-R6",
        "A frost giant waits for this card: it must be constructed.",
        "Na tę kartę czeka mroźny olbrzym: trzeba jej użyć do konstrukcji.",
    )


def _vision(g: "WonderfulKingdom", f: Frame) -> Reason:
    """WK-R18"""
    if not g.has_vision(f.seat):
        return Reason("WK-R18", "You have no vision token.", "Nie masz żetonu wizji.")
    if g.seat[f.seat].vision_used:
        return Reason("WK-R18", "The vision token is used once a round.", "Żetonu wizji można użyć tylko raz na rundę.")
    if f.step in (headings.PROPOSE, headings.CHOOSE, headings.LAST_WORD) and not (f.step == headings.PROPOSE and f.a):
        return Reason(
            "WK-R18",
            "No face-down card that you do not know lies in an offering area or in your selection.",
            "W obszarach propozycji ani w twoim obszarze wyboru nie ma nieznanej ci zakrytej karty.",
        )
    return closed_reason(g, f) or Reason(
        "WK-R18",
        "The vision token is used in your turns of the choice phase.",
        "Żetonu wizji używa się w fazie wyboru.",
    )


def _choice_turn(g: "WonderfulKingdom", f: Frame, word: str) -> Reason | None:
    if word == "hide" and f.step == headings.PROPOSE:
        if g.seat[f.seat].traps:
            return None
        return Reason(
            "WK-4.7", "You have no trap token left this round.", "Nie masz już żetonów pułapek w tej rundzie."
        )
    if f.step != headings.CHOOSE or not g.is_solo():
        return None
    if word == "trap":
        return Reason(
            "WK-11.6",
            "Once a round you may turn up one face-down card of the offering areas.",
            "W trybie jednoosobowym raz na rundę możesz odsłonić jedną zakrytą kartę w obszarach propozycji.",
        )
    if word == "search" and g.searched and not g.box.search_each_choice:
        return Reason(
            "WK-R21", "At this table one search a round is made.", "Przy tym stole wyszukuje się raz na rundę."
        )
    return Reason(
        "WK-11.7",
        "A search needs two face-up cards of the development deck in the area.",
        "Wyszukiwanie wymaga dwóch odkrytych kart talii rozwoju w obszarze.",
    )
