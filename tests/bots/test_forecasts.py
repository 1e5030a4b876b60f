"""Forecasts say what the rules say, quick play is legal play, and what rules of thumb settle is not searched."""

import pytest

import palatine
from bots.positions import GAMES, asked, chooser, played
from palatine.bots.advice import advise
from palatine.bots.greedy import thumb_of
from palatine.bots.search.playing import Mind, tasted
from palatine.bots.search.settings import MENTIONED, settings
from palatine.bots.search.trial import candidates
from palatine.bots.search.value import value_of
from palatine.bots.values.fitted import Fitted
from palatine.games.paladins.scoring import board_score
from palatine.games.paladins.table import Paladins
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table


def hastily(table: Table, decisions: int) -> Table:
    """A table played on as search plays its imagined ones."""
    hasty = thumb_of(table.game.name).hasty()
    chance = seeded("hasty")
    for _ in range(decisions):
        if table.to_act:
            seat = table.to_act[0]
            table.act(tasted(hasty, table, seat, table.legal(seat), 99, chance), seat)
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_the_present_points_of_paladins_are_those_of_the_rules(seats: int) -> None:
    value = value_of("paladins")
    assert isinstance(value, Fitted)
    table = palatine.new_game("paladins", seats, {}, "present")
    for _ in range(12):
        hastily(table, 40)
        assert isinstance(table, Paladins)
        assert [value.present(table, seat) for seat in range(seats)] == [board_score(table, s) for s in range(seats)]
    assert max(table.scores()) > 20


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_forecast_is_the_sum_of_its_numbers(name: str, seats: int, options: dict[str, object]) -> None:
    value = value_of(name)
    assert isinstance(value, Fitted)
    for decisions in (10, 60):
        table = asked(played(name, seats, options, decisions))
        for seat in range(seats):
            numbers = value.numbers(table, seat)
            summed = sum([weight * number for weight, number in zip(value.weights, numbers, strict=True)])
            assert value.points(table, seat) == pytest.approx(value.present(table, seat) + summed)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_quick_play_comes_to_the_end(name: str, seats: int, options: dict[str, object]) -> None:
    table = hastily(palatine.new_game(name, seats, options, "to the end"), 5000)
    assert not table.to_act and len(table.scores()) == seats


@pytest.mark.parametrize("name", ["paladins", "wonderful_kingdom"])
def test_settled_questions_are_answered_by_rule_of_thumb(name: str) -> None:
    """An absurdly small search would answer some of them otherwise."""
    table = palatine.new_game(name, 2, {}, "settled")
    greedy, thumb = palatine.bot("greedy", 1), thumb_of(name)
    settled = 0
    while settled < 8:
        seat = table.to_act[0]
        options = table.options(seat)
        choice = greedy.choose(palatine.sampler(table, seat), seat)
        if len(options) > 1 and thumb.settles(table, seat):
            settled += 1
            searched = palatine.bot("flat:iterations=2:taste=0").choose(palatine.sampler(table, seat), seat)
            worths = dict(zip(options, thumb.worths(table, seat, options), strict=True))
            assert worths[searched] == pytest.approx(worths[choice])
        table.play(choice, seat)


def test_a_margin_leaves_out_what_looks_worse() -> None:
    table = asked(played("wonderful_kingdom", 2, {}, 4))
    seat = chooser(table)
    every = candidates(Mind("wonderful_kingdom", settings("width=0")), table, seat)
    close = candidates(Mind("wonderful_kingdom", settings("width=0:margin=0.5")), table, seat)
    assert 0 < len(close) < len(every)
    assert all(trial.prior >= -0.5 for trial in close)
    assert len(advise(palatine.sampler(table, seat), seat, iterations=20)) > 1


def test_another_budget_changes_nothing_else_and_advice_looks_wider() -> None:
    """Who minds the clock plays as the level does; who asks for advice hears of more than the best options."""
    usual = settings("iterations=40:width=3:stages=2:taste=5:explore=0.5:trust=2:margin=3")
    names = ("stages", "steps", "taste", "explore", "trust")
    for changed, width, margin in ((usual.within(7, 0.5), 3, 3.0), (usual.for_advice(7, 0.5), MENTIONED, 0.0)):
        assert (changed.iterations, changed.seconds) == (7, 0.5)
        assert (changed.width, changed.margin) == (width, margin)
        assert [getattr(changed, name) for name in names] == [getattr(usual, name) for name in names]
    assert settings("width=9").for_advice(7, 0.5).width == 9
