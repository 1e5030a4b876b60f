"""News between the parts of a server and between servers: that something changed, never what."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable
from functools import partial

import psycopg

from palatine.server import logs
from palatine.server.store import tables
from palatine.server.store.database import CHANNEL, POSTGRESQL, Database

TABLE = "table:"
_LONGEST_PAUSE = 5.0
_LISTEN_SECONDS = 1.0
_LOG = logs.logger("bus")


class Subscription:
    """What one listener has not heard yet. News of the same topic merge until the listener asks."""

    def __init__(self, topics: Iterable[str]) -> None:
        self.topics = set(topics)
        self._new: set[str] = set()
        self._bell = asyncio.Event()

    def hear(self, topics: Iterable[str]) -> None:
        """Note what concerns this listener. Only from the event loop."""
        found = self.topics.intersection(topics)
        if found:
            self._new |= found
            self._bell.set()

    async def wait(self, timeout: float | None = None) -> set[str]:
        """The topics with news since the last call; waits for the first, and answers an empty set after `timeout`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._bell.wait()
        self._bell.clear()
        found, self._new = self._new, set()
        return found

    def add(self, topic: str) -> None:
        """Listen to one more topic."""
        self.topics.add(topic)

    def drop(self, topic: str) -> None:
        """Listen no more to this topic."""
        self.topics.discard(topic)
        self._new.discard(topic)


class Bus:
    """The hub of one process. Topics: `table:<public_id>`, `user:<public_id>`, `jobs`.

    `async with Bus(database)` listens to PostgreSQL and compares the versions of watched tables, so that a process
    learns of what others did. Without entering it, nobody hears anything (tests, commands).
    """

    def __init__(self, database: Database, watch_every: int = 2000) -> None:
        self.database = database
        self.seconds = watch_every / 1000
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listeners: set[Subscription] = set()
        self._stopping = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._seen: dict[str, int] = {}

    async def __aenter__(self) -> "Bus":
        self._loop = asyncio.get_running_loop()
        self._stopping.clear()
        self._tasks = [asyncio.create_task(self._compare_versions(), name="bus-versions")]
        if self.database.kind == POSTGRESQL:
            self._tasks.append(asyncio.create_task(asyncio.to_thread(self._listen), name="bus-listen"))
        return self

    async def __aexit__(self, *error: object) -> None:
        self._stopping.set()
        self._tasks[0].cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._loop = None

    def subscribe(self, *topics: str) -> Subscription:
        """A listener. Leave with `bus.unsubscribe(subscription)`. Only from the event loop."""
        listener = Subscription(topics)
        self._listeners.add(listener)
        return listener

    def unsubscribe(self, subscription: Subscription) -> None:
        self._listeners.discard(subscription)

    def publish(self, *topics: str) -> None:
        """Tell this process. From any thread, after the commit; other processes hear by NOTIFY in the transaction."""
        if topics:
            self._in_loop(partial(self._spread, topics))

    def _in_loop(self, call: Callable[[], None]) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile: nobody listens
                self._loop.call_soon_threadsafe(call)

    def _spread(self, topics: Iterable[str]) -> None:
        for listener in list(self._listeners):
            listener.hear(topics)

    def _spread_all(self) -> None:
        """Something may have been missed: everybody looks again."""
        for listener in list(self._listeners):
            listener.hear(set(listener.topics))

    # ---- other processes ---------------------------------------------------------------------------------------------

    async def _compare_versions(self) -> None:
        """The safety net: tables that are watched here and stand elsewhere than at the last look."""
        while True:
            await asyncio.sleep(self.seconds)
            watched = {topic for listener in self._listeners for topic in listener.topics if topic.startswith(TABLE)}
            try:
                found = await self.database.read(self._versions, [topic.removeprefix(TABLE) for topic in watched])
            except Exception:
                _LOG.exception("versions could not be compared")
                continue
            changed = [name for name, version in found.items() if self._seen.get(name, version) != version]
            self._seen = found
            self._spread([TABLE + name for name in changed])

    def _versions(self, names: list[str]) -> dict[str, int]:
        return self.database.consult(lambda connection: tables.versions(connection, names)) if names else {}

    def _listen(self) -> None:
        """A thread with a connection of its own, made anew when it breaks."""
        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause = 0.1
        while not self._stopping.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=10) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    pause = 0.1
                    self._in_loop(self._spread_all)
                    while not self._stopping.is_set():
                        for news in connection.notifies(timeout=_LISTEN_SECONDS, stop_after=1):
                            speaker, _, topic = news.payload.partition(" ")
                            if speaker != self.database.name:  # our own news are told when they are made
                                self.publish(topic)
            except psycopg.Error:
                _LOG.warning("no news from other processes", seconds=pause)
                self._stopping.wait(pause)
                pause = min(_LONGEST_PAUSE, 2 * pause)
