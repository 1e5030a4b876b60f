"""The bots that search."""

from typing import final

from palatine.bots.base import Sampler
from palatine.bots.greedy import liked_best, thumb_of
from palatine.bots.search.flat import flat_search
from palatine.bots.search.playing import Mind
from palatine.bots.search.settings import Settings
from palatine.bots.search.thinker import Thinker
from palatine.bots.search.tree import tree_search
from palatine.bots.search.trial import Trial
from palatine.kernel.chance import Generator


@final
class SearchBot(Thinker):
    """Tries its options on imagined tables. A single option is answered at once, so is what rules of thumb settle."""

    def __init__(self, seed: int | str, settings: Settings, is_tree: bool) -> None:
        super().__init__(seed)
        self.settings = settings
        self.is_tree = is_tree

    def choose(self, sampler: Sampler, seat: int) -> int:
        known = sampler.known()
        options = known.legal(seat)
        if len(options) == 1:
            return options[0]
        if thumb_of(known.game.name).settles(known, seat):
            return liked_best(known, seat, options, self.chance)
        return search(sampler, seat, self.settings, self.is_tree, self.chance)[0].action

    def hurry(self, seconds: float) -> None:
        usual = self.settings
        self.settings = usual.within(usual.iterations, min(seconds, usual.seconds or seconds))

    def advised(self, sampler: Sampler, seat: int, iterations: int, seconds: float) -> list[Trial]:
        return search(sampler, seat, self.settings.for_advice(iterations, seconds), self.is_tree, self.chance)


def search(sampler: Sampler, seat: int, settings: Settings, is_tree: bool, chance: Generator) -> list[Trial]:
    """What a search finds about the options of a seat, best first."""
    mind = Mind(sampler.known().game.name, settings)
    return tree_search(sampler, seat, mind, chance) if is_tree else flat_search(sampler, seat, mind, chance)
