"""The socket of a table: looks, commands, repeats, stale questions, undo and consent, nonsense, limits, goodbye."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from palatine.server.web.limiting import MESSAGES_AT_ONCE, Rates
from server.client import Chair, Person, Refused
from server.web.running import Running, settings_of

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


def test_one_person_plays_both_seats(house: Running) -> None:
    """A hot-seat table over one socket: the seat is changed by another look."""

    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as chair:
            for _ in range(12):
                acting = next(seat["seat"] for seat in chair.state["table"]["seats"] if seat["to_act"])
                if chair.seat != acting:
                    chair.seat = acting
                    state = await chair.look()
                    assert state["seat"] == acting
                version = chair.version
                done = await chair.move(chair.options[0]["action"])
                assert done["version"] > version
                await chair.until(lambda: chair.version >= done["version"])  # noqa: B023
            assert [seat["mine"] for seat in chair.state["table"]["seats"]] == [True, True]

    run(play())


def test_a_repeated_command_happens_once(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            chair = await asked(left, right)
            action, ask = chair.options[0]["action"], chair.ask
            assert ask is not None
            fields = {"seat": chair.seat, "ask": ask["number"], "action": action}
            anna.listening = True
            first = await chair.command("move", "the-same", **fields)
            second = await chair.command("move", "the-same", **fields)
            assert (first["repeated"], second["repeated"]) == (False, True)
            assert first["version"] == second["version"]
            over_http = await anna.ask(
                "POST", f"/api/tables/{table}/commands", {"type": "move", "id": "the-same", **fields}
            )
            assert over_http == {"version": first["version"], "repeated": True}
            await chair.until(lambda: chair.version == first["version"])
            told = [json.loads(each.text)["type"] for each in anna.heard if each.seat == chair.seat]
            assert told.index("done") < told.index("state")
            with pytest.raises(Refused) as stale:
                await chair.command("move", None, **fields)
            assert stale.value.code in ("stale", "not_your_turn")

    run(play())


def test_a_stale_answer_says_where_the_table_stands(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        async with anna.chair(table, 0) as left, anna.chair(table, 1) as right:
            chair = await asked(left, right)
            ask = chair.ask
            assert ask is not None
            socket = await raw(house, table, anna)
            wrong = {"type": "move", "id": "old", "seat": chair.seat, "ask": ask["number"] - 1, "action": 0}
            await socket.send(json.dumps(wrong))
            refused = await heard(socket, "refused")
            assert (refused["id"], refused["error"]["code"]) == ("old", "stale")
            assert refused["version"] == chair.version
            illegal = {"type": "move", "id": "no", "seat": chair.seat, "ask": ask["number"], "text": "fly away"}
            await socket.send(json.dumps(illegal))
            assert (await heard(socket, "refused"))["error"]["code"] == "unknown_text"
            await socket.close()

    run(play())


def test_undo_redo_and_consent(house: Running) -> None:
    """Free undo goes as far as the barrier; beyond it the other person must agree."""

    async def play() -> None:
        anna, bert = await guest(house, "Anna"), await guest(house, "Bert")
        table = await anna.create("paladins", [{"kind": "me"}, {"kind": "friend"}])
        await bert.claim(table.invites[1])
        async with anna.chair(table.id, 0) as first, bert.chair(table.id, 1) as second:
            moved = await moves_until_undoable(first, second)
            undoable, version = moved.state["table"]["undoable"], moved.version
            events = len(moved.events)
            await moved.command("undo", None, seat=moved.seat, moves=undoable)
            await moved.until(lambda: moved.version > version)
            assert moved.state["table"]["redoable"] == undoable
            assert moved.state["events_from"] <= events
            await moved.command("redo", None, seat=moved.seat)
            await moved.until(lambda: moved.state["table"]["redoable"] == undoable - 1)
            other = second if moved is first else first
            await moved.command("propose", None, kind="undo", moves=2)
            await other.until(lambda: bool(other.state["table"]["proposal"]))
            proposal = other.state["table"]["proposal"]
            assert (proposal["kind"], proposal["moves"], proposal["asks_me"], proposal["mine"]) == (
                "undo",
                2,
                True,
                False,
            )
            before = other.version
            await other.command("answer", None, proposal=proposal["number"], yes=True)
            await moved.until(lambda: moved.version > before and moved.state["table"]["proposal"] is None)
            assert "undo" in [entry["kind"] for entry in moved.state["entries"]]

    async def moves_until_undoable(*chairs: Chair) -> Chair:
        for _ in range(200):
            for chair in chairs:
                if chair.state["table"]["undoable"] and chair.version >= 6:
                    return chair
            chair = await asked(*chairs)
            done = await chair.move(chair.options[0]["action"])
            for each in chairs:
                await each.until(lambda: each.version >= done["version"])  # noqa: B023
        raise AssertionError("nothing could be taken back")

    run(play())


def test_why_ping_and_presence(house: Running) -> None:
    async def play() -> None:
        anna, table = await a_table(house)
        looker = await raw(house, table)
        await looker.send(json.dumps({"type": "look", "lang": "pl"}))
        assert (await heard(looker, "state"))["seat"] is None
        socket = await raw(house, table, anna)
        assert (await heard(looker, "presence"))["seats"] == [0, 1]
        await socket.send(json.dumps({"type": "ping"}))
        assert (await heard(socket, "pong"))["now"] > 1_700_000_000_000
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        await heard(socket, "state")
        await socket.send(json.dumps({"type": "why", "id": "w", "target": "advisor:king"}))
        why = await heard(socket, "why")
        assert why["id"] == "w"
        assert set(why["reason"]) == {"rule", "en", "pl"}
        await looker.send(json.dumps({"type": "why", "id": "w", "target": 3}))
        assert (await heard(looker, "refused"))["error"]["code"] == "not_allowed"
        await socket.close()
        assert (await heard(looker, "presence"))["seats"] == []
        await looker.close()

    run(play())


def test_a_stranger_may_look_but_not_touch(house: Running) -> None:
    async def play() -> None:
        _, table = await a_table(house)
        socket = await raw(house, table)
        await socket.send(json.dumps({"type": "look", "seat": 0}))
        assert (await heard(socket, "refused"))["error"]["code"] in ("not_yours", "not_allowed")
        await socket.send(json.dumps({"type": "concede", "id": "c", "seat": 0}))
        refused = await heard(socket, "refused")
        assert (refused["id"], refused["error"]["code"]) == ("c", "identity")
        await socket.close()

    run(play())


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
    monkeypatch.setattr("palatine.server.web.socket.SEND_SECONDS", 0.5)

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
