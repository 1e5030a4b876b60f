"""What `redeal` owes to those who ask it, and what everybody is told about a card that stays face down."""

import pytest

import palatine
from rulebook.vectors import play_all, shown, texts, told
from rulebook.wonderful_kingdom.laying import ANN, BRIAN, lay, planned, player
from rulebook.wonderful_kingdom.test_hidden_information import bartek_has_hidden
from rulebook.wonderful_kingdom.test_hidden_modules import looking


def test_each_option_is_there_once_on_an_imagined_table() -> None:
    """WK-4.3 Equal cards of a hand that was dealt anew are one option."""
    table = palatine.new_game("wonderful_kingdom", seats=2, options={"module": "none"}, seed=3)
    other = table.to_act[0]
    for seed in range(60):
        options = table.redeal(1 - other, seed).options(other)
        assert len(options) == len(set(options)) and options == sorted(options)


@pytest.mark.parametrize("frame", ["propose", "plan"])
def test_each_option_is_there_once_in_a_position(frame: str) -> None:
    """WK-4.3, WK-5.2 Equal cards are one option, in whatever order a position names them."""
    cards = ["farm", "hamlet", "farm"]
    table = (
        planned(player(), cards)
        if frame == "plan"
        else lay([player(), player()], [["propose", ANN]], phase="choice", zones={"hand.0": cards})
    )
    assert len(sorted(texts(table, ANN))) == len(set(sorted(texts(table, ANN))))


def test_a_sample_does_not_depend_on_the_truth() -> None:
    """WK-4.8 The same question gets the same deal, whatever he hid."""
    tables = [bartek_has_hidden(card) for card in ("calamity", "citadel", "watchtower")]
    for seed in range(20):
        assert len({table.redeal(ANN, seed).digest() for table in tables}) == 1


def test_the_opponent_knows_which_card_was_looked_at() -> None:
    """WK-R18 Two looks at different cards are told differently."""
    told_to_him = []
    for number in ("2", "3"):
        table = looking()
        play_all(table, "vision", f"hidden left {number}")
        told_to_him.append(told(table, BRIAN))
    assert told_to_him[0] != told_to_him[1]


def test_the_top_card_is_seen_during_a_search() -> None:
    """WK-11.3 The deck lies face up: with three cards in hand the fourth is on top."""
    zones = {"left": ["farm", "hamlet"], "deck_top": ["harbour"]}
    table = lay([player()], [["choose", ANN, 3]], phase="choice", zones=zones)
    play_all(table, "search left", "pick farm left", "pick hamlet left")
    assert len(shown(table, "deck_top", ANN)) == 1
