"""Words of Paladins in Polish and English."""

from typing import Final

from palatine.games.paladins.components import RESOURCES, WORKER_NAMES
from palatine.kernel.data import Row
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect, Sayings
from palatine.kernel.speech import Noun, either, listed

LABOURER_NOUN: Final = Noun("Labourer", "Labourers", "Parobka", "Parobków", "Parobków")
SCOUT_NOUN: Final = Noun("Scout", "Scouts", "Zwiadowcę", "Zwiadowców", "Zwiadowców")
MERCHANT_NOUN: Final = Noun("Merchant", "Merchants", "Kupca", "Kupców", "Kupców")
FIGHTER_NOUN: Final = Noun("Fighter", "Fighters", "Wojownika", "Wojowników", "Wojowników")
CLERIC_NOUN: Final = Noun("Cleric", "Clerics", "Kleryka", "Kleryków", "Kleryków")
SILVER_NOUN: Final = Noun("silver", "silver", "Srebrnik", "Srebrniki", "Srebrników")
PROVISION_NOUN: Final = Noun("provision", "provisions", "sztukę Zapasów", "sztuki Zapasów", "sztuk Zapasów")
STRENGTH_NOUN: Final = Noun("Strength", "Strength", "punkt Siły", "punkty Siły", "punktów Siły")
FAITH_NOUN: Final = Noun("Faith", "Faith", "punkt Wiary", "punkty Wiary", "punktów Wiary")
INFLUENCE_NOUN: Final = Noun("Influence", "Influence", "punkt Wpływów", "punkty Wpływów", "punktów Wpływów")
NOUNS: Final = [
    LABOURER_NOUN, SCOUT_NOUN, MERCHANT_NOUN, FIGHTER_NOUN, CLERIC_NOUN, SILVER_NOUN, PROVISION_NOUN, STRENGTH_NOUN,
    FAITH_NOUN, INFLUENCE_NOUN,
]  # fmt: skip
CRIMINAL_NOUN: Final = Noun("Criminal", "Criminals", "Złoczyńcę", "Złoczyńców", "Złoczyńców")
SUSPICION_NOUN: Final = Noun("Suspicion", "Suspicions", "Podejrzenie", "Podejrzenia", "Podejrzeń")
TAX_NOUN: Final = Noun(
    "silver from the tax supply", "silver from the tax supply", "Srebrnik z puli Podatków",
    "Srebrniki z puli Podatków", "Srebrników z puli Podatków",
)  # fmt: skip
DEBT_NOUN: Final = Noun("Debt", "Debts", "Dług", "Długi", "Długów")
WORKER_NOUN: Final = Noun("worker", "workers", "Robotnika", "Robotników", "Robotników")

_COUNTED: Final = {"criminal": CRIMINAL_NOUN, "tax": TAX_NOUN}
_SPECIALS: Final = {
    "criminal": ("1 Criminal", "1 Złoczyńcę"),
    "tax": ("1 silver from the tax supply", "1 Srebrnik z puli Podatków"),
    "remove_suspicion": ("discard a Suspicion", "odrzucenie Podejrzenia"),
    "destroy_debt": ("destroy an unpaid Debt", "zniszczenie niespłaconego Długu"),
    "pay_debt": ("pay a Debt", "spłatę Długu"),
    "pray": ("Pray", "Modlitwę"),
    "free_recruit": ("free recruit", "darmową Rekrutację"),
    "free_develop": ("free Develop", "darmowy Rozwój"),
}
SAYINGS: Final = Sayings(dict(zip(RESOURCES, NOUNS, strict=True)), WORKER_NOUN, _SPECIALS, {})


def effect_text(effect: Effect, lang: str) -> str:
    """The effect as a phrase; specials with a number have a noun of their own."""
    if effect.tag == SPECIAL and effect.count > 1:
        n = int(effect.count)
        if effect.name in _COUNTED:
            return _COUNTED[effect.name].count(n, lang)
        if effect.name == "remove_suspicion":
            return f"odrzucenie {n} Podejrzeń" if lang == "pl" else f"discard {SUSPICION_NOUN.count(n, lang)}"
    if effect.tag == EITHER:
        return either([effect_text(part, lang) for part in effect.parts], lang)
    if effect.tag == SEQ and effect.parts:
        return listed([item for part in effect.parts for item in _items(part, lang)], lang)
    return SAYINGS.describe(effect, RESOURCES, lang)


def _items(effect: Effect, lang: str) -> list[str]:
    """The things of one part of a reward, to be joined with those of the others."""
    if effect.tag == GAIN:
        return [noun.count(int(n), lang) for noun, n in zip(NOUNS, effect.amounts, strict=True) if n]
    return [effect_text(effect, lang)]


_WHEN: Final = {
    "absolve": ("after each Absolve", "po każdym Rozgrzeszeniu"),
    "commission": ("after each Commission", "po każdej Misji"),
    "develop": ("after each Develop", "po każdym Rozwoju"),
    "attack": ("after each Attack", "po każdym Ataku"),
    "fortify": ("after each Fortify", "po każdej Fortyfikacji"),
    "convert": ("after each Convert", "po każdym Nawracaniu"),
    "garrison": ("after each Garrison", "po każdej Mobilizacji"),
    "pay_debt": ("whenever you pay a Debt", "po każdej spłacie Długu"),
    "inquisition": ("at each Inquisition", "przy każdej Inkwizycji"),
}
_IF: Final = {
    "": ("", ""),
    "suspicion_at_least_2": (" with 2 or more Suspicions", " z co najmniej 2 Podejrzeniami"),
    "no_suspicion": (" without Suspicions", " bez Podejrzeń"),
}


def ability_text(row: Row, ability: Effect, lang: str) -> str:
    """When the ability of a Townsfolk works, and what it gives."""
    at = 1 if lang == "pl" else 0
    when = _WHEN[row.text("trigger")][at] + _IF[row.text("condition")][at]
    return f"{when}: {effect_text(ability, lang)}"


_POINTS: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")
_COUNTS: Final = {
    "commissions": ("per {n} Monks sent out", "za każdych {n} wysłanych Mnichów"),
    "garrisons": ("per {n} Outposts placed", "za każde {n} umieszczone Posterunki"),
    "workshops": ("per {n} Workshops placed", "za każde {n} umieszczone Warsztaty"),
    "crew": ("per {n} Townsfolk in your crew", "za każdych {n} Mieszczan w drużynie"),
    "walls": ("per {n} Walls built", "za każde {n} wybudowane Mury"),
    "converts": ("per {n} Outsiders converted", "za każdych {n} nawróconych Najeźdźców"),
    "absolutions": ("per {n} Jars moved", "za każde {n} przeniesione Dzbany"),
    "strength": ("per {n} Strength", "za każde {n} punkty Siły"),
    "influence": ("per {n} Influence", "za każde {n} punkty Wpływów"),
    "faith": ("per {n} Faith", "za każde {n} punkty Wiary"),
    "saracens": ("per Saracen attacked", "za każdego zaatakowanego Saracena"),
    "byzantines": ("per Byzantine attacked", "za każdego zaatakowanego Bizantyjczyka"),
    "vikings": ("per Viking attacked", "za każdego zaatakowanego Wikinga"),
    "orders": ("per King's Order fulfilled", "za każdy wykonany Królewski Dekret"),
    "mercenaries": ("per Mercenary converted", "za każdego nawróconego Najemnika"),
    "paid_debts": ("per paid Debt", "za każdy spłacony Dług"),
    "suspicions": ("per Suspicion held", "za każde posiadane Podejrzenie"),
}
_SCORING: Final = Sayings(
    {"vp": _POINTS},
    _POINTS,
    {"debt_relief": ("each unpaid Debt costs 1 VP less", "każdy niespłacony Dług odbiera o 1 PZ mniej")},
    _COUNTS,
)


def scoring_text(effect: Effect, lang: str) -> str:
    """What a converted Outsider scores."""
    return _SCORING.describe(effect, ["vp"], lang)


def goods_text(goods: dict[str, object], lang: str) -> str:
    """Amounts from the facts of an event."""
    parts: list[str] = []
    for name, noun in zip(RESOURCES, NOUNS, strict=True):
        n = goods.get(name, 0)
        if isinstance(n, int) and n:
            parts.append(noun.count(n, lang))
    return listed(parts, lang) or ("nic" if lang == "pl" else "nothing")


def group_text(text: str, lang: str) -> str:
    """`scout+fighter` as names of workers."""
    return listed([WORKER_NAMES[name][1 if lang == "pl" else 0] for name in text.split("+")], lang)
