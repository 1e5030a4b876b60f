"""What a socket does not take: strangers, nonsense, floods, watchers who do not read; and how it ends."""

import asyncio
import contextlib
import json
import socket
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palatine.server.web import socket as sockets
from palatine.server.web.limiting import MESSAGES_AT_ONCE, Rates
from server.web.running import Running, settings_of
from server.web.talking import SECONDS, a_table, asked, closed, heard, raw, run


@pytest.mark.parametrize("message", ["{", "[]", '"x"', "null", "\u0000", "x" * 9000, b"{}", '{"type":"ping","a":NaN}'])
def test_nonsense_ends_the_socket(house: Running, message: str | bytes) -> None:
    async def play() -> None:
        _, table = await a_table(house)
        socket = await raw(house, table)
        await socket.send(message)
        assert await closed(socket) == (4009, "malformed")

    run(play())


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "look", "seat": "0"},
        {"type": "look", "lang": "de"},
        {"type": "look", "since": -1},
        {"type": "look", "admin": True},
        {"type": "start"},
        {"type": "move", "id": 7, "seat": 0, "ask": 1, "action": 1},
        {"type": "why", "id": "w"},
        {"type": "flag", "id": "f", "seat": 0},
    ],
)
def test_wrong_shapes_are_refused_and_the_socket_stays(house: Running, message: dict[str, object]) -> None:
    async def play() -> None:
        _, table = await a_table(house)
        socket = await raw(house, table)
        await socket.send(json.dumps(message))
        refused = await heard(socket, "refused")
        assert refused["error"]["code"] == "invalid"
        given = message.get("id")
        assert refused["id"] == (given if isinstance(given, str) else None)
        await socket.send(json.dumps({"type": "ping"}))
        await heard(socket, "pong")
        await socket.close()

    run(play())


def test_who_is_let_in(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        with pytest.raises(InvalidStatus) as foreign:
            await raw(house, table, anna, Origin="https://evil.example")
        assert foreign.value.response.status_code == 403
        for nowhere in ("aaaaaaaaaa", "x", "%00aaaaaaaaa"):
            assert await closed(await raw(house, nowhere)) == (4004, "not_found")
        assert await closed(await raw(house, table, Authorization="Bearer nonsense")) == (4003, "identity")
        token = (await anna.ask("POST", "/api/me/tokens", {"label": "bot"}))["token"]
        program = await raw(house, table, Authorization=f"Bearer {token}")
        await program.send(json.dumps({"type": "look", "seat": 0}))
        assert (await heard(program, "state"))["seat"] == 0
        await anna.ask("POST", "/api/me/tokens", {"label": "another"})
        browser = await raw(house, table, anna)
        (line,) = [line for line in (await anna.ask("GET", "/api/me/tokens"))["tokens"] if line["label"] == "bot"]
        await anna.ask("DELETE", f"/api/me/tokens/{line['id']}")
        assert await closed(program) == (4003, "identity")
        await browser.send(json.dumps({"type": "ping"}))
        await heard(browser, "pong")
        await browser.close()

    run(play())


def test_signing_out_ends_the_sockets_of_the_session(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        socket = await raw(house, table, anna)
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        await heard(socket, "state")
        await anna.ask("POST", "/api/logout")
        assert await closed(socket) == (4003, "identity")

    run(play())


def test_sockets_and_messages_are_limited(tmp_path: Path) -> None:
    rates = Rates(sockets_of_user=2, sockets_of_address=4)

    async def play(house: Running) -> None:
        anna, table = await a_table(house)
        sockets = [await raw(house, table, anna) for _ in range(2)]
        assert await closed(await raw(house, table, anna)) == (4008, "too_many")
        sockets += [await raw(house, table) for _ in range(2)]
        assert await closed(await raw(house, table)) == (4008, "too_many")
        for _ in range(MESSAGES_AT_ONCE + 30):
            await sockets[0].send(json.dumps({"type": "ping"}))
        assert await closed(sockets[0]) == (4008, "too_many")
        for each in sockets:
            await each.close()
        again = await raw(house, table, anna)
        await again.close()

    with Running(settings_of(tmp_path, limits=True), rates, background=False) as house:
        run(play(house))


def test_a_watcher_who_does_not_read_costs_nothing(house: Running) -> None:
    """States are not queued: whoever lags is sent the newest one, whatever happened in between."""

    async def play() -> None:
        anna, table = await a_table(house)
        lazy = await raw(house, table, anna)
        await lazy.send(json.dumps({"type": "look", "seat": 0}))
        hub = house.app.state.hub

        async def waiting() -> int:
            return max([len(watcher.replies) for watcher in hub.watchers[table]])

        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            for _ in range(15):
                chair = await asked(left, right)
                done = await chair.move(chair.options[0]["action"])
                await chair.until(lambda: chair.version >= done["version"])  # noqa: B023
            assert house.inside(waiting()) <= 1
            newest = left.version
        versions = [0]
        while versions[-1] < newest:
            versions.append((await heard(lazy, "state"))["version"])
        assert versions == sorted(set(versions))
        await lazy.close()

    run(play())


def test_a_watcher_who_blocks_the_line_is_let_go(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks and asks and reads nothing: the server neither waits for long nor piles up what they asked for."""
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.5)

    async def play() -> None:
        anna, table = await a_table(house)
        hub = house.app.state.hub
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", house.settings.port))
        small.setblocking(False)
        address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        greedy = await connect(
            address, sock=small, additional_headers=anna.headers(), proxy=None, max_queue=1, compression=None
        )
        piled: list[int] = []

        async def measured() -> int:
            watchers = hub.watchers.get(table, ())
            piled.extend([len(watcher.replies) for watcher in watchers])
            return len(watchers)

        async def ask_and_ask() -> None:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await greedy.send(json.dumps({"type": "look", "seat": 0}))
                    await asyncio.sleep(0.001)

        asking = asyncio.create_task(ask_and_ask())
        await asyncio.sleep(0.1)
        try:
            async with asyncio.timeout(SECONDS):
                while house.inside(measured()):
                    await asyncio.sleep(0.05)
            assert max(piled) <= 1
        finally:
            asking.cancel()
            greedy.transport.abort()
            await greedy.wait_closed()

    run(play())


def test_the_end_of_the_server_is_announced(tmp_path: Path) -> None:
    async def play(house: Running) -> None:
        anna, table = await a_table(house)
        socket = await raw(house, table, anna)
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        await heard(socket, "state")
        async with anna.http.stream("GET", "/api/notices/stream") as stream:
            start = time.monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(house.stop))
            assert await closed(socket) == (1001, "shutdown")
            async for _ in stream.aiter_lines():
                pass
            await stopping
        assert time.monotonic() - start < 8

    house = Running(settings_of(tmp_path))
    with house:
        run(play(house))
