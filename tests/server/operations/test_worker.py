"""The bot process by itself: what it chooses, how it ends, and how it is kept running."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.bots.base import Bot, Sampler
from palatine.server.workers.choosing import SHARE, advice, choice
from palatine.server.workers.supervisor import Supervisor
from palatine.server.workers.worker import LONGEST_PAUSE, Pause
from server.waiting import until

SOURCE = Path(palatine.__file__).parents[1]


def job(game: str, bot: str = "greedy", level: int = 0) -> dict[str, Any]:
    """A job as the server sends it: the table re-dealt for the seat that is asked."""
    table = palatine.new_game(game, 2, seed=3)
    seat = table.to_act[0]
    dump = table.imagined(seat, 11).dump()
    return {"id": "j", "lease": "l", "seat": seat, "bot": bot, "level": level, "seed": 5, "seconds": 100, "table": dump}


@pytest.mark.parametrize("game", palatine.games())
@pytest.mark.parametrize("bot", ["random", "greedy", "level4"])
def test_the_choice_is_legal_and_the_same_each_time(game: str, bot: str) -> None:
    asked = job(game, bot)
    action = choice(asked)
    assert action in palatine.load(asked["table"]).options(asked["seat"])
    assert choice(asked) == action


@pytest.mark.parametrize(("bot", "level"), [("unheard-of", 0), ("greedy", 9)])
def test_a_bot_that_cannot_play_is_replaced_by_a_simpler_one(bot: str, level: int) -> None:
    assert choice(job("kingsburg", bot, level)) == choice(job("kingsburg", "greedy"))


def test_a_bot_minds_the_clock_of_its_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has after a share of the time is its answer."""
    made = []

    class Patient(Bot):
        def choose(self, sampler: Sampler, seat: int) -> int:
            return sampler.options()[0]

        def hurry(self, seconds: float) -> None:
            made.append(seconds)

    monkeypatch.setattr(palatine, "bot", lambda name, seed, level: Patient(seed))
    choice(job("kingsburg"))
    assert made == [100 * SHARE]


def test_advice_is_legal_and_best_first() -> None:
    asked = {**job("valeria"), "think": 0.2}
    found = advice(asked)
    assert {row["action"] for row in found} <= set(palatine.load(asked["table"]).options(asked["seat"]))
    assert set(found[0]) == {"action", "win", "points", "tables"}
    assert found[0]["tables"] == max(row["tables"] for row in found) > 0 and 0.0 <= found[0]["win"] <= 1.0


def test_a_table_that_cannot_be_read_is_an_error_and_no_guess() -> None:
    with pytest.raises(palatine.PalatineError):
        choice({**job("kingsburg"), "table": {"game": "kingsburg", "seats": 99}})


def test_pauses_grow_to_a_limit_and_begin_again() -> None:
    pause = Pause()
    pauses = [pause.next() for _ in range(12)]
    assert pauses[0] <= 0.2 and pauses[-1] <= LONGEST_PAUSE and pauses[-1] >= LONGEST_PAUSE / 2
    pause.reset()
    assert pause.next() <= 0.2


HANGING = """
import signal, sys
from palatine.server.workers.worker import time_limit
with time_limit(0.2):
    while True:
        pass
"""


def test_the_operating_system_ends_a_choice_that_hangs() -> None:
    process = subprocess.run([sys.executable, "-c", HANGING], env={**os.environ, "PYTHONPATH": str(SOURCE)}, timeout=20)
    assert process.returncode == -signal.SIGALRM


SLEEPER = (sys.executable, "-c", "import time; time.sleep(60)")
STUBBORN = """
import pathlib, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
pathlib.Path(sys.argv[1]).touch()
time.sleep(60)
"""


def test_a_killed_worker_is_started_again_and_all_end_at_the_end() -> None:
    supervisor = Supervisor(2, "http://127.0.0.1:9", "token", SLEEPER)
    supervisor.start()
    try:
        until(lambda: len(supervisor.pids()) == 2)
        first, second = supervisor.pids()
        os.kill(first, signal.SIGKILL)
        until(lambda: len(set(supervisor.pids()) - {first, second}) == 1)
        assert second in supervisor.pids()
        running = supervisor.pids()
    finally:
        supervisor.stop(5)
    assert supervisor.pids() == []
    for pid in running:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_worker_that_does_not_listen_is_killed(tmp_path: Path) -> None:
    deaf = tmp_path / "deaf"
    supervisor = Supervisor(1, "http://127.0.0.1:9", "token", (sys.executable, "-c", STUBBORN, str(deaf)))
    supervisor.start()
    until(deaf.exists)
    start = time.monotonic()
    supervisor.stop(0.5)
    assert supervisor.pids() == [] and 0.5 <= time.monotonic() - start < 60, "it would sleep for a minute"


def worker_process(**environment: str) -> "subprocess.Popen[bytes]":
    settings = {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "PALATINE_WORKER_SERVER": "http://127.0.0.1:9",
        "PALATINE_WORKER_TOKEN": "never-in-a-log",
        **environment,
    }
    command = [sys.executable, "-m", "palatine.server.workers.worker"]
    return subprocess.Popen(command, env=settings, stderr=subprocess.PIPE)


def test_without_a_server_it_waits_and_leaves_when_asked() -> None:
    with worker_process() as process:
        assert process.stderr is not None
        seen = b""
        while b"no connection" not in seen:
            seen += process.stderr.readline()
        process.terminate()
        rest = process.stderr.read()
        assert process.wait(10) == 0
    assert b"worker ends" in rest and b"never-in-a-log" not in seen + rest


def test_it_leaves_when_the_process_that_started_it_is_gone() -> None:
    with worker_process(PALATINE_WORKER_PARENT="1") as process:
        assert process.wait(20) == 0
