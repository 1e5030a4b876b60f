"""Questions that wait for a bot: made with the entry that raises them, leased to workers, gone when answered."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
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
    created_at: int


_OF_TABLE: Final = select(
    schema.jobs.c.id, schema.jobs.c.seat, schema.jobs.c.ask, schema.jobs.c.bot, schema.jobs.c.level
).where(schema.jobs.c.table_id == bindparam("table"))
_DROP: Final = delete(schema.jobs).where(schema.jobs.c.id == bindparam("job"))
_ADD: Final = insert(schema.jobs)


def arrange(connection: Connection, table_id: int, wanted: Iterable[Wanted], now: int) -> bool:
    """Exactly these jobs exist for a table from now on; True if one is new."""
    rows = connection.execute(_OF_TABLE, {"table": table_id}).all()
    missing = {(job.seat, job.ask): job for job in wanted}
    for row in rows:
        job = missing.get((row.seat, row.ask))
        if job is not None and (job.bot, job.level) == (row.bot, row.level):
            del missing[(row.seat, row.ask)]
        else:
            connection.execute(_DROP, {"job": row.id})
    if missing:
        common = {"table_id": table_id, "created_at": now, "attempts": 0}
        connection.execute(
            _ADD, [{"public_id": tokens.public_id(), **asdict(job), **common} for job in missing.values()]
        )
    return bool(missing)


_JOB: Final = select(
    schema.jobs.c.id,
    schema.jobs.c.public_id,
    schema.tables.c.public_id.label("table"),
    schema.jobs.c.seat,
    schema.jobs.c.ask,
    schema.jobs.c.bot,
    schema.jobs.c.level,
    schema.jobs.c.attempts,
    schema.jobs.c.created_at,
).join(schema.tables, schema.tables.c.id == schema.jobs.c.table_id)
_FREE: Final = (
    _JOB.where(
        or_(schema.jobs.c.leased_until.is_(None), schema.jobs.c.leased_until <= bindparam("now")),
        schema.jobs.c.attempts >= bindparam("least"),
        schema.jobs.c.attempts < bindparam("below"),
        schema.jobs.c.created_at <= bindparam("made"),
    )
    .order_by(schema.jobs.c.created_at, schema.jobs.c.id)
    .limit(1)
    .with_for_update(skip_locked=True, of=schema.jobs)
)
_TAKE: Final = update(schema.jobs).where(schema.jobs.c.id == bindparam("job"))
_LEASED: Final = _JOB.where(
    schema.jobs.c.public_id == bindparam("name"),
    schema.jobs.c.lease_hash == bindparam("hash"),
    schema.jobs.c.leased_until > bindparam("now"),
)


def lease(
    connection: Connection, now: int, until: int, lease: str, below: int = MANY, least: int = 0, waited: int = 0
) -> JobRow | None:
    """Take the longest waiting free job with `least` <= attempts < `below` that has waited so long.

    Two who ask at once get two jobs.
    """
    wanted = {"now": now, "least": least, "below": below, "made": now - waited}
    row = connection.execute(_FREE, wanted).one_or_none()
    if row is None:
        return None
    taken = {"leased_until": until, "lease_hash": tokens.hashed(lease), "attempts": row.attempts + 1}
    connection.execute(_TAKE, {"job": row.id, **taken})
    return replace(JobRow(*row), attempts=row.attempts + 1)


def has_older(connection: Connection, now: int, below: int, than: int) -> bool:
    """Whether a free job has waited since before that time."""
    j = schema.jobs.c
    free = or_(j.leased_until.is_(None), j.leased_until <= now)
    older = select(j.id).where(free, j.attempts < below, j.created_at < than).limit(1)
    return connection.execute(older).first() is not None


def leased(connection: Connection, public_id: str, lease: str, now: int) -> JobRow | None:
    """The job of a lease that still holds."""
    row = connection.execute(_LEASED, {"name": public_id, "hash": tokens.hashed(lease), "now": now}).one_or_none()
    return None if row is None else JobRow(*row)


def release(connection: Connection, public_id: str, lease: str) -> None:
    """The holder gave no good answer: the next one may try."""
    j = schema.jobs.c
    chosen = update(schema.jobs).where(and_(j.public_id == public_id, j.lease_hash == tokens.hashed(lease)))
    connection.execute(chosen.values(leased_until=None, lease_hash=None))


def drop(connection: Connection, job_id: int) -> None:
    connection.execute(_DROP, {"job": job_id})


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
