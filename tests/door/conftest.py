"""Games that are not in the house, made known for one test and forgotten after it."""

from collections.abc import Iterator

import pytest
from kernel import fishing, high_card

import palatine
from palatine import api
from palatine.kernel.game import Game

TOYS: list[Game] = [high_card.GAME, fishing.GAME]


@pytest.fixture(params=TOYS, ids=lambda game: game.name)
def toy(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A game that has no thumb, forecast, subjects, catalogue or board of its own."""
    game: Game = request.param
    palatine.register(game)
    yield game
    del api._guests[game.name]
