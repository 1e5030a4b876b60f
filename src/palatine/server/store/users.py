"""People in the database: users, sessions and one-time links."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from palatine.server.store import schema, tokens

BROWSER, TOKEN = "browser", "token"
INVITE, TRANSFER, DEVICE = "invite", "transfer", "device"


@dataclass(frozen=True)
class User:
    """Somebody who plays: a guest, or with `account` somebody who can sign in anywhere."""

    id: int
    """Internal; never leaves the server."""
    public_id: str
    nickname: str
    account: str | None
    lang: str
    webhook_url: str | None
    created_at: int
    is_blocked: bool = False
    """By the operator: nothing is answered to them any more."""


_USER = (
    schema.users.c.id,
    schema.users.c.public_id,
    schema.users.c.nickname,
    schema.users.c.account,
    schema.users.c.lang,
    schema.users.c.webhook_url,
    schema.users.c.created_at,
    schema.users.c.blocked_at,
)


def _user(row: schema.AnyRow) -> User:
    return User(
        row.id,
        row.public_id,
        row.nickname,
        row.account,
        row.lang,
        row.webhook_url,
        row.created_at,
        row.blocked_at is not None,
    )


# ---- users -----------------------------------------------------------------------------------------------------------


def add(connection: Connection, nickname: str, lang: str, now: int) -> User:
    """A new guest."""
    name = tokens.public_id()
    row = insert(schema.users).values(public_id=name, nickname=nickname, lang=lang, created_at=now)
    number = connection.execute(row.returning(schema.users.c.id)).scalar_one()
    return User(number, name, nickname, None, lang, None, now)


def by_id(connection: Connection, user_id: int) -> User:
    return _user(connection.execute(select(*_USER).where(schema.users.c.id == user_id)).one())


def by_public_id(connection: Connection, public_id: str) -> User | None:
    row = connection.execute(select(*_USER).where(schema.users.c.public_id == public_id)).one_or_none()
    return None if row is None else _user(row)


def by_account(connection: Connection, account: str) -> tuple[User, str] | None:
    """The account of this name with the hash of its password."""
    chosen = select(*_USER, schema.users.c.password_hash).where(schema.users.c.account == account)
    row = connection.execute(chosen).one_or_none()
    return None if row is None else (_user(row), row.password_hash)


def password_hash(connection: Connection, user_id: int) -> str | None:
    chosen = select(schema.users.c.password_hash).where(schema.users.c.id == user_id)
    return connection.execute(chosen).scalar_one_or_none()


def change(connection: Connection, user_id: int, **values: object) -> User:
    connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(**values))
    return by_id(connection, user_id)


def webhook_secret(connection: Connection, user_id: int) -> str | None:
    return connection.execute(
        select(schema.users.c.webhook_secret).where(schema.users.c.id == user_id)
    ).scalar_one_or_none()


class Numbers:
    """Internal numbers of users by their public ids. They never change, so those asked for are remembered."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._known: dict[str, int] = {}

    def of(self, connection: Connection, public_ids: Iterable[str]) -> dict[str, int]:
        """The numbers of these users."""
        wanted = set(public_ids)
        known = self._known
        missing = [name for name in wanted if name not in known]
        if missing:
            fresh = {**known, **ids(connection, missing)} if len(known) < self._most else ids(connection, wanted)
            self._known = known = fresh  # replaced, never changed: other threads may be reading
        return {name: known[name] for name in wanted}


def ids(connection: Connection, public_ids: Iterable[str]) -> dict[str, int]:
    """Internal numbers of users known by their public ids."""
    wanted = set(public_ids)
    if not wanted:
        return {}
    chosen = select(schema.users.c.public_id, schema.users.c.id).where(schema.users.c.public_id.in_(wanted))
    return {row.public_id: row.id for row in connection.execute(chosen)}


# ---- sessions --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SessionRow:
    """A session without its secret."""

    user: User
    public_id: str
    kind: str
    label: str
    created_at: int
    seen_at: int


def add_session(connection: Connection, user_id: int, token: str, kind: str, label: str, now: int, until: int) -> str:
    """Keep a session for this token; its public id."""
    name = tokens.public_id()
    connection.execute(
        insert(schema.sessions).values(
            token_hash=tokens.hashed(token), user_id=user_id, kind=kind, public_id=name, label=label,
            created_at=now, seen_at=now, expires_at=until,
        )
    )  # fmt: skip
    return name


def session(connection: Connection, token: str, now: int) -> SessionRow | None:
    """The session of a token that has not expired."""
    s = schema.sessions.c
    chosen = (
        select(*_USER, s.public_id.label("session_id"), s.kind, s.label, s.created_at.label("since"), s.seen_at)
        .join(schema.sessions, s.user_id == schema.users.c.id)
        .where(s.token_hash == tokens.hashed(token), s.expires_at > now)
    )
    row = connection.execute(chosen).one_or_none()
    return None if row is None else SessionRow(_user(row), row.session_id, row.kind, row.label, row.since, row.seen_at)


def sessions_of(connection: Connection, user: User, kind: str, now: int) -> list[SessionRow]:
    s = schema.sessions.c
    chosen = select(s.public_id, s.kind, s.label, s.created_at, s.seen_at).where(
        s.user_id == user.id, s.kind == kind, s.expires_at > now
    )
    rows = connection.execute(chosen.order_by(s.created_at.desc(), s.public_id))
    return [SessionRow(user, row.public_id, row.kind, row.label, row.created_at, row.seen_at) for row in rows]


def touch_session(connection: Connection, token: str, now: int, until: int) -> None:
    """Somebody still uses it: it lives longer."""
    chosen = update(schema.sessions).where(schema.sessions.c.token_hash == tokens.hashed(token))
    connection.execute(chosen.values(seen_at=now, expires_at=until))


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token_hash == tokens.hashed(token)))


def end_session_of(connection: Connection, user_id: int, public_id: str, kind: str) -> bool:
    s = schema.sessions.c
    chosen = delete(schema.sessions).where(s.user_id == user_id, s.public_id == public_id, s.kind == kind)
    return connection.execute(chosen).rowcount > 0


def end_sessions_of(connection: Connection, user_id: int) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user_id))


# ---- links -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LinkRow:
    """A link that has not expired."""

    kind: str
    table_id: int | None
    table: str | None
    seat: int | None
    user_id: int
    expires_at: int
    used: bool


def add_link(
    connection: Connection, kind: str, user_id: int, until: int, table_id: int | None = None, seat: int | None = None
) -> str:
    """A new link; its token is told once. Earlier unused links of the kind to the same seat die."""
    k = schema.links.c
    if table_id is not None:
        old = delete(schema.links).where(k.table_id == table_id, k.seat == seat, k.kind == kind, k.used_at.is_(None))
        connection.execute(old)
    token = tokens.token()
    connection.execute(
        insert(schema.links).values(
            token_hash=tokens.hashed(token), kind=kind, table_id=table_id, seat=seat, user_id=user_id, expires_at=until
        )
    )
    return token


def link(connection: Connection, token: str, now: int, used: bool = False) -> LinkRow | None:
    """The link of a token, if it has not expired; only with `used` also one that was used before."""
    k = schema.links.c
    chosen = (
        select(k.kind, k.table_id, schema.tables.c.public_id, k.seat, k.user_id, k.expires_at, k.used_at.is_not(None))
        .join(schema.tables, schema.tables.c.id == k.table_id, isouter=True)
        .where(k.token_hash == tokens.hashed(token), k.expires_at > now)
    )
    if not used:
        chosen = chosen.where(k.used_at.is_(None))
    row = connection.execute(chosen).one_or_none()
    return None if row is None else LinkRow(*row)


def use_link(connection: Connection, token: str, now: int) -> bool:
    """Take the link; False if somebody was faster. The row is locked until the transaction ends."""
    k = schema.links.c
    chosen = update(schema.links).where(k.token_hash == tokens.hashed(token), k.used_at.is_(None), k.expires_at > now)
    return connection.execute(chosen.values(used_at=now)).rowcount == 1


def tidy(connection: Connection, now: int) -> None:
    """Throw away expired sessions and links."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now))
    connection.execute(delete(schema.links).where(schema.links.c.expires_at <= now))
