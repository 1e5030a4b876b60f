"""Valeria: Card Kingdoms, for 1 to 5 players. The door: nothing else is public."""

from typing import Final, final

from palatine.games.valeria.about import ABOUT
from palatine.games.valeria.actions import ACTIONS
from palatine.games.valeria.box import Box, families
from palatine.games.valeria.components import AREAS, CITIZENS, SETS
from palatine.games.valeria.features import BLOCKS
from palatine.games.valeria.headings import CHOICE, EFFECT, OFFER
from palatine.games.valeria.log_text import event_text
from palatine.games.valeria.step import STEPS
from palatine.games.valeria.steps import RULEBOOK
from palatine.games.valeria.table import Valeria
from palatine.games.valeria.zones import ZONES
from palatine.kernel.blocks import Block
from palatine.kernel.data import Family, Row
from palatine.kernel.frame import StepBase
from palatine.kernel.game import Game
from palatine.kernel.options import Conflict, Option
from palatine.kernel.speech import LANGUAGES
from palatine.kernel.table import Table

RULES_VERSION: Final = 3
"""VA-B-06 Since 2 an off-turn Thief is settled before the player's other cards.

Since 3 the Knight that was chosen is taken (VA-B-07), either die of a double can be changed (VA-B-08), and alone a
Thief may take fewer than 3 (VA-B-03).
"""
RANDOM_SET: Final = "random"


def set_words(row: Row) -> tuple[str, ...]:
    """A recommended set, and the areas in it."""
    areas = [area for id in row.text("areas").split() for area in AREAS if area.id == id]
    en, pl = [", ".join([area.name(lang) for area in areas]) for lang in LANGUAGES]
    is_easy = row.id == "first_game"
    return (
        row.en, row.pl, f"{en}; a good one to begin with." if is_easy else f"{en}.",
        f"{pl}; dobry na początek." if is_easy else f"{pl}.",
    )  # fmt: skip


BY_LOT: Final = ("By lot", "Losowy", "Areas and citizens are drawn by lot.", "Tereny i Mieszkańcy z losowania.")

OPTIONS: Final = [
    Option(
        "set", "first_game", [*[row.id for row in SETS], RANDOM_SET], "Set of monsters and citizens; random: by lot",
        "Zestaw Potworów i Mieszkańców; random: losowy", "VA-2.12", is_first=True,
        names={RANDOM_SET: BY_LOT, **{row.id: set_words(row) for row in SETS}},
    ),
    Option(
        "areas", [], [row.id for row in AREAS], "Areas that must be there in a random set",
        "Tereny, które mają się znaleźć w losowym zestawie", "VA-2.16", many=True,
        names={row.id: (row.en, row.pl) for row in AREAS}, needs={"set": [RANDOM_SET]},
    ),
    Option(
        "citizens", [], [row.id for row in CITIZENS], "Citizens that must be there in a random set",
        "Mieszkańcy, którzy mają się znaleźć w losowym zestawie", "VA-2.16", many=True,
        names={row.id: (row.en, row.pl) for row in CITIZENS}, needs={"set": [RANDOM_SET], "mixed_stacks": [False]},
    ),
    Option(
        "mixed_stacks", False, [False, True], "Mixed citizen stacks", "Mieszane stosy Mieszkańców", "VA-10.5"
    ),
    Option(
        "duke_resources", "pooled", ["pooled", "per_type"], "Dukes count leftover resources together or by kind",
        "Książęta liczą pozostałe zasoby razem albo osobno", "VA-13.2",
        names={
            "pooled": ("all together", "wszystkie razem"), "per_type": ("each kind by itself", "każdy rodzaj osobno"),
        },
    ),
    Option(
        "magic_standin", "all_payments", ["all_payments", "actions_only"],
        "Magic stands in for any payment, or in actions only",
        "Magia zastępuje zasoby przy każdej płatności albo tylko w akcjach", "VA-13.3",
        names={
            "all_payments": ("any payment", "przy każdej płatności"),
            "actions_only": ("actions only", "tylko w akcjach"),
        },
    ),
    Option(
        "end_condition", "live", ["live", "latched"], "An end condition may be lost again, or is final once met",
        "Warunek końca może przestać obowiązywać albo jest ostateczny", "VA-13.7",
        names={"live": ("may cease to hold", "może przestać obowiązywać"), "latched": ("final", "ostateczny")},
    ),
    Option(
        "solo_count_tokens", True, [True, False], "Victory tokens count in the solo reckoning",
        "Znaczniki Zwycięstwa liczą się w grze jednoosobowej", "VA-13.13", needs={"seats": [1]},
    ),
    Option(
        "resting_is_target", True, [True, False], "The resting player can be robbed",
        "Odpoczywającemu graczowi można zabierać zasoby", "VA-13.9", needs={"seats": [5]},
    ),
    Option(
        "promo_cards", True, [True, False], "Play with the cards inferred to be in the Polish box",
        "Gra z kartami, które według nas są w polskim pudełku", "VA-13.10",
    ),
]  # fmt: skip


class HandPicked(Conflict):
    """A recommended set names its areas and citizens itself."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["set"] != RANDOM_SET and bool(chosen["areas"] or chosen["citizens"])


class TooManyAreas(Conflict):
    """The centre has five monster stacks."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        areas = chosen["areas"]
        return isinstance(areas, list) and len(areas) > 5


class SameSlot(Conflict):
    """One citizen for each activation number."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        wanted = chosen["citizens"]
        assert isinstance(wanted, list)
        slots = [row.integer("slot") for row in CITIZENS if row.id in wanted]
        return len(set(slots)) < len(slots)


class MixedNeedsNoCitizens(Conflict):
    """Mixed stacks use all citizens of a number."""

    def applies(self, chosen: dict[str, object], seats: int) -> bool:
        return chosen["mixed_stacks"] is True and bool(chosen["citizens"])


CONFLICTS: Final[list[Conflict]] = [
    HandPicked(
        "VA-2.16",
        "areas and citizens can be picked by hand only with set=random",
        "Tereny i Mieszkańców można wskazać tylko z opcją set=random",
    ),
    TooManyAreas("VA-2.3", "there are only five monster stacks", "stosów Potworów jest tylko pięć"),
    SameSlot(
        "VA-2.5",
        "two of these citizens have the same activation number",
        "dwóch z tych Mieszkańców ma ten sam numer aktywacji",
    ),
    MixedNeedsNoCitizens(
        "VA-10.5",
        "mixed stacks use all citizens of a number, so none can be picked",
        "mieszane stosy używają wszystkich Mieszkańców z danym numerem, więc nie można ich wskazać",
    ),
]


@final
class ValeriaGame(Game):
    """Facts that hold for every game of Valeria."""

    def __init__(self) -> None:
        STEPS.extend(RULEBOOK)
        steps: list[StepBase] = [step for step in STEPS]
        super().__init__(
            "valeria", RULES_VERSION, "Valeria: Card Kingdoms", "Valeria: Karciane królestwa", 1, 5, OPTIONS, CONFLICTS,
            ACTIONS, ZONES, steps, EFFECT, CHOICE, OFFER, 6, "VA-7.2", 1, about=ABOUT,
        )  # fmt: skip

    def new_table(self, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int) -> Valeria:
        table = Valeria(self, seats, chosen, overlay, rules, Box(chosen, overlay))
        table.lay_out()
        return table

    def families(self, chosen: dict[str, object]) -> list[Family]:
        return families(chosen)

    def event_text(self, event: dict[str, object], names: list[str], table: Table, lang: str) -> str:
        assert isinstance(table, Valeria)
        return event_text(table.box, event, names, lang)

    def blocks(self) -> list[Block]:
        return BLOCKS


GAME: Final = ValeriaGame()
