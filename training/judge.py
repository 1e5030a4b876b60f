"""Teach a learned net to guess who wins: its nodes stay as they are, one more row of weights is fitted to results.

    python training/judge.py net.npz --minutes 6 --to judged.npz

Of several nets, states of one course of learning, the mean is taken first. Then the net plays against `greedy`, and a
logistic regression learns from its second layer and the present lead which games it has won.
"""

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playing import FIRM_POINTS, GAMES_AT_ONCE, Floats, Net, Player, victory

TABLES = [
    *[(2, "first_game")] * 4,
    (2, "random"),
    *[(seats, cards) for seats in (3, 4, 5) for cards in ("first_game", "random")],
]
KEPT = 0.3
"""How many decisions of a game are looked at: those next to each other tell the same."""
HEAT = 0.3
"""The net also plays what it likes less, as the options that it will compare are not all its favourites."""
ROUNDS = 6
FIRM = 10_000.0
LEAST = 0.01
"""A node that never changes is not blown up."""
ENOUGH = 1000


def mean_of(paths: list[Path]) -> dict[str, NDArray[np.float32]]:
    nets = [dict(np.load(path)) for path in paths]
    mean = {name: np.mean([net[name] for net in nets], axis=0).astype(np.float32) for name in nets[0]}
    return mean | {"columns": nets[0]["columns"]}


Game = tuple[Floats, float]


class Witness(Player):
    """Watches the net play alone against `greedy`: what it thinks, its lead, and in the end whether it has won."""

    def __init__(self, seats: int, cards: str) -> None:
        super().__init__(seats, {"set": cards}, f"judge/{seats}/{cards}")
        self.seen: list[list[Floats]] = [[] for _ in range(GAMES_AT_ONCE)]

    def seated(self, at: int) -> None:
        self.is_net[at] = False
        self.is_net[at, self.draw.integers(self.seats)] = True

    def watch(self, net: Net, seconds: float) -> list[Game]:
        """Finished games: rows of the second layer and the lead, and the result."""
        games: list[Game] = []
        batch, start = self.batch, time.time()
        while time.time() - start < seconds:
            actions, mine, turn = self.asked()
            if len(mine):
                thoughts = net.thoughts(batch.observations[mine])
                liked = net.likings(thoughts, batch.masks[mine])
                picked = (liked + HEAT * self.draw.gumbel(size=liked.shape)).argmax(1)
                kept = self.draw.random(len(mine)) < KEPT
                for row, at in enumerate(mine.tolist()):
                    actions[at] = int(picked[row])
                    if kept[row]:
                        self.seen[at].append(np.append(thoughts[row], self.lead(at, int(turn[at]))).astype(np.float32))
            for one in batch.step(actions):
                if self.seen[one.at]:
                    seat = int(np.flatnonzero(self.is_net[one.at])[0])
                    games.append((np.stack(self.seen[one.at]), victory(one.places, seat)))
                self.seen[one.at] = []
                self.seated(one.at)
        return games


def joined(games: list[Game]) -> tuple[Floats, Floats]:
    """All rows and their results."""
    rows = np.concatenate([seen for seen, _ in games])
    return rows, np.concatenate([np.full(len(seen), result, dtype=np.float32) for seen, result in games])


def chances(sure: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(sure, -30, 30)))


def regression(rows: Floats, won: Floats, known: Floats, firm: float) -> Floats:
    """Logistic regression by Newton's method, beside what is known; `firm` holds the weights back."""
    weights = np.zeros(rows.shape[1], dtype=np.float32)
    for _ in range(ROUNDS):
        found = chances(known + rows @ weights)
        slope = rows.T @ (won - found) - firm * weights
        curve = (rows * (found * (1 - found))[:, None]).T @ rows + firm * np.eye(len(weights), dtype=np.float32)
        weights = weights + np.linalg.solve(curve, slope)
    return weights


class Judge:
    """First what the lead and the net's guess tell, then what each node adds to that, firmly held back.

    Games are few beside nodes: without that the judge would learn the luck of the games it has seen, and compare
    options by it.
    """

    def __init__(self, games: list[Game], value: tuple[Floats, Floats]) -> None:
        rows, won = joined(games)
        weights, bias = value
        few = np.c_[rows[:, -1], rows[:, :-1] @ weights + bias, np.ones(len(rows), dtype=np.float32)]
        lead, guess, always = regression(few, won, np.zeros(len(rows), dtype=np.float32), 0.0)
        scale = rows[:, :-1].std(axis=0) + LEAST
        more = regression(rows[:, :-1] / scale, won, few @ np.array([lead, guess, always]), FIRM) / scale
        self.nodes = guess * weights[:, 0] + more
        self.lead = lead
        self.bias = guess * bias[0] + always

    def loss(self, games: list[Game]) -> float:
        rows, won = joined(games)
        found = chances(rows[:, :-1] @ self.nodes + self.lead * rows[:, -1] + self.bias)
        return float(-(won * np.log(found) + (1 - won) * np.log(1 - found)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nets", type=Path, nargs="+")
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    arrays = mean_of(given.nets)
    np.savez(given.to, **arrays)
    net = Net(given.to)
    games: list[Game] = []
    for seats, cards in TABLES:
        games += Witness(seats, cards).watch(net, 60 * given.minutes / len(TABLES))
    if len(games) < ENOUGH:
        parser.error(f"{len(games)} games were finished, {ENOUGH} are needed: give it more --minutes")
    judge = Judge([game for number, game in enumerate(games) if number % 10], net.value)
    arrays["win_w"] = judge.nodes[:, None]
    arrays["win_b"] = np.array([judge.bias])
    arrays["win_lead"] = np.array([judge.lead / FIRM_POINTS])
    np.savez(given.to, **arrays)
    print(f"{len(games)} games, mean loss on every tenth, which it never saw: {judge.loss(games[::10]):.4f}")


if __name__ == "__main__":
    main()
