"""Many games at once: a batch environment whose loop over games runs in the compiled core.

    from palatine.envs.batch import Batch
    batch = Batch("kingsburg", count=256, seats=4)
    batch.reset(seed=1)
    while learning:
        actions = choose(batch.observations, batch.masks)    # one for each game
        finished = batch.step(actions)

Every game always waits for one seat, `batch.acting`; observation and mask are that seat's. Where several seats may
choose at the same time the lowest comes first. A game that ends begins again at once: `batch.dones` marks it,
`batch.rewards` has the result by seat, and the observation is already that of the new game.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palatine.envs.setting import Setting
from palatine.kernel.crowd import Crowd, Ended
from palatine.kernel.errors import BadOption
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table


class Batch:
    """Games of one setting. Game g, played for the n-th time, is `palatine.new_game(…, seed="<seed>/<g>/<n>")`."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: dict[str, object] | None = None,
        overlay: dict[str, object] | None = None,
        rewards: str = "ranking",
    ) -> None:
        if type(count) is not int or count < 1:
            raise BadOption(
                f"count: {quoted(count, 'en')} must be a number from 1",
                f"count: {quoted(count, 'pl')} musi być liczbą od 1",
            )
        self.setting = Setting(game, seats, options or {}, overlay, rewards)
        self.count = count
        self.seats = self.setting.seats
        blank = self.setting.blank()
        self.layout = blank.game.layout
        self.divisors = np.array(self.layout.divisors, dtype=np.float32)
        """What each number of an observation is divided by to bring it to about 0 … 1."""
        self.action_count = blank.action_count
        self.crowd = Crowd(blank, count, "0")
        self.observations: NDArray[np.uint8]
        """A row for each game, as bytes; `floats` divides them. A new array after every step."""
        self.masks = _window(self.crowd.masks).reshape(count, -1)
        """A row for each game: 1 for each legal action. A window on the present: copy what you want to keep."""
        self.acting = _window(self.crowd.turns)
        """The seat that each game waits for; a window on the present like the masks."""
        self.rewards = np.zeros((count, self.seats), dtype=np.float32)
        """By game and seat; not 0 only where a game has just ended."""
        self.dones = np.zeros(count, dtype=np.bool_)
        """Games that ended with the last step, and have begun anew."""
        self._news = False
        self._known: dict[tuple[int, ...], list[float]] = {}

    @property
    def tables(self) -> list[Table]:
        """The tables themselves, for bots and for looking; only `step` may change them."""
        return self.crowd.tables

    def reset(self, seed: int | str | None = None) -> None:
        """Begin all games anew. Without a seed chance comes from the operating system."""
        self.crowd.reset(str(secrets.randbits(64) if seed is None else seed))
        self.rewards.fill(0)
        self.dones.fill(False)
        self._read()

    def step(self, actions: NDArray[Any] | Sequence[int]) -> list[Ended]:
        """Play one action in every game; the games that have ended, with scores and places.

        If one of the actions is not legal, none is played and an error says which.
        """
        chosen = actions if isinstance(actions, list) else np.asarray(actions).tolist()
        ended = self.crowd.step(chosen)
        if self._news:
            self.rewards.fill(0)
            self.dones.fill(False)
        for one in ended:
            self.rewards[one.at] = self._worth(one)
            self.dones[one.at] = True
        self._news = bool(ended)
        self._read()
        return ended

    def _worth(self, one: Ended) -> list[float]:
        """The rewards of a finished game; there are few ways in which seats can be placed, so those are kept."""
        if self.setting.rewards != "ranking":
            return self.setting.worth(one.scores, one.places)
        places = tuple(one.places)
        if places not in self._known:
            self._known[places] = self.setting.worth(one.scores, one.places)
        return self._known[places]

    def _read(self) -> None:
        self.observations = np.frombuffer(self.crowd.observations(), dtype=np.uint8).reshape(self.count, -1)

    def floats(self) -> NDArray[np.float32]:
        """The observations as float32, as `Table.observation` gives them."""
        return np.divide(self.observations, self.divisors, dtype=np.float32)

    def random_actions(self) -> list[int]:
        """A legal action for every game, each equally likely, chosen in the compiled core; seeded by `reset`."""
        return self.crowd.random()


def _window(numbers: Any) -> NDArray[np.uint8]:
    """The bytes that the core changes, read where they lie."""
    return np.frombuffer(memoryview(numbers).toreadonly(), dtype=np.uint8)
