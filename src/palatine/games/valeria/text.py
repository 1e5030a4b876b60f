"""Words of Valeria in Polish and English."""

from typing import Final

from palatine.games.valeria.components import RESOURCES
from palatine.kernel.effect import Effect, Sayings
from palatine.kernel.speech import ACCUSATIVE, NOMINATIVE, Noun, listed

GOLD_NOUN: Final = Noun("gold", "gold", "Złoto", "Złota", "Złota", genitive="Złota")
STRENGTH_NOUN: Final = Noun("strength", "strength", "Siłę", "Siły", "Siły", nominative="Siła", genitive="Siły")
MAGIC_NOUN: Final = Noun("magic", "magic", "Magię", "Magie", "Magii", nominative="Magia", genitive="Magii")
VICTORY_NOUN: Final = Noun(
    "victory token", "victory tokens", "znacznik Zwycięstwa", "znaczniki Zwycięstwa", "znaczników Zwycięstwa",
    genitive="znacznika Zwycięstwa",
)  # fmt: skip
TRADE_NOUN: Final = Noun("trade", "trades", "wymianę", "wymiany", "wymian", nominative="wymiana", genitive="wymiany")
NOUNS: Final = [GOLD_NOUN, STRENGTH_NOUN, MAGIC_NOUN, VICTORY_NOUN]

SPECIALS: Final = {
    "free_citizen": ("a free citizen", "darmowego Mieszkańca", "darmowy Mieszkaniec"),
    "cheap_citizen": (
        "a free citizen of base cost {n} or less",
        "darmowego Mieszkańca o koszcie bazowym najwyżej {n}",
        "darmowy Mieszkaniec o koszcie bazowym najwyżej {n}",
    ),
    "cheap_soldier": (
        "a free Soldier citizen of base cost {n} or less",
        "darmowego Mieszkańca z Rolą Żołnierza o koszcie bazowym najwyżej {n}",
        "darmowy Mieszkaniec z Rolą Żołnierza o koszcie bazowym najwyżej {n}",
    ),
    "free_worker": (
        "a free Worker citizen",
        "darmowego Mieszkańca z Rolą Rzemieślnika",
        "darmowy Mieszkaniec z Rolą Rzemieślnika",
    ),
    "free_shadow": (
        "a free Shadow citizen",
        "darmowego Mieszkańca z Rolą Rozbójnika",
        "darmowy Mieszkaniec z Rolą Rozbójnika",
    ),
    "free_holy": (
        "a free Holy citizen",
        "darmowego Mieszkańca z Rolą Świętego",
        "darmowy Mieszkaniec z Rolą Świętego",
    ),
    "free_knight": ("a free Knight", "darmowego Rycerza", "darmowy Rycerz"),
    "slay": ("you may slay a monster", "możesz zgładzić Potwora"),
    "return_citizen": ("{n} VP for a citizen you return", "{n} PZ za odłożonego Mieszkańca"),
    "return_monster": ("{n} VP for a slain monster you return", "{n} PZ za odłożonego Potwora"),
    "steal_gold": ("up to {n} gold from an opponent", "do {n} Złota od przeciwnika"),
    "steal_magic": ("up to {n} magic from an opponent", "do {n} Magii od przeciwnika"),
    "take_gold": ("up to {n} gold from an opponent", "do {n} Złota od przeciwnika"),
    "take_magic": ("up to {n} magic from an opponent", "do {n} Magii od przeciwnika"),
    "take_monster": (
        "a random slain monster of an opponent",
        "losowego zgładzonego Potwora przeciwnika",
        "losowy zgładzony Potwór przeciwnika",
    ),
    "lower_die": ("you may lower a die by 1", "możesz obniżyć dowolną kość o 1"),
    "die_six": ("you may turn a die to 6 for 2 gold", "możesz ustawić dowolną kość na 6, płacąc 2 Złota"),
    "die_one": (
        "you may turn a die to 1 for 1 gold per Holy citizen of yours",
        "możesz ustawić dowolną kość na 1, płacąc 1 Złoto za każdego swojego Mieszkańca z Rolą Świętego",
    ),
    "no_surcharge": ("citizens cost you no surcharge for copies", "werbujesz bez dopłat za kopie"),
    "discount": ("domains cost you 1 gold less", "Włości kosztują cię o 1 Złoto mniej"),
}
"""What a special does: English, Polish after a verb and, where it differs, Polish on a card."""

_COUNTS: Final = {
    "soldier_citizens": ("for every Soldier citizen", "za każdego Mieszkańca z Rolą Żołnierza"),
    "worker_citizens": ("for every Worker citizen", "za każdego Mieszkańca z Rolą Rzemieślnika"),
    "citizens": ("for every citizen", "za każdego Mieszkańca"),
    "knights": ("for every Knight", "za każdą kartę Rycerza"),
    "domains": ("for every domain", "za każdą Włość"),
    "area": ("for every slain monster of this area", "za każdego zgładzonego Potwora z tego Terenu"),
}
COUNTED: Final = {
    "soldier_citizens": ("Soldier citizens", "Mieszkańcy z Rolą Żołnierza"),
    "worker_citizens": ("Worker citizens", "Mieszkańcy z Rolą Rzemieślnika"),
    "citizens": ("citizens", "Mieszkańcy"),
    "knights": ("Knight cards", "karty Rycerza"),
    "domains": ("domains", "Włości"),
    "area": ("monsters of this area", "Potwory z tego Terenu"),
}
"""What a reward has counted, before the number: „Potwory z tego Terenu: 3”."""
SAYINGS: Final = Sayings(
    dict(zip(RESOURCES, NOUNS, strict=True)),
    Noun("resource", "resources", "zasób", "zasoby", "zasobów", genitive="zasobu"),
    SPECIALS,
    _COUNTS,
)


def effect_text(effect: Effect, lang: str, case: str = ACCUSATIVE) -> str:
    return SAYINGS.describe(effect, RESOURCES, lang, case)


def amounts_text(amounts: list[int], lang: str, case: str = ACCUSATIVE) -> str:
    """“2 gold and 1 magic”; nothing is an empty text, for which every sentence has its own words."""
    return listed([noun.count(n, lang, case) for noun, n in zip(NOUNS, amounts, strict=True) if n], lang)


def goods_text(goods: dict[str, object], lang: str) -> str:
    """Amounts from the facts of an event."""
    found = [goods.get(name, 0) for name in RESOURCES]
    return amounts_text([n if isinstance(n, int) else 0 for n in found], lang)


def price_text(amounts: list[int], lang: str) -> str:
    """A price in a bracket: „3 Złota”, or that there is none."""
    free = "za darmo" if lang == "pl" else "free"
    return amounts_text(amounts, lang, NOMINATIVE) or free
