"""Words of Paladins in Polish and English: nouns, and effects as phrases. One table for labels, log and cards."""

from typing import Final

from palatine.games.paladins.components import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    RESOURCES,
    WORKER_NAMES,
    WORKERS,
)
from palatine.kernel.data import Row
from palatine.kernel.effect import Effect, Sayings, Style
from palatine.kernel.speech import ACCUSATIVE, BRIEF, GENITIVE, NOMINATIVE, Noun, listed

_PEOPLE: Final = [
    Noun("Labourer", "Labourers", "Parobka", "Parobków", "Parobków", nominative="Parobek"),
    Noun("Scout", "Scouts", "Zwiadowcę", "Zwiadowców", "Zwiadowców", nominative="Zwiadowca", genitive="Zwiadowcy"),
    Noun("Merchant", "Merchants", "Kupca", "Kupców", "Kupców", nominative="Kupiec"),
    Noun("Fighter", "Fighters", "Wojownika", "Wojowników", "Wojowników", nominative="Wojownik"),
    Noun("Cleric", "Clerics", "Kleryka", "Kleryków", "Kleryków", nominative="Kleryk"),
    Noun("Criminal", "Criminals", "Złoczyńcę", "Złoczyńców", "Złoczyńców", nominative="Złoczyńca",
         genitive="Złoczyńcy"),
]  # fmt: skip
CRIMINAL_NOUN: Final = _PEOPLE[5]
SILVER_NOUN: Final = Noun("silver", "silver", "Srebrnik", "Srebrniki", "Srebrników", genitive="Srebrnika")
PROVISION_NOUN: Final = Noun(
    "provision", "provisions", "sztukę Zapasów", "sztuki Zapasów", "sztuk Zapasów",
    nominative="sztuka Zapasów", genitive="sztuki Zapasów",
)  # fmt: skip
NOUNS: Final = [*_PEOPLE[:5], SILVER_NOUN, PROVISION_NOUN]
"""Of the resources that are counted; attributes are not (“Strength +1”)."""
SUSPICION_NOUN: Final = Noun(
    "Suspicion", "Suspicions", "Podejrzenie", "Podejrzenia", "Podejrzeń", genitive="Podejrzenia"
)
TAX_NOUN: Final = Noun(
    "silver from the tax supply", "silver from the tax supply", "Srebrnik z puli Podatków",
    "Srebrniki z puli Podatków", "Srebrników z puli Podatków",
)  # fmt: skip
DEBT_NOUN: Final = Noun("Debt", "Debts", "Dług", "Długi", "Długów", genitive="Długu")
WORKER_NOUN: Final = Noun("worker", "workers", "Robotnika", "Robotników", "Robotników", nominative="Robotnik")

WORKER_BRIEF: Final = {
    "labourer": ("Lab", "Par"),
    "scout": ("Sco", "Zwi"),
    "merchant": ("Mer", "Kup"),
    "fighter": ("Fig", "Woj"),
    "cleric": ("Cle", "Kle"),
    "criminal": ("Cri", "Zło"),
    "any": ("any", "dow"),
}
ATTRIBUTE_BRIEF: Final = {"strength": ("Str", "Siła"), "faith": ("Fai", "Wiara"), "influence": ("Inf", "Wpł.")}
_ATTRIBUTE_GAINED: Final = {"strength": "Siłę", "faith": "Wiarę", "influence": "Wpływy"}
"""Right after a Polish verb."""

assert set(WORKER_BRIEF) == {*WORKERS, "any"} and list(ATTRIBUTE_BRIEF) == ATTRIBUTES

_SPECIALS: Final = {
    "pray": ("Pray", "Modlitwę", "Modlitwa"),
    "free_recruit": ("free recruit", "darmową Rekrutację", "darmowa Rekrutacja"),
    "free_develop": ("free Develop", "darmowy Rozwój", "darmowy Rozwój"),
}
"""English, Polish after a verb, Polish elsewhere."""
_DEEDS: Final = {
    "remove_suspicion": ("discard", "odrzucenie", "odrzucenie", SUSPICION_NOUN),
    "destroy_debt": ("destroy", "zniszczenie", "zniszczenie", DEBT_NOUN),
    "pay_debt": ("pay", "spłatę", "spłata", DEBT_NOUN),
}
"""The same for what is done to so many cards."""
_SPECIALS_BRIEF: Final = {
    "pray": ("Pray", "Modlitwa"),
    "free_recruit": ("free\u00a0recruit", "darm.\u00a0Rekrutacja"),
    "free_develop": ("free\u00a0Develop", "darm.\u00a0Rozwój"),
    "remove_suspicion": ("−{n}\u00a0Susp.", "−{n}\u00a0Podejrz."),
    "destroy_debt": ("−{n}\u00a0Debt", "−{n}\u00a0Dług"),
    "pay_debt": ("pay\u00a0Debt", "spłata\u00a0Długu"),
    "tax": ("{n}\u00a0sil.\u00a0(tax)", "{n}\u00a0Sr.\u00a0(Podatki)"),
}


# ---- effects ---------------------------------------------------------------------------------------------------------


class _Rewards(Style):
    """What actions and cards give."""

    def gain(self, name: str, n: int) -> str:
        return gain(name, n, self.lang, self.form)

    def special(self, name: str, n: int) -> str:
        return _special(name, n, self.lang, self.form)


def saying(effect: Effect, lang: str, form: str = NOMINATIVE) -> str:
    """An effect in words, in a case or briefly; nothing at all is an empty text."""
    return _Rewards(lang, form).say(effect, RESOURCES)


def gain(name: str, n: int, lang: str, form: str = NOMINATIVE) -> str:
    """So much of a resource: “2 Scouts”, “Faith +1”."""
    at = 1 if lang == "pl" else 0
    if name in ATTRIBUTES:
        words = ATTRIBUTE_BRIEF if form == BRIEF else ATTRIBUTE_NAMES
        return f"{_ATTRIBUTE_GAINED[name] if at and form == ACCUSATIVE else words[name][at]}\u00a0+{n}"
    if form != BRIEF:
        return NOUNS[RESOURCES.index(name)].count(n, lang, form)
    if name == "silver":
        return f"{n}\u00a0{('sil.', 'Sr.')[at]}"
    return f"{n}\u00a0{('prov.', 'Zap.')[at]}" if name == "provision" else counted(WORKER_BRIEF[name][at], n)


def counted(name: str, n: int) -> str:
    """“Sco”, “2 Sco”."""
    return f"{n}\u00a0{name}" if n > 1 else name


def _special(name: str, n: int, lang: str, form: str) -> str:
    at = 1 if lang == "pl" else 0
    if form == BRIEF:
        return counted(WORKER_BRIEF[name][at], n) if name == "criminal" else _SPECIALS_BRIEF[name][at].format(n=n)
    if name in ("criminal", "tax"):
        return (CRIMINAL_NOUN if name == "criminal" else TAX_NOUN).count(n, lang, form)
    column = at if lang != "pl" or form == ACCUSATIVE else 2
    if name in _SPECIALS:
        return counted(_SPECIALS[name][column], n)
    en, after_verb, alone, noun = _DEEDS[name]
    what = noun.count(n, lang, GENITIVE) if n > 1 else noun.form(1, lang, GENITIVE) if at else f"a {noun.form(1, lang)}"
    return f"{(en, after_verb, alone)[column]} {what}"


def goods_text(goods: dict[str, object], lang: str, form: str) -> str:
    """Amounts from the facts of an event."""
    parts = [(name, goods[name]) for name in RESOURCES if name in goods]
    return listed([gain(name, n, lang, form) for name, n in parts if isinstance(n, int)], lang)


def price_text(silver: int, provisions: int, debt: int, lang: str, form: str) -> str:
    """What something costs; an empty text where it is free."""
    costs = [(SILVER_NOUN, silver), (PROVISION_NOUN, provisions), (DEBT_NOUN, debt)]
    return listed([noun.count(n, lang, form) for noun, n in costs if n], lang)


def group_text(text: str, lang: str) -> str:
    """`scout+fighter` as names of workers."""
    return listed([WORKER_NAMES[name][1 if lang == "pl" else 0] for name in text.split("+")], lang)


# ---- cards that work or score later ----------------------------------------------------------------------------------


_WHEN: Final = {
    "absolve": ("after each Absolve", "po każdym Rozgrzeszeniu"),
    "commission": ("after each Commission", "po każdej Misji"),
    "develop": ("after each Develop", "po każdym Rozwoju"),
    "attack": ("after each Attack", "po każdym Ataku"),
    "fortify": ("after each Fortify", "po każdej Fortyfikacji"),
    "convert": ("after each Convert", "po każdym Nawróceniu"),
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
    return f"{when}: {saying(ability, lang)}"


_POINTS: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")
_COUNTS: Final = {
    "commissions": ("per {n} Monks sent out", "za każdych {n} wysłanych Mnichów"),
    "garrisons": ("per {n} Outposts placed", "za każde {n} umieszczone Posterunki"),
    "workshops": ("per {n} Workshops placed", "za każde {n} umieszczone Warsztaty"),
    "crew": ("per {n} Townsfolk in your crew", "za każdych {n} Mieszczan w drużynie"),
    "walls": ("per {n} Walls built", "za każde {n} wybudowane Mury"),
    "converts": ("per {n} Outsiders converted", "za każdych {n} Nawróconych Najeźdźców"),
    "absolutions": ("per {n} Jars moved", "za każde {n} przeniesione Dzbany"),
    "strength": ("per {n} Strength", "za każde {n} punkty Siły"),
    "influence": ("per {n} Influence", "za każde {n} punkty Wpływów"),
    "faith": ("per {n} Faith", "za każde {n} punkty Wiary"),
    "saracens": ("per Saracen attacked", "za każdego Zaatakowanego Saracena"),
    "byzantines": ("per Byzantine attacked", "za każdego Zaatakowanego Bizantyjczyka"),
    "vikings": ("per Viking attacked", "za każdego Zaatakowanego Wikinga"),
    "orders": ("per King's Order fulfilled", "za każdy wykonany Królewski Dekret"),
    "mercenaries": ("per Mercenary converted", "za każdego Nawróconego Najemnika"),
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
    return _SCORING.describe(effect, ["vp"], lang, NOMINATIVE)
