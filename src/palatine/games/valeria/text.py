"""Words of Valeria in Polish and English."""

from typing import Final

from palatine.games.valeria.components import RESOURCES
from palatine.kernel.effect import Effect, Sayings
from palatine.kernel.speech import Noun, listed

GOLD_NOUN: Final = Noun("gold", "gold", "Złoto", "Złota", "Złota")
STRENGTH_NOUN: Final = Noun("strength", "strength", "Siłę", "Siły", "Siły")
MAGIC_NOUN: Final = Noun("magic", "magic", "Magię", "Magie", "Magii")
VICTORY_NOUN: Final = Noun(
    "victory token", "victory tokens", "znacznik Zwycięstwa", "znaczniki Zwycięstwa", "znaczników Zwycięstwa"
)
NOUNS: Final = [GOLD_NOUN, STRENGTH_NOUN, MAGIC_NOUN, VICTORY_NOUN]

_SPECIALS: Final = {
    "free_citizen": ("a free citizen", "Mieszkaniec bez opłaty"),
    "cheap_citizen": ("a free citizen within the cost limit", "tani Mieszkaniec bez opłaty"),
    "cheap_soldier": ("a free Soldier within the cost limit", "tani Żołnierz bez opłaty"),
    "free_worker": ("a free Worker", "Rzemieślnik bez opłaty"),
    "free_shadow": ("a free Shadow", "Rozbójnik bez opłaty"),
    "free_holy": ("a free Holy citizen", "Święty bez opłaty"),
    "free_knight": ("a free Knight", "Rycerz bez opłaty"),
    "slay": ("a slaying", "zgładzenie Potwora"),
    "return_citizen": ("3 victory tokens for a returned citizen", "3 znaczniki Zwycięstwa za odłożonego Mieszkańca"),
    "return_monster": ("3 victory tokens for a returned monster", "3 znaczniki Zwycięstwa za odłożonego Potwora"),
    "steal_gold": ("up to 3 gold from an opponent", "do 3 Złota od przeciwnika"),
    "steal_magic": ("up to 3 magic from an opponent", "do 3 Magii od przeciwnika"),
    "take_gold": ("gold from an opponent", "Złoto od przeciwnika"),
    "take_magic": ("magic from an opponent", "Magia od przeciwnika"),
    "take_monster": ("a monster of an opponent", "Potwór przeciwnika"),
    "lower_die": ("one die less by 1", "kość o 1 mniej"),
    "die_six": ("one die becomes 6 for 2 gold", "kość na 6 za 2 Złota"),
    "die_one": ("one die becomes 1 for 1 gold per Holy citizen", "kość na 1 za 1 Złoto za każdego Świętego"),
    "no_surcharge": ("citizens without surcharge", "Mieszkańcy bez dopłat"),
    "discount": ("domains 1 gold cheaper", "Włości tańsze o 1 Złoto"),
}
_COUNTS: Final = {
    "soldier_citizens": ("for every Soldier citizen", "za każdego Mieszkańca z Rolą Żołnierza"),
    "worker_citizens": ("for every Worker citizen", "za każdego Mieszkańca z Rolą Rzemieślnika"),
    "citizens": ("for every citizen", "za każdego Mieszkańca"),
    "knights": ("for every Knight", "za każdą kartę Rycerza"),
    "domains": ("for every domain", "za każdą Włość"),
    "area": ("for every slain monster of this area", "za każdego zgładzonego Potwora z tego Terenu"),
}
SAYINGS: Final = Sayings(
    dict(zip(RESOURCES, NOUNS, strict=True)),
    Noun("resource", "resources", "zasób", "zasoby", "zasobów"),
    _SPECIALS,
    _COUNTS,
)


def effect_text(effect: Effect, lang: str) -> str:
    return SAYINGS.describe(effect, RESOURCES, lang)


def goods_text(goods: dict[str, object], lang: str) -> str:
    """Amounts from the facts of an event."""
    parts: list[str] = []
    for name, noun in zip(RESOURCES, NOUNS, strict=True):
        n = goods.get(name, 0)
        if isinstance(n, int) and n:
            parts.append(noun.count(n, lang))
    return listed(parts, lang) or ("nic" if lang == "pl" else "nothing")
