"""KB-5.2 Rolling, changing dice, turn order."""

import pytest

from rulebook.kingsburg.laying import ANN, BRIAN, SPRING, both_editions, lay, order, player, season, up_to
from rulebook.vectors import asked, sheet, texts

BOTH = ["statue", "chapel"]


@both_editions
def test_everybody_rolls_all_dice(edition: int) -> None:
    """KB-5.2.1 Three coloured dice and every white die of this season, without an upper limit."""
    faces = [1, 2, 3, 4, 5, 6, 2, 2, 3, 4, 4, 5]
    table = season([player("", up_to("farms"), aid=2), player(), player()], SPRING, faces, edition)
    assert sheet(table, ANN)["dice"] == [1, 2, 3]
    assert sheet(table, ANN)["white"] == [4, 5, 6]
    assert sheet(table, 1)["dice"] == [2, 2, 3] and sheet(table, 2)["dice"] == [4, 4, 5]


@both_editions
def test_dice_are_changed_in_the_old_turn_order(edition: int) -> None:
    """KB-5.2.2, KB-5.2.5 In the order of before the roll; one player finishes before the next; each effect once."""
    players = [player("", BOTH), player("", BOTH), player()]
    faces = [1, 1, 1, 2, 2, 2, 6, 6, 6]  # Brian, Ann, then the third player
    table = lay(players, ["roll", "turn_order", "influence_round"], edition, faces, order=[1, 0, 2])
    assert table.to_act == (BRIAN,)
    table.force(dice=[1])
    table.play("reroll coloured")
    assert table.to_act == (BRIAN,) and texts(table) == ["pass", "reroll_all"], "the Statue is used, three ones or not"
    table.play("pass")
    assert table.to_act == (ANN,) and asked(table) == "reroll"
    table.force(dice=[6, 6, 5])
    table.play("reroll_all")
    assert order(table) == [1, 0, 2]


@both_editions
def test_the_condition_is_checked_before_each_use(edition: int) -> None:
    """KB-5.2.2 After a reroll the others are checked again: what no longer fits is not offered."""
    players = [player("", BOTH), player(), player()]
    table = lay(players, ["roll", "turn_order", "influence_round"], edition, [1, 1, 1] + [6, 6, 6] * 2)
    assert texts(table) == ["pass", "reroll coloured", "reroll_all"]
    table.force(dice=[6])
    table.play("reroll coloured")
    assert asked(table) == "influence", "1, 1, 6 is too much for the Chapel"


@both_editions
@pytest.mark.parametrize(
    ("totals", "before", "after"),
    [
        ([[1, 1, 1], [2, 2, 2], [3, 3, 3]], [0, 1, 2], [0, 1, 2]),
        ([[6, 6, 6], [2, 2, 2], [3, 3, 3]], [0, 1, 2], [1, 2, 0]),
        ([[1, 2, 3], [2, 2, 2], [1, 1, 4]], [2, 0, 1], [2, 0, 1]),
        ([[4, 4, 4], [1, 1, 1], [6, 5, 1]], [2, 1, 0], [1, 2, 0]),
    ],
)
def test_lowest_total_first(edition: int, totals: list[list[int]], before: list[int], after: list[int]) -> None:
    """KB-5.2.4 Ascending totals; tied players keep their order of the season before."""
    faces = [face for seat in before for face in totals[seat]]
    table = lay([player(), player(), player()], ["roll", "turn_order", "influence_round"], edition, faces, order=before)
    assert order(table) == after
    assert table.to_act == (after[0],)


@both_editions
def test_statue_and_chapel_act_right_after_the_roll(edition: int) -> None:
    """KB-A-32 “Start of season” on the sheet means right after the roll: before it there is nothing to reroll."""
    table = season([player("", BOTH), player(), player()], SPRING, [2, 2, 2] + [6, 6, 6] * 2, edition)
    kinds = [event["kind"] for event in table.events_since(0)]
    assert kinds == ["phase", "roll", "roll", "roll"]
    assert asked(table) == "reroll" and sheet(table, ANN)["dice"] == [2, 2, 2]
