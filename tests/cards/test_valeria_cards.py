"""The cards of Valeria against the box: how many there are, and what is printed on them.

Everything here is typed from the printed lists, not read from the engine.
"""

import re
from collections import Counter

import pytest

from palatine.games.valeria import components
from palatine.games.valeria.components import AREAS, CITIZENS, DOMAINS, DUKES, MONSTERS, SETS, STARTERS
from palatine.kernel.data import PUBLIC, RULEBOOK, SOURCES, Row

FAMILIES = {
    "citizens": CITIZENS,
    "starters": STARTERS,
    "areas": AREAS,
    "monsters": MONSTERS,
    "domains": DOMAINS,
    "dukes": DUKES,
    "sets": SETS,
}
EVERY_ROW = [row for rows in FAMILIES.values() for row in rows]

# Slot, id, names, activation numbers, base cost, role, power in the own turn, power in other turns.
PRINTED_CITIZENS = [
    (1, "cleric", "Cleric", "Kapłan", [1], 3, "holy", "3 magic", "magic"),
    (1, "monk", "Monk", "Mnich", [1], 3, "holy", "gold + 2 magic", "gold > 2 magic"),
    (2, "merchant", "Merchant", "Handlarz", [2], 2, "worker", "2 gold | 2 magic", "gold"),
    (2, "blacksmith", "Blacksmith", "Kowal", [2], 3, "worker", "gold per soldier_citizens", "gold"),
    (3, "mercenary", "Mercenary", "Najemnik", [3], 3, "shadow", "strength + gold", "strength > 2 gold"),
    (3, "alchemist", "Alchemist", "Alchemik", [3], 3, "shadow", "gold > 3 magic", "magic > 2 gold"),
    (4, "archer", "Archer", "Łucznik", [4], 4, "soldier", "2 strength", "strength"),
    (4, "wizard", "Wizard", "Czarodziej", [4], 4, "soldier", "magic + strength", "magic"),
    (5, "peasant", "Peasant", "Chłop", [5], 2, "worker", "gold", "gold"),
    (6, "knight", "Knight", "Rycerz", [6], 2, "soldier", "strength", "strength"),
    (7, "rogue", "Rogue", "Łotrzyk", [7], 2, "shadow", "2 strength + 2 gold", "strength + gold"),
    (7, "thief", "Thief", "Złodziej", [7], 2, "shadow", "3 steal_gold | 3 steal_magic", "2 gold | 2 magic"),
    (8, "champion", "Champion", "Obrońca", [8], 2, "soldier", "4 strength", "gold > 4 strength"),
    (8, "warlord", "Warlord", "Watażka", [8], 2, "soldier", "strength per soldier_citizens", "strength per knights"),
    (9, "paladin", "Paladin", "Paladyn", [9, 10], 2, "holy", "strength + 2 magic", "strength > 3 magic"),
    (9, "priestess", "Priestess", "Kapłanka", [9, 10], 2, "holy", "2 strength + magic", "magic > 3 strength"),
    (10, "butcher", "Butcher", "Rzeźnik", [11, 12], 1, "worker", "2 gold per worker_citizens", "4 gold"),
    (10, "miner", "Miner", "Górnik", [11, 12], 1, "worker", "gold + gold per domains", "4 gold"),
]

# Id, names, weakest and strongest monster.
PRINTED_AREAS = [
    ("barrens", "Barrens", "Pustkowie", 1, 5),
    ("hills", "Hills", "Wzgórza", 1, 6),
    ("ruins", "Ruins", "Ruiny", 2, 8),
    ("forest", "Forest", "Las", 3, 10),
    ("swamp", "Swamp", "Mokradła", 4, 10),
    ("valley", "Valley", "Dolina", 4, 12),
    ("caverns", "Caverns", "Jaskinie", 5, 12),
    ("mountains", "Mountains", "Góry", 5, 14),
]

# Area, id, names, type, copies (all, five players only), cost (strength, magic), points, reward.
PRINTED_MONSTERS = [
    ("barrens", "gargoyle", "Gargoyle", "Gargulec", "minion", (4, 1), (1, 0), 1, "magic"),
    ("barrens", "wraith", "Wraith", "Zjawa", "titan", (1, 0), (4, 3), 3, "2 cheap_citizen"),
    ("barrens", "witch_queen", "Witch Queen", "Królowa Wiedźm", "boss", (1, 0), (5, 4), 5, "magic per area"),
    ("hills", "goblin", "Goblin", "Goblin", "minion", (3, 0), (1, 0), 1, "gold"),
    ("hills", "goblin_mage", "Goblin Mage", "Goblin Czarownik", "titan", (2, 1), (3, 0), 2, "gold | magic"),
    ("hills", "goblin_king", "Goblin King", "Król Goblinów", "boss", (1, 0), (6, 0), 4, "gold per area"),
    ("ruins", "skeleton", "Skeleton", "Szkielet", "minion", (3, 0), (2, 0), 2, "gold"),
    ("ruins", "flaming_skeleton", "Flaming Skeleton", "Płomienny Szkielet", "titan", (2, 1), (5, 0), 3, "gold + magic"),
    ("ruins", "skeleton_king", "Skeleton King", "Król Szkieletów", "boss", (1, 0), (8, 0), 4, "2 gold per area"),
    ("forest", "treant", "Treant", "Drzewiec", "minion", (3, 1), (3, 0), 1, "gold + magic"),
    ("forest", "bane_spider", "Bane Spider", "Pająk Zguby", "beast", (2, 0), (6, 0), 2, "3 gold | free_knight"),
    ("forest", "spider_queen", "Spider Queen", "Królowa Pająków", "boss", (1, 0), (10, 3), 5,
     "2 gold per area | free_citizen + vp"),
    ("swamp", "gelatinous_cube", "Gelatinous Cube", "Galaretowaty Sześcian", "minion", (4, 1), (4, 1), 3, "2 gold"),
    ("swamp", "basilisk", "Basilisk", "Bazyliszek", "beast", (1, 0), (6, 3), 4, "3 gold | 3 magic"),
    ("swamp", "swamp_dragon", "Swamp Dragon", "Bagienny Smok", "boss", (1, 0), (10, 4), 6, "2 magic per area"),
    ("valley", "owlbear", "Owlbear", "Sowostwór", "beast", (3, 0), (4, 0), 2, "2 magic"),
    ("valley", "giant", "Giant", "Olbrzym", "titan", (2, 1), (8, 0), 3, "gold + 2 magic"),
    ("valley", "troll", "Troll", "Troll", "boss", (1, 0), (12, 0), 6, "2 magic per area"),
    ("caverns", "kobolds", "Kobolds", "Koboldy", "minion", (4, 1), (5, 1), 3, "2 gold + magic"),
    ("caverns", "gold_golem", "Gold Golem", "Złoty Golem", "titan", (1, 0), (7, 3), 4, "5 gold"),
    ("caverns", "red_dragon", "Red Dragon", "Czerwony Smok", "boss", (1, 0), (12, 6), 7, "3 gold per area"),
    ("mountains", "dire_bear", "Dire Bear", "Żarłoczny Niedźwiedź", "beast", (3, 1), (5, 0), 3, "2 gold | 2 magic"),
    ("mountains", "orc_warrior", "Orc Warrior", "Ork Wojownik", "minion", (2, 0), (9, 0), 3, "3 cheap_citizen"),
    ("mountains", "orc_chieftain", "Orc Chieftain", "Herszt Orków", "boss", (1, 0), (14, 0), 6, "2 gold per area"),
]  # fmt: skip

# Id, names, cost, icons (worker, soldier, shadow, holy), points, when it works, power.
PRINTED_DOMAINS = [
    ("foxgrove_palisade", "Foxgrove Palisade", "Ostrokół w Lisim Zagajniku", 9, (0, 1, 1, 0), 3, "roll", "die_six"),
    ("desert_orchid", "The Desert Orchid", "Pustynna Orchidea", 9, (0, 0, 1, 1), 3, "roll", "die_one"),
    ("emerald_stronghold", "Emerald Stronghold", "Szmaragdowa Twierdza", 12, (1, 1, 0, 1), 5, "cost", "no_surcharge"),
    ("pratchetts_plateau", "Pratchett's Plateau", "Płaskowyż Pratchetta", 8, (1, 0, 0, 1), 3, "cost", "discount"),
    ("cathedral_of_st_aquila", "Cathedral of St Aquila", "Katedra św. Akwilina", 8, (0, 0, 0, 2), 3,
     "end", "take_gold"),
    ("darktide_harbour", "Darktide Harbour", "Port Mrocznego Przypływu", 6, (1, 1, 1, 0), 2,
     "immediate", "free_shadow"),
    ("cloudriders_camp", "Cloudrider's Camp", "Obóz Podniebnego Jeźdźca", 8, (0, 1, 0, 1), 2,
     "immediate", "3 strength + 2 cheap_soldier"),
    ("orb_of_urdr", "The Orb of Urdr", "Kula Urdr", 6, (0, 0, 1, 1), 1, "end", "take_magic"),
    ("rogues_landing", "Rogue's Landing", "Przystań Łotrzyka", 7, (1, 0, 1, 0), 3, "immediate", "free_worker"),
    ("blood_crow_army", "Blood Crow Army", "Oddziały Krwawej Wrony", 5, (0, 3, 0, 0), 2, "start", "strength"),
    ("eye_of_asteraten", "Eye of Asteraten", "Oko Asteratenu", 8, (0, 1, 0, 1), 1, "immediate", "5 strength + slay"),
    ("cutthroats_truce", "Cutthroat's Truce", "Układ Rzezimieszków", 5, (0, 0, 1, 1), 1, "immediate", "3 take_gold"),
    ("halfpenny_hill", "Halfpenny Hill", "Półpensowe Wzgórze", 6, (3, 0, 0, 0), 2, "start", "gold"),
    ("shattered_hand", "Shattered Hand", "Strzaskana Dłoń", 7, (1, 0, 0, 1), 3, "immediate", "free_holy"),
    ("forgotten_sorrows", "Forgotten Sorrows", "Zapomniane Żale", 9, (1, 0, 1, 0), 3, "citizen", "magic"),
    ("watcher_on_the_water", "Watcher on the Water", "Czatownik na Wodzie", 6, (0, 2, 0, 0), 3,
     "immediate", "3 return_monster"),
    ("gargans_embrace", "Gargan's Embrace", "Objęcia Gargana", 7, (0, 2, 0, 0), 2, "doubles", "vp"),
    ("nest_of_the_weaver_witch", "Nest of the Weaver Witch", "Gniazdo Wiedźmy Tkaczki", 6, (2, 0, 0, 0), 3,
     "immediate", "3 return_citizen"),
    ("palace_of_the_dawn", "Palace of the Dawn", "Pałac Świtu", 11, (1, 2, 0, 0), 4, "roll", "lower_die"),
    ("grimmwater_keep", "Grimmwater Keep", "Warownia Grimmwater", 10, (2, 0, 1, 0), 4, "immediate", "3 cheap_citizen"),
    ("violet_thorn", "The Violet Thorn", "Fioletowy Cierń", 7, (0, 1, 0, 1), 3, "monster", "magic"),
    ("purloiners_perch", "Purloiner's Perch", "Grzęda Rabusia", 10, (0, 0, 2, 0), 2, "immediate", "take_monster"),
    ("golden_obelisk_of_nae", "Golden Obelisk of Nae", "Złoty Obelisk Nae", 6, (1, 0, 0, 1), 3,
     "immediate", "3 magic > 3 vp"),
    ("monolith_of_ostendaar", "Monolith of Ostendaar", "Monolit Ostendaaru", 9, (1, 1, 0, 0), 3, "start", "magic"),
    ("coliseum", "Coliseum", "Koloseum", 15, (0, 2, 1, 0), 5, "immediate", "strength per citizens"),
    ("jousting_field", "Jousting Field", "Pole Turniejowe", 13, (1, 1, 1, 0), 3, "harvest", "gold per knights"),
    ("the_tower", "The Tower", "Wieża", 10, (1, 1, 1, 1), 2, "end", "2 magic > vp"),
    ("ullamalizatli_court", "Ullamalizatli Court", "Boisko Ullamalizatli", 11, (2, 0, 0, 1), 3,
     "immediate", "magic per citizens"),
]  # fmt: skip

# Id, names, points for each thing, resources for one point.
PRINTED_DUKES: list[tuple[str, str, str, dict[str, int], int]] = [
    ("cornelius", "Cornelius the Dreamer", "Korneliusz Marzyciel", {"domain": 3}, 3),
    ("elsyn", "El'syn, Saint of Shadows", "El’syn, Święty Cieni", {"holy": 2, "shadow": 2}, 4),
    ("elisium", "Elisium the Allsmith", "Elizjusz Wszechkowal", {"worker": 1, "soldier": 1, "shadow": 1, "holy": 1}, 4),
    ("hrothgar", "Hrothgar the Conqueror", "Hrothgar Zdobywca", {"monster": 2, "titan": 1}, 4),
    ("isabella", "Isabella the Righteous", "Izabella Sprawiedliwa", {"soldier": 1, "holy": 2}, 3),
    ("lekzandr", "Lekzand'r the Protector", "Lekzand’r Protektor", {"worker": 1, "holy": 2}, 3),
    ("node", "Node, Master of Swords", "Node, Mistrz Mieczy", {"soldier": 1, "shadow": 2}, 3),
    ("reese", "Reese the Firebrand", "Reese Podżegacz", {"citizen": 1, "monster": 1, "domain": 1}, 4),
    ("simon", "Simon the Unclean", "Szymon Nieczysty", {"worker": 1, "soldier": 1}, 2),
    ("waryn", "Waryn, Lord of Rogues", "Waryn, Pan Łotrzyków", {"worker": 1, "shadow": 2}, 3),
    ("mico", "Mico the Monster Slayer", "Mico Pogromca Potworów", {"monster": 1, "boss": 5}, 2),
]

# Id, names, areas, citizens other than Peasant and Knight, domains taken out.
PRINTED_SETS: list[tuple[str, str, str, str, str, set[str]]] = [
    ("first_game", "First game", "Pierwsza rozgrywka", "hills ruins forest valley mountains",
     "cleric merchant mercenary archer rogue champion paladin butcher", set()),
    ("gold_rush", "Gold Rush", "Gorączka złota", "hills ruins forest swamp caverns",
     "monk merchant alchemist archer rogue champion paladin butcher",
     {"forgotten_sorrows", "violet_thorn", "golden_obelisk_of_nae", "monolith_of_ostendaar"}),
    ("masters_of_magic", "Masters of Magic", "Mistrzowie magii", "barrens ruins forest valley mountains",
     "cleric merchant alchemist wizard thief champion paladin butcher",
     {"eye_of_asteraten", "blood_crow_army", "foxgrove_palisade", "gargans_embrace"}),
    ("monster_blood", "Monster Blood", "Krew potworów", "barrens ruins forest swamp mountains",
     "cleric blacksmith mercenary archer rogue warlord priestess miner",
     {"forgotten_sorrows", "nest_of_the_weaver_witch", "cathedral_of_st_aquila", "cutthroats_truce"}),
]  # fmt: skip

PROMOTIONAL = {"coliseum", "jousting_field", "the_tower", "ullamalizatli_court", "mico"}
"""Cards whose place in the Polish box is inferred."""
OUR_NAMES = {
    "gargoyle", "witch_queen", "basilisk", "swamp_dragon", "kobolds", "gold_golem", "red_dragon",
    "emerald_stronghold", "darktide_harbour", "cloudriders_camp", "orb_of_urdr", "rogues_landing", "halfpenny_hill",
    "shattered_hand", "grimmwater_keep", "coliseum", "jousting_field", "the_tower", "ullamalizatli_court",
    "cornelius", "elsyn", "elisium", "hrothgar", "isabella", "lekzandr", "node", "reese", "simon", "waryn", "mico",
}  # fmt: skip
"""Cards that no Polish source names."""
ONE_LISTING = {"gargoyle", "gelatinous_cube", "kobolds"}
"""Five-player cards of the areas whose smaller stack the rulebook does not list."""

GAINS = {"gold", "strength", "magic", "vp"}
COUNTS = {"soldier_citizens", "worker_citizens", "citizens", "knights", "domains", "area"}
NUMBERED = {
    "cheap_citizen", "cheap_soldier", "return_citizen", "return_monster", "steal_gold", "steal_magic", "take_gold",
}  # fmt: skip
BARE = {
    "free_citizen", "free_worker", "free_shadow", "free_holy", "free_knight", "slay", "take_gold", "take_magic",
    "take_monster", "lower_die", "die_six", "die_one", "no_surcharge", "discount",
}  # fmt: skip


def counted(text: str) -> dict[str, int]:
    """“2 worker + soldier” as numbers."""
    found: dict[str, int] = {}
    for item in text.split("+"):
        *number, word = item.split()
        assert word not in found
        found[word] = int(number[0]) if number else 1
    return found


def icons(row: Row) -> tuple[int, int, int, int]:
    shown = counted(row.text("roles"))
    assert set(shown) <= {"worker", "soldier", "shadow", "holy"}
    return shown.get("worker", 0), shown.get("soldier", 0), shown.get("shadow", 0), shown.get("holy", 0)


def of_area(area: str) -> list[Row]:
    return [row for row in MONSTERS if row.text("area") == area]


def test_a_hundred_and_eight_citizens() -> None:
    """VA-1.1 Eighteen citizens, six copies of each."""
    assert len(CITIZENS) == 18
    assert len(CITIZENS) * components.COPIES == 108
    assert [row.id for row in CITIZENS] == [printed[1] for printed in PRINTED_CITIZENS]


@pytest.mark.parametrize("printed", PRINTED_CITIZENS, ids=lambda printed: printed[1])
def test_what_is_printed_on_a_citizen(printed: tuple[int, str, str, str, list[int], int, str, str, str]) -> None:
    slot, id, en, pl, activation, cost, role, own, off = printed
    row = next(row for row in CITIZENS if row.id == id)
    assert (row.en, row.pl) == (en, pl)
    assert (row.integer("slot"), row.integer("cost")) == (slot, cost)
    assert [int(number) for number in row.text("activation").split()] == activation
    assert counted(row.text("roles")) == {role: 1}
    assert (row.text("own"), row.text("off")) == (own, off)


def test_two_citizens_for_every_slot_but_five_and_six() -> None:
    """VA-2.5 Ten slots; slots 5 and 6 offer only Peasant and Knight. Citizens of one slot share number and role."""
    slots = Counter([row.integer("slot") for row in CITIZENS])
    assert slots == {slot: 1 if slot in (5, 6) else 2 for slot in range(1, 11)}
    assert components.SLOTS == 2 * components.COLUMNS == len(slots)
    for slot in slots:
        alike = {(row.text("activation"), row.text("roles")) for row in CITIZENS if row.integer("slot") == slot}
        assert len(alike) == 1
    numbers = Counter([int(number) for row in CITIZENS for number in row.text("activation").split()])
    assert numbers == {number: 1 if number in (5, 6) else 2 for number in range(1, 13)}


def test_the_starters() -> None:
    """VA-13.1 They bear the name of a citizen and do what it does, but have neither price nor role."""
    assert [(row.id, row.en, row.pl) for row in STARTERS] == [
        ("starter_peasant", "Starter Peasant", "Startowy Chłop"),
        ("starter_knight", "Starter Knight", "Startowy Rycerz"),
    ]
    assert [row.fields for row in STARTERS] == [
        {"activation": "5", "named": "peasant", "own": "gold", "off": "gold"},
        {"activation": "6", "named": "knight", "own": "strength", "off": "strength"},
    ]


def test_eight_areas_from_left_to_right() -> None:
    """VA-13.12 By the weakest strength, then by the strongest."""
    assert [(row.id, row.en, row.pl) for row in AREAS] == [printed[:3] for printed in PRINTED_AREAS]
    assert [row.integer("order") for row in AREAS] == [1, 2, 3, 4, 5, 6, 7, 8]
    ranges = []
    for area, _, _, weakest, strongest in PRINTED_AREAS:
        strengths = [row.integer("strength") for row in of_area(area)]
        assert (strengths[0], strengths[-1]) == (weakest, strongest)
        ranges.append((weakest, strongest))
    assert ranges == sorted(ranges)


def test_forty_eight_monsters() -> None:
    assert sum([row.integer("copies") for row in MONSTERS]) == 48
    assert [row.id for row in MONSTERS] == [printed[1] for printed in PRINTED_MONSTERS]


@pytest.mark.parametrize("area", [printed[0] for printed in PRINTED_AREAS])
def test_six_cards_to_an_area_and_one_of_them_for_five_players(area: str) -> None:
    """VA-2.2, VA-2.3 Exactly three strengths, the weakest first; the last is the only Boss."""
    rows = of_area(area)
    assert sum([row.integer("copies") for row in rows]) == components.AREA_CARDS == 6
    assert sum([row.integer("copies") - row.integer("five_player") for row in rows]) == 5
    strengths = [row.integer("strength") for row in rows]
    assert len(strengths) == 3 and strengths == sorted(set(strengths))
    assert [row.text("type") == "boss" for row in rows] == [False, False, True]
    assert (rows[-1].integer("copies"), rows[-1].integer("five_player")) == (1, 0)


@pytest.mark.parametrize("printed", PRINTED_MONSTERS, ids=lambda printed: printed[1])
def test_what_is_printed_on_a_monster(
    printed: tuple[str, str, str, str, str, tuple[int, int], tuple[int, int], int, str],
) -> None:
    area, id, en, pl, type, copies, cost, vp, reward = printed
    row = next(row for row in MONSTERS if row.id == id)
    assert (row.en, row.pl) == (en, pl)
    assert (row.text("area"), row.text("type")) == (area, type)
    assert (row.integer("copies"), row.integer("five_player")) == copies
    assert (row.integer("strength"), row.integer("magic")) == cost
    assert (row.integer("vp"), row.text("reward")) == (vp, reward)


def test_twenty_eight_domains() -> None:
    assert len(DOMAINS) == 28
    assert [row.id for row in DOMAINS] == [printed[0] for printed in PRINTED_DOMAINS]
    assert {row.text("when") for row in DOMAINS} == set(components.WHEN), "every moment has its domain"


@pytest.mark.parametrize("printed", PRINTED_DOMAINS, ids=lambda printed: printed[0])
def test_what_is_printed_on_a_domain(
    printed: tuple[str, str, str, int, tuple[int, int, int, int], int, str, str],
) -> None:
    id, en, pl, cost, roles, vp, when, power = printed
    row = next(row for row in DOMAINS if row.id == id)
    assert (row.en, row.pl) == (en, pl)
    assert (row.integer("cost"), icons(row), row.integer("vp")) == (cost, roles, vp)
    assert (row.text("when"), row.text("power")) == (when, power)
    assert row.text("box") == ("inferred" if id in PROMOTIONAL else "confirmed")


def test_eleven_dukes() -> None:
    assert len(DUKES) == 11
    for row, (id, en, pl, scoring, every) in zip(DUKES, PRINTED_DUKES, strict=True):
        assert (row.id, row.en, row.pl) == (id, en, pl)
        assert (counted(row.text("scoring")), row.integer("every")) == (scoring, every)
        assert row.text("box") == ("inferred" if id in PROMOTIONAL else "confirmed")


def test_the_recommended_sets() -> None:
    """VA-2.12 to VA-2.15 Peasant and Knight join every set, in the middle."""
    for row, (id, en, pl, areas, citizens, removed) in zip(SETS, PRINTED_SETS, strict=True):
        assert (row.id, row.en, row.pl) == (id, en, pl)
        assert row.text("areas") == areas
        chosen = citizens.split()
        assert row.text("citizens").split() == [*chosen[:4], "peasant", "knight", *chosen[4:]]
        assert set(row.text("removed").split()) == removed


@pytest.mark.parametrize("row", SETS, ids=lambda row: row.id)
def test_a_set_can_be_laid_out(row: Row) -> None:
    """VA-2.4, VA-2.5 Five areas in their order, one citizen for every slot, and domains enough for five players."""
    order = {area.id: area.integer("order") for area in AREAS}
    places = [order[area] for area in row.text("areas").split()]
    assert len(places) == components.COLUMNS and places == sorted(set(places))
    slot = {citizen.id: citizen.integer("slot") for citizen in CITIZENS}
    assert [slot[id] for id in row.text("citizens").split()] == list(range(1, components.SLOTS + 1))
    removed = row.text("removed").split()
    assert set(removed) <= {domain.id for domain in DOMAINS}
    assert len(DOMAINS) - len(removed) - len(PROMOTIONAL & {d.id for d in DOMAINS}) >= 4 * components.COLUMNS


def test_the_words_of_the_game() -> None:
    names = [components.RESOURCES[n] for n in (components.GOLD, components.STRENGTH, components.MAGIC, components.VP)]
    assert names == ["gold", "strength", "magic", "vp"]
    assert components.ROLE_NAMES == {
        "worker": ("Worker", "Rzemieślnik"),
        "soldier": ("Soldier", "Żołnierz"),
        "shadow": ("Shadow", "Rozbójnik"),
        "holy": ("Holy", "Święty"),
    }
    roles = (components.WORKER, components.SOLDIER, components.SHADOW, components.HOLY)
    assert [components.ROLES[n] for n in roles] == components.ROLES == list(components.ROLE_NAMES)
    assert components.TYPE_NAMES == {
        "minion": ("Minion", "Sługus"),
        "beast": ("Beast", "Bestia"),
        "titan": ("Titan", "Tytan"),
        "boss": ("Boss", "Przywódca"),
    }
    types = (components.MINION, components.BEAST, components.TITAN, components.BOSS)
    assert [components.TYPES[n] for n in types] == components.TYPES == list(components.TYPE_NAMES)
    assert (components.START_GOLD, components.START_MAGIC, components.DUKES_DEALT) == (2, 1, 2)


def test_every_effect_uses_known_words() -> None:
    """A number before a special is its parameter: some need one, some have none."""
    fields = ("own", "off", "reward", "power")
    read = [(f"{row.id}.{field}", row.text(field)) for row in EVERY_ROW for field in fields if field in row.fields]
    assert len(read) == 2 * (18 + 2) + 24 + 28
    for path, text in read:
        for item in re.split(r"[|>+]", text):
            what, _, measure = item.strip().partition(" per ")
            found = re.fullmatch(r"(?:([2-9]) )?([a-z_]+)", what)
            assert found, f"{path}: {text}"
            number, word = found.groups()
            assert word in GAINS | (NUMBERED if number else BARE), f"{path}: {text}"
            assert not measure or (word in GAINS and measure in COUNTS), f"{path}: {text}"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_row_is_complete(family: str) -> None:
    for row in FAMILIES[family]:
        assert row.en.strip() and row.pl.strip()
        assert row.name("en") == row.en and row.name("pl") == row.pl
        assert row.source in SOURCES and all(SOURCES[row.source])
        assert row.source == (RULEBOOK if family in ("areas", "sets") else PUBLIC)
        assert row.described() == {
            "id": row.id, "en": row.en, "pl": row.pl, **row.fields, "source": row.source, "note": list(row.note),
        }  # fmt: skip


def test_no_two_rows_share_a_name() -> None:
    assert len({row.id for row in EVERY_ROW}) == len(EVERY_ROW) == 95
    assert len({row.en for row in EVERY_ROW}) == len({row.pl for row in EVERY_ROW}) == 95


@pytest.mark.parametrize(
    ("ids", "en", "pl"),
    [
        (OUR_NAMES, "our translation", "nasze tłumaczenie"),
        (PROMOTIONAL, "our inference (VA-13.10)", "naszym wnioskiem (VA-13.10)"),
        (ONE_LISTING, "five players", "pięciu graczach"),
    ],
)
def test_what_is_not_certain_is_said(ids: set[str], en: str, pl: str) -> None:
    assert {row.id for row in EVERY_ROW if en in row.note[0]} == ids
    assert {row.id for row in EVERY_ROW if pl in row.note[1]} == ids
    noted = {row.id for row in EVERY_ROW if row.note != ("", "")}
    assert noted == OUR_NAMES | PROMOTIONAL | ONE_LISTING
