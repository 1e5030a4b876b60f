"""Seats in the database: copied from the room with each entry, so that lists of tables need not load them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, exists, func, insert, select, update

from palatine.server.store import schema
from palatine.server.store.prepared import Prepared


@dataclass(frozen=True)
class SeatRow:
    """A seat as lists show it. `bot` plays for it now, if any."""

    seat: int
    user_id: int | None
    kind: str
    name: str
    bot: str | None
    to_act: bool
    ask: int | None
    asked_at: int | None
    deadline: int | None


@dataclass(frozen=True)
class SeatLine:
    """A seat in a list of tables. `mine` is about the user who asks."""

    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool
    to_act: bool
    deadline: int | None


@dataclass(frozen=True)
class TableLine:
    """A table in a list: what lobby and `my games` show without loading it."""

    public_id: str
    game: str
    rules: int
    status: str
    version: int
    visibility: str
    owned: bool
    created_at: int
    updated_at: int
    options: dict[str, Any]
    clock: dict[str, Any]
    on_time: str
    seats: tuple[SeatLine, ...]

    @property
    def my_turn(self) -> bool:
        return any(seat.mine and seat.to_act and seat.bot is None for seat in self.seats)

    @property
    def my_deadline(self) -> int | None:
        """The first time at which an answer of mine is due."""
        mine = [seat.deadline for seat in self.seats if seat.mine and seat.to_act and seat.deadline is not None]
        return min(mine, default=None)


_SEAT = (
    schema.seats.c.seat,
    schema.seats.c.user_id,
    schema.seats.c.kind,
    schema.seats.c.name,
    schema.seats.c.bot,
    schema.seats.c.to_act,
    schema.seats.c.ask,
    schema.seats.c.asked_at,
    schema.seats.c.deadline,
)


def rows(connection: Connection, table_id: int) -> list[SeatRow]:
    chosen = select(*_SEAT).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return [SeatRow(*row) for row in connection.execute(chosen)]


_NAMES: Final = [column.name for column in _SEAT]
_ADD: Final = insert(schema.seats)
_CHANGE: Final = Prepared(
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in _NAMES if name != "seat"})
)


def add(connection: Connection, table_id: int, wanted: Sequence[SeatRow]) -> None:
    """The seats of a new table."""
    connection.execute(_ADD, [{"table_id": table_id, **_values(row)} for row in wanted])


def change(connection: Connection, table_id: int, before: Sequence[SeatRow], after: Sequence[SeatRow]) -> None:
    """Write the seats that are no longer as they were."""
    for old, row in zip(before, after, strict=True):
        if row != old:
            values = _values(row)
            _CHANGE.run(connection, {"table": table_id, "number": values.pop("seat"), **values})


def _values(row: SeatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _NAMES}


def holds_any(connection: Connection, user_id: int) -> bool:
    """Whether the user has a seat or a table of their own, of whatever age."""
    s, t = schema.seats.c, schema.tables.c
    sits = exists().where(s.user_id == user_id)
    opened = exists().where(t.owner_id == user_id)
    return bool(connection.execute(select(sits | opened)).scalar_one())


# ---- lists -----------------------------------------------------------------------------------------------------------


IS_PLAYED_BY_A_PERSON: Final = exists().where(
    schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == "person", schema.seats.c.bot.is_(None)
)
"""A person sits at the table and plays; whoever lets a bot play does not wait for one."""


def played_by_bots_alone(connection: Connection, owner_id: int) -> int:
    """How many tables of this owner play without any person."""
    t = schema.tables.c
    chosen = select(func.count()).where(t.owner_id == owner_id, t.status == "playing", ~IS_PLAYED_BY_A_PERSON)
    return int(connection.execute(chosen.select_from(schema.tables)).scalar_one())


def _tables() -> Select[Any]:
    t = schema.tables.c
    return select(
        t.id, t.public_id, t.game, t.rules, t.status, t.version, t.visibility, t.owner_id, t.created_at, t.updated_at,
        t.setting,
    )  # fmt: skip


def lobby(connection: Connection, user_id: int | None, limit: int) -> list[TableLine]:
    """Public tables with an open seat, newest first."""
    t, s = schema.tables.c, schema.seats.c
    free = exists().where(s.table_id == t.id, s.kind == "open")
    chosen = _tables().where(t.visibility == "public", t.status.in_(("open", "playing")), free)
    return _lines(connection, chosen.order_by(t.created_at.desc(), t.id.desc()).limit(limit), user_id)


def of_user(connection: Connection, user_id: int, limit: int) -> list[TableLine]:
    """Tables where the user sits or that the user opened: my turn first, then the latest."""
    t, s = schema.tables.c, schema.seats.c
    sits = select(s.table_id).where(s.user_id == user_id)
    chosen = _tables().where((t.owner_id == user_id) | t.id.in_(sits))
    found = _lines(connection, chosen.order_by(t.updated_at.desc(), t.id.desc()).limit(limit), user_id)
    endless = 1 << 62
    return sorted(found, key=lambda line: (not line.my_turn, line.my_deadline or endless, -line.updated_at))


def _lines(connection: Connection, chosen: Select[Any], user_id: int | None) -> list[TableLine]:
    found = connection.execute(chosen).all()
    s = schema.seats.c
    seats: dict[int, list[SeatLine]] = {row.id: [] for row in found}
    wanted = select(s.table_id, *_SEAT).where(s.table_id.in_(seats)).order_by(s.seat)
    for row in connection.execute(wanted):
        mine = user_id is not None and row.user_id == user_id
        seats[row.table_id].append(SeatLine(row.seat, row.kind, row.name, row.bot, mine, row.to_act, row.deadline))
    return [_line(row, seats[row.id], user_id) for row in found]


def _line(row: schema.AnyRow, seats: list[SeatLine], user_id: int | None) -> TableLine:
    owned = user_id is not None and row.owner_id == user_id
    setting = row.setting
    return TableLine(
        public_id=row.public_id,
        game=row.game,
        rules=row.rules,
        status=row.status,
        version=row.version,
        visibility=row.visibility,
        owned=owned,
        created_at=row.created_at,
        updated_at=row.updated_at,
        options=(setting.get("position") or setting).get("options", {}),
        clock=setting["clock"],
        on_time=setting["on_time"],
        seats=tuple(seats),
    )
