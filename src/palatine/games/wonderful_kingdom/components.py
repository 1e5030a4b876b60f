"""WK-1 What is in the box: resources, cards of the base game and of the three modules, one row each.

Effects are written in the notation of `palatine.kernel.effect`. A row with a figure of our own is marked as
reconstructed, and its note says what is confirmed. The developments stand in `developments.py`.
"""

from typing import Final

from palatine.games.wonderful_kingdom.developments import DEVELOPMENTS as DEVELOPMENTS
from palatine.kernel.data import RECONSTRUCTED, RULEBOOK, Row

# WK-1.4 Four basic resources in the order of production, then krystallium and soldiers.
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
BASIC: Final = 4
RESOURCES: Final = ["materials", "population", "gold", "exploration", "krystallium", "soldier"]

# WK-1.8, WK-R28 The type of a development has the number of the resource it leans on.
TYPES: Final = ["structure", "specialist", "monument", "discovery"]
TYPE_NAMES: Final = {
    "structure": ("Structure", "Budowla"),
    "specialist": ("Specialist", "Specjalista"),
    "monument": ("Monument", "Monument"),
    "discovery": ("Discovery", "Znalezisko"),
}

ROUNDS: Final = 4
HAND: Final = 7  # WK-4.1
TRAPS: Final = 2  # WK-1.5
PROPOSED: Final = 2  # WK-4.3
ALCHEMY: Final = 5  # WK-6.9
CAMP: Final = 1  # WK-6.4
SOLO_SUPREMACY: Final = 5  # WK-11.10
SOLO_RISK: Final = 8  # WK-11.2
SOLO_CALAMITIES: Final = 4
START_SOLDIERS: Final = 2  # WK-9.4
SELECTION_BONUS: Final = 1  # WK-9.5
ADVISORS_DRAWN: Final = 2  # WK-9.2
SOLO_ADVISORS: Final = 10  # WK-9.11
MEDALS: Final = (("bronze", 70), ("silver", 95), ("gold", 115))  # WK-11.11

_PAIR: Final = (
    "The rulebook gives ten treasures of two cubes each; the name and which two cubes are ours.",
    "Instrukcja podaje dziesięć skarbów po dwie kostki; nazwa i to, które dwie kostki, są nasze.",
)


def _treasure(id: str, en: str, pl: str, recycling: str) -> Row:
    return Row(f"treasure_{id}", en, pl, {"copies": 1, "recycling": recycling}, RECONSTRUCTED, _PAIR)


# WK-5.6 One card for each pair of basic resources.
TREASURES: Final = (
    _treasure("materials_materials", "Cut Stone", "Ciosany kamień", "2 materials"),
    _treasure("materials_population", "Builders' Levy", "Zaciąg budowniczych", "materials + population"),
    _treasure("materials_gold", "Silver Ore", "Ruda srebra", "materials + gold"),
    _treasure("materials_exploration", "Timber Raft", "Spławiane drewno", "materials + exploration"),
    _treasure("population_population", "Harvest Wagons", "Wozy ze zbiorami", "2 population"),
    _treasure("population_gold", "Wedding Dowry", "Posag", "population + gold"),
    _treasure("population_exploration", "Travelling Folk", "Wędrowny lud", "population + exploration"),
    _treasure("gold_gold", "Chest of Coins", "Skrzynia monet", "2 gold"),
    _treasure("gold_exploration", "Golden Compass", "Złoty kompas", "gold + exploration"),
    _treasure("exploration_exploration", "Old Map Case", "Tuba ze starymi mapami", "2 exploration"),
)

# WK-5.7
CALAMITIES: Final = (Row("calamity", "Calamity", "Katastrofa", {"copies": 8, "vp": -4}, RULEBOOK),)


def _duchy(id: str, en: str, pl: str, sides: tuple[str, str], vp: str, note: tuple[str, str]) -> Row:
    """`sides`: production of side A and of side B; only side A scores (WK-1.2)."""
    fields: dict[str, object] = {"production_a": sides[0], "vp_a": vp, "production_b": sides[1], "vp_b": ""}
    return Row(id, en, pl, fields, RECONSTRUCTED, note)


DUCHIES: Final = (
    _duchy(
        "teressie",
        "Duchy of Téressie",
        "Księstwo Téressie",
        ("3 materials + population + gold", "3 materials + population + 2 gold + exploration"),
        "2 vp per monument",
        (
            "The rulebook confirms: the name; 2 VP per Monument on side A. Production and all of side B are ours.",
            "Potwierdzone w instrukcji: nazwa; 2 PZ za każdy monument na stronie A. Produkcja i strona B są nasze.",
        ),
    ),
    _duchy(
        "valados",
        "Duchy of Valados",
        "Księstwo Valados",
        ("2 materials + 2 population + exploration", "2 materials + 2 population + gold + 2 exploration"),
        "2 vp per specialist",
        (
            "The rulebook confirms: the name; 2 VP per card of some type on side A. The type and production are ours, "
            "and so is all of side B.",
            "Potwierdzone w instrukcji: nazwa; 2 PZ za każdą kartę pewnego typu na stronie A. Ten typ, produkcja "
            "i strona B są nasze.",
        ),
    ),
)

# WK-8.1 The four menace decks; `difficulty` is the rulebook's, out of 5.
DECKS: Final = (
    Row("giant_rats", "Giant Rats", "Wielkie Szczury", {"difficulty": 3}, RULEBOOK),
    Row("frost_giants", "Frost Giants", "Mroźne Olbrzymy", {"difficulty": 2}, RULEBOOK),
    Row("shadows", "Shadows", "Cienie", {"difficulty": 3}, RULEBOOK),
    Row("thieves", "Thieves", "Złodzieje", {"difficulty": 3}, RULEBOOK),
)

_FIGHT: Final = (
    "The rulebook confirms: points, number of cards, effect. The soldiers it takes to defeat it are ours.",
    "Potwierdzone w instrukcji: punkty, liczba kart, działanie. Liczba żołnierzy potrzebnych do pokonania jest nasza.",
)


def _menace(id: str, en: str, pl: str, deck: str, copies: int, vp: int, soldiers: int) -> Row:
    """`soldiers` is the cost of fighting one card (WK-8.6)."""
    fields: dict[str, object] = {"deck": deck, "copies": copies, "vp": vp, "soldiers": soldiers}
    return Row(id, en, pl, fields, RECONSTRUCTED, _FIGHT)


# WK-1.6 Vermin lie in a stack of their own (WK-8.8).
MENACES: Final = (
    _menace("giant_rat", "Giant Rat", "Wielki szczur", "giant_rats", 4, -4, 2),
    _menace("vermin", "Vermin", "Plaga", "giant_rats", 10, -2, 1),
    _menace("frost_giant", "Frost Giant", "Mroźny olbrzym", "frost_giants", 4, -5, 2),
    _menace("shadow", "Shadow", "Cień", "shadows", 4, -4, 2),
    _menace("thief", "Thief", "Złodziej", "thieves", 4, -4, 2),
)

# WK-9.8, WK-9.9 When an advisor may be used: in an own turn of the choice phase, just before the own choice, in one
# step of production, after the last one, whenever the player may act, or after round 4.
PHASE_NAMES: Final = {
    "choice": ("own turn of the choice phase", "własna tura fazy wyboru"),
    "before_choice": ("just before your choice", "tuż przed twoim wyborem"),
    "materials": ("materials step", "krok materiałów"),
    "population": ("population step", "krok ludności"),
    "gold": ("gold step", "krok złota"),
    "exploration": ("exploration step", "krok odkryć"),
    "after_production": ("end of production", "koniec produkcji"),
    "any": ("any phase", "dowolna faza"),
    "end": ("after round 4", "po 4. rundzie"),
}
ADVISOR_PHASES: Final = list(PHASE_NAMES)
ABILITIES: Final = [
    "recover_trap", "deal_card", "reveal_card", "discard_card", "move_card", "cube_each", "extra_materials",
    "extra_population", "extra_gold", "extra_exploration", "double_calamities", "discard_calamity", "finish_card",
]  # fmt: skip
_IN_CHOICE: Final = ["choice", "before_choice"]
ABILITY_PHASES: Final = {
    "recover_trap": _IN_CHOICE,
    "deal_card": _IN_CHOICE,
    "reveal_card": _IN_CHOICE,
    "discard_card": ["before_choice"],
    "move_card": ["before_choice"],
    "cube_each": ["after_production"],
    **{f"extra_{resource}": RESOURCES[:BASIC] for resource in RESOURCES[:BASIC]},
    "double_calamities": ["end"],
}
"""WK-B-07 The phases of advisors who can have such an ability; one that is not named here works in any phase."""

_TRANSLATED: Final = ("The English name is our translation.", "Angielska nazwa to nasze tłumaczenie.")
_MARKED: Final = (
    "That it is for two players only is our choice (WK-R15).",
    "To, że działa tylko przy dwóch graczach, to nasz wybór (WK-R15).",
)
_ICON: Final = (
    "The rulebook confirms cost, phase and amount; which resource it brings is ours, read from the order of the cards.",
    "Instrukcja potwierdza koszt, fazę i liczbę; to, jaki zasób daje, jest nasze i wynika z kolejności kart.",
)
_KRYSTALLIUM: Final = (
    "The rulebook confirms cost and amount; that the cubes are krystallium is ours (WK-R14).",
    "Instrukcja potwierdza koszt i liczbę; to, że chodzi o krystallium, jest nasze (WK-R14).",
)
_RESOURCE_IS_OURS: Final = {
    "lady_of_the_forest": _ICON,
    "nurturing_mother": _ICON,
    "lady_of_the_lakes": _ICON,
    "pirate_of_the_five_seas": _ICON,
    "master_goldsmith": _KRYSTALLIUM,
}
_TWO_PLAYERS_ONLY: Final = {"secret_agent", "grey_eminence", "alchemist_diviner"}


def _advisor(id: str, en: str, pl: str, phase: str, cost: int, ability: str) -> Row:
    """`cost` in soldiers. Cost and ability are the rulebook's, but for a resource of our own choice."""
    notes = [_RESOURCE_IS_OURS[id]] if id in _RESOURCE_IS_OURS else []
    if id in _TWO_PLAYERS_ONLY:
        notes.append(_MARKED)
    if id != "pirate_of_the_five_seas":
        notes.append(_TRANSLATED)
    note = (" ".join([english for english, _ in notes]), " ".join([polish for _, polish in notes]))
    fields: dict[str, object] = {"phase": phase, "cost": cost, "ability": ability}
    fields["two_player_only"] = int(id in _TWO_PLAYERS_ONLY)
    return Row(id, en, pl, fields, RECONSTRUCTED if id in _RESOURCE_IS_OURS else RULEBOOK, note)


ADVISORS: Final = (
    _advisor("secret_agent", "Secret Agent", "Tajny agent", "choice", 2, "recover_trap"),
    _advisor("master_cartographer", "Master Cartographer", "Mistrzyni kartografii", "choice", 3, "deal_card"),
    _advisor("grey_eminence", "Grey Eminence", "Szara eminencja", "choice", 3, "reveal_card"),
    _advisor("mercenary_captain", "Mercenary Captain", "Dowódca najemników", "before_choice", 4, "discard_card"),
    _advisor("reckless_gambler", "Reckless Gambler", "Szalona hazardzistka", "before_choice", 5, "move_card"),
    _advisor("ruthless_overseer", "Ruthless Overseer", "Bezwzględna nadzorczyni", "after_production", 3, "cube_each"),
    _advisor("lady_of_the_forest", "Lady of the Forest", "Pani lasu", "materials", 3, "4 extra_materials"),
    _advisor("nurturing_mother", "Nurturing Mother", "Matka karmicielka", "population", 3, "4 extra_population"),
    _advisor("lady_of_the_lakes", "Lady of the Lakes", "Dama z Krainy Jezior", "gold", 4, "4 extra_gold"),
    _advisor(
        "pirate_of_the_five_seas", "Pirate of the Five Seas", "Królowa Pięciu Mórz", "exploration", 4,
        "4 extra_exploration",
    ),
    _advisor("alchemist_diviner", "Alchemist-Diviner", "Alchemik-wróżbita", "end", 7, "double_calamities"),
    _advisor("inspired_prophet", "Inspired Prophet", "Natchniony prorok", "any", 5, "discard_calamity"),
    _advisor("master_goldsmith", "Master Goldsmith", "Mistrz złotnictwa", "any", 5, "3 krystallium"),
    _advisor("master_craftsman", "Master Craftsman", "Mistrz rzemiosła", "any", 8, "finish_card"),
)  # fmt: skip

# WK-10.1, WK-10.10
_PLAGUE: Final = (
    "The rulebook shows this quest card in French: names of stages, the numbers 5, 4, 4 and 10, the benefits. The "
    "resources, the required type, the order of the stages and the solo side are ours.",
    "Instrukcja pokazuje tę kartę misji po francusku: nazwy etapów, liczby 5, 4, 4 i 10 oraz korzyści. Zasoby, "
    "wymagany typ kart, kolejność etapów i strona jednoosobowa są nasze.",
)
QUESTS: Final = (
    Row("plague_lord", "The Plague Lord", "Władca Zarazy", {"number": 1}, RECONSTRUCTED, _PLAGUE),
    Row("lost_crown", "The Lost Crown", "Zaginiona korona", {"number": 2}, RECONSTRUCTED),
)

TWO_PLAYERS: Final = "two_players"
SOLO: Final = "solo"
STAGES_EACH: Final = 4
_STAGE: Final = (
    "The rulebook confirms: the French name, the number of the cost, the benefit. The resource and the required type "
    "are ours.",
    "Potwierdzone w instrukcji: francuska nazwa, liczba w koszcie, korzyść. Zasób i wymagany typ kart są nasze.",
)
BENEFITS: Final = ["straight_to_duchy", "vision"]
"""WK-10.8 and WK-R18: benefits that are no plain gain."""


def _stage(
    quest: str, side: str, id: str, en: str, pl: str, cost: str, benefit: str, condition: str = "", first: bool = False
) -> Row:
    """`condition` counts built cards by type; only the final stage has one. `first`: only the first player gains."""
    numbers: dict[str, object] = {"final": int(condition != ""), "first": int(first)}
    fields: dict[str, object] = {"quest": quest, "side": side, "cost": cost, "condition": condition, "benefit": benefit}
    note = _STAGE if quest == "plague_lord" and side == TWO_PLAYERS else ("", "")
    named = id if side == TWO_PLAYERS else f"{id}_{SOLO}"
    return Row(named, en, pl, {**fields, **numbers}, RECONSTRUCTED, note)


def _plague_lord(side: str, soldiers: str, first: bool) -> tuple[Row, Row, Row, Row]:
    quest = "plague_lord"
    return (
        _stage(
            quest, side, "build_defences", "Build the Defences", "Wznieść umocnienia", "5 materials",
            "straight_to_duchy",
        ),
        _stage(
            quest, side, "hold_back_infected", "Hold Back the Infected", "Powstrzymać zarażonych", "4 population",
            "3 soldier",
        ),
        _stage(quest, side, "find_cure", "Find a Cure", "Znaleźć lekarstwo", "4 exploration", "vision"),
        _stage(
            quest, side, "defeat_plague_lord", "Defeat the Plague Lord", "Pokonać Władcę Zarazy", soldiers,
            "2 krystallium", "2 specialist", first,
        ),
    )  # fmt: skip


def _lost_crown(side: str, cost: str, condition: str, first: bool) -> tuple[Row, Row, Row, Row]:
    quest = "lost_crown"
    return (
        _stage(
            quest, side, "question_archivists", "Question the Archivists", "Wypytać archiwistów", "4 gold", "vision"
        ),
        _stage(quest, side, "arm_escort", "Arm the Escort", "Uzbroić eskortę", "4 materials", "2 soldier"),
        _stage(
            quest, side, "open_vault", "Open the Sunken Vault", "Otworzyć zatopiony skarbiec", "3 soldier",
            "3 krystallium",
        ),
        _stage(
            quest, side, "crown_ceremony", "Hold the Crowning", "Urządzić koronację", cost, "2 krystallium", condition,
            first,
        ),
    )  # fmt: skip


# WK-10.2 Four stages for each quest and side; the solo sides differ in the final stage.
STAGES: Final = (
    *_plague_lord(TWO_PLAYERS, "10 soldier", True),
    *_plague_lord(SOLO, "6 soldier", False),
    *_lost_crown(TWO_PLAYERS, "2 krystallium + 5 soldier", "2 monument", True),
    *_lost_crown(SOLO, "2 krystallium + 4 soldier", "3 monument", False),
)
