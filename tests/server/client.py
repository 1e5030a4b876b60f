"""A small client of the server for tests and measurements, written from the protocol alone.

    anna = await Person.guest(address, "Anna")
    table = await anna.create("kingsburg", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    async with anna.chair(table.id, 0) as chair:
        await chair.move(random.choice(chair.options)["action"])

A `Person` has an identity; a `Chair` is one socket of a person at one table, which can be lost and resumed.
"""

import asyncio
import json
import random
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]
PATIENCE = 30.0
_ORDER = count()


@dataclass(frozen=True)
class Heard:
    """Something the server said to somebody, in the order in which it was received anywhere in this process."""

    order: int
    source: str
    table: str | None
    seat: int | None
    text: str


@dataclass(frozen=True)
class NewTable:
    """The answer to a created table."""

    id: str
    invites: dict[int, str]


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = str(error.get("code", ""))
        self.error = error


class Gone(Exception):
    """The connection was lost before the answer came."""


@dataclass
class Person:
    """Somebody with an identity at the server, who may remember everything that was said to them."""

    address: str
    http: httpx.AsyncClient
    name: str = ""
    lang: str = "en"
    listening: bool = False
    heard: list[Heard] = field(default_factory=list)

    @classmethod
    def nobody(cls, address: str, listening: bool = False) -> "Person":
        """Somebody without an identity."""
        http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        return cls(address, http, listening=listening)

    @classmethod
    async def guest(cls, address: str, name: str, lang: str = "en", listening: bool = False) -> "Person":
        """A new guest, known by a cookie from now on."""
        person = cls.nobody(address, listening)
        person.name, person.lang = name, lang
        await person.ask("POST", "/api/guest", {"nickname": name, "lang": lang})
        return person

    def at(self, address: str) -> "Person":
        """The same person, with the same cookie, at another server process."""
        http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        http.cookies.set("palatine", self.token)
        return Person(address, http, self.name, self.lang, self.listening, self.heard)

    @property
    def token(self) -> str:
        """The secret in the cookie."""
        for cookie in self.http.cookies.jar:
            if cookie.name == "palatine":
                return cookie.value or ""
        return ""

    def headers(self) -> dict[str, str]:
        found = {"Origin": self.address}
        if self.token:
            found["Cookie"] = f"palatine={self.token}"
        return found

    async def answer(self, method: str, path: str, body: object = None, table: str | None = None) -> httpx.Response:
        """The raw answer to a request."""
        try:
            response = (
                await self.http.request(method, path, json=body)
                if body is not None
                else await self.http.request(
                    method, path, headers={"Content-Type": "application/json"} if method != "GET" else None
                )
            )
        except httpx.TransportError as error:
            raise Gone(str(error)) from error
        if self.listening:
            headers = "\n".join(f"{name}: {value}" for name, value in response.headers.items() if name != "set-cookie")
            self.remember(f"{method} {path}", table, None, f"{headers}\n{response.text}")
        return response

    async def ask(self, method: str, path: str, body: object = None, table: str | None = None) -> Any:
        """The JSON of a good answer; raises `Refused` for the others."""
        response = await self.answer(method, path, body, table)
        if response.status_code == 204:
            return None
        is_json = "json" in response.headers.get("content-type", "")
        data = response.json() if is_json else response.text
        if response.status_code >= 400:
            raise Refused(response.status_code, data.get("error", {}) if isinstance(data, dict) else {"text": data})
        return data

    def remember(self, source: str, table: str | None, seat: int | None, text: str) -> None:
        if self.listening:
            self.heard.append(Heard(next(_ORDER), source, table, seat, text))

    async def create(self, game: str, seats: list[Json], **more: object) -> NewTable:
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return NewTable(made["id"], {invite["seat"]: invite["path"] for invite in made.get("invites", [])})

    async def claim(self, path: str) -> Any:
        """Use an invitation, a transfer or a device link."""
        return await self.ask("POST", "/api/claim", {"token": path.rsplit("/", 1)[-1]})

    async def state(self, table: str, seat: int | None = None, since: int | None = None) -> Json:
        query = {"lang": self.lang, "seat": seat, "since": since}
        words = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
        found: Json = await self.ask("GET", f"/api/tables/{table}?{words}", table=table)
        return found

    async def command(self, table: str, kind: str, /, **fields: object) -> Json:
        """A command over HTTP."""
        body = {"type": kind, "id": new_id(), **fields}
        done: Json = await self.ask("POST", f"/api/tables/{table}/commands", body, table)
        return done

    def chair(self, table: str, seat: int | None) -> "Chair":
        return Chair(self, table, seat)

    async def leave(self) -> None:
        await self.http.aclose()


class Chair:
    """One socket at one table: a seat's, or a spectator's with seat None."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.state: Json = {}
        self.events: list[Json] = []
        self.states = 0
        self.on_state: Callable[[Json], None] | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()

    async def __aenter__(self) -> "Chair":
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    @property
    def is_open(self) -> bool:
        return self._reader is not None and not self._reader.done()

    @property
    def ask(self) -> Json | None:
        found: Json | None = self.state.get("ask")
        return found

    @property
    def options(self) -> list[Json]:
        return list(self.ask["options"]) if self.ask else []

    @property
    def status(self) -> str:
        return str(self.state.get("table", {}).get("status", ""))

    async def open(self) -> Json:
        """Connect and look; after a loss only what is new is asked for."""
        address = f"{self.person.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        try:
            self._socket = await connect(
                address, additional_headers=self.person.headers(), max_size=2**23, compression=None,
                open_timeout=PATIENCE, ping_interval=None, proxy=None,
            )  # fmt: skip
        except (OSError, WebSocketException) as error:
            raise Gone(str(error)) from error
        self._reader = asyncio.create_task(self._read(self._socket))
        return await self.look(self.version or None)

    async def look(self, since: int | None = None) -> Json:
        """Ask for the state and wait for it."""
        seen = self.states
        await self.send({"type": "look", "seat": self.seat, "lang": self.person.lang, "since": since})
        await self.until(lambda: self.states > seen)
        return self.state

    async def send(self, message: object) -> None:
        """One message, as it is; bytes and text are sent untouched."""
        assert self._socket is not None
        try:
            await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        except ConnectionClosed as error:
            raise Gone(str(error)) from error

    async def command(self, kind: str, id: str | None = None, /, **fields: object) -> Json:
        """A command and its answer. Repeat it with the same id when the answer got lost."""
        name = id or new_id()
        waiting = self._answers[name] = asyncio.get_running_loop().create_future()
        try:
            await self.send({"type": kind, "id": name, **fields})
            answer: Json = await asyncio.wait_for(waiting, PATIENCE)
        finally:
            self._answers.pop(name, None)
        if answer["type"] == "refused":
            raise Refused(0, answer["error"])
        return answer

    async def move(self, action: int, id: str | None = None) -> Json:
        assert self.ask is not None
        return await self.command("move", id, seat=self.seat, ask=self.ask["number"], action=action)

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something that was received makes this true."""
        async with asyncio.timeout(seconds):
            while not condition():
                if not self.is_open:
                    raise Gone("the socket is closed")
                self._changed.clear()
                await self._changed.wait()

    async def reached(self, version: int, seconds: float = PATIENCE) -> None:
        """Wait for a state of this version or a later one."""
        await self.until(lambda: self.version >= version, seconds)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.person.remember("socket", self.table, self.seat, text)
                self._hear(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(Gone("the socket was closed"))
            self._changed.set()
            self._reader = None

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "state":
            self.state = message
            self.states += 1
            if message.get("since") is None:
                self.events = list(message["events"])
            else:
                self.events[message["events_from"] :] = message["events"]
            if self.on_state is not None:
                self.on_state(message)
        elif message.get("id") in self._answers:
            waiting = self._answers[message["id"]]
            if not waiting.done():
                waiting.set_result(message)
        self._changed.set()


def new_id() -> str:
    return str(uuid.uuid4())


async def play_on(chairs: list[Chair], dice: random.Random, moves: int) -> int:
    """Random legal moves of whoever is asked, seen by everybody before the next one; how many were made."""
    for made in range(moves):
        newest = max(chair.version for chair in chairs)
        for chair in chairs:
            await chair.reached(newest)
        asked = [chair for chair in chairs if chair.ask is not None]
        if not asked:
            return made
        chair = dice.choice(asked)
        done = await chair.move(dice.choice(chair.options)["action"])
        await chair.reached(done["version"])
    return moves
