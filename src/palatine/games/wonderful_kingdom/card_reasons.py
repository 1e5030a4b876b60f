"""Why a card, an area or a resource cannot be chosen now: where it lies, and what the question is about."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    BASIC_RESOURCE,
    CALAMITY,
    DESIGNS,
    FIRST_ADVISOR,
    FIRST_MENACE,
    SPACE,
)
from palatine.games.wonderful_kingdom.seat import design_of
from palatine.games.wonderful_kingdom.zones import AREAS, HAND, SELECTION
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason
from palatine.kernel.zone import OPEN

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_CARDS_OF: Final = {
    headings.PICK_DECK: ("WK-8.1", "The menace decks are chosen first.", "Najpierw wybiera się talie zagrożeń."),
    headings.KEEP_ADVISOR: (
        "WK-9.2",
        "Only one of the two advisors you drew can be kept.",
        "Zachować można tylko jedną z dwóch dobranych kart doradców.",
    ),
    headings.PROPOSE: (
        "WK-4.3",
        "Cards are proposed from your hand, and this one is not in it.",
        "Proponuje się karty z ręki, a tej na niej nie ma.",
    ),
    headings.CHOOSE: (
        "WK-4.4",
        "You choose a whole offering area, not single cards.",
        "Wybiera się cały obszar propozycji, a nie pojedyncze karty.",
    ),
    headings.SEARCH: (
        "WK-11.7",
        "A search discards face-up cards of the development deck from the chosen area.",
        "W wyszukiwaniu odrzuca się odkryte karty talii rozwoju z wybranego obszaru.",
    ),
    headings.KEEP_FOUND: (
        "WK-11.7",
        "Only one of the cards found can be kept.",
        "Zachować można tylko jedną ze znalezionych kart.",
    ),
    headings.LAST_WORD: (
        "WK-4.6",
        "The choice phase is over: no card can be proposed or taken any more.",
        "Faza wyboru się kończy: kart nie można już proponować ani zabierać.",
    ),
    headings.SHADOWS: (
        "WK-8.16",
        "A shadow takes only cards of your selection.",
        "Cieniowi oddaje się tylko karty ze swojego obszaru wyboru.",
    ),
    headings.THEFT: (
        "WK-8.19",
        "A theft token covers a production icon: choose a resource.",
        "Żeton kradzieży zakrywa ikonę produkcji: wskaż zasób.",
    ),
    headings.UNCOVER: (
        "WK-8.21",
        "A theft token is taken off: choose its resource.",
        "Zdejmujesz żeton kradzieży: wskaż jego zasób.",
    ),
    headings.PLACE: (
        "WK-6.6",
        "Cubes are put only on cards in your construction area.",
        "Kostki kładzie się tylko na kartach w swoim obszarze konstrukcji.",
    ),
    headings.FILL_AS: (
        "WK-6.10",
        "Choose the kind of space that the krystallium fills.",
        "Wskaż rodzaj pola, które zapełnia krystallium.",
    ),
    headings.OVERSEE_AS: (
        "WK-R13",
        "Choose the kind of cube for this card.",
        "Wskaż rodzaj kostki na tę kartę.",
    ),
    headings.FIGHT: (
        "WK-8.6",
        "In the fight phase menaces are defeated; this card is none.",
        "W fazie walki pokonuje się zagrożenia, a ta karta nim nie jest.",
    ),
    headings.STAGE_PAY: (
        "WK-10.3",
        "A stage is paid for at once: say with what.",
        "Za etap płaci się od razu: wskaż, czym.",
    ),
    headings.LOOK: (
        "WK-R18",
        "The vision token shows a face-down card that you do not know.",
        "Żeton wizji pokazuje zakrytą kartę, której nie znasz.",
    ),
    headings.TURN_UP: (
        "WK-R12",
        "Only a face-down card can be turned up.",
        "Odsłonić można tylko zakrytą kartę.",
    ),
    headings.DEAL_INTO: (
        "WK-R11",
        "Choose the area into which the card of the deck goes.",
        "Wskaż obszar, do którego trafia karta z talii.",
    ),
    headings.DISCARD_CARD: (
        "WK-9.8",
        "Only a card of an offering area can be discarded.",
        "Odrzucić można tylko kartę z obszaru propozycji.",
    ),
    headings.MOVE_CARD: (
        "WK-9.8",
        "Only a card of an offering area can be moved.",
        "Przenieść można tylko kartę z obszaru propozycji.",
    ),
    headings.FINISH: (
        "WK-R14",
        "Only a card under construction can be finished.",
        "Ukończyć można tylko kartę w konstrukcji.",
    ),
    headings.END_TURN: (
        "WK-R31",
        "After the last round only advisors are used.",
        "Po ostatniej rundzie korzysta się już tylko z doradców.",
    ),
}
"""By question: which cards it is about, and the rule."""


def card_reason(g: "WonderfulKingdom", f: Frame, card: i64) -> Reason:
    """The card's own reason, if it has one; else that of the question."""
    found = None
    if f.step == headings.PLAN:
        found = _in_planning(g, f, card)
    elif f.step == headings.PLACE and card < DESIGNS:
        found = _not_for_cubes(g, f, card)
    elif f.step == headings.PROPOSE and card in g.pile(HAND, f.seat).cards:
        found = Reason("WK-4.3", "Propose it from your hand.", "Zaproponuj ją z ręki.")
    elif f.step in (headings.SEARCH, headings.SHADOWS) and CALAMITY <= card < FIRST_ADVISOR:
        found = _danger(f)
    elif f.step == headings.SEARCH and _is_offered(g, f.a, card):
        found = Reason(
            "WK-11.7",
            "The order does not matter: name the other card first.",
            "Kolejność nie ma znaczenia: najpierw wskaż drugą z tych kart.",
        )
    if found is not None:
        return found
    return Reason(*_CARDS_OF[int(f.step)])


def _is_offered(g: "WonderfulKingdom", area: i64, card: i64) -> bool:
    pile = g.pile(AREAS[area])
    return (card, OPEN) in zip(pile.cards, pile.known, strict=True)


def _danger(f: Frame) -> Reason:
    if f.step == headings.SEARCH:
        return Reason(
            "WK-11.7",
            "A calamity or a menace cannot be discarded in a search.",
            "W wyszukiwaniu nie można odrzucić karty katastrofy ani zagrożenia.",
        )
    return Reason("WK-R27", "A shadow takes no calamity or menace.", "Cień nie zabiera kart katastrof ani zagrożeń.")


def _in_planning(g: "WonderfulKingdom", f: Frame, card: i64) -> Reason:
    """WK-5.2 Whatever does not lie in the selection area."""
    s = g.seat[f.seat]
    if card == CALAMITY:
        return Reason(
            "WK-5.7",
            "A calamity can be neither constructed nor recycled: it lies in the duchy.",
            "Karty katastrofy nie można użyć ani przetworzyć: leży w księstwie.",
        )
    if card >= FIRST_ADVISOR:
        return Reason(
            "WK-9.7",
            "An advisor is neither constructed nor recycled.",
            "Doradców się nie konstruuje ani nie przetwarza.",
        )
    if card >= FIRST_MENACE:
        return Reason(
            "WK-8.4", "A menace is neither constructed nor recycled.", "Zagrożeń się nie konstruuje ani nie przetwarza."
        )
    if card < DESIGNS and card in [design_of(site) for site in s.sites]:
        return Reason("WK-5.3", "This card is under construction already.", "Ta karta jest już w konstrukcji.")
    if card < DESIGNS and s.built[card]:
        return Reason("WK-7.2", "This card is completed already.", "Ta karta jest już skonstruowana.")
    if card in g.pile(SELECTION, g.opponent(f.seat)).cards and not g.is_solo():
        return Reason("WK-4.4", "This card is your opponent's.", "Ta karta należy do przeciwnika.")
    return Reason("WK-5.2", "This card is not in your selection.", "Tej karty nie ma w twoim obszarze wyboru.")


def _not_for_cubes(g: "WonderfulKingdom", f: Frame, card: i64) -> Reason | None:
    s = g.seat[f.seat]
    if card in [design_of(site) for site in s.sites]:
        return Reason(
            "WK-6.6",
            "Point at this card in your construction area.",
            "Wskaż tę kartę w swoim obszarze konstrukcji.",
        )
    if s.built[card]:
        return Reason(
            "WK-7.2",
            "This card is completed: it takes no more cubes.",
            "Ta karta jest skonstruowana: nie przyjmuje kostek.",
        )
    return None


# ---- areas, resources, what is fixed ---------------------------------------------------------------------------------


def area_reason(g: "WonderfulKingdom", f: Frame, area: str) -> Reason:
    if f.step in (headings.SEARCH, headings.KEEP_FOUND):
        return Reason(
            "WK-11.7", "The area is chosen: finish the search first.", "Obszar jest już wybrany: dokończ wyszukiwanie."
        )
    if f.step in (headings.LOOK, headings.TURN_UP):
        rule = "WK-R18" if f.step == headings.LOOK else "WK-R12"
        return Reason(rule, "No face-down card for this lies there.", "Nie leży tam odpowiednia zakryta karta.")
    if f.step in (headings.DISCARD_CARD, headings.MOVE_CARD):
        return Reason("WK-9.8", "Point at one card of the area.", "Wskaż jedną kartę z tego obszaru.")
    if area not in ("left", "right"):
        return Reason(
            "WK-4.4",
            "A selection area holds what was taken; it is not chosen.",
            "W obszarze wyboru leżą zabrane karty; samego obszaru się nie wskazuje.",
        )
    if f.step == headings.LAST_WORD:
        return Reason("WK-4.6", "The last choice has been made.", "Ostatni wybór w tej rundzie już za tobą.")
    if f.step == headings.PROPOSE:
        return Reason("WK-4.3", "Choose a card of your hand first.", "Najpierw wskaż kartę z ręki.")
    return Reason(
        "WK-4.2",
        "The offering areas are used only in the turns of the choice phase.",
        "Z obszarów propozycji korzysta się tylko w turach fazy wyboru.",
    )


def resource_reason(g: "WonderfulKingdom", f: Frame, resource: str) -> Reason:
    """Kinds of cubes are chosen by name only here and there."""
    kind = SPACE.value(resource)
    if f.step == headings.THEFT:
        return Reason(
            "WK-R8",
            "Your duchy makes none of this resource now.",
            "Twoje księstwo nie produkuje teraz tego zasobu.",
        )
    if f.step == headings.UNCOVER:
        return Reason("WK-8.21", "No theft token lies on this resource.", "Na tym zasobie nie leży żeton kradzieży.")
    if f.step in (headings.FILL_AS, headings.OVERSEE_AS):
        rule = "WK-6.10" if f.step == headings.FILL_AS else "WK-R13"
        return Reason(rule, "The card has no empty space of this kind.", "Karta nie ma wolnego pola tego rodzaju.")
    if f.step == headings.PLACE and 0 <= kind < BASIC_RESOURCE.size:
        if g.seat[f.seat].fresh[kind]:
            return Reason("WK-6.6", "Point at a card for this cube.", "Wskaż kartę, na którą kładziesz tę kostkę.")
        return Reason("WK-6.6", "You have no such cube to place.", "Nie masz takiej kostki do położenia.")
    if f.step == headings.STAGE_PAY:
        return Reason("WK-R16", "Say which cube you pay with.", "Wskaż, którą kostką płacisz.")
    return Reason(
        "WK-6.1",
        "A resource is not chosen now; cubes come in the production steps and from recycling.",
        "Zasobu się teraz nie wskazuje; kostki dają kroki produkcji i przetwarzanie kart.",
    )
