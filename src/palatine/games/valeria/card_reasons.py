"""“Why can't I?”, asked about a citizen, a monster or a domain."""

from typing import TYPE_CHECKING

from palatine.games.valeria import headings
from palatine.games.valeria.box import PLAIN, THIEVERY
from palatine.games.valeria.centre import NO_CARD
from palatine.games.valeria.components import COLUMNS, GOLD, ROLE_NAMES, ROLES, STRENGTH
from palatine.games.valeria.costs import dice_cost, turned
from palatine.games.valeria.label_text import player_name
from palatine.games.valeria.speaking import card_name
from palatine.games.valeria.text import NOUNS, amounts_text, effect_text
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.prompt import Reason, not_asked
from palatine.kernel.speech import LANGUAGES, NOMINATIVE

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria


def explain(g: "Valeria", f: Frame, noun: str, card: int) -> Reason:
    if noun == "citizen":
        return _citizen(g, f, card)
    return _monster(g, f, card) if noun == "monster" else _domain(g, f, card)


def finish_first(g: "Valeria", f: Frame) -> Reason:
    """VA-7.2 An action is finished completely before the next one; VA-7.16 what was chosen is paid for first."""
    about = g.prompt_about(f)
    en, pl = (card_name(g.box, about[0], lang) if about else "…" for lang in LANGUAGES)
    if f.step == headings.PAY:
        return Reason(
            "VA-7.16", f"First pay for what you have chosen ({en}).", f"Najpierw zapłać za swój wybór ({pl})."
        )
    if any(frame.step == headings.ACTION for frame in g.stack):
        return Reason("VA-7.2", f"First finish your present action ({en}).", f"Najpierw dokończ obecną akcję ({pl}).")
    return Reason("VA-7.2", "Both actions of this turn are taken.", "Obie akcje tej tury są już wykorzystane.")


def _later(g: "Valeria", f: Frame, rule: str, en: str, pl: str) -> Reason:
    """Something that belongs to the action phase, while that phase asks something else or has not come yet."""
    if g.phase == headings.PHASE_ACTION:
        return finish_first(g, f)
    return Reason(rule, en, pl)


def _short(rule: str, kind: int, amounts: list[int], magic: bool = True) -> Reason:
    """VA-3.2 What is due, and that magic may stand in for all but one token of it."""
    en, pl = (amounts_text(amounts, lang, NOMINATIVE) for lang in LANGUAGES)
    one_en, one_pl = (NOUNS[kind].count(1, lang) for lang in LANGUAGES)
    can_help = magic and amounts[kind] > 1
    help_en = f" At least {one_en} must be paid, magic may stand in for the rest." if can_help else ""
    help_pl = f" Co najmniej {one_pl} musisz zapłacić, resztę możesz zastąpić Magią." if can_help else ""
    return Reason(rule, f"Not enough resources. Cost: {en}.{help_en}", f"Za mało zasobów. Koszt: {pl}.{help_pl}")


# ---- citizens --------------------------------------------------------------------------------------------------------


def _citizen(g: "Valeria", f: Frame, citizen: int) -> Reason:
    is_on_top = g.top_citizen(g.box.slot[citizen]) == citizen
    if f.step in (headings.ACTION, headings.FREE_CITIZEN) and not is_on_top:
        return Reason(
            "VA-2.1", "This citizen does not lie on top of a stack.", "Ten Mieszkaniec nie leży na wierzchu stosu."
        )
    if f.step == headings.ACTION:
        return _short("VA-3.4", GOLD, [int(g.citizen_cost(f.seat, citizen)), 0, 0, 0])
    if f.step == headings.FREE_CITIZEN:
        en, pl = (effect_text(g.box.effects[f.a], lang, NOMINATIVE) for lang in LANGUAGES)
        return Reason(
            "VA-7.8", f"This citizen does not fit the reward ({en}).", f"Ten Mieszkaniec nie pasuje do nagrody ({pl})."
        )
    if f.step == headings.SETTLE:
        return _harvested(g, f, citizen)
    if f.step == headings.RETURN_CITIZEN:
        return Reason("VA-12.9", "You own no such citizen.", "Nie masz takiego Mieszkańca.")
    if f.step == headings.CAPTURE:
        return Reason(
            "VA-11.6",
            f"Only the top citizens of column {int(f.a) + 1} can be given up.",
            f"Oddać można tylko wierzchnich Mieszkańców z kolumny {int(f.a) + 1}.",
        )
    if f.step == headings.STEAL:
        return Reason(
            "VA-6.4", "The Thief acts before everything else.", "Złodziej działa przed wszystkim innym."
        )  # fmt: skip
    return _later(
        g,
        f,
        "VA-7.9",
        "Citizens are recruited in your action phase.",
        "Mieszkańców werbuje się we własnej Fazie Akcji.",
    )


def _harvested(g: "Valeria", f: Frame, citizen: i64) -> Reason:
    """Why a citizen has nothing to decide about in this harvest."""
    kinds, powers = (g.box.own_kind, g.box.own) if f.a == 0 else (g.box.off_kind, g.box.off)
    if not g.seat[f.seat].citizens[citizen]:
        return Reason("VA-6.2", "You own no such citizen.", "Nie masz takiego Mieszkańca.")
    if not g.times(g.box.activation[citizen]):
        return Reason("VA-6.2", "The dice do not activate this citizen.", "Kości nie aktywują tego Mieszkańca.")
    if kinds[citizen] == PLAIN or kinds[citizen] == THIEVERY:
        return Reason(
            "VA-6.10",
            "This citizen has brought its gain already; there is nothing to decide.",
            "Zysk tego Mieszkańca jest już wypłacony; nie ma nic do wyboru.",
        )
    if not g.seat[f.seat].pending[citizen]:
        return Reason(
            "VA-6.10",
            "All activations of this citizen are settled.",
            "Wszystkie aktywacje tego Mieszkańca są już rozpatrzone.",
        )
    if _thief_waits(g, f):
        return Reason(
            "VA-6.4", "The Thief comes before your other cards.", "Złodziej działa przed twoimi innymi kartami."
        )
    en, pl = (effect_text(powers[citizen], lang, NOMINATIVE) for lang in LANGUAGES)
    return Reason(
        "VA-6.6", f"You cannot pay for this trade: {en}.", f"Nie możesz zapłacić za tę wymianę: {pl}."
    )  # fmt: skip


def _thief_waits(g: "Valeria", f: Frame) -> bool:
    """VA-B-06 Off turn the Thief is settled first."""
    if f.a == 0 or g.rules < 2:
        return False
    pending = g.seat[f.seat].pending
    return any(pending[citizen] and kind == THIEVERY for citizen, kind in enumerate(g.box.own_kind))


# ---- monsters --------------------------------------------------------------------------------------------------------


def _monster(g: "Valeria", f: Frame, monster: int) -> Reason:
    if f.step in (headings.ACTION, headings.GRANTED_SLAYING):
        if monster not in [int(g.top_monster(column)) for column in range(COLUMNS)]:
            return Reason(
                "VA-2.1", "This monster does not lie on top of a stack.", "Ten Potwór nie leży na wierzchu stosu."
            )
        return _short("VA-3.3", STRENGTH, [0, int(g.box.strength[monster]), int(g.box.magic[monster]), 0])
    if f.step == headings.RETURN_MONSTER:
        if not g.seat[f.seat].slain[monster]:
            return Reason("VA-12.9", "You have slain no such monster.", "Nie masz takiego zgładzonego Potwora.")
        return Reason("VA-13.11", "Its area is not in this game.", "Jego Terenu nie ma w tej grze.")
    if f.step == headings.TAKE_FROM and g.box.effects[f.a].name == "take_monster":
        return Reason(
            "VA-12.8",
            "The monster is drawn at random; you choose the opponent.",
            "Potwora się losuje; wybierasz tylko przeciwnika.",
        )
    return _later(
        g, f, "VA-7.5", "Monsters are slain in your action phase.", "Potwory zgładza się we własnej Fazie Akcji."
    )


# ---- domains ---------------------------------------------------------------------------------------------------------


def _domain(g: "Valeria", f: Frame, domain: int) -> Reason:
    is_mine = g.seat[f.seat].domains >> domain & 1 != 0
    if f.step == headings.CHANGE_DICE:
        for power in range(3):
            if is_mine and g.box.dice_powers[power] >> domain & 1:
                return dice_power(g, f, power)
        if is_mine:
            return Reason("VA-5.2", "This domain changes no dice.", "Ta Włość nie zmienia kości.")
        return Reason("VA-5.2", "You do not own this domain.", "Nie masz tej Włości.")
    if is_mine:
        return Reason(
            "VA-7.14",
            "This domain is yours already; its power works by itself when its time comes.",
            "Ta Włość jest już twoja; jej moc zadziała we właściwej chwili.",
        )
    if f.step != headings.ACTION:
        return _later(
            g,
            f,
            "VA-7.12",
            "Domains are acquired in your action phase.",
            "Włości pozyskuje się we własnej Fazie Akcji.",
        )
    if domain not in [int(d) for d in g.domains]:
        return _elsewhere(g, domain)
    missing = [role for i, role in enumerate(ROLES) if g.seat[f.seat].icons[i] < g.box.domain_roles[4 * domain + i]]
    if missing:
        en = ", ".join([ROLE_NAMES[role][0] for role in missing])
        pl = ", ".join([ROLE_NAMES[role][1] for role in missing])
        return Reason(
            "VA-7.12",
            f"Your citizens lack role icons: {en}. Starters have none.",
            f"Brakuje ikon Ról: {pl}. Startowi Mieszkańcy ich nie mają.",
        )
    return _short("VA-3.4", GOLD, [int(g.domain_cost(f.seat, domain)), 0, 0, 0])


def _elsewhere(g: "Valeria", domain: int) -> Reason:
    """VA-7.12 Only the face-up card of a stack can be acquired."""
    for seat in range(int(g.seat_count)):
        if g.seat[seat].domains >> domain & 1:
            en, pl = (player_name(g, seat, lang) for lang in LANGUAGES)
            return Reason("VA-7.12", f"This domain belongs to {en}.", f"Ta Włość ma już właściciela: {pl}.")
    if g.captured_domains >> domain & 1:
        return Reason("VA-11.6", "The Dark Lord has taken this domain.", "Tę Włość ma Mroczny Władca.")
    return Reason("VA-2.1", "This domain does not lie on top of a stack.", "Ta Włość nie leży na wierzchu stosu.")


def dice_power(g: "Valeria", f: Frame, power: int) -> Reason:
    """VA-5.2 Why a dice power cannot be used on a die."""
    owned = g.seat[f.seat].domains & g.box.dice_powers[power]
    if f.step != headings.CHANGE_DICE:
        return not_asked(g, f)
    if g.dice_domain(f.seat, power) == NO_CARD:
        return Reason("VA-5.2", "You do not own a domain with this power.", "Nie masz Włości z taką mocą.")
    if g.changed_by & owned:
        return Reason(
            "VA-5.2", "Each domain changes a die at most once in a roll phase.",
            "Każda Włość zmienia kość najwyżej raz w Fazie Kości.",
        )  # fmt: skip
    cost = int(dice_cost(g, f.seat, power))
    if not g.can_pay(f.seat, GOLD, cost, 0, g.box.standin_everywhere):
        rule = "VA-12.4" if power == 1 else "VA-12.7"
        return _short(rule, GOLD, [cost, 0, 0, 0], bool(g.box.standin_everywhere))
    face = int(turned(1, power))
    return Reason(
        "VA-13.20",
        f"A power must change the die, and this one already shows {face}.",
        f"Moc musi zmienić kość, a ta już pokazuje {face}.",
    )
