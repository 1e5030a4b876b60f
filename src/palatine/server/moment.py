"""The time as the server counts it."""

import time


def milliseconds() -> int:
    """The time now, since 1970, UTC."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds that have passed since some moment, whatever anybody does to the clocks of this machine."""
    return time.monotonic_ns() // 1_000_000
