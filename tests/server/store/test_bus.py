"""News reach every listener, in this process and in others, and are never lost for long."""

import asyncio

import psycopg
import pytest

from palatine.server.bus import Bus
from palatine.server.store.users import User
from server.store.house import BOT, ME, House

SOON = 5.0


def topic(table: str) -> str:
    return f"table:{table}"


def in_house(house: House) -> tuple[User, str]:
    ada = house.guest()
    return ada, house.table(ada).public_id


def test_a_command_is_news_for_those_who_watch(house: House) -> None:
    ada, table = in_house(house)

    async def watch() -> None:
        async with house.bus:
            mine, other = house.bus.subscribe(topic(table)), house.bus.subscribe(topic("other"))
            await asyncio.gather(mine.wait(0.2), other.wait(0.2))
            await house.database.write(house.move, table, ada)
            assert await mine.wait(SOON) == {topic(table)}
            assert await other.wait(0.3) == set()
            house.bus.unsubscribe(mine)
            await mine.wait(0)
            await house.database.write(house.move, table, ada)
            assert await mine.wait(0.3) == set()

    asyncio.run(watch())


def test_news_merge_until_somebody_asks(house: House) -> None:
    async def watch() -> None:
        async with house.bus:
            listener = house.bus.subscribe("jobs")
            await listener.wait(0.2)
            listener.add("user:ada")
            house.bus.publish("jobs")
            house.bus.publish("jobs", "user:ada")
            await asyncio.sleep(0.05)
            assert await listener.wait(SOON) == {"jobs", "user:ada"}
            listener.drop("jobs")
            house.bus.publish("jobs", "something")
            assert await listener.wait(0.2) == set()

    asyncio.run(watch())


def test_a_table_with_a_bot_is_news_for_workers(house: House) -> None:
    ada = house.guest()

    async def watch() -> None:
        async with house.bus:
            listener = house.bus.subscribe("jobs")
            await listener.wait(0.2)
            for _ in range(20):
                created = await house.database.write(house.table, ada, ME, BOT)
                if 1 in house.hall.room(created.public_id).asks:
                    break
            assert await listener.wait(SOON) == {"jobs"}

    asyncio.run(watch())


def test_a_command_of_another_process_is_news_here(house: House) -> None:
    """PostgreSQL tells at once; where nothing is told, versions are compared."""
    ada, table = in_house(house)

    async def watch() -> None:
        with house.beside() as other:
            async with house.bus:
                listener = house.bus.subscribe(topic(table))
                await listener.wait(0.5)
                for _ in range(3):
                    await other.database.write(other.move, table, ada)
                    assert await listener.wait(SOON) == {topic(table)}

    asyncio.run(watch())


def test_a_broken_line_to_postgresql_is_mended(postgresql_url: str) -> None:
    with House(postgresql_url) as house:
        ada, table = in_house(house)
        bus = Bus(house.database, watch_every=3_600_000)

        async def watch() -> None:
            with house.beside() as other:
                async with bus:
                    listener = bus.subscribe(topic(table), f"user:{ada.public_id}")
                    await listener.wait(SOON)
                    with psycopg.connect(postgresql_url, autocommit=True) as connection:
                        connection.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                            " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                        )
                    both = {topic(table), f"user:{ada.public_id}"}
                    assert await listener.wait(SOON) == both, "something may have been missed"
                    await other.database.write(other.move, table, ada)
                    assert topic(table) in await listener.wait(SOON)

        asyncio.run(watch())


def test_news_are_told_only_of_what_was_committed(postgresql_url: str) -> None:
    with House(postgresql_url) as house, house.beside() as other:

        async def watch() -> None:
            bus = Bus(other.database, watch_every=3_600_000)
            async with bus:
                listener = bus.subscribe("jobs")
                await listener.wait(SOON)

                def fail() -> None:
                    with house.database.begin() as connection:
                        house.database.announce(connection, ["jobs"])
                        raise ZeroDivisionError

                with pytest.raises(ZeroDivisionError):
                    await house.database.write(fail)
                assert await listener.wait(0.3) == set()
                await house.database.write(
                    house.database.transact, lambda connection: house.database.announce(connection, ["jobs"])
                )
                assert await listener.wait(SOON) == {"jobs"}

        asyncio.run(watch())


def test_without_a_loop_news_are_for_nobody(house: House) -> None:
    ada, table = in_house(house)
    house.bus.publish("jobs")
    assert house.move(table, ada).version == 2
