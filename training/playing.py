"""A process that plays games for learning: the net against `greedy` and against itself, on numpy alone.

Started by `learn.py`. It waits for the weights of the next round, plays whole games with them, writes down every
decision of the net with what came of it, and goes on.
"""

import argparse
import os
import time
from pathlib import Path
from zlib import crc32

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

import palatine
from palatine.envs.batch import Batch

GAMES_AT_ONCE = 256
SMOOTHING = 0.95
ITSELF = 0.1
"""How many of the other seats the net plays too."""
SHARE = {2: 1.0, 3: 0.5, 4: 0.25, 5: 0.15}
"""By seats: decisions beside those of a game for two. The more others, the longer the net waits for its turn."""
FIRM_POINTS = 20.0
VICTORY = 2.0
"""A victory counts as much over a defeat as a lead of eighty points."""

Floats = NDArray[np.float32]


class Net:
    """The forward pass of the net, as `learn.py` writes its weights."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as found:
            self.columns = found["columns"]
            self.layers = [(found[f"w{n}"], found[f"b{n}"]) for n in range(2)]
            self.policy = (found["policy_w"], found["policy_b"])
            self.value = (found["value_w"], found["value_b"])

    def thoughts(self, observations: NDArray[np.uint8]) -> Floats:
        """The second layer."""
        hidden = observations[:, self.columns].astype(np.float32)
        for weights, bias in self.layers:
            hidden = np.maximum(hidden @ weights + bias, 0)
        return hidden

    def likings(self, thoughts: Floats, masks: NDArray[np.uint8]) -> Floats:
        return np.where(masks == 0, np.float32(-1e9), thoughts @ self.policy[0] + self.policy[1])

    def __call__(self, observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """The logarithms of the actions' probabilities, and the guesses of the result."""
        thoughts = self.thoughts(observations)
        logits = self.likings(thoughts, masks)
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, (thoughts @ self.value[0] + self.value[1])[:, 0]


class Course:
    """The decisions of one seat in the game that is being played."""

    def __init__(self) -> None:
        self.steps: list[tuple[NDArray[np.uint8], NDArray[np.uint8], int, float, float, float]] = []


class Player:
    """Games of one number of seats and one set of options, and who sits where."""

    def __init__(self, seats: int, options: dict[str, object], seed: str) -> None:
        self.batch = Batch("valeria", GAMES_AT_ONCE, seats=seats, options=options)
        self.batch.reset(seed)
        self.seats = seats
        self.draw = np.random.default_rng(crc32(seed.encode()))
        self.greedy = palatine.bot("greedy", seed)
        self.is_net = np.zeros((GAMES_AT_ONCE, seats), dtype=np.bool_)
        self.courses = [[Course() for _ in range(seats)] for _ in range(GAMES_AT_ONCE)]
        for at in range(GAMES_AT_ONCE):
            self.seated(at)

    def seated(self, at: int) -> None:
        self.is_net[at] = self.draw.random(self.seats) < ITSELF
        self.is_net[at, self.draw.integers(self.seats)] = True
        self.courses[at] = [Course() for _ in range(self.seats)]

    def asked(self) -> tuple[list[int], NDArray[np.int64], NDArray[np.int64]]:
        """An action for every game, the games in which the net has to choose its own, and whose turn it is in each.

        `greedy` answers from what its seat knows: on the true table it plays otherwise.
        """
        batch = self.batch
        turn = batch.acting.astype(np.int64)
        net_turn = self.is_net[np.arange(GAMES_AT_ONCE), turn]
        is_choice = batch.masks.sum(1) > 1
        actions: list[int] = batch.masks.argmax(1).tolist()
        for at in np.flatnonzero(~net_turn & is_choice).tolist():
            seat = int(turn[at])
            actions[at] = self.greedy.choose(palatine.sampler(batch.tables[at], seat), seat)
        return actions, np.flatnonzero(net_turn & is_choice), turn

    def lead(self, at: int, seat: int) -> float:
        scores = self.batch.tables[at].scores()
        return lead(scores, seat)

    def round(self, net: Net, decisions: int) -> tuple[list[tuple[object, ...]], list[float]]:
        """Whole games until there are so many decisions of the net, and the net's victories against `greedy` alone."""
        rows: list[tuple[object, ...]] = []
        won: list[float] = []
        batch = self.batch
        while len(rows) < decisions:
            actions, mine, turn = self.asked()
            if len(mine):
                observations, masks = batch.observations[mine], batch.masks[mine]
                bits = np.packbits(masks, axis=1)
                chances, values = net(observations, masks)
                noise = self.draw.gumbel(size=chances.shape).astype(np.float32)
                picked = (chances + noise).argmax(1)
                for row, at in enumerate(mine.tolist()):
                    action, seat = int(picked[row]), int(turn[at])
                    actions[at] = action
                    self.courses[at][seat].steps.append(
                        (
                            observations[row],
                            bits[row],
                            action,
                            float(chances[row, action]),
                            float(values[row]),
                            self.lead(at, seat),
                        )
                    )
            for one in batch.step(actions):
                here = self.is_net[one.at]
                for seat in np.flatnonzero(here).tolist():
                    won_here = victory(one.places, seat)
                    rows += learned(self.courses[one.at][seat], worth(lead(one.scores, seat), won_here), won_here)
                if here.sum() == 1:
                    won.append(victory(one.places, int(np.flatnonzero(here)[0])))
                self.seated(one.at)
        return rows, won


def lead(scores: list[int], seat: int) -> float:
    """Points ahead of the best other seat."""
    return float(scores[seat] - max([score for other, score in enumerate(scores) if other != seat])) / FIRM_POINTS


def victory(places: list[int], seat: int) -> float:
    return 1.0 / places.count(1) if places[seat] == 1 else 0.0


def worth(ahead: float, won: float) -> float:
    """What a finished game is worth: the lead in points, and the victory itself."""
    return ahead + VICTORY * (2.0 * won - 1.0)


def learned(course: Course, result: float, won: float) -> list[tuple[object, ...]]:
    """Generalised advantages of a finished game, backwards from its result.

    The reward of a decision is by how much the lead has grown until the next one: the sum is that of the whole game,
    but a decision hears at once what it was good for. So the net guesses what comes beyond the present lead.
    """
    rows: list[tuple[object, ...]] = []
    following, later, advantage = result, 0.0, 0.0
    for observation, mask, action, chance, value, now in reversed(course.steps):
        advantage = following - now + later - value + SMOOTHING * advantage
        rows.append((observation, mask, action, chance, advantage + value, advantage, now, won))
        following, later = now, value
    return rows


def describe(path: Path) -> None:
    """What the net is made for: the numbers it sees (none of the solo game), their divisors, the number of actions."""
    batch = Batch("valeria", 1, seats=2)
    alone = ("captured", "captured_domains")
    seen = [block.name not in alone for block in batch.layout.blocks for _ in range(block.width())]
    columns = np.flatnonzero(seen)
    np.savez(path, columns=columns, divisors=batch.divisors[columns], actions=batch.action_count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("number", type=int, help="-1: only describe the game in the folder")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", default="first_game")
    parser.add_argument("--decisions", type=int, default=8192)
    given = parser.parse_args()
    if given.number < 0:
        describe(given.folder / "layout.npz")
        return
    player = Player(given.seats, {"set": given.set}, f"learn/{given.number}/{time.time()}")
    decisions = int(given.decisions * SHARE[given.seats])
    turn = 0
    while True:
        weights = given.folder / f"net-{turn}.npz"
        if not weights.exists():
            time.sleep(0.01)
            continue
        rows, won = player.round(Net(weights), decisions)
        observations, masks, actions, chances, returns, advantages, leads, victories = zip(*rows, strict=True)
        part = given.folder / f"part-{turn}-{given.number}.tmp.npz"
        np.savez(
            part,
            observations=np.stack(observations),
            masks=np.stack(masks),
            actions=np.array(actions, dtype=np.int16),
            chances=np.array(chances, dtype=np.float32),
            returns=np.array(returns, dtype=np.float32),
            advantages=np.array(advantages, dtype=np.float32),
            leads=FIRM_POINTS * np.array(leads, dtype=np.float32),
            victories=np.array(victories, dtype=np.float32),
            won=np.array(won, dtype=np.float32),
        )
        part.rename(given.folder / f"part-{turn}-{given.number}.npz")
        turn += 1


if __name__ == "__main__":
    main()
