"""Hypothesis draws the same examples on every machine, and never fails for being slow."""

import pytest
from hypothesis import settings

settings.register_profile("palatine", derandomize=True, deadline=None, max_examples=30, database=None)
settings.load_profile("palatine")

SLOW_ROOMS = ("laws", "cli", "bots")
"""Whole games over all options, and games in a terminal: for `make test`, not for the daily `make check`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name in SLOW_ROOMS:
            item.add_marker("slow")
