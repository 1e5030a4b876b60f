"""The rulebooks' examples about advisors, the King's Envoy, the Market, tokens, white dice and rerolls."""

import pytest

from palatine.kernel.table import Table
from rulebook.kingsburg.laying import (
    ANN,
    BRIAN,
    DAVID,
    SPRING,
    both_editions,
    building_turns,
    buildings,
    envoy,
    goods,
    group,
    influence,
    lay,
    player,
    reachable,
    season,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, refused, sheet, texts

FOUR = ["statue", "inn", "guard_tower", "palisade"]
FIVE = [*FOUR, "barricade"]


@both_editions
def test_kb_ex_9_envoy_to_fewest_buildings_then_fewest_goods(edition: int) -> None:
    """KB-EX-9 Buildings/goods 5/0, 4/2, 4/1, 4/0 in Phase 5: David gets the envoy."""
    players = [player("", FIVE), player("2g", FOUR), player("1g", FOUR), player("", FOUR)]
    table = lay(players, ["kings_envoy"], edition, year=2)
    assert envoy(table) == DAVID


def test_kb_ex_10_nobody_gets_the_envoy_in_a_tie() -> None:
    """KB-EX-10 As KB-EX-9, but Cindy has no goods either: nobody gets the envoy."""
    players = [player("", FIVE), player("2g", FOUR), player("", FOUR), player("", FOUR)]
    table = lay(players, ["kings_envoy"], 1, year=2)
    assert envoy(table) == -1


@both_editions
def test_kb_ex_11_two_buildings_by_envoy_with_the_assumed_split_of_costs(edition: int) -> None:
    """KB-EX-11 1g3w pays Barricade and Blacksmith in one season. How 1g3w splits between them is not confirmed."""
    start = player("1g3w", ["guard_tower"])
    table = building_turns([player(), player(), player(), start], edition, envoy=DAVID)
    table.play("build barricade")
    assert table.to_act == (DAVID,) and envoy(table) == DAVID
    table.play("build blacksmith")
    assert goods(table, DAVID) == ""
    assert buildings(table, DAVID) == ["guard_tower", "blacksmith", "barricade"]
    assert envoy(table) == -1

    alone = building_turns([player(), player(), player(), start], edition)
    alone.play("build barricade")
    assert asked(alone) == "" and buildings(alone, DAVID) == ["guard_tower", "barricade"]


@both_editions
def test_kb_ex_12_envoy_to_an_advisor_already_influenced(edition: int) -> None:
    """KB-EX-12 David's last die 3, Brian already on 3: with the envoy the Architect gives wood to both."""
    players = [player(), player(used=["passed"]), player(), player(dice=[3])]
    table = influence(players, edition, envoy=DAVID, court=[group("architect", BRIAN, [3])])
    table.play("place 3 architect")
    assert goods(table, BRIAN) == "1w" and goods(table, DAVID) == "1w"
    assert envoy(table) == -1


@both_editions
def test_kb_ex_13_market_shifts_once_a_season(edition: int) -> None:
    """KB-EX-13 Dice summing to 9 may go to 8, 9 or 10; a second shift in the same season is refused."""
    table = influence([player("", up_to("market"), dice=[4, 5, 6]), player(dice=[1])], edition)
    found = [text for text in texts(table) if text.startswith("place 5+4")]
    assert sorted(found) == ["place 5+4 master_hunter", "place 5+4+market general", "place 5+4-market treasurer"]
    table.play("place 5+4-market treasurer")
    table.play("pass", BRIAN)
    assert texts(table) == ["pass", "place 6 alchemist"]
    refused(table, "place 6+market astronomer", "KB-5.3.2")


@both_editions
def test_kb_ex_14_white_dice_and_tokens_need_a_coloured_die(edition: int) -> None:
    """KB-EX-14 White die alone or with a token: refused. Coloured 2, white 4 and a token make 8. One token a season."""
    table = influence([player(dice=[2, 6], white=[4], tokens=2), player(dice=[1])], edition)
    assert all(text.split()[1][0] in "26" for text in texts(table) if text != "pass")
    assert "merchant" in reachable(table), "2 and a token; the white 4 alone would not do"
    assert "place 2+token merchant" in texts(table)
    refused(table, "place w4 merchant", "KB-5.3.2")
    refused(table, "place w4+token alchemist", "KB-5.3.2")
    table.play("place 2+w4+token treasurer")
    table.play("pass", BRIAN)
    assert tokens(table, ANN) == 1
    assert texts(table) == ["pass", "place 6 alchemist"]
    refused(table, "place 6+token general", "KB-5.3.2")

    white_only = influence([player(white=[4], tokens=2), player(dice=[1])], edition)
    assert white_only.to_act == (BRIAN,), "without a coloured die one must pass"


def test_kb_ex_15_two_white_dice_in_spring() -> None:
    """KB-EX-15 King's Aid plus Farms: five dice are rolled in spring, three coloured and two white."""
    table = season([player("", up_to("farms"), aid=1), player(), player()], SPRING, [1, 2, 4, 5, 6] + [6, 6, 6] * 2)
    assert sheet(table, ANN)["dice"] == [1, 2, 4]
    assert sheet(table, ANN)["white"] == [5, 6]


@both_editions
def test_kb_ex_16_smuggler_without_points(edition: int) -> None:
    """KB-EX-16 The Smuggler at 0 VP: pay 1 VP, take 3 goods of choice; one is left with -1 VP."""
    table = influence([player(dice=[4, 5, 5]), player()], edition)
    play_all(table, "place 5+5+4 smuggler", "give vp", "take gold+wood+stone")
    assert vp(table, ANN) == -1
    assert goods(table, ANN) == "1g1w1s"


@both_editions
def test_kb_ex_17_alchemist_turns_stone_into_gold_and_wood(edition: int) -> None:
    """KB-EX-17 Give 1 stone, receive 1 gold and 1 wood."""
    table = influence([player("1s", dice=[6]), player()], edition)
    play_all(table, "place 6 alchemist", "give stone")
    assert goods(table, ANN) == "1g1w"


def rolled(dice: list[int], edition: int, white: int = 0) -> Table:
    """Ann, with Statue and Chapel, has rolled these dice."""
    players = [player("", ["statue", "chapel"], white_dice=white), player(), player()]
    return lay(players, ["roll", "turn_order", "influence_round"], edition, [*dice, *[6, 6, 6] * 2])


@both_editions
@pytest.mark.parametrize("rerolled", [[1, 1, 1, 1], [1, 1, 1, 2], [6, 6, 6, 6]], ids=str)
def test_kb_ex_18_statue_makes_room_for_the_chapel(edition: int, rerolled: list[int]) -> None:
    """KB-EX-18 2,2,2 and white 2 (8): no Chapel; the Statue makes it 7: Chapel; then neither may be used again."""
    table = rolled([2, 2, 2, 2], edition, white=1)
    assert texts(table) == ["pass", "reroll coloured", "reroll white"]
    table.force(dice=[1])
    table.play("reroll coloured")
    assert texts(table) == ["pass", "reroll_all"]
    table.force(dice=rerolled)
    table.play("reroll_all")
    assert sheet(table, ANN)["total"] == sum(rerolled)
    assert asked(table) == "influence"


def test_kb_ex_19_three_threes() -> None:
    """KB-EX-19 3,3,3 (9): only the Statue; its die shows 1 (7): the Chapel becomes available."""
    table = rolled([3, 3, 3], 2)
    assert texts(table) == ["pass", "reroll coloured"]
    table.force(dice=[1])
    table.play("reroll coloured")
    assert texts(table) == ["pass", "reroll_all"]


def test_kb_ex_20_three_twos_chapel_first() -> None:
    """KB-EX-20 2,2,2 (6): either may be first. Chapel first and no triple: the Statue is not available."""
    table = rolled([2, 2, 2], 2)
    assert texts(table) == ["pass", "reroll coloured", "reroll_all"]
    table.force(dice=[1, 2, 3])
    table.play("reroll_all")
    assert asked(table) == "influence"


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_kb_ex_20_three_twos_statue_first(face: int) -> None:
    """KB-EX-20 2,2,2, Statue first: with a new 4 or more (8) no Chapel, with 3 or less (7) the Chapel may follow."""
    table = rolled([2, 2, 2], 2)
    table.force(dice=[face])
    table.play("reroll coloured")
    assert asked(table) == ("reroll" if face <= 3 else "influence")
    if face <= 3:
        assert texts(table) == ["pass", "reroll_all"]


@both_editions
def test_kb_ex_85_one_die_a_token_and_the_market(edition: int) -> None:
    """KB-EX-85 A coloured 2, a token and the Market, 2 and 4 taken: 1, 3 and 5 are in reach, and passing is legal."""
    taken = [group("squire", BRIAN, [2]), group("merchant", BRIAN, [4])]
    table = influence([player("", up_to("market"), 1, dice=[2]), player()], edition, court=taken)
    assert sorted(texts(table)) == [
        "pass",
        "place 2+market architect",
        "place 2+token+market sergeant",
        "place 2+token-market architect",
        "place 2-market jester",
    ]
