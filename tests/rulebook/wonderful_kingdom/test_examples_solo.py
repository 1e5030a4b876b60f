"""The rulebook's examples about the solo game.

The rulebook has no example for WK-EX-24 and 26: those are our own, made from the rules.
"""

import pytest

import palatine
from rulebook.vectors import asked, board, play_all, sheet, shown, texts, truth
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    count,
    face_down,
    lay,
    play_on,
    player,
    produced,
    solo,
    supremacies,
)


@pytest.mark.parametrize(("built", "made", "camp"), [({"hamlet": 2}, 5, 1), ({"hamlet": 1, "farm": 1}, 4, 0)])
def test_wk_ex_23_supremacy_with_five_cubes(built: dict[str, int], made: int, camp: int) -> None:
    """WK-EX-23 5 P: camp 1; 4 P: nothing (WK-11.10)."""
    table = solo({"built": built}, [["production", -1, BASIC.index("population")]], phase="production")
    assert produced(table) == [made]
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (camp, 0)


def test_wk_ex_23_two_bonuses() -> None:
    """WK-EX-23 Two bonuses in a round: 1 soldier more, and an empty camp (WK-11.10, WK-6.4)."""
    table = solo(
        {"built": {"hamlet": 2, "stone_quarry": 1}, "soldiers": 1},
        [["production", -1, BASIC.index("materials")], ["production", -1, BASIC.index("population")]],
        phase="production",
    )
    assert produced(table) == [5, 5] and supremacies(table) == [ANN, ANN]
    assert (sheet(table)["camp"], sheet(table)["soldiers"]) == (0, 2)


def test_wk_ex_24_the_flow_of_cards() -> None:
    """WK-EX-24 4 + 3 × 2 cards a round: after four rounds 40 are dealt, 29 remain, the risk deck is empty (WK-11.4).

    WK-R19 The fourth pass is the choice alone.
    """
    table = palatine.new_game("wonderful_kingdom", seats=1, options={"module": "none"}, seed=4)

    def lying() -> tuple[int, int]:
        return count(table, "deck") + count(table, "deck_top"), count(table, "risk_deck")

    left = []
    for number in (1, 2, 3, 4):
        assert lying() == (69 - 10 * (number - 1) - 4, 12 - 3 * (number - 1))
        play_on(table, until_round=number + 1)
        left.append(lying())
    assert left[-1] == (29, 0) and table.is_over
    assert left[:3] == [(55, 9), (45, 6), (35, 3)], "each next round has begun with 4 more"


def test_wk_ex_26_a_search() -> None:
    """WK-EX-26 Two open cards go, one of three is kept: it and the face-down card are taken (WK-11.7)."""
    zones = {"left": ["farm", "hamlet", face_down("barracks")], "right": ["citadel"], "deck_top": ["harbour"]}
    table = lay(
        [player()], [["choose", ANN, 3]], phase="choice", zones=zones, draw=["scholars", "dragon_egg", "mapmakers"]
    )
    play_all(table, "search left", "pick farm left", "pick hamlet left")
    assert asked(table) == "keep_found"
    assert sorted(texts(table)) == ["keep dragon_egg", "keep harbour", "keep scholars"]
    table.play("keep scholars")
    assert sorted(truth(table)["selection.0"]) == ["barracks", "scholars"]
    assert sorted(map(str, shown(table, "selection", ANN, ANN))) == ["None", "scholars"]
    assert sorted(map(str, shown(table, "discard", ANN))) == ["dragon_egg", "farm", "hamlet", "harbour"]
    assert shown(table, "deck_top", ANN) == ["mapmakers"] and board(table)["searched"]


def test_wk_ex_26_never_a_calamity() -> None:
    """WK-EX-26 A face-up calamity in the area may not be one of the two (WK-11.7)."""
    zones = {"left": ["calamity", "hamlet", "farm"], "right": ["calamity", "citadel"]}
    table = lay([player()], [["choose", ANN, 3]], phase="choice", zones=zones)
    assert sorted(texts(table)) == ["choose left", "choose right", "search left"]
    table.play("search left")
    assert sorted(texts(table)) == ["pick farm left"]
    table.play("pick farm left")
    assert sorted(texts(table)) == ["pick hamlet left"]
