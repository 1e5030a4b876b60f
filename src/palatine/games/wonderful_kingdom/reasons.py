"""“Why can't I?”: for anything that is not possible now, the condition that fails and its rule, in both languages."""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    CARD,
    DESIGNS,
    HIDE,
    MENACE,
    PASS,
    SITE,
    STAGE,
)
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES, TYPE_NAMES, TYPES
from palatine.games.wonderful_kingdom.seat import KINDS, design_of, is_frozen
from palatine.games.wonderful_kingdom.text import SOLDIER_NOUN, amounts_text
from palatine.games.wonderful_kingdom.zones import SELECTION
from palatine.kernel.errors import UnknownText
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason, not_asked

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom


def explain(g: "WonderfulKingdom", f: Frame, action: int, target: str) -> Reason:
    """The first condition that fails."""
    text = g.text(action, int(f.seat)) if action >= 0 else " ".join(target.split())
    word, _, rest = text.partition(" ")
    noun, colon, id = target.partition(":")
    if colon and action < 0:
        word, rest = {"site": "place", "advisor": "activate", "menace": "fight", "stage": "stage"}.get(noun, noun), id
    if word == PASS.name:
        return _not_done(g, f)
    if word == HIDE.name and f.step == headings.PROPOSE and not g.seat[f.seat].traps:
        return Reason(
            "WK-4.7", "You have no trap token left this round.", "Nie masz już żetonów pułapek w tej rundzie."
        )
    if word == "trap" and f.step == headings.CHOOSE:
        return Reason(
            "WK-11.6",
            "One face-down card of the areas can be turned up in a round of the solo game.",
            "W rundzie gry jednoosobowej można odsłonić jedną zakrytą kartę z obszarów.",
        )
    if word == "search" and f.step == headings.CHOOSE:
        return Reason(
            "WK-11.7",
            "A search of the solo game needs two face-up cards of the development deck in the area.",
            "Poszukiwania w grze jednoosobowej wymagają dwóch odkrytych kart z talii rozwoju w obszarze.",
        )
    if word in ("construct", "recycle") and rest in CARD.texts:
        return _planned(g, f, word, CARD.value(rest))
    if word in ("place", "krystallium", "soldier", "give_up", "freeze", "thaw", "finish") and rest in SITE.texts:
        return _site(g, f, word, SITE.value(rest))
    if word == "activate" and rest in ADVISOR.texts:
        return _advisor(g, f, ADVISOR.value(rest))
    if word == "fight" and rest in MENACE.texts:
        return _menace(g, f, MENACE.value(rest))
    if word == "stage" and rest in STAGE.texts:
        return _stage(g, f, STAGE.value(rest))
    if (colon and noun == "card" and id in CARD.texts) or word in [verb.name for verb in g.game.book.verbs]:
        return not_asked(g, f)
    raise UnknownText(
        f"“{target}” is nothing on this table; ask for an action, card:<name>, site:<name>, advisor:<name>, "
        "menace:<name> or stage:<number>",
        f"„{target}” nie ma na tym stole; podaj akcję, card:<nazwa>, site:<nazwa>, advisor:<nazwa>, menace:<nazwa> "
        "albo stage:<numer>",
    )


def _not_done(g: "WonderfulKingdom", f: Frame) -> Reason:
    if f.step == headings.PLAN:
        if g.pile(SELECTION, f.seat).cards:
            return Reason(
                "WK-5.2",
                "Every card of your selection must be constructed or recycled first.",
                "Najpierw użyj wszystkich kart z obszaru wyboru: do konstrukcji albo przetwarzając je.",
            )
        return Reason("WK-8.11", "A frost giant still needs a card.", "Mroźny olbrzym musi jeszcze trafić pod kartę.")
    if f.step == headings.PLACE:
        return Reason("WK-6.6", "Every cube must be placed first.", "Najpierw połóż wszystkie kostki.")
    return not_asked(g, f)


def _planned(g: "WonderfulKingdom", f: Frame, word: str, card: i64) -> Reason:
    if f.step != headings.PLAN:
        return not_asked(g, f)
    if card not in g.pile(SELECTION, f.seat).cards:
        return Reason("WK-5.2", "This card is not in your selection.", "Tej karty nie ma w twoim obszarze wyboru.")
    if word == "construct" and card >= DESIGNS:
        return Reason("WK-5.6", "A treasure can only be recycled.", "Kartę skarbu można tylko przetworzyć.")
    return _host_rule()


def _host_rule() -> Reason:
    return Reason(
        "WK-R6",
        "A frost giant waits for this card: it must stay under construction.",
        "Na tę kartę czeka mroźny olbrzym: musi zostać w konstrukcji.",
    )


def _site(g: "WonderfulKingdom", f: Frame, word: str, number: i64) -> Reason:
    design = g.box.site_design[number]
    s = g.seat[f.seat]
    under = [site for site in s.sites if design_of(site) == design]
    if number - g.box.site_base[design] >= len(under):
        return Reason("WK-5.3", "You have no such card under construction.", "Nie masz takiej karty w konstrukcji.")
    site = under[number - g.box.site_base[design]]
    if is_frozen(site) and word in ("give_up", "freeze"):
        return Reason(
            "WK-8.14",
            "A frost giant holds this card: cubes may be added, but it cannot be finished or given up.",
            "Tę kartę więzi mroźny olbrzym: można na nią kłaść kostki, ale nie da się jej ukończyć ani porzucić.",
        )
    if word == "krystallium" and s.krystallium == 0:
        return Reason("WK-6.10", "You have no krystallium.", "Nie masz krystallium.")
    if word == "soldier" and s.soldiers == 0:
        return Reason(
            "WK-6.5",
            "You have no soldier in your duchy; one in the training camp cannot be spent.",
            "Nie masz żołnierza w księstwie; tego z obozu nie można użyć.",
        )
    if word == "thaw" and f.step == headings.FIGHT:
        return Reason(
            "WK-8.15",
            "The card must be full, and the giant's soldiers must be paid.",
            "Karta musi być pełna, a walka z olbrzymem opłacona żołnierzami.",
        )
    if word == "place" and f.step == headings.PLACE:
        if g.is_locked(f.seat):
            return _host_rule()
        return Reason(
            "WK-6.6", "This card has no empty space for this cube.", "Ta karta nie ma wolnego pola na tę kostkę."
        )
    if word in ("krystallium", "soldier") and not g.is_locked(f.seat):
        return Reason("WK-6.11", "This card has no space for it.", "Ta karta nie ma na to pola.")
    return _host_rule() if g.is_locked(f.seat) and word != "freeze" else not_asked(g, f)


def _advisor(g: "WonderfulKingdom", f: Frame, advisor: i64) -> Reason:
    s = g.seat[f.seat]
    if not s.advisors >> advisor & 1:
        return Reason("WK-9.1", "This advisor does not serve you.", "Ten doradca ci nie służy.")
    if s.used >> advisor & 1:
        return Reason(
            "WK-9.1", "An advisor can be used only once a round.", "Z doradcy można skorzystać tylko raz na rundę."
        )
    cost = int(g.box.advisor_cost[advisor])
    if s.soldiers < cost:
        return Reason(
            "WK-9.1",
            f"The cost is {SOLDIER_NOUN.count(cost, 'en')}; you have {int(s.soldiers)}.",
            f"Koszt to {SOLDIER_NOUN.count(cost, 'pl')}, masz: {int(s.soldiers)}.",
        )
    return Reason(
        "WK-9.9",
        "This is not the moment of this advisor, or the ability would do nothing (WK-R34).",
        "To nie jest pora na tego doradcę albo jego zdolność nic by nie dała (WK-R34).",
    )


def _menace(g: "WonderfulKingdom", f: Frame, menace: i64) -> Reason:
    if f.step != headings.FIGHT:
        return Reason("WK-8.6", "Menaces are fought only in the fight phase.", "Walczy się tylko w fazie walki.")
    if g.seat[f.seat].menaces[menace] == 0:
        return Reason("WK-8.6", "No such menace lies in your area.", "W twoim obszarze nie ma takiego zagrożenia.")
    cost = int(g.box.menace_cost[menace])
    return Reason(
        "WK-8.24",
        f"A fight is paid at once: {SOLDIER_NOUN.count(cost, 'en')}.",
        f"Walkę opłaca się od razu: {SOLDIER_NOUN.count(cost, 'pl')}.",
    )


def _stage(g: "WonderfulKingdom", f: Frame, number: i64) -> Reason:
    if g.quest < 0:
        return Reason("WK-2.6", "There is no quest in this game.", "W tej grze nie ma misji.")
    s = g.seat[f.seat]
    if s.stages >> number & 1:
        return Reason("WK-10.4", "You have completed this stage already.", "Ten etap masz już ukończony.")
    stage = g.stage(number)
    missing = [kind for kind in range(BASIC) if s.types[kind] < g.box.stage_condition[BASIC * stage + kind]]
    if missing:
        need = int(g.box.stage_condition[BASIC * stage + missing[0]])
        en, pl = TYPE_NAMES[TYPES[missing[0]]]
        return Reason(
            "WK-10.11",
            f"Constructed cards of the type {en} are needed: {need}.",
            f"Potrzebne skonstruowane karty typu {pl.lower()}: {need}.",
        )
    cost = [int(g.box.cost_of(stage, kind)) for kind in range(KINDS)]
    assert len(cost) == len(RESOURCES)
    return Reason(
        "WK-10.3",
        f"The whole cost is paid at once: {amounts_text(cost, 'en')}.",
        f"Cały koszt płaci się od razu: {amounts_text(cost, 'pl')}.",
    )
