"""Gymnasium's own check, and one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import palatine
from envs.cases import CASES, Case
from palatine.envs.gymnasium import SingleSeat, environment_id


@pytest.mark.parametrize("case", CASES, ids=str)
def test_their_own_check(case: Case) -> None:
    """`forgiving`: the checker draws actions without looking at masks."""
    bots = ["random"] * (case.seats - 1)
    settings: dict[str, Any] = {"bots": bots, "options": case.options, "forgiving": True}
    check_env(gymnasium.make(environment_id(case.game), **settings).unwrapped, skip_render_check=case.options != {})
    check_env(gymnasium.make(environment_id(case.game), raw=True, **settings).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", palatine.games())
def test_every_game_is_registered(game: str) -> None:
    """A whole game against `greedy`, by the mask that sb3-contrib asks for."""
    env = gymnasium.make(environment_id(game), bots=["greedy"])
    observation, info = env.reset(seed=4)
    draw = np.random.default_rng(1)
    done, rewards = False, []
    while not done:
        mask = env.get_wrapper_attr("action_masks")()
        assert mask.dtype == np.bool_
        np.testing.assert_array_equal(mask, observation["action_mask"] == 1)
        observation, reward, done, truncated, info = env.step(draw.choice(np.flatnonzero(mask)))
        rewards.append(reward)
        assert not truncated
    places = info["ranking"]
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == np.sign(places[1 - info["seat"]] - places[info["seat"]])
    assert not env.get_wrapper_attr("action_masks")().any()


def test_the_seat_changes_from_game_to_game_unless_it_is_given() -> None:
    env = SingleSeat("valeria", ["random", "random"])
    assert [env.reset(seed=7)[1]["seat"], env.reset()[1]["seat"], env.reset()[1]["seat"]] == [1, 2, 0]
    fixed = SingleSeat("valeria", ["random", "random"], seat=2)
    assert [fixed.reset(seed=7)[1]["seat"], fixed.reset()[1]["seat"]] == [2, 2]


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = [SingleSeat("wonderful_kingdom", ["greedy"]) for _ in range(2)]
    for env in (first, second):
        env.reset(seed=11)
        for _ in range(40):
            env.step(env.table.options(env.seat)[-1])
    assert first.table.digest() == second.table.digest()


def test_wrong_settings_and_actions_are_refused() -> None:
    with pytest.raises(palatine.BadOption, match="list of names"):
        SingleSeat("valeria", "greedy")
    with pytest.raises(palatine.BadOption, match="seat"):
        SingleSeat("valeria", ["greedy"], seat=2)
    env = SingleSeat("valeria", ["greedy"], seat=0)
    env.reset(seed=1)
    with pytest.raises(palatine.IllegalAction, match="action_masks"):
        env.step(0)
    forgiving = SingleSeat("valeria", ["greedy"], seat=0, forgiving=True)
    forgiving.reset(seed=1)
    _, reward, done, _, info = forgiving.step(0)
    assert (reward, done, info["illegal"]) == (-1.0, True, True)
