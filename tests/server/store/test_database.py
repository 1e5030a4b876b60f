"""Transactions: all or nothing, one moment for readers, and patience when two want the same."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, func, select, update

from palatine.server.errors import BadRequest, BadSetting, Busy
from palatine.server.store import schema, users
from palatine.server.store.database import Database, address
from server.store.house import House


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.users)).scalar_one())


def test_an_error_takes_everything_back(house: House) -> None:
    def work(connection: Connection) -> None:
        users.add(connection, "Ada", "en", 1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        house.database.transact(work)
    assert house.database.consult(count) == 0


def test_a_reader_sees_one_moment(house: House) -> None:
    with house.database.reading() as connection:
        before = count(connection)
        threading.Thread(target=house.guest).run()
        assert count(connection) == before == 0
    assert house.database.consult(count) == 1


def test_many_threads_write_without_losing_anything(house: House) -> None:
    def add(number: int) -> None:
        house.database.transact(lambda connection: users.add(connection, f"G{number}", "en", 1))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(add, range(40)))
    assert house.database.consult(count) == 40


def test_a_writer_of_another_process_is_waited_for_and_then_given_up(house: House) -> None:
    ada = house.guest()
    rename = update(schema.users).where(schema.users.c.id == ada.id)
    hasty = Database(house.url, patience=0.05)
    tried = []

    def work(connection: Connection) -> None:
        tried.append(1)
        connection.execute(rename.values(nickname="Bea"))

    with house.database.begin() as connection:
        connection.execute(rename.values(nickname="Eva"))
        with pytest.raises(Busy, match="try again"):
            hasty.transact(work)
    assert house.database.kind == "sqlite" or len(tried) == 3
    time.sleep(2 * hasty.health.pause)  # so long nobody tries again
    hasty.transact(work)
    assert house.database.consult(lambda c: users.by_id(c, ada.id)).nickname == "Bea"
    hasty.close()


def test_transactions_that_block_each_other_both_happen(house: House) -> None:
    """PostgreSQL stops one of two crossed transactions, which is then run again; SQLite has no such crossing."""
    ada, bea = house.guest("Ada"), house.guest("Bea")
    both_hold_one = threading.Barrier(2) if house.database.kind == "postgresql" else None
    first_time = threading.local()

    def work(connection: Connection, first: int, second: int) -> None:
        for user in (first, second):
            row = update(schema.users).where(schema.users.c.id == user)
            connection.execute(row.values(lang=schema.users.c.lang + "x"))
            if both_hold_one is not None and not getattr(first_time, "over", False):
                first_time.over = True
                both_hold_one.wait(5)

    with ThreadPoolExecutor(2) as pool:
        crossed = [(ada.id, bea.id), (bea.id, ada.id)]
        jobs = [pool.submit(house.database.transact, lambda c, a=a, b=b: work(c, a, b)) for a, b in crossed]
        for job in jobs:
            job.result(20)
    found = house.database.consult(lambda c: [users.by_id(c, user.id).lang for user in (ada, bea)])
    assert found == ["enxx", "enxx"]


def test_the_event_loop_waits_for_threads(house: House) -> None:
    async def visit() -> tuple[int, int, str]:
        await house.database.write(house.guest, "Ada")
        counted = await house.database.read(house.database.consult, count)
        name = await house.database.aside(lambda: threading.current_thread().name)
        return counted, len(await asyncio.gather(*[house.database.write(house.guest, "Bea") for _ in range(5)])), name

    assert asyncio.run(visit()) == (1, 5, "palatine-aside_0")


@pytest.mark.parametrize("wrong", ["mysql://host/name", "sqlite://", "sqlite:///:memory:", "://", "ftp://x"])
def test_other_addresses_are_refused_in_words(wrong: str) -> None:
    with pytest.raises(BadSetting, match="an address like"):
        address(wrong)


def test_a_plain_path_is_a_file() -> None:
    assert address("here/palatine.db").database == "here/palatine.db"
    assert address("postgres://me@host/games").drivername == "postgresql+psycopg"


def test_a_database_that_is_not_there_is_said_in_words() -> None:
    database = Database("postgresql://palatine@127.0.0.1:1/nothing", patience=1.0)
    with pytest.raises(Busy, match="cannot be reached"):
        database.consult(count)
    database.close()


@pytest.mark.parametrize("text", ["\x00", "\ud800"])
def test_what_cannot_be_stored_is_said_in_words(house: House, text: str) -> None:
    """SQLite takes a zero character, PostgreSQL does not; neither takes half a character."""
    try:
        added = house.database.transact(lambda c: users.add(c, text, "en", 1))
    except BadRequest as error:
        assert "cannot be stored" in error.en
        assert house.database.consult(count) == 0
    else:
        assert (house.database.kind, text) == ("sqlite", "\x00") and added.nickname == text
    with pytest.raises(BadRequest, match="cannot be stored"):
        house.database.transact(lambda c: users.add(c, "Ada", "en", 1 << 70))
