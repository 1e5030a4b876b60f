"""Backups are made while people play, and bring every game back byte for byte, in either kind of database."""

import gzip
import json
import threading
from pathlib import Path

import pytest
from sqlalchemy import select

from palatine.server.errors import BadBackup, Refused
from palatine.server.store import backup, schema
from palatine.server.store.database import Database
from palatine.server.store.migrations import newest
from server.store.house import BOT, ME, House, first_move

PASSWORD = "correct horse"


def filled(house: House) -> tuple[str, str]:
    """A house with something in every corner; a table in play, and the token of its player."""
    signed = house.identity.guest("Żółw", "pl")
    ada = house.identity.register(signed.user, "ada", PASSWORD)
    house.identity.change(ada, webhook="https://example.org/hook")
    house.identity.device_link(ada)
    house.table(ada, ME, BOT, BOT)
    house.hall.acquire_job("w")
    table = house.table(ada, clock={"kind": "days", "days": 1}).public_id
    house.moves(table, ada, 23)
    return table, signed.token


def rows(database: Database) -> dict[str, list[str]]:
    """Everything, as text, so that nothing is equal that is only alike."""
    with database.reading() as connection:
        return {
            table.name: [
                json.dumps(list(row)) for row in connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in schema.metadata.sorted_tables
        }


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.sqlite"
    return str(request.getfixturevalue("cluster").database())


def test_everything_comes_back_elsewhere(house: House, other_url: str, tmp_path: Path) -> None:
    table, token = filled(house)
    file = tmp_path / "backups" / "palatine.backup"
    made = backup.backup(house.url, file)
    assert made.rows["entries"] == 25 and made.rows["users"] == 1
    assert file.stat().st_mode & 0o777 == 0o600 and list(file.parent.iterdir()) == [file]
    assert backup.restore(other_url, file) == made
    with House(other_url, house.time, snapshot_every=10) as other:
        assert rows(other.database) == rows(house.database)
        here, there = house.hall.room(table), other.hall.room(table)
        assert json.dumps(here.snapshot()) == json.dumps(there.snapshot())
        assert here.table is not None and there.table is not None and here.table.record() == there.table.record()
        session = other.identity.session(token)
        assert session is not None and other.identity.login("ada", PASSWORD).user == session.user
        other.move(table, session.user)
        assert other.table(other.guest("New")).public_id != table, "new rows get new numbers"
        assert other.hall.room(table).version == here.version + 1


def test_a_backup_while_people_play_is_one_moment(house: House, tmp_path: Path) -> None:
    ada = house.guest()
    table = house.table(ada).public_id
    ending = threading.Event()

    def play() -> None:
        while not ending.is_set() and house.hall.room(table).status == "playing":
            house.hall.command(table, ada, first_move(house.hall.room(table), ada.public_id))

    player = threading.Thread(target=play)
    player.start()
    files = [tmp_path / f"{number}.backup" for number in range(4)]
    for file in files:
        backup.backup(house.url, file)
    ending.set()
    player.join()
    for number, file in enumerate(files):
        url = f"sqlite:///{tmp_path}/{number}.sqlite"
        backup.restore(url, file)
        with House(url) as other:
            room = other.hall.room(table)
            assert room.version == len(other.hall.entries(table))
            assert room.snapshot() == house.hall.room_at(table, room.version).snapshot()


def test_a_database_in_use_is_not_overwritten(house: House, tmp_path: Path) -> None:
    filled(house)
    file = tmp_path / "palatine.backup"
    backup.backup(house.url, file)
    before = rows(house.database)
    with pytest.raises(Refused, match="not empty"):
        backup.restore(house.url, file)
    assert rows(house.database) == before
    house.guest("Late")
    backup.restore(house.url, file, force=True)
    assert rows(house.database) == before


@pytest.mark.parametrize("harm", ["cut", "lines", "format", "schema", "text", "missing", "counts"])
def test_a_broken_file_restores_nothing(house: House, tmp_path: Path, harm: str) -> None:
    filled(house)
    file = tmp_path / "palatine.backup"
    backup.backup(house.url, file)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    broken = {
        "lines": lines[:-1],
        "format": ['{"format":"something"}', *lines[1:]],
        "schema": [lines[0].replace(f'"schema":"{newest()}"', '"schema":"9999"'), *lines[1:]],
        "text": [*lines[:5], "nonsense", *lines[5:]],
        "counts": [*lines[:-2], lines[-1]],
    }
    if harm == "missing":
        file.unlink()
    elif harm == "cut":
        file.write_bytes(file.read_bytes()[:-400])
    else:
        file.write_bytes(gzip.compress("\n".join(broken[harm]).encode()))
    before = rows(house.database)
    with pytest.raises(BadBackup, match=r"palatine\.backup"):
        backup.restore(house.url, file, force=True)
    assert rows(house.database) == before


def test_there_is_no_backup_of_nothing(database_url: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="empty"):
        backup.backup(database_url, tmp_path / "x")
    assert not (tmp_path / "x").exists() and not (tmp_path / "x.part").exists()
