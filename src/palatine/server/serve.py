"""Runs a server in the foreground: the listener, its worker processes, and an orderly end.

The end, on SIGTERM or Ctrl-C: workers finish the answer they are at and leave, sockets are told goodbye, requests that
run are answered, background rounds end, the database is closed; exit status 0.
"""

import asyncio
import fcntl
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn import Config

from palatine.server import logs
from palatine.server.errors import BadSetting
from palatine.server.settings import Settings
from palatine.server.store.database import SQLITE, Database, address
from palatine.server.web.app import create_app
from palatine.server.web.listening import Listener, bound, listener
from palatine.server.workers.supervisor import Supervisor

_LOG = logs.logger("serve")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
SWITCH_SECONDS: Final = 0.001
"""After so long a thread that tells a whole game lets the event loop go first. Python's own five are felt in a move."""
WORKER_SECONDS: Final = 5.0
"""How long a worker may take to leave. An answer that is lost is asked for again after the next start."""


class Serving(Listener):
    """A listener that starts workers when it accepts connections, and ends them before it closes any."""

    def __init__(self, config: Config, supervisor: Supervisor, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.supervisor = supervisor
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Code and games stay for ever: whoever looks for rubbish later need not look through them each time.
            gc.collect()
            gc.freeze()
            self.ready()
            self.supervisor.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _LOG.info("server ends")
        await asyncio.to_thread(self.supervisor.stop, WORKER_SECONDS)
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None]) -> int:
    """Serve until told to end; the exit status. `ready` is given the address once connections are accepted."""
    listening = listening_socket(settings)
    with listening, only_one(settings):
        settings = replace(settings, port=listening.getsockname()[1])
        prepare(settings)
        logs.set_up()
        sys.setswitchinterval(SWITCH_SECONDS)
        app: FastAPI = create_app(settings)
        supervisor = Supervisor(settings.workers, own_address(settings), settings.worker_token)
        server = Serving(listener(app, settings).config, supervisor, lambda: ready(shown_address(settings)))
        # uvicorn raises the signals it caught once more when it is done; this handler lets the end be an orderly one.
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, server.handle_exit)
        _LOG.info("server starts", address=settings.address, count=settings.workers)
        server.run(sockets=[listening])
    return 0 if server.started else 1


def listening_socket(settings: Settings) -> socket.socket:
    """The socket, before anything else: a port that is taken is the commonest mistake."""
    try:
        return bound(settings)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        place = f"{settings.host}:{settings.port}"
        raise BadSetting(
            f"{place} cannot be listened on ({why})", f"nie można nasłuchiwać na {place} ({why})"
        ) from None


def prepare(settings: Settings) -> None:
    """Open the database once and bring its schema up to date, while mistakes can still be told in one sentence."""
    try:
        database = Database(settings.database)
        try:
            database.migrate()
        finally:
            database.close()
    except (SQLAlchemyError, OSError, ImportError) as error:
        why = type(error).__name__
        raise BadSetting(f"the database cannot be opened ({why})", f"nie można otworzyć bazy danych ({why})") from error


@contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """Nobody else serves from the same SQLite file meanwhile: its news would reach nobody here."""
    url = address(settings.database)
    if url.get_backend_name() != SQLITE:
        yield
        return
    file = Path(f"{url.database}.lock")
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(os.open(file, os.O_RDWR | os.O_CREAT, 0o600), "wb") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSetting(
                f"another server uses {url.database} already; a SQLite file is for one server, several need PostgreSQL",
                f"inny serwer używa już {url.database}; plik SQLite jest dla jednego serwera, kilka wymaga PostgreSQL",
            ) from None
        yield


def shown_address(settings: Settings) -> str:
    """What to type into a browser. A server that listens everywhere is shown by its address in the network."""
    if settings.public_url or settings.host not in EVERYWHERE:
        return settings.address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # sends nothing; the system only chooses the way it would take
            return f"http://{asking.getsockname()[0]}:{settings.port}"
        except OSError:
            return own_address(settings)


def own_address(settings: Settings) -> str:
    """Where workers on this machine find the server: never by way of a proxy."""
    host = EVERYWHERE.get(settings.host, settings.host)
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"
