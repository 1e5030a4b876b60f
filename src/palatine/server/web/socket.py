"""The WebSocket of a table: one look, then states as they come; commands and their answers in between."""

import asyncio
from collections import deque
from typing import Any, Final

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from palatine.kernel.errors import PalatineError
from palatine.server.errors import Stale
from palatine.server.logs import logger
from palatine.server.moment import milliseconds
from palatine.server.web.errors import fault_of, http_error, invalid
from palatine.server.web.hub import Built, Hub, Look
from palatine.server.web.limiting import Bucket, Limiter
from palatine.server.web.safety import LARGEST_MESSAGE, parsed
from palatine.server.web.schemas.messages import ClientMessage, LookMessage, PingMessage, WhyMessage
from palatine.server.web.services import Services, Visitor

SEND_SECONDS: Final = 10.0
REPLIES_WAITING: Final = 64
LONGEST_PACE: Final = 10.0
"""Seconds that a message may wait to be read. Longer, and the answers to our pings would come too late."""
SESSION_CHECK_SECONDS: Final = 60.0
LIMITS_CODE, ALLOWED_CODE, TABLE_CODE, MALFORMED_CODE, FAILED_CODE = 4008, 4003, 4004, 4009, 1011
_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
_log = logger("socket")


class TableSocket:
    """One open socket. The reader answers one message after the other; the writer is the only one who sends.

    Whoever reads slowly gets fewer states, never older ones: a state is built when the last one has left.
    """

    def __init__(self, socket: WebSocket, table: str, visitor: Visitor, services: Services) -> None:
        self.socket: Final = socket
        self.table: str = table
        self.user: str = visitor.public_id
        self.session: str = visitor.session_hash
        self.visitor: Final = visitor
        self.services: Final = services
        self.hub: Final[Hub] = services.hub
        self.limiter: Final[Limiter] = services.limiter
        self.bucket: Final = Bucket()
        self.look: Look | None = None
        """What was sent last."""
        self.wanted: Look | None = None
        """What was asked for since then."""
        self.changed = False
        self.busy = False
        """A command of this socket is being carried out: its answer goes before the state it leads to."""
        self.replies: Final[deque[bytes]] = deque()
        self.work: Final = asyncio.Event()
        self.ended: Final = asyncio.Event()
        self.goodbye: tuple[str, int] | None = None

    # ---- what the hub says -------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self.changed = True
        self.work.set()

    def queue(self, message: bytes) -> None:
        if len(self.replies) >= REPLIES_WAITING:
            self.dismiss("too_many", LIMITS_CODE)
            return
        self.replies.append(message)
        self.work.set()

    def dismiss(self, reason: str, code: int) -> None:
        self.goodbye = self.goodbye or (reason, code)
        self.work.set()

    async def check_session(self) -> None:
        if not await self.services.still_valid(self.visitor):
            self.dismiss("identity", ALLOWED_CODE)

    async def gone(self) -> None:
        await self.ended.wait()

    # ---- the life of a socket ----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until either side has had enough."""
        self.hub.join(self)
        tasks = [asyncio.create_task(each()) for each in (self._read, self._write, self._watch_session)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.hub.leave(self)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | TimeoutError):
                    _log.error("a socket failed", exc_info=result)
            self.ended.set()

    async def _write(self) -> None:
        while True:
            await self.work.wait()
            self.work.clear()
            while self.replies:
                await self._send(self.replies.popleft())
            if self.goodbye is not None:
                reason, code = self.goodbye
                await self._send(orjson.dumps({"type": "bye", "reason": reason}))
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.close(code)
                return
            if not self.busy:
                await self._send_state()

    async def _send_state(self) -> None:
        """What was asked for, or else what changed; of several looks and changes only the last counts."""
        look, asked = self.wanted or self.look, self.wanted is not None
        if look is None or not (asked or self.changed):
            return
        self.wanted, self.changed = None, False
        try:
            if asked:
                built: Built | None = await self.hub.fresh(self.table, look, self.user, self.visitor.key)
            else:
                built = await self.hub.current(self.table, look, self.user)
        except PalatineError as error:
            self._refuse(None, error)
            return
        if built is not None:
            self.look = look._replace(since=built.version)
            await self._send(built.text)

    async def _send(self, message: bytes) -> None:
        """A watcher who does not take a message within this time is let go."""
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(message.decode())

    async def _watch_session(self) -> None:
        while True:
            await asyncio.sleep(SESSION_CHECK_SECONDS)
            await self.check_session()

    # ---- what the client says ----------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str) or len(text.encode()) > LARGEST_MESSAGE:
                self.dismiss("malformed", MALFORMED_CODE)
            elif not self.bucket.take() and self.limiter.on:
                self.dismiss("too_many", LIMITS_CODE)
            else:
                await self._in_pace()
            if self.goodbye is not None:
                await asyncio.sleep(SEND_SECONDS)
                return
            assert isinstance(text, str)
            await self._answer(text)

    async def _in_pace(self) -> None:
        """All sockets of a visitor together are read no faster than their pace; what nobody reads waits in the line."""
        wait = self.limiter.pace(self.visitor.public_id, self.visitor.address)
        if wait > LONGEST_PACE:
            self.dismiss("too_many", LIMITS_CODE)
        elif wait > 0.0:
            await asyncio.sleep(wait)

    async def _answer(self, text: str) -> None:
        try:
            data = parsed(text)
        except orjson.JSONDecodeError:
            data = None
        if not isinstance(data, dict):
            self.dismiss("malformed", MALFORMED_CODE)
            return
        try:
            message = _MESSAGE.validate_python(data)
        except ValidationError as error:
            self._refuse(_id_of(data), invalid(list(error.errors(include_input=False, include_url=False))))
            return
        try:
            if isinstance(message, LookMessage):
                self.wanted = Look(message.seat, message.lang, message.since)
                self.work.set()
            elif isinstance(message, PingMessage):
                self.queue(orjson.dumps({"type": "pong", "now": milliseconds()}))
            elif isinstance(message, WhyMessage):
                await self._why(message)
            else:
                self.busy = True
                done = await self.services.command(self.table, self.visitor, message)
                answer = {"type": "done", "id": message.id, "version": done.version, "repeated": done.repeated}
                self.queue(orjson.dumps(answer))
        except PalatineError as error:
            self._refuse(_id_of(data), error)
        except Exception:
            _log.error("a message failed", kind=message.type, exc_info=True)
            self._refuse(_id_of(data), http_error(500))
        finally:
            self.busy = False
            self.work.set()

    async def _why(self, message: WhyMessage) -> None:
        look = self.wanted or self.look
        seat = look.seat if look else None
        reason = await self.services.why(self.table, self.user, seat, message.target)
        self.queue(orjson.dumps({"type": "why", "id": message.id, "reason": reason}))

    def _refuse(self, name: str | None, error: PalatineError) -> None:
        version = error.version if isinstance(error, Stale) else self.look.since if self.look else None
        self.queue(orjson.dumps({"type": "refused", "id": name, "error": fault_of(error), "version": version or 0}))


def _id_of(data: dict[str, Any]) -> str | None:
    given = data.get("id")
    return given[:64] if isinstance(given, str) else None


async def turned_away(socket: WebSocket, reason: str, code: int) -> None:
    """Open and close: a browser learns the reason only from a socket that was open."""
    await socket.accept()
    await socket.send_text(orjson.dumps({"type": "bye", "reason": reason}).decode())
    await socket.close(code)
