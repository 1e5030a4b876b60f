"""FI-1 What is in the box: a fish for each face of the die but the 1, and the columns that the rules read."""

from typing import Final

from palatine.kernel.data import RULEBOOK, Family, Row
from palatine.kernel.ints import i64, vec

FISH: Final = [
    Row("minnow", "Minnow", "Strzebla", {"points": 1}, RULEBOOK),
    Row("perch", "Perch", "Okoń", {"points": 2}, RULEBOOK),
    Row("bream", "Bream", "Leszcz", {"points": 3}, RULEBOOK),
    Row("pike", "Pike", "Szczupak", {"points": 4}, RULEBOOK),
    Row("catfish", "Catfish", "Sum", {"points": 6}, RULEBOOK),
]
TURNS: Final = 3
GOOD_CATCH: Final = 20
"""FI-4 What an angler who is alone must bring home."""


def families() -> list[Family]:
    return [Family("fish", FISH, {"points": (0, 20)}, {})]


class Box:
    """The rows of one table, its overlay included."""

    def __init__(self, overlay: dict[str, object]) -> None:
        changes = overlay.get("fish", {})
        assert isinstance(changes, dict)
        rows = families()[0].overlaid(changes).rows
        self.points: Final[vec[i64]] = vec[i64]([i64(row.integer("points")) for row in rows])
