"""A net of two layers, read from the file that training has left: no library is needed to ask it."""

from math import exp
from struct import unpack_from
from typing import Final, final

from palatine.kernel.ints import i64, vec

HEAD: Final = "<4sHHH"
HEAD_SIZE: Final = 10
MARK: Final = b"PNET"
"""A file is this mark, the numbers of inputs, of nodes in a layer and of actions, then all weights as 16-bit floats:
for each input its weights, the biases, for each node of the first layer its weights, the biases, for each action and at
last for the chance of winning its weights, the biases, and what a point of the present lead adds to that chance."""
STEEP: Final = 30.0
NODES: Final = 512
"""A layer as the compiler knows it: with a fixed number of nodes it reckons several at once, which takes a third of the
time. A net with fewer has silent ones behind them."""


@final
class Net:
    """Judges actions and the game from an observation. Inputs are bytes, most of them 0."""

    def __init__(self, data: bytes) -> None:
        mark, inputs, nodes, actions = unpack_from(HEAD, data)
        assert mark == MARK and nodes <= NODES, "not the file of a net"
        self.inputs: Final[int] = inputs
        self.nodes: Final[int] = nodes
        self.actions: Final[int] = actions
        numbers: list[float] = list(unpack_from(f"<{(len(data) - HEAD_SIZE) // 2}e", data, HEAD_SIZE))
        size = (inputs + nodes + 2) * nodes + (nodes + 1) * (actions + 1) + 1
        assert len(numbers) == size, "the file of a net has another size"
        second = (inputs + 1) * nodes
        third = second + (nodes + 1) * nodes
        self.first: Final = rows(numbers, 0, inputs, nodes)
        self.first_bias: Final = row(numbers, second - nodes, nodes)
        self.second: Final = rows(numbers, second, nodes, nodes)
        self.second_bias: Final = row(numbers, third - nodes, nodes)
        self.last: Final = rows(numbers, third, actions + 1, nodes)
        self.last_bias: Final = numbers[third + (actions + 1) * nodes : len(numbers) - 1]
        self.per_point: Final = numbers[-1]

    def thoughts(self, observation: bytes) -> vec[float]:
        """The second layer, from which likings and the chance of winning come."""
        assert len(observation) == self.inputs, "the net was made for another observation"
        active: list[int] = []
        times: list[float] = []
        for at in range(i64(len(observation))):
            if observation[at]:
                active.append(at)
                times.append(float(observation[at]))
        hidden = weighed(self.first_bias, self.first, active, times)
        active = []
        times = []
        for at in range(i64(self.nodes)):
            if hidden[at] > 0.0:
                active.append(at)
                times.append(hidden[at])
        found = weighed(self.second_bias, self.second, active, times)
        for at in range(i64(NODES)):
            found[at] = max(found[at], 0.0)
        return found

    def liking(self, thoughts: vec[float], action: i64) -> float:
        """How much an action is liked: the logarithm of how often it would be chosen, but for a constant."""
        weights = self.last[action]
        found = self.last_bias[action]
        for at in range(i64(NODES)):
            found += thoughts[at] * weights[at]
        return found

    def likings(self, thoughts: vec[float], options: list[int]) -> list[float]:
        return [self.liking(thoughts, option) for option in options]

    def chance(self, thoughts: vec[float], lead: int) -> float:
        """How likely the seat is to win, with so many points ahead of the best other seat."""
        sure = self.liking(thoughts, self.actions) + self.per_point * float(lead)
        return 1.0 / (1.0 + exp(max(-STEEP, min(STEEP, -sure))))


def row(numbers: list[float], start: int, width: int) -> vec[float]:
    return vec[float](numbers[start : start + width] + [0.0] * (NODES - width))


def rows(numbers: list[float], start: int, count: int, width: int) -> list[vec[float]]:
    return [row(numbers, start + at * width, width) for at in range(count)]


def weighed(bias: vec[float], weights: list[vec[float]], active: list[int], times: list[float]) -> vec[float]:
    """The biases, and the weights of the active nodes so many times; four of them at once."""
    while len(active) % 4:
        active.append(0)
        times.append(0.0)
    found = bias[:]
    for at in range(0, len(active), 4):
        w0, w1, w2, w3 = weights[active[at]], weights[active[at + 1]], weights[active[at + 2]], weights[active[at + 3]]
        t0, t1, t2, t3 = times[at], times[at + 1], times[at + 2], times[at + 3]
        # One by one, so that the C compiler believes each of them and does not look at every node again.
        assert len(found) == NODES
        assert len(w0) == NODES
        assert len(w1) == NODES
        assert len(w2) == NODES
        assert len(w3) == NODES
        for node in range(i64(NODES)):
            found[node] = found[node] + (t0 * w0[node] + t1 * w1[node] + t2 * w2[node] + t3 * w3[node])
    return found
