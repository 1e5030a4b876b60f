"""The greedy bot: for each game a set of rules of thumb, applied to what its seat can see."""

from importlib import import_module
from typing import final

from palatine.bots.base import Bot, Sampler
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """A game's rules of thumb: how good an option looks to the seat that has it."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        raise NotImplementedError


@final
class GreedyBot(Bot):
    """Takes the option that looks best; equal ones are drawn by lot."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.thumbs: dict[str, Thumb] = {}

    def choose(self, sampler: Sampler, seat: int) -> int:
        table = sampler.known()
        options = table.legal(seat)
        if len(options) == 1:
            return options[0]
        thumb = self.thumb(table.game.name)
        best: list[int] = []
        most = 0.0
        for action in options:
            worth = thumb.worth(table, seat, action)
            if not best or worth > most + 1e-9:
                best = [action]
                most = worth
            elif worth > most - 1e-9:
                best.append(action)
        return best[self.chance.below(len(best))]

    def thumb(self, game: str) -> Thumb:
        if game not in self.thumbs:
            found = import_module(f"palatine.bots.thumbs.{game}").THUMB
            assert isinstance(found, Thumb)
            self.thumbs[game] = found
        return self.thumbs[game]


def make(seed: int | str) -> Bot:
    return GreedyBot(seed)
