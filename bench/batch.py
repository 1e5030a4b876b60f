"""How fast the batch environment steps, beside the bare engine in the same run: `python bench/batch.py`.

Every slice is timed by itself, batch and engine in turn, in CPU time; the best slices show what the code can do, the
medians what the machine let it do. On a shared machine a core often runs at half its speed, because somebody is on its
other half: quiet slices of the batch are those between two of the engine that ran at full speed. Observation, mask,
seat and rewards of every decision are included. Actions are random ones, chosen in the compiled core; what that costs
is a player's, so it is told apart.
"""

import statistics
import sys
import time
from collections.abc import Sequence

import palatine
from palatine.bots.random import play_out
from palatine.envs.batch import Batch
from palatine.kernel.chance import seeded
from palatine.lab.bench import seats_of

SLICE = 8192
FULL = 0.92
"""Of the engine's best speed: what counts as full."""


def batch_slice(batch: Batch) -> tuple[float, float]:
    """Decisions a second of one slice: of the environment alone, and with the choice of actions."""
    steps = SLICE // batch.count
    choosing = 0.0
    begin = time.process_time()
    for _ in range(steps):
        asked = time.process_time()
        actions = batch.random_actions()
        choosing += time.process_time() - asked
        batch.step(actions)
    whole = time.process_time() - begin
    return steps * batch.count / (whole - choosing), steps * batch.count / whole


def engine_slice(start: palatine.kernel.table.Table, number: int) -> float:
    """The same without observation, mask and the turn from game to game: one game after another."""
    decisions = games = 0
    begin = time.process_time()
    while decisions < SLICE:
        table = start.clone()
        table.reseed(f"{number}/{games}")
        decisions += play_out(table, seeded(games))
        games += 1
    return decisions / (time.process_time() - begin)


def told(rates: Sequence[float]) -> str:
    return f"{statistics.median(rates) / 1000:.0f} k/s (best {max(rates) / 1000:.0f} k)"


def told_apart(stepped: list[tuple[float, float]]) -> str:
    alone, whole = zip(*stepped, strict=True)
    return f"batch {told(alone)}, with the choice of actions {told(whole)}"


def measure(game: str, count: int, slices: int) -> None:
    batch = Batch(game, count, seats_of(game))
    batch.reset(seed=1)
    start = palatine.new_game(game, seats_of(game), seed=1).imagined(0, 1)
    batch_slice(batch)
    stepped, played = [], [engine_slice(start, 0)]
    for number in range(slices):
        stepped.append(batch_slice(batch))
        played.append(engine_slice(start, number + 1))
    full = FULL * max(played)
    quiet = [rates for at, rates in enumerate(stepped) if min(played[at : at + 2]) >= full]
    title = f"{game}, {seats_of(game)} seats, {count} games"
    print(f"{title}: {told_apart(stepped)}, engine alone {told(played)}")
    said = told_apart(quiet) if quiet else "the machine was busy"
    print(f"  {len(quiet)} quiet slices of {slices}: {said}", flush=True)


if __name__ == "__main__":
    print(f"compiled: {palatine.COMPILED}, Python {sys.version.split()[0]}, {SLICE} decisions a slice")
    for each in sys.argv[1:] or palatine.games():
        for many in (16, 64, 256):
            measure(each, many, 400)
