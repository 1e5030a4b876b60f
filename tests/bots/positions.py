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


def disguised(table: Table, seat: int, number: int = 0) -> Table:
    """The same table as the seat knows it, with everything else dealt otherwise, dice and draws to come included."""
    return table.imagined(seat, f"otherwise {number}")


def with_secrets(name: str, seats: int, options: dict[str, object], wanted: int) -> list[tuple[Table, int]]:
    """Positions in which something lies hidden from a seat that has a real choice, well apart from each other."""
    table = palatine.new_game(name, seats, options, f"secrets/{name}")
    bots = [palatine.bot("greedy:taste=3", seat) for seat in range(seats)]
    found: list[tuple[Table, int]] = []
    pause = 0
    while table.to_act and len(found) < wanted:
        choosing = [seat for seat in table.to_act if len(table.options(seat)) > 1]
        pause -= 1
        if choosing and pause <= 0 and disguised(table, choosing[0]).digest() != table.digest():
            found.append((table.clone(), choosing[0]))
            pause = 25
        seat = table.to_act[-1]
        table.play(bots[seat].choose(palatine.sampler(table, seat), seat), seat)
    return found
