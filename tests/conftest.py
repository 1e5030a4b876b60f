"""Hypothesis draws the same examples on every machine, and never fails for being slow.

Databases and other files of the tests lie in memory where there is plenty: no test pulls the plug, and a disk spends
minutes on making and removing hundreds of databases.
"""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("palatine", derandomize=True, deadline=None, max_examples=30, database=None)
settings.load_profile("palatine")

MEMORY = Path("/dev/shm")
PLENTY = 4 << 30
if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > PLENTY:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

TESTS = Path(__file__).parent
SLOW_ROOMS = ("laws", "words", "cli", "bots", "catalogue", "server", "browser", "lab", "envs")
"""Whole games over all options, in a terminal, at a server, in a browser, in the lab and in environments: for `make
test`, not for the daily `make check`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in SLOW_ROOMS:
            item.add_marker("slow")
