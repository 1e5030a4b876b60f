"""Counts for the operator: tables by status, and bots that wait."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, or_, select

from palatine.server.store import schema


@dataclass(frozen=True)
class Figures:
    """What only the database knows. `oldest_job` is in milliseconds."""

    tables: dict[str, int]
    jobs: int
    oldest_job: int


def figures(connection: Connection, now: int) -> Figures:
    """The counts at this moment. Finished tables are not counted: there may be very many."""
    live = ("open", "playing")
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.status, func.count()).where(tables.c.status.in_(live)).group_by(tables.c.status)
    )
    counts = {status: int(count) for status, count in rows}
    jobs, oldest = connection.execute(select(func.count(), func.min(schema.jobs.c.created_at))).one()
    return Figures({status: counts.get(status, 0) for status in live}, int(jobs), max(0, now - oldest) if oldest else 0)


def has_free_jobs(connection: Connection, now: int) -> bool:
    """Whether a question waits that no worker holds, or that its holder has let lapse."""
    j = schema.jobs.c
    free = or_(j.leased_until.is_(None), j.leased_until <= now)
    return connection.execute(select(j.id).where(free).limit(1)).first() is not None
