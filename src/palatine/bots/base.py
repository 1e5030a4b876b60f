"""What a bot is, and what it is given."""

from importlib import import_module
from typing import Final, final

from palatine.kernel.chance import Generator, seeded
from palatine.kernel.errors import BadOption
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.prompt import Prompt
from palatine.kernel.table import Table


@final
class Sampler:
    """A seat's knowledge. It holds a re-dealt table, so what the seat cannot know is not in here at all."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat: Final = seat
        self._known: Final = table.imagined(seat, 0)

    def options(self) -> list[int]:
        return self._known.legal(self.seat)[:]

    def prompt(self) -> Prompt:
        return self._known.prompt(self.seat)

    def view(self) -> dict[str, object]:
        return self._known.view(self.seat)

    def sample(self, seed: int | str) -> Table:
        """A table as it could be: everything unknown dealt anew, chance to come drawn from this seed."""
        return self._known.imagined(self.seat, seed)

    def known(self) -> Table:
        """The table with what the seat cannot know filled in somehow: for reading public facts without copying."""
        return self._known


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of its seat's options. Seeded: the same seed and the same questions give the same answers."""

    def __init__(self, seed: int | str) -> None:
        self.chance: Generator = seeded(seed)

    def choose(self, sampler: Sampler, seat: int) -> int:
        raise NotImplementedError


BOTS: Final = {"random": "palatine.bots.random", "greedy": "palatine.bots.greedy"}


def bot(name: str, seed: int | str, level: int) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        names = ", ".join(BOTS)
        raise BadOption(
            f"there is no bot {name!r}; the bots are: {names}", f"nie ma bota {name!r}; dostępne boty: {names}"
        )
    if level:
        raise BadOption(f"the bot {name!r} has no levels", f"bot {name!r} nie ma poziomów")
    found = import_module(BOTS[name]).make(seed)
    assert isinstance(found, Bot)
    return found
