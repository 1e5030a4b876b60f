"""Every attack in small, for a moment: the victim plays on. At full size they are in `make trials`."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.attacks import attackers
from server.attacks.trials import TRIALS, Trial, bots_endured, endured
from server.process import Server

SMALL: dict[str, Trial] = {trial.name: trial for trial in TRIALS}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("attacks")
    given = {"PALATINE_LIMITS": "on", "PALATINE_BOT_TABLES": "6"}
    with Server(f"sqlite:///{folder}/palatine.db", folder, 2, given) as started:
        yield started
        assert started.stop() == 0


@pytest.mark.parametrize("name", [trial.name for trial in TRIALS if not trial.few_files])
def test_the_victim_plays_on(server: Server, name: str) -> None:
    looks, moves, health = asyncio.run(endured(server, SMALL[name], 1.0))
    assert looks.taken and moves.taken and health.taken


def test_many_connections_leave_room_for_others(server: Server) -> None:
    async def attack(said: bytes) -> None:
        trial = Trial("small", "", lambda there, _: attackers.connections(there.port, 400, said, 1), 1.0)
        looks, moves, health = await endured(server, trial, 1.0)
        assert looks.taken and moves.taken and health.taken

    for said in (b"", attackers.HEAD):
        asyncio.run(attack(said))


@pytest.mark.slow
def test_bots_among_themselves_leave_a_worker_to_people(server: Server, tmp_path: Path) -> None:
    tables, times = asyncio.run(bots_endured(server, 6.0))
    assert tables == 6, "the cap"
    assert times.taken
