"""What a server does of its own accord: clocks, bots that nobody answers for, notices, figures, tidying.

Every duty runs in rounds. A round that fails is logged and counted, and the next one comes all the same.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from palatine.server import logs, metrics
from palatine.server.blocking import Blocklist
from palatine.server.hall.hall import Hall
from palatine.server.notices.deliveries import Deliveries
from palatine.server.pruning import prune
from palatine.server.settings import Settings
from palatine.server.store import figures
from palatine.server.store.database import Database

_LOG = logs.logger("background")


@dataclass(frozen=True)
class Duty:
    """Something to do again and again, with a pause in between."""

    name: str
    seconds: float
    round: Callable[[], Awaitable[object]]


class Background:
    """Runs the duties of one process: `async with Background(…)` in the lifespan of the application."""

    def __init__(self, hall: Hall, database: Database, settings: Settings, blocks: Blocklist) -> None:
        self.hall = hall
        self.database = database
        self.deliveries = Deliveries(database, settings)
        self.ending = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        often = settings.tick_every / 1000
        self.duties = (
            Duty("clocks", often, lambda: database.write(hall.tick)),
            Duty("bots", often, self.bots),
            Duty("notices", often, lambda: asyncio.to_thread(self.deliveries.round)),
            Duty("deadlines", 60.0, lambda: database.write(hall.remind)),
            Duty("figures", 5.0, self.measure),
            Duty("tidy", 3600.0, lambda: database.write(hall.tidy)),
            Duty("terms", 3600.0, lambda: database.aside(prune, hall, settings.keep_unfinished, settings.keep_guests)),
            Duty("blocks", 10.0, lambda: database.read(blocks.refresh, database)),
        )

    async def __aenter__(self) -> "Background":
        self.tasks = [asyncio.create_task(self.keep(duty), name=f"duty-{duty.name}") for duty in self.duties]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let running rounds end; what they write is written."""
        self.ending.set()
        await asyncio.gather(*self.tasks)
        await asyncio.to_thread(self.deliveries.close)

    async def keep(self, duty: Duty) -> None:
        while not self.ending.is_set():
            try:
                await duty.round()
            except Exception:
                metrics.FAILURES.labels(duty.name).inc()
                _LOG.exception("duty failed", duty=duty.name)
            try:
                await asyncio.wait_for(self.ending.wait(), duty.seconds)
            except TimeoutError:
                continue

    async def bots(self) -> None:
        """Play for workers that fail; call the others to questions whose holder has fallen silent."""
        await self.database.aside(self.hall.rescue_jobs)
        if await self.database.read(lambda: self.database.consult(figures.has_free_jobs)):
            self.hall.bus.publish("jobs")

    async def measure(self) -> None:
        """Refresh the figures that only the database knows."""
        found = await self.database.read(lambda: self.database.consult(figures.figures))
        for status, count in found.tables.items():
            metrics.TABLES.labels(status).set(count)
        metrics.QUEUE.set(found.jobs)
        metrics.QUEUE_AGE.set(self.hall.watch.longest_wait() / 1000)
