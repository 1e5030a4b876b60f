"""KB-1 What is in the box: goods, advisors, buildings and enemies, one row each, as printed.

Effects are written in the notation of `palatine.kernel.effect`. Sources: see docs/rules/kingsburg-data.md.
"""

from typing import Final

from palatine.kernel.data import ASSUMED, PUBLIC, RULEBOOK, Row

# KB-0.1 Goods are gold, wood and stone; +2 tokens, soldiers and victory points are counted beside them.
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3
SOLDIERS: Final = 4
VP: Final = 5
RESOURCES: Final = ["gold", "wood", "stone", "plus2", "soldiers", "vp"]

# KB-1.1 The board: advisors 1 to 18, years I to V.
YEARS: Final = 5
RANKS: Final = 18
COLOURED_DICE: Final = 3
NEUTRAL_THREE: Final = 3  # KB-11.1
NEUTRAL_TWO: Final = 2

ENEMY_TYPES: Final = ["barbarians", "goblins", "orcs", "zombies", "demons", "dragons"]
ENEMY_NAMES: Final = {
    "barbarians": ("Barbarians", "Barbarzyńcy"),
    "goblins": ("Goblins", "Gobliny"),
    "orcs": ("Orcs", "Orkowie"),
    "zombies": ("Zombies", "Zombie"),
    "demons": ("Demons", "Demony"),
    "dragons": ("Dragons", "Smoki"),
}
ENEMY_DATIVES: Final = {
    "barbarians": "Barbarzyńcom", "goblins": "Goblinom", "orcs": "Orkom", "zombies": "Zombie", "demons": "Demonom",
    "dragons": "Smokom",
}  # fmt: skip
"""Against whom („przeciw Demonom”)."""


_UNSURE: Final = (
    "One public listing only; the size of the loss is the least certain part.",
    "Tylko jedno publiczne zestawienie; najmniej pewna jest wielkość straty.",
)
NOTES: Final = {
    "champion": (
        "An example in the first-edition rulebook calls him Bohater.",
        "Przykład w instrukcji pierwszej edycji nazywa go Bohaterem.",
    ),
    "queen": (
        "The first-edition Polish rulebook gives 1 VP, English sources 3 VP: option e1_queen_vp (KB-A-01).",
        "Polska instrukcja pierwszej edycji podaje 1 PZ, źródła angielskie 3 PZ: opcja e1_queen_vp (KB-A-01).",
    ),
    "farms": (
        "The cost is stated in both rulebooks (Crane example).",
        "Koszt podają obie instrukcje (przykład z Żurawiem).",
    ),
    "merchants_guild": (
        "The second-edition Polish name is our translation.",
        "Polska nazwa w drugiej edycji to nasze tłumaczenie.",
    ),
    "guard_tower": (
        "1 VP in the first edition, 0 in the second (both rulebooks); cost: see KB-A-03.",
        "1 PZ w pierwszej edycji, 0 w drugiej (obie instrukcje); koszt: KB-A-03.",
    ),
    "blacksmith": (
        "Cost stated in both rulebooks, together with the Barricade (envoy example).",
        "Koszt podają obie instrukcje, razem z Ostrokołem (przykład z wysłannikiem).",
    ),
    "wizards_guild": (
        "The Polish name is our translation.",
        "Polska nazwa to nasze tłumaczenie.",
    ),
    "stone_wall": (
        "The second-edition Polish name follows the first edition.",
        "Polska nazwa w drugiej edycji jak w pierwszej.",
    ),
    "barricade": (
        "Cost stated in both rulebooks, together with the Blacksmith (envoy example).",
        "Koszt podają obie instrukcje, razem z Kuźnią (przykład z wysłannikiem).",
    ),
    "crane": (
        "1 VP stated in both rulebooks (battle example).",
        "1 PZ podają obie instrukcje (przykład bitwy).",
    ),
    "embassy": (
        "The Polish name is printed in the first-edition rulebook only.",
        "Polska nazwa występuje tylko w instrukcji pierwszej edycji.",
    ),
    "year5_barbarians_7": _UNSURE,
    "year5_barbarians_8": _UNSURE,
    "year5_demons_9": _UNSURE,
}
"""Remarks on single figures, in English and Polish."""


def note_on(id: str) -> tuple[str, str]:
    return NOTES.get(id, ("", ""))


def _advisor(id: str, en: str, pl: str, pl_first: str, support: str) -> Row:
    return Row(id, en, pl, {"support": support, "pl_first": pl_first}, RULEBOOK, note_on(id))


# KB-5.4.4, in order of rank.
ADVISORS: Final = (
    _advisor("jester", "Jester", "Błazen", "Błazen", "vp"),
    _advisor("squire", "Squire", "Giermek", "Dziedzic", "gold"),
    _advisor("architect", "Architect", "Architekt", "Architekt", "wood"),
    _advisor("merchant", "Merchant", "Kupiec", "Kupiec", "wood | gold"),
    _advisor("sergeant", "Sergeant", "Sierżant", "Sierżant", "soldiers"),
    _advisor(
        "alchemist", "Alchemist", "Alchemik", "Alchemik",
        "gold > wood + stone | wood > gold + stone | stone > gold + wood",
    ),
    _advisor("astronomer", "Astronomer", "Astronom", "Astronom", "any + plus2"),
    _advisor("treasurer", "Treasurer", "Skarbnik", "Skarbnik", "2 gold"),
    _advisor("master_hunter", "Master Hunter", "Łowczy", "Główny Łowczy", "wood + gold | wood + stone"),
    _advisor("general", "General", "Generał", "Generał", "2 soldiers + peek"),
    _advisor("swordsmith", "Swordsmith", "Miecznik", "Miecznik", "stone + gold | stone + wood"),
    _advisor("duchess", "Duchess", "Księżna", "Księżna", "2 any + plus2"),
    _advisor(
        "champion", "Champion", "Czempion", "Wojownik", "3 stone",
    ),
    _advisor("smuggler", "Smuggler", "Przemytnik", "Przemytnik", "vp > 3 any"),
    _advisor("inventor", "Inventor", "Wynalazca", "Wynalazca", "gold + wood + stone"),
    _advisor("wizard", "Wizard", "Czarodziej", "Czarodziej", "4 gold"),
    _advisor(
        "queen", "Queen", "Królowa", "Królowa", "2 any + 3 vp + peek",
    ),
    _advisor("king", "King", "Król", "Król", "gold + wood + stone + soldiers"),
)  # fmt: skip

# KB-1.5 The rows of the province sheet, top to bottom; four columns each.
COLUMNS: Final = 4

# Rows have numbers: those of the base sheet, then A and G of its other side (KB-14.1), then the alternative rows.
LETTERS: Final = "ABCDEFG"
ROW_LETTERS: Final = "BCDEF" + "AG" + LETTERS
FIRST_ALTERNATIVE: Final = 7


def _building(
    place: str, id: str, en: str, pl: str, pl_first: str, vp: int, cost: str,
    fields: dict[str, object], sources: tuple[str, str],
) -> Row:  # fmt: skip
    """`place` is row and column; `sources` are those of the first and of the second edition."""
    printed = {"row": place[0], "column": int(place[1]), "pl_first": pl_first or pl, "vp": vp, "cost": cost}
    return Row(id, en, pl, {**printed, **fields, "source_second": sources[1]}, sources[0], note_on(id))


_LISTED: Final = (PUBLIC, ASSUMED)
_STATED: Final = (RULEBOOK, RULEBOOK)

BUILDINGS: Final = (
    # KB-13.1
    _building("B1", "statue", "Statue", "Posąg", "Statua", 3, "2 gold", {"reroll": "one"}, _STATED),
    _building(
        "B2", "chapel", "Chapel", "Kaplica", "", 5, "3 gold + stone", {"reroll": "all", "reroll_total": 7}, _LISTED,
    ),
    # KB-13.2
    _building("B3", "church", "Church", "Kościół", "", 7, "3 gold + wood + 2 stone", {"versus": "demons"}, _LISTED),
    # KB-13.6
    _building(
        "B4", "cathedral", "Cathedral", "Katedra", "", 9, "5 gold + 3 stone", {"game_end": "vp per 2 goods"}, _LISTED
    ),
    _building(
        "C1", "inn", "Inn", "Tawerna", "Karczma", 0, "gold + wood",
        {"season_end": "plus2", "seasons": "summer"}, _STATED,
    ),
    # KB-5.3.5
    _building("C2", "market", "Market", "Rynek", "Targ", 1, "2 gold + 2 wood", {"shift": 1}, _LISTED),
    # KB-13.3
    _building(
        "C3", "farms", "Farms", "Farma", "Farmy", 2, "2 gold + 3 wood + stone",
        {"white_dice": 1, "battle": -1}, _LISTED,
    ),
    _building(
        "C4", "merchants_guild", "Merchants' Guild", "Gildia kupców", "Gildia Kupiecka", 4,
        "3 gold + wood + 2 stone", {"season_start": "gold"}, _LISTED,
    ),
    _building(
        "D1", "guard_tower", "Guard Tower", "Kordegarda", "Wieża Strażnicza", 0, "gold + stone", {"battle": 1},
        _LISTED,
    ),
    _building(
        "D2", "blacksmith", "Blacksmith", "Kuźnia", "", 2, "gold + 2 wood", {"battle": 1}, _LISTED,
    ),
    # KB-13.5
    _building(
        "D3", "barracks", "Barracks", "Baraki", "Koszary", 4, "2 gold + 2 wood + stone", {"recruit_price": 1}, _LISTED
    ),
    _building(
        "D4", "wizards_guild", "Wizards' Guild", "Gildia czarodziejów", "Gildia Czarodziejów", 6,
        "3 gold + 2 wood + 2 stone", {"battle": 2}, _LISTED,
    ),
    _building(
        "E1", "palisade", "Palisade", "Palisada", "", 0, "2 wood", {"battle": 1, "versus": "2 zombies"}, _STATED
    ),
    # KB-5.4.6
    _building("E2", "stable", "Stable", "Stajnie", "", 2, "gold + wood + stone", {"soldier_bonus": 1}, _LISTED),
    _building(
        "E3", "stone_wall", "Stone Wall", "Kamienny mur", "Kamienny Mur", 2, "2 gold + 2 stone",
        {"battle": 1, "wins_draws": 1}, _LISTED,
    ),
    # KB-9.10
    _building(
        "E4", "fortress", "Fortress", "Forteca", "Warownia", 4, "3 gold + 2 stone", {"battle": 1, "win_vp": 1}, _LISTED
    ),
    _building(
        "F1", "barricade", "Barricade", "Ostrokół", "Barykada", 0, "wood", {"versus": "goblins"},
        (RULEBOOK, ASSUMED),
    ),
    # KB-5.5.5
    _building(
        "F2", "crane", "Crane", "Żuraw", "", 1, "wood + stone", {"discount": "gold", "discount_from_column": 3},
        _LISTED,
    ),
    # KB-13.4
    _building(
        "F3", "town_hall", "Town Hall", "Ratusz", "", 2, "2 gold + wood + stone",
        {"season_end": "plus2 > vp | any > vp"}, _LISTED,
    ),
    _building(
        "F4", "embassy", "Embassy", "Ambasada", "", 4, "2 gold + 2 wood + 2 stone", {"season_end": "vp"}, _LISTED,
    ),
)  # fmt: skip


def _enemy(year: int, kind: str, strength: int, losses: str, rewards: str) -> Row:
    en, pl = ENEMY_NAMES[kind]
    confirmed = year == 1 and kind == "goblins" and strength == 3  # the battle example of both rulebooks
    fields: dict[str, object] = {"year": year, "type": kind, "strength": strength, "losses": losses, "rewards": rewards}
    fields["source_second"] = RULEBOOK if confirmed else ASSUMED
    id = f"year{year}_{kind}_{strength}"
    return Row(id, en, pl, fields, RULEBOOK if confirmed else PUBLIC, note_on(id))


# KB-1.3 Five enemies a year: strength, what defeat costs, what victory brings.
ENEMIES: Final = (
    _enemy(1, "barbarians", 2, "any + building", "gold"),
    _enemy(1, "goblins", 2, "vp + wood + stone + building", "wood"),
    _enemy(1, "goblins", 3, "gold + building", "stone"),
    _enemy(1, "orcs", 3, "vp + 2 any", "gold"),
    _enemy(1, "zombies", 4, "2 vp", "vp"),
    _enemy(2, "goblins", 3, "vp + 2 wood + 2 stone + building", "wood"),
    _enemy(2, "goblins", 4, "2 gold + building", "stone"),
    _enemy(2, "orcs", 4, "2 any + building", "gold"),
    _enemy(2, "barbarians", 5, "vp + 2 any", "gold"),
    _enemy(2, "zombies", 5, "2 vp", "vp"),
    _enemy(3, "goblins", 4, "vp + 3 wood + 3 stone + building", "wood"),
    _enemy(3, "goblins", 5, "3 gold + building", "stone"),
    _enemy(3, "orcs", 5, "2 any + building", "gold"),
    _enemy(3, "demons", 6, "vp + 2 gold + wood + stone", "vp"),
    _enemy(3, "zombies", 6, "2 vp", "vp"),
    _enemy(4, "goblins", 5, "vp + 4 wood + 4 stone + building", "wood"),
    _enemy(4, "goblins", 6, "4 gold + building", "stone"),
    _enemy(4, "demons", 6, "4 any + building", "gold"),
    _enemy(4, "orcs", 7, "2 any + building", "any"),
    _enemy(4, "zombies", 7, "2 vp", "vp"),
    _enemy(5, "barbarians", 7, "8 vp", "vp"),
    _enemy(5, "barbarians", 8, "building", "vp"),
    _enemy(5, "demons", 8, "2 vp + building", "2 vp"),
    _enemy(5, "demons", 9, "building", "2 vp"),
    _enemy(5, "dragons", 9, "5 vp", "3 vp"),
)
