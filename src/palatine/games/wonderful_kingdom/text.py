"""Words of Wonderful Kingdom in Polish and English."""

from typing import Final

from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES, TYPES
from palatine.kernel.effect import Effect, Sayings
from palatine.kernel.speech import Noun, listed


def _cube(en: str, pl: str) -> Noun:
    return Noun(en, en, f"kostkę {pl}", f"kostki {pl}", f"kostek {pl}")


MATERIALS_NOUN: Final = _cube("materials", "materiałów")
POPULATION_NOUN: Final = _cube("population", "ludności")
GOLD_NOUN: Final = _cube("gold", "złota")
EXPLORATION_NOUN: Final = _cube("exploration", "odkryć")
KRYSTALLIUM_NOUN: Final = _cube("krystallium", "krystallium")
SOLDIER_NOUN: Final = Noun("soldier", "soldiers", "żeton żołnierza", "żetony żołnierzy", "żetonów żołnierzy")
CARD_NOUN: Final = Noun("card", "cards", "kartę", "karty", "kart")
NOUNS: Final = [
    MATERIALS_NOUN, POPULATION_NOUN, GOLD_NOUN, EXPLORATION_NOUN, KRYSTALLIUM_NOUN, SOLDIER_NOUN,
]  # fmt: skip
POINTS_NOUN: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")

RESOURCE_NAMES: Final = {
    "materials": ("materials", "materiały"),
    "population": ("population", "ludność"),
    "gold": ("gold", "złoto"),
    "exploration": ("exploration", "odkrycia"),
    "krystallium": ("krystallium", "krystallium"),
    "soldier": ("soldiers", "żołnierze"),
}

_SPECIALS: Final = {
    "recover_trap": ("take back a trap token", "odzyskaj żeton pułapki"),
    "deal_card": (
        "deal a card into the smaller offering area",
        "dołóż kartę do obszaru propozycji z mniejszą liczbą kart",
    ),
    "reveal_card": ("turn a face-down card up", "odsłoń zakrytą kartę"),
    "discard_card": ("discard a card of an offering area", "odrzuć kartę z obszaru propozycji"),
    "move_card": ("move a card to the other offering area", "przenieś kartę do drugiego obszaru propozycji"),
    "cube_each": (
        "a basic cube on each card under construction",
        "po 1 kostce podstawowej na każdą kartę w konstrukcji",
    ),
    "extra_materials": ("extra materials", "dodatkowe kostki materiałów"),
    "extra_population": ("extra population", "dodatkowe kostki ludności"),
    "extra_gold": ("extra gold", "dodatkowe kostki złota"),
    "extra_exploration": ("extra exploration", "dodatkowe kostki odkryć"),
    "double_calamities": ("all calamities count double", "wszystkie katastrofy liczą się podwójnie"),
    "discard_calamity": ("discard one of your calamities", "odrzuć jedną ze swoich katastrof"),
    "finish_card": ("finish a card for free", "ukończ kartę bez opłat"),
    "straight_to_duchy": (
        "supremacy soldiers come straight to your duchy",
        "żołnierze z premii za przewagę trafiają od razu do księstwa",
    ),
    "vision": ("a vision token", "żeton wizji"),
}
_COUNTS: Final = {
    "structure": ("per Structure", "za każdą budowlę"),
    "specialist": ("per Specialist", "za każdego specjalistę"),
    "monument": ("per Monument", "za każdy monument"),
    "discovery": ("per Discovery", "za każde znalezisko"),
}
SAYINGS: Final = Sayings(
    {**dict(zip(RESOURCES, NOUNS, strict=True)), "vp": POINTS_NOUN},
    Noun("cube", "cubes", "kostkę", "kostki", "kostek"),
    _SPECIALS,
    _COUNTS,
)
STOCK: Final = RESOURCES[BASIC:]
assert list(_COUNTS) == TYPES


def effect_text(effect: Effect, lang: str, resources: list[str]) -> str:
    """The effect as a phrase. Abilities with a number say it first."""
    said = SAYINGS.describe(effect, resources, lang)
    return f"{effect.count} × {said}" if effect.name.startswith("extra_") else said


def goods_text(goods: dict[str, object], lang: str) -> str:
    """Amounts from the facts of an event."""
    parts: list[str] = []
    for name, noun in zip(RESOURCES, NOUNS, strict=True):
        n = goods.get(name, 0)
        if isinstance(n, int) and n:
            parts.append(noun.count(n, lang))
    return listed(parts, lang) or ("nic" if lang == "pl" else "nothing")


def amounts_text(amounts: list[int], lang: str) -> str:
    """Numbers in the order of the resources."""
    return goods_text({name: n for name, n in zip(RESOURCES, amounts, strict=False)}, lang)
