"""Rooms in memory: kept while they are used, caught up from the log, built anew when they do not fit it."""

import threading
from collections import OrderedDict
from collections.abc import Sequence

from sqlalchemy import Connection

from palatine.kernel.record import ENGINE
from palatine.server import logs, metrics
from palatine.server.errors import Damaged
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting
from palatine.server.store import tables
from palatine.server.store.tables import TableRow

_LOG = logs.logger("rooms")


class Misfit(Exception):
    """A log, or a snapshot and what follows it, that does not lead where the stored digest says."""


class Rooms:
    """The newest rooms of one process. A room that is kept is never changed: its successor is a changed clone."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, Room] = OrderedDict()
        self._lock = threading.Lock()

    def keep(self, public_id: str, room: Room) -> None:
        """Remember a room whose entries are committed, unless a newer one is there."""
        with self._lock:
            known = self._kept.get(public_id)
            if known is None or known.version <= room.version:
                self._kept[public_id] = room
            self._kept.move_to_end(public_id)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def drop(self, public_id: str) -> None:
        with self._lock:
            self._kept.pop(public_id, None)

    def known(self, public_id: str) -> Room | None:
        with self._lock:
            room = self._kept.get(public_id)
            if room is not None:
                self._kept.move_to_end(public_id)
            return room

    def current(self, connection: Connection, row: TableRow) -> Room:
        """The room as the row says it stands, at the least. `Damaged` if its log cannot be folded."""
        room = self.known(row.public_id)
        if room is not None and room.version > row.version and row.locked:
            _mismatch(row.public_id, "cache")  # only a database put back under a running server does this
            self.drop(row.public_id)
            room = None
        if room is not None and room.version < row.version:
            new = tables.entries(connection, row.id, room.version, row.version)
            try:
                room = folded(room.clone(), new, row.version, last_mark(new))
            except Misfit:
                _mismatch(row.public_id, "cache")
                self.drop(row.public_id)
                room = None
        if room is None:
            room = rebuilt(connection, row)
        self.keep(row.public_id, room)
        return room


def rebuilt(connection: Connection, row: TableRow) -> Room:
    """The room from its newest snapshot, or, where that does not fit, from the whole log."""
    shot = tables.snapshot(connection, row.id, ENGINE, row.version)
    if shot is not None:
        new = tables.entries(connection, row.id, shot.number, row.version)
        mark = last_mark(new) or tables.mark_at(connection, row.id, shot.number)
        try:
            return folded(restored(shot.data), new, row.version, mark)
        except Misfit:
            _mismatch(row.public_id, "snapshot")
    return replayed(connection, row, row.version)


def replayed(connection: Connection, row: TableRow, upto: int) -> Room:
    """The room after this entry, from the whole log."""
    every = tables.entries(connection, row.id, 0, upto)
    try:
        return folded(opened(tables.setting(connection, row.id)), every, upto, last_mark(every))
    except Misfit as error:
        _mismatch(row.public_id, "log")
        raise Damaged(
            f"the record of table {row.public_id} is damaged; it can be neither shown nor played on",
            f"zapis stołu {row.public_id} jest uszkodzony; nie można go pokazać ani grać dalej",
        ) from error


def opened(setting: dict[str, object]) -> Room:
    try:
        return Room.opened(Setting.from_data(setting))
    except Exception as error:
        raise Misfit("setting") from error


def restored(snapshot: dict[str, object]) -> Room:
    try:
        return Room.from_snapshot(snapshot)
    except Exception as error:
        raise Misfit("snapshot") from error


def folded(room: Room, new: Sequence[Entry], version: int, mark: Entry | None) -> Room:
    """The room after these entries, compared with `mark`, the last one that says how the game stood after it."""
    if [entry.number for entry in new] != list(range(room.version + 1, version + 1)):
        raise Misfit("numbers")
    try:
        for entry in new:
            room.apply(entry)
        fits = mark is None or room.agrees_with(mark)
    except Exception as error:  # a wrong log may break the rules anywhere, in any way
        raise Misfit("entry") from error
    if not fits:
        raise Misfit("digest")
    return room


def last_mark(entries: Sequence[Entry]) -> Entry | None:
    """The last entry with a digest."""
    return next((entry for entry in reversed(entries) if entry.digest is not None), None)


def _mismatch(public_id: str, where: str) -> None:
    metrics.MISMATCHES.inc()
    _LOG.error("log does not fit", table=public_id, kind=where)
