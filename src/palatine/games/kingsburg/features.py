"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import court
from palatine.games.kingsburg.actions import (
    ADVISOR,
    BUILDING,
    CARD,
    ENEMY,
    FIRST_DESTINY_CARD,
    FIRST_GOVERNOR_CARD,
    GOVERNOR,
    GROUP,
)
from palatine.games.kingsburg.box import BUILDING_COUNT, ENEMY_COUNT
from palatine.games.kingsburg.components import FIRST_ALTERNATIVE, GOLD, LETTERS, RANKS, STONE, WOOD, YEARS
from palatine.games.kingsburg.facts import known_enemy
from palatine.games.kingsburg.headings import FIRST_DESTINY, FIRST_GOVERNOR, FIRST_GROUP, NO_POWERS, STEP_COUNT
from palatine.games.kingsburg.seat import SPENT, TOKEN_VALUES, USES, Seat
from palatine.games.kingsburg.zones import (
    GOVERNORS_DEALT,
    GOVERNORS_OFFERED,
    INVADER,
    SECOND_INVADER,
    SECOND_TOP,
    TOP,
    ZONES,
)
from palatine.kernel.blocks import MOST, Block, Page, mark_bits
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import BytesWriter, i64, u8

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

MOST_SEATS: Final = 5
PHASES: Final = 8
SEAT_NUMBERS: Final = 13
USE_COUNT: Final = 14
SPENT_COUNT: Final = 6
MODULE_NUMBERS: Final = 3
GOVERNOR_COUNT: Final[i64] = FIRST_GROUP - FIRST_GOVERNOR
GROUP_COUNT: Final[i64] = FIRST_DESTINY - FIRST_GROUP
DESTINY_COUNT: Final[i64] = NO_POWERS - FIRST_DESTINY
ALTERNATIVES: Final = 7
ROW_NUMBERS: Final = 2 * ALTERNATIVES
"""Two for each letter: alternative rows in hand, and in use."""

_SEAT: Final = [
    ("takes part", 1), ("may act now", 1), ("victory points", 50), ("victory points below zero", 50), ("gold", 10),
    ("wood", 10), ("stone", 10), ("+2 tokens", 5), ("soldiers", 10), ("total of this season's roll", 18),
    ("place in the turn order, from 0", 4), ("has the King's Envoy", 1), ("white dice of this season and to come", 1),
]  # fmt: skip
_FACES: Final = ["1", "2", "3", "4", "5", "6"]
_ADVISORS: Final = ADVISOR.texts[:RANKS]

_BASE: Final = [
    Block("year", YEARS, "the year, one-hot"),
    Block("phase", PHASES, "the phase of the calendar, one-hot"),
    Block("step", STEP_COUNT, "what is asked, one-hot over the steps of the rules"),
    Block("seats", SEAT_NUMBERS, "the numbers of each seat", MOST_SEATS, [n for n, _ in _SEAT], [d for _, d in _SEAT]),
    Block("used", USE_COUNT, "what each seat has used or done this season", MOST_SEATS, list(USES)),
    Block("buildings", BUILDING_COUNT, "the buildings of each seat", MOST_SEATS, BUILDING.texts[:BUILDING_COUNT]),
    Block("coloured_dice", 6, "coloured dice in hand by face", MOST_SEATS, _FACES),
    Block("white_dice", 6, "white dice in hand by face", MOST_SEATS, _FACES),
    Block("court", RANKS, "groups of dice before each advisor, by seat", MOST_SEATS, _ADVISORS),
    Block("neutral", RANKS, "neutral groups before each advisor", 1, _ADVISORS),
    Block("enemy", ENEMY_COUNT, "this year's enemy as far as the seat knows it, one-hot", 1, ENEMY.texts),
]
_MODULES: Final = [
    Block("second_enemy", ENEMY_COUNT, "Goblin Valley: the second enemy, one-hot", 1, ENEMY.texts),
    Block(
        "rows", ROW_NUMBERS, "alternative rows of each seat: in hand, then in use", MOST_SEATS,
        [f"{letter} in hand" for letter in LETTERS] + [f"{letter} in use" for letter in LETTERS],
    ),
    Block("rows_left", ALTERNATIVES, "alternative rows nobody has taken", 1, list(LETTERS)),
    Block("governors", GOVERNOR_COUNT, "the governor of each seat, one-hot", MOST_SEATS, GOVERNOR.texts),
    Block("governors_offered", GOVERNOR_COUNT, "governors lying open for the auction", 1, GOVERNOR.texts),
    Block("governors_dealt", GOVERNOR_COUNT, "governors in one's own hand", 1, GOVERNOR.texts),
    Block("auction", 2, "the auction", 1, ["the highest bid", "it is one's own"], [20, 1]),
    Block("groups", GROUP_COUNT, "Currying Favour: the group of each seat, one-hot", MOST_SEATS, GROUP.texts),
    Block(
        "destiny", DESTINY_COUNT, "this year's destiny card, one-hot", 1,
        CARD.texts[FIRST_DESTINY_CARD:FIRST_DESTINY_CARD + DESTINY_COUNT],
    ),
    Block("reserved", RANKS, "advisors reserved for each seat", MOST_SEATS, _ADVISORS),
    Block("gifts", 3, "the good that lies with advisors 1 to 6, one-hot for each", 6, ["gold", "wood", "stone"]),
    Block("soldier_tokens", TOKEN_VALUES, "soldier tokens of each seat by value", MOST_SEATS, list("01234")),
    Block("whims", RANKS, "advisors covered by a whim tile", 1, _ADVISORS),
    Block(
        "tiles", 6, "goods on tile 4, and the good of tile 5, one-hot", 1,
        ["gold on tile 4", "wood on tile 4", "stone on tile 4", "tile 5: gold", "tile 5: wood", "tile 5: stone"],
    ),
    Block("allies", RANKS, "Shifting Alliances: tokens of each seat on advisors", MOST_SEATS, _ADVISORS),
    Block("spent", SPENT_COUNT, "what each seat has used up for good", MOST_SEATS, list(SPENT)),
    Block(
        "module_seats", MODULE_NUMBERS, "more numbers of each seat", MOST_SEATS,
        ["battles won", "battle bonus paid for", "is out of the auction"], [5, 1, 1],
    ),
]  # fmt: skip
BLOCKS: Final = _BASE + _MODULES
SEVERAL: Final = -2
"""Instead of the seat that acts, where several do."""
MODULES_WIDTH: Final[int] = sum([block.width() for block in _MODULES])

# Where these piles lie, whatever the number of seats: shared zones stand before those of the seats.
_INVADER: Final[int] = ZONES.index(INVADER, NOBODY, MOST_SEATS)
_TOP: Final[int] = ZONES.index(TOP, NOBODY, MOST_SEATS)
assert [ZONES.index(zone, NOBODY, 2) for zone in (INVADER, TOP)] == [_INVADER, _TOP]

# Where the blocks of the base game begin, behind those before them.
SEATS_AT: Final = YEARS + PHASES + STEP_COUNT
USED_AT: Final = SEATS_AT + MOST_SEATS * SEAT_NUMBERS
BUILDINGS_AT: Final = USED_AT + MOST_SEATS * USE_COUNT
COLOURED_AT: Final = BUILDINGS_AT + MOST_SEATS * BUILDING_COUNT
WHITE_AT: Final = COLOURED_AT + MOST_SEATS * 6
COURT_AT: Final = WHITE_AT + MOST_SEATS * 6
ENEMY_AT: Final = COURT_AT + (MOST_SEATS + 1) * RANKS


def observe(g: "Kingsburg", viewer: i64, page: Page) -> None:
    """KB-0.7 Public facts, and the enemy card if the viewer has peeked at it or it lies open.

    Batches of games spend much of their time here, so each seat is visited once, for all of its blocks.
    """
    row = page.at
    page.one_hot(g.year - 1, YEARS)
    page.one_hot(g.phase - 1, PHASES)
    page.one_hot(g.asked(viewer), STEP_COUNT)
    out = page.out
    seats = g.seat_count
    seat = viewer
    mover: i64 = SEVERAL if g.lanes else g.stack[-1].seat if g.stack else -1
    for at in range(seats):
        s = g.seat[seat]
        waits = seat == mover or (mover == SEVERAL and g.waits_for(seat))
        _seat_numbers(g, s, seat, waits, out, row + SEATS_AT + at * SEAT_NUMBERS)
        mark_bits(out, row + USED_AT + at * USE_COUNT, s.used)
        mark_bits(out, row + BUILDINGS_AT + at * BUILDING_COUNT, s.buildings)
        _hand(s.coloured, out, row + COLOURED_AT + at * 6 - 1)
        _hand(s.white, out, row + WHITE_AT + at * 6 - 1)
        seat += 1
        if seat == seats:
            seat = 0
    _court(g, viewer, out, row + COURT_AT)
    page.at = row + ENEMY_AT
    page.one_hot(known_enemy(viewer, g.piles[_INVADER], g.piles[_TOP]), ENEMY_COUNT)
    if g.box.modular:
        _modules(g, viewer, page)
    else:
        page.skip(MODULES_WIDTH)


def _seat_numbers(g: "Kingsburg", s: Seat, seat: i64, waits: bool, out: BytesWriter, at: i64) -> None:
    out[at] = u8(1)
    if waits:
        out[at + 1] = u8(1)
    points = s.vp()
    if points < 0:
        out[at + 3] = _small(-points)
    else:
        out[at + 2] = _small(points)
    goods = s.goods
    out[at + 4] = _small(goods[GOLD])
    out[at + 5] = _small(goods[WOOD])
    out[at + 6] = _small(goods[STONE])
    out[at + 7] = _small(s.plus2)
    out[at + 8] = _small(s.soldiers)
    out[at + 9] = _small(s.total)
    order = g.order
    place: i64 = 0
    while order[place] != seat:
        place += 1
    out[at + 10] = u8(place)
    if g.envoy == seat:
        out[at + 11] = u8(1)
    out[at + 12] = _small(s.white_dice + s.aid)


def _small(n: i64) -> u8:
    """`small` of what is never negative, where the C compiler can put it in place of the call."""
    return u8(n) if n < MOST else u8(MOST)


def _hand(hand: i64, out: BytesWriter, at: i64) -> None:
    """A hand of dice by face."""
    while hand:
        face = hand & 7
        out[at + face] = out[at + face] + u8(1)
        hand >>= 3


def _court(g: "Kingsburg", viewer: i64, out: BytesWriter, start: i64) -> None:
    """Every group of dice, with its owner or among the neutral ones."""
    places = g.court
    rank: i64 = 1
    left = (g.taken & court.ALL_RANKS) >> 1
    while left:
        if left & 1:
            _stand(g, places[2 * rank], viewer, out, start + rank - 1)
            if g.doubled >> rank & 1:
                _stand(g, places[2 * rank + 1], viewer, out, start + rank - 1)
        left >>= 1
        rank += 1


def _stand(g: "Kingsburg", group: i64, viewer: i64, out: BytesWriter, at: i64) -> None:
    """One group before an advisor."""
    owner = court.owner(group)
    if owner == court.NEUTRAL:
        at += MOST_SEATS * RANKS
    else:
        block = owner - viewer
        at += (block if block >= 0 else block + g.seat_count) * RANKS
    out[at] = out[at] + u8(1)


def _modules(g: "Kingsburg", viewer: i64, page: Page) -> None:
    """KB-18.3 A soldier token chosen in secret is not among these."""
    seats = g.seat_count
    absent: i64 = MOST_SEATS - seats
    page.one_hot(known_enemy(viewer, g.pile(SECOND_INVADER), g.pile(SECOND_TOP)), ENEMY_COUNT)
    for at in range(viewer, viewer + seats):
        _rows(g.seat[at % seats], page)
    page.skip(absent * ROW_NUMBERS)
    page.digits(g.rows_left, 2, ALTERNATIVES)
    for at in range(viewer, viewer + seats):
        page.one_hot(g.seat[at % seats].governor - FIRST_GOVERNOR, GOVERNOR_COUNT)
    page.skip(absent * GOVERNOR_COUNT)
    _governors(g.pile(GOVERNORS_OFFERED).cards, page)
    _governors(g.pile(GOVERNORS_DEALT, viewer).cards, page)
    page.number(g.bid if g.lot != NO_POWERS else 0)
    page.flag(g.bidder == viewer)
    for at in range(viewer, viewer + seats):
        page.one_hot(g.seat[at % seats].group - FIRST_GROUP, GROUP_COUNT)
    page.skip(absent * GROUP_COUNT)
    page.one_hot(g.destiny - FIRST_DESTINY, DESTINY_COUNT)
    for at in range(viewer, viewer + seats):
        _reserved(g.reserved, at % seats + 1, page)
    page.skip(absent * RANKS)
    for rank in range(i64(6)):
        page.one_hot((g.gifts >> 2 * rank & 3) - 1, 3)
    for at in range(viewer, viewer + seats):
        page.digits(g.seat[at % seats].tokens if g.box.has_tokens else 0, 2, TOKEN_VALUES)
    page.skip(absent * TOKEN_VALUES)
    page.bits(g.whims >> 1, RANKS)
    page.bits(g.tile_goods, 3)
    page.one_hot(g.tile_good if g.whims >> 5 & 1 == 1 else -1, 3)
    for at in range(viewer, viewer + seats):
        page.digits(g.seat[at % seats].allies, 3, RANKS)
    page.skip(absent * RANKS)
    for at in range(viewer, viewer + seats):
        page.bits(g.seat[at % seats].spent, SPENT_COUNT)
    page.skip(absent * SPENT_COUNT)
    for at in range(viewer, viewer + seats):
        s = g.seat[at % seats]
        page.number(s.wins)
        page.number(s.strength)
        page.flag(g.outbid >> (at % seats) & 1 == 1)
    page.skip(absent * MODULE_NUMBERS)


def _rows(s: Seat, page: Page) -> None:
    page.digits(s.dealt, 2, ALTERNATIVES)
    for row in s.sheet:
        if row >= FIRST_ALTERNATIVE:
            page.add(row - FIRST_ALTERNATIVE)
    page.skip(ALTERNATIVES)


def _governors(cards: tuple[int, ...], page: Page) -> None:
    for card in cards:
        page.add(card - FIRST_GOVERNOR_CARD)
    page.skip(GOVERNOR_COUNT)


def _reserved(left: i64, mark: i64, page: Page) -> None:
    """Three bits for each rank: whose it is."""
    for _ in range(i64(RANKS)):
        page.flag(left & 7 == mark)
        left >>= 3
