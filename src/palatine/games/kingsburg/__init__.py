"""Kingsburg, first and second edition, for 2 to 5 players. The door: nothing else is public."""

from typing import Final, final

from palatine.games.kingsburg.about import ABOUT
from palatine.games.kingsburg.actions import ACTIONS
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.families import families
from palatine.games.kingsburg.features import BLOCKS
from palatine.games.kingsburg.headings import CHOICE, EFFECT, OFFER
from palatine.games.kingsburg.log_text import event_text
from palatine.games.kingsburg.settings import CONFLICTS, OPTIONS, RULES_VERSION
from palatine.games.kingsburg.step import STEPS
from palatine.games.kingsburg.steps import RULEBOOK
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import ZONES
from palatine.kernel.blocks import Block
from palatine.kernel.data import Family
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.table import Table


@final
class KingsburgGame(Game):
    """Facts that hold for every game of Kingsburg."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = [step for step in STEPS]
        super().__init__(
            "kingsburg", RULES_VERSION, "Kingsburg", "Kingsburg", 2, 5, OPTIONS, CONFLICTS, ACTIONS, ZONES, steps,
            EFFECT, CHOICE, OFFER, 6, "KB-0.3", 1, about=ABOUT,
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> Kingsburg:
        table = Kingsburg(self, seats, chosen, overlay, rules, Box(chosen, overlay))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families(chosen)

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        assert isinstance(table, Kingsburg)
        return event_text(table.box, event, names, lang)

    def blocks(self) -> list[Block]:
        return BLOCKS


GAME: Final = KingsburgGame()
