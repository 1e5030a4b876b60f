"""WK-4 The choice phase."""

import pytest

import palatine
from palatine.kernel.table import Table
from rulebook.vectors import asked, board, events, play_all, play_out, refused, sheet, shown, texts, zone
from rulebook.wonderful_kingdom.laying import (
    ANN,
    BRIAN,
    OPEN,
    alchemy,
    choosing,
    face_down,
    lay,
    masks,
    opened,
    player,
    proposing,
    site,
    sites,
)


def test_preparation() -> None:
    """WK-4.1 Seven cards and a calamity each, one card face up in each area, trap tokens back."""
    used = player(traps=0)
    table = lay([used, used], ["round"], round=1, calamity_stack=6)
    assert board(table)["round"] == 2 and board(table)["calamity_stack"] == 4
    for seat in (ANN, BRIAN):
        hand = zone(table, f"hand.{seat}")
        assert len(hand) == 8 and hand.count("calamity") == 1
        assert sheet(table, seat)["traps"] == 2
    assert masks(table, "left") == masks(table, "right") == [OPEN]
    assert len(zone(table, "deck")) == 77 - 16


def test_cards_of_a_whole_game() -> None:
    """WK-4.1 Four rounds deal 64 of the 77 deck cards and all 8 calamities."""
    table = opened()
    play_out(table)
    assert len(zone(table, "deck")) == 77 - 64 and board(table)["calamity_stack"] == 0


def turns_of_a_round(table: Table) -> list[tuple[str, int]]:
    """Who proposes and who chooses; the two cards of a proposal are one turn."""
    found: list[tuple[str, int]] = []
    while asked(table) in ("propose", "choose"):
        turn = (asked(table), table.to_act[0])
        if not found or found[-1] != turn:
            found.append(turn)
        table.play(table.options()[0])
    return found


def test_sixteen_turns() -> None:
    """WK-4.2 First proposes, second chooses, second proposes, first chooses, four times over."""
    table = opened(draw=["1"])
    once = [("propose", ANN), ("choose", BRIAN), ("propose", BRIAN), ("choose", ANN)]
    assert turns_of_a_round(table) == once * 4
    assert zone(table, "hand.0") == zone(table, "hand.1") == []


def test_a_proposal() -> None:
    """WK-4.3 Exactly two cards, each into either area, face up; what lies there stays."""
    table = proposing(player(), ["farm", "farm", "citadel"], zones={"left": ["harbour"]})
    assert "propose farm left" in texts(table) and "propose farm right" in texts(table)
    assert not [text for text in texts(table) if text == "pass"]
    play_all(table, "propose farm left", "propose citadel left")
    assert zone(table, "left") == ["harbour", "farm", "citadel"] and zone(table, "right") == []
    assert masks(table, "left") == [OPEN] * 3 and zone(table, "hand.0") == ["farm"]
    assert asked(table) == "choose" and table.to_act == (BRIAN,), "no third card"


def test_one_card_in_each_area() -> None:
    """WK-4.3 The two cards may be split."""
    table = proposing(player(), ["farm", "citadel"])
    play_all(table, "propose citadel right", "propose farm left")
    assert zone(table, "left") == ["farm"] and zone(table, "right") == ["citadel"]


def test_only_cards_of_the_hand() -> None:
    """WK-4.3 Nothing else can be proposed."""
    table = proposing(player(), ["farm", "citadel"])
    with pytest.raises(palatine.IllegalAction):
        table.play("propose harbour left")
    table.play("propose farm left")
    with pytest.raises(palatine.IllegalAction):
        table.play("propose farm left")


def test_a_choice_takes_everything() -> None:
    """WK-4.4 All cards of one area, as they lie; the other area keeps its cards."""
    table = choosing(player(), ["farm", face_down("citadel", BRIAN), "calamity"], ["harbour"])
    assert texts(table) == ["choose left", "choose right"], "there is no way not to choose"
    table.play("choose left")
    assert zone(table, "selection.0") == ["farm", "citadel", "calamity"]
    assert masks(table, "selection.0") == [OPEN, 1 << BRIAN, OPEN], "hidden from the taker"
    assert shown(table, "selection", ANN, ANN) == ["farm", None, "calamity"]
    assert zone(table, "left") == [] and zone(table, "right") == ["harbour"]


def test_an_empty_area_can_be_chosen() -> None:
    """WK-4.5 It gives nothing, and the other area may hold any number of cards."""
    many = ["farm", "farm", "farm", "barracks", "barracks", "harbour", "harbour", "scholars", "citadel", "calamity"]
    table = choosing(player(), many, [])
    table.play("choose right")
    assert zone(table, "selection.0") == [] and zone(table, "left") == many
    table = choosing(player(), many, [])
    table.play("choose left")
    assert zone(table, "selection.0") == many


def test_what_is_left_is_discarded() -> None:
    """WK-4.6 After the last choice the other area goes to the discard pile; the players may hold different numbers."""
    zones = {"left": ["farm", "harbour"], "right": ["citadel"], "selection.1": ["scholars"]}
    table = lay([player(), player()], [["choose", ANN], "left_overs"], "none", zones, phase="choice")
    table.play("choose left")
    assert zone(table, "left") == zone(table, "right") == [] and zone(table, "discard") == ["citadel"]
    assert [len(zone(table, f"selection.{seat}")) for seat in (ANN, BRIAN)] == [2, 1]


def test_trap_tokens() -> None:
    """WK-4.7 One token hides one card, two hide both; any card may be hidden; a spent token is gone for the round."""
    table = proposing(player(traps=2), ["farm", "calamity"])
    play_all(table, "hide farm left", "hide calamity right")
    assert sheet(table)["traps"] == 0
    assert masks(table, "left") == masks(table, "right") == [1 << ANN]
    table = proposing(player(traps=1), ["farm", "citadel", "harbour", "scholars"])
    table.play("hide farm left")
    refused(table, "hide citadel left", "WK-4.7")
    table.play("propose citadel left")
    assert sheet(table)["traps"] == 0 and masks(table, "left") == [1 << ANN, OPEN]


def test_no_token_no_hiding() -> None:
    """WK-4.7 Without a token all cards lie face up."""
    table = proposing(player(traps=0), ["farm", "citadel"])
    refused(table, "hide farm left", "WK-4.7")
    assert not [text for text in texts(table) if text.startswith("hide")]


def test_tokens_come_back() -> None:
    """WK-4.7 In the preparation of the next round, not earlier."""
    table = opened(draw=["1"])
    hand = zone(table, "hand.0")
    play_all(table, f"hide {hand[0]} left", f"hide {hand[1]} right")
    assert sheet(table, ANN)["traps"] == 0
    while board(table)["round"] == 1:
        assert sheet(table, ANN)["traps"] == 0
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)
    assert sheet(table, ANN)["traps"] == 2


def test_nobody_looks_at_hidden_cards() -> None:
    """WK-4.8 The opponent sees that a card is hidden, not which; all is turned up when planning begins."""
    table = proposing(player(), ["farm", "citadel"])
    play_all(table, "hide citadel left", "propose farm left")
    assert shown(table, "left", BRIAN) == [None, "farm"] and shown(table, "left", None) == [None, "farm"]
    assert board(table)["face_down"]["left"] == [True, False]
    table.play("choose left")
    assert shown(table, "selection", BRIAN, BRIAN) == [None, "farm"]
    laid_open = lay(
        [player(), player()], ["reveal"], "none", {"selection.1": [face_down("citadel", ANN)]}, phase="choice"
    )
    assert shown(laid_open, "selection", BRIAN, BRIAN) == ["citadel"]
    assert events(laid_open, "reveal")[0]["cards"] == ["citadel"]


def test_acts_in_a_proposal_turn() -> None:
    """WK-4.9 Before the two cards are placed, not between them."""
    table = proposing(player(construction=["farm"], krystallium=1), ["hamlet", "citadel", "harbour"])
    assert "krystallium farm" in texts(table) and "give_up farm" in texts(table)
    table.play("krystallium farm")
    assert asked(table) == "propose" and sites(table) == {"farm": {"materials": 1}}
    table.play("propose hamlet left")
    assert not [text for text in texts(table) if not text.startswith(("propose", "hide"))]


def test_acts_in_a_choice_turn() -> None:
    """WK-4.9, WK-B-03 Before choosing; after taking they are offered with the player's own next proposal."""
    table = choosing(player(construction=["farm"], krystallium=1), ["harbour"])
    assert "krystallium farm" in texts(table)
    table.play("choose left")
    assert asked(table) == "propose" and table.to_act == (ANN,) and "krystallium farm" in texts(table)
    table.play("krystallium farm")
    assert sites(table) == {"farm": {"materials": 1}} and asked(table) == "propose"


def test_the_last_word() -> None:
    """WK-4.9, WK-B-03 After the last choice of the phase a window of its own, before hidden cards are turned up."""
    zones = {"left": [face_down("farm", BRIAN)], "right": []}
    happens: list[str | list[object]] = [["choose", ANN], ["last_word", ANN], "left_overs", "reveal"]
    ann = player(construction=[site("farm", materials=1)])
    table = lay([ann, player()], happens, "none", zones, phase="choice")
    table.play("choose left")
    assert asked(table) == "last_word" and texts(table) == ["pass", "give_up farm"]
    assert masks(table, "selection.0") == [1 << BRIAN]
    table.play("give_up farm")
    assert alchemy(table) == {"population": 1}
    assert asked(table) == "plan" and masks(table, "selection.0") == [OPEN], "nothing left to do: it closes"


def test_no_acts_in_the_opponents_turn() -> None:
    """WK-4.9 Own turns only."""
    ready = player(construction=["farm"], krystallium=1)
    table = proposing(player(), ["hamlet", "citadel"], brian=ready)
    reason = table.why_not("krystallium farm", BRIAN)
    assert reason is not None and reason.rule == "WK-4.2"
    with pytest.raises(palatine.NotYourTurn):
        table.play("krystallium farm", BRIAN)


def test_no_last_word_without_anything_to_do() -> None:
    """WK-4.9, WK-B-03 A player with nothing to act on is not asked again after the last choice."""
    happens: list[str | list[object]] = [["choose", ANN], ["last_word", ANN], "left_overs"]
    table = lay([player(), player()], happens, "none", {"left": ["farm"], "right": ["harbour"]}, phase="choice")
    table.play("choose left")
    assert asked(table) == "" and zone(table, "discard") == ["harbour"]
