"""Who watches which table in this process: wakes them when it changes, and builds what they are sent, once for all.

What follows a change is small and is built in the event loop, which has the room in its hands already; what somebody
asks for may be a whole game, and is built in a thread.
"""

import asyncio
from typing import Final, NamedTuple, Protocol

import orjson

from palatine.kernel.errors import PalatineError
from palatine.server import metrics
from palatine.server.bus import TABLE, UNKNOWN, Bus
from palatine.server.hall.hall import Hall
from palatine.server.logs import logger
from palatine.server.room import faces
from palatine.server.room.room import Room
from palatine.server.store.database import Database
from palatine.server.web.sharing import Gate, Kept, Readings

FAREWELL_SECONDS: Final = 3.0
STATES_KEPT: Final = 48 << 20
"""Bytes of states that are kept for whoever asks for the same."""
BUILT_AT_ONCE: Final = 2
MOST_WAITING: Final = 24
"""Requests of one visitor for states that must be built first."""
_log = logger("hub")


class Look(NamedTuple):
    """What a watcher wants to see: as which seat, in which language, and from which version on it lacks."""

    seat: int | None
    lang: str
    since: int | None


class Built(NamedTuple):
    """A state as it is sent, and the version it shows."""

    version: int
    text: bytes


class Alike(NamedTuple):
    """All that a state depends on: whoever agrees in it is sent the same bytes."""

    table: str
    version: int
    look: Look
    user: str
    """Public id of somebody whom the table knows, otherwise empty."""
    present: frozenset[str]


class Watcher(Protocol):
    """Somebody with an open socket at a table."""

    table: str
    user: str
    """Public id, empty for somebody unknown."""
    session: str
    """Hash of the token that the socket was opened with."""

    def wake(self) -> None: ...

    def queue(self, message: bytes) -> None: ...

    def dismiss(self, reason: str, code: int) -> None: ...

    async def check_session(self) -> None: ...

    async def gone(self) -> None: ...


class Hub:
    """The watchers of all tables of one process, fed by the bus."""

    def __init__(self, database: Database, bus: Bus, hall: Hall) -> None:
        self.database: Final = database
        self.bus: Final = bus
        self.hall: Final = hall
        self.watchers: Final[dict[str, set[Watcher]]] = {}
        self.shown: Final[dict[str, list[int]]] = {}
        self.woken_for: Final[dict[str, int]] = {}
        """The last news of the watched tables, for which everybody was woken."""
        self.heard: Final[dict[str, int]] = {}
        """How far the watched tables have come, as far as is known: by the news, or by a look into the database."""
        self.reading: Final[dict[str, asyncio.Task[Room]]] = {}
        """Tables of which this process does not know yet how they stand since their last news."""
        self.states: Final[Kept[Alike, Built]] = Kept(STATES_KEPT)
        self.building: Final = Gate(BUILT_AT_ONCE, MOST_WAITING)
        self.latest: Final[Readings[Room]] = Readings(lambda table: database.read(hall.room, table))
        self.chores: Final[set[asyncio.Task[None]]] = set()
        self.subscription: Final = bus.subscribe()
        self.closing = False

    async def listen(self) -> None:
        """Pass the news on, as long as the server runs."""
        while True:
            for topic, version in (await self.subscription.news()).items():
                try:
                    self.news(topic.removeprefix(TABLE), version)
                except Exception:  # one table's trouble must not keep the news from the others
                    _log.error("news were not passed on", exc_info=True)

    def news(self, table: str, version: int) -> None:
        """Something happened at this table. What was told already comes again now and then, to be sure."""
        if self.woken_for.get(table) == version != UNKNOWN:
            return
        self._forget(table)
        if table in self.watchers:
            self.woken_for[table] = self.heard[table] = version
            for watcher in self.watchers[table]:
                watcher.wake()
            self._soon(table)

    def _forget(self, table: str) -> None:
        self.heard.pop(table, None)
        self.reading.pop(table, None)

    # ---- coming and going --------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        crowd = self.watchers.setdefault(watcher.table, set())
        if not crowd:
            self.subscription.add(TABLE + watcher.table)
        crowd.add(watcher)
        metrics.WATCHERS.inc()
        self._soon(watcher.table)

    def leave(self, watcher: Watcher) -> None:
        crowd = self.watchers.get(watcher.table, set())
        if watcher not in crowd:
            return
        crowd.remove(watcher)
        metrics.WATCHERS.dec()
        if crowd:
            self._soon(watcher.table)
            return
        del self.watchers[watcher.table]
        self.shown.pop(watcher.table, None)
        self.woken_for.pop(watcher.table, None)
        self._forget(watcher.table)
        self.subscription.drop(TABLE + watcher.table)

    def users(self, table: str) -> frozenset[str]:
        """Public ids of the people who have this table open here."""
        return frozenset([watcher.user for watcher in self.watchers.get(table, ()) if watcher.user])

    def _soon(self, table: str) -> None:
        """Who is there may have changed."""
        if self.closing:
            return
        room = self._known(table)
        if room is not None:
            self._tell_presence(table, room)
            return
        chore = asyncio.create_task(self._look_who_is_there(table))
        self.chores.add(chore)
        chore.add_done_callback(self.chores.discard)

    async def _look_who_is_there(self, table: str) -> None:
        try:
            room = await self._room(table)
        except PalatineError:  # they are told so when they look
            return
        self._tell_presence(table, room)

    def _tell_presence(self, table: str, room: Room) -> None:
        """Tell everybody at a table who is there, if that changed."""
        users = self.users(table)
        seats = [number for number, user in enumerate(holders(room)) if user and user in users]
        if table in self.watchers and self.shown.get(table, []) != seats:
            self.shown[table] = seats
            message = orjson.dumps({"type": "presence", "seats": seats})
            for watcher in list(self.watchers[table]):
                watcher.queue(message)

    def _known(self, table: str) -> Room | None:
        """The table, if this process has it in memory just as the last news say."""
        room = self.hall.rooms.known(table)
        return room if room is not None and room.version == self.heard.get(table, UNKNOWN) else None

    async def _room(self, table: str) -> Room:
        """The table since its last news; who does not know it reads it, once for all."""
        room = self._known(table)
        if room is not None:
            return room
        task = self.reading.get(table)
        if task is None:
            task = self.reading[table] = asyncio.create_task(self.database.read(self.hall.room, table))
        try:
            room = await asyncio.shield(task)
        finally:  # whatever it was, the next one asks again, unless it is known now
            nothing_new = self.reading.get(table) is task
            if nothing_new:
                del self.reading[table]
        if nothing_new and table in self.watchers:
            self.heard[table] = room.version
        return room

    # ---- states ------------------------------------------------------------------------------------------------------

    async def fresh(self, table: str, look: Look, user: str, visitor: str) -> Built:
        """The table as it stands this moment. `visitor` is whoever waits for their turn if it must be built."""
        room = await self.latest.now(table)
        alike = self._alike(room, look, user)
        built = self.states.find(alike)
        if built is None:
            async with self.building.turn(visitor):
                built = self.states.find(alike)
                if built is None:
                    built = await self.database.read(_built, room, alike)
                    self.states.keep(alike, built, len(built.text))
        return built

    async def current(self, table: str, look: Look, user: str) -> Built | None:
        """The table since the last news, or None if that is what was seen; those who look alike share the work."""
        room = await self._room(table)
        if room.version == look.since:
            return None
        alike = self._alike(room, look, user)
        built = self.states.find(alike)
        if built is None:
            built = _built(room, alike)
            self.states.keep(alike, built, len(built.text))
        return built

    def _alike(self, room: Room, look: Look, user: str) -> "Alike":
        seated = holders(room)
        known = user if user in seated or user == room.owner else ""
        return Alike(room.setting.id, room.version, look, known, self.users(room.setting.id).intersection(seated))

    # ---- the end -----------------------------------------------------------------------------------------------------

    def sign_out(self, session: str) -> None:
        """Close the sockets of a session that has ended."""
        for watcher in self._everybody():
            if watcher.session == session:
                watcher.dismiss("identity", 4003)

    async def check_sessions(self, user: str) -> None:
        """One of the user's tokens was taken back: close the sockets that it opened."""
        for watcher in self._everybody():
            if watcher.user == user:
                await watcher.check_session()

    def _everybody(self) -> list[Watcher]:
        return [watcher for crowd in self.watchers.values() for watcher in crowd]

    async def farewell(self, reason: str = "shutdown") -> None:
        """Say goodbye to everybody, and wait a little for it to be heard."""
        self.closing = True
        everybody = self._everybody()
        for watcher in everybody:
            watcher.dismiss(reason, 1001)
        if everybody:
            await asyncio.wait([asyncio.create_task(w.gone()) for w in everybody], timeout=FAREWELL_SECONDS)


def holders(room: Room) -> tuple[str, ...]:
    """Who holds each seat, by public id; empty for nobody."""
    return tuple([seat.user or "" for seat in room.seats])


def _built(room: Room, alike: Alike) -> Built:
    look = alike.look
    state = faces.state(room, look.seat, look.lang, look.since, alike.user or None, alike.present)
    if look.since is not None and state["since"] is None:
        metrics.RESYNCS.inc()
    return Built(room.version, orjson.dumps(state))
