"""The cards of Paladins against the box: how many there are, what they add up to, what examples show.

Everything here follows from the rulebook or from the pattern of the printed cards; nothing is read from the engine.
"""

import re
from collections import Counter

import pytest

from palatine.games.paladins import components, remarks_components
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    FAVOURS,
    JAR_SPACES,
    JARS,
    ORDERS,
    PALADINS,
    RESOURCES,
    SCHEMES,
    SPACES,
    SUSPICIONS,
    TAVERN,
    TOWNSFOLK_TRACK,
    WALLS,
    WORKSHOPS,
)
from palatine.games.paladins.people_components import OUTSIDER_TYPES, OUTSIDERS, TOWNSFOLK
from palatine.kernel.data import PUBLIC, RECONSTRUCTED, RULEBOOK, SOURCES, Row
from palatine.kernel.effect import Vocabulary

FAMILIES: dict[str, tuple[Row, ...]] = {
    "actions": ACTIONS,
    "paladins": PALADINS,
    "tavern": TAVERN,
    "suspicions": SUSPICIONS,
    "orders": ORDERS,
    "favours": FAVOURS,
    "townsfolk": TOWNSFOLK,
    "outsiders": OUTSIDERS,
    "walls": WALLS,
    "schemes": SCHEMES,
    "spaces": SPACES,
    "jar spaces": JAR_SPACES,
    "jars": JARS,
    "townsfolk track": TOWNSFOLK_TRACK,
    "workshops": WORKSHOPS,
}
EVERY_ROW = [row for rows in FAMILIES.values() for row in rows]
BY_ID = {row.id: row for row in EVERY_ROW}

LEFT = ["develop", "recruit", "pray", "conspire", "hunt", "trade"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
SPECIALS = [
    "criminal", "tax", "remove_suspicion", "destroy_debt", "pay_debt", "pray", "free_recruit", "free_develop",
]  # fmt: skip
COUNTS = [
    "commissions", "garrisons", "workshops", "crew", "walls", "converts", "strength", "influence", "faith", "saracens",
    "byzantines", "vikings", "orders", "mercenaries", "paid_debts", "suspicions",
]  # fmt: skip

# PA-12.1 to PA-12.5 The eleven names, and when their abilities work.
TOWNSFOLK_NAMES = {
    "abbot": ("Abbot", "Opat", "absolve"),
    "acolyte": ("Acolyte", "Akolita", "commission"),
    "architect": ("Architect", "Architekt", "develop"),
    "defender": ("Defender", "Ochroniarz", "attack"),
    "gatekeeper": ("Gatekeeper", "Strażnik Bramy", "fortify"),
    "missionary": ("Missionary", "Misjonarz", "convert"),
    "watchman": ("Watchman", "Wartownik", "garrison"),
    "conspirator": ("Conspirator", "Spiskowiec", "inquisition"),
    "debt_collector": ("Debt Collector", "Komornik", "pay_debt"),
    "peddler": ("Peddler", "Domokrążca", "inquisition"),
    "squire": ("Squire", "Giermek", "inquisition"),
}
# PA-13 The seventeen names, and what they count, by how much for one point.
OUTSIDER_NAMES = {
    "adventurer": ("Adventurer", "Awanturnik", "2 commissions"),
    "archer": ("Archer", "Łucznik", "2 garrisons"),
    "armourer": ("Armourer", "Zbrojmistrz", "4 strength"),
    "assassin": ("Assassin", "Zabójca", "saracens"),
    "barbarian": ("Barbarian", "Barbarzyńca", "byzantines"),
    "champion": ("Champion", "Czempion", "orders"),
    "guardian": ("Guardian", "Gwardzista", "2 workshops"),
    "hunter": ("Hunter", "Łowca", "2 crew"),
    "invader": ("Invader", "Zbrojny", "vikings"),
    "lookout": ("Lookout", "Zwiadowca", "2 walls"),
    "marauder": ("Marauder", "Maruder", "4 influence"),
    "mercenary": ("Mercenary", "Najemnik", "mercenaries"),
    "protector": ("Protector", "Obrońca", "paid_debts"),
    "thief": ("Thief", "Złodziej", "suspicions"),
    "traitor": ("Traitor", "Zdrajca", ""),
    "vigilante": ("Vigilante", "Strażnik", "2 converts"),
    "warrior": ("Warrior", "Wojownik", "4 faith"),
}


def counted(text: str) -> Counter[str]:
    """“2 merchant + scout” as numbers; nothing is nothing."""
    found: Counter[str] = Counter()
    for item in text.split(" + ") if text else []:
        *number, word = item.split()
        assert word not in found, f"{word} twice in {text}"
        found[word] = int(number[0]) if number else 1
    return found


def together(rows: tuple[Row, ...] | list[Row], field: str) -> Counter[str]:
    """What all these rows bring, added up."""
    return sum([counted(row.text(field)) for row in rows], Counter())


def of_kind(kind: str) -> list[Row]:
    return [row for row in (*TOWNSFOLK, *OUTSIDERS) if row.text("kind") == kind]


def slots(action: str) -> list[str]:
    return BY_ID[action].text("slots").split()


def test_a_set_of_twelve_paladins() -> None:
    """PA-1.3 One for every action; each boosts by 4, and all together each attribute by 16."""
    assert len(PALADINS) == components.SET_OF_PALADINS == 12
    assert sorted([row.text("action") for row in PALADINS]) == sorted([*LEFT, *RIGHT])
    for row in PALADINS:
        assert sum([row.integer(attribute) for attribute in ATTRIBUTES]) == 4, row.id
        assert sum(counted(row.text("workers")).values()) == 2 and "criminal" not in row.text("workers"), row.id
        assert row.en == row.pl
    assert [sum([row.integer(attribute) for row in PALADINS]) for attribute in ATTRIBUTES] == [16, 16, 16]


@pytest.mark.parametrize("row", PALADINS, ids=lambda row: row.id)
def test_a_paladin_suits_the_action_it_helps(row: Row) -> None:
    """PA-3.8 Its workers fit the coloured slots, its boost what the action needs; it saves a cost or brings income."""
    action = BY_ID[row.text("action")]
    colours = {slot for slot in slots(action.id) if slot != "any"}
    workers = counted(row.text("workers"))
    assert colours <= set(workers)
    if action.text("side") == "right":
        assert set(workers) == colours
        assert row.integer(action.text("requires")) == 3
    off = row.integer("silver_off"), row.integer("provision_off")
    if action.id in ("attack", "conspire", "trade", "hunt"):
        assert off == (0, 0)
        assert row.text("bonus") == ("2 provision" if action.id == "hunt" else "2 silver")
    else:
        assert row.text("bonus") == ""
        paid_in_provisions = action.id in ("commission", "fortify", "garrison")
        assert off == ((0, 9) if paid_in_provisions else (2 if action.id == "develop" else 9, 0))


def test_engelier_and_anseis_as_in_the_examples() -> None:
    """PA-EX-4, PA-EX-12, PA-EX-13"""
    engelier, anseis = BY_ID["engelier"], BY_ID["anseis"]
    assert counted(engelier.text("workers")) == {"fighter": 1, "scout": 1}
    assert [engelier.integer(attribute) for attribute in ATTRIBUTES] == [3, 1, 0]
    assert (engelier.text("action"), engelier.text("bonus")) == ("attack", "2 silver")
    assert [anseis.integer(attribute) for attribute in ATTRIBUTES] == [0, 1, 3]
    assert (anseis.text("action"), anseis.integer("provision_off")) == ("fortify", 9)


def test_twenty_four_tavern_cards() -> None:
    """PA-3.5 Four workers on each, at most two of them Criminals; no two cards alike."""
    assert len(TAVERN) == 24
    assert [row.id for row in TAVERN] == [f"tavern_{n:02}" for n in range(1, 25)]
    assert len({row.text("workers") for row in TAVERN}) == 24
    assert {sum(counted(row.text("workers")).values()) for row in TAVERN} == {4}
    criminals = Counter([counted(row.text("workers"))["criminal"] for row in TAVERN])
    assert criminals == {0: 13, 1: 8, 2: 3}
    assert together(TAVERN, "workers") == {
        "labourer": 15, "scout": 17, "merchant": 17, "fighter": 17, "cleric": 16, "criminal": 14,
    }  # fmt: skip


def test_a_tavern_card_with_many_criminals_brings_no_cleric() -> None:
    for row in TAVERN:
        workers = counted(row.text("workers"))
        assert not (workers["criminal"] == 2 and workers["cleric"]), row.id
        assert not (workers["criminal"] and workers["cleric"] > 1), row.id


def test_twenty_four_suspicions() -> None:
    """PA-8.1, PA-A.37 Of tax 0, 1 and 2, rising in number."""
    assert [row.integer("tax") for row in SUSPICIONS] == [0, 1, 2]
    assert [row.integer("copies") for row in SUSPICIONS] == [6, 8, 10]
    assert sum([row.integer("copies") for row in SUSPICIONS]) == 24
    assert [row.id for row in SUSPICIONS] == [f"suspicion_{row.integer('tax')}" for row in SUSPICIONS]


def test_an_order_for_every_right_side_action() -> None:
    """PA-7.1"""
    assert [row.text("action") for row in ORDERS] == RIGHT
    assert [row.id for row in ORDERS] == [f"order_{action}" for action in RIGHT]
    assert ORDERS[1].pl == "Królewski Dekret: Fortyfikacja"
    assert (components.ORDER_GOAL, components.ORDER_POINTS) == (5, (4, 6, 8))


def test_ten_favours() -> None:
    """PA-7.2 to PA-7.5 At most one thing to pay; every colour of slot, Criminals only on two of them."""
    assert len(FAVOURS) == 10
    slots = Counter([row.text("slot") for row in FAVOURS])
    assert slots == {"any": 4, "criminal": 2, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    costs = {row.id: [row.integer(what) for what in ("silver", "provision", "debt")] for row in FAVOURS}
    assert Counter([sum(cost) for cost in costs.values()]) == {0: 7, 1: 3}
    assert [sum(column) for column in zip(*costs.values(), strict=True)] == [1, 1, 1]
    with_choice = {row.id: row.text("reward").split(" | ") for row in FAVOURS if "|" in row.text("reward")}
    assert sorted([len(ways) for ways in with_choice.values()]) == [2, 2, 3]
    assert with_choice["favour_any_attribute"] == ATTRIBUTES


def test_favours_of_the_examples() -> None:
    """PA-EX-23, PA-EX-27 One Favour costs 1 silver; another discards a Suspicion and takes 2 tax."""
    assert BY_ID["favour_clear_name"].text("reward") == "remove_suspicion + 2 tax"
    assert [row.id for row in FAVOURS if row.integer("silver")] == ["favour_settle"]
    assert [row.id for row in FAVOURS if row.integer("debt")] == ["favour_royal_loan"]


def test_thirty_two_townsfolk_of_eleven_kinds() -> None:
    assert len(TOWNSFOLK) == 32
    kinds = Counter([row.text("kind") for row in TOWNSFOLK])
    assert kinds == {kind: 2 if kind == "conspirator" else 3 for kind in TOWNSFOLK_NAMES}
    for row in TOWNSFOLK:
        assert (row.en, row.pl, row.text("trigger")) == TOWNSFOLK_NAMES[row.text("kind")]
        assert row.id.startswith(row.text("kind") + "_")
        assert row.text("dismiss") and row.text("ability")


def test_abilities_by_action() -> None:
    """PA-12.1 Seven kinds answer to an action, once with a Labourer, once with tax, once with silver or a provision."""
    with_action = [kind for kind, (_, _, trigger) in TOWNSFOLK_NAMES.items() if trigger in [*LEFT, *RIGHT]]
    assert {TOWNSFOLK_NAMES[kind][2] for kind in with_action} == {"develop", *RIGHT}
    in_silver = []
    for kind in with_action:
        by_ability = {row.text("ability"): row.text("instant") for row in of_kind(kind)}
        third = next(iter(by_ability.keys() - {"labourer", "tax"}))
        assert by_ability == {"labourer": "", "tax": "remove_suspicion", third: third}
        assert {row.id.rpartition("_")[2] for row in of_kind(kind)} == set(by_ability)
        in_silver += [kind] if third == "silver" else []
    provisions_pay_for = ["acolyte", "gatekeeper", "watchman"]
    assert sorted(in_silver) == provisions_pay_for, "silver goes with the actions that cost provisions"


def test_abilities_at_an_inquisition() -> None:
    """PA-12.2 to PA-12.5"""
    conditions = {kind: {row.text("condition") for row in of_kind(kind)} for kind in TOWNSFOLK_NAMES}
    assert conditions.pop("peddler") == {"suspicion_at_least_2"}
    assert conditions.pop("squire") == {"no_suspicion"}
    assert set(map(tuple, conditions.values())) == {("",)}
    assert [row.text("ability") for row in of_kind("conspirator")] == ["remove_suspicion"] * 2
    assert [row.text("ability") for row in of_kind("debt_collector")] == ["labourer", "scout", "fighter"]
    assert {row.text("ability") for row in of_kind("peddler")} == {"2 provision", "2 silver", "labourer"}
    assert {row.text("ability") for row in of_kind("squire")} == set(ATTRIBUTES)
    at_the_inquisition = [row for row in TOWNSFOLK if row.text("trigger") == "inquisition"]
    assert not together(at_the_inquisition, "ability").keys() & {"tax", "criminal"}, "PA-8.8"
    assert all(row.text("instant") == "" for row in TOWNSFOLK if row.text("trigger") in ("inquisition", "pay_debt"))


def test_what_dismissing_brings() -> None:
    """PA-5.7 Added up, and never more than two things at once."""
    assert together(TOWNSFOLK, "dismiss") == {
        "labourer": 12, "scout": 2, "merchant": 2, "fighter": 2, "cleric": 2, "criminal": 3, "provision": 4,
        "strength": 1, "faith": 1, "influence": 1, "tax": 6, "remove_suspicion": 8, "destroy_debt": 2, "pray": 3,
    }  # fmt: skip
    assert {sum(counted(row.text("dismiss")).values()) for row in TOWNSFOLK} == {1, 2}


def test_townsfolk_of_the_examples() -> None:
    """PA-EX-1, PA-EX-9, PA-EX-10, PA-EX-44, PA-EX-48"""
    assert BY_ID["architect_provision"].text("instant") == "provision"
    assert counted(BY_ID["abbot_labourer"].text("dismiss")) == {"cleric": 1, "labourer": 1}
    assert (BY_ID["gatekeeper_silver"].text("instant"), BY_ID["gatekeeper_silver"].text("ability")) == ("silver",) * 2
    assert (BY_ID["watchman_silver"].text("instant"), BY_ID["watchman_silver"].text("ability")) == ("silver",) * 2
    assert BY_ID["defender_tax"].text("dismiss") == "2 tax"


def test_thirty_six_outsiders_of_seventeen_kinds() -> None:
    """PA-1.3 Twelve of each type; two of every name, of two types, but four Mercenaries."""
    assert len(OUTSIDERS) == 36
    assert Counter([row.text("type") for row in OUTSIDERS]) == dict.fromkeys(OUTSIDER_TYPES, 12)
    kinds = Counter([row.text("kind") for row in OUTSIDERS])
    assert kinds == {kind: 4 if kind == "mercenary" else 2 for kind in OUTSIDER_NAMES}
    for row in OUTSIDERS:
        assert (row.en, row.pl) == OUTSIDER_NAMES[row.text("kind")][:2]
        assert row.id.startswith(f"{row.text('kind')}_{row.text('type')}")
    for kind in OUTSIDER_NAMES:
        types = Counter([row.text("type") for row in OUTSIDERS if row.text("kind") == kind])
        assert types == {"byzantine": 1, "saracen": 2, "viking": 1} if kind == "mercenary" else len(types) == 2


def test_what_attacking_brings() -> None:
    """PA-6.14 At least 1 Influence; two cards bring 2 and nothing else."""
    attacks = [counted(row.text("attack")) for row in OUTSIDERS]
    assert all(attack["influence"] >= 1 for attack in attacks)
    assert [attack for attack in attacks if attack["influence"] > 1] == [{"influence": 2}] * 2
    assert {sum(attack.values()) for attack in attacks} == {2, 3}
    assert together(OUTSIDERS, "attack") == {
        "influence": 38, "labourer": 16, "scout": 4, "merchant": 4, "fighter": 3, "cleric": 3, "criminal": 3,
        "provision": 12, "tax": 6, "remove_suspicion": 4, "destroy_debt": 4,
    }  # fmt: skip
    mercenary = BY_ID["mercenary_viking"]
    assert counted(mercenary.text("attack")) == {"influence": 1, "labourer": 2}, "PA-EX-16"


def test_what_converting_brings_and_scores() -> None:
    """PA-6.16, PA-13 Six cards bring 2 Strength: those that score attacked Outsiders, never of their own type."""
    strong = [row for row in OUTSIDERS if row.text("convert") == "2 strength"]
    assert {row.text("kind") for row in strong} == {"assassin", "barbarian", "invader"} and len(strong) == 6
    assert {row.text("convert") for row in OUTSIDERS if row not in strong} == {"strength"}
    for row in strong:
        assert row.text("scoring").removeprefix("vp per ") != row.text("type") + "s"
    for row in OUTSIDERS:
        measure = OUTSIDER_NAMES[row.text("kind")][2]
        base = "vp + " if row.text("kind") in ("champion", "mercenary") else ""
        assert row.text("scoring") == (f"{base}vp per {measure}" if measure else "debt_relief"), row.id


def test_twenty_four_walls() -> None:
    """PA-6.6, PA-6.7 At least 1 Strength on each; six points in all; seven cards with a choice."""
    assert sum([row.integer("copies") for row in WALLS]) == 24
    strength = {row.id: counted(row.text("reward"))["strength"] for row in WALLS}
    assert {id for id, steps in strength.items() if steps != 1} == {"wall_strength"} and strength["wall_strength"] == 2
    assert sum([row.integer("copies") * row.integer("vp") for row in WALLS]) == 6
    with_choice = [row for row in WALLS if row.text("choice")]
    assert sum([row.integer("copies") for row in with_choice]) == 7
    assert [row.text("choice").split(" | ")[1] for row in with_choice] == ["2 silver", "2 silver"]
    assert {row.text("choice").split(" | ")[0] for row in with_choice} == {"pay_debt", "remove_suspicion"}
    assert len({(row.text("reward"), row.text("choice"), row.integer("vp")) for row in WALLS}) == len(WALLS) == 16
    workers = together(WALLS, "reward")
    del workers["strength"]
    assert workers == {"labourer": 10, "scout": 3, "merchant": 3, "fighter": 2, "cleric": 2}
    example = BY_ID["wall_labourer_fighter"].text("reward")
    assert counted(example) == {"strength": 1, "labourer": 1, "fighter": 1}, "PA-EX-13"


def test_seventeen_schemes() -> None:
    """PA-14.3, PA-A.53 Five King's Favours are set aside; twelve begin as the deck, with every right-side action."""
    copies = {row.text("action"): row.integer("copies") for row in SCHEMES}
    assert [row.id for row in SCHEMES] == [f"scheme_{action}" for action in copies]
    assert copies.pop("kings_favour") == components.FAVOUR_SPACES == 5
    assert sum(copies.values()) == 12
    assert set(copies) == {*RIGHT, "recruit", "kings_order"}
    assert {copies[action] for action in RIGHT} == {1}


def test_every_effect_can_be_read() -> None:
    """Plain words, specials and counts; a number before a special is how often."""
    effects = Vocabulary(RESOURCES, 0, SPECIALS)
    points = Vocabulary(["vp"], 0, ["debt_relief"], COUNTS)
    read = 0
    for row in EVERY_ROW:
        for field in ("workers", "bonus", "reward", "choice", "dismiss", "instant", "ability", "attack", "convert"):
            if field in row.fields:
                effects.read(row.text(field), f"{row.id}.{field}")
                read += 1
        if "scoring" in row.fields:
            points.read(row.text("scoring"), row.id)
            read += 1
    assert read == 2 * 12 + 24 + 10 + 3 * 32 + 3 * 36 + 2 * 16 + 40 + 10 + 8


@pytest.mark.parametrize("family", FAMILIES)
def test_every_row_is_complete(family: str) -> None:
    for row in FAMILIES[family]:
        assert row.en.strip() and row.pl.strip()
        assert row.name("en") == row.en and row.name("pl") == row.pl
        assert row.source in SOURCES and all(SOURCES[row.source])
        assert row.described() == {
            "id": row.id, "en": row.en, "pl": row.pl, **row.fields, "source": row.source, "note": list(row.note),
        }  # fmt: skip


def test_ids_are_unique() -> None:
    """PA-15.1"""
    assert len(BY_ID) == len(EVERY_ROW) == 230


def test_what_the_rulebook_states() -> None:
    """Rows the rulebook shows or names; the actions with all their figures among them."""
    stated = {row.id for row in EVERY_ROW if row.source == RULEBOOK}
    assert stated - {*LEFT, *RIGHT} == {
        "anseis", "engelier", "order_commission", "order_fortify", "order_absolve", "order_attack", "order_convert",
        "favour_clear_name", "abbot_labourer", "architect_provision", "gatekeeper_silver", "mercenary_viking",
        "wall_labourer_fighter", "scheme_commission", "scheme_kings_order", "scheme_kings_favour", "jar_pay_debt_a",
        "jar_pay_debt_b", "jar_1", "townsfolk_space_2", "townsfolk_space_3",
    }  # fmt: skip
    assert {*LEFT, *RIGHT} <= stated


def test_what_is_reconstructed_says_so() -> None:
    """No source was found for these; each has a remark."""
    made = {row.id for row in EVERY_ROW if row.source == RECONSTRUCTED}
    assert made == {
        "squire_strength", "jar_remove_suspicion_b", "townsfolk_space_1", "townsfolk_space_4", "townsfolk_space_5",
        *[f"scheme_{action}" for action in RIGHT if action != "commission"],
        *[f"workshop_{n}" for n in range(1, 9)],
        *[f"jar_{n}" for n in range(2, 8)],
    }  # fmt: skip
    assert all(BY_ID[id].note[0] for id in made)
    assert {row.source for row in EVERY_ROW} == {RULEBOOK, PUBLIC, RECONSTRUCTED}


def test_remarks_speak_of_rows_in_both_languages() -> None:
    for en, pl, ids in remarks_components.REMARKS:
        assert en.endswith(".") and pl.endswith(".")
        assert re.findall(r"PA-A\.\d+", en) == re.findall(r"PA-A\.\d+", pl)
        assert ids <= set(BY_ID)
        assert all(en in BY_ID[id].note[0] and pl in BY_ID[id].note[1] for id in ids)
    unnamed = {row.id for row in EVERY_ROW if "no printed name" in row.note[0]}
    assert unnamed == {row.id for row in (*FAVOURS, *WALLS)}
