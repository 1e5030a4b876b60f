"""Where the work is done: in this process, in several, or on a Ray cluster.

Results come as they are ready, in no certain order, so every result must say itself what it belongs to. Nothing that is
computed here may depend on who computes it.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from typing import Any, TypeVar

from palatine.kernel.errors import PalatineError
from palatine.kernel.speech import quoted
from palatine.lab.needs import needed

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL = "local"
"""A Ray cluster of this machine alone, started for the work and stopped after it."""
IN_HAND = 2
"""Tasks for each processor of a cluster, so that none is idle while results travel."""

PATIENCE = 5.0
"""Seconds to wait for an answer of a cluster."""


@dataclass(frozen=True)
class Workers:
    """Who works: so many processes of this machine, or the Ray cluster at an address."""

    processes: int = 1
    ray: str = ""


@dataclass(frozen=True)
class Refused:
    """An error about input, as it travels between processes: in both languages, without its class."""

    en: str
    pl: str


@dataclass(frozen=True)
class Broken:
    """A fault of ours in another process, with the place where it happened."""

    trace: str


def finished(job: Callable[[Task], Result], tasks: Iterable[Task], workers: Workers) -> Iterator[Result]:
    """The result of every task. `job` is a plain function of a module, so that other processes can find it."""
    if workers.ray:
        found: Iterator[Result | Refused] = _on_ray(job, iter(tasks), workers)
    elif workers.processes > 1:
        found = _in_processes(job, iter(tasks), workers.processes)
    else:
        found = (attempt(job, task) for task in tasks)
    for result in found:
        if isinstance(result, Refused):
            raise PalatineError(result.en, result.pl)
        yield result


def attempt(job: Callable[[Task], Result], task: Task) -> Result | Refused:
    """The work itself, wherever it is done."""
    try:
        return job(task)
    except PalatineError as error:
        return Refused(error.en, error.pl)


def _in_processes(job: Callable[[Task], Result], tasks: Iterator[Task], processes: int) -> Iterator[Result | Refused]:
    """Each process has a line of its own to this one, so that none can be stopped at a moment that harms another."""
    # Fresh interpreters, not forks: the caller may draw a progress bar in a thread.
    context = get_context("spawn")
    crew: dict[Connection, SpawnProcess] = {}
    try:
        for task in islice(tasks, processes):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, job), daemon=True)
            process.start()
            theirs.close()
            crew[ours] = process
            ours.send(task)
        busy = set(crew)
        while busy:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                found = _heard(line, crew[line])
                for task in islice(tasks, 1):
                    line.send(task)
                    break
                else:
                    busy.discard(line)
                yield found
    finally:
        # After Ctrl-C nobody waits for games that are still being played.
        for line, process in crew.items():
            line.close()
            process.terminate()
            process.join()


def _heard(line: Connection, process: SpawnProcess) -> Any:
    """The next result of a process."""
    try:
        result = line.recv()
    except (EOFError, OSError):
        process.join()
        raise PalatineError(
            f"a process of the pool has ended unexpectedly (status {process.exitcode}); start the command again",
            f"jeden z procesów niespodziewanie zakończył pracę (kod {process.exitcode}); uruchom polecenie ponownie",
        ) from None
    if isinstance(result, Broken):
        raise RuntimeError(result.trace)
    return result


def _work(line: Connection, job: Callable[[Any], Any]) -> None:
    """In a new process: task after task, until nobody asks any more. Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            task = line.recv()
            try:
                result = attempt(job, task)
            except Exception:
                result = Broken(format_exc())
            line.send(result)


def _on_ray(job: Callable[[Task], Result], tasks: Iterator[Task], workers: Workers) -> Iterator[Result | Refused]:
    ray: Any = needed("ray", "cluster")
    ours = not ray.is_initialized()
    if ours:
        _join(ray, workers)
    try:
        remote = ray.remote(attempt)
        shared = ray.put(job)
        at_once = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(shared, task) for task in islice(tasks, at_once)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(shared, task) for task in islice(tasks, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            with suppress(Exception):
                ray.shutdown()


def _join(ray: Any, workers: Workers) -> None:
    """Start a cluster on this machine, or join the one at the address."""
    check_address(workers.ray)
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    local = {"num_cpus": max(1, workers.processes), "include_dashboard": False}
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        ray.init(address=workers.ray, **quiet, **(local if workers.ray == LOCAL else {}))
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise _unreachable(workers.ray, str(error).splitlines()[0] if str(error) else type(error).__name__) from None


def check_address(address: str) -> None:
    """Knock at the door of a cluster: Ray itself would wait for minutes where nobody is."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        raise _unreachable(address, str(error)) from None


def _unreachable(address: str, why: str) -> PalatineError:
    return PalatineError(
        f"--ray: no cluster can be reached at {quoted(address, 'en')} ({why})",
        f"--ray: nie można połączyć się z klastrem {quoted(address, 'pl')} ({why})",
    )
