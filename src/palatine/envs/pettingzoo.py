"""PettingZoo: every seat is an agent (AEC).

    from palatine.envs import pettingzoo
    env = pettingzoo.env("kingsburg", seats=3, options={"edition": 1})

An observation is a dictionary: `observation`, and `action_mask` with a 1 for each legal action. Seats that the rules
let choose at the same time are asked one after another, the lowest first; nobody sees what another has chosen before
the rules show it. Rewards come at the end of a game (`palatine.envs.setting`).
"""

import secrets
from collections.abc import Mapping
from typing import Any

from palatine.envs.needs import needed
from palatine.envs.rivals import Rivals
from palatine.envs.setting import Setting
from palatine.envs.spaces import Eyes, drawn
from palatine.envs.versions import version
from palatine.kernel.errors import BadOption, IllegalAction
from palatine.kernel.speech import quoted
from palatine.kernel.table import Table

needed("pettingzoo", "rl")
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

RENDER_MODES = ["ansi", "human"]


def env(game: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards: clear errors for steps out of order or out of range."""
    made = raw_env(game, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself.

    `bots` are seats played inside, for example `{1: "greedy"}`; they are no agents. `raw` gives observations as bytes.
    `rewards` is `ranking` (zero-sum by place, the default) or `points` (difference of scores).
    """

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, object] | None = None,
        overlay: dict[str, object] | None = None,
        bots: Mapping[int, str] | None = None,
        rewards: str = "ranking",
        raw: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise BadOption(
                f"render_mode: {quoted(render_mode, 'en')} is not possible; choose one of: {modes}",
                f"render_mode: {quoted(render_mode, 'pl')} nie jest możliwe; możliwe wartości: {modes}",
            )
        self.setting = Setting(game, seats, options or {}, overlay, rewards)
        self.metadata = {
            "name": f"palatine_{game}_v{version(game)}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.rivals = Rivals(bots or {}, self.setting.seats)
        seated = [seat for seat in range(self.setting.seats) if seat not in self.rivals.words]
        if not seated:
            raise BadOption("bots: one seat at least must be left", "bots: co najmniej jedno miejsce musi być wolne")
        self.possible_agents = [f"seat_{seat}" for seat in seated]
        self.seat_of = {f"seat_{seat}": seat for seat in seated}
        self.eyes = Eyes(self.setting.blank().game, raw)
        self._spaces = {agent: self.eyes.observation_space() for agent in self.possible_agents}
        self._choices = {agent: self.eyes.action_space() for agent in self.possible_agents}
        self.table: Table = self.setting.blank()
        self.seed = ""
        self.games = 0

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: after `reset(seed=s)` that of `palatine.new_game(…, seed="s/0")`, the next one `"s/1"` …"""
        if seed is not None or not self.seed:
            self.seed = str(secrets.randbits(64) if seed is None else seed)
            self.games = 0
        name = f"{self.seed}/{self.games}"
        self.games += 1
        self.table = self.setting.new_table(name)
        self.rivals.sit_down(name)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection: str | None = None
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.eyes.both(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        if action is None or int(action) not in self.table.legal(seat):
            raise IllegalAction(
                f"{agent}: action {action} is not legal now; see action_mask",
                f"{agent}: akcja {action} nie jest teraz dozwolona; zob. action_mask",
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(int(action), seat)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Let bots play; then the next agent, or the rewards of a finished game."""
        self.rivals.play_on(self.table)
        if not self.table.is_over:
            self.agent_selection = f"seat_{self.table.to_act[0]}"
            return
        worth = self.setting.result(self.table)
        for agent in self.agents:
            self.rewards[agent] = worth[self.seat_of[agent]]
            self.terminations[agent] = True

    def render(self) -> str | None:
        """The terminal's board as the agent to move sees it: printed with `human`, returned with `ansi`."""
        if self.render_mode is None:
            return None
        text = drawn(self.table, self.seat_of[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
