"""Learn to play Valeria for two against `greedy`, on one CPU core: `make train`.

1. Imitation: a small net learns what `greedy` does from games of `greedy` against itself, and who wins.
2. Masked PPO: the net plays against `greedy` and learns from the results.
3. The win rate against `greedy` is measured on games never seen before, and the curve is drawn as SVG.

Everything runs on the batch environment (`palatine.envs.batch`). Results repeat for the same seed and threads.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from curve import drawn
from torch import nn
from torch.distributions import Categorical

import palatine
from palatine.envs.batch import Batch
from palatine.lab.simulate import wilson

GAME = "valeria"
GAMES_AT_ONCE = 256
FIRM_POINTS = 20.0
RATE = 1e-3
ENTROPY = 0.003
SMOOTHING = 0.9
VICTORY = 0.5
"""A victory counts as much as a lead of ten points."""


class Net(nn.Module):
    """Two layers, then a score for each action and a guess of the result. Numbers that are always 0 are left out."""

    def __init__(self, columns: torch.Tensor, divisors: torch.Tensor, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("columns", columns)
        self.register_buffer("divisors", divisors[columns])
        self.body = nn.Sequential(nn.Linear(len(columns), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits (illegal actions: minus infinity) and values."""
        hidden = self.body(observations[:, self.columns].float() / self.divisors)
        return self.policy(hidden).masked_fill(masks == 0, -torch.inf), self.value(hidden)[:, 0]


Step = tuple[np.ndarray, np.ndarray, int, float, float, float]
"""A decision of the net: observation, mask, action, logarithm of its probability, value, lead at that moment."""
Row = tuple[np.ndarray, np.ndarray, int, float, float, float]
"""The same for learning: observation, mask, action, logarithm of its probability, return, advantage."""


@dataclass
class Moves:
    """Decisions to learn from, one in each row."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    """The logarithm of the probability with which the action was chosen."""
    returns: torch.Tensor
    advantages: torch.Tensor

    @staticmethod
    def of(rows: list[Row]) -> "Moves":
        observations, masks, actions, chances, returns, advantages = zip(*rows, strict=True)
        return Moves(
            torch.from_numpy(np.stack(observations)),
            torch.from_numpy(np.stack(masks)),
            torch.tensor(actions),
            torch.tensor(chances),
            torch.tensor(returns),
            torch.tensor(advantages),
        )


class Greedy:
    """The bot as an opponent: it sees what its seat sees."""

    def __init__(self, seed: str) -> None:
        self.bot = palatine.bot("greedy", seed)

    def choose(self, batch: Batch, at: int) -> int:
        seat = int(batch.acting[at])
        return self.bot.choose(palatine.sampler(batch.tables[at], seat), seat)


def lead(scores: list[int], seat: int) -> float:
    return (scores[seat] - scores[1 - seat]) / FIRM_POINTS


def worth(scores: list[int], places: list[int], seat: int) -> float:
    """What a finished game is worth: the lead in points, and the victory itself."""
    return lead(scores, seat) + VICTORY * (places[1 - seat] - places[seat])


def imitated(games: int, seed: str) -> Moves:
    """What `greedy` does against itself, and how it ends. One move in ten is random, so that slips are seen too."""
    batch = Batch(GAME, GAMES_AT_ONCE, seats=2)
    batch.reset(f"{seed}/imitation")
    draw = np.random.default_rng(1)
    bot = Greedy(seed)
    courses: list[list[tuple[int, np.ndarray, np.ndarray, int, float]]] = [[] for _ in range(batch.count)]
    rows: list[Row] = []
    done = 0
    while done < games:
        chosen = [bot.choose(batch, at) for at in range(batch.count)]
        for at, action in enumerate(chosen):
            seat = int(batch.acting[at])
            now = lead(batch.tables[at].scores(), seat)
            courses[at].append((seat, batch.observations[at], batch.masks[at].copy(), action, now))
        slips = draw.random(batch.count) < 0.1
        random = batch.random_actions()
        ended = batch.step([random[at] if slips[at] else action for at, action in enumerate(chosen)])
        for one in ended:
            for seat, observation, mask, action, now in courses[one.at]:
                rows.append((observation, mask, action, 0.0, worth(one.scores, one.places, seat) - now, 0.0))
            courses[one.at] = []
            done += 1
    return Moves.of(rows)


class Rollouts:
    """Games of the net against `greedy`. The net sits at seat 0 in even games of the batch, at seat 1 in odd ones."""

    def __init__(self, seed: str) -> None:
        self.batch = Batch(GAME, GAMES_AT_ONCE, seats=2)
        self.batch.reset(seed)
        self.seats = np.arange(GAMES_AT_ONCE) % 2
        self.greedy = Greedy(seed)
        self.courses: list[list[Step]] = [[] for _ in range(GAMES_AT_ONCE)]

    def play(self, net: Net, decisions: int) -> Moves:
        """Whole games until there are so many decisions of the net."""
        rows: list[Row] = []
        while len(rows) < decisions:
            chosen = self.chosen(net, sampling=True)
            for one in self.batch.step(chosen):
                rows += learned(self.courses[one.at], worth(one.scores, one.places, int(self.seats[one.at])))
                self.courses[one.at] = []
        return Moves.of(rows)

    def chosen(self, net: Net, sampling: bool) -> list[int]:
        """An action for each game: of the net where it is its turn, else of `greedy`."""
        batch = self.batch
        mine = np.flatnonzero(batch.acting == self.seats)
        actions = [0] * batch.count
        if len(mine):
            observations, masks = batch.observations[mine], batch.masks[mine]
            with torch.no_grad():
                logits, values = net(torch.from_numpy(observations), torch.from_numpy(masks))
            picked = Categorical(logits=logits).sample() if sampling else logits.argmax(1)
            chances = logits.log_softmax(1).gather(1, picked[:, None])[:, 0]
            for row, at in enumerate(mine.tolist()):
                actions[at] = int(picked[row])
                if sampling:
                    now = lead(batch.tables[at].scores(), int(self.seats[at]))
                    known = (observations[row], masks[row], actions[at], float(chances[row]), float(values[row]), now)
                    self.courses[at].append(known)
        for at in np.flatnonzero(batch.acting != self.seats).tolist():
            actions[at] = self.greedy.choose(batch, at)
        return actions


def learned(course: list[Step], result: float) -> list[Row]:
    """Generalised advantages of a finished game, backwards from its result.

    The reward of a decision is by how much the lead has grown until the next one: the sum is that of the whole game,
    but a decision hears at once what it was good for. So the net guesses what comes beyond the present lead.
    """
    rows: list[Row] = []
    following, later, advantage = result, 0.0, 0.0
    for observation, mask, action, chance, value, now in reversed(course):
        advantage = following - now + later - value + SMOOTHING * advantage
        rows.append((observation, mask, action, chance, advantage + value, advantage))
        following, later = now, value
    return rows


def imitate(net: Net, moves: Moves, rounds: int) -> float:
    """Learn to choose as `greedy`, and to guess results; the share of equal choices in the last round."""
    optimiser = torch.optim.Adam(net.parameters(), 2e-3)
    equal = 0.0
    for done in range(rounds):
        set_rate(optimiser, 2e-3 * (1 - done / rounds))
        equal = 0.0
        for part in torch.randperm(len(moves.actions)).split(1024):
            logits, values = net(moves.observations[part], moves.masks[part])
            loss = nn.functional.cross_entropy(logits, moves.actions[part])
            loss = loss + 0.5 * nn.functional.mse_loss(values, moves.returns[part])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            equal += float((logits.argmax(1) == moves.actions[part]).sum())
    return equal / len(moves.actions)


def set_rate(optimiser: torch.optim.Optimizer, rate: float) -> None:
    for group in optimiser.param_groups:
        group["lr"] = rate


def improve(net: Net, optimiser: torch.optim.Optimizer, moves: Moves, rounds: int = 3, clip: float = 0.2) -> None:
    """One step of PPO."""
    advantages = (moves.advantages - moves.advantages.mean()) / (moves.advantages.std() + 1e-8)
    for _ in range(rounds):
        for part in torch.randperm(len(moves.actions)).split(1024):
            logits, values = net(moves.observations[part], moves.masks[part])
            chances = logits.log_softmax(1)
            ratio = (chances.gather(1, moves.actions[part, None])[:, 0] - moves.chances[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - clip, 1 + clip) * advantages[part])
            entropy = -(chances.exp() * chances.masked_fill(moves.masks[part] == 0, 0.0)).sum(1)
            errors = (values - moves.returns[part]) ** 2
            loss = -gain.mean() + 0.5 * errors.mean() - ENTROPY * entropy.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def wins(net: Net, games: int, seed: str) -> float:
    """Games won of so many against `greedy`, the net choosing what it likes best; a shared victory counts half."""
    rollouts = Rollouts(seed)
    left = [games // GAMES_AT_ONCE + (at < games % GAMES_AT_ONCE) for at in range(GAMES_AT_ONCE)]
    won = 0.0
    while any(left):
        for one in rollouts.batch.step(rollouts.chosen(net, sampling=False)):
            if left[one.at]:  # as many of each place, so that long games count like short ones
                left[one.at] -= 1
                seat = int(rollouts.seats[one.at])
                won += (1 + one.places[1 - seat] - one.places[seat]) / 2
    return won


def told(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%}), n = {games}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--imitation", type=int, default=3000, help="games of greedy to learn from")
    parser.add_argument("--updates", type=int, default=60, help="steps of PPO")
    parser.add_argument("--decisions", type=int, default=16384, help="decisions of the net in each step")
    parser.add_argument("--games", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("docs/envs/training.svg"))
    parser.add_argument("--net", type=Path, help="where to keep the net")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    seed = str(given.seed)
    start, start_cpu = time.time(), time.process_time()

    moves = imitated(given.imitation, seed)
    columns = moves.observations.any(0).nonzero()[:, 0]
    layout = Batch(GAME, 1, seats=2)
    net = Net(columns, torch.from_numpy(layout.divisors), layout.action_count)
    equal = imitate(net, moves, 6)
    print(f"{len(moves.actions)} decisions of greedy, {len(columns)} numbers seen; the same choice in {equal:.1%}")
    del moves

    points: list[tuple[float, float, float, float]] = []

    def measured(decisions: int, games: int) -> None:
        won = wins(net, games, f"{seed}/test/{decisions}")
        low, high = wilson(won, games)
        points.append((decisions, won / games, low, high))
        spent = time.process_time() - start_cpu
        print(
            f"{decisions:8} decisions, {spent:4.0f} s CPU, {time.time() - start:4.0f} s: {told(won, games)}", flush=True
        )

    measured(0, 400)
    rollouts = Rollouts(f"{seed}/train")
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    for update in range(1, given.updates + 1):
        set_rate(optimiser, RATE * (1 - (update - 1) / given.updates))
        improve(net, optimiser, rollouts.play(net, given.decisions))
        if update % 3 == 0 or update == given.updates:
            measured(update * given.decisions, given.games if update == given.updates else 400)
    given.curve.write_text(drawn(points, "Valeria for two: games won against greedy"), "utf-8")
    print(f"curve: {given.curve}")
    if given.net:
        torch.save(net.state_dict(), given.net)
    last = points[-1]
    print(f"won against greedy: {last[1]:.1%} ({last[2]:.1%}–{last[3]:.1%}), n = {given.games}")


if __name__ == "__main__":
    main()
