"""Examples about the king's phases and about two players."""

import pytest

from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    SPRING,
    both_editions,
    envoy,
    goods,
    group,
    influence,
    lay,
    player,
    reachable,
    season,
    vp,
)
from rulebook.vectors import asked, board, play_all, play_out, refused, sheet, texts

THREE = ["statue", "inn", "palisade"]


@both_editions
@pytest.mark.parametrize(
    ("three", "two", "marked"),
    [
        ([1, 2, 4], [3, 4], {"architect": [3], "merchant": [4], "astronomer": [1, 2, 4]}),
        ([2, 2, 2], [3, 3], {"architect": [3], "alchemist": [2, 2, 2]}),
    ],
    ids=["7 and 7", "6 and 6"],
)
def test_kb_ex_48_neutral_dice_with_equal_sums(
    edition: int, three: list[int], two: list[int], marked: dict[str, list[int]]
) -> None:
    """KB-EX-48 Equal sums: the two dice go to 3 and 4; with 3,3 only one of them is placed."""
    table = season([player(), player()], SPRING, [*three, *two, 1, 1, 1, 6, 6, 6], edition)
    assert [(row["advisor"], row["dice"]) for row in board(table)["court"]] == list(marked.items())
    assert all(row["seat"] == -1 for row in board(table)["court"])


@both_editions
def test_kb_ex_51_kings_favour(edition: int) -> None:
    """KB-EX-51 Phase 3, buildings 3, 3, 2: +1, +1, 0 VP."""
    players = [player("", THREE, vp=5), player("", THREE, vp=5), player("", THREE[:2], vp=5)]
    table = lay(players, ["kings_favour"], edition)
    assert [vp(table, seat) for seat in range(3)] == [6, 6, 5]


@both_editions
def test_kb_ex_53_the_same_player_gets_the_envoy_again(edition: int) -> None:
    """KB-EX-53 An unused envoy returns in Phase 5; its old holder is again the neediest, and still has one use only."""
    players = [player("9g9w9s"), player("", ["inn"])]
    table = lay(players, ["kings_envoy", ["season", -1, AUTUMN]], edition, year=2, envoy=ANN)
    assert envoy(table) == ANN
    play_out(table, "build")
    play_all(table, "build statue", "build chapel")
    assert envoy(table) == -1
    assert asked(table) != "build", "there is no second envoy for a third building"
    assert sheet(table, ANN)["buildings"] == ["statue", "chapel"]


@both_editions
def test_kb_ex_54_neutral_dice_and_the_envoy(edition: int) -> None:
    """KB-EX-54 Neutral dice on 9 and 5 close them; with the envoy 4+5 on 9 is legal, and serves that player alone."""
    neutral = [group("master_hunter", -1, [2, 3, 4]), group("sergeant", -1, [2, 3])]
    players = [player(dice=[4, 5]), player()]
    closed = influence(players, edition, court=neutral)
    assert reachable(closed) == ["merchant"]
    refused(closed, "place 5+4 master_hunter", "KB-5.3.6")
    refused(closed, "place 5 sergeant", "KB-5.3.6")

    opened = influence(players, edition, court=neutral, envoy=ANN)
    assert reachable(opened) == ["merchant", "sergeant", "master_hunter"]
    opened.play("place 5+4 master_hunter")
    assert envoy(opened) == -1
    assert texts(opened) == ["take gold+wood", "take wood+stone"]
    opened.play("take wood+stone")
    assert (goods(opened, ANN), goods(opened, BRIAN)) == ("1w1s", "")


@both_editions
def test_kb_ex_87_two_of_three_take_a_good(edition: int) -> None:
    """KB-EX-87 Tied on buildings, goods 2, 2, 3 in year III: the two with 2 take 1 good each, nobody a white die."""
    players = [player("2g", THREE), player("2w", THREE), player("3s", THREE)]
    table = lay(players, ["kings_aid", ["season", -1, SPRING]], edition, year=3)
    assert table.to_act == (0,)
    table.play("take stone")
    assert table.to_act == (1,)
    table.play("take stone")
    assert asked(table) == "influence"
    assert [goods(table, seat) for seat in range(3)] == ["2g1s", "2w1s", "3s"]
    assert [sheet(table, seat)["white_dice"] for seat in range(3)] == [0, 0, 0]
