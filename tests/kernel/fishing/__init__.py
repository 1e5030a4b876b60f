"""Fishing, for 1 to 4 anglers: dice, turns, rows of a box, a game alone. Written by docs/adding-a-game.md, literally.

It has no rules of thumb, forecast, subjects, catalogue, terminal board or page board of its own: all of them are those
of any game.
"""

from typing import Final

from kernel.fishing.about import ABOUT
from kernel.fishing.actions import BOOK
from kernel.fishing.components import FISH, Box, families
from kernel.fishing.steps import RULEBOOK
from kernel.fishing.table import STEPS, Fishing
from palatine.kernel.blocks import Block
from palatine.kernel.data import Family
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.options import Option
from palatine.kernel.table import Table
from palatine.kernel.zone import Zones

OPTIONS: Final = [
    Option("gentle", False, [False, True], "Fish may be set free", "Ryby można wypuszczać", "FI-2.1", is_first=True)
]
TOLD: Final = {
    "bite": ("{name} catches: {fish}.", "{name}: połów, {fish}."),
    "break": ("The line of {name} breaks.", "{name}: pęka żyłka."),
    "free": ("{name} sets free: {fish}.", "{name} wypuszcza: {fish}."),
    "home": ("{name} goes home: {points}.", "{name} wraca do domu: {points}."),
}


class FishingGame(Game):
    """The door."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = list(STEPS)
        super().__init__(
            "fishing", 1, "Fishing", "Wędkowanie", 1, 4, OPTIONS, [], BOOK, Zones([]), steps, turn_rule="FI-1.1",
            about=ABOUT,
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> Fishing:
        table = Fishing(self, seats, chosen, overlay, rules, Box(overlay))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families()

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        fish = {row.id: row.name(lang) for row in FISH}.get(str(event.get("fish")), "")
        seat = event["seat"]
        assert isinstance(seat, int)
        told = TOLD[str(event["kind"])][1 if lang == "pl" else 0]
        return told.format(name=names[seat], fish=fish, points=event.get("points"))

    def blocks(self) -> list[Block]:
        return [
            Block("points", 1, "points of each seat", self.max_seats, ["points"], [40]),
            Block("catch", len(FISH), "fish in the bucket", 1, [row.id for row in FISH], [3]),
        ]


GAME: Final = FishingGame()
