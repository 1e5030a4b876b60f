"""The cards of Kingsburg against the box: how many there are, and what is printed on them.

Everything here is typed from the printed lists, not read from the engine.
"""

import pytest

from palatine.api import game
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.families import loss_words
from palatine.games.kingsburg.text import TERMS
from palatine.kernel.data import ASSUMED, PUBLIC, RULEBOOK, SOURCES, Row

EDITIONS = (1, 2)
LANGUAGES = ("en", "pl")

# Rank, id, English name, Polish names (second and first edition), support.
ADVISORS = [
    (1, "jester", "Jester", "Błazen", "Błazen", "vp"),
    (2, "squire", "Squire", "Giermek", "Dziedzic", "gold"),
    (3, "architect", "Architect", "Architekt", "Architekt", "wood"),
    (4, "merchant", "Merchant", "Kupiec", "Kupiec", "wood | gold"),
    (5, "sergeant", "Sergeant", "Sierżant", "Sierżant", "soldiers"),
    (6, "alchemist", "Alchemist", "Alchemik", "Alchemik",
     "gold > wood + stone | wood > gold + stone | stone > gold + wood"),
    (7, "astronomer", "Astronomer", "Astronom", "Astronom", "any + plus2"),
    (8, "treasurer", "Treasurer", "Skarbnik", "Skarbnik", "2 gold"),
    (9, "master_hunter", "Master Hunter", "Łowczy", "Główny Łowczy", "wood + gold | wood + stone"),
    (10, "general", "General", "Generał", "Generał", "2 soldiers + peek"),
    (11, "swordsmith", "Swordsmith", "Miecznik", "Miecznik", "stone + gold | stone + wood"),
    (12, "duchess", "Duchess", "Księżna", "Księżna", "2 any + plus2"),
    (13, "champion", "Champion", "Czempion", "Wojownik", "3 stone"),
    (14, "smuggler", "Smuggler", "Przemytnik", "Przemytnik", "vp > 3 any"),
    (15, "inventor", "Inventor", "Wynalazca", "Wynalazca", "gold + wood + stone"),
    (16, "wizard", "Wizard", "Czarodziej", "Czarodziej", "4 gold"),
    (17, "queen", "Queen", "Królowa", "Królowa", "2 any + 3 vp + peek"),
    (18, "king", "King", "Król", "Król", "gold + wood + stone + soldiers"),
]  # fmt: skip

# Place, id, English name, Polish names (second and first edition), VP, cost (gold, wood, stone), what it does.
BUILDINGS = [
    ("B1", "statue", "Statue", "Posąg", "Statua", 3, (2, 0, 0), {"reroll": "one"}),
    ("B2", "chapel", "Chapel", "Kaplica", "Kaplica", 5, (3, 0, 1), {"reroll": "all", "reroll_total": 7}),
    ("B3", "church", "Church", "Kościół", "Kościół", 7, (3, 1, 2), {"versus": "demons"}),
    ("B4", "cathedral", "Cathedral", "Katedra", "Katedra", 9, (5, 0, 3), {"game_end": "vp per 2 goods"}),
    ("C1", "inn", "Inn", "Tawerna", "Karczma", 0, (1, 1, 0), {"season_end": "plus2", "seasons": "summer"}),
    ("C2", "market", "Market", "Rynek", "Targ", 1, (2, 2, 0), {"shift": 1}),
    ("C3", "farms", "Farms", "Farma", "Farmy", 2, (2, 3, 1), {"white_dice": 1, "battle": -1}),
    ("C4", "merchants_guild", "Merchants' Guild", "Gildia kupców", "Gildia Kupiecka", 4, (3, 1, 2),
     {"season_start": "gold"}),
    ("D1", "guard_tower", "Guard Tower", "Kordegarda", "Wieża Strażnicza", 0, (1, 0, 1), {"battle": 1}),
    ("D2", "blacksmith", "Blacksmith", "Kuźnia", "Kuźnia", 2, (1, 2, 0), {"battle": 1}),
    ("D3", "barracks", "Barracks", "Baraki", "Koszary", 4, (2, 2, 1), {"recruit_price": 1}),
    ("D4", "wizards_guild", "Wizards' Guild", "Gildia czarodziejów", "Gildia Czarodziejów", 6, (3, 2, 2),
     {"battle": 2}),
    ("E1", "palisade", "Palisade", "Palisada", "Palisada", 0, (0, 2, 0), {"battle": 1, "versus": "2 zombies"}),
    ("E2", "stable", "Stable", "Stajnie", "Stajnie", 2, (1, 1, 1), {"soldier_bonus": 1}),
    ("E3", "stone_wall", "Stone Wall", "Kamienny mur", "Kamienny Mur", 2, (2, 0, 2), {"battle": 1, "wins_draws": 1}),
    ("E4", "fortress", "Fortress", "Forteca", "Warownia", 4, (3, 0, 2), {"battle": 1, "win_vp": 1}),
    ("F1", "barricade", "Barricade", "Ostrokół", "Barykada", 0, (0, 1, 0), {"versus": "goblins"}),
    ("F2", "crane", "Crane", "Żuraw", "Żuraw", 1, (0, 1, 1), {"discount": "gold", "discount_from_column": 3}),
    ("F3", "town_hall", "Town Hall", "Ratusz", "Ratusz", 2, (2, 1, 1), {"season_end": "plus2 > vp | any > vp"}),
    ("F4", "embassy", "Embassy", "Ambasada", "Ambasada", 4, (2, 2, 2), {"season_end": "vp"}),
]  # fmt: skip

# Year, kind, strength, losses, rewards.
ENEMIES = [
    (1, "barbarians", 2, "any + building", "gold"),
    (1, "goblins", 2, "vp + wood + stone + building", "wood"),
    (1, "goblins", 3, "gold + building", "stone"),
    (1, "orcs", 3, "vp + 2 any", "gold"),
    (1, "zombies", 4, "2 vp", "vp"),
    (2, "goblins", 3, "vp + 2 wood + 2 stone + building", "wood"),
    (2, "goblins", 4, "2 gold + building", "stone"),
    (2, "orcs", 4, "2 any + building", "gold"),
    (2, "barbarians", 5, "vp + 2 any", "gold"),
    (2, "zombies", 5, "2 vp", "vp"),
    (3, "goblins", 4, "vp + 3 wood + 3 stone + building", "wood"),
    (3, "goblins", 5, "3 gold + building", "stone"),
    (3, "orcs", 5, "2 any + building", "gold"),
    (3, "demons", 6, "vp + 2 gold + wood + stone", "vp"),
    (3, "zombies", 6, "2 vp", "vp"),
    (4, "goblins", 5, "vp + 4 wood + 4 stone + building", "wood"),
    (4, "goblins", 6, "4 gold + building", "stone"),
    (4, "demons", 6, "4 any + building", "gold"),
    (4, "orcs", 7, "2 any + building", "any"),
    (4, "zombies", 7, "2 vp", "vp"),
    (5, "barbarians", 7, "8 vp", "vp"),
    (5, "barbarians", 8, "building", "vp"),
    (5, "demons", 8, "2 vp + building", "2 vp"),
    (5, "demons", 9, "building", "2 vp"),
    (5, "dragons", 9, "5 vp", "3 vp"),
]
STRENGTHS = {1: range(2, 5), 2: range(3, 6), 3: range(4, 7), 4: range(5, 8), 5: range(7, 10)}
KINDS = {
    "barbarians": ("Barbarians", "Barbarzyńcy"),
    "goblins": ("Goblins", "Gobliny"),
    "orcs": ("Orcs", "Orkowie"),
    "zombies": ("Zombies", "Zombie"),
    "demons": ("Demons", "Demony"),
    "dragons": ("Dragons", "Smoki"),
}
STATED_IN_BOTH = {"statue", "inn", "palisade"}
"""Buildings whose cost and VP both rulebooks print."""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def chosen(edition: int, **options: object) -> dict[str, object]:
    defaults = {option.name: option.default for option in game("kingsburg").options}
    return {**defaults, "edition": edition, **options}


def rows(family: str, edition: int, **options: object) -> list[Row]:
    found = {f.name: f.rows for f in game("kingsburg").families(chosen(edition, **options))}
    return found[family]


def box(edition: int) -> Box:
    return Box(chosen(edition), {})


def cost_text(cost: tuple[int, int, int]) -> str:
    parts = [(n, name) for n, name in zip(cost, ("gold", "wood", "stone"), strict=True) if n]
    return " + ".join([name if n == 1 else f"{n} {name}" for n, name in parts])


@each_edition
def test_eighteen_advisors_in_order_of_rank(edition: int) -> None:
    found = rows("advisors", edition)
    assert len(found) == 18
    for row, (rank, id, en, pl, pl_first, support) in zip(found, ADVISORS, strict=True):
        assert found.index(row) + 1 == rank
        assert (row.id, row.en, row.pl) == (id, en, pl_first if edition == 1 else pl)
        if id == "queen" and edition == 1:
            support = "2 any + 1 vp + peek"
        assert row.text("support") == support
        assert row.source == RULEBOOK


def test_the_other_reading_of_the_first_editions_queen() -> None:
    queen = rows("advisors", 1, e1_queen_vp=3)[16]
    assert (queen.id, queen.text("support")) == ("queen", "2 any + 3 vp + peek")


@each_edition
def test_twenty_buildings_in_five_rows_of_four(edition: int) -> None:
    found = rows("buildings", edition)
    assert [f"{row.text('row')}{row.integer('column')}" for row in found] == [
        f"{letter}{column}" for letter in "BCDEF" for column in (1, 2, 3, 4)
    ]
    assert [row.id for row in found] == [printed[1] for printed in BUILDINGS]


@each_edition
@pytest.mark.parametrize("printed", BUILDINGS, ids=lambda printed: printed[1])
def test_what_is_printed_on_a_building(
    edition: int, printed: tuple[str, str, str, str, str, int, tuple[int, int, int], dict[str, object]]
) -> None:
    place, id, en, pl, pl_first, vp, cost, effect = printed
    row = next(row for row in rows("buildings", edition) if row.id == id)
    assert (row.text("row"), row.integer("column")) == (place[0], int(place[1]))
    assert (row.en, row.pl) == (en, pl_first if edition == 1 else pl)
    assert row.integer("vp") == (1 if id == "guard_tower" and edition == 1 else vp)
    assert row.text("cost") == cost_text(cost)
    assert {key: value for key, value in row.fields.items() if key not in ("row", "column", "vp", "cost")} == effect
    number = [name for _, name, *_ in BUILDINGS].index(id)
    assert tuple([int(n) for n in list(box(edition).cost)[3 * number : 3 * number + 3]]) == cost


def test_the_other_price_of_the_guard_tower() -> None:
    for edition in EDITIONS:
        tower = rows("buildings", edition, guard_tower_gold=2)[8]
        assert (tower.id, tower.text("cost")) == ("guard_tower", "2 gold + stone")


@each_edition
def test_twenty_five_enemies_five_a_year(edition: int) -> None:
    found = rows("enemies", edition)
    assert len(found) == 25 and len({row.id for row in found}) == 25
    for row, (year, kind, strength, losses, rewards) in zip(found, ENEMIES, strict=True):
        assert row.id == f"year{year}_{kind}_{strength}"
        assert (row.integer("year"), row.text("type"), row.integer("strength")) == (year, kind, strength)
        assert (row.text("losses"), row.text("rewards")) == (losses, rewards)
        assert (row.en, row.pl) == KINDS[kind]
        assert strength in STRENGTHS[year]
    for year, strengths in STRENGTHS.items():
        of_year = [row.integer("strength") for row in found if row.integer("year") == year]
        assert len(of_year) == 5
        assert (min(of_year), max(of_year)) == (strengths[0], strengths[-1]), "the range on the back of the cards"


@each_edition
@pytest.mark.parametrize("family", ["advisors", "buildings", "enemies"])
def test_every_row_is_complete(edition: int, family: str) -> None:
    for row in rows(family, edition):
        assert row.en.strip() and row.pl.strip()
        assert row.name("en") == row.en and row.name("pl") == row.pl
        assert row.source in SOURCES and all(SOURCES[row.source])
        described = row.described()
        assert described["id"] == row.id and described["source"] == row.source
        assert not {"pl_first", "source_second"} & set(row.fields), "a row speaks of one edition only"


def test_sources_of_the_first_edition() -> None:
    stated = {row.id for row in rows("buildings", 1) if row.source == RULEBOOK}
    assert stated == STATED_IN_BOTH | {"barricade"}
    assert {row.source for row in rows("buildings", 1)} == {RULEBOOK, PUBLIC}
    assert [row.id for row in rows("enemies", 1) if row.source == RULEBOOK] == ["year1_goblins_3"]
    assert {row.source for row in rows("enemies", 1)} == {RULEBOOK, PUBLIC}


def test_sources_of_the_second_edition() -> None:
    """No listing of the second edition was found: what its rulebook does not print is assumed from the first."""
    assert {row.id for row in rows("buildings", 2) if row.source == RULEBOOK} == STATED_IN_BOTH
    assert {row.source for row in rows("buildings", 2)} == {RULEBOOK, ASSUMED}
    assert [row.id for row in rows("enemies", 2) if row.source == RULEBOOK] == ["year1_goblins_3"]
    assert {row.source for row in rows("enemies", 2)} == {RULEBOOK, ASSUMED}


@each_edition
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_can_be_read_aloud(edition: int, lang: str) -> None:
    """Supports, rewards, losses and powers become sentences in both languages, and different ones."""
    cards = box(edition)
    say = TERMS[edition]
    supports = [say.effect(effect, lang) for effect in cards.support[1:]]
    assert len(supports) == 18 and all(supports)
    assert len(set(supports)) == 18, "no two advisors read the same"
    assert all([say.effect(effect, lang) for effect in cards.rewards])
    words = loss_words()
    lost = [words.read(row.text("losses"), row.id) for row in cards.enemies]
    losses = [say.sayings.describe(effect, words.resources, lang) for effect in lost]
    assert len(losses) == 25 and all(losses)
    powers = [number for numbers in cards.moments for number in numbers]
    spoken = [say.effect(cards.effects[int(number)], lang) for number in powers if number >= 0]
    assert len(spoken) == 5 and all(spoken), "Merchants' Guild, Inn, Town Hall, Embassy, Cathedral"


@each_edition
def test_both_languages_differ(edition: int) -> None:
    say = TERMS[edition]
    for effect in [*box(edition).support[1:], *box(edition).rewards]:
        assert say.effect(effect, "en") != say.effect(effect, "pl")
