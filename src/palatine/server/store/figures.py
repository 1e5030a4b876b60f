"""Counts for the operator: tables by status, and bots that wait."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from palatine.server.store import schema


@dataclass(frozen=True)
class Figures:
    """What only the database knows."""

    tables: dict[str, int]
    jobs: int


def figures(connection: Connection) -> Figures:
    """The counts at this moment. Finished tables are not counted: there may be very many."""
    live = ("open", "playing")
    tables = schema.tables
    rows = connection.execute(
        select(tables.c.status, func.count()).where(tables.c.status.in_(live)).group_by(tables.c.status)
    )
    counts = {status: int(count) for status, count in rows}
    jobs = connection.execute(select(func.count()).select_from(schema.jobs)).scalar_one()
    return Figures({status: counts.get(status, 0) for status in live}, int(jobs))


def has_free_jobs(connection: Connection) -> bool:
    """Whether a question waits that no worker holds."""
    j = schema.jobs.c
    return connection.execute(select(j.id).where(j.lease_hash.is_(None)).limit(1)).first() is not None
