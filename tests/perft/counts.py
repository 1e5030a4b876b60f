"""Counts leaves from fixed positions. `python tests/golden.py` writes the checked-in counts anew."""

from pathlib import Path
from typing import Final

import palatine
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table
from palatine.lab.perft import perft

GOLDEN: Final = Path(__file__).parent / "kingsburg.txt"
DEPTH: Final = 4


def opening(seats: int, edition: int, seed: int) -> Table:
    return palatine.new_game("kingsburg", seats, {"edition": edition}, seed)


def later(seats: int, edition: int, seed: int, moves: int) -> Table:
    """A game after some moves played by lot."""
    table = opening(seats, edition, seed)
    chance = seeded(f"perft {seed}")
    for _ in range(moves):
        options = table.options()
        table.play(options[chance.below(len(options))])
    return table


def position(pending: list[list[object]], seats: list[dict[str, object]], **facts: object) -> Table:
    table = {"year": 3, "phase": 4, "seats": seats, **facts}
    return palatine.load({"game": "kingsburg", "seats": len(seats), "seed": 5, "pending": pending, "table": table})


_BUILDER: Final[dict[str, object]] = {"goods": {"gold": 4, "wood": 3, "stone": 3}, "buildings": ["statue"]}
_COURTIER: Final[dict[str, object]] = {"dice": [2, 3, 6], "white": [1, 2], "plus2": 1, "buildings": ["inn", "market"]}


def tables() -> dict[str, Table]:
    return {
        "opening, 2 seats, first edition": opening(2, 1, 1),
        "opening, 4 seats": opening(4, 2, 1),
        "opening, 5 seats": opening(5, 2, 2),
        "first spring, 3 seats": later(3, 2, 7, 3),
        "first spring, 5 seats, first edition": later(5, 1, 7, 5),
        "after 40 moves, 3 seats": later(3, 2, 3, 40),
        "after 95 moves, 3 seats, first edition": later(3, 1, 4, 95),
        "before the last winter, 2 seats": later(2, 2, 6, 90),
        "placing with everything": position([["influence_round"]], [_COURTIER, {"dice": [5]}], envoy=1),
        "building with the envoy": position([["building"]], [_BUILDER, _BUILDER], envoy=0),
        "recruiting": position([["recruitment"]], [_BUILDER, {"goods": {"gold": 2, "stone": 2}}]),
        "support of the queen": position([["building"], ["effect", 0, "advisor.queen", 17]], [_BUILDER, {}]),
    }


def counted() -> str:
    lines = [f"# Leaves at depth 1 to {DEPTH}; chance follows the seed of each table."]
    for name, table in tables().items():
        lines.append(f"{name}: {' '.join([str(perft(table, depth)) for depth in range(1, DEPTH + 1)])}")
    return "\n".join(lines) + "\n"


def rewrite() -> None:
    GOLDEN.write_text(counted(), "utf-8")
