"""Solo games: how often a bot wins against the game itself, on the same deals for every bot and every difficulty."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from palatine import api
from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table
from palatine.lab.folder import Row
from palatine.lab.match import Setting, check_engine, engine, play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.work import Progress, check_players, plan_of, plan_row, worked

KIND = "solo"
MEDALS: Final = ("bronze", "silver", "gold")
"""What a game may give besides victory, from the lowest."""


@dataclass(frozen=True)
class Challenge:
    """One way to play a game alone, as that game names it."""

    game: str
    name: str
    said: tuple[str, str]
    options: dict[str, object]


def challenges() -> list[Challenge]:
    """All that can be played alone, game by game."""
    return [
        Challenge(game, one.name, one.said, one.options)
        for game in api.games()
        for one in api.game(game).about.challenges
    ]


@dataclass(frozen=True)
class Plan:
    """What is to be played. `games` counts the games of each bot in each challenge."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object]
    overlay: dict[str, object] | None
    engines: dict[str, dict[str, object]]

    @property
    def challenges(self) -> list[Challenge]:
        return [one for one in challenges() if self.game in ("", one.game)]

    def setting(self, challenge: Challenge) -> Setting:
        return Setting(challenge.game, {**self.options, **challenge.options}, self.overlay)

    @property
    def total(self) -> int:
        return len(self.challenges) * len(self.players) * self.games

    def stored(self) -> Row:
        return plan_row(KIND, self)


@dataclass(frozen=True)
class Attempt:
    """One task: a bot plays one deal of a challenge."""

    plan: Plan
    challenge: Challenge
    player: str
    number: int

    @property
    def key(self) -> str:
        return f"{self.challenge.game}/{self.challenge.name}/{self.player}/{self.number}"


@dataclass(frozen=True)
class Result:
    """One finished game. `medal` is empty where there is none to win."""

    game: str
    challenge: str
    player: str
    number: int
    score: int
    won: bool
    medal: str
    decisions: int


def planned(
    game: str,
    players: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, object] | None = None,
    overlay: dict[str, object] | None = None,
) -> Plan:
    """A plan that has been checked. Without a game it is about all that can be played alone."""
    known = list(dict.fromkeys([one.game for one in challenges()]))
    if game and game not in known:
        names = ", ".join(known)
        raise PalatineError(
            f"{game} has no solo game; these have one: {names}", f"{game} nie ma gry jednoosobowej; mają ją: {names}"
        )
    check_players(players)
    games_of = [game] if game else known
    plan = Plan(game, tuple(players), games, seed, options or {}, overlay, {name: engine(name) for name in games_of})
    for challenge in plan.challenges:
        plan.setting(challenge).check(1)
    return plan


def stored(folder: Path) -> Plan:
    """The plan of a folder, to go on with."""
    return plan_of(folder, KIND, Plan)


def attempts(plan: Plan) -> list[Attempt]:
    """Every task, deal by deal, so that a part is balanced too."""
    return [
        Attempt(plan, challenge, player, number)
        for number in range(plan.games)
        for challenge in plan.challenges
        for player in plan.players
    ]


def play_attempt(task: Attempt) -> Row:
    """One game as a row of the log."""
    plan, challenge = task.plan, task.challenge
    check_engine(challenge.game, plan.engines[challenge.game])
    seed = f"{plan.seed}/{task.number}"
    table = plan.setting(challenge).table(1, seed)
    table.recording = False
    decisions = play_out(table, seated([task.player], seed))
    about = {"game": challenge.game, "challenge": challenge.name, "player": task.player, "number": task.number}
    came = {"score": table.scores()[0], "won": table.ranking()[0] == 1, "medal": _medal(table), "decisions": decisions}
    return {"key": task.key, **about, **came}


def _medal(table: Table) -> str:
    """The medal that the table shows to everybody, where its game has medals."""
    shown = table.view(None)["table"]
    assert isinstance(shown, dict)
    return str(shown.get("medal") or "")


def play(plan: Plan, path: Path, workers: Workers, progress: Progress | None = None) -> list[Result]:
    """Play what is missing in the folder, and give all games."""
    rows = worked(path, plan.stored(), attempts(plan), play_attempt, workers, progress)
    return [Result(**{name: value for name, value in row.items() if name != "key"}) for row in rows]


def result_rows(results: Sequence[Result]) -> list[dict[str, Any]]:
    return [asdict(result) for result in results]
