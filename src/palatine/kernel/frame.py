"""What the game is waiting for: a stack of frozen frames, and the steps they name.

A frame is pushed and popped, never changed, so clones share frames and a save is a list of rows.
"""

from typing import Final, final

from palatine.kernel.ints import i64, mypyc_attr

NOBODY: Final = -1

AUTOMATIC: Final = 0
"""The step runs by itself."""
DECISION: Final = 1
"""A seat must choose; having no option is a bug."""
MAY_SKIP: Final = 2
"""A seat chooses if there is anything to choose; with no option the rules pass over the step."""


@mypyc_attr(acyclic=True)
@final
class Frame:
    """One pending thing: which step, whose, and up to two small numbers that the step understands."""

    def __init__(self, step: i64, seat: i64 = NOBODY, a: i64 = 0, b: i64 = 0) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.a: Final = a
        self.b: Final = b


MOST_STEPS: Final = 128
_MOST_SEATS: Final = 8
_TURNS: Final = [Frame(step, seat) for step in range(MOST_STEPS) for seat in range(-1, _MOST_SEATS - 1)]


def turn(step: i64, seat: i64 = NOBODY) -> Frame:
    """The frame of a step without numbers. Frames never change, so the common ones are made once."""
    return _TURNS[step * _MOST_SEATS + seat + 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBase:
    """A rulebook heading: stateless, of an explicit kind. Each game adds its own typed methods."""

    def __init__(self, name: str, rule: str, kind: i64) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.kind: Final = kind

    def keeps_sets(self) -> bool:
        """Whether the numbers of its frames are sets of bits, which may be large."""
        return False
