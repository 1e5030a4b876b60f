"""Paladins of the West Kingdom, for 1 to 4 players. The door: nothing else is public."""

from typing import Final, final

from palatine.games.paladins.about import ABOUT
from palatine.games.paladins.actions import ACTIONS
from palatine.games.paladins.box import Box, families
from palatine.games.paladins.components import LEVEL_NAMES, VPL_ORDERS
from palatine.games.paladins.features import BLOCKS
from palatine.games.paladins.headings import CHOICE, EFFECT, OFFER
from palatine.games.paladins.log_text import event_text
from palatine.games.paladins.step import STEPS
from palatine.games.paladins.steps import RULEBOOK
from palatine.games.paladins.table import Paladins
from palatine.games.paladins.zones import ZONES
from palatine.kernel.blocks import Block
from palatine.kernel.data import Family
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.options import Conflict, Needless, Option
from palatine.kernel.table import Table

RULES_VERSION: Final = 2
BOOK_OF_RULES_1: Final = "ff5a1d346b41"

OPTIONS: Final = [
    Option(
        "difficulty", "standard", [*VPL_ORDERS], "Difficulty of the virtual player in the solo game",
        "Poziom trudności gracza wirtualnego w grze jednoosobowej", "PA-14.4", is_first=True, needs={"seats": [1]},
        names={
            name: (
                *LEVEL_NAMES[name], f"The virtual player begins with {n} Workshop{'s' if n > 1 else ''}.",
                f"Gracz wirtualny zaczyna z {n} Warsztat{'ami' if n > 1 else 'em'}.",
            )
            for name, n in VPL_ORDERS.items()
        },
    ),
    Option(
        "vigilante", "converts", ["converts", "absolutions"], "What a converted Vigilante counts",
        "Co liczy Nawrócony Strażnik", "PA-A.21",
        names={
            "converts": ("converts", "Nawróconych Najeźdźców"), "absolutions": ("absolutions", "Rozgrzeszenia"),
        },
    ),
    Option(
        "recruit_costs", "43210", ["43210", "32210"], "Silver on the Townsfolk spaces, from the left",
        "Srebrniki na polach Mieszczan, od lewej", "PA-A.36",
        names={"43210": ("4 3 2 1 0", "4 3 2 1 0"), "32210": ("3 2 2 1 0", "3 2 2 1 0")},
    ),
    Option(
        "suspicions", "rising", ["rising", "falling"],
        "Copies of the Suspicions with 0, 1 and 2 tax: 6, 8, 10 (rising) or 10, 8, 6 (falling)",
        "Liczba kart Podejrzeń z Podatkiem 0, 1 i 2: kolejno 6, 8, 10 (rising) albo 10, 8, 6 (falling)", "PA-A.37",
        title=("Suspicions with 0, 1 and 2 tax", "Karty Podejrzeń z Podatkiem 0, 1 i 2"),
        names={"rising": ("6, 8, 10", "6, 8, 10"), "falling": ("10, 8, 6", "10, 8, 6")},
    ),
    Option(
        "three_player_tax", 7, [7, 6], "Tax supply with three players", "Pula Podatków przy trzech graczach", "PA-A.34",
        needs={"seats": [3]},
    ),
]  # fmt: skip


CONFLICTS: Final[list[Conflict]] = [
    Needless(
        "PA-14.4",
        "difficulty is about the virtual player, who takes part only in the solo game",
        "difficulty dotyczy gracza wirtualnego, który bierze udział tylko w grze jednoosobowej",
        OPTIONS,
        "difficulty",
    ),
]


@final
class PaladinsGame(Game):
    """Facts that hold for every game of Paladins."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = [step for step in STEPS]
        super().__init__(
            "paladins", RULES_VERSION, "Paladins of the West Kingdom", "Paladyni Zachodniego Królestwa", 1, 4, OPTIONS,
            CONFLICTS, ACTIONS, ZONES, steps, EFFECT, CHOICE, OFFER, 6, "PA-3.6", 1, (BOOK_OF_RULES_1,), ABOUT,
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> Paladins:
        table = Paladins(self, seats, chosen, overlay, rules, Box(chosen, overlay, seats))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families(chosen)

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        assert isinstance(table, Paladins)
        return event_text(table.box, event, names, lang)

    def blocks(self) -> list[Block]:
        return BLOCKS


GAME: Final = PaladinsGame()
