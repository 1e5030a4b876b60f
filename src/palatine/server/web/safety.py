"""What every request passes before a route sees it: origin, size, shape, rate; and the headers of every answer."""

import asyncio
import hmac
from collections.abc import Callable, Coroutine
from typing import Any, Final

import orjson
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palatine.kernel.errors import PalatineError
from palatine.server.logs import logger
from palatine.server.settings import Settings
from palatine.server.web.errors import WebError, answer, http_error
from palatine.server.web.limiting import Limiter
from palatine.server.web.origins import SAFE_METHODS, Origins

COOKIE: Final = "palatine"
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 512 * 1024
LARGEST_MESSAGE: Final = 8 * 1024
SLOWEST_BODY: Final = 20.0
WORKER_PATHS: Final = "/api/worker/"
RECORD_PATHS: Final = ("/api/records", "/api/positions")

API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: "
    "blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
    ),
)
_HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
_log = logger("web")


class Guard:
    """The outermost layer: nothing is routed before it is allowed, and nothing leaves without its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app: Final = app
        self.limiter: Final = limiter
        self.origins: Final = Origins(settings.public_url, settings.origins)
        self.worker_token: Final = settings.worker_token
        self.headers: Final = [*_ALWAYS, *([_HSTS] if settings.is_https else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        scope["palatine.address"] = self.limiter.address_of(scope, headers)
        try:
            self.origins.check_socket(headers)
            self.limiter.spend("address", scope["palatine.address"])
        except WebError as error:
            await answer(error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        started = False
        added = [*self.headers]
        if scope["path"].startswith("/api/"):
            added += [(b"content-security-policy", API_POLICY.encode()), (b"cache-control", b"no-store")]
        else:
            added.append((b"content-security-policy", PAGE_POLICY.encode()))

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *[pair for pair in added if pair[0] not in given]]
            await send(message)

        try:
            address = scope["palatine.address"] = self.limiter.address_of(scope, headers)
            if self._is_worker(scope["path"], headers):
                address = ""
            else:
                self.limiter.spend("address", address)
            with self.limiter.holding(requests=address):
                self.origins.check_change(scope["method"], headers, COOKIE)
                body = await read_body(scope, headers, receive)
                await self.app(scope, once(body, receive), send_guarded)
        except PalatineError as error:
            await answer(error)(scope, receive, send_guarded)
        except Exception:
            if started:  # an answer that has begun cannot become an error: the connection is cut
                raise
            _log.error("a request failed", method=scope["method"], exc_info=True)
            await answer(http_error(500))(scope, receive, send_guarded)

    def _is_worker(self, path: str, headers: Headers) -> bool:
        """Workers ask as often as bots move; their token is enough."""
        given = headers.get("authorization", "").removeprefix("Bearer ")
        return path.startswith(WORKER_PATHS) and hmac.compare_digest(given.encode(), self.worker_token.encode())


async def read_body(scope: Scope, headers: Headers, receive: Receive) -> bytes:
    """The whole body, counted while it arrives."""
    most = LARGEST_RECORD if scope["path"].startswith(RECORD_PATHS) else LARGEST_BODY
    length = headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > most:
        raise http_error(413)
    chunks: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                chunk = message.get("body", b"")
                size += len(chunk)
                if size > most:
                    raise http_error(413)
                chunks.append(chunk)
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise WebError(408, "slow", "the request came too slowly", "żądanie nadeszło zbyt wolno") from None
    if size and scope["method"] not in SAFE_METHODS:
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise http_error(415)
    return b"".join(chunks)


def once(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, and after it whatever the connection still says."""
    told = False

    async def receive_again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def parsed(text: bytes | str) -> Any:
    """JSON in its strict form: no NaN, no half characters, no endless nesting, no character 0 (databases refuse it)."""
    found = orjson.loads(text)
    if ("\\u0000" in text) if isinstance(text, str) else (b"\\u0000" in text):
        raise orjson.JSONDecodeError("a text may not hold the character 0", "", 0)
    return found


class StrictRequest(Request):
    """A request whose JSON is read strictly."""

    async def json(self) -> Any:
        if not hasattr(self, "_json"):
            try:
                self._json = parsed(await self.body())
            except orjson.JSONDecodeError:
                raise RequestValidationError([{"type": "json_invalid", "loc": ("body",), "msg": ""}]) from None
        return self._json


class StrictRoute(APIRoute):
    """The kind of route that every router here uses."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly
