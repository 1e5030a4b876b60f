"""What leaves the database: people who delete themselves, tables and guests whose time is over, tables the operator
removes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, select, update

from palatine.server.room.entry import Entry
from palatine.server.store import schema

UNFINISHED = ("open", "playing", "aborted", "closed")


# ---- people ----------------------------------------------------------------------------------------------------------


def tables_with(connection: Connection, user_id: int) -> list[str]:
    """Tables that mention a user, always in the same order, so that locks cannot cross."""
    t, s, e = schema.tables.c, schema.seats.c, schema.entries.c
    sits = select(s.table_id).where(s.user_id == user_id)
    acted = select(e.table_id).where(e.user_id == user_id)
    chosen = select(t.public_id).where((t.owner_id == user_id) | t.id.in_(sits) | t.id.in_(acted)).order_by(t.id)
    return list(connection.execute(chosen).scalars())


def rename(connection: Connection, table_id: int, setting: dict[str, Any] | None, entries: Sequence[Entry]) -> None:
    """Write names that were taken out of a log. Snapshots hold them too, and can be made anew."""
    e = schema.entries.c
    if setting is not None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(setting=setting))
    for entry in entries:
        chosen = update(schema.entries).where(e.table_id == table_id, e.number == entry.number)
        connection.execute(chosen.values(data=entry.data))
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))


def forget_user(connection: Connection, user_id: int, name: str, now: int) -> None:
    """Delete what belongs to a person. A bare row stays, so that logs still tell one former player from another."""
    _drop_belongings(connection, [user_id])
    gone = {
        "nickname": name, "account": None, "password_hash": None, "webhook_url": None, "webhook_secret": None,
        "email": None, "email_at": None, "password_at": None, "closed_at": now,
    }  # fmt: skip
    connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(**gone))


def _drop_belongings(connection: Connection, users: Iterable[int]) -> None:
    ids = list(users)
    notices = select(schema.notices.c.id).where(schema.notices.c.user_id.in_(ids))
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.notice_id.in_(notices)))
    for table in (schema.notices, schema.sessions, schema.links, schema.pushes, schema.recovery_codes, schema.reports):
        connection.execute(delete(table).where(table.c.user_id.in_(ids)))
    about = update(schema.reports).where(schema.reports.c.about_id.in_(ids))
    connection.execute(about.values(about_id=None))


# ---- tables ----------------------------------------------------------------------------------------------------------


def remove_table(connection: Connection, table_id: int) -> None:
    """Delete a table with everything that belongs to it."""
    notices = select(schema.notices.c.id).where(schema.notices.c.table_id == table_id)
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.notice_id.in_(notices)))
    for table in (
        schema.notices, schema.links, schema.reports, schema.jobs, schema.hints, schema.snapshots, schema.seats,
        schema.entries,
    ):  # fmt: skip
        connection.execute(delete(table).where(table.c.table_id == table_id))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


# ---- terms -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stale:
    """What has outlived its term: tables by public id, guests by internal number."""

    tables: list[str]
    guests: list[int]


def stale(connection: Connection, tables_before: int | None, guests_before: int | None, limit: int) -> Stale:
    """Tables that nobody has touched and guests without games who have not come since; at most so many of each."""
    tables: list[str] = []
    guests: list[int] = []
    if tables_before is not None:
        t = schema.tables.c
        chosen = select(t.public_id).where(*_untouched(tables_before))
        tables = list(connection.execute(chosen.order_by(t.id).limit(limit)).scalars())
    if guests_before is not None:
        chosen_guests = select(schema.users.c.id).where(*_without_games(guests_before))
        guests = list(connection.execute(chosen_guests.order_by(schema.users.c.id).limit(limit)).scalars())
    return Stale(tables, guests)


def is_stale(connection: Connection, table_id: int, before: int) -> bool:
    chosen = select(schema.tables.c.id).where(schema.tables.c.id == table_id, *_untouched(before))
    return connection.execute(chosen).first() is not None


def _untouched(before: int) -> list[ColumnElement[bool]]:
    """A table without a finished game, which nobody has touched since; what was reported waits for the operator."""
    t = schema.tables.c
    reported = exists().where(schema.reports.c.table_id == t.id)
    return [t.status.in_(UNFINISHED), t.updated_at < before, ~reported]


def _without_games(before: int) -> list[ColumnElement[bool]]:
    """A guest who has left no trace at any table, made no report, and was not seen since."""
    u = schema.users.c
    used = (
        exists().where(schema.seats.c.user_id == u.id),
        exists().where(schema.tables.c.owner_id == u.id),
        exists().where(schema.entries.c.user_id == u.id),
        exists().where(schema.reports.c.user_id == u.id),
        exists().where(schema.reports.c.about_id == u.id),
        exists().where(schema.sessions.c.user_id == u.id, schema.sessions.c.seen_at >= before),
    )
    plain = [u.account.is_(None), u.closed_at.is_(None), u.blocked_at.is_(None), u.created_at < before]
    return [*plain, *[~each for each in used]]


def remove_guests(connection: Connection, guests: Sequence[int], before: int) -> int:
    """Delete guests, unless one of them has begun to play meanwhile; how many."""
    u = schema.users.c
    still = select(u.id).where(u.id.in_(guests), *_without_games(before)).with_for_update()
    gone = list(connection.execute(still).scalars())
    if gone:
        _drop_belongings(connection, gone)
        connection.execute(delete(schema.users).where(u.id.in_(gone)))
    return len(gone)
