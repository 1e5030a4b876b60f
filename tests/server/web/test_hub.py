"""The hub: whoever watches a table is woken for every change, and those who look alike are sent the same bytes."""

import asyncio
from collections.abc import Callable, Coroutine

import orjson

from palatine.server.bus import UNKNOWN
from palatine.server.store.users import User
from palatine.server.web.hub import Hub, Look
from server.store.house import House, first_move

SEEN_BY_ALL = Look(None, "en", 1)


class Friend:
    """A watcher who counts what it hears."""

    def __init__(self, table: str, user: str) -> None:
        self.table, self.user, self.session = table, user, ""
        self.woken = 0
        self.heard: list[object] = []

    def wake(self) -> None:
        self.woken += 1

    def queue(self, message: bytes) -> None:
        self.heard.append(orjson.loads(message))

    def dismiss(self, reason: str, code: int) -> None:
        raise AssertionError(reason)

    async def check_session(self) -> None: ...

    async def gone(self) -> None: ...


def with_hub(url: str, visit: Callable[[House, Hub, User, str], Coroutine[None, None, None]]) -> None:
    """A house with a hub that hears only what the test tells it, and a table of Ada's with one entry."""
    with House(url) as house:
        ada = house.guest()
        table = house.table(ada).public_id

        async def run() -> None:
            await visit(house, Hub(house.database, house.bus, house.hall), ada, table)

        asyncio.run(run())


async def settled(hub: Hub) -> None:
    while hub.chores:
        await asyncio.gather(*hub.chores)


def test_news_that_come_late_still_wake_those_who_have_not_seen_them(sqlite_url: str) -> None:
    """One watcher has looked into the database and seen more than the news had said; the other has not."""

    async def visit(house: House, hub: Hub, ada: User, table: str) -> None:
        early, late = Friend(table, ada.public_id), Friend(table, "")
        hub.join(early)
        hub.join(late)
        await settled(hub)
        house.move(table, ada)
        hub.news(table, 2)
        seen = await hub.current(table, SEEN_BY_ALL, "")
        house.move(table, ada)
        ahead = await hub.current(table, SEEN_BY_ALL, "")
        assert seen is not None and ahead is not None and (seen.version, ahead.version) == (2, 3)
        hub.news(table, 3)
        assert (early.woken, late.woken) == (2, 2)
        hub.news(table, 3)
        assert (early.woken, late.woken) == (2, 2), "the same once more is no news"
        hub.news(table, UNKNOWN)
        assert (early.woken, late.woken) == (3, 3), "something may have been missed"
        assert await hub.current(table, Look(None, "en", 3), "") is None

    with_hub(sqlite_url, visit)


def test_a_move_of_another_process_is_read_and_of_this_one_is_known(database_url: str) -> None:
    async def visit(house: House, hub: Hub, ada: User, table: str) -> None:
        hub.join(Friend(table, ada.public_id))
        await settled(hub)
        reads: list[str] = []
        room = house.hall.room

        def counted(public_id: str) -> object:
            reads.append(public_id)
            return room(public_id)

        house.hall.room = counted  # type: ignore[method-assign, assignment]
        await house.database.write(house.hall.command, table, ada, first_move(room(table), ada.public_id))
        reads.clear()
        hub.news(table, 2)
        built = await hub.current(table, SEEN_BY_ALL, "")
        assert built is not None and built.version == 2 and reads == []
        with house.beside() as other:
            other.move(table, ada)
        hub.news(table, 3)
        both = await asyncio.gather(*[hub.current(table, SEEN_BY_ALL, "") for _ in range(2)])
        assert [each and each.version for each in both] == [3, 3] and reads == [table]

    with_hub(database_url, visit)


def test_those_who_look_alike_are_sent_the_same(sqlite_url: str) -> None:
    async def visit(house: House, hub: Hub, ada: User, table: str) -> None:
        for user in (ada.public_id, "", "stranger"):
            hub.join(Friend(table, user))
        await settled(hub)
        house.move(table, ada)
        hub.news(table, 2)
        one, other = [await hub.current(table, SEEN_BY_ALL, user) for user in ("", "stranger")]
        own = await hub.current(table, Look(0, "en", 1), ada.public_id)
        assert one is other and own is not None and one is not None and own.text != one.text

    with_hub(sqlite_url, visit)


def test_a_table_that_nobody_watches_is_forgotten(sqlite_url: str) -> None:
    async def visit(house: House, hub: Hub, ada: User, table: str) -> None:
        friend = Friend(table, ada.public_id)
        hub.join(friend)
        await settled(hub)
        assert friend.heard == [{"type": "presence", "seats": [0, 1]}]
        house.move(table, ada)
        hub.news(table, 2)
        await hub.current(table, SEEN_BY_ALL, "")
        hub.leave(friend)
        await hub.current(table, SEEN_BY_ALL, "")
        assert not (hub.watchers or hub.woken_for or hub.heard or hub.reading or hub.shown)

    with_hub(sqlite_url, visit)
