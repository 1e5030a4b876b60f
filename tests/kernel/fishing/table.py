"""The table of Fishing: fields, verbs, the answers to the kernel, and the facts with who may see them."""

from typing import Final

from kernel.fishing.actions import BITE, CATCH, GO_HOME, TURN
from kernel.fishing.components import FISH, GOOD_CATCH, TURNS, Box
from palatine.kernel import kinds
from palatine.kernel.blocks import Page
from palatine.kernel.fields import Field, Sheet
from palatine.kernel.frame import Frame, StepBase, turn
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.speech import Noun
from palatine.kernel.table import Table
from palatine.kernel.zone import ALL

POINTS: Final = Noun("point", "points", "punkt", "punkty", "punktów")


class Step(StepBase):
    """A heading of the rules."""

    def run(self, g: "Fishing", f: Frame) -> None:
        raise NotImplementedError(self.name)

    def options(self, g: "Fishing", f: Frame) -> list[int]:
        raise NotImplementedError(self.name)

    def choose(self, g: "Fishing", f: Frame, action: int) -> None:
        raise NotImplementedError(self.name)


STEPS: Final[list[Step]] = []
"""In the order of the headings; filled by the door."""


class Fishing(Table):
    """A game of Fishing in progress."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final = box
        self.turns: int = 0
        self.catch: vec[i64] = vec[i64]()
        """How many of each fish lie in the bucket of whoever is fishing."""
        self.points: vec[i64] = vec[i64]()

    def blank(self) -> "Fishing":
        return Fishing(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Fishing)
        self.copy_base(other)
        self.turns = other.turns
        self.catch = other.catch[:]
        self.points = other.points[:]

    def lay_out(self) -> None:
        self.catch = vec[i64]([i64(0)] * len(FISH))
        self.points = vec[i64]([i64(0)] * self.seat_count)

    def set_up(self) -> None:
        self.stack = [turn(TURN)]

    # Questions and verbs.

    def worth(self) -> int:
        """FI-3 What the bucket is worth."""
        return sum([int(n * points) for n, points in zip(self.catch, self.box.points, strict=True)])

    def bite(self, seat: int) -> bool:
        """FI-2 A roll: a fish into the bucket, or on a 1 the line breaks and the bucket is lost."""
        face = int(self.roll(BITE, seat, 1)[0])
        if face > 1:
            self.catch[face - 2] += 1
        if self.listening:
            caught = {"fish": CATCH.texts[face - 2]} if face > 1 else {}
            self.emit("bite" if caught else "break", "FI-2", seat, dict(caught))
        return face > 1

    def set_free(self, seat: int, fish: int) -> None:
        """FI-2.1 One fish swims away."""
        self.catch[fish] -= 1
        if self.listening:
            self.emit("free", "FI-2.1", seat, {"fish": CATCH.texts[fish]})

    def bring_home(self, seat: int) -> None:
        """FI-3 The bucket counts."""
        points = self.worth()
        self.points[seat] += points
        if self.listening:
            self.emit("home", "FI-3", seat, {"points": points})

    def empty_bucket(self) -> None:
        self.catch = vec[i64]([i64(0)] * len(FISH))

    # Answers.

    def run_step(self, frame: Frame) -> None:
        STEPS[frame.step].run(self, frame)

    def step_options(self, frame: Frame) -> list[int]:
        return STEPS[frame.step].options(self, frame)

    def choose_step(self, frame: Frame, action: i64) -> None:
        STEPS[frame.step].choose(self, frame, action)

    def prompt_text(self, frame: Frame, lang: str) -> str:
        return "Zarzucasz dalej?" if lang == "pl" else "Cast once more?"

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return Reason("FI-2.1", "It is not in your bucket.", "Nie ma tego w twoim wiadrze.")

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return {"catch": POINTS.count(self.worth(), lang)} if GO_HOME.owns(action) else {}

    def sheet(self) -> Sheet["Fishing"]:
        return SHEET

    def audit(self) -> list[str]:
        return ["FI-1: nobody has caught fewer than no fish"] if any(n < 0 for n in self.catch) else []

    def scores(self) -> list[int]:
        return [int(n) for n in self.points]

    def ranking(self) -> list[int]:
        """FI-4 The most points win; alone one must bring home enough."""
        if self.seat_count == 1:
            return [1 if self.points[0] >= GOOD_CATCH else 2]
        return [1 + sum([1 for other in self.points if other > mine]) for mine in self.points]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"fish": int(points)} for points in self.points]

    def observe(self, seat: int, page: Page) -> None:
        for at in range(self.seat_count):
            page.number(self.points[(seat + at) % self.seat_count])
        page.skip(self.game.max_seats - self.seat_count)
        for n in self.catch:
            page.number(n)


SHEET: Final[Sheet[Fishing]] = Sheet(
    [
        Field("turns", ALL, kinds.number(0, 4 * TURNS)),
        Field("catch", ALL, kinds.numbers(0, 99, size=len(FISH))),
        Field("points", ALL, kinds.numbers(0, 9999, size=0)),
    ],
    apart={},
)
