"""Matches that calibrate the levels: each against the one below, and the highest against `greedy`.

    python bench/levels.py run --games 400 --processes 2        plays what is missing; may be stopped and started again
    python bench/levels.py run --only "valeria 2"               only these tables
    python bench/levels.py table                                what has been played so far, as Markdown
    python bench/levels.py times --games 5                      how long levels 3 and 5 think, decision by decision

At more than two seats one player sits among others that are all of the lower level, at every seat in turn; the share is
that of the opponents it is placed above, a shared place counting half. Results are kept by the words of the bots, so a
level that is changed is played anew.
"""

import argparse
import json
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import palatine
from palatine import api
from palatine.bots.levels import level_word
from palatine.bots.naming import LEVELS
from palatine.lab.simulate import Outcome, Series, play_one, wilson

TABLES = [
    *[("kingsburg", seats) for seats in (2, 3, 4, 5)],
    *[("paladins", seats) for seats in (2, 3, 4)],
    *[("valeria", seats) for seats in (2, 3, 4, 5)],
    ("wonderful_kingdom", 2),
]
BARS = [("valeria", 2, 0.85), ("wonderful_kingdom", 2, 0.85), ("kingsburg", 4, 0.6), ("paladins", 4, 0.6)]
CHUNK = 20
GREEDY = "greedy"


class Match:
    """One player against others of one kind, and what has been played of it."""

    def __init__(self, game: str, seats: int, level: int, other: str) -> None:
        self.game = game
        self.seats = seats
        self.level = level
        self.word = level_word(api.game(game), seats, level)
        self.other = other
        self.key = f"{game} {seats} {self.word} {other}"
        self.places: list[list[int]] = []

    def series(self, games: int) -> Series:
        bots = (self.word, *[self.other] * (self.seats - 1))
        return Series(self.game, bots, games, f"levels/{self.game}/{self.seats}")

    def share(self) -> float:
        """Of the opponents placed above, ties half."""
        total = 0.0
        for mine, *others in self.places:
            total += sum([1.0 if mine < place else 0.5 if mine == place else 0.0 for place in others]) / len(others)
        return total

    def firsts(self) -> float:
        return sum([1 / places.count(1) for places in self.places if places[0] == 1])


def matches() -> list[Match]:
    found: list[Match] = []
    for game, seats in TABLES:
        for level in range(2, LEVELS + 1):
            found.append(Match(game, seats, level, level_word(api.game(game), seats, level - 1)))
    keys = [match.key for match in found]
    bars = [Match(game, seats, LEVELS, GREEDY) for game, seats, _ in BARS]
    return found + [bar for bar in bars if bar.key not in keys]


def played(path: Path) -> dict[str, list[list[int]]]:
    found: dict[str, list[list[int]]] = {}
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            games = found.setdefault(row["match"], [])
            if row["first"] == len(games):
                games.extend(row["places"])
    return found


def run(path: Path, games: int, processes: int, only: str) -> None:
    """Play what is missing, chunk by chunk; every chunk is on disk before the next begins."""
    for match in matches():
        if only and not match.key.startswith(only):
            continue
        match.places = played(path).get(match.key, [])
        while len(match.places) < games:
            first = len(match.places)
            last = min(games, first + CHUNK * processes)
            outcomes = part(match.series(last), first, processes)
            match.places += [list(one.places) for one in outcomes]
            row = {"match": match.key, "first": first, "places": match.places[first:]}
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            print(line(match), flush=True)


def part(series: Series, first: int, processes: int) -> list[Outcome]:
    """The games of a series from this number on."""
    numbers = range(first, series.games)
    if processes <= 1:
        return [play_one(series, number) for number in numbers]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return list(pool.map(play_one, [series] * len(numbers), numbers))


def line(match: Match) -> str:
    n = len(match.places)
    share, firsts = match.share(), match.firsts()
    low, high = wilson(share, n)
    low1, high1 = wilson(firsts, n)
    is_bar = match.level == LEVELS and match.other == GREEDY and (match.game, match.seats) in [bar[:2] for bar in BARS]
    title = f"level {match.level}{' (bar)' if is_bar else ''}"
    return (
        f"| {match.game}, {match.seats} | {title}: `{match.word}` | `{match.other}` | {n} "
        f"| {100 * share / n:.1f} % ({100 * low:.1f}–{100 * high:.1f}) "
        f"| {100 * firsts / n:.1f} % ({100 * low1:.1f}–{100 * high1:.1f}) |"
    )


def table(path: Path) -> None:
    known = played(path)
    print(
        "| game, seats | player | against | n | share of opponents beaten | first places |\n|---|---|---|---|---|---|"
    )
    for match in matches():
        match.places = known.get(match.key, [])
        if match.places:
            print(line(match))


def times(games: int) -> None:
    """All seats are played by the level; forced moves are not counted."""
    print("| game, seats | level | decisions | median | longest |\n|---|---|---|---|---|")
    for game, seats in [*TABLES, ("paladins", 1), ("valeria", 1), ("wonderful_kingdom", 1)]:
        for level in (3, LEVELS):
            taken: list[float] = []
            for number in range(games):
                taken += thinking(game, seats, level, f"times/{number}")
            middle, most = 1000 * statistics.median(taken), 1000 * max(taken)
            print(f"| {game}, {seats} | {level} | {len(taken)} | {middle:.1f} ms | {most:.0f} ms |", flush=True)


def thinking(game: str, seats: int, level: int, seed: str) -> list[float]:
    """Seconds of CPU time for each decision of one game."""
    table = palatine.new_game(game, seats, seed=seed)
    players = [palatine.bot(f"level{level}", f"{seed}/{seat}") for seat in range(seats)]
    taken: list[float] = []
    while table.to_act:
        seat = table.to_act[0]
        options = table.options(seat)
        if len(options) > 1:
            begin = time.process_time()
            action = players[seat].choose(palatine.sampler(table, seat), seat)
            taken.append(time.process_time() - begin)
        else:
            action = options[0]
        table.play(action, seat)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["run", "table", "times"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--file", type=Path, default=Path("levels.jsonl"))
    given = parser.parse_args()
    if given.what == "run":
        run(given.file, given.games, given.processes, given.only)
    elif given.what == "table":
        table(given.file)
    else:
        times(given.games)


if __name__ == "__main__":
    main()
