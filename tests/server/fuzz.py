"""A seeded fuzzer of the WebSocket protocol: what a broken, an old or a hostile client might send.

Every message must be answered or end the socket with one of the codes of the protocol. Nothing may be answered with an
error of the server's own making, and the table must play on afterwards.
"""

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.client import Person, new_id

CODES = {1000, 1001, 1003, 1007, 1008, 1009, 4003, 4004, 4008, 4009}
TYPES = ["look", "ping", "why", "move", "undo", "redo", "sit", "stand", "seat_bot", "seat_open", "start", "propose"]
TYPES += [
    "answer",
    "withdraw",
    "hand_over",
    "take_back",
    "call_bot",
    "concede",
    "close",
    "flag",
    "transfer",
    "name",
    "end",
]
FIELDS = ["seat", "ask", "action", "text", "moves", "proposal", "yes", "kind", "bot", "level", "name", "with", "target"]
FIELDS += ["lang", "since", "id", "type", "invited", "user", "holder", "__class__", "constructor"]
STRANGE: list[Any] = [None, True, False, -1, 0, 1, 7, 2**31, 2**53 + 1, 10**30, -(10**18), 1.5, 1e308, [], {}, [1]]
STRANGE += [
    "",
    "0",
    "x" * 300,
    "ę\u202e",
    "\x00",
    "\ud800",
    "'; DROP TABLE entries; --",
    "../../etc/passwd",
    {"seat": 0},
]
GARBAGE = ["[" * 3000, '{"a":' * 1500, "x" * 9000, '{"type":"look"' + " " * 9000 + "}", "", "null", "{}", "1e999"]
GARBAGE += ['{"type":"ping","type":"look","seat":0,"seat":1,"lang":"en"}']
HARMLESS = ["look", "ping", "why", "move", "undo", "redo", "answer", "withdraw"]
"""Types that cannot take the table away from its players, for mutations of otherwise good messages."""


@dataclass
class Fuzzed:
    """What came of it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def strange_value(dice: random.Random) -> Any:
    if dice.random() < 0.9:
        return dice.choice(STRANGE)
    deep: Any = 0
    for _ in range(dice.choice([3, 40])):
        deep = [deep] if dice.random() < 0.5 else {"a": deep}
    return deep


def good_message(dice: random.Random, version: int, seat: int | None) -> dict[str, Any]:
    """A message of the right shape, which may come at the wrong time."""
    kind = dice.choice(HARMLESS)
    message: dict[str, Any] = {"type": kind, "id": new_id()}
    if kind == "look":
        return {
            "type": kind,
            "seat": dice.choice([None, seat, 0, 1]),
            "lang": dice.choice(["en", "pl"]),
            "since": version,
        }
    if kind == "ping":
        return {"type": kind}
    if kind == "why":
        return message | {"target": dice.choice(["advisor:queen", "duke:elsyn", 3, 12000])}
    if kind == "answer":
        return message | {"proposal": version, "yes": True}
    if kind == "withdraw":
        return message
    message["seat"] = dice.choice([seat or 0, 0, 1])
    if kind == "move":
        message |= {"ask": dice.choice([version, version - 1, 0]), "action": dice.randrange(400)}
    return message


def frame(dice: random.Random, version: int, seat: int | None) -> str | bytes:
    """One frame: good, damaged, or never meant to be a message."""
    shape = dice.randrange(12)
    message = good_message(dice, version, seat)
    if shape <= 2:
        return json.dumps(message)
    if shape <= 5:
        return json.dumps({**message, dice.choice(FIELDS): strange_value(dice)})
    if shape <= 7:
        message.pop(dice.choice(sorted(message)))
        return json.dumps(message)
    if shape <= 9:
        fields = {dice.choice(FIELDS): strange_value(dice) for _ in range(dice.randrange(6))}
        return json.dumps({"type": dice.choice([*TYPES, "", "explode", strange_value(dice)]), "id": new_id()} | fields)
    return noise(dice, json.dumps(message))


def noise(dice: random.Random, text: str) -> str | bytes:
    """Something that cannot be read as a message at all, or hardly."""
    shape = dice.randrange(4)
    if shape == 0:
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(["", "}", '"', "\\", "\x00", "NaN", "]", ","]) + text[at + dice.randrange(3) :]
    if shape == 1:
        return json.dumps(strange_value(dice))
    if shape == 2:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    return dice.choice(GARBAGE)


async def one_socket(person: Person, table: str, seat: int | None, dice: random.Random, result: Fuzzed) -> None:
    """A socket with some frames, which sometimes goes away in the middle."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    try:
        socket = await connect(
            address, additional_headers=person.headers(), compression=None, max_size=2**23, proxy=None, close_timeout=1
        )
    except InvalidStatus as error:
        result.answers[f"HTTP {error.response.status_code}"] += 1
        if error.response.status_code >= 500:
            result.wrong.append(f"the handshake was answered with {error.response.status_code}")
        return
    version = 5
    try:
        if dice.random() < 0.8:
            await socket.send(json.dumps({"type": "look", "seat": seat, "lang": "en", "since": None}))
        for _ in range(dice.randrange(1, 6)):
            await socket.send(frame(dice, version, seat))
            result.sent += 1
        if dice.random() < 0.15:
            socket.transport.abort()
            result.closed[0] += 1
            return
        await socket.send('{"type":"ping"}')
        version = await listen(socket, version, result)
    except ConnectionClosed:
        pass
    finally:
        await socket.close()
    if socket.close_code is not None:
        result.closed[socket.close_code] += 1
        if socket.close_code not in CODES:
            result.wrong.append(f"closed with {socket.close_code}")


async def listen(socket: ClientConnection, version: int, result: Fuzzed) -> int:
    """Hear everything up to the answer to our last ping; each refusal must be clear."""
    while True:
        try:
            text = await asyncio.wait_for(socket.recv(), 15)
        except TimeoutError:
            result.wrong.append("no answer to a ping in 15 seconds")
            return version
        message = json.loads(text)
        result.answers[message["type"]] += 1
        if message["type"] == "refused":
            error = message["error"]
            result.answers[f"refused {error['code']}"] += 1
            if not (error["code"] and error["en"] and error["pl"]) or error["code"] in ("internal", "broken"):
                result.wrong.append(f"an unclear refusal: {text!r}")
        version = message.get("version") or version
        if message["type"] in ("pong", "bye"):
            return version


async def fuzz(people: list[tuple[Person, int | None]], table: str, sockets: int, seed: int) -> Fuzzed:
    """Many sockets of several people, a few at a time."""
    result = Fuzzed()
    gate = asyncio.Semaphore(6)

    async def one(number: int) -> None:
        dice = random.Random(seed * 100_000 + number)
        person, seat = people[number % len(people)]
        async with gate:
            await one_socket(person, table if dice.random() < 0.95 else "nosuchtabl", seat, dice, result)

    await asyncio.gather(*[one(number) for number in range(sockets)])
    return result
