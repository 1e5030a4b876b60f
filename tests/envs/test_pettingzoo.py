"""PettingZoo's own tests, and what they do not ask: seeds, order, rewards, bots, rendering, errors."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import palatine
from envs.cases import CASES, Case
from palatine.envs import pettingzoo

# It warns about every dictionary of an environment that is not on a list of its own.
of_its_own = pytest.mark.filterwarnings("ignore:Observation")


def made(case: Case, **settings: object) -> object:
    return pettingzoo.env(case.game, seats=case.seats, options=case.options, **settings)


@of_its_own
@pytest.mark.parametrize("case", CASES, ids=str)
def test_their_own_tests(case: Case) -> None:
    api_test(made(case), num_cycles=100)
    api_test(made(case, raw=True), num_cycles=20)
    seed_test(lambda: made(case), num_cycles=20)


def random_actions(env: "pettingzoo.raw_env", seed: int) -> Iterator[tuple[str, int]]:
    """Play random legal actions, and tell who played what."""
    draw = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
            continue
        action = int(draw.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        yield agent, action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_plays_the_games_of_the_engine(case: Case) -> None:
    """Seeds are those of `new_game`, simultaneous choices come lowest seat first, masks are the legal actions."""
    env = pettingzoo.raw_env(case.game, seats=case.seats, options=case.options)
    env.reset(seed=5)
    env.reset()
    table = palatine.new_game(case.game, case.seats, case.options, seed="5/1")
    for agent, action in random_actions(env, 1):
        seat = int(agent.removeprefix("seat_"))
        assert seat == table.to_act[0]
        table.play(action, seat)
        for other in range(case.seats):
            seen = env.observe(f"seat_{other}")
            assert np.flatnonzero(seen["action_mask"]).tolist() == table.options(other)
            np.testing.assert_array_equal(seen["observation"], table.observation(other))
    assert table.is_over
    assert env.agents == []
    assert env.table.digest() == table.digest()


def test_rewards_come_at_the_end_and_sum_to_zero() -> None:
    for rewards in ("ranking", "points"):
        env = pettingzoo.raw_env("kingsburg", seats=3, rewards=rewards)
        env.reset(seed=1)
        for _ in random_actions(env, 2):
            total = dict(env._cumulative_rewards)
            assert bool(any(total.values())) == env.table.is_over
        assert sum(total.values()) == pytest.approx(0)
        places = env.table.ranking()
        assert max(total, key=lambda agent: total[agent]) == f"seat_{places.index(1)}"


def test_bots_take_seats() -> None:
    env = pettingzoo.env("valeria", seats=3, bots={0: "greedy", 2: "random"})
    env.reset(seed=3)
    assert env.agents == ["seat_1"]
    assert {agent for agent, _ in random_actions(env, 1)} == {"seat_1"}
    assert env.unwrapped.table.is_over


def test_rendering_shows_what_the_agent_may_see() -> None:
    env = pettingzoo.env("valeria", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Your duke" in env.render()
    assert "\x1b" not in env.render()


def test_rendering_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.raw_env("kingsburg", seats=2, render_mode="human")
    env.reset(seed=1)
    env.step(env.table.options()[0])
    assert "Player 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"game": "valeria", "seats": 9}, "1 to 5"),
        ({"game": "valeria", "options": {"edition": 1}}, "no option"),
        ({"game": "valeria", "rewards": "money"}, "rewards"),
        ({"game": "valeria", "bots": {7: "greedy"}}, "no seat 7"),
        ({"game": "valeria", "bots": {0: "genius"}}, "genius"),
        ({"game": "valeria", "bots": {0: "random", 1: "random"}}, "one seat"),
        ({"game": "valeria", "render_mode": "hologram"}, "render_mode"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(palatine.PalatineError, match=words) as refused:
        pettingzoo.env(**settings)
    assert refused.value.say("pl") != refused.value.say("en")


def test_an_illegal_action_changes_nothing() -> None:
    env = pettingzoo.raw_env("kingsburg", seats=2)
    env.reset(seed=1)
    before = env.table.digest()
    with pytest.raises(palatine.IllegalAction):
        env.step(next(action for action in range(1000) if action not in env.table.options()))
    assert env.table.digest() == before
