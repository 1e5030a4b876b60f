"""No table is ever blocked by a bot: workers that die, that hang, and that are not there at all."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from palatine.server.workers.supervisor import Supervisor
from server.client import Chair, Person
from server.process import SOURCE, WORKER_TOKEN, Server

QUICK = {
    "PALATINE_BOT_SECONDS": "1",
    "PALATINE_LEASE_GRACE": "500",
    "PALATINE_TICK_EVERY": "200",
    "PALATINE_RESCUE_AFTER": "60000",
}
"""A second to think and half a second more before somebody else is asked."""

HANGING = """
import os, signal, sys
from palatine.server.workers.worker import Worker

def choose(job):
    print("took a job", flush=True)
    while True:
        pass

signal.signal(signal.SIGALRM, signal.SIG_DFL)
Worker(os.environ["PALATINE_WORKER_SERVER"], os.environ["PALATINE_WORKER_TOKEN"], "hanging", choose).run()
"""


ANSWERED = 'palatine_bot_answers_total{by="worker"}'
RESCUED = 'palatine_bot_answers_total{by="rescue"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without workers of its own, which does not believe itself alone."""
    folder = tmp_path_factory.mktemp("rescue")
    with Server(f"sqlite:///{folder}/palatine.db", folder, 0, QUICK) as started:
        yield started


def worker_environment(server: Server) -> dict[str, str]:
    own = {"PALATINE_WORKER_SERVER": server.address, "PALATINE_WORKER_TOKEN": WORKER_TOKEN}
    return {**os.environ, "PYTHONPATH": str(SOURCE), **own}


def figure(server: Server, name: str) -> float:
    """One figure from /metrics."""
    for line in httpx.get(f"{server.address}/metrics").text.splitlines():
        if line.startswith(name + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


class Watch:
    """Remembers how often the bot at seat 0 has moved, from what the person at seat 1 is told."""

    def __init__(self, chair: Chair) -> None:
        self.numbers: set[int] = set()
        chair.on_state = self.see
        self.chair = chair

    def see(self, state: dict[str, Any]) -> None:
        rows = [row for row in state["entries"] if row["kind"] == "move" and row["seat"] == 0]
        self.numbers |= {row["number"] for row in rows}

    async def moved(self, times: int = 1, seconds: float = 40.0) -> None:
        """Wait until the bot has moved so often; the person answers whatever is asked meanwhile."""
        wanted = len(self.numbers) + times
        chair = self.chair
        end = time.monotonic() + seconds
        while len(self.numbers) < wanted:
            assert time.monotonic() < end, "the bot never moved"
            seen = chair.states
            if chair.ask is not None:
                await chair.move(chair.options[0]["action"])
            await chair.until(lambda: chair.states > seen, seconds)  # noqa: B023


async def table_with_a_bot(server: Server) -> tuple[Person, str]:
    """A table of Valeria, where both seats are asked at once at the start."""
    person = await Person.guest(server.address, "Anna")
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
    return person, (await person.create("valeria", seats)).id


def test_a_job_of_a_killed_worker_goes_to_another(server: Server) -> None:
    async def trial() -> float:
        person, table = await table_with_a_bot(server)
        environment = worker_environment(server)
        doomed = subprocess.Popen([sys.executable, "-c", HANGING], env=environment, stdout=subprocess.PIPE)
        assert doomed.stdout is not None
        line = await asyncio.wait_for(asyncio.to_thread(doomed.stdout.readline), 20)
        assert line == b"took a job\n"
        doomed.kill()
        start = time.monotonic()
        doomed.wait()
        doomed.stdout.close()
        supervisor = Supervisor(1, server.address, WORKER_TOKEN)
        supervisor.start()
        try:
            async with person.chair(table, 1) as chair:
                watch = Watch(chair)
                await chair.look()
                await watch.moved()
                waited = time.monotonic() - start
                await watch.moved(5)
        finally:
            await asyncio.to_thread(supervisor.stop)
            await person.leave()
        return waited

    before = figure(server, RESCUED), figure(server, ANSWERED)
    waited = asyncio.run(trial())
    assert figure(server, RESCUED) == before[0] and figure(server, ANSWERED) >= before[1] + 6
    print(f"killed in the middle of a job: the table went on after {waited:.1f} s")
    assert waited < 40.0


def test_a_bot_that_hangs_is_ended_and_the_server_plays_for_it(server: Server) -> None:
    async def trial() -> tuple[float, set[int]]:
        person, table = await table_with_a_bot(server)
        supervisor = Supervisor(1, server.address, WORKER_TOKEN, (sys.executable, "-c", HANGING))
        start = time.monotonic()
        supervisor.start()
        seen: set[int] = set()
        try:
            async with person.chair(table, 1) as chair:
                watch = Watch(chair)
                await chair.look()
                moving = asyncio.create_task(watch.moved())
                while not moving.done():
                    seen |= set(supervisor.pids())
                    await asyncio.sleep(0.02)
                await moving
                waited = time.monotonic() - start
        finally:
            await asyncio.to_thread(supervisor.stop)
            await person.leave()
        return waited, seen

    before = figure(server, RESCUED), figure(server, ANSWERED)
    waited, processes = asyncio.run(trial())
    assert figure(server, RESCUED) > before[0] and figure(server, ANSWERED) == before[1]
    print(f"hung at every attempt: the table went on after {waited:.1f} s and {len(processes)} processes")
    assert len(processes) >= 3, "each hung attempt ended its process, and another was started"


def test_without_any_worker_the_server_plays_itself(tmp_path: Path) -> None:
    async def trial(server: Server) -> tuple[float, float]:
        person, table = await table_with_a_bot(server)
        start = time.monotonic()
        async with person.chair(table, 1) as chair:
            watch = Watch(chair)
            await chair.look()
            if not watch.numbers:
                await watch.moved()
            first = time.monotonic() - start
            await watch.moved(5)
        await person.leave()
        return first, time.monotonic() - start - first

    with Server(f"sqlite:///{tmp_path}/palatine.db", tmp_path, 0, {**QUICK, "PALATINE_RESCUE_AFTER": "1000"}) as server:
        first, next_five = asyncio.run(trial(server))
        assert figure(server, ANSWERED) == 0.0 and figure(server, RESCUED) >= 6.0
        assert server.stop() == 0
    print(f"no workers: the bot moved after {first:.1f} s, and five times more in {next_five:.1f} s")
    assert first < 10.0 and next_five < 15.0


def test_palatine_worker_runs_elsewhere_and_ends_cleanly(server: Server) -> None:
    command = [sys.executable, "-m", "palatine", "worker", "--server", server.address, "--lang", "pl"]
    environment = {**worker_environment(server), "PYTHONUNBUFFERED": "1"}

    async def trial() -> None:
        person, table = await table_with_a_bot(server)
        async with person.chair(table, 1) as chair:
            await Watch(chair).moved(3)
        await person.leave()

    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        try:
            asyncio.run(trial())
            worker.send_signal(signal.SIGTERM)
            out, err = worker.communicate(timeout=40)
        finally:
            worker.kill()
    assert worker.returncode == 0
    assert out.decode() == f"Boty grają dla serwera {server.address} (Ctrl-C kończy).\n"
    assert b"worker ends" in err and WORKER_TOKEN.encode() not in out + err
