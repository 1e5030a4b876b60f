"""The bot process: fetches one question after another from a server, thinks, and sends the answer.

It talks plain HTTP, so it may run on any machine; it holds no state and nothing its seat may not know. A choice that
hangs is ended by the operating system: SIGALRM keeps its default action, which no loop in compiled code can hold up.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, Final

import httpx

from palatine.server import logs
from palatine.server.workers.choosing import advice, choice

_LOG = logs.logger("worker")
TOKEN: Final = "PALATINE_WORKER_TOKEN"
SERVER: Final = "PALATINE_WORKER_SERVER"
PARENT: Final = "PALATINE_WORKER_PARENT"
LONGEST_WAIT: Final = 10.0
"""Seconds of one wait for a job. Well below the time after which a server believes that it has no workers."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
POLITE: Final = 5
"""Bots think below the priority of the server, so that people never wait for a bot at another table."""


class Leave(BaseException):
    """Somebody asked this process to end while it was waiting."""


@dataclass
class Pause:
    """How long to wait after a failure: longer each time, never the same for two workers."""

    seconds: float = FIRST_PAUSE
    chance: random.Random = field(default_factory=random.Random)

    def next(self) -> float:
        now = self.seconds * self.chance.uniform(0.5, 1.0)
        self.seconds = min(self.seconds * 2, LONGEST_PAUSE)
        return now

    def reset(self) -> None:
        self.seconds = FIRST_PAUSE


class Worker:
    """One process's loop: wait for a job, choose under a time limit, send, and so on until told to end."""

    def __init__(
        self,
        server: str,
        token: str,
        name: str,
        choose: Callable[[dict[str, Any]], int] = choice,
        parent: int | None = None,
        wait: float = LONGEST_WAIT,
    ) -> None:
        self.name = name
        self.choose = choose
        self.parent = parent
        self.wait = wait
        self.ending = False
        self.idle = False
        self.pause = Pause()
        self.client = httpx.Client(
            base_url=server.rstrip("/"),
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(10.0, read=wait + 15.0),
            follow_redirects=False,
            trust_env=not _is_this_machine(server),
        )

    def run(self) -> None:
        """Work until SIGTERM, SIGINT or the end of the process that started this one."""
        with self.client:
            try:
                while not self.ending and not self.orphaned():
                    self.once()
            except Leave:
                pass
        _LOG.info("worker ends", worker=self.name)

    def once(self) -> None:
        """One job, or one wait that brought none."""
        started = time.monotonic()
        try:
            with self.waiting():
                answer = self.client.post("/api/worker/jobs", json={"worker": self.name, "wait": self.wait})
        except httpx.TransportError as error:
            self.back_off("no connection", type(error).__name__)
            return
        if answer.status_code == 200:
            self.pause.reset()
            self.work(answer.json())
        elif answer.status_code != 204:
            self.back_off("no job", str(answer.status_code))
        elif time.monotonic() - started < min(0.5, self.wait):
            self.rest(0.5)  # a server that does not hold the line must not be asked without end
        else:
            self.pause.reset()

    def work(self, job: dict[str, Any]) -> None:
        """Choose and send. A SIGTERM in between waits for the answer to be on its way."""
        started = time.monotonic()
        try:
            with time_limit(float(job["seconds"])):
                path, found = self.answer(job)
        except Exception:
            _LOG.exception("no choice", worker=self.name, seat=job.get("seat"))
            return
        spent = round((time.monotonic() - started) * 1000, 1)
        try:
            answer = self.client.post(f"/api/worker/{path}/{job['id']}", json={"lease": job["lease"], **found})
        except httpx.TransportError as error:
            self.back_off("answer not sent", type(error).__name__)
            return
        _LOG.debug("job done", worker=self.name, bot=job["bot"], seat=job["seat"], ms=spent, status=answer.status_code)

    def answer(self, job: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """Where the answer goes, and what it is."""
        if job["kind"] == "hint":
            return "hints", {"moves": advice(job)}
        return "jobs", {"action": self.choose(job)}

    def back_off(self, why: str, error: str) -> None:
        seconds = self.pause.next()
        _LOG.warning(why, worker=self.name, error=error, seconds=round(seconds, 1))
        self.rest(seconds)

    def rest(self, seconds: float) -> None:
        with self.waiting():
            time.sleep(seconds)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While nothing would be lost, a signal ends the process at once."""
        self.idle = True
        try:
            if self.ending:
                raise Leave
            yield
        finally:
            self.idle = False

    def end(self, _signal: int = 0, _frame: object = None) -> None:
        """The handler of SIGTERM and SIGINT."""
        self.ending = True
        if self.idle:
            raise Leave

    def orphaned(self) -> bool:
        return self.parent is not None and os.getppid() != self.parent


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Let the operating system end this process if the block takes longer."""
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.1))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _is_this_machine(server: str) -> bool:
    """The proxy in the environment is for the rest of the world."""
    host = httpx.URL(server).host
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def main() -> int:
    """Start from the environment: a token on a command line would be seen by every user of the machine."""
    logs.set_up()
    token = os.environ.pop(TOKEN, "")
    parent = os.environ.get(PARENT, "")
    worker = Worker(
        os.environ[SERVER], token, f"{os.uname().nodename}-{os.getpid()}", parent=int(parent) if parent else None
    )
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, worker.end)
    signal.signal(signal.SIGINT, worker.end)
    os.nice(POLITE)
    _LOG.info("worker starts", worker=worker.name)
    worker.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
