"""PA-2 Set-up."""

import pytest

from rulebook.paladins.laying import (
    ANN,
    PEOPLE,
    acting,
    debts,
    goods,
    held,
    lay,
    opened,
    player,
    pool,
    rewarded,
    tracks,
)
from rulebook.vectors import asked, board, course, events, sheet, texts, zone

FIVE = ["abbot_labourer", "acolyte_silver", "peddler_silver", "watchman_silver", "architect_provision"]
SIX = ["archer_saracen", "thief_viking", "warrior_saracen", "hunter_saracen", "lookout_viking", "invader_saracen"]


def test_townsfolk_and_outsiders_are_turned_up() -> None:
    """PA-2.1, PA-2.2, PA-2.9 Five Townsfolk from right to left, six Outsiders from left to right."""
    table = opened(2, draw=[*FIVE, *SIX])
    facts = board(table)
    assert facts["townsfolk"] == FIVE[::-1] and facts["outsiders"] == SIX
    assert facts["decks"] == {"townsfolk": 27, "outsiders": 30, "tavern": 24, "walls": 24, "suspicions": 24}


@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_tax_supply(seats: int, silver: int) -> None:
    """PA-2.3, PA-A.34 By the number of players; with three 7."""
    assert board(opened(seats))["tax"] == silver


@pytest.mark.parametrize(("option", "silver"), [(7, 7), (6, 6)])
def test_tax_supply_of_three(option: int, silver: int) -> None:
    """PA-A.34 With three players 7, or 6 if the table prefers it; others are not touched by that."""
    assert board(opened(3, three_player_tax=option))["tax"] == silver
    assert board(opened(4, three_player_tax=option))["tax"] == 8
    refilled = lay([player()] * 3, ["inquisition"], tax=0, options={"three_player_tax": option})
    assert board(refilled)["tax"] == silver


@pytest.mark.parametrize(("option", "copies"), [("rising", [6, 8, 10]), ("falling", [10, 8, 6])])
def test_suspicions_of_each_value(option: str, copies: list[int]) -> None:
    """PA-A.37 6, 8, 10 of 0, 1, 2 tax; or the other way round if the table prefers it."""
    table = lay([player(), player()], [], options={"suspicions": option})
    assert [int(n) for n in table.suspicion_deck] == copies
    assert sum(copies) == 24
    assert [int(n) for n in opened(2).suspicion_deck] == [6, 8, 10]


def test_debts_lie_open() -> None:
    """PA-2.4 Whoever must take a Debt takes it unpaid side up, at any time."""
    table = acting(player("l", silver=0), townsfolk=PEOPLE)
    table.play("dismiss peddler_silver debt")
    assert debts(table) == (1, 0)


def test_kings_cards_lie_face_down() -> None:
    """PA-2.5 Three Orders and five Favours; nobody sees them, nor those that went back to the box."""
    table = opened(2)
    assert board(table)["orders"] == ["", "", ""] and board(table)["favours"] == [""] * 5
    for viewer in (0, 1, None):
        assert "order_" not in str(table.view(viewer)["table"]) and "favour_r" not in str(table.view(viewer)["table"])
    assert len(table.orders) == 3 and len(table.favours) == 5


def test_what_everybody_starts_with() -> None:
    """PA-2.6, PA-2.9 3 silver, 1 provision, markers on 0, all pieces at home; no workers, Suspicions or Debts."""
    table = opened(3)
    for seat in range(3):
        assert goods(table, seat) == (3, 1) and tracks(table, seat) == (0, 0, 0)
        assert (pool(table, seat), held(table, seat), debts(table, seat)) == ("", "", (0, 0))
        facts = sheet(table, seat)
        assert [facts[name] for name in ("walls", "converts", "trophies", "workshops", "jars", "crew")] == [[]] * 6
        assert len(zone(table, f"paladin_deck.{seat}")) == len(set(zone(table, f"paladin_deck.{seat}"))) == 12
    assert board(table)["map"] == {}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_start_player(first: int) -> None:
    """PA-2.7 By chance; turns go clockwise from the holder of the marker."""
    table = opened(3, draw=[*FIVE, *SIX, str(first + 1)])
    assert board(table)["first"] == first
    assert {board(opened(3, seed=seed))["first"] for seed in range(12)} == {0, 1, 2}
    order = [(first + step) % 3 for step in range(3)]
    turns = lay([player("l")] * 3, ["next_turn"], phase="preparation", first=first)
    seen = []
    for _ in range(3):
        seen.append(turns.to_act[0])
        turns.play("hunt 1")
    assert seen == order


def test_starting_townsfolk_in_reverse_order() -> None:
    """PA-2.8 From the right of the start player to the start player; nothing is refilled in between."""
    table = opened(4, draw=[*FIVE, *SIX, "2"])
    picked = []
    for card in ("acolyte_silver", "abbot_labourer", "watchman_silver", "architect_provision"):
        picked.append(table.to_act[0])
        assert asked(table) == "starting_townsfolk" and f"recruit {card}" in texts(table)
        left = len([name for name in board(table)["townsfolk"] if name])
        assert left == 5 - len(picked) + 1
        table.play(f"recruit {card}")
    assert picked == [0, 3, 2, 1]


def test_starting_townsfolk_bring_their_instant_reward() -> None:
    """PA-2.8 For free; a card without one brings nothing; then the cards left slide right and new ones come."""
    table = opened(2, draw=[*FIVE, *SIX, "1", "abbot_tax", "squire_faith", "order_attack"])
    table.play("recruit acolyte_silver")
    table.play("recruit architect_provision")
    assert goods(table, 1) == (4, 1) and goods(table, ANN) == (3, 2)
    assert sheet(table, 1)["crew"] == ["acolyte_silver"] and sheet(table)["crew"] == ["architect_provision"]
    assert board(table)["townsfolk"] == [
        "squire_faith", "abbot_tax", "watchman_silver", "peddler_silver", "abbot_labourer",
    ]  # fmt: skip
    assert course(table, "recruit", "slide", "round") == ["recruit", "recruit", "slide", "round"]
    plain = opened(2, draw=[*FIVE, *SIX, "1"])
    plain.play("recruit abbot_labourer")
    assert goods(plain, 1) == (3, 1) and pool(plain, 1) == ""


def test_an_instant_reward_may_be_empty() -> None:
    """PA-4.11 Nobody holds a Suspicion at the start, so discarding one does nothing."""
    table = rewarded("townsfolk.abbot_tax.instant", player())
    assert asked(table) == "" and not events(table, "discard")
