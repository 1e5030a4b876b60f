"""OpenSpiel: every game as a Python game of OpenSpiel.

    import pyspiel, palatine.envs.openspiel
    game = pyspiel.load_game("palatine_valeria(players=2,options=set:random)")

or `palatine.envs.openspiel.load("valeria", seats=2, options={…})`.

**Chance.** A roll of dice or a draw of cards has far too many outcomes to list. Before an action that needs chance
takes effect there is a chance node with a fixed number of equally likely outcomes (`outcomes`, 256 by default); each
stands for one sample of everything the action needs, seeded by the game's `seed`, the place in the history and the
outcome. So a state is a function of its history: it can be cloned, serialised, replayed and searched like any other.

**Simultaneous prompts** are asked one after another, the lowest seat first; nobody sees what another has chosen before
the rules show it. **Returns** come at the end of a game (`palatine.envs.setting`).
"""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palatine import api
from palatine.envs.needs import needed
from palatine.envs.setting import Setting
from palatine.envs.spaces import Eyes
from palatine.envs.versions import title
from palatine.kernel.chance import seeded
from palatine.kernel.errors import BadOption
from palatine.kernel.game import Game
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table

needed("pyspiel", "openspiel")
import pyspiel  # noqa: E402

OUTCOMES = 256
MOST_POINTS = 1000.0
LONGEST = 20_000
"""More decisions and chance nodes than any game has: random games have a few hundred."""


def load(
    game: str,
    seats: int = 0,
    options: dict[str, object] | None = None,
    rewards: str = "ranking",
    seed: int = 0,
    outcomes: int = OUTCOMES,
) -> Any:
    """A game of OpenSpiel with these options."""
    setting = Setting(game, seats, options or {}, None, rewards)
    params = {"players": setting.seats, "options": written(setting.options), "rewards": rewards}
    return pyspiel.load_game(f"palatine_{game}", {**params, "seed": seed, "outcomes": outcomes})


def written(options: dict[str, object]) -> str:
    """Options inside the name of a game, which may contain neither `=` nor commas: `edition:1;modules:a+b`."""
    parts = [
        f"{name}:{'+'.join(map(str, value)) if isinstance(value, list) else value}" for name, value in options.items()
    ]
    return ";".join(parts)


def read_options(game: Game, text: str) -> dict[str, object]:
    """Options as `written` writes them."""
    found: dict[str, object] = {}
    known = {option.name: option for option in game.options}
    for part in [part for part in text.split(";") if part]:
        name, _, value = part.partition(":")
        if name not in known:
            raise BadOption(f"there is no option {quoted(name, 'en')}", f"nie ma opcji {quoted(name, 'pl')}")
        given = value.split("+") if known[name].many else [value]
        chosen = [choice for word in given if word for choice in known[name].choices if str(choice) == word]
        if len(chosen) != len([word for word in given if word]):
            raise BadOption(
                f"option {name}: {quoted(value, 'en')} is not possible",
                f"opcja {name}: {quoted(value, 'pl')} nie jest możliwe",
            )
        found[name] = chosen if known[name].many else chosen[0]
    return found


class PalatineGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options. There is a class for each game, made at the end of this file."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {**defaults(name), **(params or {})}
        played = api.game(name)
        options = read_options(played, given["options"])
        self.setting = Setting(name, int(given["players"]), options, None, str(given["rewards"]))
        self.seed = int(given["seed"])
        self.outcomes = int(given["outcomes"])
        if self.outcomes < 1:
            raise BadOption("outcomes: one at least is needed", "outcomes: potrzebny jest co najmniej jeden")
        self.blank = self.setting.blank()
        self.eyes = Eyes(played, False)
        most = 1.0 if self.setting.rewards == "ranking" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=played.book.count,
            max_chance_outcomes=self.outcomes,
            num_players=self.setting.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if self.setting.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> "PalatineState":
        return PalatineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind.perfect_recall, params)


class Course:
    """A table on its way, and an action that waits for chance. It is copied as a table is, and saved as its moves."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.table: Table = setting.blank()
        self.moves: list[int] = []
        self.waiting = -1

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        copy = Course.__new__(Course)
        copy.setting, copy.seed, copy.waiting = self.setting, self.seed, self.waiting
        copy.table, copy.moves = self.table.clone(), self.moves[:]
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.setting, self.seed, self.moves)

    @property
    def begun(self) -> bool:
        return bool(self.moves)

    @property
    def needs_chance(self) -> bool:
        return not self.moves or self.waiting >= 0

    def apply(self, move: int) -> None:
        """An outcome of chance, or an action. One that needs no chance is played at once, another waits for it."""
        if self.needs_chance:
            self.table.chance = seeded(f"{self.seed}/{len(self.moves)}/{move}")
            if self.begun:
                self.table.act(self.waiting, self.table.to_act[0])
                self.waiting = -1
            else:
                self.table.recording = True
                self.table.begin()
        else:
            tried = self.table.clone()
            tried.act(move, tried.to_act[0])
            if tried.chance.words() == self.table.chance.words():
                self.table = tried
            else:
                self.waiting = move
        self.moves.append(move)


def _replayed(setting: Setting, seed: int, moves: list[int]) -> Course:
    course = Course(setting, seed)
    for move in moves:
        course.apply(move)
    return course


class PalatineState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Everything is in its course, which OpenSpiel copies and saves."""

    def __init__(self, game: PalatineGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting, game.seed)

    @property
    def table(self) -> Table:
        return self.course.table

    def current_player(self) -> int:
        if self.course.needs_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.to_act[0] if not self.table.is_over else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.course.needs_chance and self.table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().max_chance_outcomes()
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else self.table.text(action, player)

    def returns(self) -> list[float]:
        setting = self.course.setting
        return setting.result(self.table) if self.is_terminal() else [0.0] * setting.seats

    def __str__(self) -> str:
        """What identifies the state: its digest, and the action that waits for chance."""
        return f"{self.table.digest()} {self.course.waiting}" if self.course.begun else "before the set-up"


class Observer:
    """The blocks of the observation as a tensor; as text the view of the seat, with perfect recall all it was told."""

    def __init__(self, game: PalatineGame, perfect_recall: bool, params: Any) -> None:
        if params:
            raise BadOption(f"no parameters are known: {params}", f"nieznane parametry: {params}")
        self.eyes = game.eyes
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(len(game.eyes.divisors), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for block in game.blank.game.layout.blocks:
            part = self.tensor[at : at + block.width()]
            self.dict[block.name] = part.reshape(block.times, block.size) if block.times > 1 else part
            at += block.width()

    def set_from(self, state: PalatineState, player: int) -> None:
        self.tensor.fill(0)
        if state.course.begun:
            self.tensor[:] = self.eyes.observation(state.table, player)

    def string_from(self, state: PalatineState, player: int) -> str:
        if not state.course.begun:
            return ""
        told: list[object] = [player, state.table.view(player)]
        if self.perfect_recall:
            told.append(state.table.events_since(0, player))
        return json.dumps(told)


def defaults(game: str) -> dict[str, Any]:
    seats = max(2, api.game(game).min_seats)
    return {"players": seats, "options": "", "rewards": "ranking", "seed": 0, "outcomes": OUTCOMES}


def game_type(game: str) -> Any:
    played = api.game(game)
    return pyspiel.GameType(
        short_name=f"palatine_{game}",
        long_name=f"{played.title_en} (Palatine)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.max_seats,
        min_num_players=played.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


for _game in api.games():
    # A class for each game, which OpenSpiel makes from parameters alone, and which pickle finds by its name.
    globals()[title(_game)] = type(title(_game), (PalatineGame,), {"name": _game, "__module__": __name__})
    pyspiel.register_game(game_type(_game), globals()[title(_game)])
