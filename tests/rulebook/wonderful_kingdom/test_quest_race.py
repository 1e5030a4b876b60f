"""WK-R4, WK-B-02 The race for a first place in a simultaneous window, and WK-R18 the vision token."""

import pytest

from palatine.kernel.table import Table
from rulebook.vectors import asked, board, play_all, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    OPEN,
    Player,
    choosing,
    face_down,
    lay,
    masks,
    planning,
    player,
    proposing,
    solo,
)

HERO = player(built={"border_rangers": 1, "scholars": 1}, soldiers=10)
"""Two Specialists and ten soldiers: the final stage of the Plague Lord."""


def race(round: int = 1) -> Table:
    """Planning; both can complete the final stage. Ann is first in round 1, Brian in round 2."""
    zones = {"selection.0": ["farm"], "selection.1": ["farm"]}
    return lay([HERO, HERO], ["planning", "round_end"], "quests", zones, phase="planning", round=round)


def krystallium(table: Table) -> list[int]:
    return [int(sheet(table, seat)["krystallium"]) for seat in (ANN, BRIAN)]


def done(table: Table, seat: int) -> None:
    play_all(table, "construct farm", "pass", seat=seat)


@pytest.mark.parametrize(("round", "first"), [(1, ANN), (2, BRIAN)])
def test_the_first_player_of_the_round_comes_first(round: int, first: int) -> None:
    """WK-R4, WK-B-02, WK-10.7 Both complete the stage in one window: the benefit goes to the first player."""
    table = race(round)
    table.play("stage 4", 1 - first)
    assert krystallium(table) == [0, 0], "it waits"
    table.play("stage 4", first)
    assert krystallium(table)[first] == 2 and krystallium(table)[1 - first] == 0
    done(table, ANN)
    done(table, BRIAN)
    assert krystallium(table)[first] == 2 and krystallium(table)[1 - first] == 0


def test_the_second_player_gets_it_when_the_window_closes() -> None:
    """WK-B-02 If the first player does not follow, the benefit comes at the end of the window."""
    table = race()
    table.play("stage 4", BRIAN)
    done(table, ANN)
    assert krystallium(table) == [0, 0] and board(table)["round"] == 1
    done(table, BRIAN)
    assert krystallium(table) == [0, 2] and board(table)["round"] == 2


def test_no_waiting_when_the_first_player_is_done() -> None:
    """WK-B-02 Then it comes at once."""
    table = race()
    done(table, ANN)
    table.play("stage 4", BRIAN)
    assert krystallium(table) == [0, 2]


def test_the_first_player_need_not_wait() -> None:
    """WK-R4, WK-B-02 Nobody can come before them."""
    table = race()
    table.play("stage 4", ANN)
    assert krystallium(table) == [2, 0]
    table.play("stage 4", BRIAN)
    done(table, ANN)
    done(table, BRIAN)
    assert krystallium(table) == [2, 0]


def test_no_race_in_the_choice_phase() -> None:
    """WK-B-02, WK-10.7 Turns come one after the other, so the second player of the round is first if they are."""
    zones = {"hand.1": ["farm", "farm"], "left": [], "right": []}
    table = lay([HERO, HERO], [["propose", BRIAN]], "quests", zones, phase="choice")
    table.play("stage 4")
    assert krystallium(table) == [0, 2]


def test_an_unsettled_claim_is_nobodys_business() -> None:
    """WK-B-02 The next window does not give it away again."""
    zones = {"selection.0": ["farm"]}
    table = lay([HERO, player(stages=["4"])], ["planning"], "quests", zones, phase="planning")
    table.play("stage 4", ANN)
    assert krystallium(table) == [0, 0]


# ---- the vision token ------------------------------------------------------------------------------------------------


def seer(**more: object) -> Player:
    return player(stages=["3"], **more)


def test_vision() -> None:
    """WK-R18 A secret look at a face-down card of an area or of the own selection, once a round."""
    zones = {"selection.0": [face_down("citadel", BRIAN)], "selection.1": [face_down("scholars", BRIAN)]}
    table = choosing(seer(), [face_down("farm", BRIAN)], [face_down("harbour", ANN)], "quests", zones=zones)
    table.play("vision")
    assert texts(table) == ["hidden left 1", "hidden mine 1"], "not the opponent's selection, not what she knows"
    table.play("hidden left 1")
    assert shown(table, "left", ANN) == ["farm"] and shown(table, "left", None) == [None]
    assert masks(table, "left") == [1 << ANN | 1 << BRIAN], "still face down"
    assert "vision" not in texts(table) and sheet(table)["vision_used"]
    mine = choosing(seer(), [], [], "quests", zones=zones)
    play_all(mine, "vision", "hidden mine 1")
    assert shown(mine, "selection", ANN, ANN) == ["citadel"]


def test_vision_in_a_proposal_turn() -> None:
    """WK-R18 Own turns of the choice phase, proposals too; the token comes back every round."""
    table = proposing(seer(), ["farm", "hamlet"], "quests", zones={"left": [face_down("citadel", BRIAN)]})
    play_all(table, "vision", "hidden left 1")
    assert asked(table) == "propose"
    spent = lay([seer(vision_used=True), player()], ["round_end"], "quests", phase="production")
    assert not sheet(spent)["vision_used"]


def test_no_vision() -> None:
    """WK-R18 Not without the stage, not twice, not without an unknown card, not outside the choice phase."""
    down = [face_down("farm", BRIAN)]
    for ann in (player(), player(stages=["1", "2", "4"]), seer(vision_used=True)):
        assert "vision" not in texts(choosing(ann, down, [], "quests"))
    assert "vision" not in texts(choosing(seer(), ["farm"], [face_down("harbour", ANN)], "quests"))
    assert "vision" not in texts(planning(seer(), ["farm"], module="quests"))
    crown = choosing(player(stages=["1"]), down, [], "quests", quest="lost_crown")
    assert "vision" in texts(crown), "the first stage of the other quest"


def test_vision_alone() -> None:
    """WK-R18, WK-11.6 Solo: one more card of an area turned up, after the trap token."""
    zones = {"left": ["farm", face_down("calamity")], "right": ["harbour", face_down("citadel")]}
    table = solo(seer(), [["choose", ANN, 2]], "quests", zones=zones)
    play_all(table, "trap", "hidden left 1")
    assert sheet(table)["traps"] == 0 and not sheet(table)["vision_used"]
    play_all(table, "trap", "hidden right 1")
    assert masks(table, "right") == [OPEN, OPEN] and sheet(table)["vision_used"]
    refused(table, "trap", "WK-11.6")
    plain = solo(player(traps=0), [["choose", ANN, 2]], "quests", zones=zones)
    assert "trap" not in texts(plain) and zone(plain, "left") == ["farm", "calamity"]
