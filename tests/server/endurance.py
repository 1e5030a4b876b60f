"""`kill -9` under play: people move, the server dies at any moment, comes back, and nobody has lost anything.

    python tests/server/endurance.py --rounds 200 --database postgresql

Every player keeps the promises of a good client and no more: it resumes with the version it has seen, and repeats a
move whose answer it never got with the same id. At the end the store is read past the server and must hold every
acknowledged move once, in order, and nothing that nobody asked for.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.client import Chair, Gone, Json, Person, Refused, new_id
from server.ledger import Ledger, check_numbers, replayed_digest
from server.postgres import Cluster
from server.process import Server, new_folder

COMPANIES = (("kingsburg", 2), ("valeria", 2), ("wonderful_kingdom", 2), ("paladins", 2))
RESUME_LIMIT = 2.0
"""Seconds from the moment the server accepts connections until everybody sees their table again."""
PAUSE = 0.05


@dataclass
class Sent:
    """A move as its player remembers it."""

    id: str
    seat: int
    ask: int
    action: int
    version: int | None = None
    """The acknowledged version; None as long as nobody has said that the move happened."""
    refused: str = ""
    tries: int = 0


@dataclass
class Report:
    """What the run has shown."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    resumes: list[float] = field(default_factory=list)
    finished: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def resume(self, share: float) -> float:
        """The seconds within which this share of all resumes was done."""
        times = sorted(self.resumes)
        return times[min(len(times) - 1, int(len(times) * share))]

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} moves acknowledged, {self.repeated} repeated and found done, "
            f"{self.finished} games finished, {len(self.resumes)} resumes: p50 {self.resume(0.5):.3f} s, "
            f"p95 {self.resume(0.95):.3f} s, max {self.resume(1):.3f} s; refused: {dict(self.refused)}"
        )


class Trial:
    """The server, the people, and whoever pulls the plug."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.report = Report()
        self.sent: dict[str, list[Sent]] = {}
        """By table, every move that was ever sent."""
        self.accepting_since = 0.0
        self.ending = False
        self.moved = asyncio.Event()

    async def run(self, rounds: int, companies: tuple[tuple[str, int], ...] = COMPANIES) -> Report:
        self.server.start()
        self.accepting_since = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for number, (game, seats) in enumerate(companies):
                people = [await Person.guest(self.server.address, f"{game} {seat}") for seat in range(seats)]
                group.create_task(self.company(game, people, number))
            await self.pull_the_plug(rounds)
            self.ending = True
        return self.report

    async def pull_the_plug(self, rounds: int) -> None:
        for _ in range(rounds):
            self.moved.clear()
            await asyncio.wait_for(self.moved.wait(), 60)  # somebody must be playing, or there is nothing to lose
            await asyncio.sleep(self.dice.uniform(0.0, 0.6))
            await asyncio.to_thread(self.server.kill)
            self.accepting_since = 0.0
            self.report.kills += 1
            await asyncio.to_thread(self.server.start, False)
            self.accepting_since = await asyncio.to_thread(self.server.wait_for_port)
        self.moved.clear()
        await asyncio.wait_for(self.moved.wait(), 60)

    async def company(self, game: str, people: list[Person], number: int) -> None:
        """The same people play one game after another."""
        while not self.ending:
            table = await self.new_table(game, people)
            self.sent[table] = []
            seats = [
                self.player(person.chair(table, seat), random.Random(1000 * number + seat))
                for seat, person in enumerate(people)
            ]
            await asyncio.gather(*seats)
            self.report.finished += not self.ending
        for person in people:
            await person.leave()

    async def new_table(self, game: str, people: list[Person]) -> str:
        """A table is made anew when its maker never heard of it: that is no promise of the server."""
        while True:
            try:
                guests = [{"kind": "friend"} for _ in people[1:]]
                table = await people[0].create(game, [{"kind": "me"}, *guests])
                for seat, person in enumerate(people[1:], 1):
                    await self.claim(person, table.id, seat, table.invites[seat])
                return table.id
            except Gone:
                await asyncio.sleep(PAUSE)

    async def claim(self, person: Person, table: str, seat: int, path: str) -> None:
        """A link works once; whoever lost the answer finds out whether they sit already."""
        while True:
            try:
                await person.claim(path)
                return
            except Gone:
                await asyncio.sleep(PAUSE)
            except Refused:
                state = await person.state(table, seat)
                assert state["table"]["seats"][seat]["mine"], "the link is used up, and the seat is not ours"
                return

    async def player(self, chair: Chair, dice: random.Random) -> None:
        pending: Sent | None = None
        while True:
            try:
                if not chair.is_open:
                    await self.resume(chair)
                if pending is not None:
                    await self.settle(chair, pending)
                    pending = None
                if self.ending or chair.status == "over":
                    break
                if chair.ask is None:
                    await chair.until(lambda: chair.ask is not None or chair.status == "over" or self.ending, 1.0)
                    continue
                assert chair.seat is not None
                action = dice.choice(chair.options)["action"]
                pending = Sent(new_id(), chair.seat, chair.ask["number"], action)
                self.sent[chair.table].append(pending)
                await self.settle(chair, pending)
                pending = None
            except (Gone, TimeoutError):
                await asyncio.sleep(PAUSE)
        await self.say_goodbye(chair)

    async def resume(self, chair: Chair) -> None:
        had = list(chair.events)
        await chair.open()
        if chair.states > 1 and self.accepting_since:
            self.report.resumes.append(time.monotonic() - self.accepting_since)
        assert len(chair.events) >= len(had), "events that everybody has seen are gone"
        assert chair.events[: len(had)] == had, "the past has changed"

    async def settle(self, chair: Chair, move: Sent) -> None:
        """Send a move, or send it again, and write down what the server says of it."""
        move.tries += 1
        try:
            done = await chair.command("move", move.id, seat=move.seat, ask=move.ask, action=move.action)
        except Refused as refused:
            assert refused.code == "stale", f"a legal move was refused: {refused}"
            move.refused = refused.code
            self.report.refused[move.refused] += 1
            await chair.look(chair.version)
            return
        move.version = done["version"]
        self.report.acknowledged += 1
        self.report.repeated += bool(done["repeated"])
        assert move.tries > 1 or not done["repeated"], "a new move was taken for an old one"
        self.moved.set()
        await chair.reached(done["version"])

    async def say_goodbye(self, chair: Chair) -> None:
        """What the player has put together from pieces equals what the server tells somebody who comes anew."""
        while True:
            try:
                if not chair.is_open:
                    await chair.open()
                await chair.look(chair.version)
                pieces = chair.events
                whole: Json = await chair.person.state(chair.table, chair.seat)
                if whole["version"] == chair.version:
                    assert whole["events"] == pieces, "the events drifted apart"
                    await chair.close()
                    return
            except Gone:
                await asyncio.sleep(PAUSE)


def check_store(url: str, sent: dict[str, list[Sent]]) -> int:
    """No acknowledged move lost or doubled, order kept, digests equal to a replay; how many entries were checked."""
    entries = 0
    with Ledger(url) as ledger:
        for table, moves in sent.items():
            lines = ledger.lines(table)
            check_numbers(lines)
            entries += len(lines)
            stored = {line.client_id: line for line in lines if line.kind == "move"}
            assert len(stored) == sum(line.kind == "move" for line in lines), "a move without a name of its own"
            for move in moves:
                line = stored.pop(move.id, None)
                if move.version is not None:
                    assert line is not None, f"an acknowledged move is lost: {move}"
                    assert (line.number, line.seat) == (move.version, move.seat), f"{line} is not {move}"
                elif move.refused:
                    assert line is None, f"a refused move happened: {move}"
            assert not stored, f"moves that nobody made: {stored}"
            for seat in {move.seat for move in moves}:
                order = [move.version for move in moves if move.seat == seat and move.version is not None]
                assert order == sorted(order), "moves of a seat changed places"
            digests = [line.digest for line in lines if line.digest is not None]
            again = replayed_digest(ledger.setting(table), lines)
            assert digests and digests[-1].endswith(again), "the store does not replay"
    return entries


def endure(url: str, folder: Path, rounds: int, seed: int = 1, share: float = 0.95) -> Report:
    """The whole trial on one database; raises if anything was lost, or if less than this share resumed in time."""
    trial = Trial(Server(url, folder), seed)
    try:
        report = asyncio.run(trial.run(rounds))
    finally:
        trial.server.stop()
    entries = check_store(url, trial.sent)
    assert report.kills == rounds and report.acknowledged > rounds
    assert report.resume(share) < RESUME_LIMIT, f"{report}"
    print(f"{url.split(':')[0]}: {report}; {entries} entries at {len(trial.sent)} tables replay")
    return report


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=200)
    words.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    folder = new_folder("endurance")
    if given.database == "sqlite":
        endure(f"sqlite:///{folder}/palatine.sqlite", folder, given.rounds, given.seed)
        return
    with Cluster(durable=True) as cluster:
        endure(cluster.database(), folder, given.rounds, given.seed)


if __name__ == "__main__":
    main()
