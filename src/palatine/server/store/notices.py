"""Notices in the database: what people are told, and how it reaches those who are not looking."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, or_, select, update

from palatine.server.store import schema, tokens
from palatine.server.store.prepared import Prepared

WEBHOOK, PUSH = "webhook", "push"
TURN, DEADLINE, PROPOSAL = "turn", "deadline", "proposal"
LEASE = 120_000
"""So long a delivery belongs to the process that took it."""
LONG_QUESTION = 3_600_000
"""Whoever has at least so long for an answer is reminded in the last quarter of it."""
_LONGEST_ERROR = 500


@dataclass(frozen=True)
class Notice:
    """Something a user should know. `data` holds plain facts; sentences are made where it is shown."""

    public_id: str
    kind: str
    table: str | None
    game: str | None
    seat: int | None
    data: dict[str, Any]
    created_at: int
    seen_at: int | None


@dataclass(frozen=True)
class Due:
    """A delivery that this process has taken. `answered`: there is nothing left to call for."""

    id: int
    channel: str
    attempts: int
    notice: Notice
    user: str
    lang: str
    webhook_url: str | None
    webhook_secret: str | None
    endpoint: str | None
    keys: dict[str, Any] | None

    @property
    def table(self) -> str | None:
        return self.notice.table

    @property
    def game(self) -> str | None:
        return self.notice.game

    @property
    def answered(self) -> bool:
        return self.notice.seen_at is not None


_NOTICE = (
    schema.notices.c.public_id,
    schema.notices.c.kind,
    schema.tables.c.public_id.label("table"),
    schema.tables.c.game,
    schema.notices.c.seat,
    schema.notices.c.data,
    schema.notices.c.created_at,
    schema.notices.c.seen_at,
)


def _notice(row: schema.AnyRow) -> Notice:
    return Notice(row.public_id, row.kind, row.table, row.game, row.seat, row.data, row.created_at, row.seen_at)


def listed(connection: Connection, user_id: int, limit: int = 100) -> list[Notice]:
    """The latest notices of a user, newest first."""
    n = schema.notices.c
    chosen = select(*_NOTICE).join(schema.tables, schema.tables.c.id == n.table_id, isouter=True)
    rows = connection.execute(chosen.where(n.user_id == user_id).order_by(n.id.desc()).limit(limit))
    return [_notice(row) for row in rows]


_NEW: Final = Prepared(
    insert(schema.notices).returning(schema.notices.c.id),
    ("public_id", "user_id", "kind", "table_id", "seat", "data", "created_at"),
)
_TURN_BEFORE: Final = Prepared(
    update(schema.notices)
    .where(
        schema.notices.c.user_id == bindparam("user"),
        schema.notices.c.table_id == bindparam("table"),
        schema.notices.c.kind == TURN,
        schema.notices.c.seen_at.is_(None),
    )
    .values(seen_at=bindparam("now"))
)
_CHANNELS: Final = Prepared(
    select(schema.users.c.webhook_url, schema.pushes.c.public_id)
    .join(schema.pushes, schema.pushes.c.user_id == schema.users.c.id, isouter=True)
    .where(schema.users.c.id == bindparam("user"))
)
_UNSEEN: Final = (
    update(schema.notices)
    .where(schema.notices.c.table_id == bindparam("table"), schema.notices.c.seen_at.is_(None))
    .values(seen_at=bindparam("now"))
)
_PROPOSALS: Final = Prepared(_UNSEEN.where(schema.notices.c.kind == PROPOSAL))
_QUESTIONS: Final = Prepared(
    _UNSEEN.where(
        schema.notices.c.seat == bindparam("number"),
        or_(schema.notices.c.kind == TURN, schema.notices.c.kind == DEADLINE),
    )
)


def add(
    connection: Connection, user_id: int, kind: str, table_id: int | None, seat: int | None,
    data: dict[str, Any], now: int, call_at: int,
) -> str:  # fmt: skip
    """A notice, to be delivered over every channel of the user from `call_at` on. A turn replaces the turn before."""
    if kind == TURN and table_id is not None:
        _TURN_BEFORE.run(connection, {"user": user_id, "table": table_id, "now": now})
    name = tokens.public_id()
    row = {"user_id": user_id, "kind": kind, "table_id": table_id, "seat": seat, "data": data, "created_at": now}
    ((number,),) = _NEW.rows(connection, {"public_id": name, **row})
    for channel in _channels(connection, user_id):
        row = {"notice_id": number, "channel": channel, "attempts": 0, "next_at": call_at}
        connection.execute(insert(schema.deliveries).values(row))
    return name


def _channels(connection: Connection, user_id: int) -> list[str]:
    rows = _CHANNELS.rows(connection, {"user": user_id})
    webhook = [WEBHOOK] if rows and rows[0][0] else []
    return webhook + [f"{PUSH}:{push}" for _, push in rows if push is not None]


def see(connection: Connection, user_id: int, public_ids: Sequence[str] | None, now: int) -> int:
    """The user has seen these notices (None: all of them); how many were new."""
    n = schema.notices.c
    chosen = update(schema.notices).where(n.user_id == user_id, n.seen_at.is_(None))
    if public_ids is not None:
        chosen = chosen.where(n.public_id.in_(public_ids))
    return connection.execute(chosen.values(seen_at=now)).rowcount


def answered(connection: Connection, table_id: int, seat: int, now: int) -> None:
    """The question of a seat is no longer asked: nobody need be called to it."""
    _QUESTIONS.run(connection, {"table": table_id, "number": seat, "now": now})


def settled(connection: Connection, table_id: int, now: int) -> None:
    """The proposal at a table is no longer open."""
    _PROPOSALS.run(connection, {"table": table_id, "now": now})


# ---- deliveries ------------------------------------------------------------------------------------------------------


def due(connection: Connection, now: int, limit: int = 20) -> list[Due]:
    """Take deliveries whose time has come; whoever takes one has two minutes for it."""
    d = schema.deliveries.c
    chosen = (
        select(d.id, d.notice_id, d.channel, d.attempts)
        .where(d.done_at.is_(None), d.next_at <= now)
        .order_by(d.next_at, d.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    found = []
    for row in connection.execute(chosen).all():
        taken = {"attempts": row.attempts + 1, "next_at": now + LEASE}
        connection.execute(update(schema.deliveries).where(d.id == row.id).values(taken))
        found.append(_due(connection, row))
    return found


def _due(connection: Connection, row: schema.AnyRow) -> Due:
    n, u, p = schema.notices.c, schema.users.c, schema.pushes.c
    chosen = (
        select(*_NOTICE, u.public_id.label("user"), u.lang, u.webhook_url, u.webhook_secret)
        .join(schema.users, u.id == n.user_id)
        .join(schema.tables, schema.tables.c.id == n.table_id, isouter=True)
    )
    about = connection.execute(chosen.where(n.id == row.notice_id)).one()
    channel, _, name = row.channel.partition(":")
    push = connection.execute(select(p.endpoint, p["keys"]).where(p.public_id == name)).one_or_none() if name else None
    return Due(
        row.id, channel, row.attempts + 1, _notice(about), about.user, about.lang, about.webhook_url,
        about.webhook_secret, None if push is None else push.endpoint, None if push is None else push.keys,
    )  # fmt: skip


def delivered(connection: Connection, delivery_id: int, now: int) -> None:
    """It arrived, or nobody needs it any more."""
    chosen = update(schema.deliveries).where(schema.deliveries.c.id == delivery_id)
    connection.execute(chosen.values(done_at=now, error=None))


def failed(connection: Connection, delivery_id: int, error: str, next_at: int | None) -> None:
    """It did not arrive; it is tried again then, or (None) given up."""
    d = schema.deliveries.c
    values: dict[str, object] = {"error": error[:_LONGEST_ERROR]}
    if next_at is None:
        values["done_at"] = d.next_at
    else:
        values["next_at"] = next_at
    connection.execute(update(schema.deliveries).where(d.id == delivery_id).values(values))


# ---- push subscriptions ----------------------------------------------------------------------------------------------


def add_push(connection: Connection, user_id: int, endpoint: str, keys: dict[str, Any], now: int) -> str:
    """A browser wants to be called; one that called for somebody else before calls for this user now."""
    forget_push(connection, endpoint)
    name = tokens.public_id()
    row = {"public_id": name, "user_id": user_id, "endpoint": endpoint, "keys": keys, "created_at": now}
    connection.execute(insert(schema.pushes).values(row))
    return name


def drop_push(connection: Connection, user_id: int, endpoint: str) -> bool:
    """The user's browser wants no calls any more."""
    p = schema.pushes.c
    return connection.execute(delete(schema.pushes).where(p.user_id == user_id, p.endpoint == endpoint)).rowcount > 0


def forget_push(connection: Connection, endpoint: str) -> None:
    """The browser behind it is gone."""
    connection.execute(delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint))


# ---- deadlines and tidying -------------------------------------------------------------------------------------------


def near_deadlines(connection: Connection, now: int) -> list[str]:
    """Remind people whose time runs out, once for each question; the public ids of those reminded."""
    s, n = schema.seats.c, schema.notices.c
    chosen = (
        select(s.table_id, s.seat, s.user_id, s.ask, s.asked_at, s.deadline, schema.users.c.public_id)
        .join(schema.users, schema.users.c.id == s.user_id)
        .where(s.to_act, s.bot.is_(None), s.deadline > now)
        .where(s.deadline - s.asked_at >= LONG_QUESTION, (s.deadline - now) * 4 < s.deadline - s.asked_at)
    )
    reminded = []
    for row in connection.execute(chosen).all():
        earlier = select(n.data).where(n.table_id == row.table_id, n.seat == row.seat, n.kind == DEADLINE)
        if any(data.get("ask") == row.ask for data in connection.execute(earlier).scalars()):
            continue
        data = {"ask": row.ask, "deadline": row.deadline}
        add(connection, row.user_id, DEADLINE, row.table_id, row.seat, data, now, now)
        reminded.append(row.public_id)
    return reminded


def tidy(connection: Connection, before: int) -> None:
    """Throw away notices older than this, with their deliveries."""
    n, d = schema.notices.c, schema.deliveries.c
    old = exists().where(n.id == d.notice_id, n.created_at < before)
    connection.execute(delete(schema.deliveries).where(old))
    connection.execute(delete(schema.notices).where(n.created_at < before))
