"""How long something has been as it is, told by the steady clock of this process alone.

Clocks of machines are put back, and two servers have two of them. So nothing that somebody waits for ends by the time
that is written in a row: whoever has seen a job, a lease or the silence of the workers unchanged for so long knows that
so much time has passed at the least, whatever any clock says, and after a restart begins to count anew.
"""

import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from palatine.server.settings import SECOND, Settings
from palatine.server.store import hints, jobs, tokens

LOOK_EVERY: Final = SECOND // 2
WORKER_KEPT: Final = 30 * SECOND
"""A worker that thinks and then waits for its next job is heard at the least so often."""


class Watch:
    """What one process has seen of jobs, leases and workers. Safe in any thread."""

    def __init__(self, settings: Settings, passed: Callable[[], int]) -> None:
        self.passed: Final = passed
        self.lease_time: Final = settings.bot_seconds * SECOND + settings.lease_grace
        self._lock: Final = threading.Lock()
        self._looked: int | None = None
        self._jobs: dict[int, int] = {}
        """Since when each job has waited."""
        self._hints: dict[int, int] = {}
        self._leases: dict[str, int] = {}
        """Since when each lease has been held, by its mark."""
        self._workers: dict[str, tuple[int, int]] = {}
        """What was read of each worker last, and since when it reads so."""
        self._heard = passed()

    def look(self, connection: Connection) -> None:
        """See what there is, unless that was done a moment ago; leases that are over are taken away. WRITE."""
        now = self.passed()
        if self._looked is not None and now - self._looked < LOOK_EVERY and not self._over(now):
            return
        found, asked, workers = jobs.leases(connection), hints.ids(connection), jobs.workers(connection)
        with self._lock:
            self._jobs = {job: self._jobs.get(job, now) for job in found}
            self._hints = {hint: self._hints.get(hint, now) for hint in asked}
            self._leases = {mark: self._leases.get(mark, now) for mark in found.values() if mark is not None}
            self._see(workers, now)
            self._looked = now
        over = self._over(now)
        if over:
            jobs.take_away(connection, over)

    def _over(self, now: int) -> list[str]:
        return [mark for mark, since in list(self._leases.items()) if now - since >= self.lease_time]

    def _see(self, workers: dict[str, int], now: int) -> None:
        for name, number in workers.items():
            known = self._workers.get(name)
            if known is None or known[0] != number:
                self._workers[name] = (number, now)
                if self._looked is not None:  # what was written before this process began says nothing
                    self._heard = now
        self._workers = {name: seen for name, seen in self._workers.items() if name in workers}

    def leased(self, lease: str) -> None:
        """This process has just given a lease."""
        with self._lock:
            self._leases[tokens.hashed(lease)] = self.passed()

    def is_over(self, lease: str) -> bool:
        """Whether a lease has been held for too long, as far as this process knows."""
        since = self._leases.get(tokens.hashed(lease))
        return since is not None and self.passed() - since >= self.lease_time

    def asked(self, name: str) -> None:
        """A worker asks this process for a job."""
        with self._lock:
            now = self._heard = self.passed()
            self._workers[name] = (self._workers.get(name, (0, 0))[0], now)

    def silence(self) -> int:
        """Milliseconds since any worker was heard."""
        return self.passed() - self._heard

    def workers(self) -> int:
        """How many workers there are."""
        now = self.passed()
        return len([name for name, (_, since) in list(self._workers.items()) if now - since < WORKER_KEPT])

    def wait_of(self, job: int) -> int:
        """Milliseconds that a job has waited, as far as is known."""
        return self.passed() - self._jobs.get(job, self.passed())

    def wait_of_hint(self, hint: int) -> int:
        """Milliseconds that a hint has been waited for, as far as is known."""
        return self.passed() - self._hints.get(hint, self.passed())

    def longest_wait(self) -> int:
        """Milliseconds that the longest waiting job has waited."""
        return self.passed() - min(self._jobs.values(), default=self.passed())
