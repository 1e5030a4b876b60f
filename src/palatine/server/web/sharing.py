"""Work that is done once for all who want the same, and by turns for those who want much."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from palatine.server.web.limiting import too_many

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Kept(Generic[K, T]):
    """Answers that are still true, until they take too much memory; those that nobody wanted for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most: Final = most_bytes
        self._size = 0
        self._found: Final[OrderedDict[K, tuple[T, int]]] = OrderedDict()

    def find(self, key: K) -> T | None:
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def keep(self, key: K, answer: T, size: int) -> None:
        if size > self._most // 4:
            return
        self._size += size - self._found.pop(key, (answer, 0))[1]
        self._found[key] = (answer, size)
        while self._size > self._most:
            self._size -= self._found.popitem(last=False)[1][1]


class Gate:
    """Lets few through at a time, and of everybody one: whoever asks for much waits for themselves.

    Not more than `most_waiting` of one visitor wait; the next are told to come later.
    """

    def __init__(self, at_once: int, most_waiting: int) -> None:
        self._most_waiting: Final = most_waiting
        self._free: Final = asyncio.Semaphore(at_once)
        self._turns: Final[dict[str, asyncio.Lock]] = {}
        self._waiting: Final[Counter[str]] = Counter()

    @property
    def is_waited_for(self) -> bool:
        """Whether anybody else wants to pass."""
        return self._waiting.total() > 1

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        if self._waiting[visitor] >= self._most_waiting:
            raise too_many(2)
        self._waiting[visitor] += 1
        try:
            async with self._turns.setdefault(visitor, asyncio.Lock()), self._free:
                yield
        finally:
            self._waiting[visitor] -= 1
            if not self._waiting[visitor]:
                del self._waiting[visitor], self._turns[visitor]


class Readings(Generic[T]):
    """Looks at things as they stand now. Whoever asks while somebody is looking shares the next look with the others.

    A look that has begun may miss what happened since; the next one cannot.
    """

    def __init__(self, read: Callable[[str], Awaitable[T]]) -> None:
        self._read: Final = read
        self._next: Final[dict[str, asyncio.Task[T]]] = {}
        self._running: Final[dict[str, asyncio.Task[T]]] = {}

    async def now(self, name: str) -> T:
        task = self._next.get(name)
        if task is None:
            task = self._next[name] = asyncio.create_task(self._look(name, self._running.get(name)))
        return await asyncio.shield(task)

    async def _look(self, name: str, before: "asyncio.Task[T] | None") -> T:
        if before is not None:
            await asyncio.wait([before])
        task = self._next.pop(name)
        self._running[name] = task
        try:
            return await self._read(name)
        finally:
            if self._running.get(name) is task:
                del self._running[name]
