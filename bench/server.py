"""How fast the server is: live tables over WebSockets against one server process on one core.

    python bench/server.py --database sqlite
    python bench/server.py --database postgresql --tables 500 --rate 200 --seconds 30

Every seat is a guest with a socket of its own; moves are random and legal. *Move to view* is the time from sending a
move until the state that shows it has been received and read, by the mover and by the others at the table. The first
measurement is paced, the second as fast as it goes. At last a server that has just started loads the longest games.
"""

import argparse
import asyncio
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.client import Chair, Gone, Json, Person, Refused, new_id
from server.postgres import Cluster
from server.process import Server, new_folder

from palatine.kernel import table as engine

GAMES = ("kingsburg", "paladins", "valeria", "wonderful_kingdom")
LONG_GAME = ("kingsburg", 5)
SERVER_CORE, CLIENT_CORE = 0, 1
MOST_AT_ONCE = 100
"""Moves on their way beyond which a paced server counts as too slow: the next ones are late."""


@dataclass
class Sample:
    """One measured stretch of play."""

    name: str
    moves: int = 0
    refused: int = 0
    late: int = 0
    """Moves that were not sent, since too many were on their way or no table was free."""
    seconds: float = 0.0
    mover: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    core: float = 0.0
    """How much of its core the server used."""


class Sitting:
    """A live table with a socket per seat, at most one move on its way."""

    def __init__(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.sample: Sample | None = None
        self.sent_at = 0.0
        self.after = 0
        self.mover: Chair | None = None
        for chair in chairs:
            chair.on_state = self.seen_by(chair)

    def seen_by(self, chair: Chair) -> Callable[[Json], None]:
        def seen(state: Json) -> None:
            if self.sample is None or state["version"] <= self.after or not self.sent_at:
                return
            taken = time.perf_counter() - self.sent_at
            (self.sample.mover if chair is self.mover else self.sample.others).append(taken)

        return seen

    @property
    def asked(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.ask is not None]

    async def move(self, dice: random.Random, sample: Sample) -> None:
        """One random move, until everybody at the table has seen it."""
        chair = dice.choice(self.asked)
        self.sample, self.mover, self.after = sample, chair, chair.version
        action = dice.choice(chair.options)["action"]
        self.sent_at = time.perf_counter()
        try:
            done = await chair.move(action, new_id())
        except Refused:
            sample.refused += 1
            await chair.look(chair.version)
        else:
            for each in self.chairs:
                await each.reached(done["version"])
            sample.moves += 1
        self.sent_at = 0.0


async def sit_down(address: str, game: str, number: int, seats: int) -> Sitting:
    people = [await Person.guest(address, f"guest {number}.{seat}") for seat in range(seats)]
    table = await people[0].create(game, [{"kind": "me"}] + [{"kind": "friend"}] * (seats - 1))
    for seat, person in enumerate(people[1:], 1):
        await person.claim(table.invites[seat])
    chairs = [person.chair(table.id, seat) for seat, person in enumerate(people)]
    for person, chair in zip(people, chairs, strict=True):
        await chair.open()
        await person.leave()
    return Sitting(chairs)


async def gathered(address: str, count: int, at_once: int = 8) -> list[Sitting]:
    """All the tables, made a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Sitting:
        async with gate:
            return await sit_down(address, GAMES[number % len(GAMES)], number, 2)

    return list(await asyncio.gather(*[one(number) for number in range(count)]))


async def paced(sittings: list[Sitting], dice: random.Random, rate: int, seconds: float) -> Sample:
    """Moves at a steady rate, each at a table that is free."""
    sample = Sample(f"paced at {rate}/s")
    free = set(range(len(sittings)))
    running: set[asyncio.Task[None]] = set()

    async def one(at: int) -> None:
        await sittings[at].move(dice, sample)
        free.add(at)

    begin = time.perf_counter()
    for number in range(int(rate * seconds)):
        wait = begin + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        ready = [at for at in dice.sample(sorted(free), min(len(free), 20)) if sittings[at].asked]
        if not ready or len(running) >= MOST_AT_ONCE:
            sample.late += 1
            continue
        free.discard(ready[0])
        task = asyncio.create_task(one(ready[0]))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    sample.seconds = time.perf_counter() - begin
    return sample


async def flat_out(sittings: list[Sitting], dice: random.Random, at_once: int, seconds: float) -> Sample:
    """So many moves on their way all the time."""
    sample = Sample(f"as fast as it goes, {at_once} at once")
    free = list(range(len(sittings)))
    begin = time.perf_counter()

    async def hand() -> None:
        while time.perf_counter() < begin + seconds:
            at = free.pop(dice.randrange(len(free)))
            if sittings[at].asked:
                await sittings[at].move(dice, sample)
            free.append(at)
            await asyncio.sleep(0)

    await asyncio.gather(*[hand() for _ in range(at_once)])
    sample.seconds = time.perf_counter() - begin
    return sample


async def long_games(address: str, dice: random.Random, count: int) -> tuple[list[tuple[Person, str]], int]:
    """Games of the longest kind up to their last moves, played by one person from all seats."""
    game, seats = LONG_GAME
    found: list[tuple[Person, str]] = []
    moves = 0
    for number in range(count):
        person = await Person.guest(address, f"long {number}")
        table = await person.create(game, [{"kind": "me"}] * seats)
        chairs = [person.chair(table.id, seat) for seat in range(seats)]
        for chair in chairs:
            await chair.open()
        sitting = Sitting(chairs)
        sample = Sample("")
        while sitting.asked and chairs[0].status == "playing":
            await sitting.move(dice, sample)
        moves += sample.moves
        for chair in chairs:
            await chair.close()
        found.append((person, table.id))
    return found, moves // count


async def cold_views(server: Server, tables: list[tuple[Person, str]]) -> list[float]:
    """First views by a server that has just started: the table is not in memory."""
    taken: list[float] = []
    for person, table in tables:
        begin = time.perf_counter()
        await person.state(table, 0)
        taken.append(time.perf_counter() - begin)
        await person.leave()
    return taken


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    words = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(times: list[float]) -> str:
    ordered = sorted(times) or [0.0]
    picked = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99)]
    return " | ".join(f"{1000 * value:.1f}" for value in picked)


async def measured(server: Server, given: argparse.Namespace) -> None:
    dice = random.Random(given.seed)
    begin = time.perf_counter()
    empty = server.memory()
    sittings = await gathered(server.address, given.tables)
    print(f"\n{given.tables} tables with {2 * given.tables} sockets in {time.perf_counter() - begin:.0f} s", flush=True)
    await paced(sittings, dice, given.rate, 3)  # warm
    samples = []
    for is_paced in (True, False):
        used = processor_seconds(server)
        if is_paced:
            sample = await paced(sittings, dice, given.rate, given.seconds)
        else:
            sample = await flat_out(sittings, dice, given.at_once, given.seconds)
        sample.core = (processor_seconds(server) - used) / sample.seconds
        samples.append(sample)
    print("\n| | moves/s | p50 ms | p95 ms | p99 ms | others p50 | p95 | p99 | core | late | refused |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for sample in samples:
        speed = sample.moves / sample.seconds
        print(
            f"| {sample.name} | {speed:.0f} | {percentiles(sample.mover)} | {percentiles(sample.others)} "
            f"| {sample.core:.0%} | {sample.late} | {sample.refused} |"
        )
    full = server.memory()
    each = (full - empty) / given.tables / 1024
    print(f"\nmemory: {empty >> 20} MiB empty, {full >> 20} MiB with everybody there ({each:.0f} KiB a table)")
    for sitting in sittings:
        for chair in sitting.chairs:
            await chair.close()
    if given.long:
        tables, moves = await long_games(server.address, dice, given.long)
        server.stop()
        server.start()
        taken = await cold_views(server, tables)
        print(
            f"first view of a cold table, {LONG_GAME[0]} with {LONG_GAME[1]} seats, {moves} moves, {given.long} tables"
        )
        print(f"(p50 | p95 | p99 ms): {percentiles(taken)}")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rate", type=int, default=200)
    words.add_argument("--at-once", type=int, default=32)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--long", type=int, default=20, help="long games for the cold start")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    pinned = len(os.sched_getaffinity(0)) > 1
    if pinned:
        os.sched_setaffinity(0, {CLIENT_CORE})
    compiled = "plain Python" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {platform.python_version()}, engine {compiled}, {given.database}, fsync on, {platform.machine()}")
    print("the server on one core; this client and the database on another" if pinned else "everything on one core")
    folder = new_folder("bench")
    core = SERVER_CORE if pinned else None
    if given.database == "sqlite":
        with Server(f"sqlite:///{folder}/palatine.sqlite", folder, core=core) as server:
            asyncio.run(measured(server, given))
        return
    with Cluster(durable=True) as cluster, Server(cluster.database(), folder, core=core) as server:
        asyncio.run(measured(server, given))


if __name__ == "__main__":
    try:
        main()
    except Gone as error:
        sys.exit(f"the server is gone: {error}")
