"""The rulebook's examples about advisors, quests and the end of the game.

The rulebook has no example for WK-EX-9, 21, 30 and 32: those are our own, made from the rules.
"""

from rulebook.vectors import asked, play_all, refused, sheet, texts
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    Player,
    lay,
    planned,
    player,
    produced,
    producing,
    sites,
    supremacies,
)

LORD = "plague_lord"


def pirate(soldiers: int) -> Player:
    """3 E of her own, the advisor, and a card with room for six."""
    return {
        "built": {"mapmakers": 1, "scholars": 1},
        "advisors": ["pirate_of_the_five_seas"],
        "soldiers": soldiers,
        "construction": ["drowned_temple"],
    }


def test_wk_ex_9_extra_cubes_do_not_count_for_supremacy() -> None:
    """WK-EX-9 3 E against 4; the Pirate costs 4 of 5 soldiers and makes 7 to place; 4 > 3 still wins (WK-9.8)."""
    bartek: Player = {"built": {"mapmakers": 1, "watchtower": 1}}
    table = producing("exploration", pirate(5), bartek, module="advisors")
    assert (produced(table, ANN), produced(table, BRIAN)) == ([3], [4])
    table.play("activate pirate_of_the_five_seas", ANN)
    assert sheet(table)["fresh"] == {"exploration": 3 + 4} and sheet(table)["soldiers"] == 1
    assert supremacies(table) == [BRIAN] and sheet(table, BRIAN)["camp"] == 1
    play_all(table, *["place drowned_temple"] * 6, seat=ANN)
    assert sheet(table)["built"] == {"mapmakers": 1, "scholars": 1, "drowned_temple": 1}
    assert sheet(table)["alchemy"] == {"exploration": 1}


def test_wk_ex_9_once_a_round() -> None:
    """WK-EX-9 A second use in the same round is illegal, however many soldiers are left (WK-9.8, WK-9.1)."""
    table = producing("exploration", pirate(9), module="advisors")
    table.play("activate pirate_of_the_five_seas", ANN)
    assert sheet(table)["soldiers"] == 5
    refused(table, "activate pirate_of_the_five_seas", "WK-9.1", ANN)


def test_wk_ex_21_paying_for_the_defences() -> None:
    """WK-EX-21 3 fresh M and 2 from the alchemy area pay for the stage; no cube is placed (WK-10.3, WK-10.5).

    WK-10.8 The next bonus with an empty camp is a soldier in the duchy.
    """
    anna: Player = {"camp": 1, "alchemy": {"materials": 2}, "construction": ["farm"]}
    table = producing("materials gold", anna, module="quests", quest=LORD)
    assert produced(table) == [3] and sheet(table)["camp"] == 0 and sheet(table)["soldiers"] == 1
    table.play("stage 1", ANN)
    assert sheet(table)["stages"] == ["1"]
    assert (sheet(table)["alchemy"], sheet(table)["fresh"], sites(table)) == ({}, {}, {"farm": {}})
    table.play("pass", ANN)
    assert supremacies(table) == [ANN, ANN], "materials 3:2 and gold 1:0"
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (0, 2)


def test_wk_ex_21_without_the_stage_the_camp_comes_first() -> None:
    """WK-EX-21 Without the marker the same bonus goes into the camp (WK-10.8, WK-6.4)."""
    for stages, held in (([], (1, 0)), (["1"], (0, 1)), (["2", "3"], (1, 0))):
        table = producing("gold", {"stages": stages}, module="quests", quest=LORD)
        assert (sheet(table)["camp"], sheet(table)["soldiers"]) == held


def test_wk_ex_21_four_cubes_are_not_enough() -> None:
    """WK-EX-21 4 M and no krystallium: illegal; with 1 krystallium: legal (WK-10.3, WK-R16)."""
    anna: Player = {"alchemy": {"materials": 1, "gold": 3}, "construction": ["farm"]}
    poor = producing("materials", anna, module="quests", quest=LORD)
    refused(poor, "stage 1", "WK-10.3", ANN)
    rich = producing("materials", {**anna, "krystallium": 1}, module="quests", quest=LORD)
    rich.play("stage 1", ANN)
    assert sheet(rich)["stages"] == ["1"]
    assert (sheet(rich)["alchemy"], sheet(rich)["fresh"], sheet(rich)["krystallium"]) == ({"gold": 3}, {}, 0)


def test_wk_ex_30_a_fresh_cube_pays_before_it_is_placed() -> None:
    """WK-EX-30 4 M in the alchemy area and 1 recycled M pay for the stage; no krystallium comes (WK-10.5, WK-R16)."""
    anna: Player = {"alchemy": {"materials": 4}}
    table = planned(anna, ["stone_quarry", "farm"], module="quests", quest=LORD)
    refused(table, "stage 1", "WK-10.3", ANN)
    play_all(table, "recycle stone_quarry", "stage 1", seat=ANN)
    assert sheet(table)["stages"] == ["1"]
    assert (sheet(table)["alchemy"], sheet(table)["fresh"], sheet(table)["krystallium"]) == ({}, {}, 0)


def test_wk_ex_30_a_placed_cube_pays_no_more() -> None:
    """WK-EX-30 In the alchemy area it makes 1 krystallium, and the stage cannot be paid that way (WK-6.9, WK-R16)."""
    anna: Player = {"alchemy": {"materials": 4}}
    table = planned(anna, ["stone_quarry", "farm"], module="quests", quest=LORD)
    play_all(table, "recycle stone_quarry", "alchemy", seat=ANN)
    assert (sheet(table)["alchemy"], sheet(table)["krystallium"]) == ({}, 1)
    refused(table, "stage 1", "WK-10.3", ANN)


EIGHTY = {
    "drowned_temple": 1, "barrow_of_the_first_king": 1, "phoenix_nest": 1, "great_cathedral": 1, "triumphal_arch": 1,
    "dragon_egg": 2, "hidden_valley": 1, "munitions_specialists": 1,
}  # fmt: skip
FORTY_ONE = {
    "crystal_caverns": 1, "grand_arena": 1, "citadel": 1, "royal_mint": 2, "grand_library": 1, "terraced_gardens": 1,
    "tatis_tribe": 2, "spring_of_dawn": 1, "scholars": 2,
}  # fmt: skip


def test_wk_ex_22_only_the_final_stage_wins() -> None:
    """WK-EX-22 80 VP without the final stage against 41 VP with it: 41 win; without it both lose (WK-10.6)."""
    anna: Player = {"built": EIGHTY, "stages": ["1", "2", "3"]}
    bartek: Player = {"built": FORTY_ONE, "stages": ["4"]}
    table = lay([anna, bartek], ["game_end"], module="quests", round=4, quest=LORD)
    assert table.scores() == [80, 41]
    assert table.ranking() == [2, 1]
    neither = lay([anna, {"built": FORTY_ONE, "stages": ["1"]}], ["game_end"], module="quests", round=4, quest=LORD)
    assert neither.ranking() == [2, 2], "nobody is first"
    both = lay([{**anna, "stages": ["4"]}, bartek], ["game_end"], module="quests", round=4, quest=LORD)
    assert both.ranking() == [1, 2]


FIFTY_TWO = {
    "phoenix_nest": 1, "great_cathedral": 1, "triumphal_arch": 1, "dragon_egg": 1, "grand_arena": 1,
    "spring_of_dawn": 1, "farm": 4, "hamlet": 3, "barracks": 1,
}  # fmt: skip
ALSO_FIFTY_TWO = {
    "barrow_of_the_first_king": 1, "drowned_temple": 1, "dragon_egg": 1, "crystal_caverns": 1, "citadel": 1,
    "royal_mint": 2, "hidden_valley": 1, "terraced_gardens": 1, "stone_quarry": 3,
}  # fmt: skip


def test_wk_ex_25_ties() -> None:
    """WK-EX-25 52:52: more constructed cards, then more soldiers on the duchy card, then shared (WK-13.3, WK-R25)."""
    thirteen, fourteen = {**ALSO_FIFTY_TWO, "tax_office": 1}, {**ALSO_FIFTY_TWO, "tax_office": 2}
    assert (sum(FIFTY_TWO.values()), sum(thirteen.values()), sum(fourteen.values())) == (14, 13, 14)

    def ranked(anna: Player, bartek: Player) -> list[int]:
        # Side B of the duchy cards scores nothing.
        table = lay([anna, bartek], ["game_end"], options={"side": "b"}, round=4)
        assert table.scores() == [52, 52]
        return table.ranking()

    assert ranked({"built": FIFTY_TWO}, {"built": thirteen, "soldiers": 9}) == [1, 2]
    mine: Player = {"built": FIFTY_TWO, "soldiers": 2, "camp": 1}
    assert ranked(mine, {"built": fourteen, "soldiers": 3}) == [2, 1]
    assert ranked({**mine, "soldiers": 3}, {"built": fourteen, "soldiers": 3}) == [1, 1]


def test_wk_ex_32_the_last_window_belongs_to_round_4() -> None:
    """WK-EX-32 The Prophet used in round 4 with 10 soldiers leaves 5; a second use after it is illegal (WK-R31)."""
    anna: Player = {"soldiers": 10, "calamities": 2, "advisors": ["inspired_prophet", "master_goldsmith"]}
    table = lay(
        [anna, player()],
        [["production", -1, BASIC.index("exploration")], "round_end"],
        module="advisors",
        phase="production",
        round=4,
        player1=1,
    )
    table.play("activate inspired_prophet", ANN)
    assert (sheet(table)["soldiers"], sheet(table)["calamities"]) == (5, 1)
    refused(table, "activate inspired_prophet", "WK-9.1", ANN)
    table.play("pass", ANN)
    assert asked(table) == "end_turn" and sorted(texts(table)) == ["activate master_goldsmith", "pass"]
    refused(table, "activate inspired_prophet", "WK-9.1", ANN)


def test_wk_ex_32_doubled_calamities() -> None:
    """WK-EX-32 The Alchemist-Diviner for 7 soldiers: own calamity -8, the opponent's four -32 (WK-R31, WK-R14)."""
    anna: Player = {"soldiers": 7, "calamities": 1, "advisors": ["alchemist_diviner"]}
    table = lay([anna, {"calamities": 4}], ["round_end"], "advisors", phase="production", round=4, calamity_stack=3)
    assert [part["calamities"] for part in table.breakdown()] == [-4, -16]
    table.play("activate alchemist_diviner")
    assert table.is_over and sheet(table)["soldiers"] == 0
    assert [part["calamities"] for part in table.breakdown()] == [-8, -32]
