"""Notices in an open page: a stream of server-sent events. Each one is the whole list of what is unseen, so a page
that missed some is right again with the next."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import orjson

from palatine.server.bus import Bus
from palatine.server.notices import wording
from palatine.server.store import notices
from palatine.server.store.database import Database
from palatine.server.store.users import User

HEARTBEAT: Final = 15.0
"""Seconds of silence before a comment is sent: proxies close lines on which nothing is said."""
SHOWN: Final = 50
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
MEDIA_TYPE: Final = "text/event-stream"


async def stream(bus: Bus, database: Database, user: User, stopping: asyncio.Event) -> AsyncIterator[bytes]:
    """The body of the answer, until the reader leaves or the server ends."""
    subscription = bus.subscribe(f"user:{user.public_id}")
    ending = asyncio.create_task(stopping.wait())
    news: asyncio.Task[set[str]] | None = None
    try:
        yield b"retry: 3000\n\n"
        last = b""
        while not stopping.is_set():
            rows = await database.read(_unseen, database, user)
            now = orjson.dumps([wording.face(row, user.lang) for row in rows])
            if now != last:
                last = now
                yield b"event: notices\ndata: " + now + b"\n\n"
            news = asyncio.create_task(subscription.wait(HEARTBEAT))
            await asyncio.wait({news, ending}, return_when=asyncio.FIRST_COMPLETED)
            if news.done() and not news.result():
                yield b": still here\n\n"
    finally:
        for task in (ending, news):
            if task is not None:
                task.cancel()
        bus.unsubscribe(subscription)


def _unseen(database: Database, user: User) -> list[notices.Notice]:
    rows = database.consult(lambda c: notices.listed(c, user.id, SHOWN))
    return [row for row in rows if row.seen_at is None]
