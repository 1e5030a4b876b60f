"""Words of Wonderful Kingdom in Polish and English."""

from typing import Final

from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES, TYPES
from palatine.kernel.effect import GAIN, Effect, Sayings
from palatine.kernel.speech import ACCUSATIVE, NOMINATIVE, Noun, listed


def _cube(en_one: str, en_other: str, pl: str) -> Noun:
    one = f"kostki {pl}"
    return Noun(en_one, en_other, f"kostkę {pl}", one, f"kostek {pl}", nominative=f"kostka {pl}", genitive=one)


def _extra_cube(en_one: str, en_other: str, pl: str) -> Noun:
    return Noun(
        f"extra {en_one}", f"extra {en_other}", f"dodatkową kostkę {pl}", f"dodatkowe kostki {pl}",
        f"dodatkowych kostek {pl}", nominative=f"dodatkowa kostka {pl}", genitive=f"dodatkowej kostki {pl}",
    )  # fmt: skip


_CUBES: Final = [
    ("material", "materials", "materiałów"),
    ("population", "population", "ludności"),
    ("gold", "gold", "złota"),
    ("exploration", "exploration", "odkryć"),
    ("krystallium", "krystallium", "krystallium"),
]
SOLDIER_NOUN: Final = Noun(
    "soldier", "soldiers", "żeton żołnierza", "żetony żołnierzy", "żetonów żołnierzy", genitive="żetonu żołnierza"
)
CARD_NOUN: Final = Noun("card", "cards", "kartę", "karty", "kart", nominative="karta", genitive="karty")
OPEN_CARD_NOUN: Final = Noun("face-up card", "face-up cards", "odkrytą kartę", "odkryte karty", "odkrytych kart")
CUBE_NOUN: Final = Noun("cube", "cubes", "kostkę", "kostki", "kostek", nominative="kostka", genitive="kostki")
POINTS_NOUN: Final = Noun("VP", "VP", "PZ", "PZ", "PZ")
NOUNS: Final = [*[_cube(*names) for names in _CUBES], SOLDIER_NOUN]
"""Cubes and soldiers, in the order of the resources."""
EXTRA_NOUNS: Final = {
    f"extra_{resource}": _extra_cube(*names) for resource, names in zip(RESOURCES[:BASIC], _CUBES[:BASIC], strict=True)
}
"""What an advisor brings beside the production of a step."""

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
        "put 1 basic cube on each of your cards under construction",
        "połóż po 1 kostce zasobu podstawowego na każdej swojej karcie w konstrukcji",
    ),
    "double_calamities": ("all calamities count double", "wszystkie katastrofy liczą się podwójnie"),
    "discard_calamity": ("discard one of your calamities", "odrzuć jedną ze swoich kart katastrof"),
    "finish_card": ("finish a card under construction for free", "ukończ bez opłat kartę w konstrukcji"),
    "straight_to_duchy": (
        "supremacy soldiers come straight to your duchy",
        "żołnierze z premii za przewagę trafiają od razu do księstwa",
    ),
    "vision": ("a vision token", "żeton wizji"),
}
COUNTS: Final = {
    "structure": ("per Structure", "za każdą budowlę"),
    "specialist": ("per Specialist", "za każdego specjalistę"),
    "monument": ("per Monument", "za każdy monument"),
    "discovery": ("per Discovery", "za każde znalezisko"),
}
SAYINGS: Final = Sayings(
    {**dict(zip(RESOURCES, NOUNS, strict=True)), "vp": POINTS_NOUN}, CUBE_NOUN, {**_SPECIALS, **EXTRA_NOUNS}, COUNTS
)  # fmt: skip
STOCK: Final = RESOURCES[BASIC:]
assert list(COUNTS) == TYPES

_AREAS: Final = {
    "left": ("the left area", "lewego obszaru"),
    "right": ("the right area", "prawego obszaru"),
    "mine": ("your selection", "twojego obszaru wyboru"),
    "theirs": ("your opponent's selection", "obszaru wyboru przeciwnika"),
    "selection": ("the selection area", "obszaru wyboru"),
}


def of_area(area: str, lang: str) -> str:
    """An area after “into” or “from”, „do” or „z” (genitive)."""
    return _AREAS[area][1 if lang == "pl" else 0]


def effect_text(effect: Effect, lang: str, resources: list[str], case: str = NOMINATIVE) -> str:
    """The effect as a phrase, as cards print it unless a verb stands before it."""
    return SAYINGS.describe(effect, resources, lang, case)


def ability_text(effect: Effect, lang: str) -> str:
    """What an advisor does for the player, as an imperative."""
    if effect.tag == GAIN or effect.name in EXTRA_NOUNS:
        return f"{'weź' if lang == 'pl' else 'take'} {effect_text(effect, lang, STOCK, ACCUSATIVE)}"
    return effect_text(effect, lang, STOCK)


def goods_text(goods: dict[str, object], lang: str, case: str) -> str:
    """Amounts from the facts of an event; nothing at all is an empty text."""
    parts: list[str] = []
    for name, noun in zip(RESOURCES, NOUNS, strict=True):
        n = goods.get(name, 0)
        if isinstance(n, int) and n:
            parts.append(noun.count(n, lang, case))
    return listed(parts, lang)


def amounts_text(amounts: list[int], lang: str, case: str = NOMINATIVE) -> str:
    """Numbers in the order of the resources, as cards print them unless a verb stands before them."""
    return goods_text({name: n for name, n in zip(RESOURCES, amounts, strict=False)}, lang, case)


def price_text(amounts: list[int], lang: str) -> str:
    """A cost after a colon or in a bracket."""
    return amounts_text(amounts, lang) or ("za darmo" if lang == "pl" else "for free")


def soldiers_text(n: int, lang: str) -> str:
    """A cost in soldiers, likewise."""
    return price_text([0] * (len(RESOURCES) - 1) + [n], lang)
