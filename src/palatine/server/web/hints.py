"""The route of hints: a person asks, a worker thinks, and the answer goes to nobody else."""

import asyncio
from typing import Any, Final

from fastapi import APIRouter, Request

from palatine.server.bus import HINT, TABLE
from palatine.server.errors import Busy
from palatine.server.web.safety import StrictRoute
from palatine.server.web.schemas.common import TableId, problems
from palatine.server.web.schemas.hints import HintAsked, HintFace
from palatine.server.web.services import Person, Services, ServicesHere, user_of

router = APIRouter(route_class=StrictRoute, tags=["tables"])

LOOK_SECONDS: Final = 1.0
"""How often one looks whether the asker is still there, and for news that were lost."""


@router.post("/tables/{table}/hints", responses=problems(401, 404, 409, body=True))
async def ask_for_hint(
    table: TableId, asked: HintAsked, services: ServicesHere, visitor: Person, request: Request
) -> HintFace:
    """The best answers to the question of a seat of mine, thought over for a second or two.

    409 (`stale`) if the table moves on meanwhile, 503 if no worker has time.
    """
    services.limiter.spend("hints", visitor.key)
    hall, database = services.hall, services.database
    hint = await database.write(hall.ask_hint, table, user_of(visitor), asked.seat, asked.ask)
    try:
        moves = await _awaited(services, request, table, hint, asked)
    finally:
        await database.write(hall.drop_hint, hint)
    return HintFace.model_validate({"ask": asked.ask, "moves": moves})


async def _awaited(
    services: Services, request: Request, table: str, hint: str, asked: HintAsked
) -> list[dict[str, Any]]:
    stopping: asyncio.Event = request.app.state.stopping
    loop = asyncio.get_running_loop()
    end = loop.time() + services.settings.hint_wait / 1000
    subscription = services.bus.subscribe(HINT + hint, TABLE + table)
    try:
        while not stopping.is_set() and loop.time() < end and not await request.is_disconnected():
            found = await services.database.read(services.hall.hint, table, hint, asked.seat, asked.ask, asked.lang)
            if found is not None:
                return found
            await subscription.wait(min(LOOK_SECONDS, max(0.0, end - loop.time())))
    finally:
        services.bus.unsubscribe(subscription)
    raise Busy(
        "the server is busy and has no hint; try again",
        "serwer jest zajęty i nie przygotował podpowiedzi; spróbuj ponownie",
    )
