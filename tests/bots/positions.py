"""Positions in the middle of games, with something hidden from the seat that is asked."""

import palatine
from palatine.kernel.table import Table

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("kingsburg", 3, {}),
    ("kingsburg", 2, {"modules": ["destiny", "governors", "soldier_tokens"]}),
    ("paladins", 2, {}),
    ("valeria", 2, {}),
    ("wonderful_kingdom", 2, {}),
    ("wonderful_kingdom", 2, {"module": "advisors"}),
]


def played(name: str, seats: int, options: dict[str, object], decisions: int, seed: str = "positions") -> Table:
    """A greedy game after so many decisions, or before its last one."""
    table = palatine.new_game(name, seats, options, f"{seed}/{name}")
    bots = [palatine.bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    for _ in range(decisions):
        seat = table.to_act[-1]
        table.play(bots[seat].choose(palatine.sampler(table, seat), seat), seat)
    return table


def asked(table: Table) -> Table:
    """The next position in which some seat has a real choice."""
    while all(len(table.options(seat)) == 1 for seat in table.to_act):
        table.play(table.options(table.to_act[0])[0], table.to_act[0])
    return table


def chooser(table: Table) -> int:
    """A seat with a real choice."""
    return next(seat for seat in table.to_act if len(table.options(seat)) > 1)
