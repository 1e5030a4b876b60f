"""Ratings order players by strength, say how sure they are, and depend on nothing but the games."""

import random

import pytest

from palatine.lab.arena import Game
from palatine.lab.ratings import Share, beaten, ratings, share, standings


def made_up(strength: dict[str, float], deals: int, seed: int = 1) -> list[Game]:
    """Games of everybody at one table, won by lot: the stronger the likelier (Plackett-Luce)."""
    lot = random.Random(seed)
    found: list[Game] = []
    for deal in range(deals):
        names = lot.sample(list(strength), len(strength))
        luck = {name: lot.expovariate(strength[name]) for name in names}
        order = sorted(names, key=lambda name: luck[name])
        places = tuple([1 + order.index(name) for name in names])
        found.append(Game(deal, "all", tuple(names), tuple([-place for place in places]), places, 10, ""))
    return found


def test_the_stronger_is_rated_higher_and_more_games_make_it_surer() -> None:
    strength = {"weak": 1.0, "fair": 3.0, "good": 9.0}
    few, many = [ratings(made_up(strength, deals), list(strength), "1") for deals in (20, 200)]
    assert [one.player for one in many] == ["good", "fair", "weak"]
    assert all(one.low < one.rating < one.high for one in many)
    assert many[0].low > many[1].high > many[1].low > many[2].high
    assert sum([one.high - one.low for one in many]) < sum([one.high - one.low for one in few])


def test_equals_cannot_be_told_apart() -> None:
    one, other = ratings(made_up({"a": 1.0, "b": 1.0}, 150), ["a", "b"], "1")
    assert one.low < other.high


def test_the_same_games_give_the_same_ratings() -> None:
    games = made_up({"a": 1.0, "b": 2.0}, 30)
    assert ratings(games, ["a", "b"], "5") == ratings(games, ["a", "b"], "5")


def test_ties_and_several_seats_of_one_player() -> None:
    game = Game(0, "", ("a", "b", "b"), (9, 9, 3), (1, 1, 3), 10, "")
    assert beaten(game, "a") == 0.75 and beaten(game, "b") == 0.25
    assert beaten(game, "a", "c") is None
    assert share([game], "c") == Share(0.5, 0)
    first, second = standings([game], ["a", "b"])
    assert (first.first.value, second.first.value) == (0.5, 0.25)
    assert (first.mean, second.mean) == (9, 6)
    assert {one.player for one in ratings([game] * 4, ["a", "b"], "1")} == {"a", "b"}


def test_intervals_of_shares_are_wilsons() -> None:
    low, high = Share(0.1, 100).interval
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert pytest.approx(0.5) == sum(Share(0.5, 40).interval) / 2
