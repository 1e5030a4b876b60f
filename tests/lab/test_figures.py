"""The statistics of studies, against values that can be computed by hand or were published."""

import random

import pytest

from palatine.lab.figures import benjamini_hochberg, holm, mean, slope


def test_a_mean_and_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5 and found.n == 4
    assert found.error == pytest.approx(0.6454972)
    assert found.interval == pytest.approx((1.2348, 3.7652), abs=1e-4)
    assert mean([0.0, 0.0]).p == 1.0 and mean([1.0, 1.0]).p == 0.0


def test_a_p_value_of_the_normal_distribution() -> None:
    found = mean([value * 0.98 for value in (1.0, 3.0)] * 50)
    assert found.p < 1e-20
    assert mean([1.0, -1.0] * 30).p == 1.0


def test_corrections_of_a_published_example() -> None:
    # The example in Benjamini and Hochberg (1995): 15 p-values, of which Holm keeps 3 and their procedure 4.
    values = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
              0.759, 1.0]  # fmt: skip
    assert len([value for value in holm(values) if value < 0.05]) == 3
    assert len([value for value in benjamini_hochberg(values) if value < 0.05]) == 4
    assert benjamini_hochberg(values)[3] == pytest.approx(0.0095 * 15 / 4)
    mixed = [0.04, 0.01, 0.03]
    assert holm(mixed) == pytest.approx([0.06, 0.03, 0.06])
    assert benjamini_hochberg(mixed) == pytest.approx([0.04, 0.03, 0.04])
    assert holm([]) == benjamini_hochberg([]) == []


def test_a_slope_compares_seats_of_the_same_game_only() -> None:
    lot = random.Random(1)
    games = []
    for _ in range(300):
        level = 100 * lot.random()  # rich games have more of everything: no reason to call a thing good
        counts = [float(lot.randint(0, 3) + round(level / 20)) for _ in range(3)]
        games.append((counts, [level + 2 * count + lot.gauss(0, 1) for count in counts]))
    found = slope(games)
    assert found is not None
    assert found.interval[0] < 2 < found.interval[1] and found.error < 0.1
    assert found.p < 0.001


def test_a_slope_without_meaning_is_none() -> None:
    assert slope([([1.0, 1.0], [0.0, 1.0])] * 100) is None
    assert slope([([0.0, 1.0], [0.0, 1.0])] * 5) is None
    assert slope([]) is None


def test_intervals_hold_what_they_promise() -> None:
    """Of 200 slopes of nothing, about one in twenty is called different from nought."""
    lot = random.Random(2)
    wrong = 0
    for _ in range(200):
        games = [([float(lot.random() < 0.3) for _ in range(4)], winner(lot, 4)) for _ in range(60)]
        found = slope(games)
        assert found is not None
        wrong += found.p < 0.05
    assert 3 <= wrong <= 22


def winner(lot: random.Random, seats: int) -> list[float]:
    best = lot.randrange(seats)
    return [float(seat == best) for seat in range(seats)]


def test_alone_games_are_compared_with_each_other() -> None:
    found = slope([([float(n % 2)], [10.0 + 5 * (n % 2)]) for n in range(80)])
    assert found is not None and found.value == pytest.approx(5)
