"""All attacks at their full size, one after the other, each on a server of its own with its usual limits.

    python tests/server/attacks/trials.py
    python tests/server/attacks/trials.py --only looks --seconds 30

Prints a table for docs/performance.md, with the bar of each attack, and ends with 1 if one was not held.
"""

import argparse
import asyncio
import math
import platform
import resource
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from palatine.kernel import table as engine
from server.attacks import attackers
from server.attacks.victim import Times, Victim, answers_of_a_bot
from server.process import Server, new_folder

FEW_FILES = (
    "-c", "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)); "
    "import palatine.__main__ as program; program.main()", "serve",
)  # fmt: skip
Attack = Callable[[Server, Victim], AbstractAsyncContextManager[object]]


@dataclass(frozen=True)
class Trial:
    """An attack, and what the victim may notice of it: seconds at p95."""

    name: str
    told: str
    attack: Attack
    bar: float
    few_files: bool = False


@asynccontextmanager
async def nothing(_server: Server, _victim: Victim) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def replayed(server: Server, _victim: Victim) -> AsyncIterator[None]:
    table, moves = await attackers.finished_game(server.address)
    async with attackers.replays(server.address, table, moves, 8):
        yield


TRIALS = (
    Trial("nothing", "nobody attacks", nothing, 0.2),
    Trial(
        "idle", "1,100 silent connections, 1,024 descriptors",
        lambda server, _: attackers.connections(server.port, 1100, b"", 8), 1.0, True,
    ),
    Trial(
        "half", "5,100 half-sent heads, 1,024 descriptors",
        lambda server, _: attackers.connections(server.port, 5100, attackers.HEAD, 40), 1.0, True,
    ),
    Trial("heads", "four heads without end", lambda server, _: attackers.endless_heads(server.port, 4), 1.0),
    Trial(
        "looks", "150 sockets that repeat `look`",
        lambda server, victim: attackers.looks(server.address, victim.table, 150), 0.2,
    ),
    Trial("replays", "8 connections on /replay", replayed, 0.2),
    Trial(
        "strangers", "8 guests send to the victim's table",
        lambda server, victim: attackers.strangers(server.address, victim.table, 8), 0.2,
    ),
)  # fmt: skip


async def endured(server: Server, trial: Trial, seconds: float) -> list[Times]:
    victim = await Victim.seated(server.address)
    await victim.play(1.0)
    for times in (victim.looks, victim.moves, victim.health):
        times.taken.clear()
    async with trial.attack(server, victim):
        await asyncio.sleep(0.5)
        await victim.play(seconds)
    await victim.leave()
    return [victim.looks, victim.moves, victim.health]


async def bots_endured(server: Server, seconds: float) -> tuple[int, Times]:
    async with attackers.bots_alone(server.address, 60) as tables:
        await asyncio.sleep(3)
        return tables, await answers_of_a_bot(server.address, "level2", seconds)


def told(name: str, found: list[Times], bar: float) -> bool:
    cells = [f"{1000 * times.share(part):.0f}" for times in found for part in (0.5, 0.95)]
    cells += [""] * (6 - len(cells))
    is_held = all(times.share(0.95) <= bar for times in found if not math.isnan(times.share(0.95)))
    is_held = is_held and all(times.taken for times in found)
    print(f"| {name} | {' | '.join(cells)} | {1000 * bar:.0f} | {'held' if is_held else 'NOT HELD'} |", flush=True)
    return is_held


def run(trial: Trial, seconds: float) -> bool:
    folder = new_folder("attack")
    program = FEW_FILES if trial.few_files else ("-m", "palatine", "serve")
    with Server(f"sqlite:///{folder}/palatine.db", folder, 0, {"PALATINE_LIMITS": "on"}, program) as server:
        found = asyncio.run(endured(server, trial, seconds))
        return told(trial.told, found, trial.bar)


def run_bots(workers: int, seconds: float) -> bool:
    folder = new_folder("attack")
    given = {"PALATINE_LIMITS": "on", "PALATINE_BOT_TABLES": "60"}
    with Server(f"sqlite:///{folder}/palatine.db", folder, workers, given) as server:
        tables, times = asyncio.run(bots_endured(server, seconds))
        name = f"{tables} level-5 tables of one guest, {workers} worker(s): a stranger's level-2 answer"
        return told(name, [times], 2.0)


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--only", choices=[*[trial.name for trial in TRIALS], "bots"])
    words.add_argument("--seconds", type=float, default=20.0)
    given = words.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_000), hard))
    compiled = "plain Python" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {platform.python_version()}, engine {compiled}, SQLite, {given.seconds:.0f} s each\n")
    print(
        "| attack | look p50 ms | p95 | move p50 | p95 | /healthz p50 | p95 | bar p95 | |",
        "|" + "---|" * 9,
        sep="\n",
    )
    held = [run(trial, given.seconds) for trial in TRIALS if given.only in (None, trial.name)]
    if given.only in (None, "bots"):
        held += [run_bots(workers, 2 * given.seconds) for workers in (2, 1)]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
