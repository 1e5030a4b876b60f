"""Series of games between bots. The result depends on the seed alone, not on how many processes share the work."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from palatine import api
from palatine.lab.match import first_share, play_out
from palatine.lab.pool import Workers, finished

Z95 = 1.959963984540054
CHUNKS_PER_PROCESS = 8


@dataclass(frozen=True)
class Series:
    """What is to be played: the bots in order of seats, and how chance begins."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    rotate: bool = True
    options: dict[str, object] = field(default_factory=dict)
    overlay: dict[str, object] | None = None


@dataclass(frozen=True)
class Outcome:
    """One game, by bot (not by seat): scores, places, and the number of decisions."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class Standing:
    """One bot's part in a series. Tied winners share the win."""

    bot: str
    games: int
    wins: float
    mean: float
    deviation: float

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a share (Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def play_one(series: Series, number: int) -> Outcome:
    """The game with this number. With `rotate`, bot b sits at seat b + number, round the table."""
    count = len(series.bots)
    shift = number % count if series.rotate else 0
    seat_of = [(bot + shift) % count for bot in range(count)]
    table = api.new_game(series.game, count, series.options, f"{series.seed}/{number}", series.overlay)
    table.recording = False
    players = [api.bot(name, f"{series.seed}/{number}/{at}") for at, name in enumerate(series.bots)]
    decisions = play_out(table, [players[(seat - shift) % count] for seat in range(count)])
    scores, places = table.scores(), table.ranking()
    return Outcome(tuple([scores[seat] for seat in seat_of]), tuple([places[seat] for seat in seat_of]), decisions)


def play_some(task: tuple[Series, int, int]) -> tuple[int, list[Outcome]]:
    """A stretch of a series, with the number of its first game."""
    series, first, last = task
    return first, [play_one(series, number) for number in range(first, last)]


def simulate(series: Series, processes: int = 1, progress: Callable[[int], None] | None = None) -> list[Outcome]:
    """All games, in order. `progress` hears how many more are done."""
    told = progress or (lambda done: None)
    size = max(1, series.games // (processes * CHUNKS_PER_PROCESS)) if processes > 1 else 1
    tasks = [(series, start, min(start + size, series.games)) for start in range(0, series.games, size)]
    parts: dict[int, list[Outcome]] = {}
    for first, found in finished(play_some, tasks, Workers(processes)):
        parts[first] = found
        told(len(found))
    return [outcome for _, part in sorted(parts.items()) for outcome in part]


def standings(series: Series, outcomes: list[Outcome]) -> list[Standing]:
    """The table of a series, one row for each bot; bots of the same name are numbered."""
    found: list[Standing] = []
    for at, name in enumerate(series.bots):
        label = f"{name} {series.bots[: at + 1].count(name)}" if series.bots.count(name) > 1 else name
        wins = sum([first_share(one.places, at) for one in outcomes])
        scores = [one.scores[at] for one in outcomes]
        mean = sum(scores) / len(scores)
        spread = sqrt(sum([(score - mean) ** 2 for score in scores]) / max(1, len(scores) - 1))
        found.append(Standing(label, len(outcomes), wins, mean, spread))
    return found
