"""Prepared statements: what SQLAlchemy would do, without asking it every time."""

import psycopg
import pytest
from sqlalchemy import Connection, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from palatine.server.errors import BadRequest, Busy
from palatine.server.store import schema
from palatine.server.store.prepared import Prepared, Row, savepoint
from server.store.house import House

COLUMNS = ("public_id", "user_id", "kind", "data", "created_at")
ADD = Prepared(insert(schema.notices).returning(schema.notices.c.id), COLUMNS)
ALL = Prepared(select(schema.notices.c.public_id, schema.notices.c.data, schema.notices.c.seat))
FACTS = {"żółć": [1, None, {"deep": True}], "text": "a 'quoted' %s ? :word"}


def notice(house: House, name: str, data: object = FACTS, at: int = 5) -> dict[str, object]:
    return {"public_id": name, "user_id": house.guest().id, "kind": "over", "data": data, "created_at": at}


def test_values_of_all_types_come_back_as_they_went(house: House) -> None:
    row = notice(house, "one")
    ((number,),) = house.database.transact(lambda c: ADD.rows(c, row))
    assert house.database.consult(lambda c: ALL.rows(c, {})) == [("one", FACTS, None)]
    n = schema.notices.c
    with house.database.reading() as connection:
        found = connection.execute(select(n.public_id, n.data, n.seat).where(n.id == number)).one()
        assert tuple(found) == ALL.first(connection, {})
    seats = [{"table_id": 1, "seat": seat, "kind": "open", "name": "", "to_act": seat == 1} for seat in (0, 1)]
    flags = Prepared(select(schema.seats.c.to_act).order_by(schema.seats.c.seat))
    with house.database.begin() as connection:
        if house.database.kind == "sqlite":
            connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        else:
            connection.exec_driver_sql("SET session_replication_role = replica")
        connection.execute(insert(schema.seats), seats)
        assert flags.rows(connection, {}) == [(False,), (True,)]
        connection.rollback()


def test_words_that_stand_in_the_statement_need_not_be_given(house: House) -> None:
    n = schema.notices.c
    both = or_(n.kind == "over", n.kind == "turn")
    see = Prepared(update(schema.notices).where(n.public_id == bindparam("name"), both).values(seen_at=bindparam("at")))
    for row in (notice(house, "one"), notice(house, "two")):
        with house.database.begin() as connection:
            ADD.rows(connection, row)
    house.database.transact(lambda c: see.run(c, {"name": "two", "at": 9}))
    with house.database.reading() as connection:
        assert dict(connection.execute(select(n.public_id, n.seen_at)).all()) == {"one": None, "two": 9}


def test_errors_are_those_of_sqlalchemy(house: House) -> None:
    row, large = notice(house, "one"), notice(house, "two", at=1 << 70)
    house.database.transact(lambda c: ADD.rows(c, row))
    with pytest.raises(IntegrityError):
        house.database.transact(lambda c: ADD.rows(c, row))
    with pytest.raises(BadRequest, match="cannot be stored"):
        house.database.transact(lambda c: ADD.rows(c, large))


def test_a_savepoint_takes_back_its_own_part_only(house: House) -> None:
    first, second, third = [notice(house, name) for name in ("one", "two", "three")]
    with house.database.begin() as connection:
        ADD.rows(connection, first)
        with pytest.raises(IntegrityError), savepoint(connection):
            ADD.rows(connection, second)
            ADD.rows(connection, first)
        with savepoint(connection):
            ADD.rows(connection, third)
    assert {row[0] for row in house.database.consult(lambda c: ALL.rows(c, {}))} == {"one", "three"}


def test_a_lost_connection_is_said_and_the_next_one_works(postgresql_url: str) -> None:
    with House(postgresql_url) as house:
        row = notice(house, "one")

        def work(connection: Connection) -> list[Row]:
            ADD.rows(connection, row)
            with psycopg.connect(postgresql_url, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            return ALL.rows(connection, {})

        with pytest.raises(Busy, match="try again"):
            house.database.transact(work)
        assert house.database.consult(lambda c: ALL.rows(c, {})) == []
        house.database.transact(lambda c: ADD.rows(c, row))
        assert len(house.database.consult(lambda c: ALL.rows(c, {}))) == 1
