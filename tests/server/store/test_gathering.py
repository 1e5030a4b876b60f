"""Writes that share a commit: everybody is answered after it, and whoever fails, fails alone."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, event, func, select

from palatine.server.errors import Busy, Refused, Stale
from palatine.server.hall.hall import Done
from palatine.server.store import schema, users
from palatine.server.store.users import User
from server.store.house import House, first_move


def names(house: House) -> set[str]:
    with house.database.reading() as connection:
        return set(connection.execute(select(schema.users.c.nickname)).scalars())


def adding(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        return users.add(connection, name, "en", 1).nickname

    return work


def itself(outcome: str) -> str:
    return outcome


@contextmanager
def counting(house: House) -> Iterator[list[int]]:
    """The transactions that are committed meanwhile."""
    commits: list[int] = []

    def committed(_connection: Connection) -> None:
        commits.append(1)

    event.listen(house.database.engine, "commit", committed)
    try:
        yield commits
    finally:
        event.remove(house.database.engine, "commit", committed)


def test_commands_at_many_tables_share_commits(house: House) -> None:
    ada = house.guest()
    tables = [house.table(ada).public_id for _ in range(12)]

    async def play() -> list[Done]:
        commands = [first_move(house.hall.room(table), ada.public_id, "mine") for table in tables]
        sent = [house.hall.commanded(table, ada, command) for table, command in zip(tables, commands, strict=True)]
        with counting(house) as commits:
            done = await asyncio.gather(*sent)
        # The first goes alone, and the others wait for it together; PostgreSQL gathers commits by itself.
        assert len(commits) == (2 if house.database.kind == "sqlite" else len(tables))
        again = [house.hall.commanded(table, ada, command) for table, command in zip(tables, commands, strict=True)]
        assert await asyncio.gather(*again) == [Done(2, True)] * len(tables)
        return done

    assert asyncio.run(play()) == [Done(2, False)] * len(tables)
    with house.beside() as other:
        for table in tables:
            assert other.hall.room(table).snapshot() == house.hall.room(table).snapshot()


def test_whoever_is_refused_is_refused_alone(house: House) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    tables = [house.table(ada).public_id for _ in range(5)]

    async def play() -> list[Done | BaseException]:
        players: list[User] = [ada, ada, bea, ada, ada]
        commands = [first_move(house.hall.room(table), ada.public_id) for table in tables]
        sent = [house.hall.commanded(*each) for each in zip(tables, players, commands, strict=True)]
        return await asyncio.gather(*sent, return_exceptions=True)

    done = asyncio.run(play())
    assert [getattr(each, "code", each) for each in done] == [
        Done(2, False), Done(2, False), "not_yours", Done(2, False), Done(2, False),
    ]  # fmt: skip
    assert [len(house.hall.entries(table)) for table in tables] == [2, 2, 1, 2, 2]


@pytest.mark.parametrize("failure", [Refused("no", "nie"), ZeroDivisionError()])
def test_what_a_part_wrote_before_it_failed_is_taken_back(house: House, failure: Exception) -> None:
    tried = []

    def fail(connection: Connection) -> str:
        tried.append(1)
        users.add(connection, "nobody", "en", 1)
        raise failure

    async def write() -> list[str | BaseException]:
        together = house.database.together
        parts = [together(str(at), adding(f"G{at}"), itself) for at in range(3)]
        parts.insert(2, together("failing", fail, itself))
        return await asyncio.gather(*parts, return_exceptions=True)

    assert asyncio.run(write()) == ["G0", "G1", failure, "G2"]
    assert names(house) == {"G0", "G1", "G2"}
    assert len(tried) <= 2


def test_nobody_is_answered_before_the_commit(house: House) -> None:
    """What is made of an outcome sees it with the eyes of others."""

    def seen(name: str) -> bool:
        return name in names(house)

    async def write() -> list[bool]:
        parts = [house.database.together(str(at), adding(f"G{at}"), seen) for at in range(8)]
        return await asyncio.gather(*parts)

    assert asyncio.run(write()) == [True] * 8


def test_a_commit_that_fails_is_tried_again_for_everybody_alone(house: House) -> None:
    broken: list[int] = []

    def stubborn(connection: Connection) -> str:
        """Leaves the transaction unfit for its commit, if it shares it with others."""
        if len(broken) < 1 and connection.execute(select(func.count()).select_from(schema.users)).scalar_one() > 1:
            broken.append(1)
            connection.exec_driver_sql("ROLLBACK")
        return users.add(connection, "stubborn", "en", 1).nickname

    async def write() -> list[str]:
        parts = [house.database.together(str(at), adding(f"G{at}"), itself) for at in range(4)]
        return await asyncio.gather(*parts, house.database.together("stubborn", stubborn, itself))

    found = asyncio.run(write())
    assert found == ["G0", "G1", "G2", "G3", "stubborn"] and names(house) == set(found)


def test_work_on_the_same_thing_keeps_its_order_and_its_own_transaction(house: House) -> None:
    order: list[str] = []
    seen: list[int] = []

    def work(name: str) -> Callable[[Connection], str]:
        def add(connection: Connection) -> str:
            order.append(name)
            with house.database.reading() as other:
                seen.append(other.execute(select(func.count()).select_from(schema.users)).scalar_one())
            return users.add(connection, name, "en", 1).nickname

        return add

    async def write() -> list[str]:
        return await asyncio.gather(*[house.database.together("table", work(f"G{at}"), itself) for at in range(6)])

    assert asyncio.run(write()) == order == [f"G{at}" for at in range(6)]
    assert seen == [0, 1, 2, 3, 4, 5], "each sees the one before committed"


def test_of_many_answers_to_one_question_sent_at_once_one_counts(house: House) -> None:
    ada = house.guest()
    table = house.table(ada).public_id

    async def play() -> list[Done | BaseException]:
        command = first_move(house.hall.room(table), ada.public_id)
        return await asyncio.gather(
            *[house.hall.commanded(table, ada, command) for _ in range(6)], return_exceptions=True
        )

    done = asyncio.run(play())
    assert done[0] == Done(2, False) and all(isinstance(each, Stale) for each in done[1:])
    assert house.hall.room(table).version == 2


def test_whoever_goes_away_meanwhile_disturbs_nobody(house: House) -> None:
    async def write() -> list[str]:
        parts = [asyncio.ensure_future(house.database.together(str(at), adding(f"G{at}"), itself)) for at in range(4)]
        await asyncio.sleep(0)
        parts.pop(2).cancel()
        return await asyncio.gather(*parts)

    assert asyncio.run(write()) == ["G0", "G1", "G3"]


def test_a_server_that_has_ended_says_so(sqlite_url: str) -> None:
    with House(sqlite_url) as house:
        pass
    with pytest.raises(Busy, match="ending"):
        asyncio.run(house.database.together("late", adding("late"), itself))
