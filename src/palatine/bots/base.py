"""What a bot is, and what it is given."""

from importlib import import_module
from typing import Final, final

from palatine.kernel.chance import Generator, seeded
from palatine.kernel.dealing import Deal
from palatine.kernel.errors import BadOption
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.prompt import Prompt
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table


@final
class Sampler:
    """A seat's knowledge. It holds a re-dealt table, so what the seat cannot know is not in here at all."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat: Final = seat
        self._known: Final = table.imagined(seat, 0)
        self._deal: Deal | None = None

    def options(self) -> list[int]:
        return self._known.legal(self.seat)[:]

    def prompt(self) -> Prompt:
        return self._known.prompt(self.seat)

    def view(self) -> dict[str, object]:
        return self._known.view(self.seat)

    def sample(self, seed: int | str) -> Table:
        """A table as it could be: everything unknown dealt anew, chance to come drawn from this seed."""
        return self._known.imagined(self.seat, seed)

    def another(self, chance: Generator) -> Table:
        """The same for search, which needs many: seeded by the generator, and quicker from the second on."""
        if self._deal is None:
            self._deal = self._known.deal_for(self.seat)
        return self._known.imagine_again(self._deal, self.seat, chance)

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

    def hurry(self, seconds: float) -> None:
        """From now on a bot that looks ahead answers after so many seconds with what it has. Others need no limit."""


BOTS: Final = ("random", "greedy", "flat", "mcts", "level")


def bot(name: str, seed: int | str, level: int) -> Bot:
    """A bot by name, or by a word with settings as `palatine.bots.naming` reads them."""
    if level and name != "level":
        raise BadOption(f"the bot {quoted(name, 'en')} has no levels", f"bot {quoted(name, 'pl')} nie ma poziomów")
    found = import_module("palatine.bots.naming").made(f"level{level}" if level else name, seed)
    assert isinstance(found, Bot)
    return found
