"""The toy game: lanes, hands, bags, private events, and effects, as a game of the kernel's own."""

from itertools import permutations

import pytest

import palatine
from kernel import high_card
from kernel.high_card import CARD, DECK, HAND, PICKED, SPENT, HighCard
from palatine.kernel import position


def picked(order: tuple[int, ...], seed: int = 5) -> HighCard:
    """All have picked their middle card, in this order of arrival."""
    table = high_card.new_game(len(order), seed)
    for seat in order:
        table.play(table.options(seat)[1], seat)
    return table


def test_all_are_asked_at_once() -> None:
    table = high_card.new_game(3, 1)
    assert list(table.to_act) == [0, 1, 2]
    assert [table.prompt(seat).kind for seat in range(3)] == ["pick"] * 3
    table.play(table.options(1)[0], 1)
    assert list(table.to_act) == [0, 2]
    assert table.options(1) == []
    with pytest.raises(palatine.NotYourTurn):
        table.play(table.options(0)[0], 1)
    with pytest.raises(palatine.NotYourTurn, match="Say which seat"):
        table.play(table.options(0)[0])


@pytest.mark.parametrize("order", list(permutations(range(4)))[1:])
def test_the_order_of_arrival_changes_nothing(order: tuple[int, ...]) -> None:
    first, other = picked((0, 1, 2, 3)), picked(order)
    assert other.digest() == first.digest()
    assert other.options() == first.options()
    assert [other.view(seat) for seat in range(4)] == [first.view(seat) for seat in range(4)]


def test_a_pick_is_secret_until_all_have_picked() -> None:
    table = high_card.new_game(2, 2)
    card = table.pile(HAND, 0).cards[0]
    table.play(f"play {CARD.texts[card]}", 0)
    assert table.pile(PICKED, 0).cards == (card,)
    shown = [table.view(viewer)["zones"] for viewer in (0, 1, None)]
    assert [zones["picked"][0]["cards"] for zones in shown if isinstance(zones, dict)] == [
        [CARD.texts[card]], [None], [None]
    ]  # fmt: skip
    assert [event for event in table.events_since(0, 1) if event["kind"] == "pick"] == [
        {"n": 2, "kind": "pick", "rule": "HC-2.1", "seat": 0}
    ]
    table.play(table.options(1)[0], 1)
    assert card in table.pile(SPENT).cards and not table.pile(PICKED, 0).cards


def test_hands_are_seen_by_their_owners_alone() -> None:
    table = high_card.new_game(3, 9)
    for viewer in (None, 0, 1, 2):
        zones = table.view(viewer)["zones"]
        assert isinstance(zones, dict)
        assert zones["deck"] == {"count": 11}
        assert [None not in hand["cards"] for hand in zones["hand"]] == [seat == viewer for seat in range(3)]


def test_the_highest_card_wins_and_chooses() -> None:
    table = picked((1, 0))
    picks = table.pile(SPENT).cards
    winner = picks.index(max(picks))
    assert table.to_act == (winner,)
    assert [table.label(action, "en") for action in table.options()] == [
        "Take 2\u00a0points", "Take 1\u00a0point and a swap"
    ]  # fmt: skip
    rich, swapped = table.clone(), table
    rich.play("take 1")
    assert rich.scores()[winner] == 2 and rich.to_act == (0, 1)
    swapped.play("take 2")
    assert swapped.scores()[winner] == 1 and swapped.prompt().kind == "swap"
    gone, wanted = swapped.pile(HAND, winner).cards[0], swapped.pile(DECK).cards[-1]
    swapped.force(draw=[CARD.texts[wanted]])
    swapped.play(f"discard {CARD.texts[gone]}")
    assert wanted in swapped.pile(HAND, winner).cards and gone in swapped.pile(SPENT).cards


def test_a_redeal_changes_the_hands_of_others_and_their_options() -> None:
    """The winner may discard; from where the other sits its hand, and so its options, could be anything unseen."""
    table = picked((0, 1))
    table.play("take 2")
    winner = table.to_act[0]
    other = 1 - winner
    texts = set()
    for seed in range(40):
        copy = table.redeal(other, seed)
        assert copy.pile(HAND, other).cards == table.pile(HAND, other).cards
        options = [copy.text(action, winner) for action in copy.options(winner)]
        cards = [f"discard {CARD.texts[card]}" for card in copy.pile(HAND, winner).cards]
        assert sorted(options) == sorted(["decline", *cards])
        texts |= set(options)
        copy.play(options[0])
        assert copy.audit() == []
    assert len(texts) > 8


def test_lanes_are_saved() -> None:
    table = high_card.new_game(3, 4)
    table.play(table.options(2)[1], 2)
    data = table.dump()
    assert data["lanes"] == [[["pick", 0, 0, 0]], [["pick", 1, 0, 0]], []]
    again = position.load(high_card.GAME, data)
    assert again.to_act == (0, 1) and again.digest() == table.digest()


def test_the_last_swap_is_passed_over_with_an_empty_hand() -> None:
    table = high_card.new_game(2, 1)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(table.options(seat)[-1], seat)
        assert table.is_over or table.prompt(table.to_act[0]).kind != "swap" or table.pile(HAND, table.to_act[0]).cards
    assert table.round == 3 and sum(table.scores()) == 3
    assert table.ranking()[table.scores().index(max(table.scores()))] == 1


def test_options_and_conflicts() -> None:
    table = high_card.new_game(3, 1, short=True)
    while not table.is_over:
        seat = table.to_act[0]
        table.play(table.options(seat)[0], seat)
    assert table.round == 2
    with pytest.raises(palatine.BadOption, match=r"four players play three rounds \(HC-2\)"):
        high_card.new_game(4, 1, short=True)
