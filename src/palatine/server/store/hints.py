"""Hints that people wait for: asked at a seat, thought over once by one worker, gone when told or too late."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from palatine.server.store import schema, tokens

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
    created_at: int


_h = schema.hints.c
_HINT = select(_h.id, _h.public_id, schema.tables.c.public_id.label("table"), _h.seat, _h.ask, _h.created_at).join(
    schema.tables, schema.tables.c.id == _h.table_id
)


def add(connection: Connection, table_id: int, seat: int, ask: int, now: int, after: int) -> str | None:
    """A new hint by its public id; None while one for the same question, asked later than `after`, is on its way."""
    here = [_h.table_id == table_id, _h.seat == seat]
    connection.execute(delete(schema.hints).where(*here, or_(_h.created_at <= after, _h.ask != ask)))
    if connection.execute(select(_h.id).where(*here)).first() is not None:
        return None
    name = tokens.public_id()
    row = {"public_id": name, "table_id": table_id, "seat": seat, "ask": ask, "created_at": now}
    connection.execute(insert(schema.hints).values(row))
    return name


def longest_waiting(connection: Connection, after: int) -> HintRow | None:
    """The oldest hint that no worker has taken and somebody still waits for."""
    free = _HINT.where(_h.lease_hash.is_(None), _h.created_at > after).order_by(_h.created_at, _h.id).limit(1)
    row = connection.execute(free.with_for_update(skip_locked=True, of=schema.hints)).one_or_none()
    return None if row is None else HintRow(*row)


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
