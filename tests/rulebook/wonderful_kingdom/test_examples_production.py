"""The rulebook's examples about counting, supremacy, alchemy, construction and scoring.

The rulebook has no example for WK-EX-4, 5 and 27: those are our own, made from the rules.
"""

import pytest

from rulebook.vectors import asked, events, play_all, refused, sheet, texts
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    Player,
    fighting,
    lay,
    planned,
    player,
    produced,
    producing,
    site,
    sites,
    supremacies,
)

BY_MONUMENT = {"developments": {"expeditionary_force": {"production": "exploration per monument"}}}


def test_wk_ex_1_an_unfinished_card_makes_nothing() -> None:
    """WK-EX-1 3 M of the duchy card and 2 M of a built Stone Quarry are 5; the one under construction adds none.

    WK-6.2 Icons of the duchy card and of constructed developments.
    """
    table = producing("materials", {"built": {"stone_quarry": 1}, "construction": ["stone_quarry"]})
    assert produced(table) == [5]
    assert sheet(table)["fresh"] == {"materials": 5}


def test_wk_ex_2_a_card_counts_itself() -> None:
    """WK-EX-2 Expeditionary Force alone yields 1 E; with two more Specialists 3 E, and 5 E with theirs (WK-6.3)."""
    alone = producing("exploration", {"built": {"expeditionary_force": 1}})
    assert produced(alone) == [1]
    three: Player = {"built": {"expeditionary_force": 1, "scholars": 1, "border_rangers": 1}}
    assert produced(producing("exploration", three)) == [5]
    without = {"built": {"scholars": 1, "border_rangers": 1}}
    assert produced(producing("exploration", without)) == [2], "so Expeditionary Force yields 3 of the 5"


def test_wk_ex_2_none_of_the_type() -> None:
    """WK-EX-2 If it counted Monuments and none were owned, it would yield nothing (WK-6.3)."""
    three: Player = {"built": {"expeditionary_force": 1, "scholars": 1, "border_rangers": 1}}
    assert produced(producing("exploration", three, overlay=BY_MONUMENT)) == [2]
    alone: Player = {"built": {"expeditionary_force": 1}}
    assert produced(producing("exploration", alone, overlay=BY_MONUMENT)) == [0]


def test_wk_ex_3_a_card_finished_in_a_step_counts_from_the_next() -> None:
    """WK-EX-3 3 M finish the Barracks (WK-6.6, WK-7.1); the P step counts 1 + 1, the M count stays 3 (WK-6.8)."""
    table = producing("materials population", {"construction": ["barracks"]})
    assert produced(table) == [3]
    play_all(table, "place barracks", "place barracks", seat=ANN)
    assert sites(table) == {"barracks": {"materials": 2}} and sheet(table)["built"] == {}
    table.play("place barracks", ANN)
    assert sheet(table)["built"] == {"barracks": 1}
    assert sites(table) == {}
    assert produced(table) == [3, 2]
    assert sheet(table)["alchemy"] == {"population": 2}, "the three materials went back to the supply"


def test_wk_ex_4_two_bonuses_make_a_soldier() -> None:
    """WK-EX-4 3:2, 4:1, 2:2 and 1:0 – camp, soldier, nothing for either, camp (WK-6.4)."""
    duchies = {
        "teressie": {"production_a": "3 materials + 4 population + 2 gold + exploration"},
        "valados": {"production_a": "2 materials + population + 2 gold"},
    }
    camps: list[tuple[int, int]] = []
    for last in (1, 2, 3, 4):
        table = producing(" ".join(BASIC[:last]), player(), overlay={"duchies": duchies})
        camps.append((sheet(table)["camp"], sheet(table)["soldiers"]))
        assert (sheet(table, BRIAN)["camp"], sheet(table, BRIAN)["soldiers"]) == (0, 0)
    assert (produced(table, ANN), produced(table, BRIAN)) == ([3, 4, 2, 1], [2, 1, 2, 0])
    assert camps == [(1, 0), (0, 1), (0, 1), (1, 1)]
    assert supremacies(table) == [ANN, ANN, ANN]


def test_wk_ex_5_five_cubes_become_krystallium_at_once() -> None:
    """WK-EX-5 M, P, P and four G one by one: krystallium after the second, two G stay (WK-6.9)."""
    anna: Player = {
        "built": {"tax_office": 1, "guildhall": 1},
        "alchemy": {"materials": 1, "population": 2},
        "construction": ["royal_mint"],
    }
    table = producing("gold", anna)
    held = []
    for _ in range(4):
        table.play("alchemy", ANN)
        held.append((sum(sheet(table)["alchemy"].values()), sheet(table)["krystallium"]))
    assert held == [(4, 0), (0, 1), (1, 1), (2, 1)]
    assert sheet(table)["alchemy"] == {"gold": 2}


def test_wk_ex_6_scoring() -> None:
    """WK-EX-6 Flat 2 + 6 + 3, multipliers (3 + 4 + 2) × 4, two calamities: 11 + 36 - 8 = 39 (WK-13.1).

    WK-13.2 Krystallium, soldiers and the Banquet Hall under construction score nothing.
    """
    built = ["tax_office", "majestic_statue", "grand_library", "secret_fellowship", "grand_arena", "alchemical_forge"]
    anna: Player = {
        "built": dict.fromkeys(built, 1),
        "calamities": 2,
        "krystallium": 3,
        "soldiers": 4,
        "construction": ["banquet_hall"],
    }
    table = lay([anna, player()], ["game_end"], round=4)
    assert table.breakdown()[ANN] == {"cards": 11, "multipliers": 36, "calamities": -8, "menaces": 0}
    assert table.scores()[ANN] == 39
    assert (
        lay([{**anna, "krystallium": 0, "soldiers": 0, "construction": []}, player()], ["game_end"]).scores()[ANN] == 39
    )


def test_wk_ex_14_bonus_soldiers_pass_by_the_camp() -> None:
    """WK-EX-14 Guildhall finished with a soldier in the camp: 1 soldier, and the camp keeps its own (WK-7.3)."""
    guildhall = planned({"camp": 1, "construction": [site("guildhall", materials=3)]}, ["farm"])
    play_all(guildhall, "recycle farm", "place guildhall", seat=ANN)
    assert sheet(guildhall)["built"] == {"guildhall": 1}
    assert (sheet(guildhall)["soldiers"], sheet(guildhall)["camp"]) == (1, 1)

    scholars = planned({"krystallium": 2, "construction": [site("scholars", population=2)]}, ["farm"])
    play_all(scholars, "recycle farm", "place scholars", seat=ANN)
    assert sheet(scholars)["built"] == {"scholars": 1}
    assert (sheet(scholars)["krystallium"], sheet(scholars)["soldiers"]) == (3, 0)


def test_wk_ex_15_krystallium_is_no_soldier() -> None:
    """WK-EX-15 Munitions Specialists with 2 P, three krystallium and no soldier cannot be finished (WK-6.10, WK-6.11).

    WK-6.5 A soldier in the camp cannot be spent.
    """
    anna: Player = {"krystallium": 3, "camp": 1, "construction": [site("munitions_specialists", population=2)]}
    table = planned(anna, [])
    refused(table, "krystallium munitions_specialists", "WK-6.11", ANN)
    refused(table, "soldier munitions_specialists", "WK-6.5", ANN)
    assert sorted(texts(table, ANN)) == ["give_up munitions_specialists", "pass"]


@pytest.mark.parametrize("window", ["propose", "choose", "planning", "production", "fight"])
def test_wk_ex_15_a_soldier_at_any_time(window: str) -> None:
    """WK-EX-15 With 1 soldier they are finished at any time (WK-6.11), whenever the player may act (WK-R22)."""
    anna: Player = {"soldiers": 1, "construction": [site("munitions_specialists", population=2)]}
    if window in ("propose", "choose"):
        table = lay([anna, player()], [[window, ANN]], phase="choice", zones={"hand.0": ["farm", "hamlet"]})
    elif window == "planning":
        table = planned(anna, [])
    elif window == "production":
        table = producing("gold", anna)
    else:
        table = fighting({**anna, "menaces": {"shadow": 1}}, round=4)
    assert asked(table, ANN) == {"planning": "plan", "production": "place"}.get(window, window)
    table.play("soldier munitions_specialists", ANN)
    assert sheet(table)["built"] == {"munitions_specialists": 1} and sheet(table)["soldiers"] == 0


def test_wk_ex_15_krystallium_on_two_kinds_of_space() -> None:
    """WK-EX-15 Lair of Burning Sand with 1 E: 3 krystallium finish it, 2 as exploration and 1 as itself (WK-6.10)."""
    table = planned({"krystallium": 3, "construction": [site("lair_of_burning_sand", exploration=1)]}, [])
    play_all(table, "krystallium lair_of_burning_sand", "as exploration", seat=ANN)
    table.play("krystallium lair_of_burning_sand", ANN)
    assert sorted(texts(table, ANN)) == ["as exploration", "as krystallium"]
    table.play("as exploration", ANN)
    assert sites(table) == {"lair_of_burning_sand": {"exploration": 3}}
    table.play("krystallium lair_of_burning_sand", ANN)
    assert sheet(table)["built"] == {"lair_of_burning_sand": 1}
    assert (sheet(table)["krystallium"], sheet(table)["soldiers"]) == (0, 2)
    spaces = [(event["space"], event["cube"]) for event in events(table, "fill")]
    assert spaces == [("exploration", "krystallium")] * 2 + [("krystallium", "krystallium")]


def test_wk_ex_16_giving_up_a_card() -> None:
    """WK-EX-16 Great Cathedral with 4 cubes: they go back, its G makes five in the alchemy area (WK-6.12, WK-6.9)."""
    anna: Player = {
        "alchemy": {"materials": 2, "exploration": 2},
        "construction": [site("great_cathedral", materials=1, gold=3), "royal_mint"],
    }
    table = planned(anna, [])
    table.play("give_up great_cathedral", ANN)
    assert (sheet(table)["krystallium"], sheet(table)["alchemy"], sheet(table)["fresh"]) == (1, {}, {})
    assert sites(table) == {"royal_mint": {}}, "the gold cube may not go on another card"
    refused(table, "place royal_mint", "WK-6.6", ANN)
    assert asked(table, ANN) == "plan" and table.dump()["zones"]["discard"] == [["great_cathedral", -1]]  # type: ignore[index]


def test_wk_ex_27_a_theft_token_on_an_icon_per_type() -> None:
    """WK-EX-27 Valados makes 1 + 3 E with three Specialists; each token takes exactly one (WK-R8)."""
    built = {"expeditionary_force": 1, "merchant_caravan": 1, "master_masons": 1}
    for tokens, made in ((0, 4), (1, 3), (2, 2)):
        bartek: Player = {"built": built, "thefts": {"exploration": tokens}, "menaces": {"thief": tokens}}
        assert produced(producing("exploration", player(), bartek, module="menaces"), BRIAN) == [made]
