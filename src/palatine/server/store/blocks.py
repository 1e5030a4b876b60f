"""The operator's block list: people, who are told so, and addresses."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from palatine.server.store import schema
from palatine.server.store.users import User

PERSON, ADDRESS = "person", "address"


@dataclass(frozen=True)
class Block:
    """Whom or what the operator blocked: a person by public id, or a network such as 203.0.113.0/24."""

    kind: str
    what: str
    why: str
    created_at: int


def add(connection: Connection, kind: str, what: str, why: str, now: int, user: User | None = None) -> None:
    """Block somebody or something; once more only changes the reason."""
    remove(connection, kind, what, user)
    connection.execute(insert(schema.blocks).values(kind=kind, what=what, why=why, created_at=now))
    if user is not None:
        connection.execute(update(schema.users).where(schema.users.c.id == user.id).values(blocked_at=now))


def remove(connection: Connection, kind: str, what: str, user: User | None = None) -> bool:
    """Let somebody in again; False if nothing was blocked."""
    b = schema.blocks.c
    if user is not None:
        connection.execute(update(schema.users).where(schema.users.c.id == user.id).values(blocked_at=None))
    return connection.execute(delete(schema.blocks).where(b.kind == kind, b.what == what)).rowcount > 0


def listed(connection: Connection) -> list[Block]:
    b = schema.blocks.c
    rows = connection.execute(select(b.kind, b.what, b.why, b.created_at).order_by(b.created_at.desc(), b.id.desc()))
    return [Block(*row) for row in rows]


def addresses(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.blocks.c.what).where(schema.blocks.c.kind == ADDRESS)).scalars())
