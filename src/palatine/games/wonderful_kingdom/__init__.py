"""It's a Wonderful Kingdom, for 1 or 2 players. The door: nothing else is public."""

from typing import Final, final

from palatine.games.wonderful_kingdom.about import ABOUT
from palatine.games.wonderful_kingdom.actions import ACTIONS
from palatine.games.wonderful_kingdom.box import Box, families
from palatine.games.wonderful_kingdom.components import DUCHIES, QUESTS
from palatine.games.wonderful_kingdom.features import BLOCKS
from palatine.games.wonderful_kingdom.headings import MODULES
from palatine.games.wonderful_kingdom.log_text import event_text
from palatine.games.wonderful_kingdom.step import STEPS
from palatine.games.wonderful_kingdom.steps import RULEBOOK
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import ZONES
from palatine.kernel.blocks import Block
from palatine.kernel.data import Family
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.options import Conflict, Needless, Option
from palatine.kernel.table import Table

RULES_VERSION: Final = 2
"""2: what an owner's overlay says of advisors (WK-B-06, WK-B-07). The printed box plays as before."""
BY_LOT: Final = "random"

OPTIONS: Final = [
    Option(
        "module", "quests", list(MODULES), "The module; none: without one, which the rulebook does not know",
        "Moduł; none: bez modułu, czego instrukcja nie przewiduje", "WK-2.6", is_first=True,
        names={
            "menaces": (
                "Menaces", "Zagrożenia", "Menaces take the place of calamities; soldier tokens defeat them.",
                "Zamiast katastrof krążą zagrożenia, które pokonuje się żetonami żołnierzy.",
            ),
            "advisors": (
                "Advisors", "Doradcy", "Advisors have abilities, which are paid for with soldier tokens.",
                "Doradcy mają zdolności, za które płaci się żetonami żołnierzy.",
            ),
            "quests": (
                "Quests", "Misje", "The stages of a quest between you bring benefits to whoever pays for them.",
                "Etapy wspólnej misji dają korzyści temu, kto zapłaci ich koszt.",
            ),
            "none": (
                "No module", "Bez modułu", "The base game alone, though the rulebook does not offer it.",
                "Sama gra podstawowa, choć instrukcja tego nie przewiduje.",
            ),
        },
    ),
    Option(
        "side", "a", ["a", "b"], "Side of the duchy cards", "Strona kart księstw", "WK-2.4", is_first=True,
        names={
            "a": ("A", "A", "The better one for first games.", "Lepsza na pierwsze rozgrywki."),
            "b": ("B", "B", "For those who know side A.", "Dla tych, którzy znają stronę A."),
        },
    ),
    Option(
        "duchy", BY_LOT, [BY_LOT, *[row.id for row in DUCHIES]], "Duchy of the first seat; random: by lot",
        "Księstwo pierwszego miejsca; random: losowe", "WK-R29",
        names={
            BY_LOT: ("by lot", "losowe"), "teressie": ("Téressie", "Téressie"), "valados": ("Valados", "Valados"),
        },
    ),
    Option(
        "quest", QUESTS[0].id, [*[row.id for row in QUESTS], BY_LOT], "Quest card of the Quests module",
        "Karta misji w module misji", "WK-10.1", is_first=True, needs={"module": ["quests"]},
        names={**{row.id: (row.en, row.pl) for row in QUESTS}, BY_LOT: ("by lot", "losowa")},
    ),
    Option(
        "search", "choice", ["choice", "round"], "Solo: one search per choice, or one per round",
        "Tryb jednoosobowy: wyszukiwanie raz na wybór albo raz na rundę", "WK-R21",
        title=("Searches", "Wyszukiwanie"), needs={"seats": [1]},
        names={"choice": ("once per choice", "raz na wybór"), "round": ("once per round", "raz na rundę")},
    ),
]  # fmt: skip


CONFLICTS: Final[list[Conflict]] = [
    Needless(
        "WK-2.6",
        "a quest card can be chosen only in the Quests module",
        "kartę misji można wybrać tylko w module misji",
        OPTIONS,
        "quest",
    ),
    Needless(
        "WK-11.7",
        "only the solo game has searches",
        "wyszukiwanie jest tylko w trybie jednoosobowym",
        OPTIONS,
        "search",
    ),
]


@final
class WonderfulKingdomGame(Game):
    """Facts that hold for every game of Wonderful Kingdom."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = [step for step in STEPS]
        super().__init__(
            "wonderful_kingdom", RULES_VERSION, "It's a Wonderful Kingdom", "Nowe Wspaniałe Królestwo", 1, 2, OPTIONS,
            CONFLICTS, ACTIONS, ZONES, steps, turn_rule="WK-4.2", oldest_rules=1, about=ABOUT,
        )  # fmt: skip

    def new_table(
        self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int
    ) -> WonderfulKingdom:
        table = WonderfulKingdom(self, seats, chosen, overlay, rules, Box(chosen, overlay, seats == 1, rules))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families()

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        assert isinstance(table, WonderfulKingdom)
        return event_text(table.box, event, names, lang)

    def blocks(self) -> list[Block]:
        return BLOCKS


GAME: Final = WonderfulKingdomGame()
