"""A net of two layers, read from the file that training has left: no library is needed to ask it."""

from struct import unpack_from
from typing import Final, final

from palatine.kernel.ints import i64

HEAD: Final = "<4sHHH"
HEAD_SIZE: Final = 10
MARK: Final = b"PNET"
"""A file is this mark, the numbers of inputs, of nodes in a layer and of actions, then all weights as 16-bit floats:
for each input its weights, the biases, for each node of the first layer its weights, the biases, for each action its
weights, the biases."""


@final
class Net:
    """Judges actions from an observation. Inputs are bytes, most of them 0."""

    def __init__(self, data: bytes) -> None:
        mark, inputs, nodes, actions = unpack_from(HEAD, data)
        assert mark == MARK, "not the file of a net"
        self.inputs: Final[int] = inputs
        self.nodes: Final[int] = nodes
        self.actions: Final[int] = actions
        numbers: list[float] = list(unpack_from(f"<{(len(data) - HEAD_SIZE) // 2}e", data, HEAD_SIZE))
        assert len(numbers) == (inputs + 1 + nodes + 1) * nodes + (nodes + 1) * actions, "the file of a net is cut off"
        second = (inputs + 1) * nodes
        third = second + (nodes + 1) * nodes
        self.first: Final = rows(numbers, 0, inputs, nodes)
        self.first_bias: Final = numbers[second - nodes : second]
        self.second: Final = rows(numbers, second, nodes, nodes)
        self.second_bias: Final = numbers[third - nodes : third]
        self.likings: Final = rows(numbers, third, actions, nodes)
        self.likings_bias: Final = numbers[third + actions * nodes :]

    def liked(self, observation: bytes, options: list[int]) -> list[float]:
        """How much each option is liked: the logarithm of how often it would be chosen, but for a constant."""
        assert len(observation) == self.inputs, "the net was made for another observation"
        hidden = self.first_bias[:]
        for at in range(i64(len(observation))):
            if observation[at]:
                add(hidden, self.first[at], float(observation[at]))
        last = self.second_bias[:]
        for at in range(i64(len(hidden))):
            if hidden[at] > 0.0:
                add(last, self.second[at], hidden[at])
        found: list[float] = []
        for option in options:
            liking = self.likings_bias[option]
            weights = self.likings[option]
            for at in range(i64(len(last))):
                if last[at] > 0.0:
                    liking += last[at] * weights[at]
            found.append(liking)
        return found


def rows(numbers: list[float], start: int, count: int, width: int) -> list[list[float]]:
    return [numbers[start + at * width : start + (at + 1) * width] for at in range(count)]


def add(to: list[float], weights: list[float], times: float) -> None:
    for at in range(i64(len(to))):
        to[at] += times * weights[at]
