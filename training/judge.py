"""Tune how a learned net guesses who wins: its nodes stay as they are, what it makes of them is fitted to results.

    python training/judge.py net.npz --minutes 6 --to judged.npz

While it learned, the net played by lot and became better and better, so its guesses are a little off and too sure. Here
it plays as it does at a table, nearly always what it likes best, against `greedy`, and a logistic regression weighs its
two guesses and the present lead by which games it has won.
"""

import argparse
import time
from pathlib import Path

import numpy as np
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
STEEP = 12
ENOUGH = 1000

Game = tuple[Floats, float]


class Witness(Player):
    """Watches the net play alone against `greedy`: what it thinks, its lead, and in the end whether it has won."""

    def __init__(self, seats: int, cards: str, seed: str) -> None:
        super().__init__(seats, {"set": cards}, seed)
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
    return (1 / (1 + np.exp(-np.clip(sure, -STEEP, STEEP)))).astype(np.float32, copy=False)


def regression(rows: Floats, won: Floats) -> Floats:
    """Logistic regression by Newton's method."""
    weights = np.zeros(rows.shape[1], dtype=np.float32)
    for _ in range(ROUNDS):
        found = chances(rows @ weights)
        curve = (rows * (found * (1 - found))[:, None]).T @ rows
        weights = weights + np.linalg.solve(curve, rows.T @ (won - found))
    return weights


class Judge:
    """The chance of winning from the second layer and the lead: the net's own head, weighed anew."""

    def __init__(self, arrays: dict[str, Floats]) -> None:
        self.nodes = arrays["win_w"][:, 0]
        self.bias = float(arrays["win_b"][0])
        self.lead = float(arrays["win_lead"][0]) * FIRM_POINTS
        self.value, self.value_bias = arrays["value_w"][:, 0], float(arrays["value_b"][0])

    def sure(self, rows: Floats) -> Floats:
        return (rows[:, :-1] @ self.nodes + self.lead * rows[:, -1] + self.bias).astype(np.float32, copy=False)

    def fit(self, games: list[Game]) -> None:
        """Few weights on purpose: with one for each node it would learn the luck of the games that it has seen."""
        rows, won = joined(games)
        guesses = rows[:, :-1] @ self.value + self.value_bias
        lead, guess, own, always = regression(
            np.c_[rows[:, -1], guesses, self.sure(rows), np.ones(len(rows), dtype=np.float32)], won
        ).tolist()
        self.nodes = own * self.nodes + guess * self.value
        self.lead = own * self.lead + lead
        self.bias = own * self.bias + guess * self.value_bias + always

    def loss(self, games: list[Game]) -> float:
        rows, won = joined(games)
        found = chances(self.sure(rows))
        return float(-(won * np.log(found) + (1 - won) * np.log(1 - found)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net", type=Path)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--to", type=Path, required=True)
    given = parser.parse_args()
    with np.load(given.net) as found:
        arrays = {name: found[name] for name in found.files}
    net, judge = Net(given.net), Judge(arrays)
    games: list[Game] = []
    for number, (seats, cards) in enumerate(TABLES):
        games += Witness(seats, cards, f"judge/{number}").watch(net, 60 * given.minutes / len(TABLES))
    if len(games) < ENOUGH:
        parser.error(f"{len(games)} games were finished, {ENOUGH} are needed: give it more --minutes")
    before = judge.loss(games[::10])
    judge.fit([game for number, game in enumerate(games) if number % 10])
    arrays["win_w"] = judge.nodes[:, None]
    arrays["win_b"] = np.array([judge.bias])
    arrays["win_lead"] = np.array([judge.lead / FIRM_POINTS])
    np.savez(given.to, **arrays)
    now = judge.loss(games[::10])
    print(f"{len(games)} games; mean loss on every tenth, which it never saw: {before:.4f}, now {now:.4f}")


if __name__ == "__main__":
    main()
