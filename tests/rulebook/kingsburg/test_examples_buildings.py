"""The rulebooks' examples about buildings: Inn, Town Hall, Embassy, Crane, Barracks, Stable."""

import pytest

from rulebook.kingsburg.laying import (
    ADVISORS,
    ANN,
    AUTUMN,
    BRIAN,
    SUMMER,
    both_editions,
    building_turns,
    goods,
    group,
    influence,
    lay,
    player,
    season_end,
    soldiers,
    tokens,
    up_to,
    vp,
)
from rulebook.vectors import asked, play_all, refused, texts


@both_editions
def test_kb_ex_25_inn_token_pays_the_town_hall(edition: int) -> None:
    """KB-EX-25 End of summer, Inn and Town Hall, no other tokens: the Inn's token buys 1 VP and none is left."""
    table = season_end([player("", ["inn", *up_to("town_hall")], vp=10), player()], SUMMER, edition)
    assert tokens(table, ANN) == 1
    table.play("give token")
    assert vp(table, ANN) == 11
    assert tokens(table, ANN) == 0


def test_kb_ex_26_inn_built_in_summer_acts_that_summer() -> None:
    """KB-EX-26 An Inn built in summer gives its token at the end of that summer."""
    table = lay([player("1g1w"), player()], ["building", ["season_end", -1, SUMMER]], 2)
    table.play("build inn")
    assert tokens(table, ANN) == 1


def test_kb_ex_27_embassy_built_in_autumn_scores_that_autumn() -> None:
    """KB-EX-27 An Embassy built in autumn scores 1 VP at the end of that autumn."""
    start = player("2g2w2s", up_to("town_hall"), vp=0)
    table = lay([start, player()], ["building", ["season_end", -1, AUTUMN]], 1)
    table.play("build embassy")
    assert goods(table, ANN) == "1g", "the Crane saves 1 gold"
    table.play("pass")  # the Town Hall
    assert vp(table, ANN) == 4 + 1


@both_editions
def test_kb_ex_28_crane_and_farms(edition: int) -> None:
    """KB-EX-28 The Crane's owner builds Farms for 1g3w1s instead of 2g3w1s."""
    owned = ["inn", "market", "barricade", "crane"]
    table = building_turns([player("1g3w1s", owned), player("1g3w1s", ["inn", "market"])], edition)
    table.play("build farms")
    assert goods(table, ANN) == ""
    assert table.to_act == (BRIAN,)
    assert "short of 1\u00a0gold" in refused(table, "build farms", "KB-5.5.2")


@both_editions
def test_kb_ex_29_town_hall_once_a_season(edition: int) -> None:
    """KB-EX-29 A token and a good for 2 VP, or two of either: refused; the Town Hall asks once for one payment."""
    table = season_end([player("2g", up_to("town_hall"), 2, vp=0), player()], AUTUMN, edition)
    assert texts(table) == ["pass", "give gold", "give token"]
    refused(table, "give 2gold", "KB-0.12")
    table.play("give token")
    assert asked(table) == ""
    assert (vp(table, ANN), tokens(table, ANN), goods(table, ANN)) == (1, 1, "2g")


@both_editions
def test_kb_ex_30_recruiting_with_and_without_barracks(edition: int) -> None:
    """KB-EX-30 Phase 7: 4 goods pay for 2 soldiers; with Barracks 3 goods pay for 3."""
    table = lay([player("2g1w1s"), player("1g1w1s", up_to("barracks"))], ["recruitment"], edition)
    assert texts(table) == ["pass", "recruit 1", "recruit 2"]
    table.play("recruit 2")
    assert (soldiers(table, ANN), goods(table, ANN)) == (2, "")
    assert table.to_act == (BRIAN,)
    assert texts(table) == ["pass", "recruit 1", "recruit 2", "recruit 3"]
    table.play("recruit 3")
    assert (soldiers(table, BRIAN), goods(table, BRIAN)) == (3, "")


@both_editions
@pytest.mark.parametrize(
    ("advisor", "dice", "expected", "goods_too"),
    [("sergeant", [5], 2, ""), ("general", [4, 6], 3, ""), ("king", [6, 6, 6], 2, "1g1w1s")],
)
def test_kb_ex_31_stable(edition: int, advisor: str, dice: list[int], expected: int, goods_too: str) -> None:
    """KB-EX-31 With a Stable the Sergeant brings 2 soldiers, the General 3, the King 2 (and his goods)."""
    assert advisor in ADVISORS
    table = lay(
        [player("", up_to("stable")), player()], [["support", -1, 1]], edition, court=[group(advisor, ANN, dice)]
    )
    assert soldiers(table, ANN) == expected
    assert goods(table, ANN) == goods_too


@both_editions
def test_kb_ex_55_a_token_for_dice_and_a_token_for_the_town_hall(edition: int) -> None:
    """KB-EX-55, KB-A-37 A second token in a placement is refused; paying it to the Town Hall at season end is not."""
    start = player("", up_to("town_hall"), 2, dice=[1, 2], vp=0)
    table = influence([start, player(dice=[6])], edition)
    table.play("place 1+token architect")
    table.play("pass", BRIAN)
    assert texts(table) == ["pass", "place 2 squire"]
    refused(table, "place 2+token merchant", "KB-5.3.2")
    ending = lay([start], ["influence_round", ["season_end", -1, SUMMER]], edition)
    play_all(ending, "place 1+token architect", "pass")
    assert texts(ending) == ["pass", "give token"]
    ending.play("give token")
    assert (vp(ending, ANN), tokens(ending, ANN)) == (1, 0)
