"""The bot that asks a net."""

from importlib.resources import files
from math import exp
from typing import Final, final
from warnings import warn

from palatine.bots.base import Sampler
from palatine.bots.net.ahead import Foresight
from palatine.bots.net.net import Net
from palatine.bots.search.bots import SearchBot
from palatine.bots.search.settings import MENTIONED, settings
from palatine.bots.search.thinker import Thinker
from palatine.bots.search.trial import Trial
from palatine.kernel.blocks import Page
from palatine.kernel.errors import BadOption
from palatine.kernel.game import Game
from palatine.kernel.table import Table

FAR: Final = 10.0
"""An option that is liked so much less would be chosen once in twenty thousand times: it is not worth a look."""
SUFFIX: Final = ".net"
NO_LIMIT: Final = 1 << 30
STAND_IN: Final = "iterations=80:width=6:stages=2:taste=99"
"""The search that plays where a net does not know the cards."""
_NETS: Final[dict[str, Net]] = {}


def net_of(table: Table) -> Net:
    """The net of a game, which has learned it for two and more seats."""
    name = table.game.name
    folder = files("palatine.bots.net")
    if table.seat_count < 2 or not (folder / f"{name}{SUFFIX}").is_file():
        learned = ", ".join(
            sorted([file.name.removesuffix(SUFFIX) for file in folder.iterdir() if SUFFIX in file.name])
        )
        raise BadOption(
            f"no net has learned {name} for so many seats; there is one for: {learned}, from two seats",
            f"żadna sieć nie zna gry {name} dla tylu miejsc; jest dla: {learned}, od dwóch miejsc",
        )
    if name not in _NETS:
        _NETS[name] = Net((folder / f"{name}{SUFFIX}").read_bytes())
    return _NETS[name]


def knows(net: Net, game: Game) -> bool:
    """True if the net has learned the game with the cards and actions that it has now."""
    return net.inputs == game.layout.width and net.actions == game.book.count


@final
class NetBot(Thinker):
    """Takes what its net likes best.

    With `tables` it tries the `width` options that it likes best on so many imagined tables, for so many `rounds`, and
    `trust` says how much its liking still counts; after so many `seconds` it tries no more of them. With `heat` it also
    takes what it likes less, the more the hotter. Where cards have come or gone since its net was trained, it says so
    and searches instead.
    """

    def __init__(
        self,
        seed: int | str,
        heat: float = 0.0,
        tables: float = 0.0,
        width: float = 6.0,
        trust: float = 0.005,
        rounds: float = 1.0,
        seconds: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.heat: Final = heat
        self.tables: Final = int(tables)
        self.width: Final = int(width)
        self.trust: Final = trust
        self.rounds: Final = int(rounds)
        self.seconds = seconds
        self.stand_in: Final = SearchBot(seed, settings(STAND_IN), False)
        self.has_warned = False

    def choose(self, sampler: Sampler, seat: int) -> int:
        options = sampler.options()
        if len(options) == 1:
            return options[0]
        if not self.is_at_home(sampler.known()):
            return self.stand_in.choose(sampler, seat)
        likings = self.likings(sampler, seat, options)
        if self.heat > 0.0:
            return self.drawn(options, likings)
        order = best_first(options, likings)
        near = [row for row in order[: self.width] if row[0] - order[0][0] < FAR]
        if self.tables == 0 or len(near) == 1:
            return order[0][1]
        return int(self.tried(sampler, seat, near, self.tables, self.seconds, False)[0].action)

    def hurry(self, seconds: float) -> None:
        self.seconds = min(seconds, self.seconds or seconds)
        self.stand_in.hurry(seconds)

    def is_at_home(self, table: Table) -> bool:
        """False, and told once, where the net does not know the cards of the table."""
        at_home = knows(net_of(table), table.game)
        if not at_home and not self.has_warned:
            self.has_warned = True
            warn(
                f"the net of {table.game.name} does not know these cards: it was trained with others, and searches",
                stacklevel=2,
            )
        return at_home

    def advised(self, sampler: Sampler, seat: int, iterations: int, seconds: float) -> list[Trial]:
        if not self.is_at_home(sampler.known()):
            return self.stand_in.advised(sampler, seat, iterations, seconds)
        options = sampler.options()
        order = best_first(options, self.likings(sampler, seat, options))[: max(self.width, MENTIONED)]
        tables = max(1, iterations // len(order)) if iterations else NO_LIMIT
        return self.tried(sampler, seat, order, tables, seconds, True)

    def likings(self, sampler: Sampler, seat: int, options: list[int]) -> list[float]:
        table = sampler.known()
        net = net_of(table)
        page = Page(table.game.layout.width)
        table.observe_row(seat, page)
        return net.likings(net.thoughts(page.out.getvalue()), options)

    def tried(
        self, sampler: Sampler, seat: int, order: list[tuple[float, int]], tables: int, seconds: float, telling: bool
    ) -> list[Trial]:
        """What looking ahead finds about options that `best_first` has sorted."""
        net = net_of(sampler.known())
        ahead = Foresight(net, sampler, seat, self.chance, self.rounds, seconds, telling)
        return ahead.tried([option for _, option in order], [-minus for minus, _ in order], tables, self.trust)

    def drawn(self, options: list[int], likings: list[float]) -> int:
        """One by lot, as often as the net likes it."""
        most = max(likings)
        chances = [exp((liking - most) / self.heat) for liking in likings]
        drawn = sum(chances) * float(self.chance.below(1 << 30)) / float(1 << 30)
        for option, chance in zip(options, chances, strict=True):
            drawn -= chance
            if drawn < 0.0:
                return option
        return options[-1]


def best_first(options: list[int], likings: list[float]) -> list[tuple[float, int]]:
    """Options behind how little they are liked; equal ones in the order of the book."""
    return sorted([(-liking, option) for option, liking in zip(options, likings, strict=True)])
