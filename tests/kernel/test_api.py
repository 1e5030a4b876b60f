"""The public door stays what it says, also after a game has been played."""

import palatine
from palatine import api


def test_the_functions_of_the_door_are_functions() -> None:
    """Packages of the same name (`palatine.games`, `palatine.bots`) must not take their place once imported."""
    table = palatine.new_game("kingsburg", seed=1)
    palatine.bot("greedy").choose(palatine.sampler(table, table.to_act[0]), table.to_act[0])
    assert "kingsburg" in palatine.games()
    assert {"random", "greedy"} <= set(palatine.bots())
    assert all(callable(getattr(palatine, name)) for name in palatine.__all__ if name.islower() and name[0] != "_")


def test_descriptions() -> None:
    for name in palatine.games():
        described = palatine.describe(name)
        assert described["name"] == name
        assert described["actions"] == palatine.new_game(name, seed=1).action_count
        assert isinstance(described["options"], list) and isinstance(described["seats"], list)
        for option in described["options"]:
            assert option["default"] in option["choices"] or option["type"] == "list"
            assert option["en"] and option["pl"]


def test_without_a_seed_games_differ() -> None:
    words = {tuple(palatine.new_game("kingsburg").chance.words()) for _ in range(5)}
    assert len(words) == 5


def test_observations_have_the_size_of_their_blocks() -> None:
    for name in palatine.games():
        for seats in (2, api.game(name).max_seats):
            table = palatine.new_game(name, seats=seats, seed=1)
            blocks = table.game.observation_blocks()
            vector = table.observation(0)
            assert vector.shape == (sum(size for _, size in blocks),)
            assert str(vector.dtype) == "float32"
