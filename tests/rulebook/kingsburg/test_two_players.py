"""KB-11 Two players and the neutral dice."""

from typing import Any

import pytest

from rulebook.kingsburg.laying import (
    ANN,
    AUTUMN,
    BRIAN,
    SPRING,
    SUMMER,
    both_editions,
    goods,
    group,
    influence,
    player,
    reachable,
    season,
    soldiers,
)
from rulebook.vectors import board, events, play_out, refused, sheet


def neutral(three: list[int], two: list[int], edition: int = 2, number: int = SPRING) -> dict[str, list[int]]:
    """Where the neutral dice stand after this roll."""
    table = season([player(), player()], number, [*three, *two, 6, 6, 6, 6, 6, 6], edition)
    rows: list[dict[str, Any]] = board(table)["court"]
    assert all(row["seat"] == -1 for row in rows)
    assert len({row["advisor"] for row in rows}) == len(rows), "one group of neutral dice on an advisor"
    return {row["advisor"]: sorted(row["dice"]) for row in rows}


@both_editions
@pytest.mark.parametrize("number", [SPRING, SUMMER, AUTUMN])
def test_three_dice_then_two(edition: int, number: int) -> None:
    """KB-11.1 Each productive season three dice mark the advisor of their sum, then two dice the advisor of theirs."""
    assert neutral([6, 6, 5], [2, 3], edition, number) == {"queen": [5, 6, 6], "sergeant": [2, 3]}


@both_editions
def test_only_two_players_meet_neutral_dice(edition: int) -> None:
    """KB-11.1 With three players there are none."""
    table = season([player(), player(), player()], SPRING, [1, 1, 1] * 3, edition)
    assert board(table)["court"] == [] and events(table, "neutral") == []


@both_editions
@pytest.mark.parametrize(
    ("three", "two", "marked"),
    [
        ([1, 1, 1], [1, 2], {"jester": [1], "squire": [2], "architect": [1, 1, 1]}),
        ([1, 2, 1], [2, 2], {"squire": [2], "merchant": [1, 1, 2]}),
        ([6, 5, 1], [6, 6], {"alchemist": [6], "duchess": [1, 5, 6]}),
    ],
)
def test_equal_sums(edition: int, three: list[int], two: list[int], marked: dict[str, list[int]]) -> None:
    """KB-11.2 Equal sums: the two dice stand singly on their values, and only one of them if those are equal."""
    assert neutral(three, two, edition) == marked


def test_single_neutral_dice_never_meet_the_three() -> None:
    """KB-A-28, KB-B-06 A single die is always smaller than the common sum, so neutral dice never share an advisor."""
    for first in range(1, 7):
        for second in range(1, 7):
            total = first + second
            if total < 3:
                continue
            three = next([a, b, total - a - b] for a in range(1, 7) for b in range(1, 7) if 1 <= total - a - b <= 6)
            marked = neutral(three, [first, second])
            assert len(marked) == (2 if first == second else 3)


@both_editions
def test_marked_advisors_are_closed_and_the_dice_get_nothing(edition: int) -> None:
    """KB-11.3 Neutral dice close their advisors except to the envoy, receive nothing, and go at season end."""
    table = season([player(), player()], SPRING, [1, 2, 2, 1, 1, 5, 1, 1, 6, 6, 6], edition)
    assert reachable(table) == ["jester", "alchemist", "astronomer"], "5 and 1+1 are neutral"
    refused(table, "place 5 sergeant", "KB-5.3.6")
    play_out(table)
    assert board(table)["court"] == []
    assert [goods(table, seat) for seat in (ANN, BRIAN)] == ["", ""]
    assert [soldiers(table, seat) for seat in (ANN, BRIAN)] == [0, 0]
    assert sheet(table, ANN)["dice"] == []
    opened = influence([player(dice=[5]), player()], edition, envoy=ANN, court=[group("sergeant", -1, [2, 3])])
    opened.play("place 5 sergeant")
    assert [soldiers(opened, seat) for seat in (ANN, BRIAN)] == [1, 0]
