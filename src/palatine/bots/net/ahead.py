"""Looking ahead with a net: options are tried on imagined tables until the seat's next turn, where the net guesses."""

from typing import Final, final

from palatine.bots.base import Sampler
from palatine.bots.greedy import Thumb, thumb_of
from palatine.bots.net.net import Net
from palatine.bots.search.playing import tasted
from palatine.bots.search.value import Value, value_of
from palatine.kernel.blocks import Page
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

EVERY: Final = 1000
FIRM_POINTS: Final = 20.0
VICTORY: Final = 0.75
"""A victory counts as much over a defeat as a lead of thirty points. The net has learned to guess in this measure."""


@final
class Foresight:
    """One decision of one seat: the net plays for it, rules of thumb play for the others."""

    def __init__(self, net: Net, sampler: Sampler, seat: i64, chance: Generator) -> None:
        known = sampler.known()
        self.net: Final = net
        self.sampler: Final = sampler
        self.seat: Final[i64] = seat
        self.chance: Final = chance
        self.page: Final = Page(known.game.layout.width)
        self.thumb: Final[Thumb] = thumb_of(known.game.name).hasty()
        self.value: Final[Value] = value_of(known.game.name)

    def best(self, options: list[int], likings: list[float], tables: i64, trust: float) -> int:
        """The option after which the seat stands best; `trust` is what a liking counts beside that."""
        sums = [0.0] * len(options)
        for _ in range(tables):
            table = self.sampler.another(self.chance)
            luck = self.chance.clone()
            for at in range(i64(len(options))):
                copy = table.clone()
                sums[at] += self.after(copy, options[at], luck.clone())
            self.chance.below(2)
        rated = [total / float(tables) + trust * liking for total, liking in zip(sums, likings, strict=True)]
        return options[rated.index(max(rated))]

    def after(self, table: Table, action: i64, luck: Generator) -> float:
        """Play an action, and on until the seat has its next choice a round later; what it is worth then."""
        stages: i64 = table.seat_count
        stage = self.value.stage(table)
        who = self.seat
        while True:
            table.act(action, who)
            if not table.stack and not table.lanes:
                return self.result(table)
            now = self.value.stage(table)
            if now != stage:
                stage = now
                stages -= 1
            who = table.waiting(0)
            options = table.legal(who)
            if len(options) == 1:
                action = options[0]
            elif who != self.seat:
                action = tasted(self.thumb, table, who, options, EVERY, luck)
            else:
                thoughts = self.thoughts(table)
                if stages <= 0:
                    return self.lead(table) + self.net.guess(thoughts)
                action = self.liked(thoughts, options)

    def thoughts(self, table: Table) -> vec[float]:
        self.page.clear()
        table.observe_row(self.seat, self.page)
        return self.net.thoughts(self.page.out.getvalue())

    def liked(self, thoughts: vec[float], options: list[int]) -> i64:
        likings = self.net.likings(thoughts, options)
        return options[likings.index(max(likings))]

    def lead(self, table: Table) -> float:
        scores = table.scores()
        others = [score for other, score in enumerate(scores) if other != self.seat]
        return float(scores[self.seat] - max(others)) / FIRM_POINTS

    def result(self, table: Table) -> float:
        places = table.ranking()
        won = 1.0 / float(places.count(1)) if places[self.seat] == 1 else 0.0
        return self.lead(table) + VICTORY * (2.0 * won - 1.0)
