"""Gymnasium: one seat is the agent, bots play the others.

    import gymnasium, palatine.envs.gymnasium
    env = gymnasium.make("palatine/Kingsburg-v1", bots=["greedy", "greedy"])

Observations are dictionaries as in `palatine.envs.pettingzoo`; `action_masks()` is what sb3-contrib's MaskablePPO asks
for. The agent's seat changes from game to game unless `seat` is given.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palatine import api
from palatine.envs.needs import needed
from palatine.envs.rivals import Rivals
from palatine.envs.setting import Setting
from palatine.envs.spaces import Eyes, drawn
from palatine.envs.versions import title, version
from palatine.kernel.errors import BadOption, IllegalAction
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table

needed("gymnasium", "rl")
import gymnasium  # noqa: E402

RENDER_MODES = ["ansi", "human"]


class SingleSeat(gymnasium.Env[dict[str, Any], int]):
    """One seat against bots; as many seats as bots and one, alone without bots where the game has solo rules.

    An illegal action is refused with an error and changes nothing; with `forgiving` it ends the game with reward -1,
    for agents that do not read masks.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = None,
        options: dict[str, object] | None = None,
        overlay: dict[str, object] | None = None,
        rewards: str = "ranking",
        raw: bool = False,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(bots, str) or not all(isinstance(word, str) for word in bots):
            raise BadOption(
                f"bots: {quoted(bots, 'en')} must be a list of names", f"bots: {quoted(bots, 'pl')} musi być listą nazw"
            )
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise BadOption(
                f"render_mode: {quoted(render_mode, 'en')} is not possible; choose one of: {modes}",
                f"render_mode: {quoted(render_mode, 'pl')} nie jest możliwe; możliwe wartości: {modes}",
            )
        self.setting = Setting(game, len(bots) + 1, options or {}, overlay, rewards)
        if seat is not None and not 0 <= seat <= len(bots):
            raise BadOption(
                f"seat: {quoted(seat, 'en')} must be a number from 0 to {len(bots)}",
                f"seat: {quoted(seat, 'pl')} musi być liczbą od 0 do {len(bots)}",
            )
        self.bots = list(bots)
        self.fixed_seat = seat
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.eyes = Eyes(self.setting.blank().game, raw)
        self.observation_space = self.eyes.observation_space()
        self.action_space = self.eyes.action_space()
        self.table: Table = self.setting.blank()
        self.seat = seat or 0
        self.rivals = self._seated()
        self.seed = ""
        self.games = 0

    def _seated(self) -> Rivals:
        """The bots on the seats that follow the agent's, clockwise."""
        count = self.setting.seats
        return Rivals({(self.seat + 1 + at) % count: word for at, word in enumerate(self.bots)}, count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game. After `reset(seed=s)` it is `palatine.new_game(…, seed="s/0")`, the next one `"s/1"`, and so on.

        Without a fixed seat the agent sits at (seed + number of the game) modulo the seats.
        """
        super().reset(seed=seed)
        if seed is not None or not self.seed:
            self.seed = str(secrets.randbits(32) if seed is None else seed)
            self.games = 0
        name = f"{self.seed}/{self.games}"
        if self.fixed_seat is None:
            self.seat = (int(self.seed) + self.games) % self.setting.seats
        self.games += 1
        self.table = self.setting.new_table(name)
        self.rivals = self._seated()
        self.rivals.sit_down(name)
        self.rivals.play_on(self.table)
        return self.eyes.both(self.table, self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if int(action) not in self.table.legal(self.seat):
            if self.forgiving:
                return self.eyes.both(self.table, self.seat), -1.0, True, False, {"seat": self.seat, "illegal": True}
            raise IllegalAction(
                f"action {action} is not legal now; see action_masks()",
                f"akcja {action} nie jest teraz dozwolona; zob. action_masks()",
            )
        self.table.act(int(action), self.seat)
        self.rivals.play_on(self.table)
        over = self.table.is_over
        reward = self.setting.result(self.table)[self.seat] if over else 0.0
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            info["scores"], info["ranking"] = self.table.scores(), self.table.ranking()
        if self.render_mode == "human":
            self.render()
        return self.eyes.both(self.table, self.seat), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal action."""
        return self.eyes.mask(self.table, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The terminal's board as the agent sees it: printed with `human`, returned with `ansi`."""
        if self.render_mode is None:
            return None
        text = drawn(self.table, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def environment_id(game: str) -> str:
    return f"palatine/{title(game)}-v{version(game)}"


for _game in api.games():
    gymnasium.register(
        environment_id(_game),
        entry_point="palatine.envs.gymnasium:SingleSeat",
        kwargs={"game": _game},
        disable_env_checker=True,  # its random probes know nothing of masks
    )
