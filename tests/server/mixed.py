"""Games as people play them: moves, and everything else that people, spectators, strangers and workers get up to."""

import asyncio
import contextlib
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx

import palatine
from server.client import Chair, Gone, Person, Refused, new_id
from server.process import WORKER_TOKEN

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("valeria", 3, {}),
    ("kingsburg", 3, {"modules": ["governors", "destiny"]}),
    ("wonderful_kingdom", 2, {}),
    ("paladins", 3, {}),
    ("kingsburg", 2, {}),
    ("valeria", 2, {}),
    ("wonderful_kingdom", 1, {}),
    ("paladins", 2, {}),
)
ODDITIES = ["undo", "redo", "reconnect", "foreign", "illegal", "why", "peek", "files", "report", "position", "lists"]
ODDITIES += ["propose", "hand_over", "stream"]
WHY = "why-"
"""How the ids of questions begin: their answers repeat what was asked, so they are compared and not searched."""
FILES = ("record", "replay", "replay/1", "continue", "entries")


@dataclass
class Evening:
    """Everybody who was there, what they hold, and what was done how often."""

    address: str
    people: list[Person] = field(default_factory=list)
    holds: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    links: list[tuple[str, str]] = field(default_factory=list)
    """(owner, token) of every link that was given out."""
    done: Counter[str] = field(default_factory=Counter)
    dealt: list["Dealt"] = field(default_factory=list)
    reasons: list["Asked"] = field(default_factory=list)
    continued: list[tuple[str, str]] = field(default_factory=list)
    """(new table, the one it goes on from)."""

    async def guest(self, name: str, lang: str = "en") -> Person:
        person = await Person.guest(self.address, name, lang, listening=True)
        self.people.append(person)
        return person

    def seated(self, person: Person, table: str, seat: int) -> None:
        self.holds.setdefault(person.name, {}).setdefault(table, set()).add(seat)


@dataclass(frozen=True)
class Dealt:
    """A table dealt anew that somebody was given, to be compared with the truth."""

    table: str | None
    seat: int | None
    source: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """A question why something is impossible, and the versions between which it was answered."""

    table: str
    seat: int
    target: int | str
    after: int
    before: int
    reason: dict[str, str] | None


class Game:
    """One table with its people, its bot, its spectator and a stranger."""

    def __init__(self, evening: Evening, number: int, dice: random.Random) -> None:
        self.evening, self.number, self.dice = evening, number, dice
        self.name, self.seats, self.options = GAMES[number % len(GAMES)]
        self.chairs: list[Chair] = []
        self.table = ""

    async def sit_down(self) -> None:
        """The first seat opens the table, the last of three is a bot's, the others come by their links."""
        evening = self.evening
        humans = max(1, self.seats - (self.seats == 3))
        people = [await evening.guest(f"Player {self.number}.{seat}", self.lang()) for seat in range(humans)]
        plan: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "friend"}] * (humans - 1)
        plan += [{"kind": "bot", "bot": "random"}] * (self.seats - humans)
        made = await people[0].create(self.name, plan, options=self.options, visibility="public")
        self.table = made.id
        for seat, path in made.invites.items():
            evening.links.append((people[0].name, path.rsplit("/", 1)[-1]))
            await people[seat].claim(path)
        for seat, person in enumerate(people):
            evening.seated(person, self.table, seat)
            chair = person.chair(self.table, seat)
            await chair.open()
            self.chairs.append(chair)
        self.spectator = (await evening.guest(f"Spectator {self.number}", self.lang())).chair(self.table, None)
        await self.spectator.open()
        self.stranger = await evening.guest(f"Stranger {self.number}", self.lang())

    def lang(self) -> str:
        return self.dice.choice(("en", "pl"))

    async def play(self, moves: int) -> None:
        """So many moves of people, with something else before every other one."""
        await self.sit_down()
        for _ in range(moves):
            if self.chairs[0].status != "playing":
                break
            if self.dice.random() < 0.5:
                await self.oddity()
            chair = await self.somebody_asked()
            if chair is None:
                break
            await self.move(chair)
        await self.ending()
        for chair in [*self.chairs, self.spectator]:
            await chair.close()

    async def somebody_asked(self) -> Chair | None:
        """A seat that is asked; bots may have to move first."""
        for _ in range(400):
            asked = [chair for chair in self.chairs if chair.ask is not None]
            if asked:
                return self.dice.choice(asked)
            if self.chairs[0].status != "playing":
                return None
            await asyncio.sleep(0.05)
        raise AssertionError(f"{self.name}: nobody is asked for 20 seconds: {self.chairs[0].state.get('table')}")

    async def move(self, chair: Chair) -> None:
        with contextlib.suppress(Refused):
            done = await chair.move(self.dice.choice(chair.options)["action"])
            await chair.reached(done["version"])
            self.evening.done["move"] += 1

    async def oddity(self) -> None:
        """One of the many things that are not moves. A refusal is an answer like any other."""
        kind = self.dice.choice(ODDITIES)
        chair = self.dice.choice(self.chairs)
        try:
            await getattr(self, f"do_{kind}")(chair)
            self.evening.done[kind] += 1
        except Refused as refused:
            self.evening.done[f"{kind} refused: {refused.code}"] += 1
        except Gone:
            if not chair.is_open:
                await chair.open()
            self.evening.done[f"{kind} gone"] += 1

    async def do_undo(self, chair: Chair) -> None:
        if chair.ask is not None:
            await self.move(chair)
        await chair.command("undo", seat=chair.seat, moves=1)

    async def do_redo(self, chair: Chair) -> None:
        await self.do_undo(chair)
        await chair.command("redo", seat=chair.seat)

    async def do_reconnect(self, chair: Chair) -> None:
        await chair.close()
        if self.dice.random() < 0.3:
            chair.state = {}
        await chair.open()

    async def do_foreign(self, chair: Chair) -> None:
        """Somebody else's seat, from a socket and over HTTP."""
        others = [seat for seat in range(self.seats) if seat != chair.seat] or [7]
        seat = self.dice.choice(others)
        ask = self.chairs[0].version
        with contextlib.suppress(Refused):
            await self.spectator.command("move", seat=chair.seat, ask=ask, action=0)
        with contextlib.suppress(Refused):
            await self.stranger.command(self.table, "move", seat=seat, ask=ask, action=0)
        await chair.command("move", seat=seat, ask=ask, action=self.dice.randrange(50))

    async def do_illegal(self, chair: Chair) -> None:
        """Texts and numbers that the rules do not allow, whose refusals name what they do allow."""
        ask = chair.ask["number"] if chair.ask else chair.version
        with contextlib.suppress(Refused):
            await chair.command(
                "move", seat=chair.seat, ask=ask, text=self.dice.choice(["keep", "pass now", "zzz", "1"])
            )
        with contextlib.suppress(Refused):
            await chair.command("move", seat=chair.seat, ask=ask - 1, action=0)
        await chair.command("move", seat=chair.seat, ask=ask, action=self.dice.randrange(3000))

    async def do_why(self, chair: Chair) -> None:
        book = palatine.api.game(self.name).book
        domains = [domain for verb in book.verbs for domain in verb.domains if domain.target]
        for _ in range(4):
            domain = self.dice.choice(domains)
            target: int | str = f"{domain.target}:{self.dice.choice(domain.texts)}"
            if self.dice.random() < 0.5:
                target = self.dice.randrange(book.count)
            with contextlib.suppress(Refused):
                await self.spectator.command("why", f"{WHY}{new_id()}", target=target)
            after = chair.version
            try:
                reason = (await chair.command("why", f"{WHY}{new_id()}", target=target))["reason"]
            except Refused as refused:
                reason = {"en": refused.error["en"], "pl": refused.error["pl"]}
            await chair.look(chair.version)
            assert chair.seat is not None
            self.evening.reasons.append(Asked(self.table, chair.seat, target, after, chair.version, reason))

    async def do_peek(self, chair: Chair) -> None:
        """Looking from seats that are not one's own."""
        for seat in range(self.seats):
            for person in (self.stranger, self.spectator.person, chair.person):
                with contextlib.suppress(Refused):
                    await person.state(self.table, seat)
        for at in range(self.seats):
            await self.spectator.send({"type": "look", "seat": at, "lang": "en", "since": None})
        await self.spectator.look(None)

    async def do_files(self, chair: Chair) -> None:
        """What is for finished games only, and what a browser might try."""
        for path in (
            "record",
            "replay",
            "replay/1",
            f"replay/{chair.version}?seat={chair.seat}",
            "continue",
            "entries",
        ):
            for person in (chair.person, self.stranger):
                await person.answer("GET", f"/api/tables/{self.table}/{path}", table=self.table)
        for person in (chair.person, self.stranger):
            for at in (1, None):
                body = {"at": at, "seats": [{"kind": "me"}] * self.seats}
                answer = await person.answer("POST", f"/api/tables/{self.table}/continue", body, table=self.table)
                if answer.status_code == 201:
                    self.evening.continued.append((answer.json()["id"], self.table))

    async def do_report(self, chair: Chair) -> None:
        words = {"words": "something is wrong at this table"}
        for person, seat in ((chair.person, chair.seat), (self.stranger, None)):
            made = await person.ask("POST", f"/api/tables/{self.table}/reports", words, table=self.table)
            for reader in (person, self.spectator.person):
                answer = await reader.answer("GET", f"/api/reports/{made['id']}", table=self.table)
                assert (answer.status_code == 200) == (reader is person), "a report is for whoever made it"
            text = (await person.answer("GET", f"/api/reports/{made['id']}", table=self.table)).text
            if "game:" in text and chair.status == "playing":
                position = palatine.replay(text).dump()
                position = {key: value for key, value in position.items() if key not in ("log", "origin")}
                self.evening.dealt.append(Dealt(self.table, seat, "report", position))

    async def do_position(self, chair: Chair) -> None:
        for person, seat in ((chair.person, chair.seat), (self.stranger, None), (self.stranger, chair.seat)):
            query = "" if seat is None else f"?seat={seat}"
            answer = await person.answer("GET", f"/api/tables/{self.table}/position{query}", table=self.table)
            if answer.status_code == 200:
                assert person is chair.person or seat is None, "a stranger was given the table as a seat knows it"
                data = answer.json()
                position = data.get("position", data)
                self.evening.dealt.append(Dealt(self.table, seat, "position", position))

    async def do_lists(self, chair: Chair) -> None:
        for path in ("/api/me", "/api/me/tables", "/api/tables", "/api/notices", "/api/me/tokens", "/api/games"):
            await chair.person.answer("GET", path)
        await chair.person.answer("GET", "/api/tables/nosuchtable")
        await chair.person.answer("POST", "/api/me/device-link", {})

    async def do_propose(self, chair: Chair) -> None:
        await chair.command("propose", kind="undo", moves=1)
        for other in self.chairs:
            if other is not chair and other.state["table"]["proposal"]:
                number = other.state["table"]["proposal"].get("number", other.version)
                await other.command("answer", proposal=number, yes=self.dice.random() < 0.5)

    async def do_hand_over(self, chair: Chair) -> None:
        await chair.command("hand_over", seat=chair.seat, bot="random")
        await asyncio.sleep(0.1)
        await chair.command("take_back", seat=chair.seat)

    async def do_stream(self, chair: Chair) -> None:
        """A moment of the stream of notices."""
        with contextlib.suppress(httpx.ReadTimeout):
            async with chair.person.http.stream("GET", "/api/notices/stream", timeout=0.3) as answer:
                async for line in answer.aiter_lines():
                    chair.person.remember("GET /api/notices/stream", None, None, line)

    async def ending(self) -> None:
        """Some games end by conceding; what may be read afterwards is read by everybody."""
        if self.chairs[0].status == "playing" and self.dice.random() < 0.5:
            for chair in self.chairs:
                with contextlib.suppress(Refused):
                    await chair.command("concede", seat=chair.seat)
        await self.do_files(self.chairs[0])
        await self.spectator.look(None)


async def worker(evening: Evening, dice: random.Random) -> None:
    """A worker of our own, who remembers what it was given and plays at random."""
    person = Person.nobody(evening.address, listening=True)
    person.name = "Worker"
    person.http.headers.pop("origin", None)
    person.http.headers["Authorization"] = f"Bearer {WORKER_TOKEN}"
    evening.people.append(person)
    while True:
        job = await person.ask("POST", "/api/worker/jobs", {"worker": "hunter", "wait": 1})
        if job is None:
            continue
        evening.dealt.append(Dealt(None, job["seat"], "worker", job["table"]))
        table = palatine.load(job["table"])
        body = {"lease": job["lease"], "action": dice.choice(table.options(job["seat"]))}
        answer = await person.answer("POST", f"/api/worker/jobs/{job['id']}", body)
        evening.done["job" if answer.status_code < 300 else f"job refused: {answer.status_code}"] += 1


async def evening_of(address: str, games: int, moves: int, seed: int, first: int = 0, at_once: int = 4) -> Evening:
    """Many mixed games, some at a time."""
    evening = Evening(address)
    helper = asyncio.create_task(worker(evening, random.Random(seed)))
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> None:
        async with gate:
            await Game(evening, number, random.Random(seed * 1000 + number)).play(moves)

    try:
        async with asyncio.TaskGroup() as group:
            for number in range(first, first + games):
                group.create_task(one(number))
    finally:
        helper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await helper
    for person in evening.people:
        await person.leave()
    return evening
