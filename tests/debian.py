"""Programs that tests need and a machine may lack: root installs Debian's."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")


def provided(find: Callable[[], Found | None], package: str) -> Found:
    """What `find` finds, after the package was installed if need be.

    Several processes of one test run may miss it at the same moment: one of them installs it while the others wait.
    """
    found = find()
    if found is not None:
        return found
    with (Path(tempfile.gettempdir()) / "palatine-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = find()
        if found is None:
            _install(package)
            found = find()
    if found is None:
        raise RuntimeError(f"Debian's package {package} was installed, but what these tests need is not in it")
    return found


def _install(package: str) -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise RuntimeError(f"these tests need a program that is not here: install the package {package}")
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "-q", "--no-install-recommends", package],
    ):
        print(f"{package} is missing:", " ".join(command), file=sys.stderr, flush=True)
        subprocess.run(command, check=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
