"""Looking ahead with a net: options are tried on imagined tables for some rounds, then the net guesses who wins."""

from math import sqrt
from time import perf_counter
from typing import Final, final

from palatine.bots.base import Sampler
from palatine.bots.greedy import Thumb, thumb_of
from palatine.bots.net.net import Net
from palatine.bots.search.playing import tasted
from palatine.bots.search.trial import Trial
from palatine.bots.search.value import Value, value_of
from palatine.kernel.blocks import Page
from palatine.kernel.chance import Generator
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

EVERY: Final = 1000
GLANCE: Final = 16
"""After so many tables the options are compared."""
SURE: Final = 1.5
"""An option that is behind by so many standard errors is not tried any more."""
AT_FIRST: Final = 0.5
"""What is added to the standard error, shared out among the tables: the first of them may all tell the same."""


@final
class Foresight:
    """One decision of one seat: the net plays for it, rules of thumb play for the others.

    With `telling` it also forecasts points, which a player does not need but whoever asks for advice wants to hear.
    """

    def __init__(
        self,
        net: Net,
        sampler: Sampler,
        seat: i64,
        chance: Generator,
        rounds: i64,
        seconds: float = 0.0,
        telling: bool = False,
    ) -> None:
        known = sampler.known()
        self.turns: Final[i64] = rounds * known.seat_count
        self.net: Final = net
        self.sampler: Final = sampler
        self.seat: Final[i64] = seat
        self.chance: Final = chance
        self.seconds: Final = seconds
        self.telling: Final = telling
        self.page: Final = Page(known.game.layout.width)
        self.thumb: Final[Thumb] = thumb_of(known.game.name).hasty()
        self.value: Final[Value] = value_of(known.game.name)

    def tried(self, options: list[int], likings: list[float], tables: i64, trust: float) -> list[Trial]:
        """Options, first the one after which the seat most likely wins; `trust` is what a liking counts beside that.

        They are tried on the same tables, with the same luck to come, until only one is left that is not surely worse
        than another, there have been so many tables, or the time is over.
        """
        begun = perf_counter()
        trials = [Trial(option, liking) for option, liking in zip(options, likings, strict=True)]
        chances: list[list[float]] = [[] for _ in options]
        left = [at for at in range(len(options))]
        gone: list[int] = []
        tried: i64 = 0
        while tried < tables and (len(left) > 1 or (self.telling and tried == 0)):
            until = min(tables, tried + GLANCE)
            while tried < until:
                table = self.sampler.another(self.chance)
                luck = self.chance.clone()
                for at in left:
                    copy = table.clone()
                    chances[at].append(self.after(copy, options[at], luck.clone()))
                    if self.telling:
                        trials[at].points += self.points(copy)
                self.chance.below(2)
                tried += 1
                if self.seconds > 0.0 and perf_counter() - begun > self.seconds:
                    until = tables = tried
            rated = sorted([(-sum(chances[at]) / float(tried) - trust * likings[at], at) for at in left])
            best, first = rated[0]
            near = [at == first or minus - best < doubt(chances[first], chances[at]) for minus, at in rated]
            gone = [at for is_near, (_, at) in zip(near, rated, strict=True) if not is_near] + gone
            left = [at for is_near, (_, at) in zip(near, rated, strict=True) if is_near]
        top = left[0]
        order: list[tuple[float, int, int]] = []
        for place, at in enumerate(left + gone):
            chance = expected(chances[at], chances[top], trust * (likings[at] - likings[top]))
            trials[at].visits = len(chances[at])
            trials[at].worth = trials[at].win = chance * float(len(chances[at]))
            order.append((-chance, place, at))
        return [trials[at] for _, _, at in sorted(order)]

    def after(self, table: Table, action: i64, luck: Generator) -> float:
        """Play an action, and on until the seat has a choice some rounds later; its chance of winning then."""
        stages = self.turns
        stage = self.value.stage(table)
        who = self.seat
        while True:
            table.act(action, who)
            if not table.stack and not table.lanes:
                places = table.ranking()
                return 1.0 / float(places.count(1)) if places[self.seat] == 1 else 0.0
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
                    return self.net.chance(thoughts, self.lead(table))
                action = self.liked(thoughts, options)

    def thoughts(self, table: Table) -> vec[float]:
        self.page.clear()
        table.observe_row(self.seat, self.page)
        return self.net.thoughts(self.page.out.getvalue())

    def liked(self, thoughts: vec[float], options: list[int]) -> i64:
        likings = self.net.likings(thoughts, options)
        return options[likings.index(max(likings))]

    def points(self, table: Table) -> float:
        """What the seat has at the end, or will probably have."""
        if table.stack or table.lanes:
            return self.value.points(table, self.seat)
        return float(table.scores()[self.seat])

    def lead(self, table: Table) -> int:
        """Points ahead of the best other seat."""
        scores = table.scores()
        return scores[self.seat] - max([score for other, score in enumerate(scores) if other != self.seat])


def expected(ours: list[float], best: list[float], liked: float) -> float:
    """The chance of winning with an option: that of the best one, less what it lost beside it on the tables of both."""
    if not ours:
        return 0.0
    tables = float(len(ours))
    chance = sum(best) / float(len(best))
    loss = sum(best[: len(ours)]) / tables - sum(ours) / tables
    return max(0.0, min(chance, chance - loss + liked))


def doubt(ours: list[float], theirs: list[float]) -> float:
    """How far apart two options may be, tried on the same tables, that are perhaps equally good."""
    tables = float(len(ours))
    leads = [our - their for our, their in zip(ours, theirs, strict=True)]
    mean = sum(leads) / tables
    spread = sum([(lead - mean) ** 2 for lead in leads]) / tables
    return SURE * (sqrt(spread / tables) + AT_FIRST / tables)
