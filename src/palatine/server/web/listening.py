"""The server that listens: uvicorn, set up for untrusted visitors, which says goodbye before it closes connections."""

import asyncio
import socket
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from palatine.server.settings import Settings
from palatine.server.web.door import BACKLOG, MOST_CONNECTIONS, Config, Doorkeeper, SocketVisit, Visit
from palatine.server.web.safety import LARGEST_MESSAGE

DEAD_AFTER: Final = 30_000
"""Milliseconds that sent data may wait for a visitor who takes none, before the connection is given up."""


class Listener(uvicorn.Server):
    """A uvicorn server whose sockets and streams end with a word when it is told to stop."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, FastAPI):
            stopping = getattr(app.state, "stopping", None)
            if isinstance(stopping, asyncio.Event):
                stopping.set()
                await app.state.services.hub.farewell()
        await super().shutdown(sockets)


def listener(app: FastAPI, settings: Settings, keeper: Doorkeeper | None = None, **changes: Any) -> Listener:
    """A server for this application. It believes no proxy by itself: `limiting` knows whom to believe."""
    given: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "http": Visit,
        "ws": SocketVisit,
        "backlog": BACKLOG,
        "proxy_headers": False,
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "lifespan": "on",
        "ws_max_size": 4 * LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # as with answers: hidden cards lie beside words that others chose
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "limit_concurrency": MOST_CONNECTIONS + 1,
        "timeout_keep_alive": 15,
        "timeout_graceful_shutdown": 10,
        **changes,
    }
    config = Config(app, **given)
    config.doorkeeper = keeper or Doorkeeper(settings)
    return Listener(config)


def bound(settings: Settings) -> socket.socket:
    """A listening socket whose connections do not outlive a visitor who stopped reading."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_AFTER)
    try:
        found.bind((settings.host, settings.port))
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found
