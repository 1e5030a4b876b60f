"""The rulebook's examples about proposing, choosing and planning.

The rulebook has no example for WK-EX-12: that one is our own, made from the rules.
"""

import pytest

import palatine
from rulebook.vectors import asked, board, events, play_all, refused, sheet, shown, texts, truth
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BASIC,
    BRIAN,
    face_down,
    lay,
    planning,
    play_on,
    player,
    produced,
    site,
    sites,
)


@pytest.mark.parametrize("first", [ANN, BRIAN])
def test_wk_ex_10_sixteen_turns(first: int) -> None:
    """WK-EX-10 P(F) C(S) P(S) C(F), four times over: 16 turns, both hands empty, 18 cards in all (WK-4.1, WK-4.2)."""
    options: dict[str, object] = {"module": "none", "duchy": "teressie"}
    table = palatine.new_game("wonderful_kingdom", seats=2, options=options, seed=5, draw=[str(first + 1)])
    second = 1 - first
    turns: list[tuple[str, int]] = []
    while board(table)["phase"] == "choice":
        turns.append((asked(table), table.to_act[0]))
        if asked(table) == "propose":
            table.play(table.options()[0])
            assert (asked(table), table.to_act[0]) == turns[-1], "two cards in a proposal"
            table.play(table.options()[-1])
        else:
            table.play("choose left")
    assert turns == [("propose", first), ("choose", second), ("propose", second), ("choose", first)] * 4
    assert truth(table)["hand.0"] == truth(table)["hand.1"] == []
    assert shown(table, "left", None) == shown(table, "right", None) == []
    taken = sum([event["count"] for event in events(table, "take")])
    assert taken + len(events(table, "discard")) == 18
    assert len(truth(table)["deck"]) == 77 - 16 and board(table)["calamity_stack"] == 6


def test_wk_ex_11_an_empty_area_may_be_chosen() -> None:
    """WK-EX-11 Both cards go left, 5 and 0; the other player chooses right and takes nothing (WK-4.5)."""
    table = lay(
        [player(), player()],
        [["propose", ANN], ["choose", BRIAN], ["propose", BRIAN]],
        phase="choice",
        zones={"left": ["farm", "hamlet", "harbour"], "hand.0": ["barracks", "tax_office"], "hand.1": ["citadel"]},
    )
    play_all(table, "propose barracks left", "propose tax_office left")
    assert table.to_act == (BRIAN,) and sorted(texts(table)) == ["choose left", "choose right"]
    table.play("choose right")
    assert shown(table, "left", None) == ["farm", "hamlet", "harbour", "barracks", "tax_office"]
    assert shown(table, "selection", None, BRIAN) == [] and shown(table, "right", None) == []
    assert events(table, "take")[-1]["count"] == 0


def test_wk_ex_12_one_trap_token_hides_one_card() -> None:
    """WK-EX-12 With 1 token the second card cannot be hidden; the token is spent (WK-4.7)."""
    table = lay(
        [{"traps": 1}, player()], [["propose", ANN]], phase="choice", zones={"hand.0": ["calamity", "farm", "hamlet"]}
    )
    table.play("hide calamity left")
    assert sheet(table)["traps"] == 0
    refused(table, "hide farm left", "WK-4.7")
    table.play("propose farm left")
    both = lay([player(), player()], [["propose", ANN]], phase="choice", zones={"hand.0": ["calamity", "farm"]})
    play_all(both, "hide calamity left", "hide farm right")
    assert sheet(both)["traps"] == 0


def test_wk_ex_12_a_hidden_card_is_seen_after_the_reveal() -> None:
    """WK-EX-12 The taker sees it only after WK-5.1 (WK-4.8); in the next round there are 2 tokens again (WK-4.7)."""
    table = lay(
        [{"traps": 1}, {"traps": 0}],
        [["propose", ANN], ["choose", BRIAN], ["propose", BRIAN], "left_overs", "reveal"],
        phase="choice",
        zones={"hand.0": ["farm", "hamlet"], "hand.1": ["citadel", "harbour"]},
    )
    play_all(table, "hide farm left", "propose hamlet left")
    assert shown(table, "left", BRIAN) == [None, "hamlet"]
    table.play("choose left")
    assert shown(table, "selection", BRIAN, BRIAN) == [None, "hamlet"]
    play_all(table, "propose citadel right", "propose harbour right")
    assert board(table)["phase"] == "planning"
    for viewer in (ANN, BRIAN, None):
        assert sorted(map(str, shown(table, "selection", viewer, BRIAN))) == ["farm", "hamlet"]
    play_on(table, until_round=2)
    assert [sheet(table, seat)["traps"] for seat in (ANN, BRIAN)] == [2, 2]


def test_wk_ex_13_recycling_finishes_a_card() -> None:
    """WK-EX-13 A recycled M finishes the Farm (WK-5.5); in the P step of this round it makes 1 P."""
    table = lay(
        [{"construction": [site("farm", materials=1)]}, player()],
        ["planning", ["production", -1, BASIC.index("population")]],
        zones={"selection.0": ["stone_quarry"]},
        phase="planning",
    )
    play_all(table, "recycle stone_quarry", "place farm", seat=ANN)
    assert sheet(table)["built"] == {"farm": 1} and sites(table) == {}
    assert produced(table) == [1 + 1], "the duchy card and the Farm"


def test_wk_ex_17_treasure_and_calamity() -> None:
    """WK-EX-17 A treasure cannot be constructed (WK-5.6), a calamity not even recycled (WK-5.7): 2 cubes and -4."""
    table = planning({"construction": ["explorers_gallery"]}, ["treasure_gold_exploration", "calamity"], round=4)
    assert sheet(table)["calamities"] == 1
    refused(table, "construct treasure_gold_exploration", "WK-5.6", ANN)
    for verb in ("recycle", "construct"):
        with pytest.raises(palatine.IllegalAction):
            table.play(f"{verb} calamity", ANN)
    assert sorted(texts(table, ANN)) == ["give_up explorers_gallery", "recycle treasure_gold_exploration"]
    table.play("recycle treasure_gold_exploration", ANN)
    assert sheet(table)["fresh"] == {"gold": 1, "exploration": 1}
    play_all(table, "place explorers_gallery", "alchemy", seat=ANN)
    assert sites(table) == {"explorers_gallery": {"gold": 1}}
    assert sheet(table)["alchemy"] == {"exploration": 1}, "each cube by itself"
    assert sheet(table)["calamities"] == 1 and table.breakdown()[ANN]["calamities"] == -4


def test_wk_ex_20_advisors_taken_open_and_hidden() -> None:
    """WK-EX-20 2 soldiers, a third with the open advisor (WK-9.5), a fourth when the hidden one is shown (WK-9.6)."""
    table = lay(
        [{"soldiers": 2}, player()],
        [["choose", ANN], ["propose", BRIAN], "left_overs", "reveal"],
        phase="choice",
        module="advisors",
        zones={
            "left": ["secret_agent", face_down("master_goldsmith", BRIAN), "farm"],
            "hand.1": ["citadel", "harbour"],
        },
    )
    table.play("choose left")
    assert (sheet(table)["advisors"], sheet(table)["soldiers"]) == (["secret_agent"], 3)
    assert shown(table, "selection", ANN, ANN) == [None, "farm"]
    play_all(table, "propose citadel left", "propose harbour left")
    assert board(table)["phase"] == "planning"
    assert (sheet(table)["advisors"], sheet(table)["soldiers"]) == (["secret_agent", "master_goldsmith"], 4)
    assert shown(table, "selection", ANN, ANN) == ["farm"]
    assert sorted(texts(table, ANN)) == ["construct farm", "recycle farm"]
