"""A request as the operator sees it: an id for the log, a count and a time by route template, and one line."""

import secrets
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bound_contextvars

from palatine.server import logs, metrics

_LOG = logs.logger("web")
API: Final = "/api"
QUIET: Final = ("/healthz", "/metrics", "/api/worker/")
"""Asked all the time by machines: counted, but no line in the log unless it fails."""
LONG: Final = ("/stream", "/hints", "/api/worker/jobs")
"""Answers that are meant to take their time, which say nothing about speed."""


class Observed:
    """ASGI middleware, outermost: gives every answer an `X-Request-Id` and writes down what became of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number = secrets.token_hex(8)
        status = 500
        start = time.perf_counter()

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
                message.setdefault("headers", [])
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        with bound_contextvars(request=number):
            try:
                await self.app(scope, receive, told)
            finally:
                _write_down(scope, status, time.perf_counter() - start)


def _write_down(scope: Scope, status: int, seconds: float) -> None:
    route, method = template(scope), known_method(scope)
    metrics.REQUESTS.labels(method, route, str(status)).inc()
    if not route.endswith(LONG):
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
    line = _LOG.error if status >= 500 else _LOG.debug if route.startswith(QUIET) and status < 400 else _LOG.info
    line("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def template(scope: Scope) -> str:
    """`/api/tables/{id}`: the route as it was declared, never the path that was asked for."""
    route: Any = scope.get("route")
    path = getattr(route, "path", None)
    if not isinstance(path, str) or not path:
        return "other"
    # Some versions of FastAPI name a route without the prefix of the router that includes its own.
    inside = str(scope["path"]).startswith(API + "/") and not path.startswith(API + "/")
    return API + path if inside else path


def known_method(scope: Scope) -> str:
    """Anybody can send any word as a method; only the usual ones become labels."""
    method = str(scope["method"])
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
