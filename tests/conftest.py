"""Hypothesis draws the same examples on every machine, and never fails for being slow."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("palatine", derandomize=True, deadline=None, max_examples=30, database=None)
settings.load_profile("palatine")

TESTS = Path(__file__).parent
SLOW_ROOMS = ("laws", "cli", "bots", "catalogue", "server", "browser", "lab", "envs")
"""Whole games over all options, in a terminal, at a server, in a browser, in the lab and in environments: for `make
test`, not for the daily `make check`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in SLOW_ROOMS:
            item.add_marker("slow")
