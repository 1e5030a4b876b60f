"""Two servers on one PostgreSQL database: people at one table need not be at one server."""

import asyncio
from pathlib import Path

from server.client import Person
from server.web.running import Running, settings_of


def test_a_move_at_one_server_is_seen_at_the_other(postgresql_url: str, tmp_path: Path) -> None:
    async def play(here: Running, there: Running) -> None:
        anna = await Person.guest(here.address, "Anna")
        bert = await Person.guest(there.address, "Bert")
        table = await anna.create("kingsburg", [{"kind": "me"}, {"kind": "friend"}])
        async with anna.chair(table.id, 0) as first:
            await bert.claim(table.invites[1])
            await first.until(lambda: first.status == "playing")
            async with bert.chair(table.id, 1) as second:
                for _ in range(8):
                    chair, other = (first, second) if first.ask else (second, first)
                    done = await chair.move(chair.options[0]["action"])
                    for each in (chair, other):
                        await each.until(lambda: each.version >= done["version"])  # noqa: B023
                assert [event["kind"] for event in first.events] == [event["kind"] for event in second.events]
        elsewhere = anna.at(there.address)
        assert (await elsewhere.state(table.id, 0))["seat"] == 0
        for person in (anna, bert, elsewhere):
            await person.leave()

    settings = settings_of(tmp_path, database=postgresql_url)
    with Running(settings) as here, Running(settings) as there:
        asyncio.run(asyncio.wait_for(play(here, there), 60))
