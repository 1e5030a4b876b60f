"""Hints that people wait for: asked at a seat, thought over once by one worker, gone when told or too late."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from palatine.server.store import schema, tokens

MOST_AT_ONCE: Final = 100
"""So many of those that wait are looked at when one is chosen."""
Moves = list[dict[str, Any]]
"""What a worker found: actions with chances, points and tables tried, best first."""


@dataclass(frozen=True)
class HintRow:
    """A hint that nobody has thought over yet."""

    id: int
    public_id: str
    table: str
    seat: int
    ask: int
    owner: int | None
    """Whose seat it is (internal number)."""


_h = schema.hints.c
_HINT = (
    select(_h.id, _h.public_id, schema.tables.c.public_id.label("table"), _h.seat, _h.ask, schema.seats.c.user_id)
    .join(schema.tables, schema.tables.c.id == _h.table_id)
    .join(schema.seats, and_(schema.seats.c.table_id == _h.table_id, schema.seats.c.seat == _h.seat))
)


def add(connection: Connection, table_id: int, seat: int, ask: int, now: int, after: int) -> str | None:
    """A new hint by its public id; None while one for the same question, asked later than `after`, is on its way."""
    here = [_h.table_id == table_id, _h.seat == seat]
    lost = or_(_h.created_at <= after, _h.created_at > now, _h.ask != ask)
    connection.execute(delete(schema.hints).where(*here, lost))
    if connection.execute(select(_h.id).where(*here)).first() is not None:
        return None
    name = tokens.public_id()
    row = {"public_id": name, "table_id": table_id, "seat": seat, "ask": ask, "created_at": now}
    connection.execute(insert(schema.hints).values(row))
    return name


def waiting(connection: Connection) -> list[HintRow]:
    """The hints that no worker has taken, in their order."""
    free = _HINT.where(_h.lease_hash.is_(None)).order_by(_h.id).limit(MOST_AT_ONCE)
    rows = connection.execute(free.with_for_update(skip_locked=True, of=schema.hints))
    return [HintRow(*row) for row in rows]


def ids(connection: Connection) -> list[int]:
    """All hints that are asked for."""
    return list(connection.execute(select(_h.id)).scalars())


def lease(connection: Connection, hint: HintRow, lease: str) -> None:
    connection.execute(update(schema.hints).where(_h.id == hint.id).values(lease_hash=tokens.hashed(lease)))


def answer(connection: Connection, public_id: str, lease: str, moves: Moves) -> bool:
    """Keep what the holder of the lease found; False if nobody waits for it any more."""
    mine = update(schema.hints).where(_h.public_id == public_id, _h.lease_hash == tokens.hashed(lease))
    return connection.execute(mine.values(answer=moves)).rowcount == 1


def answered(connection: Connection, public_id: str) -> Moves | None:
    """What a worker found, if it has."""
    found: Moves | None = connection.execute(select(_h.answer).where(_h.public_id == public_id)).scalar_one_or_none()
    return found


def drop(connection: Connection, public_id: str) -> None:
    connection.execute(delete(schema.hints).where(_h.public_id == public_id))


def tidy(connection: Connection, before: int) -> None:
    """Forget hints whose askers were lost."""
    connection.execute(delete(schema.hints).where(_h.created_at < before))
