"""The time as the server counts it."""

import time


def milliseconds() -> int:
    """The time now, since 1970, UTC."""
    return time.time_ns() // 1_000_000
