"""The bot that asks a net."""

from importlib.resources import files
from math import exp
from typing import Final, final

from palatine.bots.base import Bot, Sampler
from palatine.bots.net.net import Net
from palatine.kernel.blocks import Page
from palatine.kernel.errors import BadOption
from palatine.kernel.table import Table

LEARNED: Final = ["valeria"]
"""Games that a net has learned, for two and more seats."""
_NETS: Final[dict[str, Net]] = {}


def net_of(table: Table) -> Net:
    """The net of a game."""
    name = table.game.name
    if name not in LEARNED or table.seat_count < 2:
        raise BadOption(
            f"no net has learned {name} for so many seats; there is one for: {', '.join(LEARNED)}, from two seats",
            f"żadna sieć nie zna gry {name} dla tylu miejsc; jest dla: {', '.join(LEARNED)}, od dwóch miejsc",
        )
    if name not in _NETS:
        _NETS[name] = Net((files("palatine.bots.net") / f"{name}.net").read_bytes())
    return _NETS[name]


@final
class NetBot(Bot):
    """Takes what its net likes best; with `heat`, others too, the more the hotter."""

    def __init__(self, seed: int | str, heat: float) -> None:
        super().__init__(seed)
        self.heat: Final = heat

    def choose(self, sampler: Sampler, seat: int) -> int:
        table = sampler.known()
        options = table.legal(seat)
        if len(options) == 1:
            return options[0]
        page = Page(table.game.layout.width)
        table.observe_row(seat, page)
        likings = net_of(table).liked(page.out.getvalue(), options)
        most = max(likings)
        if self.heat == 0.0:
            return options[likings.index(most)]
        chances = [exp((liking - most) / self.heat) for liking in likings]
        drawn = sum(chances) * float(self.chance.below(1 << 30)) / float(1 << 30)
        for option, chance in zip(options, chances, strict=True):
            drawn -= chance
            if drawn < 0.0:
                return option
        return options[-1]
