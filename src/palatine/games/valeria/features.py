"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.valeria.actions import CITIZEN, DOMAIN, DUKE, MONSTER
from palatine.games.valeria.components import COLUMNS, DUKES, SLOTS
from palatine.games.valeria.headings import GAME_END, PHASES
from palatine.games.valeria.scoring import duke_of
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT, MONSTER_TYPES
from palatine.games.valeria.zones import DEALT
from palatine.kernel.blocks import Block, Page
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

MOST_SEATS: Final = 5
STEP_COUNT: Final = GAME_END + 1
DUKE_COUNT: Final = len(DUKES)
_SEAT: Final = [
    ("takes part", 1), ("may act now", 1), ("it is its turn", 1), ("rests in the harvest", 1), ("gold", 10),
    ("strength", 10), ("magic", 10), ("victory points", 10),
]  # fmt: skip
SEAT_NUMBERS: Final = len(_SEAT)

BLOCKS: Final = [
    Block("step", STEP_COUNT, "what is asked, one-hot over the steps of the rules"),
    Block("phase", len(PHASES), "the phase, one-hot", 1, list(PHASES)),
    Block("dice", 6, "the face of each die, one-hot", 2, ["1", "2", "3", "4", "5", "6"]),
    Block("seats", SEAT_NUMBERS, "the numbers of each seat", MOST_SEATS, [n for n, _ in _SEAT], [d for _, d in _SEAT]),
    Block("citizens", CITIZEN_TYPES, "citizens of each seat", MOST_SEATS, CITIZEN.texts, [3]),
    Block("slain", MONSTER_TYPES, "monsters slain by each seat", MOST_SEATS, MONSTER.texts),
    Block("domains", DOMAIN_COUNT, "domains of each seat", MOST_SEATS, DOMAIN.texts),
    Block("monster_tops", MONSTER_TYPES, "the top monster of each stack, one-hot", COLUMNS, MONSTER.texts),
    Block("monster_counts", COLUMNS, "cards in each stack of monsters", 1, None, [5]),
    Block("citizen_tops", CITIZEN_TYPES, "the top citizen of each stack, one-hot", SLOTS, CITIZEN.texts),
    Block("citizen_counts", SLOTS, "cards in each stack of citizens", 1, None, [5]),
    Block("domain_tops", DOMAIN_COUNT, "the open domain of each stack, one-hot", COLUMNS, DOMAIN.texts),
    Block("domain_counts", COLUMNS, "covered cards in each stack of domains", 1, None, [3]),
    Block("captured", CITIZEN_TYPES, "solo: citizens of the Dark Lord", 1, CITIZEN.texts, [3]),
    Block("captured_domains", DOMAIN_COUNT, "solo: domains of the Dark Lord", 1, DOMAIN.texts),
    Block("pending", CITIZEN_TYPES, "one's own citizens that still act in this harvest", 1, CITIZEN.texts),
    Block("duke", DUKE_COUNT, "one's own duke, one-hot", 1, DUKE.texts),
    Block("dealt", DUKE_COUNT, "dukes to choose from", 1, DUKE.texts),
]


def observe(g: "Valeria", viewer: i64, page: Page) -> None:
    """VA-14.7 Public facts and the viewer's own duke."""
    page.one_hot(g.asked(viewer), STEP_COUNT)
    page.one_hot(g.phase, len(PHASES))
    page.one_hot(g.die1 - 1, 6)
    page.one_hot(g.die2 - 1, 6)
    seats = g.seat_count
    absent: i64 = MOST_SEATS - seats
    for at in range(viewer, viewer + seats):
        _seat_numbers(g, at % seats, page)
    page.skip(absent * SEAT_NUMBERS)
    for at in range(viewer, viewer + seats):
        page.numbers(g.seat[at % seats].citizens)
    page.skip(absent * CITIZEN_TYPES)
    for at in range(viewer, viewer + seats):
        page.numbers(g.seat[at % seats].slain)
    page.skip(absent * MONSTER_TYPES)
    for at in range(viewer, viewer + seats):
        page.bits(g.seat[at % seats].domains, DOMAIN_COUNT)
    page.skip(absent * DOMAIN_COUNT)
    _centre(g, page)
    page.numbers(g.captured)
    page.bits(g.captured_domains, DOMAIN_COUNT)
    page.numbers(g.seat[viewer].pending)
    page.one_hot(duke_of(g, viewer), DUKE_COUNT)
    for duke in g.pile(DEALT, viewer).cards:
        page.add(duke)
    page.skip(DUKE_COUNT)


def _centre(g: "Valeria", page: Page) -> None:
    """The stacks of monsters, citizens and domains."""
    for column in range(i64(COLUMNS)):
        page.one_hot(g.top_monster(column), MONSTER_TYPES)
    for stack in g.monsters:
        page.number(len(stack))
    for slot in range(i64(SLOTS)):
        page.one_hot(g.top_citizen(slot), CITIZEN_TYPES)
    for slot in range(i64(SLOTS)):
        page.number(len(g.offers[slot]) + g.hidden[slot])
    for column in range(i64(COLUMNS)):
        page.one_hot(g.domains[column], DOMAIN_COUNT)
    page.numbers(g.covered)


def _seat_numbers(g: "Valeria", seat: i64, page: Page) -> None:
    page.number(1)
    page.flag(g.waits_for(seat))
    page.flag(seat == g.active)
    page.flag(seat == g.resting())
    page.numbers(g.seat[seat].tokens)
