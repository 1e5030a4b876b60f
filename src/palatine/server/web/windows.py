"""Rates: so many of something in so much time, counted for everybody by themselves."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

SECONDS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
FEW: Final = 1000


@dataclass(frozen=True)
class Rate:
    """`most` in every stretch of `seconds`."""

    most: int
    seconds: int

    @classmethod
    def read(cls, text: str) -> "Rate":
        """From words like `60/hour`."""
        count, _, unit = text.partition("/")
        return cls(int(count), SECONDS[unit])


class Windows:
    """Counts in stretches of time, each of which begins with the first one counted in it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self.open: Final[dict[tuple[str, str], tuple[float, int]]] = {}
        """When each window ends, and what was counted in it."""
        self._many = FEW

    def hit(self, rate: Rate, kind: str, key: str) -> float:
        """Count one. Seconds until the next would be counted, if this one is too many; otherwise 0."""
        now = self.now()
        end, count = self.open.get((kind, key), (0.0, 0))
        if end <= now:
            if len(self.open) >= self._many:
                self._tidy(now)
            end, count = now + rate.seconds, 0
        if count >= rate.most:
            return end - now
        self.open[(kind, key)] = (end, count + 1)
        return 0.0

    def _tidy(self, now: float) -> None:
        """Forget windows that are over. How long that takes is paid by those that were opened since the last time."""
        for name in [name for name, (end, _) in self.open.items() if end <= now]:
            del self.open[name]
        self._many = max(FEW, 2 * len(self.open))
