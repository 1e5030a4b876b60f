"""The greedy bot: for each game a set of rules of thumb, applied to what its seat can see."""

from typing import Final, final

from palatine.bots.base import Bot, Sampler
from palatine.kernel.chance import Generator
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.parts import part
from palatine.kernel.table import Table

LOTS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """A game's rules of thumb: how good an option looks to the seat that has it."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        raise NotImplementedError

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """Several options of one decision. A game may reckon once what all of them ask for."""
        return [self.worth(table, seat, action) for action in options]

    def settles(self, table: Table, seat: int) -> bool:
        """True for a question that the rules of thumb answer better than a search of the usual size would."""
        return False

    def hasty(self) -> "Thumb":
        """What plays the imagined tables of one decision on: a game may have something quicker, with a memory."""
        return self


@final
class GreedyBot(Bot):
    """Takes the option that looks best; equal ones are drawn by lot.

    With a taste it looks at so many options only: 1 is any option, 1.5 looks at one or at two, as the lot falls.
    """

    def __init__(self, seed: int | str, taste: float = 0.0) -> None:
        super().__init__(seed)
        self.taste: Final = int(taste)
        self.more: Final = round(LOTS * (taste - int(taste)))

    def choose(self, sampler: Sampler, seat: int) -> int:
        table = sampler.known()
        options = table.legal(seat)
        if len(options) == 1:
            return options[0]
        taste = self.taste
        if self.more and self.chance.below(LOTS) < self.more:
            taste += 1
        if 0 < taste < len(options):
            options = options[:]
            self.chance.shuffle(options)
            options = options[:taste]
        return liked_best(table, seat, options, self.chance)


def liked_best(table: Table, seat: int, options: list[int], chance: Generator) -> int:
    """The option that looks best by rule of thumb; equal ones are drawn by lot."""
    best: list[int] = []
    most = 0.0
    worths = thumb_of(table.game.name).worths(table, seat, options)
    for action, worth in zip(options, worths, strict=True):
        if not best or worth > most + 1e-9:
            best = [action]
            most = worth
        elif worth > most - 1e-9:
            best.append(action)
    return best[chance.below(len(best))]


@final
class OneMove(Thumb):
    """For any game: how far ahead in points an option leaves its seat, on the table as it could be."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        after = table.clone()
        after.act(action, seat)
        scores = after.scores()
        rivals = scores[:seat] + scores[seat + 1 :]
        return float(scores[seat] - max(rivals, default=0))


_THUMBS: Final[dict[str, Thumb]] = {}


def thumb_of(game: str) -> Thumb:
    """The rules of thumb of a game, or those of any."""
    if game not in _THUMBS:
        found = part(f"palatine.bots.thumbs.{game}.thumb", "THUMB")
        _THUMBS[game] = found if isinstance(found, Thumb) else OneMove()
    return _THUMBS[game]
