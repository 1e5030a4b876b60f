"""The random bot: every option is equally likely."""

from typing import final

from palatine.bots.base import Bot, Sampler
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64
from palatine.kernel.table import Table


@final
class RandomBot(Bot):
    def choose(self, sampler: Sampler, seat: int) -> int:
        options = sampler.options()
        return options[self.chance.below(len(options))]


def play_out(table: Table, chance: Generator) -> int:
    """Play random moves to the end of the game; the number of decisions. The loop of simulations and benchmarks."""
    decisions: i64 = 0
    while True:
        if table.lanes:
            seat = table.waiting(chance.below(1 << 16))
        elif table.stack:
            seat = table.stack[-1].seat
        else:
            return decisions
        known = None if table.lanes else table.cached
        options = table.legal(seat) if known is None else known
        table.act(options[chance.below(len(options))], seat)
        decisions += 1
