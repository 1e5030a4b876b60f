"""The application: services, routes and safety put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI

import palatine
from palatine.kernel.record import ENGINE
from palatine.server.accounts import Accounts
from palatine.server.background import Background
from palatine.server.blocking import Blocklist
from palatine.server.bus import Bus
from palatine.server.hall.hall import Hall
from palatine.server.identity import Identity
from palatine.server.notices.mail import Mailer
from palatine.server.observing import Observed
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.web import (
    account,
    catalogue,
    errors,
    games,
    hints,
    identity,
    notices,
    operations,
    records,
    tables,
    worker,
)
from palatine.server.web.description import TAGS, described, operation_id
from palatine.server.web.hub import Hub
from palatine.server.web.limiting import Limiter, Rates
from palatine.server.web.pages import Pages
from palatine.server.web.safety import Guard
from palatine.server.web.services import Services
from palatine.server.web.stories import Stories

ROUTERS = (
    games.router,
    catalogue.router,
    identity.router,
    account.router,
    tables.router,
    hints.router,
    records.router,
    notices.router,
    worker.router,
    tables.sockets,
)


def create_app(settings: Settings, background: bool = True, rates: Rates | None = None) -> FastAPI:
    """The server as an ASGI application. `background`: whether it does clocks, bots and notices by itself."""
    limiter = Limiter(settings, rates or Rates())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            database = Database(settings.database, patience=settings.database_patience / 1000)
            stack.callback(database.close)
            await asyncio.to_thread(database.migrate)
            await asyncio.to_thread(_load_games)
            bus = await stack.enter_async_context(Bus(database, settings.watch_every))
            hall = Hall(database, bus, settings)
            hub = Hub(database, bus, hall)
            app.state.stopping = asyncio.Event()
            app.state.hub = hub
            identity_of, stories = Identity(database, settings, hall), Stories(database, hub.latest)
            mailer = Mailer(settings)
            stack.callback(mailer.close)
            blocks = Blocklist()
            await asyncio.to_thread(blocks.refresh, database)
            accounts = Accounts(identity_of, hall, mailer)
            app.state.services = Services(
                settings, database, bus, hall, identity_of, hub, stories, limiter, accounts, blocks
            )
            listening = asyncio.create_task(hub.listen())
            stack.callback(listening.cancel)
            if background:
                await stack.enter_async_context(Background(hall, database, settings, blocks))
            yield
            app.state.stopping.set()
            await hub.farewell()

    app = FastAPI(
        title="Palatine",
        version=ENGINE,
        description="Tables for four board games: open, play, watch, replay. docs/protocol.md explains it.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        openapi_tags=TAGS,
        redirect_slashes=False,
        lifespan=lifespan,
        generate_unique_id_function=operation_id,
    )
    api = APIRouter(prefix="/api")
    for router in ROUTERS:
        api.include_router(router)
    app.include_router(operations.router)
    app.include_router(api)
    app.router.default = Pages(settings.page_dir)
    errors.install(app)

    def openapi() -> dict[str, Any]:
        return described(app)

    app.openapi = openapi  # type: ignore[method-assign]
    app.add_middleware(Guard, settings=settings, limiter=limiter)
    app.add_middleware(Observed)
    return app


def _load_games() -> None:
    """Before the first visitor comes: whoever is let in shall not wait for it."""
    for name in palatine.games():
        palatine.describe(name)
