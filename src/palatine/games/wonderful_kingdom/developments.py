"""WK-1.7 The 67 development cards: type, copies, cost, recycling, production, construction bonus and points.

The card faces are missing from the rulebook, so most figures are ours; a note says what is confirmed.
"""

from typing import Final

from palatine.kernel.data import RECONSTRUCTED, Row

_NO_POINTS: Final = ("no victory points", "brak punktów zwycięstwa")
_NOTHING_PER_TYPE: Final = ("nothing counted per type", "niczego nie liczy za typ")
_BONUS: Final = ("that it has a construction bonus", "to, że ma premię za konstrukcję")
_SPACE: Final = ("a soldier or krystallium space", "pole żołnierza lub krystallium")

CONFIRMED: Final = {
    "farm": (("a type symbol, read as Structure", "symbol typu, odczytany jako budowla"), _NO_POINTS),
    "barracks": (
        ("the Polish name", "polska nazwa"),
        ("three materials cubes finish it", "do ukończenia wystarczają trzy kostki materiałów"),
        ("produces 1 population", "wytwarza 1 kostkę ludności"),
        _NO_POINTS,
    ),
    "tax_office": (_NO_POINTS, _NOTHING_PER_TYPE),
    "guildhall": (_BONUS, _NO_POINTS),
    "expeditionary_force": (
        ("the Polish name", "polska nazwa"),
        ("production per card of its own type", "produkcja za każdą kartę własnego typu"),
        _NO_POINTS,
    ),
    "royal_cavalry": (
        ("a 2 with a multiplication sign", "liczba 2 ze znakiem mnożenia"),
        ("it has the type that Expeditionary Force counts", "ma typ liczony przez Korpus ekspedycyjny"),
    ),
    "royal_guard": (("2 VP per card of some type", "2 PZ za każdą kartę pewnego typu"),),
    "scholars": (_BONUS, _NO_POINTS),
    "munitions_specialists": (("2 VP", "2 PZ"), _SPACE, _NOTHING_PER_TYPE),
    "secret_fellowship": (("4 VP per Monument", "4 PZ za każdy monument"),),
    "alchemical_forge": (("Monument", "monument"), ("2 VP", "2 PZ"), _NOTHING_PER_TYPE),
    "grand_arena": (("6 VP", "6 PZ"), _NOTHING_PER_TYPE),
    "majestic_statue": (
        (
            "a 3 with a multiplication sign (this card or Grand Library has 3 VP per Monument)",
            "liczba 3 ze znakiem mnożenia (3 PZ za monument daje ta karta albo Wielka biblioteka)",
        ),
    ),
    "grand_library": (
        (
            "a 3 with a multiplication sign (this card or Majestic Statue has 3 VP outright)",
            "liczba 3 ze znakiem mnożenia (stałe 3 PZ daje ta karta albo Majestatyczny posąg)",
        ),
    ),
    "banquet_hall": (("a 2 with a multiplication sign", "liczba 2 ze znakiem mnożenia"),),
    "lair_of_burning_sand": (("1 VP", "1 PZ"), _SPACE, _NOTHING_PER_TYPE),
}
"""What the Polish rulebook confirms of a card besides its English name."""

REVIEWED: Final = {"hamlet", "dragon_egg", "tatis_tribe"}
"""Cards whose English names stand in a public review."""


def _note(id: str) -> tuple[str, str]:
    """The facts from outside; whatever it does not name is ours."""
    if id in REVIEWED:
        return (
            "Only the English name is public; everything else is ours.",
            "Publicznie znana jest tylko angielska nazwa; reszta jest nasza.",
        )
    if id not in CONFIRMED:
        return "", ""
    facts = CONFIRMED[id]
    return (
        f"The rulebook confirms: the name; {'; '.join([en for en, _ in facts])}. Everything else is ours.",
        f"Potwierdzone w instrukcji: angielska nazwa; {'; '.join([pl for _, pl in facts])}. Reszta jest nasza.",
    )


def _development(
    id: str, en: str, pl: str, type: str, copies: int, cost: str, recycling: str, production: str, bonus: str, vp: str
) -> Row:
    """`cost` names the spaces to fill, `bonus` what finishing the card brings once."""
    printed: dict[str, object] = {"type": type, "copies": copies, "cost": cost, "recycling": recycling}
    return Row(id, en, pl, {**printed, "production": production, "bonus": bonus, "vp": vp}, RECONSTRUCTED, _note(id))


# Cost, recycling, production, construction bonus, points.
DEVELOPMENTS: Final = (
    # WK-1.8 Structures ask mostly for materials.
    _development(
        "farm", "Farm", "Farma", "structure", 4,
        "2 materials", "population", "population", "", "",
    ),
    _development(
        "barracks", "Barracks", "Koszary", "structure", 3,
        "3 materials", "materials", "population", "soldier", "",
    ),
    _development(
        "hamlet", "Hamlet", "Osada", "structure", 3,
        "3 materials", "population", "2 population", "", "",
    ),
    _development(
        "stone_quarry", "Stone Quarry", "Kamieniołom", "structure", 3,
        "2 materials", "materials", "2 materials", "", "",
    ),
    _development(
        "tax_office", "Tax Office", "Urząd podatkowy", "structure", 3,
        "3 materials + population", "gold", "2 gold", "", "",
    ),
    _development(
        "guildhall", "Guildhall", "Siedziba gildii", "structure", 3,
        "3 materials + population", "gold", "population + gold", "soldier", "",
    ),
    _development(
        "harbour", "Harbour", "Port", "structure", 3,
        "2 materials + gold", "exploration", "gold + exploration", "", "",
    ),
    _development(
        "watchtower", "Watchtower", "Strażnica", "structure", 2,
        "3 materials", "materials", "exploration", "soldier", "",
    ),
    # WK-1.8 Specialists ask mostly for population.
    _development(
        "expeditionary_force", "Expeditionary Force", "Korpus ekspedycyjny", "specialist", 1,
        "2 materials + 3 population", "exploration", "exploration per specialist", "soldier", "",
    ),
    _development(
        "royal_cavalry", "Royal Cavalry", "Kawaleria królewska", "specialist", 1,
        "5 population + soldier", "population", "", "", "2 vp per specialist",
    ),
    _development(
        "royal_guard", "Royal Guard", "Gwardia królewska", "specialist", 1,
        "4 population + 2 soldier", "population", "", "", "2 vp per structure",
    ),
    _development(
        "scholars", "Scholars", "Uczeni", "specialist", 2,
        "3 population", "exploration", "exploration", "krystallium", "",
    ),
    _development(
        "munitions_specialists", "Munitions Specialists", "Specjaliści od amunicji", "specialist", 2,
        "2 population + soldier", "materials", "2 materials", "", "2 vp",
    ),
    _development(
        "secret_fellowship", "Secret Fellowship", "Tajne bractwo", "specialist", 1,
        "5 population + 2 gold + krystallium", "gold", "", "", "4 vp per monument",
    ),
    _development(
        "merchant_caravan", "Merchant Caravan", "Karawana kupiecka", "specialist", 2,
        "3 population", "gold", "2 gold", "", "",
    ),
    _development(
        "border_rangers", "Border Rangers", "Straż pogranicza", "specialist", 2,
        "2 population", "materials", "exploration", "soldier", "",
    ),
    _development(
        "mapmakers", "Mapmakers", "Kartografowie", "specialist", 2,
        "3 population + gold", "exploration", "2 exploration", "soldier", "1 vp",
    ),
    _development(
        "master_masons", "Master Masons", "Mistrzowie murarscy", "specialist", 1,
        "3 population", "materials", "materials per structure", "", "1 vp",
    ),
    # WK-1.8 Monuments ask mostly for gold.
    _development(
        "alchemical_forge", "Alchemical Forge", "Kuźnia alchemiczna", "monument", 2,
        "3 gold", "gold", "2 materials", "krystallium", "2 vp",
    ),
    _development(
        "grand_arena", "Grand Arena", "Wielka arena", "monument", 1,
        "2 population + 3 gold", "population", "", "2 soldier", "6 vp",
    ),
    _development(
        "majestic_statue", "Majestic Statue", "Majestatyczny posąg", "monument", 1,
        "3 materials + 4 gold", "gold", "", "", "3 vp per monument",
    ),
    _development(
        "grand_library", "Grand Library", "Wielka biblioteka", "monument", 1,
        "4 gold", "exploration", "exploration per monument", "", "3 vp",
    ),
    _development(
        "banquet_hall", "Banquet Hall", "Sala bankietowa", "monument", 1,
        "2 population + 3 gold", "population", "", "", "2 vp per specialist",
    ),
    _development(
        "royal_mint", "Royal Mint", "Mennica królewska", "monument", 2,
        "materials + 3 gold", "gold", "2 gold", "", "3 vp",
    ),
    _development(
        "triumphal_arch", "Triumphal Arch", "Łuk triumfalny", "monument", 1,
        "2 materials + 3 gold + 2 soldier", "materials", "", "", "10 vp",
    ),
    _development(
        "great_cathedral", "Great Cathedral", "Wielka katedra", "monument", 1,
        "3 materials + 5 gold", "gold", "", "", "12 vp",
    ),
    _development(
        "terraced_gardens", "Terraced Gardens", "Ogrody tarasowe", "monument", 1,
        "2 materials + 2 gold", "population", "2 population", "", "3 vp",
    ),
    _development(
        "hall_of_banners", "Hall of Banners", "Sala sztandarów", "monument", 1,
        "2 materials + 2 gold", "materials", "", "2 soldier", "1 vp per structure",
    ),
    _development(
        "explorers_gallery", "Explorers' Gallery", "Galeria odkrywców", "monument", 1,
        "3 gold", "exploration", "", "", "2 vp per discovery",
    ),
    _development(
        "citadel", "Citadel", "Cytadela", "monument", 1,
        "4 materials + 2 gold", "materials", "materials", "2 soldier", "5 vp",
    ),
    # WK-1.8 Discoveries ask mostly for exploration.
    _development(
        "lair_of_burning_sand", "Lair of Burning Sand", "Leże płonących piasków", "discovery", 1,
        "3 exploration + krystallium", "gold", "3 gold", "2 soldier", "1 vp",
    ),
    _development(
        "dragon_egg", "Dragon Egg", "Smocze jajo", "discovery", 2,
        "4 exploration", "exploration", "", "krystallium", "6 vp",
    ),
    _development(
        "tatis_tribe", "Tatis Tribe", "Plemię Tatis", "discovery", 2,
        "3 exploration", "population", "2 population", "soldier", "2 vp",
    ),
    _development(
        "drowned_temple", "Drowned Temple", "Zatopiona świątynia", "discovery", 1,
        "6 exploration", "exploration", "", "", "11 vp",
    ),
    _development(
        "crystal_caverns", "Crystal Caverns", "Kryształowe jaskinie", "discovery", 1,
        "5 exploration", "exploration", "", "2 krystallium", "6 vp",
    ),
    _development(
        "throne_of_the_ancients", "Throne of the Ancients", "Tron starożytnych", "discovery", 1,
        "6 exploration + soldier", "exploration", "", "", "3 vp per discovery",
    ),
    _development(
        "hidden_valley", "Hidden Valley", "Ukryta dolina", "discovery", 1,
        "3 exploration", "materials", "3 materials", "", "3 vp",
    ),
    _development(
        "barrow_of_the_first_king", "Barrow of the First King", "Kurhan pierwszego króla", "discovery", 1,
        "5 exploration + 2 soldier", "gold", "", "", "12 vp",
    ),
    _development(
        "wandering_isle", "Wandering Isle", "Wędrująca wyspa", "discovery", 1,
        "5 exploration", "exploration", "", "", "2 vp per specialist",
    ),
    _development(
        "phoenix_nest", "Phoenix Nest", "Gniazdo feniksa", "discovery", 1,
        "4 exploration + 2 krystallium", "exploration", "", "", "14 vp",
    ),
    _development(
        "spring_of_dawn", "Spring of Dawn", "Źródło świtu", "discovery", 1,
        "4 exploration", "population", "population per discovery", "", "4 vp",
    ),
    _development(
        "star_chart", "Star Chart of the Ancients", "Gwiezdna mapa starożytnych", "discovery", 1,
        "gold + 4 exploration", "exploration", "", "", "2 vp per monument",
    ),
)  # fmt: skip
