"""Words of Paladins in Polish and English."""

from typing import Final

from palatine.games.paladins.components import RESOURCES
from palatine.kernel.effect import SPECIAL, Effect, Sayings
from palatine.kernel.speech import Noun, listed

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
    if effect.parts and effect.tag not in (3, 4):
        return listed([effect_text(part, lang) for part in effect.parts], lang)
    return SAYINGS.describe(effect, RESOURCES, lang)


def goods_text(goods: dict[str, object], lang: str) -> str:
    """Amounts from the facts of an event."""
    parts: list[str] = []
    for name, noun in zip(RESOURCES, NOUNS, strict=True):
        n = goods.get(name, 0)
        if isinstance(n, int) and n:
            parts.append(noun.count(n, lang))
    return listed(parts, lang) or ("nic" if lang == "pl" else "nothing")
