"""The database: one place that knows whether it is SQLite or PostgreSQL."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError

from palatine.server.errors import BadRequest, BadSetting, Busy
from palatine.server.store.gathering import Gathering
from palatine.server.store.prepared import Prepared

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
CHANNEL: Final = "palatine"
"""Where PostgreSQL tells other processes that something changed."""

_NOTIFY: Final = Prepared(text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news"))
_JSON: Final = json.JSONEncoder(separators=(",", ":"))
"""Plain ASCII, so that whatever people send can be stored by every database."""
_ATTEMPTS = 3
_MOST_TOGETHER = 32
"""So many commands share a commit at most: the first of them waits until the last is decided."""
_CHANGES = "palatine_changes"
_OUT_OF_ORDER: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
)
TRIED_EVERY: Final = 1.0
"""Seconds between attempts at a database that took no changes."""
LEAST_FREE: Final = 32 << 20
"""Bytes that must be free on the disk of a SQLite file."""
_NOTHING_NEW: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A change that changes nothing, and is written all the same."""
_TRY_AGAIN = ("40001", "40P01", "55P03")
"""PostgreSQL could not order two transactions, found a deadlock, or did not get a lock."""


class Database:
    """Transactions, threads and migrations.

    Synchronous: `with database.begin() as connection` (write), `with database.reading() as connection`, and
    `database.transact(work)` / `database.consult(work)`, which run `work(connection)` and try again when the database
    was busy. From the event loop: `await database.write(function, *arguments)`, `read` and `aside` run a synchronous
    function in a thread; the function opens its own transaction. `await database.together(key, work, then)` is
    `transact` for the many small ones. `patience` is how many seconds it waits for others.
    """

    def __init__(self, url: str, readers: int = 4, patience: float = 10.0) -> None:
        self.url: Final = address(url)
        self.kind: Final = self.url.get_backend_name()
        self.name: Final = secrets.token_hex(8)
        """Who speaks, in news between processes."""
        one_writer = self.kind == SQLITE
        writers = 1 if one_writer else readers
        if one_writer:
            self.engine = _sqlite(self.url, readers, patience)
        else:
            self.engine = _postgresql(self.url, readers + writers + 2, patience)
        changing = {_CHANGES: True} if one_writer else {"isolation_level": "READ COMMITTED"}
        watching = {} if one_writer else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        self._changing: Final = self.engine.execution_options(**changing)
        self._watching: Final = self.engine.execution_options(**watching)
        # Threads of this process queue here, where waiting costs nothing, and not before the file's lock.
        self._turn: Final[AbstractContextManager[object]] = threading.RLock() if one_writer else nullcontext()
        self.health: Final = Health(min(patience, TRIED_EVERY))
        self._writers: Final = ThreadPoolExecutor(writers, "palatine-write")
        self._readers: Final = ThreadPoolExecutor(readers, "palatine-read")
        self._aside: Final = ThreadPoolExecutor(2, "palatine-aside")
        # PostgreSQL gathers the commits of all connections by itself, and a row that another process holds shall
        # keep nobody waiting who does not want it.
        together = _MOST_TOGETHER if one_writer else 1
        self._gathering: Final = Gathering(self._writers, self.begin, self.transact, together, writers)

    # ---- transactions ------------------------------------------------------------------------------------------------

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A write transaction: commits at the end, rolls back on any error. `Busy` at once while nothing is taken."""
        with self._turn:
            self.health.check()
            try:
                with self._changing.begin() as connection:
                    yield connection
            except DBAPIError as error:
                if (
                    _takes_nothing(error) and not error.connection_invalidated
                ):  # one lost connection is not the database
                    self.health.failed()
                raise
            self.health.worked()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A read transaction: sees one moment."""
        with self._watching.begin() as connection:
            yield connection

    def transact(self, work: Callable[[Connection], T]) -> T:
        """`work` in a write transaction; tried again when the database was busy, then `Busy`."""
        return self._tried(self.begin, work)

    def consult(self, work: Callable[[Connection], T]) -> T:
        """`work` in a read transaction; tried again when the database was busy, then `Busy`."""
        return self._tried(self.reading, work)

    def _tried(self, opened: Callable[[], AbstractContextManager[Connection]], work: Callable[[Connection], T]) -> T:
        for attempt in range(_ATTEMPTS):
            try:
                with opened() as connection:
                    return work(connection)
            except (DataError, UnicodeEncodeError, OverflowError) as error:
                raise BadRequest(
                    "a text or number is of a kind that cannot be stored",
                    "tego tekstu lub tej liczby nie da się zapisać",
                ) from error
            except DBAPIError as error:
                if not (_collided(error) or error.connection_invalidated or _takes_nothing(error)):
                    raise
                # Whether a lost connection had committed is not known; only the caller can tell a repetition. And a
                # file that somebody else has locked was waited for already.
                if not _collided(error) or self.kind == SQLITE or attempt + 1 == _ATTEMPTS:
                    raise out_of_order() from error
            # Two that crossed and wait equally long would cross again.
            time.sleep(random.uniform(0.02, 0.1) * (attempt + 1))
        raise AssertionError("the last attempt answers or raises")

    # ---- from the event loop -----------------------------------------------------------------------------------------

    async def write(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function that changes the database in the writers' thread(s)."""
        return await _run(self._writers, partial(function, *args, **named))

    async def together(self, key: str, work: Callable[[Connection], T], then: Callable[[T], U]) -> U:
        """`work` in a write transaction that it may share with others; `then`, after the commit, makes the answer.

        Works with the same key keep their order. See `gathering`.
        """
        return await self._gathering.done(key, work, then)

    async def read(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function that only reads, in one of the readers' threads."""
        return await _run(self._readers, partial(function, *args, **named))

    async def aside(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a slow function (password hashing, greedy bots, imports) where it delays neither readers nor writers."""
        return await _run(self._aside, partial(function, *args, **named))

    # ---- the rest ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """`Busy` unless the database answers and takes changes. READ."""
        self.consult(lambda connection: connection.execute(text("SELECT 1")).scalar())
        if self.kind == SQLITE and shutil.disk_usage(Path(str(self.url.database)).parent).free < LEAST_FREE:
            raise out_of_order()
        if self.health.is_bad:
            self.transact(lambda connection: connection.execute(_NOTHING_NEW))

    def announce(self, connection: Connection, topics: list[str]) -> None:
        """Tell other processes, if the transaction commits. SQLite tells nobody: others compare versions."""
        if self.kind == POSTGRESQL:
            _NOTIFY.run(connection, {"channel": CHANNEL, "news": [f"{self.name} {topic}" for topic in topics]})

    def migrate(self) -> None:
        """Bring the schema up to date; nothing happens if it is."""
        from palatine.server.store.migrations import upgrade  # Alembic is needed here only

        upgrade(self)

    def close(self) -> None:
        """End threads and connections."""
        for pool in (self._writers, self._readers, self._aside):
            pool.shutdown(wait=True)
        self.engine.dispose()


class Health:
    """Whether the database takes changes. After it has not, it is tried now and then, and nobody waits meanwhile."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self._failed_at: float | None = None

    @property
    def is_bad(self) -> bool:
        return self._failed_at is not None

    def check(self) -> None:
        if self._failed_at is not None:
            now = time.monotonic()
            if now - self._failed_at < self.pause:
                raise out_of_order()
            self._failed_at = now  # this one tries; the others need not

    def failed(self) -> None:
        self._failed_at = time.monotonic()

    def worked(self) -> None:
        self._failed_at = None


def out_of_order() -> Busy:
    return Busy(
        "the database is busy, full or cannot be reached; please try again",
        "baza danych jest zajęta, pełna lub nieosiągalna; spróbuj ponownie",
    )


async def _run(pool: ThreadPoolExecutor, call: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, call)


def address(url: str) -> URL:
    """The address of a database as SQLAlchemy takes it. A plain path is a SQLite file."""
    try:
        found = make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError:
        found = None
    if found is not None and found.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return found.set(drivername="postgresql+psycopg")
    if found is not None and found.drivername == SQLITE and found.database not in (None, "", ":memory:"):
        return found
    raise BadSetting(
        "database: an address like sqlite:///palatine.db or postgresql://user:password@host/name is needed",
        "database: potrzebny jest adres w postaci sqlite:///palatine.db lub postgresql://użytkownik:hasło@host/nazwa",
    )


def _sqlite(url: URL, readers: int, patience: float) -> Engine:
    _for_its_owner(Path(str(url.database)))
    engine = create_engine(
        url,
        json_serializer=_JSON.encode,
        connect_args={"timeout": patience, "check_same_thread": False},
        pool_size=readers + 4,
        max_overflow=-1,
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself: see `start`
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # A transaction that will write takes the lock at once: it could not get it later if another wrote meanwhile.
        changes = connection.get_execution_options().get(_CHANGES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if changes else "BEGIN")

    return engine


def _for_its_owner(path: Path) -> None:
    """The file holds hidden cards and hashes: nobody else reads it. SQLite gives the files beside it the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):  # SQLite says better what is wrong with it
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if os.fstat(handle).st_mode & 0o077:
                os.fchmod(handle, 0o600)
        finally:
            os.close(handle)


def _postgresql(url: URL, connections: int, patience: float) -> Engine:
    return create_engine(
        url,
        json_serializer=_JSON.encode,
        pool_size=connections,
        max_overflow=4,
        pool_pre_ping=True,
        connect_args={"connect_timeout": max(2, int(patience)), "options": f"-c lock_timeout={int(1000 * patience)}"},
    )


def _collided(error: DBAPIError) -> bool:
    """Whether another transaction was in the way and the same one may succeed now."""
    cause: Any = error.orig
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return getattr(cause, "sqlstate", None) in _TRY_AGAIN


def _takes_nothing(error: DBAPIError) -> bool:
    """Whether the database as a whole takes no changes now: locked, full, broken, or not there at all."""
    cause: Any = error.orig
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _OUT_OF_ORDER
    state = getattr(cause, "sqlstate", "") or ""
    return state.startswith(("08", "53", "57P", "58")) or (not state and "onnection" in str(cause))
