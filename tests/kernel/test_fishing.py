"""The second toy: dice, turns, rows with an overlay, a game alone, and no zone at all."""

import pytest

import palatine
from kernel import fishing
from kernel.fishing.actions import CAST_LINE, GO_HOME, SET_FREE
from kernel.fishing.table import Fishing
from palatine.kernel import position
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table


def cast(dice: list[int], seats: int = 2, gentle: bool = False, overlay: dict[str, object] | None = None) -> Fishing:
    """A new table whose first rolls are these."""
    table = fishing.GAME.prepared(seats, {"gentle": gentle}, overlay)
    assert isinstance(table, Fishing)
    table.chance = seeded(1)
    table.recording = True
    table.force(dice=dice)
    table.begin()
    return table


def test_a_bucket_counts_when_it_is_brought_home() -> None:
    """FI-2, FI-3"""
    table = cast([5, 6, 2])
    assert (table.to_act, table.options()) == ((0,), [CAST_LINE.at(), GO_HOME.at()])
    table.play(CAST_LINE.at())
    assert table.worth() == 10
    table.play(GO_HOME.at())
    assert (table.scores(), table.to_act) == ([10, 0], (1,))


def test_a_one_breaks_the_line() -> None:
    """FI-1.1, FI-2 The bucket is lost and the turn is over; a first cast that fails is a turn too."""
    table = cast([6, 1, 1, 3])
    table.play(CAST_LINE.at())
    assert (table.scores(), table.to_act, table.turns) == ([0, 0], (0,), 3)


def test_gentle_anglers_set_fish_free() -> None:
    """FI-2.1"""
    table = cast([6, 4], gentle=True)
    table.play(CAST_LINE.at())
    assert table.options() == [CAST_LINE.at(), GO_HOME.at(), SET_FREE.at(2), SET_FREE.at(4)]
    table.play(SET_FREE.at(4))
    assert table.worth() == 3
    assert cast([6]).why_not("free catfish", 0) is not None


@pytest.mark.parametrize(("points", "place"), [(19, 2), (20, 1)])
def test_alone_one_must_bring_home_enough(points: int, place: int) -> None:
    """FI-4"""
    table = position.load(fishing.GAME, {**over(1).dump(), "table": {"turns": 3, "points": [points]}})
    assert table.ranking() == [place]


def over(seats: int) -> Table:
    table = cast([], seats)
    while not table.is_over:
        table.play(table.options()[-1])
    return table


def test_an_overlay_changes_what_fish_are_worth() -> None:
    """FI-1"""
    table = cast([6], overlay={"game": "fishing", "fish": {"catfish": {"points": 9}}})
    assert table.worth() == 9
    with pytest.raises(palatine.BadOverlay):
        cast([6], overlay={"game": "fishing", "fish": {"shark": {"points": 9}}})
