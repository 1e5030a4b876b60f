"""The database: one place that knows whether it is SQLite or PostgreSQL."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import ParamSpec, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """Transactions, threads and migrations.

    Synchronous: `with database.begin() as connection` (write), `with database.reading() as connection`, and
    `database.transact(work)` / `database.consult(work)`, which run `work(connection)` and try again when the database
    was busy. From the event loop: `await database.write(function, *arguments)`, `read` and `aside` run a synchronous
    function in a thread; the function opens its own transaction.
    """

    def __init__(self, url: str, readers: int = 4) -> None:
        raise NotImplementedError

    def begin(self) -> AbstractContextManager[Connection]:
        """A write transaction: commits at the end, rolls back on any error."""
        raise NotImplementedError

    def reading(self) -> AbstractContextManager[Connection]:
        """A read transaction: sees one moment."""
        raise NotImplementedError

    def transact(self, work: Callable[[Connection], T]) -> T:
        """`work` in a write transaction; tried again when the database was busy, then `Busy`."""
        raise NotImplementedError

    def consult(self, work: Callable[[Connection], T]) -> T:
        """`work` in a read transaction."""
        raise NotImplementedError

    async def write(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function that changes the database in the writers' thread(s)."""
        raise NotImplementedError

    async def read(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a function that only reads, in one of the readers' threads."""
        raise NotImplementedError

    async def aside(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run a slow function (password hashing, greedy bots, imports) where it delays neither readers nor writers."""
        raise NotImplementedError

    def migrate(self) -> None:
        """Bring the schema up to date; nothing happens if it is."""
        raise NotImplementedError

    def close(self) -> None:
        """End threads and connections."""
        raise NotImplementedError
