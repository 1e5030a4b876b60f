"""The boards of Paladins and the figures on them: actions, map, tracks, set-up and points.

Everything here follows from the rulebook or from the pattern of the printed boards; nothing is read from the engine.
"""

import re
from collections import Counter
from itertools import pairwise

from palatine.games.paladins import components
from palatine.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    JAR_SPACES,
    JARS,
    RESOURCES,
    SPACES,
    TOWNSFOLK_TRACK,
    WORKSHOPS,
)
from palatine.games.paladins.people_components import OUTSIDER_TYPES, TYPE_NAMES

LEFT = ["develop", "recruit", "pray", "conspire", "hunt", "trade"]
RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
COLOURED = ["scout", "merchant", "fighter", "cleric"]
BY_ID = {row.id: row for row in ACTIONS}


def slots(action: str) -> list[str]:
    return BY_ID[action].text("slots").split()


def test_the_words_of_the_game() -> None:
    workers = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    assert list(components.WORKER_NAMES) == components.WORKERS == workers
    assert [pl for _, pl in components.WORKER_NAMES.values()] == [
        "Parobek", "Zwiadowca", "Kupiec", "Wojownik", "Kleryk", "Złoczyńca",
    ]  # fmt: skip
    assert [components.WORKERS[n] for n in (components.LABOURER, components.SCOUT, components.CRIMINAL)] == [
        "labourer", "scout", "criminal",
    ]  # fmt: skip
    assert [*workers[:5], "silver", "provision", "strength", "faith", "influence"] == RESOURCES
    places = (components.SILVER, components.PROVISION, components.STRENGTH, components.FAITH, components.INFLUENCE)
    assert [RESOURCES[n] for n in places] == RESOURCES[5:]
    assert list(components.ATTRIBUTE_NAMES) == ATTRIBUTES == ["strength", "faith", "influence"]
    assert [pl for _, pl in components.ATTRIBUTE_NAMES.values()] == ["Siła", "Wiara", "Wpływy"]
    assert list(TYPE_NAMES) == OUTSIDER_TYPES == ["byzantine", "saracen", "viking"]
    assert [pl for _, pl in TYPE_NAMES.values()] == ["Bizantyjczyk", "Saracen", "Wiking"]


def test_the_pieces_of_the_box() -> None:
    """PA-1.1, PA-1.2 22 Labourers and 18 of every other worker; 50 silver, 40 provisions, 24 Debts."""
    assert (22, *[18] * 5) == components.WORKER_COUNTS
    assert (components.SILVER_COUNT, components.PROVISION_COUNT, components.DEBT_COUNT) == (50, 40, 24)
    assert (components.PIECES * 4, components.WORKSHOP_COUNT * 4) == (28, 32)


def test_twelve_actions_in_two_columns() -> None:
    """PA-4.8 One to two slots on the left, three on the right; each right-side action needs one and gives another."""
    assert [row.id for row in ACTIONS] == [*LEFT, *RIGHT]
    assert [row.text("side") for row in ACTIONS] == ["left"] * 6 + ["right"] * 6
    assert [len(slots(id)) for id in (*LEFT, *RIGHT)] == [2, 2, 1, 1, 2, 2] + [3] * 6
    numbers = (components.DEVELOP, components.TRADE, components.COMMISSION, components.CONVERT)
    assert [ACTIONS[n].id for n in numbers] == ["develop", "trade", "commission", "convert"]
    for row in ACTIONS[6:]:
        first, second, third = slots(row.id)
        assert second == "any" and first != third and {first, third} <= set(COLOURED), row.id
        assert row.text("requires") != row.text("gives") and {row.text("requires"), row.text("gives")} <= {*ATTRIBUTES}
    colours = Counter([slot for id in RIGHT for slot in slots(id) if slot != "any"])
    assert colours == dict.fromkeys(COLOURED, 3)
    for end in ("requires", "gives"):
        assert Counter([row.text(end) for row in ACTIONS[6:]]) == dict.fromkeys(ATTRIBUTES, 2)
    assert all(row.text("requires") == row.text("gives") == "" for row in ACTIONS[:6])


def test_fortify_as_in_the_example() -> None:
    """PA-EX-6, PA-EX-7"""
    assert slots("fortify") == ["merchant", "any", "scout"]
    assert (BY_ID["fortify"].text("requires"), BY_ID["fortify"].text("gives")) == ("influence", "strength")


def test_forty_spaces_on_the_map() -> None:
    """PA-6.2 In list order, and fewer of them open with fewer players."""
    assert Counter([row.integer("region") for row in SPACES]) == {1: 4, 2: 7, 3: 9, 4: 10, 5: 7, 6: 3}
    numbers = [[int(number) for number in re.findall(r"\d+", row.id)] for row in SPACES]
    assert numbers == sorted(numbers)
    assert [region for region, _ in numbers] == [row.integer("region") for row in SPACES]
    assert {row.integer("players") for row in SPACES} == {1, 3, 4}
    opened = [[row.integer("region") for row in SPACES if row.integer("players") <= players] for players in (2, 3, 4)]
    assert [len(regions) for regions in opened] == [25, 34, 40]
    for fewer, more in pairwise(opened):
        assert all(more.count(region) > fewer.count(region) for region in range(1, 7)), "more in every region"


def test_rewards_of_the_map() -> None:
    """One or two things on every space."""
    brought: Counter[str] = Counter()
    for row in SPACES:
        items = [item.split() for item in row.text("reward").split(" + ")]
        amounts = [int(item[0]) if len(item) == 2 else 1 for item in items]
        assert sum(amounts) in (1, 2)
        brought.update(dict(zip([item[-1] for item in items], amounts, strict=True)))
    assert brought == {
        "free_recruit": 3, "silver": 14, "pray": 5, "pay_debt": 5, "remove_suspicion": 3, "labourer": 13, "scout": 3,
        "merchant": 3, "fighter": 3, "cleric": 2,
    }  # fmt: skip


def test_spaces_of_the_examples() -> None:
    """PA-EX-12, PA-EX-14 A Scout in region 2, a Pray in region 3, open for everybody."""
    open_to_all = {(row.integer("region"), row.text("reward")) for row in SPACES if row.integer("players") == 1}
    assert {(2, "scout"), (3, "pray")} <= open_to_all


def test_ten_jar_spaces() -> None:
    """PA-6.11, PA-A.35"""
    assert Counter([row.text("reward") for row in JAR_SPACES]) == {
        "pay_debt": 2, "pray": 2, "remove_suspicion": 2, "free_recruit": 1, "labourer": 1, "faith": 1,
        "2 provision": 1,
    }  # fmt: skip
    assert len(JAR_SPACES) > components.PIECES


def test_eight_workshops() -> None:
    """PA-5.4, PA-A.5, PA-EX-8 Each colour twice, a Scout first."""
    assert len(WORKSHOPS) == components.WORKSHOP_COUNT
    assert Counter([row.text("reward") for row in WORKSHOPS]) == dict.fromkeys(COLOURED, 2)
    assert (WORKSHOPS[0].id, WORKSHOPS[0].text("reward")) == ("workshop_1", "scout")


def test_what_seven_times_cost_and_need() -> None:
    """PA-6.1, PA-6.5, PA-6.10, PA-6.15, PA-EX-61 Seven steps each, never falling."""
    costs = (components.PROVISION_COSTS, components.JAR_COSTS, components.CONVERT_COSTS)
    assert [sum(cost) for cost in costs] == [13, 16, 13]
    assert [(cost[0], cost[-1]) for cost in costs] == [(1, 3), (1, 3), (0, 3)]
    for steps in (*costs, components.WALL_NEEDS, components.JAR_NEEDS):
        assert len(steps) == components.PIECES == 7
        assert list(steps) == sorted(steps)
    assert (0, *range(1, 12, 2)) == components.WALL_NEEDS
    assert tuple(range(0, 13, 2)) == components.JAR_NEEDS
    assert [row.integer("need") for row in JARS] == list(components.JAR_NEEDS)
    assert components.JAR_NEEDS[-1] == components.TOP


def test_flags_and_prices_of_the_main_board() -> None:
    """PA-5.6, PA-6.2, PA-6.8, PA-A.36 Faith in even steps, Strength one above it; Townsfolk dearer to the left."""
    assert tuple(range(0, 12, 2)) == components.FAITH_FLAGS
    assert tuple([flag + 1 for flag in components.FAITH_FLAGS]) == components.STRENGTH_FLAGS
    assert len(components.FAITH_FLAGS) == components.OUTSIDER_SPACES == 6
    assert components.RECRUIT_COSTS == (4, 3, 2, 1, 0)
    assert [row.integer("silver") for row in TOWNSFOLK_TRACK] == list(components.RECRUIT_COSTS)
    assert len(components.RECRUIT_COSTS) == components.TOWNSFOLK_SPACES == 5
    assert (components.DEBT_SPACES, components.DEVELOP_COST, components.PRAY_COST) == (2, 4, 2)


def test_set_up_and_rounds() -> None:
    """PA-2.3, PA-2.5, PA-2.6, PA-3.2, PA-10.2 Two cards are revealed in the third round, one in every other."""
    assert components.TAX_SUPPLY == (5, 5, 7, 8)
    assert (components.START_SILVER, components.START_PROVISIONS, components.KEPT_WORKERS) == (3, 1, 3)
    revealed = Counter([*components.ORDER_ROUNDS, *components.FAVOUR_ROUNDS])
    assert revealed == {n: 2 if n == 3 else 1 for n in range(1, components.ROUNDS + 1)}
    assert len(components.ORDER_ROUNDS) == components.ORDER_SPACES == len(components.ORDER_POINTS)
    assert len(components.FAVOUR_ROUNDS) == components.FAVOUR_SPACES


def test_points_as_in_the_scoring_examples() -> None:
    """PA-EX-20, PA-EX-28, PA-EX-46"""
    points = components.ATTRIBUTE_POINTS
    assert len(points) == components.TOP + 1
    assert [points[n] for n in (11, 10, 6, 7)] == [16, 13, 6, 6]
    assert points[12] + points[11] + points[10] == 49
    assert [points[n] for n in (0, 1, 2, 3, 4, 5, 8, 9)] == [0, 0, 1, 1, 3, 3, 9, 11]
    assert [components.MAP_POINTS[n] for n in (4, 5, 6, 7)] == [0, 2, 5, 9]
    assert [components.WALL_POINTS[n] for n in (4, 5, 6, 7)] == [0, 1, 3, 6]
    assert [components.DEVELOP_POINTS[n] for n in (5, 6, 7, 8)] == [0, 1, 3, 6]
    assert len(components.MAP_POINTS) == len(components.WALL_POINTS) == components.PIECES + 1
    assert len(components.DEVELOP_POINTS) == components.WORKSHOP_COUNT + 1


def test_the_virtual_player() -> None:
    """PA-14.2, PA-14.4, PA-14.8, PA-14.9, PA-14.28, PA-EX-24"""
    assert components.VPL_ORDERS == {"easy": 1, "standard": 3, "hard": 5}
    assert list(components.LEVEL_NAMES) == list(components.VPL_ORDERS)
    assert [pl for _, pl in components.LEVEL_NAMES.values()] == ["Łatwy", "Standardowy", "Trudny"]
    assert [components.VPL_WORKERS + number for number in (1, 4, 7)] == [4, 7, 10]
    assert components.VPL_LEFT_SIDE == ("recruit", "pray", "trade", "conspire", "rest")
    assert (components.RESOURCE_SPACES, components.VPL_DISCARDS) == (5, 2)
    assert components.REST_NAMES == ("Rest", "Odpoczynek")
