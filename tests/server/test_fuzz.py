"""Hostile and broken clients: whatever they send, they get clear answers, and the table plays on."""

import asyncio
import os
import random
from pathlib import Path

from server.client import Person, play_on
from server.fuzz import fuzz
from server.process import Server

SOCKETS = int(os.environ.get("PALATINE_FUZZ_SOCKETS", "150"))


async def trial(address: str) -> None:
    anna, ben = await Person.guest(address, "Anna"), await Person.guest(address, "Ben")
    watcher, nobody = await Person.guest(address, "Watcher"), Person.nobody(address)
    made = await anna.create("valeria", [{"kind": "me"}, {"kind": "friend"}], visibility="public")
    await ben.claim(made.invites[1])
    people = [(anna, 0), (ben, 1), (watcher, None), (nobody, None)]
    result = await fuzz(people, made.id, SOCKETS, seed=7)
    assert not result.wrong, "\n".join(result.wrong[:10])
    assert result.answers["refused"] > SOCKETS / 3, result
    assert result.answers["pong"] > SOCKETS / 3, result
    assert result.closed[4009], "malformed frames must end the socket"
    async with anna.chair(made.id, 0) as first, ben.chair(made.id, 1) as second:
        assert first.status == "playing"
        assert await play_on([first, second], random.Random(1), 10) == 10, "the table does not play on"
    for person in (anna, ben, watcher, nobody):
        await person.leave()


def test_a_fuzzed_server_answers_clearly_and_plays_on(sqlite_url: str, tmp_path: Path) -> None:
    with Server(sqlite_url, tmp_path) as server:
        process = server.process
        asyncio.run(trial(server.address))
        assert server.process is process and process is not None and process.poll() is None
        assert "Traceback" not in server.log.read_text()
