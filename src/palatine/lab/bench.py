"""How fast the engine is, beside a peer measured in the same run.

Every figure is taken in a process of its own, in CPU time, several rounds one after another with the peer in between,
so that a busy machine disturbs all of them alike; the table shows medians, also of the ratios in each round.
"""

import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import palatine
from palatine import api
from palatine.bots.random import play_out
from palatine.kernel.chance import seeded
from palatine.kernel.table import Table

PEER_SEATS = 4
PEER = "catanatron"


def seats_of(game: str) -> int:
    """How many play in the measured games."""
    found = api.game(game)
    return found.usual_seats(found.about.bench_seats)


def _quiet(game: str) -> Table:
    """A table as search uses it: nobody listens, nothing is logged."""
    return palatine.new_game(game, seats=seats_of(game), seed=1).imagined(0, 1)


def in_engine(game: str, seconds: float) -> dict[str, float]:
    """Random games with the loop inside the engine."""
    start = _quiet(game)
    begin = time.process_time()
    decisions = games = 0
    while time.process_time() - begin < seconds:
        for _ in range(10):
            table = start.clone()
            table.reseed(games)
            decisions += play_out(table, seeded(games))
            games += 1
    spent = time.process_time() - begin
    return {"decisions": decisions / spent, "games": games / spent, "per_game": decisions / games}


def from_python(game: str, seconds: float) -> dict[str, float]:
    """Random games through the public interface, with the loop and the choice in ordinary Python."""
    draw = random.Random(1).random
    begin = time.process_time()
    decisions = games = 0
    while time.process_time() - begin < seconds:
        table = palatine.new_game(game, seats=seats_of(game), seed=games)
        while not table.is_over:
            seat = table.to_act[0]
            options = table.options(seat)
            table.play(options[int(draw() * len(options))], seat)
            decisions += 1
        games += 1
    spent = time.process_time() - begin
    return {"decisions": decisions / spent, "games": games / spent, "per_game": decisions / games}


def clones(game: str, seconds: float) -> dict[str, float]:
    """Copies of a table in the middle of a game."""
    table = _quiet(game)
    chance = seeded(1)
    for _ in range(100):
        seat = table.to_act[0]
        options = table.legal(seat)
        table.act(options[chance.below(len(options))], seat)
    begin = time.process_time()
    count = 0
    while time.process_time() - begin < seconds:
        for _ in range(1000):
            table.clone()
        count += 1000
    return {"clones": count / (time.process_time() - begin)}


def memory(game: str, seconds: float) -> dict[str, float]:
    """What a table weighs in the middle of a game, in bytes."""
    table = _quiet(game)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [table.clone() for _ in range(100_000)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"bytes": (after - before) * 1024 / len(kept)}


def peer(game: str, seconds: float) -> dict[str, float]:
    """Catan by catanatron: four random players, its own loop, also plain Python."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]

    begin = time.process_time()
    decisions = games = 0
    while time.process_time() - begin < seconds:
        played = Game([RandomPlayer(colour) for colour in list(Color)[:PEER_SEATS]], seed=games)
        played.play()
        decisions += len(played.state.actions)
        games += 1
    spent = time.process_time() - begin
    return {"decisions": decisions / spent, "games": games / spent, "per_game": decisions / games}


MEASURES: dict[str, Callable[[str, float], dict[str, float]]] = {
    "in_engine": in_engine,
    "from_python": from_python,
    "clones": clones,
    "memory": memory,
    "peer": peer,
}


def measured(what: str, game: str, seconds: float, pure: bool = False) -> dict[str, float]:
    """One measurement in a fresh process."""
    environment = {**os.environ, "PALATINE_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "palatine.lab.bench", what, game, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return {str(key): float(value) for key, value in json.loads(done.stdout).items()}


def run(game: str, quick: bool = False) -> None:
    """Measure, and print a table."""
    from rich.console import Console
    from rich.table import Table as Grid

    console = Console()
    rounds, seconds = (1, 1.0) if quick else (5, 3.0)
    has_peer = find_spec(PEER) is not None
    results: dict[str, list[dict[str, float]]] = {}
    plan = [("in_engine", False), ("from_python", False), ("clones", False), ("in_engine", True), ("clones", True)]
    with console.status(f"{game}, {seats_of(game)} seats, {rounds} x {seconds:g} s each"):
        for _ in range(rounds):
            if has_peer:
                results.setdefault("peer", []).append(measured("peer", game, seconds))
            for what, pure in plan if palatine.COMPILED else [(what, True) for what, pure in plan if pure]:
                results.setdefault(f"{what}{' pure' if pure else ''}", []).append(measured(what, game, seconds, pure))
        weight = measured("memory", game, 0)["bytes"]
    grid = Grid(title=f"{game}, {seats_of(game)} seats, random play, one core, median of {rounds}")
    for column in ("", "decisions/s", f"x {PEER}", "games/s", "decisions/game", "clones/s"):
        grid.add_column(column, justify="left" if not column else "right")
    for name, rows in results.items():
        grid.add_row(name, *_cells(rows, results.get("peer", [])))
    console.print(grid)
    console.print(f"one table: {weight:.0f} bytes; Python {sys.version.split()[0]}; compiled: {palatine.COMPILED}")
    if not has_peer:
        console.print(f"For the peer: pip install {PEER}")


def _cells(rows: list[dict[str, float]], peers: list[dict[str, float]]) -> list[str]:
    def median(key: str) -> str:
        values = [row[key] for row in rows if key in row]
        return f"{statistics.median(values):,.0f}" if values else ""

    ratios = [
        row["decisions"] / other["decisions"] for row, other in zip(rows, peers, strict=False) if "decisions" in row
    ]
    ratio = f"{statistics.median(ratios):.1f}" if ratios else ""
    return [median("decisions"), ratio, median("games"), median("per_game"), median("clones")]


if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]](sys.argv[2], float(sys.argv[3]))))
