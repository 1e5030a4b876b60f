"""Keeps a number of worker processes running: whichever ends is started again, after a pause that grows if it ends
again at once."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import Final

from palatine.api import GUESTS
from palatine.server import logs, metrics
from palatine.server.workers import worker

_LOG = logs.logger("supervisor")
COMMAND: Final = (sys.executable, "-m", "palatine.server.workers.worker")
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 30.0
HEALTHY: Final = 30.0
"""A process that has run for so many seconds did not die of its start."""


class Place:
    """One place in the row of workers: a process, and the thread that waits for its end to fill the place again."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.command = command
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.ending = Event()
        self.thread = Thread(target=self.keep, name="worker-keeper", daemon=True)

    def keep(self) -> None:
        pause = FIRST_PAUSE
        while not self.ending.is_set():
            started = time.monotonic()
            # A session of its own: Ctrl-C at the terminal reaches the server, and the server ends its workers.
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdin=subprocess.DEVNULL, start_new_session=True
            )
            metrics.WORKERS.inc()
            if self.ending.is_set():
                self.process.terminate()
            code = self.process.wait()
            metrics.WORKERS.dec()
            if self.ending.is_set():
                return
            if time.monotonic() - started > HEALTHY:
                pause = FIRST_PAUSE
            _LOG.warning("worker ended", pid=self.process.pid, signal=_signal_name(code), code=code, seconds=pause)
            self.ending.wait(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
            if not self.ending.is_set():
                metrics.RESTARTS.inc()

    def ask_to_end(self) -> None:
        self.ending.set()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()

    def end(self, until: float) -> None:
        """Wait for a clean end, and make an end if there is none."""
        if self.process is not None:
            try:
                self.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.thread.join(5.0)


class Supervisor:
    """Starts `count` workers for a server and keeps them running until `stop`.

    They get none of the server's own settings, only those of the engine: a bot has no business with the address of
    the database.
    """

    def __init__(self, count: int, server: str, token: str, command: Sequence[str] = COMMAND) -> None:
        ours = {name for name in os.environ if name.startswith("PALATINE_")} - {"PALATINE_PURE", GUESTS}
        environment = {name: value for name, value in os.environ.items() if name not in ours}
        environment |= {worker.SERVER: server, worker.TOKEN: token, worker.PARENT: str(os.getpid())}
        self.places = [Place(command, environment) for _ in range(count)]

    def start(self) -> None:
        for place in self.places:
            place.thread.start()

    def stop(self, seconds: float = 10.0) -> None:
        """Ask all to end, wait, and kill those that do not."""
        until = time.monotonic() + seconds
        for place in self.places:
            place.ask_to_end()
        for place in self.places:
            place.end(until)

    def pids(self) -> list[int]:
        """The processes that run now."""
        running = [place.process for place in self.places]
        return [process.pid for process in running if process is not None and process.poll() is None]


def run_until_signalled(supervisor: Supervisor, started: Callable[[], None] = lambda: None) -> None:
    """What `palatine worker` does: keep the workers running until SIGTERM or Ctrl-C."""
    told = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: told.set())
    supervisor.start()
    started()
    told.wait()
    supervisor.stop()


def _signal_name(code: int) -> str | None:
    return signal.Signals(-code).name if code < 0 else None
