"""The arena: everybody plays everybody, from every seat, on the same deals.

The games depend on the plan alone. They may be played by one process, by many or by a cluster, in one go or in several:
the log holds the same lines, in the order in which they were finished.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from palatine.kernel.errors import PalatineError
from palatine.lab.folder import Row
from palatine.lab.match import Setting, check_engine, engine, play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.schedule import DISTINCT, Lineup, lineups, seatings
from palatine.lab.work import check_players, plan_of, plan_row, worked

KIND = "arena"
END_DIGITS = 16
"""How much of the final position's digest is kept: enough to notice a game that went another way."""


@dataclass(frozen=True)
class Plan:
    """What an arena is to play. `games` counts the games of each line-up, rounded up to whole deals."""

    game: str
    players: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, object]
    overlay: dict[str, object] | None
    mode: str
    engine: dict[str, object]

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.options, self.overlay)

    @property
    def lineups(self) -> list[Lineup]:
        return lineups(list(self.players), self.seats, self.mode)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def total(self) -> int:
        return len(self.lineups) * self.deals * self.seats

    def stored(self) -> Row:
        return plan_row(KIND, self)


@dataclass(frozen=True)
class Round:
    """One task: a line-up plays one deal from every seat."""

    plan: Plan
    lineup: Lineup
    deal: int

    @property
    def key(self) -> str:
        return f"{','.join(self.lineup)}/{self.deal}"


@dataclass(frozen=True)
class Game:
    """One finished game; everything in order of seats."""

    deal: int
    lineup: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    end: str


def planned(setting: Setting, players: Sequence[str], seats: int, games: int, seed: str, mode: str = DISTINCT) -> Plan:
    """A plan that has been checked."""
    if len(players) < 2:
        raise PalatineError("--players: an arena needs at least two", "--players: potrzeba co najmniej dwóch graczy")
    check_players(players)
    setting.check(seats)
    if seats < 2:
        raise PalatineError(
            "--seats: an arena needs at least two seats; for one there is palatine solo",
            "--seats: potrzebne są co najmniej dwa miejsca; do gry jednoosobowej służy palatine solo",
        )
    if mode == DISTINCT and len(players) < seats:
        raise PalatineError(
            f"--players: {seats} seats need {seats} different players; or play --mode duels",
            f"--players: miejsca: {seats}, potrzeba tylu różnych graczy; albo wybierz --mode duels",
        )
    return Plan(
        setting.game, tuple(players), seats, games, seed, setting.options, setting.overlay, mode, engine(setting.game)
    )


def stored(folder: Path) -> Plan:
    """The plan of a folder, to go on with."""
    return plan_of(folder, KIND, Plan)


def rounds(plan: Plan) -> list[Round]:
    """Every task, deal by deal, so that a part of an arena is balanced too."""
    return [Round(plan, lineup, deal) for deal in range(plan.deals) for lineup in plan.lineups]


def play_round(task: Round) -> Row:
    """The games of a task as a row of the log. The same row on every machine."""
    plan = task.plan
    check_engine(plan.game, plan.engine)
    games: list[dict[str, Any]] = []
    for words in seatings(task.lineup, task.deal):
        seed = f"{plan.seed}/{task.deal}"
        table = plan.setting.table(plan.seats, seed)
        table.recording = False
        decisions = play_out(table, seated(words, seed))
        end = table.digest()[:END_DIGITS]
        found = {"scores": table.scores(), "places": table.ranking(), "decisions": decisions, "end": end}
        games.append({"seats": list(words), **found})
    return {"key": task.key, "deal": task.deal, "lineup": ",".join(task.lineup), "games": games}


def play(plan: Plan, path: Path, workers: Workers, progress: Callable[[int], None] | None = None) -> list[Game]:
    """Play what is missing in the folder, and give all games. `progress` hears how many more are done."""
    told = progress or (lambda done: None)
    rows = worked(path, plan.stored(), rounds(plan), play_round, workers, lambda done: told(done * plan.seats))
    return games_of(rows)


def games_of(rows: Sequence[Row]) -> list[Game]:
    """The games of rows of the log, deal by deal."""
    found: list[Game] = []
    for row in rows:
        for game in row["games"]:
            seats, scores, places = [tuple(game[name]) for name in ("seats", "scores", "places")]
            found.append(Game(row["deal"], row["lineup"], seats, scores, places, game["decisions"], game["end"]))
    return found
