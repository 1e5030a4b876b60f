"""Writes that share a commit.

A commit waits for the disk, and much longer than a move takes to decide. So whatever has come in while the last commit
waited goes into the next one together. Everybody is answered after the commit that holds what they did, and whoever
fails in between fails alone.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from palatine.kernel.errors import PalatineError
from palatine.server.errors import Busy
from palatine.server.store.prepared import savepoint

T = TypeVar("T")
U = TypeVar("U")
Work = Callable[[Connection], T]


@dataclass(eq=False)
class Part:
    """One piece of work that somebody waits for. `then` makes the answer of its outcome, after the commit."""

    key: str
    work: Work[Any]
    then: Callable[[Any], Any]
    answer: asyncio.Future[Any]
    outcome: Any = field(default=None, init=False)
    error: BaseException | None = field(default=None, init=False)


class Gathering:
    """Takes work from the event loop and has it done in transactions of at most `most` parts, `at_once` of them.

    Parts with the same key never run at the same time nor in one transaction, and keep their order.
    """

    def __init__(
        self,
        pool: Executor,
        begin: Callable[[], AbstractContextManager[Connection]],
        transact: Callable[[Work[Any]], Any],
        most: int,
        at_once: int,
    ) -> None:
        self._pool: Final = pool
        self._begin: Final = begin
        self._transact: Final = transact
        self._most: Final = most
        self._at_once: Final = at_once
        self._waiting: deque[Part] = deque()
        self._busy: Final[set[str]] = set()
        self._running = 0

    async def done(self, key: str, work: Work[T], then: Callable[[T], U]) -> U:
        """`work` in a transaction, perhaps with others, and `then` after its commit, both in a writer's thread."""
        part = Part(key, work, then, asyncio.get_running_loop().create_future())
        self._waiting.append(part)
        self._go_on()
        answer: U = await part.answer
        return answer

    def _go_on(self) -> None:
        """Start as many transactions as may run at once."""
        while self._running < self._at_once:
            parts = self._next()
            if not parts:
                return
            self._running += 1
            self._busy.update([part.key for part in parts])
            try:
                running = asyncio.get_running_loop().run_in_executor(self._pool, self._carry_out, parts)
            except RuntimeError:  # the threads have ended
                self._over(parts, None)
                continue
            running.add_done_callback(partial(self._over, parts))

    def _next(self) -> list[Part]:
        """The first that wait, as far as nobody works on the same thing."""
        parts: list[Part] = []
        keys = set(self._busy)
        left: deque[Part] = deque()
        for part in self._waiting:
            if len(parts) < self._most and part.key not in keys:
                parts.append(part)
            else:
                left.append(part)
            keys.add(part.key)
        self._waiting = left
        return parts

    def _over(self, parts: list[Part], ended: asyncio.Future[None] | None) -> None:
        """Answer everybody, and go on with the next ones."""
        self._running -= 1
        self._busy.difference_update([part.key for part in parts])
        failed = _ending() if ended is None or ended.cancelled() else ended.exception()
        for part in parts:
            if part.answer.done():  # nobody waits any more
                continue
            error = part.error or failed
            if error is not None:
                part.answer.set_exception(error)
            else:
                part.answer.set_result(part.outcome)
        self._go_on()

    # ---- in a writer's thread ----------------------------------------------------------------------------------------

    def _carry_out(self, parts: list[Part]) -> None:
        if len(parts) > 1 and self._together(parts):
            return
        for part in parts:
            try:
                part.error = None
                part.outcome = part.then(self._transact(part.work))
            except Exception as error:
                part.error = error

    def _together(self, parts: list[Part]) -> bool:
        """All parts in one transaction; False if that came to nothing and nothing has happened."""
        try:
            with self._begin() as connection:
                for part in parts:
                    try:
                        with savepoint(connection):
                            part.outcome = part.work(connection)
                    except PalatineError as refusal:
                        part.error = refusal
        except Exception:  # the database's trouble, or one part's: alone, everybody meets but their own
            return False
        for part in parts:
            if part.error is None:
                try:
                    part.outcome = part.then(part.outcome)
                except Exception as error:
                    part.error = error
        return True


def _ending() -> Busy:
    return Busy("the server is ending; please try again", "serwer kończy pracę; spróbuj ponownie")
