"""Zones and piles: who knows what, and what a re-deal may change."""

import pytest

from palatine.kernel.action import Domain
from palatine.kernel.chance import seeded
from palatine.kernel.zone import (
    ALL,
    EMPTY,
    NOBODY_SEES,
    OPEN,
    OWNER,
    Pile,
    Zone,
    Zones,
    redealt,
    shown,
    with_card,
    without_card,
)  # fmt: skip

NAMES = [f"c{n}" for n in range(12)]
CARD = Domain("card", NAMES, NAMES, NAMES)
BAG = Zone("bag", CARD, NOBODY_SEES, is_bag=True)
DOWN = Zone("down", CARD, NOBODY_SEES)
HAND = Zone("hand", CARD, OWNER, per_seat=True)
UP = Zone("up", CARD, ALL)
ZONES = Zones([BAG, DOWN, HAND, UP])


def test_who_knows_a_card_that_arrives() -> None:
    assert [zone.mask(2) for zone in (BAG, DOWN, HAND, UP)] == [0, 0, 0b100, OPEN]


def test_a_bag_has_no_order_that_anybody_could_know() -> None:
    with pytest.raises(AssertionError, match="nobody knows the order of a bag"):
        Zone("bag", CARD, ALL, is_bag=True)


def test_places() -> None:
    assert ZONES.pile_count(3) == 6
    assert [(zone.name, owner) for zone, owner in ZONES.places(2)] == [
        ("bag", -1), ("down", -1), ("hand", 0), ("hand", 1), ("up", -1)
    ]  # fmt: skip
    for at, (zone, owner) in enumerate(ZONES.places(3)):
        assert ZONES.index(zone, owner, 3) == at
    with pytest.raises(IndexError):
        ZONES.index(Zone("elsewhere", CARD, ALL), -1, 3)


def test_a_moved_card_makes_a_new_pile() -> None:
    pile = with_card(with_card(EMPTY, 5, OPEN, False), 3, 1, False)
    assert (pile.cards, pile.known) == ((5, 3), (OPEN, 1))
    assert (EMPTY.cards, EMPTY.known) == ((), ())
    less = without_card(pile, 5)
    assert (less.cards, less.known) == ((3,), (1,))


def test_the_card_nearest_the_top_is_taken() -> None:
    pile = Pile((4, 7, 4, 1), (1, 2, 3, 4))
    less = without_card(pile, 4)
    assert (less.cards, less.known) == ((4, 7, 1), (1, 2, 4))
    with pytest.raises(ValueError):
        without_card(pile, 9)


def test_equal_bags_are_equal_however_they_were_filled() -> None:
    one = with_card(with_card(with_card(EMPTY, 3, 1, True), 1, 1, True), 2, 1, True)
    assert (one.cards, one.known) == ((1, 2, 3), (0, 0, 0))
    assert without_card(one, 2).cards == (1, 3)


def test_what_is_shown() -> None:
    pile = Pile((1, 2, 3), (OPEN, 0b01, 0b10))
    assert shown(HAND, pile, 0) == {"count": 3, "cards": ["c1", "c2", None]}
    assert shown(HAND, pile, 1) == {"count": 3, "cards": ["c1", None, "c3"]}
    assert shown(HAND, pile, None) == {"count": 3, "cards": ["c1", None, None]}
    assert shown(BAG, Pile((1, 2), (0, 0)), 0) == {"count": 2}


PLACES = ZONES.places(2)
PILES = [
    Pile((0, 1, 2, 3), (0,) * 4),
    Pile((4, 5), (1, 0)),
    Pile((6, 7), (1, 1)),
    Pile((8, 9), (2, 3)),
    Pile((10,), (OPEN,)),
]
POOLS = [0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1]


def deal(seat: int, seed: int, piles: list[Pile] = PILES) -> list[Pile]:
    return redealt(PLACES, piles, POOLS, seat, seeded(seed))


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    for seed in range(50):
        bag, down, mine, theirs, up = deal(0, seed)
        assert down.cards[0] == 4 and mine.cards == (6, 7) and theirs.cards[1] == 9 and up.cards == (10,)
        assert [pile.known for pile in (bag, down, mine, theirs, up)] == [pile.known for pile in PILES]
        assert bag.cards == tuple(sorted(bag.cards))
        assert sorted([card for pile in (bag, down, mine, theirs, up) for card in pile.cards]) == list(range(11))


def test_a_redeal_stays_within_the_pools() -> None:
    tops = {deal(0, seed)[1].cards[1] for seed in range(200)}
    hands = {deal(0, seed)[3].cards[0] for seed in range(200)}
    assert tops == {2, 3, 5}
    assert hands == {0, 1, 8}


def test_a_redeal_does_not_depend_on_the_truth() -> None:
    """Two deals that a seat cannot tell apart lead to the same sample: else a bot could work the truth out."""
    for seed in range(20):
        other = deal(0, seed + 1000)
        for again in range(5):
            one, two = deal(0, again), deal(0, again, other)
            assert [pile.cards for pile in one] == [pile.cards for pile in two]


def test_a_set_that_never_leaves_its_owner_is_re_dealt_by_itself() -> None:
    """Every seat has the same twelve cards: what one of them cannot know moves only within its owner's set."""
    own_bag = Zone("own_bag", CARD, NOBODY_SEES, per_seat=True, is_bag=True, own_set=True)
    own_hand = Zone("own_hand", CARD, OWNER, per_seat=True, own_set=True)
    places = Zones([own_bag, own_hand]).places(2)
    bags = [Pile(tuple(range(3, 12)), (0,) * 9), Pile(tuple(range(1, 10)), (0,) * 9)]
    hands = [Pile((0, 1, 2), (1, 1, 1)), Pile((0, 10, 11), (2, 2, 2))]
    deals = [redealt(places, [*bags, *hands], [0] * 12, 0, seeded(seed)) for seed in range(30)]
    assert all(deal[2].cards == (0, 1, 2) and deal[0].cards == tuple(range(3, 12)) for deal in deals)
    assert all(sorted([*deal[1].cards, *deal[3].cards]) == list(range(12)) for deal in deals)
    assert len({deal[3].cards for deal in deals}) > 20
