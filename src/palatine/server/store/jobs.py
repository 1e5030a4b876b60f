"""Questions that wait for a bot: made with the entry that raises them, leased to workers, gone when answered."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from palatine.server.store import schema, tokens

MANY = 1 << 30
SEEN_EVERY = 2_000


@dataclass(frozen=True)
class Wanted:
    """A question that a bot must answer."""

    seat: int
    ask: int
    bot: str
    level: int


@dataclass(frozen=True)
class JobRow:
    """A job in the queue. `attempts` counts the leases given so far."""

    id: int
    public_id: str
    table: str
    seat: int
    ask: int
    bot: str
    level: int
    attempts: int


def arrange(connection: Connection, table_id: int, wanted: Iterable[Wanted], now: int) -> bool:
    """Exactly these jobs exist for a table from now on; True if one is new."""
    j = schema.jobs.c
    rows = connection.execute(select(j.id, j.seat, j.ask, j.bot, j.level).where(j.table_id == table_id)).all()
    missing = {(job.seat, job.ask): job for job in wanted}
    for row in rows:
        job = missing.get((row.seat, row.ask))
        if job is not None and (job.bot, job.level) == (row.bot, row.level):
            del missing[(row.seat, row.ask)]
        else:
            connection.execute(delete(schema.jobs).where(j.id == row.id))
    for job in missing.values():
        connection.execute(
            insert(schema.jobs).values(
                public_id=tokens.public_id(), table_id=table_id, seat=job.seat, ask=job.ask, bot=job.bot,
                level=job.level, created_at=now, attempts=0,
            )
        )  # fmt: skip
    return bool(missing)


def _free(now: int) -> ColumnElement[bool]:
    return or_(schema.jobs.c.leased_until.is_(None), schema.jobs.c.leased_until <= now)


def lease(
    connection: Connection, now: int, until: int, lease: str, below: int = MANY, least: int = 0, waited: int = 0
) -> JobRow | None:
    """Take the longest waiting free job with `least` <= attempts < `below` that has waited so long.

    Two who ask at once get two jobs.
    """
    j = schema.jobs.c
    chosen = (
        select(j.id, j.public_id, schema.tables.c.public_id.label("table"), j.seat, j.ask, j.bot, j.level, j.attempts)
        .join(schema.tables, schema.tables.c.id == j.table_id)
        .where(_free(now), j.attempts >= least, j.attempts < below, j.created_at <= now - waited)
        .order_by(j.created_at, j.id)
        .limit(1)
        .with_for_update(skip_locked=True, of=schema.jobs)
    )
    row = connection.execute(chosen).one_or_none()
    if row is None:
        return None
    taken = {"leased_until": until, "lease_hash": tokens.hashed(lease), "attempts": row.attempts + 1}
    connection.execute(update(schema.jobs).where(j.id == row.id).values(taken))
    return JobRow(row.id, row.public_id, row.table, row.seat, row.ask, row.bot, row.level, row.attempts + 1)


def leased(connection: Connection, public_id: str, lease: str, now: int) -> JobRow | None:
    """The job of a lease that still holds."""
    j = schema.jobs.c
    chosen = (
        select(j.id, j.public_id, schema.tables.c.public_id.label("table"), j.seat, j.ask, j.bot, j.level, j.attempts)
        .join(schema.tables, schema.tables.c.id == j.table_id)
        .where(j.public_id == public_id, j.lease_hash == tokens.hashed(lease), j.leased_until > now)
    )
    row = connection.execute(chosen).one_or_none()
    if row is None:
        return None
    return JobRow(row.id, row.public_id, row.table, row.seat, row.ask, row.bot, row.level, row.attempts)


def release(connection: Connection, public_id: str, lease: str) -> None:
    """The holder gave no good answer: the next one may try."""
    j = schema.jobs.c
    chosen = update(schema.jobs).where(and_(j.public_id == public_id, j.lease_hash == tokens.hashed(lease)))
    connection.execute(chosen.values(leased_until=None, lease_hash=None))


def drop(connection: Connection, job_id: int) -> None:
    connection.execute(delete(schema.jobs).where(schema.jobs.c.id == job_id))


def worker_asked(connection: Connection, name: str, now: int) -> None:
    """Remember that workers are there; not at every question, since that would be a commit each time."""
    w = schema.workers.c
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = add(schema.workers).values(name=name, seen_at=now)
    old = w.seen_at < now - SEEN_EVERY
    connection.execute(row.on_conflict_do_update(index_elements=[w.name], set_={"seen_at": now}, where=old))


def worker_seen_at(connection: Connection) -> int | None:
    """When any worker asked last."""
    seen: int | None = connection.execute(select(func.max(schema.workers.c.seen_at))).scalar_one()
    return seen


def tidy(connection: Connection, before: int) -> None:
    """Forget workers that have not asked since."""
    connection.execute(delete(schema.workers).where(schema.workers.c.seen_at < before))
