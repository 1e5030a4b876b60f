"""`kill -9` under play, and two server processes at one database of which one dies."""

import asyncio
import contextlib
import os
import random
from pathlib import Path

import pytest

from server.client import Chair, Gone, Person, new_id
from server.endurance import Sent, check_store, endure
from server.postgres import Cluster
from server.process import Server

ROUNDS = int(os.environ.get("PALATINE_ENDURANCE_ROUNDS", "8"))
SHARE = 0.5
"""Half of all resumes must be in time here, where other tests keep the machine busy; the long trial asks for more."""
pytestmark = pytest.mark.slow


def test_kill_under_play_sqlite(tmp_path: Path) -> None:
    endure(f"sqlite:///{tmp_path}/palatine.sqlite", tmp_path, ROUNDS, share=SHARE)


def test_kill_under_play_postgresql(tmp_path: Path) -> None:
    with Cluster(durable=True) as cluster:
        endure(cluster.database(), tmp_path, ROUNDS, share=SHARE)


class Pair:
    """Three people at one table, Anna at the first process, Ben and Cleo at the second."""

    def __init__(self, first: Server, second: Server) -> None:
        self.first, self.second = first, second
        self.dice = random.Random(5)
        self.sent: dict[str, list[Sent]] = {}
        self.chairs: list[Chair] = []
        self.people: list[Person] = []

    def at(self, person: Person, server: Server) -> Person:
        """The same person at a process of their choice."""
        self.people.append(person.at(server.address))
        return self.people[-1]

    async def sit_down(self) -> None:
        people = [await Person.guest(self.first.address, name) for name in ("Anna", "Ben", "Cleo")]
        made = await people[0].create("valeria", [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
        self.sent[made.id] = []
        self.people += people
        people[1:] = [self.at(person, self.second) for person in people[1:]]
        for seat, person in enumerate(people):
            if seat:
                await person.claim(made.invites[seat])
            self.chairs.append(person.chair(made.id, seat))
        for chair in self.chairs:
            await chair.open()

    async def move(self, chair: Chair) -> float:
        """A random move; the seconds until every other socket at whatever process has seen it."""
        assert chair.ask is not None and chair.seat is not None
        action = self.dice.choice(chair.options)["action"]
        move = Sent(new_id(), chair.seat, chair.ask["number"], action)
        self.sent[chair.table].append(move)
        begin = asyncio.get_running_loop().time()
        done = await chair.command("move", move.id, seat=move.seat, ask=move.ask, action=action)
        move.version = done["version"]
        for other in self.chairs:
            await other.reached(done["version"], 5)
        return asyncio.get_running_loop().time() - begin

    async def play(self, moves: int) -> list[float]:
        taken = []
        for _ in range(moves):
            await self.everybody_up_to_date()
            taken.append(await self.move(self.dice.choice([chair for chair in self.chairs if chair.ask])))
        return taken

    async def everybody_up_to_date(self) -> None:
        newest = max(chair.version for chair in self.chairs)
        for chair in self.chairs:
            await chair.reached(newest, 5)

    async def run(self) -> None:
        await self.sit_down()
        taken = sorted(await self.play(30))
        assert taken[len(taken) // 2] < 0.5, f"news between the processes are slow: {taken}"
        await asyncio.to_thread(self.first.kill)
        anna = self.chairs[0]
        with contextlib.suppress(Gone):
            await anna.until(lambda: False, 5)
        states = [chair.states for chair in self.chairs[1:]]
        others = [chair for chair in self.chairs[1:] if chair.ask]
        self.chairs, table = self.chairs[1:], anna.table
        if others:  # the dead process holds up nobody
            await self.move(others[0])
        moved = self.at(anna.person, self.second).chair(table, 0)
        moved.state, moved.events = anna.state, anna.events
        await moved.open()
        self.chairs.insert(0, moved)
        await self.play(20)
        assert all(chair.states > seen for chair, seen in zip(self.chairs[1:], states, strict=True))
        await asyncio.to_thread(self.first.start)
        back = self.at(anna.person, self.first).chair(table, 0)
        await back.open()
        assert back.version == moved.version and back.state["view"] == moved.state["view"]
        self.chairs[0] = back
        await self.play(10)
        for chair in [*self.chairs, moved, anna]:
            await chair.close()
        for person in self.people:
            await person.leave()


def test_one_of_two_processes_dies_and_the_others_go_on(tmp_path: Path) -> None:
    with Cluster(durable=True) as cluster:
        url = cluster.database()
        with Server(url, tmp_path / "first") as first, Server(url, tmp_path / "second") as second:
            pair = Pair(first, second)
            asyncio.run(pair.run())
        assert check_store(url, pair.sent) > 60
