"""What a step of the Wonderful Kingdom rulebook answers, and the list of all steps."""

from typing import TYPE_CHECKING, Final

from palatine.kernel.frame import Frame, StepBase
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom


class Step(StepBase):
    """A heading of the Wonderful Kingdom rulebook."""

    def run(self, g: "WonderfulKingdom", f: Frame) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "WonderfulKingdom", f: Frame) -> list[int]:
        raise NotImplementedError(self.name)

    def choose(self, g: "WonderfulKingdom", f: Frame, action: i64) -> None:
        raise NotImplementedError(self.name)

    def skip(self, g: "WonderfulKingdom", f: Frame) -> None:
        """Nothing to choose: the rules pass over the step."""


STEPS: Final[list[Step]] = []
"""In the order of `headings`; filled by `steps`."""
