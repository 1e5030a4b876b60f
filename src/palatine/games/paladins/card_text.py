"""Cards and effects of Paladins in words: in full, and as briefly as a narrow board needs them."""

from typing import Final

from palatine.games.paladins.box import Box
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    DEBT_SPACES,
    WORKER_NAMES,
)
from palatine.games.paladins.people_components import TYPE_NAMES
from palatine.games.paladins.text import (
    ATTRIBUTE_BRIEF,
    WORKER_BRIEF,
    ability_text,
    counted,
    gain,
    saying,
    scoring_text,
)
from palatine.kernel.data import OVERLAY, RECONSTRUCTED, Row
from palatine.kernel.effect import Effect, Style
from palatine.kernel.speech import ACCUSATIVE, BRIEF, NOMINATIVE

WORDS: Final[dict[str, tuple[str, str]]] = {
    "phase.set_up": ("set-up", "przygotowanie gry"),
    "phase.preparation": ("preparation", "przygotowanie"),
    "phase.actions": ("actions", "akcje"),
    "phase.end": ("end of the game", "koniec gry"),
    "vp": ("VP", "PZ"),
    "points.n": ("{n} VP", "{n} PZ"),
    "debt": ("Debt", "Dług"),
    "no.silver": ("{action} costs no silver", "{action} bez Srebrników"),
    "no.provisions": ("{action} costs no provisions", "{action} bez Zapasów"),
    "less": ("{action} costs {what} less", "{action} taniej o {what}"),
    "bonus": ("{action} also brings {what}", "{action} daje też {what}"),
    "instant": ("at once: {what}", "natychmiast: {what}"),
    "instant.brief": ("at once {what}", "natychm. {what}"),
    "points": ("Victory points", "Punkty Zwycięstwa"),
    "points.orders": ("King's Orders", "Królewskie Dekrety"),
    "points.strength": ("Strength", "Siła"),
    "points.faith": ("Faith", "Wiara"),
    "points.influence": ("Influence", "Wpływy"),
    "points.commission": ("Commissions", "Misje"),
    "points.garrison": ("Garrisons", "Mobilizacje"),
    "points.fortify": ("Fortifications", "Fortyfikacje"),
    "points.walls": ("VP on Walls", "PZ z kart Murów"),
    "points.absolve": ("Absolutions", "Rozgrzeszenia"),
    "points.develop": ("Workshops", "Rozwój"),
    "points.converts": ("Converted Outsiders", "Nawróceni Najeźdźcy"),
    "points.paid_debts": ("Paid Debts", "Długi spłacone"),
    "points.unpaid_debts": ("Unpaid Debts", "Długi niespłacone"),
    "points.resources": ("Silver and provisions", "Srebrniki i Zapasy"),
    "tie.suspicions": ("Suspicions (tie: fewer)", "Podejrzenia (remis: mniej)"),
    "family.paladins": ("Paladins", "Paladyni"),
    "family.tavern": ("Tavern cards", "Karty Karczmy"),
    "family.suspicions": ("Suspicions", "Podejrzenia"),
    "family.favours": ("King's Favours", "Królewskie Łaski"),
    "family.townsfolk": ("Townsfolk", "Mieszczanie"),
    "family.townsfolk_track": ("Townsfolk track", "Tor Mieszczan"),
    "family.outsiders": ("Outsiders", "Najeźdźcy"),
    "family.walls": ("Walls", "Mury"),
    "family.spaces": ("Spaces of the map", "Pola mapy"),
    "family.jar_spaces": ("Jar spaces", "Pola Dzbanów"),
    "family.jars": ("Jars", "Dzbany"),
    "family.workshops": ("Workshops", "Warsztaty"),
    "card.copies": ("copies: {n}", "egzemplarze: {n}"),
    "card.tax": ("tax {n}", "Podatek {n}"),
    "card.dismiss": ("dismissed: {what}", "za odrzucenie karty: {what}"),
    "card.attack": ("attacked: {what}", "za Atak: {what}"),
    "card.convert": ("converted: {what}", "za Nawrócenie: {what}"),
    "card.players": ("from {n} players on", "od {n} graczy"),
    "card.influence": ("needs Influence {n}", "wymagane Wpływy: {n}"),
    "card.free": ("free", "za darmo"),
    "card.debt": ("or 1 Debt", "albo 1 Dług"),
    "card.slot": ("worker: {what}", "Robotnik: {what}"),
}

TYPE_BRIEF: Final = {"byzantine": ("Byz", "Biz"), "saracen": ("Sar", "Sar"), "viking": ("Vik", "Wik")}

MARKS: Final = {RECONSTRUCTED: "?", OVERLAY: "◆"}
"""What a figure carries that is neither printed nor public; the list of cards shows the same signs."""

ALL_OFF: Final = 9
"""A Paladin that takes so much off a price takes all of it off."""

_TRIGGERS: Final = {"pay_debt": ("Debt paid", "spłata Długu"), "inquisition": ("Inquisition", "Inkwizycja")}
_CONDITIONS: Final = {
    "suspicion_at_least_2": (", 2+ Susp.", ", 2+ Podejrz."),
    "no_suspicion": (", 0 Susp.", ", 0 Podejrz."),
}
_PER: Final = {
    "commissions": ("Monks", "Mnichów"),
    "garrisons": ("Outposts", "Posterunki"),
    "workshops": ("Workshops", "Warsztaty"),
    "crew": ("Townsfolk", "Mieszczan"),
    "walls": ("Walls", "Mury"),
    "converts": ("converted", "Nawróconych"),
    "absolutions": ("Jars", "Dzbany"),
    "strength": ("Strength", "Siły"),
    "influence": ("Influence", "Wpływów"),
    "faith": ("Faith", "Wiary"),
    "saracens": ("Sar attacked", "Zaatak. Sar"),
    "byzantines": ("Byz attacked", "Zaatak. Biz"),
    "vikings": ("Vik attacked", "Zaatak. Wik"),
    "orders": ("King's Order", "Król. Dekret"),
    "mercenaries": ("Mercenary", "Najemnika"),
    "paid_debts": ("paid Debt", "spłacony Dług"),
    "suspicions": ("Suspicion", "Podejrzenie"),
}


def word(key: str, lang: str, **words: object) -> str:
    """A word about cards in the language of the table."""
    return WORDS[key][1 if lang == "pl" else 0].format(**words)


def mark(row: Row) -> str:
    """The sign of a figure that is our own, or the player's own."""
    return MARKS.get(row.source, "")


# ---- effects ---------------------------------------------------------------------------------------------------------


def form_of(brief: bool) -> str:
    return BRIEF if brief else NOMINATIVE


def silver(n: int, lang: str, brief: bool) -> str:
    return gain("silver", n, lang, form_of(brief))


def provisions(n: int, lang: str, brief: bool) -> str:
    return gain("provision", n, lang, form_of(brief))


class _BriefPoints(Style):
    def gain(self, name: str, n: int) -> str:
        return word("points.n", self.lang, n=n)

    def special(self, name: str, n: int) -> str:
        return f"+1\u00a0{word('vp', self.lang)}/{('unpaid Debt', 'niespł. Dług')[self.at]}"

    def per(self, each: str, name: str, n: int) -> str:
        return f"{each}/{counted(_PER[name][self.at], n)}"


def scoring_saying(effect: Effect, lang: str, brief: bool = False) -> str:
    """PA-13 What a converted Outsider counts."""
    return _BriefPoints(lang, BRIEF, (" + ", "", "")).say(effect, ["vp"]) if brief else scoring_text(effect, lang)


# ---- cards -----------------------------------------------------------------------------------------------------------


def action_name(id: str, lang: str) -> str:
    return next(row for row in ACTIONS if row.id == id).name(lang)


def type_name(row: Row, lang: str, brief: bool) -> str:
    return (TYPE_BRIEF if brief else TYPE_NAMES)[row.text("type")][1 if lang == "pl" else 0]


def outsider_name(row: Row, lang: str, brief: bool = False) -> str:
    """An Outsider with its type, since several share a name."""
    type = type_name(row, lang, brief)
    return f"{row.name(lang)}{mark(row)} {type}" if brief else f"{row.name(lang)}{mark(row)} ({type})"


def ability_saying(row: Row, ability: Effect, lang: str, brief: bool = False) -> str:
    """PA-12 When a Townsfolk of the crew works, and what it gives."""
    if not brief:
        return ability_text(row, ability, lang)
    at = 1 if lang == "pl" else 0
    trigger = row.text("trigger")
    when = _TRIGGERS[trigger][at] if trigger in _TRIGGERS else action_name(trigger, lang)
    condition = row.text("condition")
    return f"{when}{_CONDITIONS[condition][at] if condition else ''}: {saying(ability, lang, BRIEF)}"


def crew_saying(box: Box, card: int, lang: str, brief: bool = False) -> str:
    """PA-5.8 What a recruited Townsfolk gives at once, and from then on."""
    ability = ability_saying(box.rows["townsfolk"][card], box.ability[card], lang, brief)
    instant = saying(box.instant[card], lang, form_of(brief))
    key = "instant.brief" if brief else "instant"
    return f"{word(key, lang, what=instant)}; {ability}" if instant else ability


def boost_saying(row: Row, lang: str, brief: bool = False) -> str:
    at = 1 if lang == "pl" else 0
    names = ATTRIBUTE_BRIEF if brief else ATTRIBUTE_NAMES
    return ", ".join([f"{names[key][at]}\u00a0+{row.integer(key)}" for key in ATTRIBUTES if row.integer(key)])


def paladin_saying(box: Box, card: int, lang: str, brief: bool = False) -> str:
    """PA-3.8 The boost of a Paladin and what it makes cheaper or better."""
    row = box.rows["paladins"][card]
    action = action_name(row.text("action"), lang)
    parts = [boost_saying(row, lang, brief)] if boost_saying(row, lang, brief) else []
    form = BRIEF if brief else ACCUSATIVE
    for name, none in (("silver", "no.silver"), ("provision", "no.provisions")):
        off = row.integer(f"{name}_off")
        if off:
            key = none if off >= ALL_OFF else "less"
            parts.append(word(key, lang, action=action, what=gain(name, off, lang, form)))
    bonus = saying(box.bonus[card], lang, form)
    if bonus:
        parts.append(word("bonus", lang, action=action, what=bonus))
    return "; ".join(parts)


def favour_slot(row: Row, lang: str, brief: bool) -> str:
    at = 1 if lang == "pl" else 0
    slot = row.text("slot")
    if brief:
        return WORKER_BRIEF[slot][at]
    return ("any", "dowolny")[at] if slot == "any" else WORKER_NAMES[slot][at]


def favour_cost(row: Row, lang: str, brief: bool) -> str:
    """PA-7.5 What a Favour costs beside its worker."""
    costs: list[str] = []
    if row.integer("silver"):
        costs.append(silver(row.integer("silver"), lang, brief))
    if row.integer("provision"):
        costs.append(provisions(row.integer("provision"), lang, brief))
    if row.integer("debt"):
        costs.append(f"1\u00a0{word('debt', lang)}")
    return " + ".join(costs)


def favour_saying(box: Box, card: int, lang: str, brief: bool = False) -> str:
    reward = saying(box.favour[card], lang, form_of(brief))
    cost = favour_cost(box.rows["favours"][card], lang, brief)
    return f"{cost} → {reward}" if cost else reward


def wall_saying(box: Box, card: int, lang: str) -> str:
    row = box.rows["walls"][card]
    parts = [saying(box.wall[card], lang), saying(box.wall_choice[card], lang)]
    if row.integer("vp"):
        parts.append(word("points.n", lang, n=row.integer("vp")))
    return "; ".join([part for part in parts if part])


def card_text(box: Box, family: str, row: Row, lang: str) -> str:
    """A row in words, for the list of cards."""
    card = [other.id for other in box.rows[family]].index(row.id)
    if family == "paladins":
        return f"{saying(box.paladin_workers[card], lang)}; {paladin_saying(box, card, lang)}"
    if family == "tavern":
        return saying(box.tavern[card], lang)
    if family == "suspicions":
        return f"{word('card.tax', lang, n=row.integer('tax'))}; {word('card.copies', lang, n=row.integer('copies'))}"
    if family == "favours":
        return f"{word('card.slot', lang, what=favour_slot(row, lang, False))}; {favour_saying(box, card, lang)}"
    if family == "townsfolk":
        return f"{word('card.dismiss', lang, what=saying(box.dismiss[card], lang))}; {crew_saying(box, card, lang)}"
    if family == "townsfolk_track":
        debt = f" {word('card.debt', lang)}" if card < DEBT_SPACES else ""
        cost = silver(row.integer("silver"), lang, False) if row.integer("silver") else word("card.free", lang)
        return cost + debt
    if family == "outsiders":
        attack = word("card.attack", lang, what=saying(box.attack[card], lang))
        convert = word("card.convert", lang, what=saying(box.convert[card], lang))
        return f"{type_name(row, lang, False)}; {attack}; {convert}; {scoring_saying(box.scoring[card], lang)}"
    return _place_text(box, family, card, row, lang)


def _place_text(box: Box, family: str, card: int, row: Row, lang: str) -> str:
    if family == "walls":
        return f"{wall_saying(box, card, lang)}; {word('card.copies', lang, n=row.integer('copies'))}"
    if family == "spaces":
        players = row.integer("players")
        open_for = f"; {word('card.players', lang, n=players)}" if players > 1 else ""
        return saying(box.space[card], lang) + open_for
    if family == "jar_spaces":
        return saying(box.jar[card], lang)
    if family == "jars":
        return word("card.influence", lang, n=row.integer("need"))
    assert family == "workshops"
    return saying(box.workshop[card], lang)
