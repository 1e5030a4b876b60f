"""Waiting for something to happen, on a busy machine too."""

import time
from collections.abc import Callable

PATIENCE = 40.0


def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true; it fails only if it never does."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
