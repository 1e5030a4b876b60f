"""The door: how long a connection may take to say what it wants, how much of it, and how many there may be.

uvicorn's parser limits neither the head of a request nor its time, and a process without a free descriptor
can accept nobody. So every connection has a deadline until its request has arrived, a head has a size, an address has a
number of connections, and when the house is full, whoever has waited longest without asking for anything makes room.
"""

import asyncio
import logging
import resource
from collections import Counter
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from palatine.server import metrics
from palatine.server.settings import Settings
from palatine.server.web.addresses import Addresses, network

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before its body: line and headers together."""
LONGEST_ADDRESS: Final = 4 * 1024
MOST_HEADERS: Final = 100
MOST_AHEAD: Final = 8
"""Requests that may be sent before earlier ones are answered. Browsers send none."""
HEAD_SECONDS: Final = 10.0
"""From the connection, or the first byte of a further request, to the end of the head."""
READ_SECONDS: Final = 30.0
"""How long an answer may lie before a visitor takes the next part of it."""

MOST_CONNECTIONS: Final = 5000
MOST_OF_ADDRESS: Final = 256
"""Connections of one address, sockets among them."""
BACKLOG: Final = 256
"""Connections that the system has made and nobody has looked at yet; they take descriptors all at once."""
OWN_FILES: Final = 128
"""Descriptors for the database, logs, workers and webhooks."""

_QUIET: Final = logging.getLogger("uvicorn.error.door")
_QUIET.setLevel(logging.ERROR)  # nobody fills the log by sending rubbish

_PHRASES: Final = {
    400: b"Bad Request",
    408: b"Request Timeout",
    414: b"URI Too Long",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
}


def descriptors() -> int:
    """As many descriptors as the system grants this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + BACKLOG + OWN_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


class Doorkeeper:
    """Counts the connections of a process, and knows which of them only wait."""

    def __init__(self, settings: Settings, most: int | None = None, most_of_address: int = MOST_OF_ADDRESS) -> None:
        room = descriptors() - BACKLOG - OWN_FILES
        self.most: Final = most or max(32, min(MOST_CONNECTIONS, room))
        self.most_of_address: Final = most_of_address if settings.limits else self.most
        self.addresses: Final = Addresses(settings.trusted_proxies)
        self.count = 0
        self.counts: Final[Counter[str]] = Counter()
        self.waiting: Final[dict[Visit, None]] = {}
        """Whoever has asked for nothing, or been answered; the one who waits longest first."""

    def counted_as(self, client: tuple[str, int] | None) -> str:
        """Whose connection it is. A trusted proxy speaks for many, who are told apart when they ask."""
        peer = client[0] if client else ""
        return "" if self.addresses.is_proxy(peer) else network(peer) or "unknown"

    def enter(self, visit: "Visit") -> bool:
        """Let a connection in; False if there is no room for it."""
        address = visit.address
        if address and self.counts[address] >= self.most_of_address:
            self._make_room(next((other for other in self.waiting if other.address == address), None), "address")
            if self.counts[address] >= self.most_of_address:
                metrics.TURNED_AWAY.labels("address").inc()
                return False
        if self.count >= self.most:
            self._make_room(next(iter(self.waiting), None), "full")
            if self.count >= self.most:
                metrics.TURNED_AWAY.labels("full").inc()
                return False
        self.taken(address)
        self.waiting[visit] = None
        return True

    def taken(self, address: str) -> None:
        self.count += 1
        self.counts[address] += 1

    def given_back(self, address: str) -> None:
        self.count -= 1
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]

    def _make_room(self, visit: "Visit | None", why: str) -> None:
        if visit is not None:
            metrics.TURNED_AWAY.labels(why).inc()
            visit.leave()
            visit.transport.abort()


class Config(uvicorn.Config):
    """uvicorn's own, with the doorkeeper for the connections it makes."""

    doorkeeper: Doorkeeper


class TooMuch(Exception):
    """A request that is refused while it is read."""


class Visit(HttpToolsProtocol):
    """An HTTP connection that is kept to its limits."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = _QUIET
        self.keeper: Final = cast(Config, self.config).doorkeeper
        self.address = ""
        self.is_in = False
        self.is_refused = False
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: asyncio.TimerHandle | None = None
        self.unread = 0
        """Bytes since the last thing that the parser could tell: of a head, or of what follows a body."""
        self.head = 0
        """Bytes of the head so far, as the parser tells them."""
        self.is_asking = False
        """Between the head of a request and its end."""
        self.status = 400

    # ---- coming and going --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.keeper.counted_as(self.client)
        self.is_in = self.keeper.enter(self)
        if self.is_in:
            self._expect(HEAD_SECONDS)
        else:
            self._refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """This connection counts no more."""
        self._expect(None)
        self._read_within(None)
        self.keeper.waiting.pop(self, None)
        if self.is_in:
            self.is_in = False
            self.keeper.given_back(self.address)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    # ---- time --------------------------------------------------------------------------------------------------------

    def _expect(self, seconds: float | None) -> None:
        """From now on there are so many seconds until the next request must be here."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.deadline = None
        if self.unread and not self.is_asking:
            self._refuse(408)
        elif not self.transport.is_closing():
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_in and not self.pipeline and self.cycle.response_complete:
            self.keeper.waiting.setdefault(self)
            if self.is_asking:  # an answer before the end of the question: the rest is not waited for long
                self._expect(HEAD_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_within(READ_SECONDS)

    def resume_writing(self) -> None:
        self._read_within(None)
        super().resume_writing()

    def _read_within(self, seconds: float | None) -> None:
        if self.reading is not None:
            self.reading.cancel()
        self.reading = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    # ---- size --------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        if self.deadline is None and not self.is_asking and self in self.keeper.waiting:
            self._expect(HEAD_SECONDS)
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LARGEST_HEAD and not self.is_refused:
            self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))
        if len(self.url) > LONGEST_ADDRESS:
            self._stop(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))
        if len(self.headers) > MOST_HEADERS:
            self._stop(431)

    def _count(self, size: int) -> None:
        self.head += size
        if self.head > LARGEST_HEAD:
            self._stop(431)

    def on_headers_complete(self) -> None:
        self.unread = 0
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop(429)
        self.is_asking = True
        self._expect(None)
        self.keeper.waiting.pop(self, None)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread = 0
        self.is_asking = False
        super().on_message_complete()
        if self in self.keeper.waiting:  # the rest of what was answered before it had ended
            self._expect(HEAD_SECONDS)

    def _stop(self, status: int) -> None:
        """Have the parser give up; `send_400_response` tells the visitor."""
        self.status = status
        raise TooMuch

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.status)

    def _refuse(self, status: int) -> None:
        """The last word on this connection, said without the application."""
        self.is_refused = True
        self.leave()
        if not self.transport.is_closing():
            wait = b"retry-after: 10\r\n" if status == 429 else b""
            line = b"HTTP/1.1 %d %s\r\n" % (status, _PHRASES[status])
            self.transport.write(line + wait + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()


class SocketVisit(WebSocketsSansIOProtocol):
    """A WebSocket, which goes on counting as a connection of its address."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.keeper = cast(Config, self.config).doorkeeper
        self.address = self.keeper.counted_as(self.client)
        self.keeper.taken(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.given_back(self.address)
        super().connection_lost(exc)
