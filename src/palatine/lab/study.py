"""Studies of balance: bots of one strength play each other, and every game tells what was taken and what came of it.

With an overlay every deal is played twice, with the data of the box and with the changed data, so that the difference
is seen on the same deals.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from palatine.kernel.errors import PalatineError
from palatine.lab.folder import Row
from palatine.lab.match import Setting, check_engine, engine, first_share, play_out, seated
from palatine.lab.pool import Workers
from palatine.lab.subjects import seen
from palatine.lab.work import Progress, check_players, plan_of, plan_row, worked

KIND = "study"
ORIGINAL: Final = "original"
OVERLAY: Final = "overlay"


@dataclass(frozen=True)
class Plan:
    """What is to be played. `games` counts the games of each bot with each data."""

    game: str
    players: tuple[str, ...]
    seats: int
    games: int
    seed: str
    options: dict[str, object]
    overlay: dict[str, object] | None
    engine: dict[str, object]

    @property
    def variants(self) -> list[str]:
        return [ORIGINAL, OVERLAY] if self.overlay else [ORIGINAL]

    def setting(self, variant: str) -> Setting:
        return Setting(self.game, self.options, self.overlay if variant == OVERLAY else None)

    @property
    def total(self) -> int:
        return len(self.players) * len(self.variants) * self.games

    def stored(self) -> Row:
        return plan_row(KIND, self)


@dataclass(frozen=True)
class Trial:
    """One task: bots of one kind play one deal with one kind of data."""

    plan: Plan
    variant: str
    player: str
    number: int

    @property
    def key(self) -> str:
        return f"{self.variant}/{self.player}/{self.number}"


@dataclass(frozen=True)
class Played:
    """One finished game; lists in order of seats."""

    variant: str
    player: str
    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    turns: int
    points: list[dict[str, int]]
    taken: list[dict[str, int]]
    offered: list[dict[str, int]]

    @property
    def firsts(self) -> list[float]:
        return [first_share(self.places, seat) for seat in range(len(self.places))]


def planned(setting: Setting, players: Sequence[str], seats: int, games: int, seed: str) -> Plan:
    """A plan that has been checked, with and without its overlay."""
    if not players:
        raise PalatineError("--players: a study needs a player", "--players: potrzebny jest co najmniej jeden gracz")
    check_players(players)
    Setting(setting.game, setting.options).check(seats)
    setting.check(seats)
    options, overlay = setting.options, setting.overlay
    return Plan(setting.game, tuple(players), seats, games, seed, options, overlay, engine(setting.game))


def stored(folder: Path) -> Plan:
    """The plan of a folder, to go on with."""
    return plan_of(folder, KIND, Plan)


def trials(plan: Plan) -> list[Trial]:
    """Every task, deal by deal, so that a part is balanced too."""
    return [
        Trial(plan, variant, player, number)
        for number in range(plan.games)
        for player in plan.players
        for variant in plan.variants
    ]


def play_trial(task: Trial) -> Row:
    """One game as a row of the log."""
    plan = task.plan
    check_engine(plan.game, plan.engine)
    seed = f"{plan.seed}/{task.number}"
    table = plan.setting(task.variant).table(plan.seats, seed)
    decisions = play_out(table, seated([task.player] * plan.seats, seed))
    shown = seen(table)
    played = Played(
        task.variant, task.player, task.number, table.scores(), table.ranking(), decisions, shown.turns,
        table.breakdown(), shown.taken, shown.offered,
    )  # fmt: skip
    return {"key": task.key, **asdict(played)}


def play(plan: Plan, path: Path, workers: Workers, progress: Progress | None = None) -> list[Played]:
    """Play what is missing in the folder, and give all games."""
    rows = worked(path, plan.stored(), trials(plan), play_trial, workers, progress)
    return [Played(**{name: value for name, value in row.items() if name != "key"}) for row in rows]
