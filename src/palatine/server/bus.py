"""News between the parts of a server and between servers: that something changed, never what."""

import asyncio
import contextlib
import sys
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, NamedTuple

import psycopg

from palatine.server import logs
from palatine.server.store import tables
from palatine.server.store.database import CHANNEL, POSTGRESQL, Database

TABLE = "table:"
HINT = "hint:"
UNKNOWN: Final = sys.maxsize
"""How far a table has come when nobody says it: further than anything in memory."""
_LONGEST_PAUSE = 5.0
_LISTEN_SECONDS = 1.0
_LOG = logs.logger("bus")


class News(NamedTuple):
    """Something changed. `version`: how far a table has come with it, so that whoever has it so need not look."""

    topic: str
    version: int = UNKNOWN

    def __str__(self) -> str:
        return f"{self.topic} {self.version}"

    @classmethod
    def read(cls, text: str) -> "News":
        topic, _, version = text.partition(" ")
        return cls(topic, int(version) if version.isdecimal() else UNKNOWN)


class Subscription:
    """What one listener has not heard yet. News of the same topic merge until the listener asks."""

    def __init__(self, topics: Iterable[str]) -> None:
        self.topics = set(topics)
        self._new: dict[str, int] = {}
        self._bell = asyncio.Event()

    def hear(self, news: Iterable[News]) -> None:
        """Note what concerns this listener. Only from the event loop."""
        for topic, version in news:
            if topic in self.topics:
                self._new[topic] = max(version, self._new.get(topic, 0))
                self._bell.set()

    async def news(self, timeout: float | None = None) -> dict[str, int]:
        """The topics with news since the last call and how far each has come; waits for the first.

        After `timeout` nothing.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._bell.wait()
        self._bell.clear()
        found, self._new = self._new, {}
        return found

    async def wait(self, timeout: float | None = None) -> set[str]:
        """Only the topics of the news."""
        return set(await self.news(timeout))

    def add(self, topic: str) -> None:
        """Listen to one more topic."""
        self.topics.add(topic)

    def drop(self, topic: str) -> None:
        """Listen no more to this topic."""
        self.topics.discard(topic)
        self._new.pop(topic, None)


class Bus:
    """The hub of one process. Topics: `table:<public_id>`, `user:<public_id>`, `hint:<public_id>`, `jobs`.

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
        """Tell this process that something changed. From any thread, after the commit."""
        self.pass_on([News(topic) for topic in topics])

    def pass_on(self, news: Iterable[News]) -> None:
        """The same with how far tables have come. Other processes hear by NOTIFY in the transaction."""
        told = list(news)
        if told:
            self._in_loop(partial(self._spread, told))

    def _in_loop(self, call: Callable[[], None]) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile: nobody listens
                self._loop.call_soon_threadsafe(call)

    def _spread(self, news: Iterable[News]) -> None:
        for listener in list(self._listeners):
            listener.hear(news)

    def _spread_all(self) -> None:
        """Something may have been missed: everybody looks again."""
        for listener in list(self._listeners):
            listener.hear([News(topic) for topic in listener.topics])

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
            seen, self._seen = self._seen, found
            self._spread([News(TABLE + name, at) for name, at in found.items() if seen.get(name, at) != at])

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
                            speaker, _, told = news.payload.partition(" ")
                            if speaker != self.database.name:  # our own news are told when they are made
                                self.pass_on([News.read(told)])
            except psycopg.Error:
                _LOG.warning("no news from other processes", seconds=pause)
                self._stopping.wait(pause)
                pause = min(_LONGEST_PAUSE, 2 * pause)
