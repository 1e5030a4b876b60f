"""Why something cannot be done besides the question: cubes and soldiers on cards, advisors, fights, stages."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.box import (
    AFTER_PRODUCTION,
    AFTER_ROUND_4,
    AFTER_TAKING,
    ANY_PHASE,
    BEFORE_CHOICE,
    CHOICE,
    MATERIALS_STEP,
)
from palatine.games.wonderful_kingdom.components import BASIC, EXPLORATION, PHASE_NAMES, TYPE_NAMES, TYPES
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, KINDS, design_of, in_pack, is_frozen
from palatine.games.wonderful_kingdom.text import amounts_text, price_text, soldiers_text
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

_BEGUN: Final = (
    headings.SEARCH, headings.KEEP_FOUND, headings.FILL_AS, headings.UNCOVER, headings.STAGE_PAY, headings.LOOK,
    headings.TURN_UP, headings.DEAL_INTO, headings.DISCARD_CARD, headings.MOVE_CARD, headings.OVERSEE_AS,
    headings.FINISH,
)  # fmt: skip
"""Questions within a deed."""


_NO_CUBE: Final = ("WK-6.6", "There is no cube to place now.", "Nie ma teraz kostki do położenia.")
MOMENTS: Final = {
    "propose": (
        "WK-4.3",
        "Cards are proposed in your proposal turns.",
        "Karty proponuje się w swoich turach propozycji.",
    ),
    "hide": ("WK-4.7", "Cards are hidden in your proposal turns.", "Karty zakrywa się w swoich turach propozycji."),
    "choose": ("WK-4.4", "An area is chosen in your choice turns.", "Obszar wybiera się w swoich turach wyboru."),
    "search": (
        "WK-11.7",
        "The solo player searches when choosing an area.",
        "Wyszukuje się w trybie jednoosobowym, przy wyborze obszaru.",
    ),
    "trap": (
        "WK-11.6",
        "The solo player turns a card up before choosing an area.",
        "W trybie jednoosobowym kartę odsłania się przed wyborem obszaru.",
    ),
    "construct": (
        "WK-5.3",
        "Cards are constructed in the planning phase.",
        "Kart do konstrukcji używa się w fazie planowania.",
    ),
    "recycle": ("WK-5.4", "Cards are recycled in the planning phase.", "Karty przetwarza się w fazie planowania."),
    "freeze": ("WK-8.11", "Giants are placed in the planning phase.", "Olbrzymy kładzie się w fazie planowania."),
    **dict.fromkeys(("place", "cube", "alchemy"), _NO_CUBE),
    "other_cube": (
        "WK-R22",
        "Only two different cubes of a recycled card have an order.",
        "Kolejność mają tylko dwie różne kostki z przetworzonej karty.",
    ),
    "thaw": ("WK-8.15", "Giants are fought in the fight phase.", "Olbrzymy pokonuje się w fazie walki."),
    "pay": ("WK-10.3", "Nothing is being paid for now.", "Teraz za nic się nie płaci."),
    "discard": (
        "WK-8.16",
        "Only a shadow makes you discard a card of your selection.",
        "Kartę z obszaru wyboru odrzuca się tylko z powodu cienia.",
    ),
    "cover": ("WK-8.19", "Only a thief covers an icon.", "Ikonę zakrywa się tylko z powodu złodzieja."),
    "uncover": (
        "WK-8.21",
        "A theft token goes when a thief is defeated.",
        "Żeton kradzieży zdejmuje się po pokonaniu złodzieja.",
    ),
    "deck": ("WK-8.1", "Menace decks are chosen before the first round.", "Talie zagrożeń wybiera się przed 1. rundą."),
    "keep": ("WK-9.2", "There is no card to keep now.", "Nie ma teraz karty do zachowania."),
    "into": (
        "WK-R11",
        "Only the Cartographer's card goes into an area of choice.",
        "Obszar wskazuje się tylko dla karty od Mistrzyni kartografii.",
    ),
    "finish": (
        "WK-9.8",
        "Cards are finished for free only by an advisor's ability.",
        "Bez opłat karty kończy się tylko dzięki doradcy.",
    ),
    "as": ("WK-6.10", "No space is being chosen now.", "Nie wskazuje się teraz pola."),
    "pick": ("WK-9.8", "No card of the areas is chosen now.", "Nie wskazuje się teraz karty z obszarów."),
    "hidden": ("WK-4.8", "Face-down cards are not chosen now.", "Zakrytych kart teraz się nie wskazuje."),
}
"""When a deed is possible at all."""


def at_another_time(word: str) -> Reason:
    return Reason(*MOMENTS[word])


def closed_reason(g: "WonderfulKingdom", f: Frame) -> Reason | None:
    """WK-R22 The reason why nothing may be done besides the question, if so."""
    if f.step in (headings.PICK_DECK, headings.KEEP_ADVISOR):
        return Reason("WK-2.6", "The set-up comes first.", "Najpierw trzeba przygotować grę.")
    if f.step == headings.PROPOSE and f.a:
        return Reason(
            "WK-4.9",
            "Between the two cards of a proposal nothing else is done.",
            "Między dwiema kartami propozycji nie robi się nic innego.",
        )
    if f.step in (headings.SHADOWS, headings.THEFT):
        return Reason(
            "WK-8.4",
            "The menaces you took strike before you plan.",
            "Zabrane zagrożenia działają, zanim zaczniesz planować.",
        )
    if f.step in _BEGUN:
        return Reason("WK-R22", "Finish what you have begun first.", "Najpierw dokończ rozpoczęte działanie.")
    return None


def host_rule() -> Reason:
    return Reason(
        "WK-R6",
        "A frost giant waits for this card: it must stay under construction.",
        "Na tę kartę czeka mroźny olbrzym: musi zostać w konstrukcji.",
    )


# ---- cards under construction ----------------------------------------------------------------------------------------


def site_reason(g: "WonderfulKingdom", f: Frame, word: str, number: i64) -> Reason:
    """A deed with a card under construction; pointing at it means to put a cube on it."""
    s = g.seat[f.seat]
    design = g.box.site_design[number]
    under = [site for site in s.sites if design_of(site) == design]
    rank = number - g.box.site_base[design]
    if rank >= len(under):
        return Reason("WK-5.3", "You have no such card under construction.", "Nie masz takiej karty w konstrukcji.")
    if rank > 0 and under[rank] == under[rank - 1]:
        return Reason(
            "WK-5.3",
            "A card just like it lies before it: take that one.",
            "Przed nią leży taka sama karta: wskaż tamtą.",
        )
    site = under[rank]
    if word == "finish" or f.step == headings.FINISH:
        return at_another_time("finish")
    closed = closed_reason(g, f)
    if closed is not None:
        return closed
    if word == "freeze":
        return _not_frozen(g, f, site)
    if word == "thaw":
        return _not_thawed(g, f, site)
    if word == "give_up" and is_frozen(site):
        return Reason(
            "WK-8.14",
            "A frost giant holds this card: cubes may be added, but it cannot be finished or given up.",
            "Tę kartę więzi mroźny olbrzym: można na nią kłaść kostki, ale nie da się jej ukończyć ani odrzucić.",
        )
    return _not_filled(g, f, word, site)


def _not_frozen(g: "WonderfulKingdom", f: Frame, site: i64) -> Reason:
    if is_frozen(site):
        return Reason("WK-8.11", "At most one giant lies under a card.", "Pod kartą leży najwyżej jeden olbrzym.")
    if f.step != headings.PLAN:
        return at_another_time("freeze")
    return Reason("WK-8.11", "No frost giant waits for a card.", "Żaden mroźny olbrzym nie czeka na kartę.")


def _not_thawed(g: "WonderfulKingdom", f: Frame, site: i64) -> Reason:
    if not is_frozen(site):
        return Reason("WK-8.15", "No giant lies under this card.", "Pod tą kartą nie leży olbrzym.")
    if f.step != headings.FIGHT:
        return at_another_time("thaw")
    if g.missing(site):
        return Reason("WK-8.15", "The card must be full first.", "Najpierw karta musi być pełna.")
    return _short_of(g, f, int(g.box.menace_cost[FROST_GIANT]), "WK-8.15")


def _not_filled(g: "WonderfulKingdom", f: Frame, word: str, site: i64) -> Reason:
    """Nothing can be put on the card: what is missing, a space or a cube."""
    s = g.seat[f.seat]
    missing = g.missing(site)
    if (word == "krystallium" and s.krystallium == 0) or (word == "soldier" and s.soldiers == 0):
        return _nothing_in_store(word)
    if missing == 0:
        return Reason("WK-8.14", "The card is full, but frozen.", "Karta jest pełna, ale zamrożona.")
    if word == "krystallium" and not any([in_pack(missing, kind) for kind in range(K + 1)]):
        return Reason(
            "WK-6.11", "Only a soldier is missing on this card.", "Na tej karcie brakuje już tylko żołnierza."
        )
    if word == "soldier" and not in_pack(missing, S):
        return Reason(
            "WK-6.11", "This card has no empty space for a soldier.", "Ta karta nie ma wolnego pola żołnierza."
        )
    if g.is_locked(f.seat):
        return host_rule()
    if f.step == headings.PLACE and total(s.fresh):
        return Reason(
            "WK-6.6", "This card has no empty space for this cube.", "Ta karta nie ma wolnego pola na tę kostkę."
        )
    return at_another_time("place")


def _nothing_in_store(kind: str) -> Reason:
    if kind == "krystallium":
        return Reason("WK-6.10", "You have no krystallium.", "Nie masz krystallium.")
    return Reason(
        "WK-6.5",
        "You have no soldier in your duchy; one in the camp cannot be spent.",
        "Nie masz żołnierza w księstwie; tego z obozu nie można użyć.",
    )


def store_reason(g: "WonderfulKingdom", f: Frame, kind: str) -> Reason:
    """WK-6.11 Krystallium or soldiers of the duchy, while no card can take one."""
    s = g.seat[f.seat]
    closed = closed_reason(g, f)
    if closed is not None:
        return closed
    if (s.krystallium if kind == "krystallium" else s.soldiers) == 0:
        return _nothing_in_store(kind)
    if kind == "krystallium":
        return Reason("WK-6.10", "No card of yours can take it now.", "Żadna twoja karta nie może go teraz przyjąć.")
    return Reason("WK-6.11", "No card of yours can take one now.", "Żadna twoja karta nie może go teraz przyjąć.")


# ---- advisors --------------------------------------------------------------------------------------------------------

_IDLE: Final = {
    "recover_trap": (
        "You have spent no trap token this round.",
        "Wszystkie twoje żetony pułapek są jeszcze do użycia.",
    ),
    "deal_card": ("No card can be dealt now.", "Nie można teraz dołożyć karty."),
    "reveal_card": ("No card lies face down.", "Żadna karta nie leży zakryta."),
    "discard_card": ("Both offering areas are empty.", "Oba obszary propozycji są puste."),
    "move_card": ("Both offering areas are empty.", "Oba obszary propozycji są puste."),
    "cube_each": (
        "No card of yours has an empty basic space.",
        "Żadna twoja karta nie ma wolnego pola na kostkę zasobu.",
    ),
    "double_calamities": ("Nobody has a calamity.", "Nikt nie ma karty katastrofy."),
    "discard_calamity": ("You have no calamity.", "Nie masz karty katastrofy."),
    "finish_card": ("You have no card under construction.", "Nie masz karty w konstrukcji."),
}
"""WK-R34 Why an ability would do nothing."""


def advisor_reason(g: "WonderfulKingdom", f: Frame, advisor: i64) -> Reason:
    s = g.seat[f.seat]
    if not s.advisors >> advisor & 1:
        return Reason("WK-9.1", "You do not have this advisor.", "Nie masz tego doradcy.")
    closed = closed_reason(g, f)
    if closed is not None:
        return closed
    if s.used >> advisor & 1:
        return Reason(
            "WK-9.1", "An advisor can be used only once a round.", "Z doradcy można skorzystać tylko raz na rundę."
        )
    if not g.box.moment[advisor] & _moment(g, f):
        en, pl = PHASE_NAMES[g.box.advisors[advisor].text("phase")]
        return Reason(
            "WK-9.9", f"This advisor is used at another time: {en}.", f"Ten doradca działa kiedy indziej: {pl}."
        )
    cost = int(g.box.advisor_cost[advisor])
    if s.soldiers < cost:
        return _short_of(g, f, cost, "WK-9.1")
    return Reason("WK-R34", *_IDLE.get(g.box.ability[advisor].name, _IDLE["deal_card"]))


def _moment(g: "WonderfulKingdom", f: Frame) -> i64:
    """WK-9.9 The moments of advisors that this question stands in."""
    moment: i64 = ANY_PHASE
    if f.step in (headings.PROPOSE, headings.CHOOSE, headings.LAST_WORD):
        moment |= CHOICE | (BEFORE_CHOICE if f.step == headings.CHOOSE else 0)
        moment |= AFTER_TAKING if f.step == headings.LAST_WORD else 0
    elif f.step == headings.PLACE and f.a >= 0:
        moment |= MATERIALS_STEP << f.a
        moment |= AFTER_PRODUCTION if f.a == EXPLORATION and not total(g.seat[f.seat].fresh) else 0
    elif f.step == headings.END_TURN:
        moment |= AFTER_ROUND_4
    return moment


def _short_of(g: "WonderfulKingdom", f: Frame, cost: int, rule: str) -> Reason:
    """Too few soldiers."""
    have = int(g.seat[f.seat].soldiers)
    return Reason(
        rule,
        f"Missing: {soldiers_text(cost - have, 'en')}. Cost: {soldiers_text(cost, 'en')}; you have: {have}.",
        f"Brakuje: {soldiers_text(cost - have, 'pl')}. Koszt: {soldiers_text(cost, 'pl')}; masz: {have}.",
    )


# ---- menaces and stages ----------------------------------------------------------------------------------------------


def menace_reason(g: "WonderfulKingdom", f: Frame, menace: i64) -> Reason:
    if f.step != headings.FIGHT:
        return Reason(
            "WK-8.6", "Menaces are defeated only in the fight phase.", "Zagrożenia pokonuje się tylko w fazie walki."
        )
    s = g.seat[f.seat]
    if s.menaces[menace] == 0:
        if menace == FROST_GIANT and any([is_frozen(site) for site in s.sites]):
            return Reason(
                "WK-8.15",
                "A giant under a card is defeated with the card, once it is full.",
                "Olbrzyma pod kartą pokonuje się razem z nią, gdy jest pełna.",
            )
        return Reason("WK-8.6", "No such menace lies in your area.", "W twoim obszarze nie ma takiego zagrożenia.")
    return _short_of(g, f, int(g.box.menace_cost[menace]), "WK-8.24")


def stage_reason(g: "WonderfulKingdom", f: Frame, number: i64) -> Reason:
    if g.quest < 0:
        return Reason("WK-2.6", "There is no quest in this game.", "W tej grze nie ma misji.")
    closed = closed_reason(g, f)
    s = g.seat[f.seat]
    if s.stages >> number & 1:
        return Reason("WK-10.4", "You have completed this stage already.", "Ten etap masz już ukończony.")
    if closed is not None:
        return closed
    stage = g.stage(number)
    missing = [kind for kind in range(BASIC) if s.types[kind] < g.box.stage_condition[BASIC * stage + kind]]
    if missing:
        need = int(g.box.stage_condition[BASIC * stage + missing[0]])
        en, pl = TYPE_NAMES[TYPES[missing[0]]]
        have = int(s.types[missing[0]])
        return Reason(
            "WK-10.11",
            f"Constructed cards of the type {en} are needed: {need}; you have: {have}.",
            f"Potrzebne skonstruowane karty typu {pl.lower()}: {need}; masz: {have}.",
        )
    cost = [int(g.box.cost_of(stage, kind)) for kind in range(KINDS)]
    cubes = [int(s.fresh[kind] + s.alchemy[kind]) if cost[kind] else 0 for kind in range(BASIC)]
    held = [*cubes, int(s.krystallium), int(s.soldiers) if cost[S] else 0]
    return Reason(
        "WK-10.3",
        f"The whole cost is paid at once: {price_text(cost, 'en')}; you have: {amounts_text(held, 'en') or 'nothing'}.",
        f"Cały koszt płaci się od razu: {price_text(cost, 'pl')}; masz: {amounts_text(held, 'pl') or 'nic'}.",
    )
