"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import court, dice
from palatine.games.kingsburg.box import BUILDING_COUNT, ENEMY_COUNT
from palatine.games.kingsburg.components import RANKS, YEARS
from palatine.games.kingsburg.zones import INVADER, TOP
from palatine.kernel.blocks import one_hot
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

MOST_SEATS: Final = 5
SEAT_NUMBERS: Final = 13
STEP_COUNT: Final = 35

_BLOCKS: Final = [
    ("year", YEARS),
    ("phase", 8),
    ("step", STEP_COUNT),
    ("seats", MOST_SEATS * SEAT_NUMBERS),
    ("buildings", MOST_SEATS * BUILDING_COUNT),
    ("coloured_dice", MOST_SEATS * 6),
    ("white_dice", MOST_SEATS * 6),
    ("court", MOST_SEATS * RANKS),
    ("neutral", RANKS),
    ("enemy", ENEMY_COUNT),
]


def observation_blocks() -> list[tuple[str, int]]:
    return _BLOCKS


def features(g: "Kingsburg", viewer: int) -> list[float]:
    """KB-0.7 Public facts, and the enemy card if the viewer has peeked at it or it lies open."""
    found: list[float] = []
    found += one_hot(g.year - 1, YEARS)
    found += one_hot(g.phase - 1, 8)
    waiting = g.to_act
    frame = g.pending(waiting[0]) if waiting else None
    found += one_hot(frame.step if frame is not None else -1, STEP_COUNT)
    seats = [(viewer + i) % g.seat_count if i < g.seat_count else -1 for i in range(MOST_SEATS)]
    for seat in seats:
        found += _seat_numbers(g, seat, waiting)
    for seat in seats:
        owned = g.seat[seat].buildings if seat >= 0 else 0
        found += [float(owned >> b & 1) for b in range(BUILDING_COUNT)]
    for seat in seats:
        found += _faces(dice.faces(g.seat[seat].coloured) if seat >= 0 else [])
    for seat in seats:
        found += _faces(dice.faces(g.seat[seat].white) if seat >= 0 else [])
    for seat in seats:
        found += [float(_groups(g, rank, seat)) if seat >= 0 else 0.0 for rank in range(1, RANKS + 1)]
    found += [float(_groups(g, rank, court.NEUTRAL)) for rank in range(1, RANKS + 1)]
    found += one_hot(_known_enemy(g, viewer), ENEMY_COUNT)
    return found


def _seat_numbers(g: "Kingsburg", seat: int, waiting: tuple[int, ...]) -> list[float]:
    if seat < 0:
        return [0.0] * SEAT_NUMBERS
    s = g.seat[seat]
    place = [int(other) for other in g.order].index(seat)
    return [
        1.0,
        float(seat in waiting),
        float(s.vp()) / 50.0,
        float(s.goods[0]) / 10.0,
        float(s.goods[1]) / 10.0,
        float(s.goods[2]) / 10.0,
        float(s.plus2) / 5.0,
        float(s.soldiers) / 10.0,
        float(s.total) / 18.0,
        float(place) / 4.0,
        float(g.envoy == seat),
        float(s.white_dice + s.aid),
        float(s.used) / 31.0,
    ]


def _faces(faces: list[int]) -> list[float]:
    return [float(faces.count(face)) for face in range(1, 7)]


def _groups(g: "Kingsburg", rank: i64, owner: i64) -> int:
    first = 1 if court.owner(g.court[2 * rank]) == owner else 0
    return first + (1 if court.owner(g.court[2 * rank + 1]) == owner else 0)


def _known_enemy(g: "Kingsburg", viewer: int) -> i64:
    """The enemy of this year as far as the viewer knows it, or -1."""
    open_cards = g.pile(INVADER).cards
    if open_cards:
        return open_cards[-1]
    top = g.pile(TOP)
    return top.cards[-1] if top.cards and top.known[-1] >> viewer & 1 else -1
