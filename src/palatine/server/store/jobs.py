"""Questions that wait for a bot: made with the entry that raises them, leased to workers, gone when answered.

Times in these rows are for people who read them. Nothing is decided by them: clocks are put back, and two servers have
two. A lease is over when somebody takes it away (see `hall/watch.py`), and jobs are told apart by their order.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Final

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from palatine.server.store import schema, tokens
from palatine.server.store.seats import IS_PLAYED_BY_A_PERSON

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
    owner: int | None
    """Who opened the table (internal number)."""
    is_waited_for: bool
    """Whether a person plays at the table."""


@dataclass(frozen=True)
class Offer:
    """The first of somebody's jobs of one kind that nobody has taken."""

    id: int
    owner: int | None
    is_waited_for: bool


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
    schema.tables.c.owner_id.label("owner"),
    IS_PLAYED_BY_A_PERSON.label("is_waited_for"),
).join(schema.tables, schema.tables.c.id == schema.jobs.c.table_id)
_FREE: Final = _JOB.where(schema.jobs.c.id == bindparam("job"), schema.jobs.c.lease_hash.is_(None)).with_for_update(
    skip_locked=True, of=schema.jobs
)
_EACH: Final = (
    select(
        schema.jobs.c.id,
        schema.tables.c.owner_id.label("owner"),
        IS_PLAYED_BY_A_PERSON.label("is_waited_for"),
        schema.jobs.c.lease_hash.is_not(None).label("is_taken"),
        schema.jobs.c.attempts,
    )
    .join(schema.tables, schema.tables.c.id == schema.jobs.c.table_id)
    .subquery()
)
_OFFERS: Final = (
    select(func.min(_EACH.c.id).label("id"), _EACH.c.owner, _EACH.c.is_waited_for)
    .where(_EACH.c.is_taken.is_(False), _EACH.c.attempts >= bindparam("least"), _EACH.c.attempts < bindparam("below"))
    .group_by(_EACH.c.owner, _EACH.c.is_waited_for)
)
_TAKEN: Final = (
    select(_EACH.c.owner, _EACH.c.is_waited_for, func.count())
    .where(_EACH.c.is_taken)
    .group_by(_EACH.c.owner, _EACH.c.is_waited_for)
)
_TAKE: Final = update(schema.jobs).where(schema.jobs.c.id == bindparam("job"))
_LEASED: Final = _JOB.where(schema.jobs.c.public_id == bindparam("name"), schema.jobs.c.lease_hash == bindparam("hash"))


def offers(connection: Connection, below: int = MANY, least: int = 0) -> list[Offer]:
    """For every owner the first job that a person waits for, and the first that nobody does.

    Only jobs with `least` <= attempts < `below`.
    """
    rows = connection.execute(_OFFERS, {"least": least, "below": below})
    return [Offer(row.id, row.owner, bool(row.is_waited_for)) for row in rows]


def taken(connection: Connection) -> dict[tuple[int | None, bool], int]:
    """How many jobs of each owner workers think about now; those that people wait for, and the others."""
    return {(owner, bool(waited)): count for owner, waited, count in connection.execute(_TAKEN)}


def lease(connection: Connection, job: int, lease: str) -> JobRow | None:
    """Take a job, unless somebody was faster."""
    row = connection.execute(_FREE, {"job": job}).one_or_none()
    if row is None:
        return None
    connection.execute(_TAKE, {"job": job, "lease_hash": tokens.hashed(lease), "attempts": row.attempts + 1})
    return replace(_row(row), attempts=row.attempts + 1)


def leased(connection: Connection, public_id: str, lease: str) -> JobRow | None:
    """The job of a lease that nobody has taken away."""
    row = connection.execute(_LEASED, {"name": public_id, "hash": tokens.hashed(lease)}).one_or_none()
    return None if row is None else _row(row)


def _row(row: schema.AnyRow) -> JobRow:
    return replace(JobRow(*row), is_waited_for=bool(row.is_waited_for))


def leases(connection: Connection) -> dict[int, str | None]:
    """All jobs, each with the mark of its lease."""
    return {row.id: row.lease_hash for row in connection.execute(select(schema.jobs.c.id, schema.jobs.c.lease_hash))}


def take_away(connection: Connection, marks: list[str]) -> None:
    """These leases are over: the next one may try."""
    chosen = update(schema.jobs).where(schema.jobs.c.lease_hash.in_(marks))
    connection.execute(chosen.values(lease_hash=None))


def release(connection: Connection, public_id: str, lease: str) -> None:
    """The holder gave no good answer: the next one may try."""
    j = schema.jobs.c
    chosen = update(schema.jobs).where(and_(j.public_id == public_id, j.lease_hash == tokens.hashed(lease)))
    connection.execute(chosen.values(lease_hash=None))


def drop(connection: Connection, job_id: int) -> None:
    connection.execute(_DROP, {"job": job_id})


def worker_asked(connection: Connection, name: str, now: int) -> None:
    """Remember that workers are there; not at every question, since that would be a commit each time."""
    w = schema.workers.c
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = add(schema.workers).values(name=name, seen_at=now)
    old = or_(w.seen_at < now - SEEN_EVERY, w.seen_at > now)
    connection.execute(row.on_conflict_do_update(index_elements=[w.name], set_={"seen_at": now}, where=old))


def workers(connection: Connection) -> dict[str, int]:
    """The workers that have asked for jobs, with a number that changes when they do so again."""
    return {
        row.name: row.seen_at for row in connection.execute(select(schema.workers.c.name, schema.workers.c.seen_at))
    }


def tidy(connection: Connection, before: int) -> None:
    """Forget workers that have not asked since."""
    connection.execute(delete(schema.workers).where(schema.workers.c.seen_at < before))
