"""A net of two layers, read from the file that training has left: no library is needed to ask it."""

from struct import unpack_from
from typing import Final, final

from palatine.kernel.ints import i64, vec

HEAD: Final = "<4sHHH"
HEAD_SIZE: Final = 10
MARK: Final = b"PNET"
"""A file is this mark, the numbers of inputs, of nodes in a layer and of actions, then all weights as 16-bit floats:
for each input its weights, the biases, for each node of the first layer its weights, the biases, for each action and at
last for the guess of the result its weights, the biases."""


@final
class Net:
    """Judges actions and the game from an observation. Inputs are bytes, most of them 0."""

    def __init__(self, data: bytes) -> None:
        mark, inputs, nodes, actions = unpack_from(HEAD, data)
        assert mark == MARK, "not the file of a net"
        self.inputs: Final[int] = inputs
        self.nodes: Final[int] = nodes
        self.actions: Final[int] = actions
        numbers: list[float] = list(unpack_from(f"<{(len(data) - HEAD_SIZE) // 2}e", data, HEAD_SIZE))
        assert len(numbers) == (inputs + nodes + 2) * nodes + (nodes + 1) * (actions + 1), "the file of a net is short"
        second = (inputs + 1) * nodes
        third = second + (nodes + 1) * nodes
        self.first: Final = rows(numbers, 0, inputs, nodes)
        self.first_bias: Final = numbers[second - nodes : second]
        self.second: Final = rows(numbers, second, nodes, nodes)
        self.second_bias: Final = numbers[third - nodes : third]
        self.last: Final = rows(numbers, third, actions + 1, nodes)
        self.last_bias: Final = numbers[third + (actions + 1) * nodes :]

    def thoughts(self, observation: bytes) -> vec[float]:
        """The second layer, from which likings and guess come."""
        assert len(observation) == self.inputs, "the net was made for another observation"
        hidden = vec[float](self.first_bias)
        for at in range(i64(len(observation))):
            if observation[at]:
                add(hidden, self.first[at], float(observation[at]))
        found = vec[float](self.second_bias)
        for at in range(i64(len(hidden))):
            if hidden[at] > 0.0:
                add(found, self.second[at], hidden[at])
        for at in range(i64(len(found))):
            found[at] = max(found[at], 0.0)
        return found

    def liking(self, thoughts: vec[float], action: i64) -> float:
        """How much an action is liked: the logarithm of how often it would be chosen, but for a constant."""
        weights = self.last[action]
        found = self.last_bias[action]
        for at in range(i64(len(thoughts))):
            found += thoughts[at] * weights[at]
        return found

    def likings(self, thoughts: vec[float], options: list[int]) -> list[float]:
        return [self.liking(thoughts, option) for option in options]

    def guess(self, thoughts: vec[float]) -> float:
        """What the game will still bring beyond the present lead, as training reckons it."""
        return self.liking(thoughts, self.actions)


def rows(numbers: list[float], start: int, count: int, width: int) -> list[vec[float]]:
    return [vec[float](numbers[start + at * width : start + (at + 1) * width]) for at in range(count)]


def add(to: vec[float], weights: vec[float], times: float) -> None:
    for at in range(i64(len(to))):
        to[at] += times * weights[at]
