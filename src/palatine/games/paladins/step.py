"""What a step of the rulebook of Paladins answers, and the list of all steps."""

from typing import TYPE_CHECKING, Final

from palatine.kernel.frame import Frame, StepBase
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins


class Step(StepBase):
    """A heading of the rulebook of Paladins."""

    def run(self, g: "Paladins", f: Frame) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "Paladins", f: Frame) -> list[int]:
        raise NotImplementedError(self.name)

    def choose(self, g: "Paladins", f: Frame, action: i64) -> None:
        raise NotImplementedError(self.name)

    def skip(self, g: "Paladins", f: Frame) -> None:
        """Nothing to choose: the rules pass over the step."""


STEPS: Final[list[Step]] = []
"""In the order of `headings`; filled by `steps`."""
