"""Bots that look ahead, and so can tell what they think of their options."""

from palatine.bots.base import Bot, Sampler
from palatine.bots.search.trial import Trial
from palatine.kernel.ints import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    def advised(self, sampler: Sampler, seat: int, iterations: int, seconds: float) -> list[Trial]:
        """Options, best first, after so many imagined tables all in all, or so many seconds; 0 is no limit."""
        raise NotImplementedError
