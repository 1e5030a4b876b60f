"""Information-set Monte Carlo tree search: an open loop over re-dealt tables.

One tree for all tables. A node stands for what has been chosen so far, whatever lay hidden; each iteration deals what
the seat cannot know anew and walks down by the options that this table offers. Every seat looks for its own advantage.
Seats that choose at the same time walk from the same node without seeing each other's choice, and what follows is
counted under the choice of the seat that thinks.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from palatine.bots.base import Sampler
from palatine.bots.search.playing import Horizon, Mind
from palatine.bots.search.trial import Trial, candidates, slope
from palatine.bots.search.value import Verdict, judged
from palatine.kernel.chance import Generator
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

MOST_SEATS: Final = 8


@final
class Node:
    """What follows a choice. Sums are those of the seat that chose."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        """In points, by rule of thumb."""
        self.visits: i64 = 0
        self.offered: i64 = 0
        """How often the choice was possible."""
        self.worth = 0.0
        self.below: Final[dict[int, Node]] = {}
        """By action and seat."""


@final
class Walk:
    """One iteration: the table on its way, and the choices made in the tree."""

    def __init__(self, root: Node, table: Table, horizon: Horizon) -> None:
        self.node: Node = root
        self.table: Final = table
        self.horizon: Final = horizon
        self.path: Final[list[Node]] = []
        self.seats: Final[list[int]] = []
        self.lanes: list[list[Frame]] = []
        self.beside: list[Node] = []
        """Where each seat stands while they choose at the same time."""


@final
class Search:
    """The tree of one decision."""

    def __init__(self, sampler: Sampler, seat: i64, mind: Mind, chance: Generator) -> None:
        self.sampler: Final = sampler
        self.seat: Final[i64] = seat
        self.mind: Final = mind
        self.chance: Final = chance
        self.trials: Final = candidates(mind, sampler.known(), seat)
        self.root: Final = Node(0.0)
        self.per_point: Final = slope(mind, sampler.known())
        for trial in self.trials:
            self.root.below[trial.action * MOST_SEATS + seat] = Node(trial.prior)
        self.root_options: Final = [int(trial.action) for trial in self.trials]

    def run(self) -> list[Trial]:
        """The candidates, most visited first."""
        begun = perf_counter()
        settings = self.mind.settings
        if len(self.trials) == 1 and settings.margin > 0.0:
            return self.trials
        done: i64 = 0
        most: i64 = settings.iterations if settings.iterations else 1 << 60
        while done < most:
            if settings.seconds and done & 7 == 0 and done and perf_counter() - begun > settings.seconds:
                break
            self.iterate()
            done += 1
        order = sorted([(-trial.visits, -trial.mean(), at) for at, trial in enumerate(self.trials)])
        return [self.trials[at] for _, _, at in order]

    def iterate(self) -> None:
        table = self.sampler.another(self.chance)
        walk = Walk(self.root, table, self.mind.horizon(table))
        first = self.descend(walk)
        verdict = judged(table, self.mind.value)
        for at in range(i64(len(walk.path))):
            node = walk.path[at]
            node.visits += 1
            node.worth += verdict.worth[walk.seats[at]]
        self.note(first, verdict)

    def note(self, action: i64, verdict: Verdict) -> None:
        for trial in self.trials:
            if trial.action == action:
                trial.add(verdict, self.seat)

    def descend(self, walk: Walk) -> i64:
        """Down the tree, one new node, and on by taste to the horizon. The first choice is returned."""
        table = walk.table
        first: i64 = -1
        while True:
            who = self.next_seat(table)
            options = table.legal(who)
            is_new = False
            action: i64 = options[0]
            if first < 0 or len(options) > 1:
                node = self.standing(walk, who)
                action = self.chosen(node, table, who, self.root_options if first < 0 else options)
                below = node.below[action * MOST_SEATS + who]
                is_new = below.visits == 0
                walk.path.append(below)
                walk.seats.append(who)
                self.step(walk, who, below)
                if first < 0:
                    first = action
            table.act(action, who)
            if walk.horizon.reached(table):
                return first
            if is_new:
                self.mind.play_on(table, walk.horizon, self.chance)
                return first

    def next_seat(self, table: Table) -> i64:
        """The seat that thinks goes first among those that choose at the same time."""
        if table.lanes and table.lanes[self.seat]:
            return self.seat
        return table.waiting(0)

    def standing(self, walk: Walk, who: i64) -> Node:
        """The node from which a seat chooses."""
        table = walk.table
        if walk.beside and table.lanes is not walk.lanes:
            walk.node = walk.beside[self.seat]
            walk.beside = []
        if table.lanes and not walk.beside:
            walk.beside = [walk.node] * table.seat_count
            walk.lanes = table.lanes
        return walk.beside[who] if walk.beside else walk.node

    def step(self, walk: Walk, who: i64, below: Node) -> None:
        if walk.beside:
            walk.beside[who] = below
        else:
            walk.node = below

    def chosen(self, node: Node, table: Table, who: i64, options: list[int]) -> i64:
        """The option with the best outlook: tried results drawn towards the rules of thumb, and a bonus for doubt."""
        below = node.below
        fresh = [action for action in options if action * MOST_SEATS + who not in below]
        if fresh:
            worths = self.mind.thumb.worths(table, who, fresh)
            for action, worth in zip(fresh, worths, strict=True):
                below[action * MOST_SEATS + who] = Node(worth)
        best = -1e30
        visits: i64 = 0
        worth_sum = 0.0
        found: list[Node] = []
        for action in options:
            child = below[action * MOST_SEATS + who]
            child.offered += 1
            found.append(child)
            visits += child.visits
            worth_sum += child.worth
            best = max(best, child.prior)
        settings = self.mind.settings
        middle = worth_sum / float(visits) if visits else 0.5
        choice: i64 = options[0]
        most = -1e30
        for at in range(i64(len(options))):
            child = found[at]
            guess = middle + self.per_point * (child.prior - best)
            n = float(child.visits)
            score = (child.worth + settings.trust * guess) / (n + settings.trust) if n + settings.trust > 0 else guess
            score += settings.explore * sqrt(log(float(child.offered)) / (n + 1.0))
            if score > most:
                most = score
                choice = options[at]
        return choice


def tree_search(sampler: Sampler, seat: i64, mind: Mind, chance: Generator) -> list[Trial]:
    """The candidates of a seat's decision, best first."""
    return Search(sampler, seat, mind, chance).run()
