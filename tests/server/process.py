"""Real servers for the tests: `python -m palatine serve` on a free port, which can be killed like any process."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

import httpx

import palatine
from server.postgres import die_with_parent, free_port

SOURCE = Path(palatine.__file__).resolve().parents[1]
"""The server plays with the same engine as the tests, compiled or not."""
WORKER_TOKEN = "worker-token-of-the-tests-7f3a9c51d2"
PATIENCE = 40.0
"""Seconds that a start may take on a busy machine."""


class Server:
    """A server process on one database. It keeps its port and its folder when it is killed and started again."""

    def __init__(
        self,
        database: str,
        folder: Path,
        workers: int = 0,
        environment: Mapping[str, str] | None = None,
        program: tuple[str, ...] = ("-m", "palatine", "serve"),
        core: int | None = None,
    ) -> None:
        self.database = database
        self.folder = folder
        self.workers = workers
        self.environment = dict(environment or {})
        self.program = program
        self.core = core
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / f"server-{self.port}.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self, wait: bool = True) -> None:
        """Start it, and unless told otherwise wait until it says that it is well."""
        assert self.process is None, "it runs already"
        words = [sys.executable, *self.program, "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--database", self.database, "--data-dir", str(self.folder), "--workers", str(self.workers)]
        if self.core is not None:
            words = ["taskset", "-c", str(self.core), *words]
        paths = [str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "PALATINE_WORKER_TOKEN": WORKER_TOKEN,
            "PALATINE_LIMITS": "off",
            **self.environment,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                words,
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
                preexec_fn=lambda: die_with_parent(signal.SIGTERM),
            )
        self.starts += 1
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers that it is well."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._still_alive()
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError(f"the server did not become healthy:\n{self.tail()}")

    def wait_for_port(self) -> float:
        """Until it accepts connections; the moment, on the monotonic clock."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._still_alive()
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return time.monotonic()
            time.sleep(0.01)
        raise TimeoutError(f"the server accepts no connections:\n{self.tail()}")

    def kill(self) -> None:
        """`kill -9`: no goodbye to anybody. Its workers are left to find out for themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)
        self.process = None

    def stop(self) -> int | None:
        """The polite way, and then whatever is left of its group; the exit status."""
        if self.process is None:
            return None
        process, self.process = self.process, None
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(20)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(5)

    def memory(self) -> int:
        """Resident bytes of the server process."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def tail(self, lines: int = 40) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def _still_alive(self) -> None:
        if self.process is not None and self.process.poll() is not None:
            code = self.process.returncode
            self.process = None
            raise RuntimeError(f"the server ended with status {code}:\n{self.tail()}")


def new_folder(name: str = "server") -> Path:
    """A folder for scripts that have no test to give them one."""
    return Path(tempfile.mkdtemp(prefix=f"palatine-{name}-"))
