"""Sockets without a client around them, and what tests of sockets need again and again."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.client import Chair, Person
from server.web.running import Running

BOTH = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
SECONDS = 20.0
VISITORS: list[Person] = []


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test to its end, and let everybody leave who came in it."""

    async def to_the_end() -> None:
        try:
            await asyncio.wait_for(work, 60)
        finally:
            while VISITORS:
                await VISITORS.pop().leave()

    asyncio.run(to_the_end())


async def guest(house: Running, name: str) -> Person:
    person = await Person.guest(house.address, name)
    VISITORS.append(person)
    return person


async def raw(house: Running, table: str, person: Person | None = None, **headers: str) -> ClientConnection:
    """A socket without a client around it."""
    given = {**(person.headers() if person else {}), **headers}
    address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return await connect(address, additional_headers=given, proxy=None)


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    async with asyncio.timeout(SECONDS):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """The code and the last words of a socket that the server ends."""
    reason = ""
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                message = json.loads(await socket.recv())
                reason = message.get("reason", reason) if message["type"] == "bye" else reason
    except ConnectionClosed as end:
        return (end.rcvd.code if end.rcvd else 0), reason


async def asked(*chairs: Chair) -> Chair:
    """The chair that is asked now."""
    for chair in chairs:
        await chair.look()
    return next(chair for chair in chairs if chair.ask)


async def a_table(house: Running, game: str = "kingsburg") -> tuple[Person, str]:
    anna = await guest(house, "Anna")
    return anna, (await anna.create(game, BOTH)).id
