"""The batch: it plays the same games, and tells the same of them, as single tables do."""

import numpy as np
import pytest

import palatine
from envs.cases import CASES, Case
from palatine.envs.batch import Batch
from palatine.envs.setting import Setting
from palatine.kernel.table import Table

GAMES = 3


def single(case: Case, seed: str) -> Table:
    return palatine.new_game(case.game, case.seats, case.options, seed=seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_games_value_for_value(case: Case) -> None:
    """Three games side by side until each has ended: observation, mask, seat and result are those of a single table."""
    batch = Batch(case.game, GAMES, case.seats, case.options)
    batch.reset(seed="s")
    tables = [single(case, f"s/{at}/0") for at in range(GAMES)]
    ended: set[int] = set()
    while len(ended) < GAMES:
        floats = batch.floats()
        for at, table in enumerate(tables):
            seat = table.to_act[0]
            assert batch.acting[at] == seat
            assert np.flatnonzero(batch.masks[at]).tolist() == table.options(seat)
            np.testing.assert_array_equal(floats[at], table.observation(seat))
        actions = batch.random_actions()
        finished = batch.step(actions)
        for at, table in enumerate(tables):
            table.play(actions[at], table.to_act[0])
            assert batch.dones[at] == table.is_over
        for one in finished:
            assert (one.scores, one.places) == (tables[one.at].scores(), tables[one.at].ranking())
            expected = Setting(case.game, case.seats, case.options).result(tables[one.at])
            assert batch.rewards[one.at].tolist() == [np.float32(worth) for worth in expected]
            tables[one.at] = single(case, f"s/{one.at}/{batch.crowd.played[one.at] - 1}")
            ended.add(one.at)


def test_other_seats_are_seen_as_their_own_table_shows_them() -> None:
    """Bytes never run over: what does not fit counts as 255."""
    table = palatine.load({"game": "kingsburg", "seats": 2, "table": {"seats": [{"goods": {"gold": 400}}, {}]}})
    at = dict(zip(*_places(table), strict=True))["seats"]
    assert table.observation(0)[at + 4] == np.float32(255 / 10)


def _places(table: Table) -> tuple[list[str], list[int]]:
    blocks = table.game.observation_blocks()
    return [name for name, _ in blocks], np.cumsum([0] + [size for _, size in blocks])[:-1].tolist()


def test_the_same_seed_gives_the_same_games_whatever_the_batch() -> None:
    """A game depends on the seed and its place alone: a larger batch plays the same ones and more."""
    digests = []
    for count in (2, 5):
        batch = Batch("valeria", count, seats=2)
        batch.reset(seed=9)
        for _ in range(300):
            batch.step([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])
        digests.append([table.digest() for table in batch.tables[:2]])
    assert digests[0] == digests[1]


def test_what_stays_and_what_is_a_window() -> None:
    """Observations may be kept; masks and seats show the present, and nobody else can write there."""
    batch = Batch("wonderful_kingdom", 2)
    batch.reset(seed=1)
    kept, copy, masks = batch.observations, batch.observations.copy(), batch.masks
    batch.step(batch.random_actions())
    np.testing.assert_array_equal(kept, copy)
    assert not np.array_equal(batch.observations, copy)
    assert masks is batch.masks
    for array in (batch.observations, batch.masks, batch.acting):
        assert not array.flags.writeable


def test_nothing_is_played_if_one_action_is_wrong() -> None:
    batch = Batch("paladins", 2)
    batch.reset(seed=1)
    before = [table.digest() for table in batch.tables]
    good = batch.random_actions()
    for wrong, words in ((-1, "game 1: action -1"), (10**6, "not legal"), (batch.masks[1].argmin(), "not legal")):
        with pytest.raises(palatine.IllegalAction, match=words):
            batch.step([good[0], int(wrong)])
    with pytest.raises(palatine.IllegalAction, match="2 games need 2 actions"):
        batch.step(good[:1])
    assert [table.digest() for table in batch.tables] == before
    batch.step(np.array(good))


def test_a_batch_needs_a_game_at_least() -> None:
    with pytest.raises(palatine.BadOption, match="count"):
        Batch("valeria", 0)
