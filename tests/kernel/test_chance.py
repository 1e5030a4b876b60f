"""Chance: the same numbers everywhere, all of them equally likely."""

import pytest

import palatine
from palatine.kernel.chance import Generator, seeded


def test_the_first_numbers_of_a_seed_never_change() -> None:
    """Records do not need the generator, but tests, studies and shared seeds do."""
    chance = seeded(7)
    assert [chance.below(6) + 1 for _ in range(12)] == [4, 6, 1, 3, 5, 3, 4, 4, 2, 5, 6, 6]


def test_marsaglias_generator() -> None:
    """xorshift128 with the shifts 11, 8, 19 and the seeds of the paper (Marsaglia 2003)."""
    paper = Generator(123456789, 362436069, 521288629, 88675123)
    assert [paper.below(1 << 32) for _ in range(4)] == [3701687786, 458299110, 2500872618, 3633119408]


def test_numbers_and_texts_are_different_seeds_only_if_they_read_differently() -> None:
    assert seeded(7).words() == seeded("7").words()
    assert seeded(7).words() != seeded(8).words()
    assert all(0 <= word < 2**32 for word in seeded("anything").words())


@pytest.mark.parametrize("n", [2, 3, 6, 7, 25])
def test_below_is_uniform(n: int) -> None:
    """Chi-squared with n-1 degrees of freedom stays within five standard deviations of its mean."""
    chance, rounds = seeded("uniform"), 6000
    counts = [0] * n
    for _ in range(rounds):
        counts[chance.below(n)] += 1
    expected = rounds / n
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert abs(chi - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_below_one_is_always_zero_and_large_numbers_stay_below() -> None:
    chance = seeded(1)
    assert {chance.below(1) for _ in range(20)} == {0}
    assert all(chance.below(3_000_000_000) < 3_000_000_000 for _ in range(50))


def test_shuffle_gives_every_order_equally_often() -> None:
    chance = seeded("shuffle")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert all(60 <= count <= 145 for count in orders.values())


def test_a_clone_goes_its_own_way() -> None:
    chance = seeded(3)
    clone = chance.clone()
    numbers = [chance.below(1000) for _ in range(10)]
    assert [clone.below(1000) for _ in range(10)] == numbers


def test_forced_dice_and_draws_come_first_and_are_checked() -> None:
    table = palatine.new_game("kingsburg", seats=3, seed=1, draw=["3", "1", "2"])
    facts = table.view(None)["table"]
    assert isinstance(facts, dict) and facts["order"] == [2, 0, 1]
    table.force(dice=[6, 5, 4, 3, 2, 1, 1, 1, 1])
    for _ in range(3):
        table.play("take gold")
    facts = table.view(None)["table"]
    assert isinstance(facts, dict)
    assert [seat["dice"] for seat in facts["seats"]] == [[1, 2, 3], [1, 1, 1], [4, 5, 6]]
    with pytest.raises(palatine.BadChance, match="order: “4” cannot be drawn; possible are: 1, 2, 3"):
        palatine.new_game("kingsburg", seats=3, draw=["4"])
    for face in (-1, 0, 7, 100):
        with pytest.raises(palatine.BadChance, match=f"{face} is no face of a die"):
            table.force(dice=[1, face])


def test_reseeding_changes_what_comes_and_not_what_was() -> None:
    tables = [palatine.new_game("kingsburg", seats=3, seed=1) for _ in range(2)]
    before = tables[0].digest()
    tables[1].reseed("other")
    assert tables[1].digest() == before
    for table in tables:
        for _ in range(3):
            table.play("take gold")
    assert tables[0].digest() != tables[1].digest()
