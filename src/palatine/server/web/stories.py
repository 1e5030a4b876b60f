"""Games told from their beginning: one after the other, in a thread, and those that are over only once.

To tell a whole game takes longer than anything else that anybody may ask for, and longest of all to write it down. So
the bytes are made where it is told, not in the event loop, and kept.
"""

import asyncio
from collections.abc import Callable, Hashable
from typing import Final

import orjson
from fastapi import Request, Response

from palatine.server.room.room import Room
from palatine.server.store.database import Database
from palatine.server.web.sharing import Gate, Kept, Readings

KEPT: Final = 48 << 20
MOST_WAITING: Final = 12
LONGEST_REST: Final = 1.0


class Stories:
    """Hands out told games."""

    def __init__(self, database: Database, latest: Readings[Room]) -> None:
        self._database: Final = database
        self._latest: Final = latest
        self._kept: Final[Kept[Hashable, bytes]] = Kept(KEPT)
        self._gate: Final = Gate(1, MOST_WAITING)

    async def finished(
        self, request: Request, table: str, what: Hashable, tell: Callable[..., dict[str, object]], *given: object
    ) -> Response:
        """Something of a game that is over, as it was told before if nothing has happened at its table since."""
        key = (table, (await self._latest.now(table)).version, what)
        text = self._kept.find(key)
        if text is None:
            async with self._gate.turn(str(request.scope.get("palatine.address", ""))):
                text = self._kept.find(key)
                if text is None:
                    text = await self._tell(tell, table, *given)
                    self._kept.keep(key, text, len(text))
        return Response(text, media_type="application/json")

    async def built(self, visitor: str, tell: Callable[..., dict[str, object]], *given: object) -> Response:
        """Something that may be for this visitor alone."""
        async with self._gate.turn(visitor):
            text = await self._tell(tell, *given)
        return Response(text, media_type="application/json")

    async def _tell(self, tell: Callable[..., dict[str, object]], *given: object) -> bytes:
        """Tell it; then, if others wait for theirs, leave the processor to those who play for as long as it took."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        text = await self._database.aside(_told, tell, *given)
        if self._gate.is_waited_for:
            await asyncio.sleep(min(loop.time() - begun, LONGEST_REST))
        return text


def _told(tell: Callable[..., dict[str, object]], *given: object) -> bytes:
    return orjson.dumps(tell(*given))
