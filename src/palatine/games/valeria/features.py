"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.valeria.components import COLUMNS, SLOTS
from palatine.games.valeria.scoring import duke_of
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT, MONSTER_TYPES
from palatine.games.valeria.zones import DEALT
from palatine.kernel.blocks import one_hot
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.valeria.table import Valeria

MOST_SEATS: Final = 5
STEP_COUNT: Final = 32
DUKE_COUNT: Final = 11
SEAT_NUMBERS: Final = 8

_BLOCKS: Final = [
    ("step", STEP_COUNT),
    ("phase", 7),
    ("dice", 12),
    ("seats", MOST_SEATS * SEAT_NUMBERS),
    ("citizens", MOST_SEATS * CITIZEN_TYPES),
    ("slain", MOST_SEATS * MONSTER_TYPES),
    ("domains", MOST_SEATS * DOMAIN_COUNT),
    ("monster_tops", COLUMNS * MONSTER_TYPES),
    ("monster_counts", COLUMNS),
    ("citizen_tops", SLOTS * CITIZEN_TYPES),
    ("citizen_counts", SLOTS),
    ("domain_tops", COLUMNS * DOMAIN_COUNT),
    ("domain_counts", COLUMNS),
    ("captured", CITIZEN_TYPES + DOMAIN_COUNT),
    ("pending", CITIZEN_TYPES),
    ("duke", DUKE_COUNT),
    ("dealt", DUKE_COUNT),
]


def observation_blocks() -> list[tuple[str, int]]:
    return _BLOCKS


def features(g: "Valeria", viewer: int) -> list[float]:
    """VA-14.7 Public facts and the viewer's own duke."""
    waiting = g.to_act
    frame = g.pending(viewer)
    if frame is None and waiting and not g.lanes:
        frame = g.pending(waiting[0])
    found = one_hot(frame.step if frame is not None else -1, STEP_COUNT)
    found += one_hot(g.phase, 7)
    found += one_hot(g.die1 - 1, 6) + one_hot(g.die2 - 1, 6)
    seats = [(viewer + i) % g.seat_count if i < g.seat_count else -1 for i in range(MOST_SEATS)]
    for seat in seats:
        found += _seat_numbers(g, seat, waiting)
    for seat in seats:
        found += [float(n) / 3.0 for n in g.seat[seat].citizens] if seat >= 0 else [0.0] * CITIZEN_TYPES
    for seat in seats:
        found += [float(n) for n in g.seat[seat].slain] if seat >= 0 else [0.0] * MONSTER_TYPES
    for seat in seats:
        found += _bits(g.seat[seat].domains if seat >= 0 else 0)
    for column in range(COLUMNS):
        found += one_hot(g.top_monster(column), MONSTER_TYPES)
    found += [float(len(stack)) / 5.0 for stack in g.monsters]
    for slot in range(SLOTS):
        found += one_hot(g.top_citizen(slot), CITIZEN_TYPES)
    found += [float(len(offer) + n) / 5.0 for offer, n in zip(g.offers, g.hidden, strict=True)]
    for column in range(COLUMNS):
        found += one_hot(g.domains[column], DOMAIN_COUNT)
    found += [float(n) / 3.0 for n in g.covered]
    found += [float(n) / 3.0 for n in g.captured] + _bits(g.captured_domains)
    found += [float(n) for n in g.seat[viewer].pending]
    found += one_hot(duke_of(g, viewer), DUKE_COUNT)
    dealt = g.pile(DEALT, viewer).cards
    found += [1.0 if duke in dealt else 0.0 for duke in range(DUKE_COUNT)]
    return found


def _bits(bits: i64) -> list[float]:
    return [float(bits >> domain & 1) for domain in range(DOMAIN_COUNT)]


def _seat_numbers(g: "Valeria", seat: int, waiting: tuple[int, ...]) -> list[float]:
    if seat < 0:
        return [0.0] * SEAT_NUMBERS
    s = g.seat[seat]
    return [
        1.0,
        float(seat in waiting),
        float(seat == g.active),
        float(seat == g.resting()),
        float(s.tokens[0]) / 10.0,
        float(s.tokens[1]) / 10.0,
        float(s.tokens[2]) / 10.0,
        float(s.tokens[3]) / 10.0,
    ]
