"""Fits the weights of a game's forecast to games that bots play against each other, and writes them into the source.

    python bench/values.py valeria --games 2000 --seats 2 --seats 3

Players are greedy with slips, so that tables are seen that perfect manners never reach; positions are taken whenever
the game comes to a new stage. Needs numpy.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from palatine import api
from palatine.bots.greedy import thumb_of
from palatine.bots.search.playing import tasted
from palatine.bots.search.value import value_of
from palatine.bots.values.fitted import Fitted
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

WHERE = Path(__file__).parent.parent / "src" / "palatine" / "bots" / "values"
RIDGE = 3.0
SLIPS = 8
"""One decision in so many is made by taste."""

Matrix = Any
Vector = Any
"""Arrays of numpy."""
Rows = list[tuple[float, float, list[float], int]]


def played(name: str, seats: int, options: dict[str, object], seed: str, rows: Rows, slips: int) -> list[float]:
    """One game; its positions are appended as (clock, points so far, numbers, seat)."""
    value = value_of(name)
    assert isinstance(value, Fitted)
    thumb = thumb_of(name)
    table = api.new_game(name, seats, options, seed)
    table.recording = False
    chance = seeded(f"{seed}/players")
    stage = -1
    while table.to_act:
        if value.stage(table) != stage:
            stage = value.stage(table)
            note(table, value, rows)
        seat = table.to_act[0]
        legal = table.options(seat)
        slip = chance.below(slips) == 0
        table.act(legal[0] if len(legal) == 1 else tasted(thumb, table, seat, legal, 3 if slip else 1000, chance), seat)
    return [value.outcome(table, seat) for seat in range(seats)]


def note(table: Table, value: Fitted, rows: Rows) -> None:
    for seat in range(table.seat_count):
        numbers = value.numbers(table, seat)
        rows.append((value.clock(table), value.present(table, seat), numbers, seat))


def fitted(x: Matrix, y: Vector, groups: Vector) -> Vector:
    """Ridge regression in two steps: what makes a seat gain more than its rivals, then what all gain alike.

    How long a game still lasts is luck that the seats of a table share; it must not hide what a seat's own are worth.
    """
    _, where, sizes = np.unique(groups, return_inverse=True, return_counts=True)
    if sizes.min() == 1:
        return ridge(x, y)
    inner_x, inner_y = x - means(x, where, sizes), y - means(y[:, None], where, sizes)[:, 0]
    own = (inner_x**2).mean(axis=0) > 1e-6 * (x**2).mean(axis=0)
    weights = np.zeros(x.shape[1])
    weights[own] = ridge(inner_x[:, own], inner_y)
    weights[~own] = ridge(x[:, ~own], y - x @ weights)
    print(f"rivals: explained {1 - ((inner_y - inner_x @ weights) ** 2).mean() / (inner_y**2).mean():.3f}")
    return weights


def means(x: Matrix, where: Vector, sizes: Vector) -> Matrix:
    """For each row the mean of its group."""
    sums = np.zeros((len(sizes), x.shape[1]))
    np.add.at(sums, where, x)
    return (sums / sizes[:, None])[where]


def ridge(x: Matrix, y: Vector) -> Vector:
    scale = np.sqrt((x**2).mean(axis=0)) + 1e-9
    z = x / scale
    return np.linalg.solve(z.T @ z + RIDGE * np.eye(z.shape[1]), z.T @ y) / scale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", default="values")
    parser.add_argument("--slips", type=int, default=SLIPS)
    given = parser.parse_args()
    options: dict[str, object] = dict([pair.split("=", 1) for pair in given.option])
    inputs: list[list[float]] = []
    targets: list[float] = []
    clocks: list[float] = []
    groups: list[int] = []
    for number in range(given.games):
        seats = (given.seats or [2])[number % len(given.seats or [2])]
        rows: Rows = []
        scores = played(given.game, seats, options, f"{given.seed}/{number}", rows, given.slips)
        for at, (clock, present, numbers, seat) in enumerate(rows):
            inputs.append(numbers)
            targets.append(scores[seat] - present)
            clocks.append(clock)
            groups.append(number * 100000 + at // seats)
    x, y, clock_of = np.array(inputs), np.array(targets), np.array(clocks)
    weights = fitted(x, y, np.array(groups))
    rest = y - x @ weights
    # The other seats of a table stand beside it: differences between neighbours are differences between rivals.
    same = np.array(groups[1:]) == np.array(groups[:-1])
    gaps = (rest[1:] - rest[:-1])[same] if same.any() else rest
    when = clock_of[1:][same] if same.any() else clock_of
    line = np.polyfit(when, gaps**2, 1)
    spread = (max(4.0, float(line[1])), max(0.1, float(line[0])))
    explained = 1 - rest.var() / y.var()
    print(f"{len(y)} positions, explained {explained:.3f}, error {rest.std():.2f} of {y.std():.2f}, spread {spread}")
    step = max(1, int(clock_of.max()) // 6)
    for low in range(0, int(clock_of.max()) + 1, step):
        near = (clock_of >= low) & (clock_of < low + step)
        if near.any():
            print(f"  clock {low}: n {near.sum()}, deviation {y[near].std():.2f}, error {rest[near].std():.2f}")
    write(given.game, weights, spread)


def write(game: str, weights: Vector, spread: tuple[float, float]) -> None:
    words = " ".join(sys.argv[1:])
    lines = [f'"""Weights of the forecast of {game}, made by', "", f"    python bench/values.py {words}", '"""', ""]
    lines += ["from typing import Final", "", "WEIGHTS: Final[list[float]] = ["]
    lines += [f"    {float(f'{weight:.5g}')!r}," for weight in weights]
    lines += ["]", f"SPREAD: Final = ({spread[0]:.1f}, {spread[1]:.2f})", ""]
    (WHERE / f"{game}_weights.py").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
