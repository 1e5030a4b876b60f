"""The cards of It's a Wonderful Kingdom: how many there are, what is known of them, and how the deck balances.

Everything here is typed from the rulebook and from the balance sheet of docs/rules/wonderful_kingdom-data.md.
"""

from collections import Counter

import pytest

from palatine.games.wonderful_kingdom import components
from palatine.games.wonderful_kingdom.components import (
    ADVISORS,
    CALAMITIES,
    DECKS,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    QUESTS,
    STAGES,
    TREASURES,
)
from palatine.kernel.data import RECONSTRUCTED, RULEBOOK, Row
from palatine.kernel.effect import Vocabulary

FAMILIES = {
    "developments": DEVELOPMENTS,
    "treasures": TREASURES,
    "calamities": CALAMITIES,
    "duchies": DUCHIES,
    "decks": DECKS,
    "menaces": MENACES,
    "advisors": ADVISORS,
    "quests": QUESTS,
    "stages": STAGES,
}
BASIC = ["materials", "population", "gold", "exploration"]
RESOURCES = [*BASIC, "krystallium", "soldier"]
TYPES = ["structure", "specialist", "monument", "discovery"]
LINKED = dict(zip(TYPES, BASIC, strict=True))
"""WK-1.8 The resource that costs of a type lean on."""

# Type, cards, designs, cost spaces, the share of those for the linked resource.
SHEET = [
    ("structure", 24, 8, 71, 0.87),
    ("specialist", 15, 10, 58, 0.79),
    ("monument", 14, 12, 67, 0.64),
    ("discovery", 14, 12, 66, 0.89),
]

# WK-9.8 Id, Polish name, phase, soldiers.
PRINTED_ADVISORS = [
    ("secret_agent", "Tajny agent", "choice", 2),
    ("master_cartographer", "Mistrzyni kartografii", "choice", 3),
    ("grey_eminence", "Szara eminencja", "choice", 3),
    ("mercenary_captain", "Dowódca najemników", "before_choice", 4),
    ("reckless_gambler", "Szalona hazardzistka", "before_choice", 5),
    ("ruthless_overseer", "Bezwzględna nadzorczyni", "after_production", 3),
    ("lady_of_the_forest", "Pani lasu", "materials", 3),
    ("nurturing_mother", "Matka karmicielka", "population", 3),
    ("lady_of_the_lakes", "Dama z Krainy Jezior", "gold", 4),
    ("pirate_of_the_five_seas", "Królowa Pięciu Mórz", "exploration", 4),
    ("alchemist_diviner", "Alchemik-wróżbita", "end", 7),
    ("inspired_prophet", "Natchniony prorok", "any", 5),
    ("master_goldsmith", "Mistrz złotnictwa", "any", 5),
    ("master_craftsman", "Mistrz rzemiosła", "any", 8),
]

# What a card is called that the rulebook names or pictures, and the words of its points.
KNOWN = {
    "Farm": "", "Barracks": "", "Tax Office": "", "Guildhall": "", "Expeditionary Force": "", "Scholars": "",
    "Royal Cavalry": "2 vp per specialist", "Royal Guard": "2 vp per structure", "Munitions Specialists": "2 vp",
    "Secret Fellowship": "4 vp per monument", "Alchemical Forge": "2 vp", "Grand Arena": "6 vp",
    "Majestic Statue": "3 vp per monument", "Grand Library": "3 vp", "Banquet Hall": "2 vp per specialist",
    "Lair of Burning Sand": "1 vp",
}  # fmt: skip
WITHOUT_SIGN = {
    "Lair of Burning Sand", "Alchemical Forge", "Grand Arena", "Munitions Specialists", "Barracks", "Farm",
    "Tax Office", "Scholars", "Guildhall",
}  # fmt: skip
"""Pictured cards that show no multiplication sign."""


def amounts(text: str) -> Counter[str]:
    """“3 materials + population” as numbers; a part “per type” is no amount."""
    found: Counter[str] = Counter()
    for item in text.split("+") if text else []:
        if " per " not in item:
            *number, word = item.split()
            found[word] += int(number[0]) if number else 1
    return found


def total(field: str, rows: list[Row] | None = None) -> Counter[str]:
    """The amounts of one field over all cards, copies counted."""
    found: Counter[str] = Counter()
    for row in rows or DEVELOPMENTS:
        for word, number in amounts(row.text(field)).items():
            found[word] += number * row.integer("copies")
    return found


def cards(rows: tuple[Row, ...] | list[Row]) -> int:
    return sum([row.integer("copies") for row in rows])


def of_type(type: str) -> list[Row]:
    return [row for row in DEVELOPMENTS if row.text("type") == type]


def named(en: str) -> Row:
    return next(row for row in DEVELOPMENTS if row.en == en)


def test_the_cards_of_the_box() -> None:
    """WK-1.2, WK-1.3, WK-1.6"""
    assert [cards(rows) for rows in (DEVELOPMENTS, TREASURES, CALAMITIES)] == [67, 10, 8]
    assert cards(MENACES) == 26
    assert [len(rows) for rows in (DUCHIES, DECKS, ADVISORS, QUESTS)] == [2, 4, 14, 2]
    ids = [row.id for rows in FAMILIES.values() for row in rows]
    assert len(set(ids)) == len(ids), "one card, one id"


def test_names_in_both_languages_are_different_cards() -> None:
    for rows in FAMILIES.values():
        printed = [row for row in rows if row.fields.get("side") != components.SOLO]
        for names in ([row.en for row in printed], [row.pl for row in printed]):
            assert all(names) and len(set(names)) == len(names)


@pytest.mark.parametrize("row", DEVELOPMENTS, ids=lambda row: row.id)
def test_a_development_is_written_in_the_notation(row: Row) -> None:
    """WK-1.7 Spaces, one cube of recycling, production, a bonus of soldiers or krystallium, points."""
    assert row.text("type") in TYPES
    assert 1 <= row.integer("copies") <= 4
    assert amounts(row.text("cost")).total() >= 2
    Vocabulary(RESOURCES, plain=True).read(row.text("cost"), "cost")
    assert row.text("recycling") in BASIC
    Vocabulary(BASIC, counts=TYPES).read(row.text("production"), "production")
    Vocabulary(["krystallium", "soldier"], plain=True).read(row.text("bonus"), "bonus")
    Vocabulary(["vp"], counts=TYPES).read(row.text("vp"), "vp")


@pytest.mark.parametrize(("type", "copies", "designs", "spaces", "share"), SHEET, ids=TYPES)
def test_the_balance_sheet_of_a_type(type: str, copies: int, designs: int, spaces: int, share: float) -> None:
    """WK-1.8 Most spaces of every card type ask for its own resource."""
    rows = of_type(type)
    assert (cards(rows), len(rows)) == (copies, designs)
    cost = total("cost", rows)
    assert cost.total() == spaces
    assert round(cost[LINKED[type]] / spaces, 2) == share


def test_production_and_points_by_type() -> None:
    """The other columns: production (an icon per type counts 2.5) and points (a multiplier counts three cards)."""
    worth = []
    for type in TYPES:
        made, points = 0.0, 0
        for row in of_type(type):
            per_type = row.text("production").count(" per ")
            made += row.integer("copies") * (amounts(row.text("production")).total() + 2.5 * per_type)
            value = int(row.text("vp").split()[0]) if row.text("vp") else 0
            points += row.integer("copies") * value * (3 if " per " in row.text("vp") else 1)
        worth.append((made, points))
    assert worth == [(39.0, 0), (21.0, 31), (13.5, 73), (12.5, 88)]


def test_the_balance_sheet_of_the_deck() -> None:
    assert total("cost").total() == 262
    assert (total("bonus")["soldier"], total("cost")["soldier"]) == (23, 10)
    assert (total("bonus")["krystallium"], total("cost")["krystallium"]) == (8, 4)
    assert [total("recycling")[resource] for resource in BASIC] == [17, 15, 17, 18]


def test_what_the_rulebook_shows_of_sixteen_cards() -> None:
    """WK-13.1 Names and points; a card pictured without a multiplication sign counts nothing per type."""
    assert len(KNOWN) == 16
    assert {en: named(en).text("vp") for en in KNOWN} == KNOWN
    for en in WITHOUT_SIGN:
        assert " per " not in named(en).text("production") + named(en).text("vp")
    for en in set(KNOWN) - WITHOUT_SIGN:
        assert " per " in named(en).text("production") + named(en).text("vp")
    for en in ("Munitions Specialists", "Lair of Burning Sand"):
        assert amounts(named(en).text("cost"))["soldier"] + amounts(named(en).text("cost"))["krystallium"] == 1
    assert named("Guildhall").text("bonus") and named("Scholars").text("bonus")


def test_barracks_and_the_expeditionary_force() -> None:
    """WK-6.3, WK-6.6 The two cards that an example names in Polish."""
    barracks, force = named("Barracks"), named("Expeditionary Force")
    assert (barracks.pl, force.pl) == ("Koszary", "Korpus ekspedycyjny")
    assert (barracks.text("cost"), barracks.text("production")) == ("3 materials", "population")
    assert force.text("production") == f"exploration per {force.text('type')}"
    assert named("Royal Cavalry").text("type") == force.text("type")


def test_the_scoring_example_of_the_rulebook() -> None:
    """WK-13.1 Four Monuments among six cards; 11 points outright, 9 for each Monument, two calamities: 39."""
    built = ["Tax Office", "Majestic Statue", "Grand Library", "Secret Fellowship", "Grand Arena", "Alchemical Forge"]
    monuments = [named(en).text("type") for en in built].count("monument")
    assert monuments == 4
    points = [*[named(en).text("vp") for en in built], DUCHIES[0].text("vp_a")]
    flat = sum([int(vp.split()[0]) for vp in points if vp and " per " not in vp])
    each = sum([int(vp.split()[0]) for vp in points if vp.endswith(" per monument")])
    assert (flat, each) == (11, 9)
    assert flat + each * monuments + 2 * CALAMITIES[0].integer("vp") == 39


def test_a_treasure_for_every_pair_of_resources() -> None:
    """WK-5.6 Two cubes each; ten cards are all pairs of the four resources."""
    pairs = {tuple(sorted(amounts(row.text("recycling")).elements())) for row in TREASURES}
    assert pairs == {tuple(sorted((a, b))) for a in BASIC for b in BASIC}
    assert [row.integer("copies") for row in TREASURES] == [1] * 10


def test_a_calamity_costs_four_points() -> None:
    """WK-5.7"""
    assert [(row.integer("copies"), row.integer("vp"), row.source) for row in CALAMITIES] == [(8, -4, RULEBOOK)]


def test_the_two_duchies() -> None:
    """WK-1.2 Only side A scores; the two are equally rich on either side."""
    assert [row.pl for row in DUCHIES] == ["Księstwo Téressie", "Księstwo Valados"]
    assert DUCHIES[0].text("vp_a") == "2 vp per monument"
    assert [row.text("vp_a").split()[:2] for row in DUCHIES] == [["2", "vp"], ["2", "vp"]]
    assert [row.text("vp_b") for row in DUCHIES] == ["", ""]
    for side, icons in (("production_a", 5), ("production_b", 7)):
        assert [amounts(row.text(side)).total() for row in DUCHIES] == [icons, icons]
    assert amounts(DUCHIES[0].text("production_a"))["materials"] == 3, "with a quarry of 2 it makes the example's 5"


def test_the_menaces() -> None:
    """WK-1.6, WK-8.7 Cards and penalties of the four decks, and vermin for four rats: 1 + 2 + 3 + 4."""
    assert [(row.id, row.integer("copies"), row.integer("vp")) for row in MENACES] == [
        ("giant_rat", 4, -4), ("vermin", 10, -2), ("frost_giant", 4, -5), ("shadow", 4, -4), ("thief", 4, -4),
    ]  # fmt: skip
    assert {row.text("deck") for row in MENACES} == {row.id for row in DECKS}
    assert sum(range(1, MENACES[0].integer("copies") + 1)) == MENACES[1].integer("copies")
    assert [row.integer("soldiers") for row in MENACES] == [2, 1, 2, 2, 2]


def test_the_advisors() -> None:
    """WK-9.8 Names, phases and costs as the rulebook lists them."""
    assert [(row.id, row.pl, row.text("phase"), row.integer("cost")) for row in ADVISORS] == PRINTED_ADVISORS
    words = Vocabulary(["krystallium"], specials=components.ABILITIES)
    for row in ADVISORS:
        words.read(row.text("ability"), row.id)
    for row in ADVISORS[6:10]:
        assert row.text("ability") == f"4 extra_{row.text('phase')}"


def test_eleven_advisors_are_left_for_one_player() -> None:
    """WK-9.11, WK-R15 One kept and ten in the deck."""
    assert [row.id for row in ADVISORS if row.integer("two_player_only")] == [
        "secret_agent", "grey_eminence", "alchemist_diviner",
    ]  # fmt: skip


@pytest.mark.parametrize("quest", [row.id for row in QUESTS])
@pytest.mark.parametrize("side", [components.TWO_PLAYERS, components.SOLO])
def test_four_stages_the_last_of_them_final(quest: str, side: str) -> None:
    """WK-10.2, WK-10.7 Only the final stage asks for cards; only with two players can somebody be the first."""
    rows = [row for row in STAGES if (row.text("quest"), row.text("side")) == (quest, side)]
    assert [row.integer("final") for row in rows] == [0, 0, 0, 1]
    assert [row.integer("first") for row in rows] == [0, 0, 0, int(side == components.TWO_PLAYERS)]
    assert [bool(row.text("condition")) for row in rows] == [False, False, False, True]
    for row in rows:
        Vocabulary(RESOURCES, plain=True).read(row.text("cost"), row.id)
        Vocabulary(TYPES, plain=True).read(row.text("condition"), row.id)
        Vocabulary(RESOURCES, specials=components.BENEFITS).read(row.text("benefit"), row.id)


def test_the_plague_lord_as_pictured() -> None:
    """WK-10.8 The card shows costs of 5, 4, 4 and 10, and two cards for the final stage."""
    rows = STAGES[:4]
    assert [amounts(row.text("cost")).total() for row in rows] == [5, 4, 4, 10]
    assert [row.text("benefit") for row in rows] == ["straight_to_duchy", "3 soldier", "vision", "2 krystallium"]
    assert amounts(rows[-1].text("condition")).total() == 2


def test_only_what_the_rulebook_gives_is_marked_so() -> None:
    """One figure of our own makes a row reconstructed; where something is known of it, a note says what."""
    marked = {name: {row.source for row in rows} for name, rows in FAMILIES.items()}
    rulebook = {"calamities", "decks"}
    assert {name for name, sources in marked.items() if sources == {RULEBOOK}} == rulebook
    assert {name for name, sources in marked.items() if sources == {RECONSTRUCTED}} == set(FAMILIES) - rulebook - {
        "advisors"
    }
    ours = [row.id for row in ADVISORS if row.source == RECONSTRUCTED]
    assert ours == [id for id, _, phase, _ in PRINTED_ADVISORS if phase in BASIC] + ["master_goldsmith"]


def test_notes_say_what_is_confirmed() -> None:
    """Sixteen developments are known in part from the rulebook, three by name from reviews."""
    confirmed = [row.en for row in DEVELOPMENTS if row.note[0].startswith("The rulebook confirms: the name; ")]
    assert set(confirmed) == set(KNOWN)
    public = [row.en for row in DEVELOPMENTS if "public" in row.note[0]]
    assert public == ["Hamlet", "Dragon Egg", "Tatis Tribe"]
    for rows in FAMILIES.values():
        for row in rows:
            assert bool(row.note[0]) == bool(row.note[1])


def test_the_medals() -> None:
    """WK-11.11"""
    assert components.MEDALS == (("bronze", 70), ("silver", 95), ("gold", 115))
