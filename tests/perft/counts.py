"""Counts leaves from fixed positions. `python tests/golden.py` writes the checked-in counts anew."""

from pathlib import Path
from typing import Final

import palatine
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table
from palatine.lab.perft import perft

ROOM: Final = Path(__file__).parent
DEPTH: Final = {"kingsburg": 4, "paladins": 3, "valeria": 3, "wonderful_kingdom": 3}


def golden_file(game: str) -> Path:
    return ROOM / f"{game}.txt"


def later(table: Table, seed: int, moves: int) -> Table:
    """A game after some moves played by lot."""
    chance = seeded(f"perft {seed}")
    for _ in range(moves):
        seat = table.to_act[0]
        options = table.options(seat)
        table.play(options[chance.below(len(options))], seat)
    return table


def opening(seats: int, edition: int, seed: int) -> Table:
    return palatine.new_game("kingsburg", seats, {"edition": edition}, seed)


def position(pending: list[list[object]], seats: list[dict[str, object]], **facts: object) -> Table:
    table = {"year": 3, "phase": 4, "seats": seats, **facts}
    return palatine.load({"game": "kingsburg", "seats": len(seats), "seed": 5, "pending": pending, "table": table})


_BUILDER: Final[dict[str, object]] = {"goods": {"gold": 4, "wood": 3, "stone": 3}, "buildings": ["statue"]}
_COURTIER: Final[dict[str, object]] = {"dice": [2, 3, 6], "white": [1, 2], "plus2": 1, "buildings": ["inn", "market"]}


def kingsburg() -> dict[str, Table]:
    return {
        "opening, 2 seats, first edition": opening(2, 1, 1),
        "opening, 4 seats": opening(4, 2, 1),
        "opening, 5 seats": opening(5, 2, 2),
        "first spring, 3 seats": later(opening(3, 2, 7), 7, 3),
        "first spring, 5 seats, first edition": later(opening(5, 1, 7), 7, 5),
        "after 40 moves, 3 seats": later(opening(3, 2, 3), 3, 40),
        "after 95 moves, 3 seats, first edition": later(opening(3, 1, 4), 4, 95),
        "before the last winter, 2 seats": later(opening(2, 2, 6), 6, 90),
        "placing with everything": position([["influence_round"]], [_COURTIER, {"dice": [5]}], envoy=1),
        "building with the envoy": position([["building"]], [_BUILDER, _BUILDER], envoy=0),
        "recruiting": position([["recruitment"]], [_BUILDER, {"goods": {"gold": 2, "stone": 2}}]),
        "dealing governors and rows": with_modules(3, 1, ["alternative_rows", "governors"]),
        "drafting rows": with_modules(2, 2, ["alternative_rows"], row_choice="draft"),
        "an auction": with_modules(2, 3, ["governors"], governor_choice="auction"),
        "with all modules, after 60 moves": later(
            with_modules(3, 4, ["extra_rows", "governors", "destiny", "soldier_tokens", "whims"]), 4, 60
        ),
        "support of the queen": position([["building"], ["effect", 0, "advisor.queen", 17]], [_BUILDER, {}]),
    }


def with_modules(seats: int, seed: int, modules: list[str], **options: object) -> Table:
    return palatine.new_game("kingsburg", seats, {"modules": modules, **options}, seed)


def paladins() -> dict[str, Table]:
    def new(seats: int, seed: int, **options: object) -> Table:
        return palatine.new_game("paladins", seats, options, seed)

    return {
        "opening, 2 seats": new(2, 1),
        "first actions, 2 seats": later(new(2, 1), 1, 8),
        "after 90 moves, 3 seats": later(new(3, 2), 2, 90),
        "after 200 moves, 4 seats": later(new(4, 3), 3, 200),
        "after 20 moves, solo": later(new(1, 4), 4, 20),
        "after 60 moves, solo, hard": later(new(1, 5, difficulty="hard"), 5, 60),
    }


def valeria() -> dict[str, Table]:
    def new(seats: int, seed: int, **options: object) -> Table:
        return palatine.new_game("valeria", seats, options, seed)

    return {
        "keeping a duke, 2 seats": new(2, 1),
        "after 4 moves, 2 seats": later(new(2, 1), 1, 4),
        "after 30 moves, 3 seats, mixed stacks": later(new(3, 2, mixed_stacks=True), 2, 30),
        "after 60 moves, 5 seats": later(new(5, 3), 3, 60),
        "after 25 moves, solo": later(new(1, 4), 4, 25),
    }


def wonderful_kingdom() -> dict[str, Table]:
    def new(seats: int, module: str, seed: int) -> Table:
        return palatine.new_game("wonderful_kingdom", seats, {"module": module}, seed)

    return {
        "opening, 2 seats": new(2, "quests", 1),
        "picking menace decks": new(2, "menaces", 1),
        "planning, 2 seats": later(new(2, "quests", 2), 2, 26),
        "after 80 moves with menaces": later(new(2, "menaces", 3), 3, 80),
        "after 120 moves with advisors": later(new(2, "advisors", 4), 4, 120),
        "solo, the first choice": new(1, "none", 5),
        "solo, after 50 moves with a quest": later(new(1, "quests", 6), 6, 50),
    }


GAMES: Final = {
    "kingsburg": kingsburg,
    "paladins": paladins,
    "valeria": valeria,
    "wonderful_kingdom": wonderful_kingdom,
}


def tables(game: str) -> dict[str, Table]:
    return GAMES[game]()


def counted(game: str) -> str:
    depth = DEPTH[game]
    lines = [f"# Leaves at depth 1 to {depth}; chance follows the seed of each table."]
    for name, table in tables(game).items():
        lines.append(f"{name}: {' '.join([str(perft(table, n)) for n in range(1, depth + 1)])}")
    return "\n".join(lines) + "\n"


def rewrite() -> None:
    for game in GAMES:
        golden_file(game).write_text(counted(game), "utf-8")
