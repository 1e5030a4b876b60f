"""What earlier servers left behind: opened by today's program, folded, verified, played on to the end and exported."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import select, update

import palatine
from palatine.api import game as game_named
from palatine.kernel.record import ENGINE
from palatine.server.bus import Bus
from palatine.server.hall.hall import Hall
from palatine.server.hall.rooms import folded, opened, restored
from palatine.server.records.archive import Archive
from palatine.server.records.eyes import Eyes
from palatine.server.room.command import Move, Redo
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.settings import Settings
from palatine.server.store import schema, tables, users
from palatine.server.store.database import Database
from palatine.server.store.migrations import newest, revision
from server.stored.make import ROOM, Maker, file_of, play_to_the_end, write

FILES = sorted(ROOM.glob("*.sqlite"))


class Opened(NamedTuple):
    """A copy of a stored database, after today's migrations."""

    database: Database
    hall: Hall
    archive: Archive


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opened]:
    copy = Path(shutil.copy(request.param, tmp_path / "copy.sqlite"))
    database = Database(f"sqlite:///{copy}")
    database.migrate()
    hall = Hall(database, Bus(database), Settings(database=f"sqlite:///{copy}"))
    yield Opened(database, hall, Archive(hall, database))
    database.close()


def ids(stored: Opened, *statuses: str) -> list[str]:
    chosen = select(schema.tables.c.public_id).where(schema.tables.c.status.in_(statuses)).order_by(schema.tables.c.id)
    return stored.database.consult(lambda connection: list(connection.execute(chosen).scalars()))


def row_of(stored: Opened, table: str) -> tables.TableRow:
    found = stored.database.consult(lambda connection: tables.find(connection, table))
    assert found is not None
    return found


def user_of(stored: Opened, public_id: str) -> users.User | None:
    return stored.database.consult(lambda connection: users.by_public_id(connection, public_id))


def from_log(stored: Opened, table: str) -> Room:
    """The room from its whole log; every mark in it is compared, whichever engine wrote it."""
    number = row_of(stored, table).id
    room = opened(stored.database.consult(lambda connection: tables.setting(connection, number)))
    for entry in stored.hall.entries(table):
        room.apply(entry, verify=True)
        if entry.digest is not None:
            assert room.table is not None
            assert entry.digest.partition(":")[2] == room.table.digest(), (table, entry.number)
    return room


def snapshots(stored: Opened, table: str) -> list[dict[str, object]]:
    number = row_of(stored, table).id
    chosen = select(schema.snapshots.c.data).where(schema.snapshots.c.table_id == number)
    return stored.database.consult(lambda connection: list(connection.execute(chosen).scalars()))


def face(room: Room) -> dict[str, object]:
    """Everything about a room but the chance to come."""
    found = room.snapshot()
    table = found["table"]
    if isinstance(table, dict):
        del table["chance"]
    return found


def test_this_version_has_its_stored_database() -> None:
    assert file_of() in FILES, "python -m server.stored.make"


def test_they_hold_what_they_should(stored: Opened) -> None:
    """Finished and unfinished games of every game and rules version, moves taken back, snapshots and none."""
    with stored.database.reading() as connection:
        assert revision(connection) == newest()
        t = schema.tables.c
        found = {tuple(row) for row in connection.execute(select(t.game, t.rules, t.status))}
        kinds = set(connection.execute(select(schema.entries.c.kind)).scalars())
        count = len(set(connection.execute(select(schema.snapshots.c.table_id)).scalars()))
    assert {"start", "move", "undo", "redo", "end"} <= kinds
    assert 0 < count < len(ids(stored, "playing"))
    for name in palatine.games():
        assert {(name, 1, "over"), (name, 1, "playing")} <= found
    assert {("valeria", 2, "over"), ("valeria", 2, "playing")} <= found


def test_logs_and_snapshots_lead_to_the_same_room(stored: Opened) -> None:
    compared = 0
    for table in ids(stored, "open", "playing", "over"):
        whole = from_log(stored, table)
        row = row_of(stored, table)
        assert (whole.version, whole.status) == (row.version, row.status)
        assert face(stored.hall.room(table)) == face(whole)
        for data in snapshots(stored, table):
            room = restored(data)
            later: list[Entry] = stored.hall.entries(table, room.version)
            assert face(folded(room, later, row.version, None)) == face(whole)
            compared += 1
    assert compared >= 10


def test_unfinished_games_are_played_to_the_end_under_their_rules(stored: Opened) -> None:
    for table in ids(stored, "playing"):
        before = stored.hall.room(table)
        over = play_to_the_end(before, table)
        assert over.status == "over" and over.table is not None and before.table is not None
        assert over.table.rules == before.setting.rules == before.table.rules
        again = palatine.replay(over.table.record())
        assert again.digest() == over.table.digest() and again.rules == over.table.rules


def test_unfinished_games_take_commands_of_today(stored: Opened) -> None:
    """What was taken back last can be given back, and a move is appended to the old log."""
    for table in ids(stored, "playing"):
        room = stored.hall.room(table)
        holder = next(seat.user for seat in room.seats if seat.user is not None)
        user = user_of(stored, holder)
        assert user is not None and room.table is not None
        if room.redo:
            seat = int(room.redo[-1][0].partition(":")[0]) - 1
            stored.hall.command(table, user, Redo(seat))
            room = stored.hall.room(table)
        seat = min(room.asks)
        assert room.table is not None
        action = room.table.clone().options(seat)[0]
        bot = room.seats[seat].bot_now is not None
        done = stored.hall.command(table, None if bot else user, Move(seat, room.asks[seat], action), worker=bot)
        stored.hall.rooms.drop(table)
        assert stored.hall.room(table).version == done.version > room.version


def test_finished_games_are_replayed_and_exported(stored: Opened) -> None:
    over = ids(stored, "over")
    assert len(over) >= 5
    for table in over:
        room = stored.hall.room(table)
        assert room.table is not None and room.result is not None
        text = stored.archive.record(table)
        again = palatine.replay(text)
        assert again.digest() == room.table.digest() and again.rules == room.setting.rules
        told = stored.archive.replay(table, Eyes(None, True), "pl")
        assert told["scores"] == room.result["scores"] == again.scores()
        assert told["rules"] == room.setting.rules


def test_another_version_of_the_engine_wrote_it(stored: Opened) -> None:
    """Its snapshots are passed over and its marks are not compared: the log itself is enough."""
    e, s = schema.entries.c, schema.snapshots.c
    spoilt: dict[str, object] = {}
    with stored.database.begin() as connection:
        connection.execute(update(schema.entries).where(e.digest.is_not(None)).values(digest="0.0.9:written otherwise"))
        connection.execute(update(schema.snapshots).values(engine="0.0.9", data=spoilt))
        assert connection.execute(select(s.engine)).first() == ("0.0.9",)
    for table in ids(stored, "playing", "over"):
        row = row_of(stored, table)
        assert (stored.hall.room(table).version, stored.hall.room(table).status) == (row.version, row.status)


def test_the_maker_makes_such_a_file(tmp_path: Path) -> None:
    """One game of the newest rules is enough to see that the script still works."""

    def a_little(maker: Maker) -> None:
        newest_rules = game_named("valeria").rules_version
        maker.played("valeria", 2, newest_rules, 5, maker.hall_with(4))

    path = tmp_path / f"{ENGINE}.sqlite"
    write(path, a_little)
    assert path.read_bytes()[:15] == b"SQLite format 3" and not path.with_name(f"{path.name}-wal").exists()
