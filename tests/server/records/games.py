"""Games to try records on: short ones of every game, played by lot to the end or to some move."""

from functools import cache
from typing import Final

import palatine
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

GAMES: Final[dict[str, tuple[str, int, dict[str, object]]]] = {
    "kingsburg": ("kingsburg", 3, {"modules": ["destiny", "soldier_tokens", "governors"]}),
    "paladins": ("paladins", 2, {}),
    "valeria": ("valeria", 3, {"set": "masters_of_magic"}),
    "wonderful_kingdom": ("wonderful_kingdom", 2, {"module": "advisors"}),
    "solo": ("wonderful_kingdom", 1, {"module": "quests"}),
}
NAMES: Final = ("Ala", "Bolek", "Cesia")


def by_lot(table: Table, seed: str, moves: int | None = None) -> Table:
    """Play on by lot; in a simultaneous phase anybody may come first."""
    chance = seeded(seed)
    while not table.is_over and moves != 0:
        waiting = table.to_act
        seat = waiting[chance.below(len(waiting))]
        options = table.options(seat)
        table.play(options[chance.below(len(options))], seat)
        moves = None if moves is None else moves - 1
    return table


def begun(name: str, seed: int = 1, rules: int | None = None) -> Table:
    game, seats, options = GAMES[name]
    return palatine.new_game(game, seats, options, seed, names=list(NAMES[:seats]), rules=rules)


@cache
def finished(name: str, seed: int = 1) -> Table:
    """A game that is over: for reading only."""
    return by_lot(begun(name, seed), f"{name} {seed}")


def unfinished(name: str, moves: int, seed: int = 1) -> Table:
    return by_lot(begun(name, seed), f"{name} {seed}", moves)
