"""Routes about games: which there are, what can be chosen, and whether a choice can be played."""

from typing import Any

from fastapi import APIRouter

import palatine
import palatine.api
from palatine.server.room.bounds import Word
from palatine.server.room.setting import OPPONENT, STAND_IN
from palatine.server.web.opponents import opponents
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import problems
from palatine.server.web.schemas.tables import GameFace, GameLine, Games, OptionsAsked, OptionsFine
from palatine.server.web.services import ServicesHere

router = APIRouter(route_class=StrictRoute, tags=["games"])


@router.get("/games", responses=problems())
async def list_games(services: ServicesHere) -> Games:
    """The games and bots of this server."""
    return await services.database.read(_games)


@router.get("/games/{name}", responses=problems(404))
async def describe_game(name: Word, services: ServicesHere) -> GameFace:
    """A game with its options, their values and what excludes each other."""
    return GameFace.model_validate(await services.database.read(palatine.describe, name))


@router.post("/options/check", responses=problems(404, body=True))
async def check_options(asked: OptionsAsked, services: ServicesHere) -> OptionsFine:
    """Whether a game can be set up like this; if not, the error says what stands against it."""
    return await services.database.read(_checked, asked)


def _games() -> Games:
    lines = [GameLine.model_validate(palatine.describe(name)) for name in palatine.games()]
    return Games(games=lines, bots=opponents(), opponent=OPPONENT, stand_in=STAND_IN)


def _checked(asked: OptionsAsked) -> OptionsFine:
    options: dict[str, Any] = dict(asked.options)
    table = palatine.api.game(asked.game).prepared(asked.seats, options, asked.overlay)
    return OptionsFine(ok=True, options=dict(table.chosen))
