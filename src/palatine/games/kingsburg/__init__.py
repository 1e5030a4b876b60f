"""Kingsburg, first and second edition, for 2 to 5 players. The door: nothing else is public."""

from typing import Final, final

from palatine.games.kingsburg.actions import ACTIONS
from palatine.games.kingsburg.box import Box, families
from palatine.games.kingsburg.features import observation_blocks
from palatine.games.kingsburg.headings import CHOICE, EFFECT, OFFER
from palatine.games.kingsburg.speaking import event_text
from palatine.games.kingsburg.step import STEPS
from palatine.games.kingsburg.steps import RULEBOOK
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import ZONES
from palatine.kernel.data import Family
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.options import Conflict, Option
from palatine.kernel.table import Table

RULES_VERSION: Final = 1

OPTIONS: Final = [
    Option("edition", 2, [1, 2], "Edition", "Edycja", "KB-22"),
    Option(
        "e1_queen_vp", 1, [1, 3], "VP of the Queen in the first edition: 1 as in the Polish rulebook, or 3",
        "PZ od Królowej w pierwszej edycji: 1 jak w polskiej instrukcji albo 3", "KB-A-01",
    ),
    Option(
        "guard_tower_gold", 1, [1, 2], "Gold in the price of the Guard Tower: 1 as public lists say, or 2",
        "Złoto w koszcie Kordegardy (Wieży Strażniczej): 1 jak w zestawieniach albo 2", "KB-A-03",
    ),
]  # fmt: skip


class QueenOfFirstEdition(Conflict):
    """The second edition leaves no doubt about the Queen."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["edition"] == 2 and chosen["e1_queen_vp"] != 1


CONFLICTS: Final[list[Conflict]] = [
    QueenOfFirstEdition(
        "KB-A-01",
        "e1_queen_vp is about the first edition; in the second edition the Queen always gives 3 VP",
        "e1_queen_vp dotyczy pierwszej edycji; w drugiej edycji Królowa zawsze daje 3 PZ",
    )
]


@final
class KingsburgGame(Game):
    """Facts that hold for every game of Kingsburg."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = [step for step in STEPS]
        super().__init__(
            "kingsburg", RULES_VERSION, "Kingsburg", "Kingsburg", 2, 5, OPTIONS, CONFLICTS, ACTIONS, ZONES, steps,
            EFFECT, CHOICE, OFFER, 6, "KB-0.3",
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object]) -> Kingsburg:
        table = Kingsburg(self, seats, chosen, overlay, Box(chosen, overlay))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families(chosen)

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        return event_text(table.box, event, names, lang)

    def observation_blocks(self, seats: int) -> list[tuple[str, int]]:
        return observation_blocks()


GAME: Final = KingsburgGame()
