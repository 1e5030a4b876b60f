"""What a seat may know as numbers, in named blocks: the seat itself first, then the other."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom.actions import ADVISOR_COUNT, CARDS, DESIGNS
from palatine.games.wonderful_kingdom.components import BASIC, STAGES_EACH
from palatine.games.wonderful_kingdom.scoring import seat_score
from palatine.games.wonderful_kingdom.seat import FILL_BITS, KINDS, MOST_SPACES, design_of, is_frozen
from palatine.games.wonderful_kingdom.zones import AREAS, DRAWN, FOUND, HAND, SELECTION, TOP
from palatine.kernel.blocks import one_hot
from palatine.kernel.ints import i64, vec
from palatine.kernel.zone import OPEN, Pile

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

MOST_SEATS: Final = 2
STEP_COUNT: Final = 37
SEAT_NUMBERS: Final = 14
_SITE: Final = 2 + KINDS

_BLOCKS: Final = [
    ("step", STEP_COUNT),
    ("phase", 6),
    ("round", 4),
    ("resource", BASIC),
    ("module", 4),
    ("quest", 2),
    ("first_player", 1),
    ("searched_doubled", 2),
    ("vermin_stack", 1),
    ("hand", CARDS),
    ("drawn", CARDS),
    ("left_area", CARDS + 2),
    ("right_area", CARDS + 2),
    ("deck_top", CARDS),
    ("selections", MOST_SEATS * (CARDS + 2)),
    ("seats", MOST_SEATS * SEAT_NUMBERS),
    ("basic", MOST_SEATS * 4 * BASIC),
    ("types", MOST_SEATS * BASIC),
    ("built", MOST_SEATS * DESIGNS),
    ("construction", MOST_SEATS * DESIGNS * _SITE),
    ("menaces", MOST_SEATS * 5),
    ("menace_decks", MOST_SEATS * 4),
    ("advisors", MOST_SEATS * ADVISOR_COUNT * 2),
    ("stages", MOST_SEATS * STAGES_EACH),
]


def observation_blocks() -> list[tuple[str, int]]:
    return _BLOCKS


def features(g: "WonderfulKingdom", viewer: int) -> list[float]:
    """Public facts, the viewer's hand, and the face-down cards the viewer knows."""
    waiting = g.to_act
    frame = g.pending(viewer)
    if frame is None and waiting and not g.lanes:
        frame = g.pending(waiting[0])
    found = one_hot(frame.step if frame is not None else -1, STEP_COUNT)
    found += one_hot(g.phase, 6) + one_hot(g.round - 1, 4) + one_hot(g.step, BASIC)
    found += one_hot(g.box.module, 4) + one_hot(g.quest, 2)
    found += [float(g.first() == viewer), float(g.searched), float(g.doubled), float(g.vermin_stack) / 10.0]
    found += _cards(g.pile(HAND, viewer), viewer)[:CARDS]
    drawn = g.pile(DRAWN, viewer) if g.pile(DRAWN, viewer).cards else g.pile(FOUND, viewer)
    found += _cards(drawn, viewer)[:CARDS]
    for area in AREAS:
        found += _cards(g.pile(area), viewer)
    found += _cards(g.pile(TOP), viewer)[:CARDS]
    seats = [viewer, 1 - viewer] if g.seat_count == 2 else [viewer, -1]
    for seat in seats:
        found += _cards(g.pile(SELECTION, seat), viewer) if seat >= 0 else [0.0] * (CARDS + 2)
    for seat in seats:
        found += _seat_numbers(g, seat, waiting)
    for seat in seats:
        found += _basic(g, seat)
    for seat in seats:
        found += _scaled(g.seat[seat].types, 5.0) if seat >= 0 else [0.0] * BASIC
    for seat in seats:
        found += _scaled(g.seat[seat].built, 1.0) if seat >= 0 else [0.0] * DESIGNS
    for seat in seats:
        found += _construction(g, seat)
    for seat in seats:
        found += _scaled(g.seat[seat].menaces, 2.0) if seat >= 0 else [0.0] * 5
    for seat in seats:
        found += one_hot(g.seat[seat].deck if seat >= 0 else -1, 4)
    for seat in seats:
        found += _bits(g.seat[seat].advisors if seat >= 0 else 0, ADVISOR_COUNT)
        found += _bits(g.seat[seat].used if seat >= 0 else 0, ADVISOR_COUNT)
    for seat in seats:
        found += _bits(g.seat[seat].stages if seat >= 0 else 0, STAGES_EACH)
    return found


def _cards(pile: Pile, viewer: int) -> list[float]:
    """How many of each card the viewer knows to lie there, how many lie face down, how many are unknown."""
    found = [0.0] * (CARDS + 2)
    for at in range(len(pile.cards)):
        if pile.known[at] != OPEN:
            found[CARDS] += 1.0
        if pile.known[at] >> viewer & 1:
            found[pile.cards[at]] += 1.0
        else:
            found[CARDS + 1] += 1.0
    return found


def _scaled(v: vec[i64], by: float) -> list[float]:
    return [float(n) / by for n in v]


def _bits(bits: i64, n: int) -> list[float]:
    return [float(bits >> i & 1) for i in range(n)]


def _seat_numbers(g: "WonderfulKingdom", seat: int, waiting: tuple[int, ...]) -> list[float]:
    if seat < 0:
        return [0.0] * SEAT_NUMBERS
    s = g.seat[seat]
    return [
        1.0,
        float(seat in waiting),
        float(s.duchy == 0),
        float(s.duchy == 1),
        float(s.krystallium) / 5.0,
        float(s.soldiers) / 5.0,
        float(s.camp),
        float(s.traps) / 2.0,
        float(s.calamities) / 4.0,
        float(s.vision_used),
        float(s.deck_left) / 4.0,
        float(len(g.pile(HAND, seat).cards)) / 8.0,
        float(len(s.sites)) / 10.0,
        float(seat_score(g, seat)) / 50.0,
    ]


def _basic(g: "WonderfulKingdom", seat: int) -> list[float]:
    """Production, alchemy, fresh cubes and theft tokens by resource."""
    if seat < 0:
        return [0.0] * (4 * BASIC)
    s = g.seat[seat]
    made = [float(g.production(seat, resource)) / 5.0 for resource in range(BASIC)]
    return made + _scaled(s.alchemy, 5.0) + _scaled(s.fresh, 5.0) + _scaled(s.thefts, 2.0)


def _construction(g: "WonderfulKingdom", seat: int) -> list[float]:
    """For each design: copies under construction, frozen ones, and the empty spaces of the emptiest."""
    found = [0.0] * (DESIGNS * _SITE)
    if seat < 0:
        return found
    for site in g.seat[seat].sites:
        at = int(design_of(site)) * _SITE
        if found[at] == 0.0:
            missing = g.missing(site)
            for kind in range(KINDS):
                found[at + 2 + kind] = float(missing >> (FILL_BITS * kind) & MOST_SPACES) / 5.0
        found[at] += 1.0
        found[at + 1] += float(is_frozen(site))
    return found
