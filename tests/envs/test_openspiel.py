"""OpenSpiel's own random simulations through the adapter, in C++ and in Python, and what they do not ask."""

import pickle
from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test

import palatine
from envs.cases import CASES, Case
from palatine.envs import openspiel


def loaded(case: Case) -> Any:
    return openspiel.load(case.game, case.seats, case.options)


@pytest.mark.parametrize("game", palatine.games())
def test_their_own_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"palatine_{game}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_their_other_random_simulation(case: Case) -> None:
    """The one in Python also clones and pickles."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(loaded(case))


def played(game: Any, seed: int) -> Any:
    draw = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        moves = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(draw.choice(moves)))
    return state


def test_a_state_is_its_history() -> None:
    game = openspiel.load("valeria", 2, seed=3)
    state = played(game, 1)
    again = game.new_initial_state()
    for move in state.history():
        again.apply_action(move)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert state.returns() == again.returns() != [0.0, 0.0]
    assert str(played(openspiel.load("valeria", 2, seed=4), 1)) != str(state)


def test_chance_stands_only_where_something_is_drawn() -> None:
    """The set-up is one chance node; later each stands between an action and what it draws, and most draw nothing."""
    draw = np.random.default_rng(1)
    state = openspiel.load("kingsburg", 2).new_initial_state()
    kinds = [state.is_chance_node()]
    while not state.is_terminal():
        state.apply_action(5 if kinds[-1] else int(draw.choice(state.legal_actions())))
        kinds.append(state.is_chance_node())
    assert kinds[0]
    assert (True, True) not in set(pairwise(kinds))
    assert 0 < kinds.count(True) < kinds.count(False) / 2


def test_chance_outcomes_are_fair_dice() -> None:
    """The 256 outcomes of a roll are samples: every face comes up, none too often."""
    state = openspiel.load("valeria", 2).new_initial_state()
    faces: Counter[int] = Counter()
    state.apply_action(0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for outcome, _ in state.chance_outcomes():
        then = state.child(outcome)
        faces[then.table.die1] += 1
    assert len(faces) == 6
    assert all(20 < count < 70 for count in faces.values())


def test_observations_are_those_of_the_table() -> None:
    state = openspiel.load("kingsburg", 3).new_initial_state()
    assert not any(state.observation_tensor(0))
    state.apply_action(0)
    for seat in range(3):
        np.testing.assert_array_equal(np.float32(state.observation_tensor(seat)), state.table.observation(seat))
    assert state.information_state_string(0) != state.observation_string(0) != state.observation_string(1)


def test_options_travel_in_the_name() -> None:
    game = loaded(CASES[3])
    assert "modules:governors" in str(game)
    again = pyspiel.load_game(str(game))
    assert again.setting.options == CASES[3].options
    for wrong in ("era:1", "edition:7", "modules:governors+chess"):
        with pytest.raises(palatine.BadOption):
            openspiel.read_options(palatine.api.game("kingsburg"), wrong)
