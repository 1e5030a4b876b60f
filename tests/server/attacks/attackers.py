"""What an attacker does: always from other loopback addresses than the victim's, and until it is told to end."""

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.client import Chair, Gone, Person, Refused

HEAD = b"GET /healthz HTTP/1.1\r\nHost: palatine\r\nX-Slow: "


def elsewhere(number: int = 0) -> str:
    """An address of this machine that nobody else uses."""
    return f"127.66.{number // 250}.{1 + number % 250}"


@asynccontextmanager
async def going_on(*works: "asyncio.Future[None] | asyncio.Task[None]") -> AsyncIterator[None]:
    """Attacks run while the block runs."""
    try:
        yield
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


@asynccontextmanager
async def connections(port: int, count: int, said: bytes, addresses: int) -> AsyncIterator[None]:
    """So many connections that say so much and then nothing; those that are closed are opened again."""
    held: list[socket.socket] = []

    def another(number: int) -> None:
        line = socket.socket()
        line.settimeout(5)
        try:
            line.bind((elsewhere(number % addresses), 0))
            line.connect(("127.0.0.1", port))
            line.sendall(said)
        except OSError:
            line.close()
            return
        line.setblocking(False)
        held.append(line)

    def is_open(line: socket.socket) -> bool:
        try:
            return line.recv(1000) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False

    async def keep() -> None:
        number = 0
        while True:
            lost = [line for line in held if not is_open(line)]
            for line in lost:
                line.close()
            held[:] = [line for line in held if line.fileno() >= 0]
            for _ in range(min(count - len(held), 200)):
                another(number)
                number += 1
            await asyncio.sleep(0.1)

    for number in range(count):
        another(number)
        if number % 50 == 0:
            await asyncio.sleep(0)
    try:
        async with going_on(asyncio.create_task(keep())):
            yield
    finally:
        for line in held:
            line.close()


@asynccontextmanager
async def endless_heads(port: int, count: int) -> AsyncIterator[None]:
    """Connections that send one header and never end it; a new one when the server has had enough."""

    async def send(number: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(elsewhere(number), 0))
                with contextlib.closing(writer):
                    writer.write(HEAD)
                    for _ in range(4000):
                        writer.write(b"x" * 65536)
                        await writer.drain()
                del reader
            await asyncio.sleep(0.01)

    async with going_on(*[asyncio.create_task(send(number)) for number in range(count)]):
        yield


@asynccontextmanager
async def bots_alone(address: str, tables: int, bot: str = "level5") -> AsyncIterator[int]:
    """Tables of one guest where bots play among themselves; how many the server took."""
    mallory = Person(address, client(address, 0), "Mallory")
    await mallory.ask("POST", "/api/guest", {"nickname": "Mallory", "lang": "en"})
    made = 0
    for _ in range(tables):
        with contextlib.suppress(Refused):
            await mallory.create("kingsburg", [{"kind": "bot", "bot": bot}] * 4)
            made += 1
    try:
        yield made
    finally:
        await mallory.leave()


@asynccontextmanager
async def looks(address: str, table: str, count: int) -> AsyncIterator[None]:
    """Sockets at the victim's table that ask for all of it again and again, in ways that have little in common."""

    async def ask(number: int) -> None:
        dice = random.Random(number)
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        while True:
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(where, proxy=None, local_addr=(elsewhere(), 0), max_size=None) as line:
                    while True:
                        since = dice.choice([None, 0, dice.randrange(50)])
                        look = {"type": "look", "seat": None, "lang": dice.choice(["pl", "en"]), "since": since}
                        await line.send(json.dumps(look))
                        await line.recv()
            await asyncio.sleep(0.2)

    async with going_on(*[asyncio.create_task(ask(number)) for number in range(count)]):
        yield


def client(address: str, number: int) -> httpx.AsyncClient:
    """A program at an address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=elsewhere(number), verify=False)
    return httpx.AsyncClient(base_url=address, headers={"Origin": address}, transport=transport, timeout=60)


@asynccontextmanager
async def replays(address: str, table: str, moves: int, count: int) -> AsyncIterator[None]:
    """Connections that want a finished game told from the beginning, whole or up to any step."""

    async def ask(number: int, program: httpx.AsyncClient) -> None:
        dice = random.Random(number)
        async with program as http:
            while True:
                step = dice.choice(["", f"/{dice.randrange(moves)}"])
                with contextlib.suppress(httpx.HTTPError):
                    answer = await http.get(f"/api/tables/{table}/replay{step}?lang={dice.choice(['pl', 'en'])}")
                    if answer.status_code == 429:
                        await asyncio.sleep(0.05)

    programs = [client(address, number) for number in range(count)]
    async with going_on(*[asyncio.create_task(ask(number, each)) for number, each in enumerate(programs)]):
        yield


@asynccontextmanager
async def strangers(address: str, table: str, count: int) -> AsyncIterator[None]:
    """Guests without a seat who send commands to the victim's table as fast as they are answered."""

    async def send(number: int, program: httpx.AsyncClient) -> None:
        async with program as http:
            await http.post("/api/guest", json={"nickname": "Mallory", "lang": "en"})
            sent = 0
            while True:
                sent += 1
                move = {"type": "move", "id": f"{number}-{sent}", "seat": 0, "ask": 1, "action": 0}
                with contextlib.suppress(httpx.HTTPError):
                    await http.post(f"/api/tables/{table}/commands", json=move)

    programs = [client(address, number) for number in range(count)]
    async with going_on(*[asyncio.create_task(send(number, each)) for number, each in enumerate(programs)]):
        yield


async def finished_game(address: str, seats: int = 4, most: int = 400) -> tuple[str, int]:
    """A game of Kingsburg played to its end by one person; its table and the number of moves."""
    person = await Person.guest(address, "Long")
    table = (await person.create("kingsburg", [{"kind": "me"}] * seats)).id
    chairs: list[Chair] = [person.chair(table, seat) for seat in range(seats)]
    dice, moves = random.Random(1), 0
    for chair in chairs:
        await chair.open()
    while chairs[0].status == "playing" and moves < most:
        newest = max(chair.version for chair in chairs)
        for chair in chairs:
            await chair.reached(newest)
        asked = [chair for chair in chairs if chair.ask is not None]
        if not asked:
            break
        with contextlib.suppress(Refused, Gone):
            await asked[0].reached((await asked[0].move(dice.choice(asked[0].options)["action"]))["version"])
            moves += 1
    for chair in chairs:
        await chair.close()
    await person.leave()
    return table, moves
