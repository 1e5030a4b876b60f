"""Somebody who only wants to play while others attack: how long looks, moves and answers of bots take."""

import asyncio
import time
from dataclasses import dataclass, field

import httpx

from server.client import Chair, Person


@dataclass
class Times:
    """Seconds that one kind of thing took."""

    name: str
    taken: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        ordered = sorted(self.taken) or [float("nan")]
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


class Victim:
    """Plays both sides of a table of Kingsburg, and looks at it, again and again."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.chairs: list[Chair] = []
        self.looks, self.moves, self.health = Times("look"), Times("move"), Times("/healthz")

    @classmethod
    async def seated(cls, address: str) -> "Victim":
        person = await Person.guest(address, "Victoria")
        table = await person.create("kingsburg", [{"kind": "me"}, {"kind": "me"}])
        victim = cls(person, table.id)
        for seat in (0, 1):
            chair = person.chair(table.id, seat)
            await chair.open()
            victim.chairs.append(chair)
        return victim

    async def play(self, seconds: float, pause: float = 0.2) -> None:
        """A move, a look and a question for health, and so on; a new table when the game is over."""
        end = time.monotonic() + seconds
        async with httpx.AsyncClient(timeout=60) as stranger:
            while time.monotonic() < end:
                await self._move()
                begin = time.monotonic()
                await self.chairs[0].look()
                self.looks.taken.append(time.monotonic() - begin)
                begin = time.monotonic()
                (
                    await stranger.get(f"{self.person.address}/healthz", headers={"Connection": "close"})
                ).raise_for_status()
                self.health.taken.append(time.monotonic() - begin)
                await asyncio.sleep(pause)

    async def _move(self) -> None:
        for chair in self.chairs:
            await chair.reached(max(each.version for each in self.chairs))
        asked = [chair for chair in self.chairs if chair.ask is not None]
        if not asked:
            await self.again()
            return
        begin = time.monotonic()
        done = await asked[0].move(asked[0].options[0]["action"])
        await asked[0].reached(done["version"])
        self.moves.taken.append(time.monotonic() - begin)

    async def again(self) -> None:
        """The game is over: another one."""
        for chair in self.chairs:
            await chair.close()
        self.table = (await self.person.create("kingsburg", [{"kind": "me"}, {"kind": "me"}])).id
        self.chairs = [self.person.chair(self.table, seat) for seat in (0, 1)]
        for chair in self.chairs:
            await chair.open()

    async def leave(self) -> None:
        for chair in self.chairs:
            await chair.close()
        await self.person.leave()


async def answers_of_a_bot(address: str, bot: str, seconds: float) -> Times:
    """How long somebody waits for the answer of a bot of this kind to their own move."""
    times = Times(f"answer of {bot}")
    person = await Person.guest(address, "Stranger")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = (await person.create("kingsburg", [{"kind": "me"}, {"kind": "bot", "bot": bot}])).id
        async with person.chair(table, 0) as chair:
            while chair.status == "playing" and time.monotonic() < end:
                if chair.ask is None:
                    begin, seen = time.monotonic(), chair.version
                    while chair.ask is None and chair.status == "playing":
                        await chair.reached(seen + 1, 60)
                        times.taken.append(time.monotonic() - begin)
                        begin, seen = time.monotonic(), chair.version
                else:
                    done = await chair.move(chair.options[0]["action"])
                    await chair.reached(done["version"])
    await person.leave()
    return times
