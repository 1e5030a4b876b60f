"""What a step of the Valeria rulebook answers, and the list of all steps."""

from typing import TYPE_CHECKING, Final

from palatine.kernel.frame import Frame, StepBase
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria


class Step(StepBase):
    """A heading of the Valeria rulebook."""

    def run(self, g: "Valeria", f: Frame) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "Valeria", f: Frame) -> list[int]:
        raise NotImplementedError(self.name)

    def choose(self, g: "Valeria", f: Frame, action: i64) -> None:
        raise NotImplementedError(self.name)

    def skip(self, g: "Valeria", f: Frame) -> None:
        """Nothing to choose: the rules pass over the step."""


STEPS: Final[list[Step]] = []
"""In the order of `headings`; filled by `steps`."""
