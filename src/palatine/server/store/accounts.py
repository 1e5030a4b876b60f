"""Accounts in the database: what lets somebody back in, and what an account page shows."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from palatine.server.store import schema, tokens

EMAIL, RESET = "email", "reset"
"""Kinds of links that come by mail: this address is mine; I have forgotten my password."""


@dataclass(frozen=True)
class Facts:
    """What only the owner of an account is told of it."""

    email: str | None
    email_at: int | None
    """When the owner showed that the address is theirs."""
    password_at: int | None
    codes_left: int
    playing: int
    finished: int


def facts(connection: Connection, user_id: int) -> Facts:
    u, s, t = schema.users.c, schema.seats.c, schema.tables.c
    row = connection.execute(select(u.email, u.email_at, u.password_at).where(u.id == user_id)).one()
    counted = (
        select(t.status, func.count(t.id.distinct()))
        .join(schema.seats, s.table_id == t.id)
        .where(s.user_id == user_id)
        .group_by(t.status)
    )
    tables = {status: int(count) for status, count in connection.execute(counted)}
    playing = tables.get("playing", 0) + tables.get("open", 0)
    left = codes_left(connection, user_id)
    return Facts(row.email, row.email_at, row.password_at, left, playing, tables.get("over", 0))


# ---- recovery codes --------------------------------------------------------------------------------------------------


def replace_codes(connection: Connection, user_id: int, codes: Sequence[str], now: int) -> None:
    """New codes, of which only the hashes are kept; the old ones are worth nothing any more."""
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.user_id == user_id))
    rows = [{"code_hash": tokens.hashed(code), "user_id": user_id, "created_at": now} for code in codes]
    connection.execute(insert(schema.recovery_codes), rows)


def codes_left(connection: Connection, user_id: int) -> int:
    c = schema.recovery_codes.c
    chosen = select(func.count()).where(c.user_id == user_id, c.used_at.is_(None))
    return int(connection.execute(chosen).scalar_one())


def use_code(connection: Connection, user_id: int, code: str, now: int) -> bool:
    """Take a code; False if it is none of this user's, or was used before."""
    c = schema.recovery_codes.c
    chosen = update(schema.recovery_codes).where(
        c.code_hash == tokens.hashed(code), c.user_id == user_id, c.used_at.is_(None)
    )
    return connection.execute(chosen.values(used_at=now)).rowcount == 1


# ---- sessions and links ----------------------------------------------------------------------------------------------


def end_sessions(connection: Connection, user_id: int, kind: str, but: str = "") -> None:
    """Sign a user out of every session of a kind, but for the one with this public id."""
    s = schema.sessions.c
    chosen = delete(schema.sessions).where(s.user_id == user_id, s.kind == kind, s.public_id != but)
    connection.execute(chosen)


def drop_links(connection: Connection, user_id: int, *kinds: str) -> None:
    k = schema.links.c
    connection.execute(delete(schema.links).where(k.user_id == user_id, k.kind.in_(kinds)))
