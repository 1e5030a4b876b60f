"""Rooms come back from snapshots or from the log; a log that does not fit is never played on."""

from collections.abc import Iterator

import pytest
from sqlalchemy import func, select, update

from palatine.server import metrics
from palatine.server.errors import Damaged
from palatine.server.hall.hall import Hall
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.store import schema
from palatine.server.store.users import User
from server.store.house import House, first_move


@pytest.fixture
def played(house: House) -> Iterator[tuple[House, User, str]]:
    """A table with 25 entries and snapshots after 10 and 20."""
    ada = house.guest()
    table = house.table(ada).public_id
    house.moves(table, ada, 24)
    yield house, ada, table


def fresh(house: House) -> Hall:
    """A hall that has seen nothing yet: the server after a restart."""
    return Hall(house.database, house.bus, house.settings, house.time)


def mismatches() -> float:
    return metrics.REGISTRY.get_sample_value("palatine_hash_mismatches_total") or 0.0


def shots(house: House) -> list[int]:
    with house.database.reading() as connection:
        return list(connection.execute(select(schema.snapshots.c.number).order_by(schema.snapshots.c.number)).scalars())


def damage(house: House, entry: int, **values: object) -> None:
    with house.database.begin() as connection:
        connection.execute(update(schema.entries).where(schema.entries.c.number == entry).values(**values))


def test_a_restart_brings_the_same_room(played: tuple[House, User, str]) -> None:
    house, _, table = played
    assert fresh(house).room(table).snapshot() == house.hall.room(table).snapshot()


def test_the_newest_two_snapshots_are_kept(played: tuple[House, User, str]) -> None:
    house, ada, table = played
    assert shots(house) == [10, 20]
    house.moves(table, ada, 6)
    assert shots(house) == [20, 30]


def test_snapshots_save_replaying(played: tuple[House, User, str], monkeypatch: pytest.MonkeyPatch) -> None:
    house, _, table = played
    applied: list[int] = []
    apply = Room.apply

    def counted(room: Room, entry: Entry, *, verify: bool = False) -> None:
        applied.append(entry.number)
        apply(room, entry, verify=verify)

    monkeypatch.setattr(Room, "apply", counted)
    fresh(house).room(table)
    assert applied == [21, 22, 23, 24, 25]


def test_a_snapshot_of_another_engine_is_not_used(played: tuple[House, User, str]) -> None:
    house, _, table = played
    with house.database.begin() as connection:
        connection.execute(update(schema.snapshots).values(engine="0.0.0", data={"version": "nonsense"}))
    before = mismatches()
    assert fresh(house).room(table).snapshot() == house.hall.room(table).snapshot()
    assert mismatches() == before


@pytest.mark.parametrize("nonsense", [{}, {"version": 20}, {"setting": {}, "version": 20, "table": None}])
def test_a_wrong_snapshot_is_passed_over_and_counted(
    played: tuple[House, User, str], nonsense: dict[str, object]
) -> None:
    house, ada, table = played
    with house.database.begin() as connection:
        connection.execute(update(schema.snapshots).values(data=nonsense))
    before = mismatches()
    hall = fresh(house)
    assert hall.room(table).snapshot() == house.hall.room(table).snapshot()
    assert mismatches() == before + 1
    assert hall.command(table, ada, first_move(hall.room(table), ada.public_id)).version == 26


def test_a_snapshot_of_another_state_is_found_out_by_its_digest(played: tuple[House, User, str]) -> None:
    house, ada, table = played
    house.moves(table, ada, 5)
    with house.database.begin() as connection:
        newest = schema.snapshots.c.number == 30
        data = connection.execute(select(schema.snapshots.c.data).where(newest)).scalar_one()
        data["table"]["table"]["seats"][0]["gold"] = 5 - data["table"]["table"]["seats"][0].get("gold", 0)
        connection.execute(update(schema.snapshots).where(newest).values(data=data))
    before = mismatches()
    assert fresh(house).room(table).snapshot() == house.hall.room(table).snapshot()
    assert mismatches() == before + 1


@pytest.mark.parametrize(
    "values",
    [{"data": {}}, {"data": {"lines": ["1: nonsense"]}}, {"kind": "magic"}, {"seat": 7}, {"number": 99}],
)
def test_a_damaged_log_is_said_and_nothing_is_appended(
    played: tuple[House, User, str], values: dict[str, object]
) -> None:
    house, ada, table = played
    command = first_move(house.hall.room(table), ada.public_id, "next")
    damage(house, 4, **values)
    with house.database.begin() as connection:
        connection.execute(schema.snapshots.delete())
    hall = fresh(house)
    for ask in (lambda: hall.room(table), lambda: hall.command(table, ada, command), lambda: hall.room_at(table, 9)):
        with pytest.raises(Damaged, match="neither shown nor played on"):
            ask()
    with house.database.reading() as connection:
        assert connection.execute(select(func.count()).select_from(schema.entries)).scalar_one() == 25
        assert connection.execute(select(schema.tables.c.version)).scalar_one() == 25


def test_a_digest_that_does_not_fit_is_damage(played: tuple[House, User, str]) -> None:
    house, ada, table = played
    mark = house.hall.entries(table)[-1].digest
    assert mark is not None
    damage(house, 25, digest=mark[:-1] + ("0" if mark[-1] != "0" else "1"))
    hall = fresh(house)
    with pytest.raises(Damaged):
        hall.room(table)
    # A process that still knows the room from before is not asked to read that entry again.
    assert house.move(table, ada).version == 26


def test_a_cached_room_that_misses_its_log_is_built_anew(played: tuple[House, User, str]) -> None:
    house, ada, table = played
    wrong = house.hall.room(table).clone()
    with house.beside() as other:
        other.moves(table, ada, 2)
    wrong.table = house.hall.room_at(table, 3).table
    house.hall.rooms.drop(table)
    house.hall.rooms.keep(table, wrong)
    before = mismatches()
    assert house.hall.room(table).version == 27
    assert house.hall.room(table).snapshot() == fresh(house).room(table).snapshot()
    assert mismatches() == before + 1


def test_a_database_put_back_under_a_running_server_is_believed(played: tuple[House, User, str]) -> None:
    house, ada, table = played
    with house.database.begin() as connection:
        connection.execute(schema.snapshots.delete())
        connection.execute(schema.entries.delete().where(schema.entries.c.number > 20))
        connection.execute(update(schema.tables).values(version=20))
    done = house.hall.command(table, ada, first_move(house.hall.room_at(table, 20), ada.public_id))
    assert done.version == 21 == len(house.hall.entries(table)) == fresh(house).room(table).version


def test_rooms_leave_the_memory_when_others_need_it(database_url: str) -> None:
    with House(database_url, rooms_cached=2) as house:
        ada = house.guest()
        names = [house.table(ada).public_id for _ in range(4)]
        assert [house.hall.rooms.known(name) is not None for name in names] == [False, False, True, True]
        assert [house.hall.room(name).version for name in names] == [1, 1, 1, 1]


def test_any_moment_of_the_past_can_be_looked_at(played: tuple[House, User, str]) -> None:
    house, _, table = played
    assert [house.hall.room_at(table, number).version for number in (0, 1, 13, 25)] == [0, 1, 13, 25]
