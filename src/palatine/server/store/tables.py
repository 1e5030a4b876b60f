"""Tables in the database: the row that is locked, the log of entries, and snapshots that save replaying it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from palatine.server.room.entry import Entry
from palatine.server.room.setting import Setting
from palatine.server.store import schema
from palatine.server.store.prepared import Prepared


@dataclass(frozen=True)
class TableRow:
    """A table as its row says. `version` is the number of its last entry."""

    id: int
    public_id: str
    status: str
    version: int
    owner_id: int | None
    locked: bool = False
    """Nobody else changes the table now, so that `version` is the newest there is."""


@dataclass(frozen=True)
class Snapshot:
    """A room as it stood after an entry, made by this version of the engine."""

    number: int
    data: dict[str, Any]


_NAMED: Final = select(
    schema.tables.c.id,
    schema.tables.c.public_id,
    schema.tables.c.status,
    schema.tables.c.version,
    schema.tables.c.owner_id,
).where(schema.tables.c.public_id == bindparam("name"))
_FIND: Final = Prepared(_NAMED)
_FIND_AND_LOCK: Final = Prepared(_NAMED.with_for_update())
_VERSION: Final = Prepared(select(schema.tables.c.version).where(schema.tables.c.public_id == bindparam("name")))
_MOVES_ON: Final = ("version", "status", "owner_id", "next_deadline", "updated_at")
_ADVANCE: Final = Prepared(
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in _MOVES_ON})
)
_APPEND: Final = Prepared(insert(schema.entries), schema.entries.c.keys())
_BY_CLIENT_ID: Final = Prepared(
    select(schema.entries.c.number, schema.entries.c.user_id).where(
        schema.entries.c.table_id == bindparam("table"), schema.entries.c.client_id == bindparam("client")
    )
)


def find(connection: Connection, public_id: str, lock: bool = False) -> TableRow | None:
    """The row of a table. With `lock` nobody else changes the table until this transaction ends."""
    row = (_FIND_AND_LOCK if lock else _FIND).first(connection, {"name": public_id})
    return None if row is None else TableRow(row[0], row[1], row[2], row[3], row[4], lock)


def version(connection: Connection, public_id: str) -> int | None:
    """Where a table stands; None if there is none of this name."""
    row = _VERSION.first(connection, {"name": public_id})
    return None if row is None else int(row[0])


def setting(connection: Connection, table_id: int) -> dict[str, Any]:
    """What a table was opened with."""
    chosen = select(schema.tables.c.setting).where(schema.tables.c.id == table_id)
    found: dict[str, Any] = connection.execute(chosen).scalar_one()
    return found


def add(connection: Connection, setting: Setting, owner_id: int | None, engine: str, now: int) -> TableRow:
    """A new table without entries."""
    number = connection.execute(
        insert(schema.tables)
        .values(
            public_id=setting.id, game=setting.game, rules=setting.rules, engine=engine, setting=setting.as_data(),
            status="open",
version=0, owner_id=owner_id, visibility=setting.visibility, created_at=now, updated_at=now,
        )
        .returning(schema.tables.c.id)
    ).scalar_one()  # fmt: skip
    return TableRow(number, setting.id, "open", 0, owner_id)


def advance(
    connection: Connection,
    table_id: int,
    version: int,
    status: str,
    owner_id: int | None,
    deadline: int | None,
    now: int,
) -> None:
    """The row after new entries."""
    values = {"version": version, "status": status, "owner_id": owner_id, "next_deadline": deadline, "updated_at": now}
    _ADVANCE.run(connection, {"table": table_id, **values})


def set_deadline(connection: Connection, table_id: int, deadline: int | None) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(next_deadline=deadline))


def versions(connection: Connection, public_ids: Iterable[str]) -> dict[str, int]:
    """Where these tables stand."""
    t = schema.tables.c
    wanted = set(public_ids)
    if not wanted:
        return {}
    return {
        row.public_id: row.version
        for row in connection.execute(select(t.public_id, t.version).where(t.public_id.in_(wanted)))
    }


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where somebody's time is up."""
    t = schema.tables.c
    chosen = select(t.public_id).where(t.next_deadline < now).order_by(t.next_deadline).limit(limit)
    return list(connection.execute(chosen).scalars())


def of_user(connection: Connection, user_id: int) -> list[str]:
    """Tables where the user sits or that the user opened, always in the same order, so that locks cannot cross."""
    t, s = schema.tables.c, schema.seats.c
    sits = select(s.table_id).where(s.user_id == user_id)
    chosen = select(t.public_id).where((t.owner_id == user_id) | t.id.in_(sits)).order_by(t.id)
    return list(connection.execute(chosen).scalars())


# ---- the log ---------------------------------------------------------------------------------------------------------


def entries(connection: Connection, table_id: int, after: int = 0, upto: int | None = None) -> list[Entry]:
    """The log from there on, in order."""
    e = schema.entries.c
    chosen = (
        select(e.number, e.kind, e.seat, schema.users.c.public_id, e.at, e.client_id, e.data, e.digest)
        .join(schema.users, schema.users.c.id == e.user_id, isouter=True)
        .where(e.table_id == table_id, e.number > after)
        .order_by(e.number)
    )
    if upto is not None:
        chosen = chosen.where(e.number <= upto)
    return [Entry(*row) for row in connection.execute(chosen)]


def append(connection: Connection, table_id: int, new: Sequence[Entry], known: dict[str, int]) -> None:
    """Write entries into the log. The database refuses a number or a client id that is there already; `known` gives
    the numbers of users."""
    for entry in new:
        _APPEND.run(
            connection,
            {
                "table_id": table_id,
                "number": entry.number,
                "kind": entry.kind,
                "seat": entry.seat,
                "user_id": None if entry.user is None else known[entry.user],
                "at": entry.at,
                "client_id": entry.client_id,
                "data": entry.data,
                "digest": entry.digest,
            },
        )


def by_client_id(connection: Connection, table_id: int, client_id: str) -> tuple[int, int | None] | None:
    """The number and the user (internal id) of the entry that a client's command led to."""
    row = _BY_CLIENT_ID.first(connection, {"table": table_id, "client": client_id})
    return None if row is None else (row[0], row[1])


def mark_at(connection: Connection, table_id: int, number: int) -> Entry | None:
    """The last entry up to this one that says how the game stood after it; None before the start."""
    e = schema.entries.c
    marked = select(func.max(e.number)).where(e.table_id == table_id, e.number <= number, e.digest.is_not(None))
    last = connection.execute(marked).scalar_one()
    return None if last is None else entries(connection, table_id, last - 1, last)[0]


# ---- snapshots -------------------------------------------------------------------------------------------------------


def snapshot(connection: Connection, table_id: int, engine: str, upto: int | None = None) -> Snapshot | None:
    """The newest snapshot by this engine; those of another one may mean something else."""
    s = schema.snapshots.c
    chosen = select(s.number, s.data).where(s.table_id == table_id, s.engine == engine)
    if upto is not None:
        chosen = chosen.where(s.number <= upto)
    row = connection.execute(chosen.order_by(s.number.desc()).limit(1)).one_or_none()
    return None if row is None else Snapshot(row.number, row.data)


def add_snapshot(
    connection: Connection, table_id: int, number: int, engine: str, data: dict[str, Any], keep: int
) -> None:
    """Keep a snapshot, and only the newest few."""
    s = schema.snapshots.c
    connection.execute(insert(schema.snapshots).values(table_id=table_id, number=number, engine=engine, data=data))
    numbers = connection.execute(select(s.number).where(s.table_id == table_id).order_by(s.number.desc())).scalars()
    for old in list(numbers)[keep:]:
        connection.execute(delete(schema.snapshots).where(s.table_id == table_id, s.number == old))
