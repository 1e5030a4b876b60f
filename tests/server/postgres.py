"""A throw-away PostgreSQL that the tests start by themselves: a cluster in a temporary folder, a database per test.

    with Cluster() as cluster:
        url = cluster.database()        # postgresql://palatine@127.0.0.1:…/test_1

Every process that wants one has its own, so parallel test runs never meet. PostgreSQL refuses to run as root; there the
cluster belongs to an unprivileged user. Where no server is installed, root installs Debian's.
"""

import contextlib
import ctypes
import getpass
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from types import TracebackType

import psycopg
from debian import provided

OWNER = "palatine"
"""The superuser of the throw-away cluster; nobody but this machine can reach it."""
_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG


class Cluster:
    """A running server. `durable` keeps fsync on, for tests and measurements in which an acknowledged write counts."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.programs = programs()
        self.account = _account()
        self.folder = Path(tempfile.mkdtemp(prefix="palatine-pg-"))
        self.port = free_port()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Cluster":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        data = self.folder / "data"
        if os.getuid() == 0:
            shutil.chown(self.folder, self.account)
        self._run("initdb", "-D", str(data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "shared_buffers": "64MB",
            "fsync": "on" if self.durable else "off",
            "synchronous_commit": "on" if self.durable else "off",
            "full_page_writes": "on" if self.durable else "off",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        log = (self.folder / "log.txt").open("wb")
        with log:
            self._process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(data), *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.account if os.getuid() == 0 else None,
                preexec_fn=lambda: die_with_parent(signal.SIGQUIT),
            )
        self._wait()

    def stop(self) -> None:
        """End the server without ceremony and remove its folder."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)
            self._process = None
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # a name of our own
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database that is no longer needed, whoever is still connected."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def _wait(self) -> None:
        assert self._process is not None
        for _ in range(400):
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log.txt').read_text()}")

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            user=self.account if os.getuid() == 0 else None,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")


def programs() -> Path:
    """The folder of the newest server programs on this machine, installed first if need be.

    PostgreSQL is one of the two databases we promise, so its tests are never left out.
    """
    return provided(_installed, "postgresql")


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    named = shutil.which("postgres")
    folders = ([Path(named).resolve().parent] if named else []) + folders
    complete = [folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()]
    return complete[-1] if complete else None


def _account() -> str:
    """Who runs the cluster: we ourselves, or an unprivileged user when we are root."""
    if os.getuid() != 0:
        return getpass.getuser()
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise RuntimeError("root may not run PostgreSQL, and there is no user postgres or nobody")


def die_with_parent(how: signal.Signals) -> None:
    """Called in a new process: a test run that is killed leaves nothing behind."""
    ctypes.CDLL(None).prctl(_DEATH_SIGNAL, how)


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
