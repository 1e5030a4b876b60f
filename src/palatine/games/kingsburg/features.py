"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import court, dice
from palatine.games.kingsburg.actions import FIRST_GOVERNOR_CARD
from palatine.games.kingsburg.box import BUILDING_COUNT, ENEMY_COUNT
from palatine.games.kingsburg.components import FIRST_ALTERNATIVE, RANKS, YEARS
from palatine.games.kingsburg.facts import known_enemy
from palatine.games.kingsburg.headings import FIRST_DESTINY, FIRST_GOVERNOR, FIRST_GROUP, NO_POWERS, STEP_COUNT
from palatine.games.kingsburg.seat import TOKEN_VALUES
from palatine.games.kingsburg.zones import GOVERNORS_DEALT, GOVERNORS_OFFERED, INVADER, SECOND_INVADER, SECOND_TOP, TOP
from palatine.kernel.blocks import one_hot
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

MOST_SEATS: Final = 5
SEAT_NUMBERS: Final = 13
MODULE_NUMBERS: Final = 4
GOVERNOR_COUNT: Final = 25
GROUP_COUNT: Final = 8
DESTINY_COUNT: Final = 30
ROW_NUMBERS: Final = 14
"""Two for each letter: alternative rows in hand, and in use."""

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
    ("second_enemy", ENEMY_COUNT),
    ("rows", MOST_SEATS * ROW_NUMBERS),
    ("rows_left", 7),
    ("governors", MOST_SEATS * GOVERNOR_COUNT),
    ("governors_offered", GOVERNOR_COUNT),
    ("governors_dealt", GOVERNOR_COUNT),
    ("auction", 2),
    ("groups", MOST_SEATS * GROUP_COUNT),
    ("destiny", DESTINY_COUNT),
    ("reserved", MOST_SEATS * RANKS),
    ("gifts", RANKS),
    ("soldier_tokens", MOST_SEATS * TOKEN_VALUES),
    ("whims", RANKS),
    ("tiles", 6),
    ("allies", MOST_SEATS * RANKS),
    ("module_seats", MOST_SEATS * MODULE_NUMBERS),
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
    found += one_hot(known_enemy(g, viewer, INVADER, TOP), ENEMY_COUNT)
    return found + _modules(g, viewer, seats)


def _modules(g: "Kingsburg", viewer: int, seats: list[int]) -> list[float]:
    """KB-18.3 A soldier token chosen in secret is not among these."""
    found = one_hot(known_enemy(g, viewer, SECOND_INVADER, SECOND_TOP), ENEMY_COUNT)
    for seat in seats:
        found += _rows(g, seat)
    found += [float(g.rows_left >> 2 * row & 3) for row in range(7)]
    for seat in seats:
        found += one_hot(g.seat[seat].governor - FIRST_GOVERNOR if seat >= 0 else -1, GOVERNOR_COUNT)
    found += _cards(g.pile(GOVERNORS_OFFERED).cards)
    found += _cards(g.pile(GOVERNORS_DEALT, viewer).cards)
    found += [float(g.bid) / 20.0 if g.lot != NO_POWERS else 0.0, float(g.bidder == viewer)]
    for seat in seats:
        found += one_hot(g.seat[seat].group - FIRST_GROUP if seat >= 0 else -1, GROUP_COUNT)
    found += one_hot(g.destiny - FIRST_DESTINY, DESTINY_COUNT)
    for seat in seats:
        found += [float(seat >= 0 and g.reserved >> 3 * rank & 7 == seat + 1) for rank in range(RANKS)]
    found += [float(rank < 6 and g.gifts >> 2 * rank & 3 > 0) for rank in range(RANKS)]
    for seat in seats:
        found += [float(g.seat[seat].tokens_left(n)) if seat >= 0 else 0.0 for n in range(TOKEN_VALUES)]
    found += [float(g.whims >> rank & 1) for rank in range(1, RANKS + 1)]
    found += [float(g.tile_goods >> kind & 1) for kind in range(3)]
    found += [float(g.whims >> 5 & 1 == 1 and g.tile_good == kind) for kind in range(3)]
    for seat in seats:
        found += [float(g.seat[seat].allies_at(rank)) if seat >= 0 else 0.0 for rank in range(1, RANKS + 1)]
    for seat in seats:
        found += _module_numbers(g, seat)
    return found


def _cards(cards: tuple[int, ...]) -> list[float]:
    return [float(FIRST_GOVERNOR_CARD + at in cards) for at in range(GOVERNOR_COUNT)]


def _rows(g: "Kingsburg", seat: int) -> list[float]:
    if seat < 0:
        return [0.0] * ROW_NUMBERS
    s = g.seat[seat]
    used = [float(FIRST_ALTERNATIVE + row in list(s.sheet)) for row in range(7)]
    return [float(s.dealt >> 2 * row & 3) for row in range(7)] + used


def _module_numbers(g: "Kingsburg", seat: int) -> list[float]:
    if seat < 0:
        return [0.0] * MODULE_NUMBERS
    s = g.seat[seat]
    return [float(s.spent) / 63.0, float(s.wins) / 5.0, float(s.strength), float(g.outbid >> seat & 1)]


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
        float(s.used & 31) / 31.0,
    ]


def _faces(faces: list[int]) -> list[float]:
    return [float(faces.count(face)) for face in range(1, 7)]


def _groups(g: "Kingsburg", rank: i64, owner: i64) -> int:
    first = 1 if court.owner(g.court[2 * rank]) == owner else 0
    return first + (1 if court.owner(g.court[2 * rank + 1]) == owner else 0)
