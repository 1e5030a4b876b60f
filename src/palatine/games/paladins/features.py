"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins.components import (
    FAVOUR_SPACES,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    PALADINS,
    RESOURCE_SPACES,
    ROUNDS,
    SPACES,
    TAVERN,
    TOWNSFOLK_SPACES,
)
from palatine.games.paladins.headings import PHASES
from palatine.games.paladins.people_components import OUTSIDERS, TOWNSFOLK
from palatine.games.paladins.seat import ACTION_COUNT, total
from palatine.games.paladins.zones import AT_BOTTOM, CHOSEN, DRAWN, ON_TOP
from palatine.kernel.blocks import one_hot
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

MOST_BOARDS: Final = 4
STEP_COUNT: Final = 33
BOARD_NUMBERS: Final = 26
ORDER_COUNT: Final = 6
FAVOUR_COUNT: Final = 10

_BLOCKS: Final = [
    ("step", STEP_COUNT),
    ("phase", len(PHASES)),
    ("round", ROUNDS),
    ("tax", 1),
    ("boards", MOST_BOARDS * BOARD_NUMBERS),
    ("placed", MOST_BOARDS * ACTION_COUNT),
    ("workshops", MOST_BOARDS * ACTION_COUNT),
    ("crew", MOST_BOARDS * len(TOWNSFOLK)),
    ("converts", MOST_BOARDS * len(OUTSIDERS)),
    ("trophies", MOST_BOARDS * len(OUTSIDERS)),
    ("paladin", MOST_BOARDS * len(PALADINS)),
    ("townsfolk", TOWNSFOLK_SPACES * len(TOWNSFOLK)),
    ("outsiders", OUTSIDER_SPACES * len(OUTSIDERS)),
    ("tavern", len(TAVERN)),
    ("orders", ORDER_SPACES * ORDER_COUNT),
    ("favours", FAVOUR_SPACES * FAVOUR_COUNT),
    ("favour_used", FAVOUR_SPACES),
    ("map", 2 * len(SPACES)),
    ("decks", 5),
    ("marker", RESOURCE_SPACES),
    ("own_paladins", 4 * len(PALADINS)),
]


def observation_blocks() -> list[tuple[str, int]]:
    return _BLOCKS


def features(g: "Paladins", viewer: int) -> list[float]:
    """PA-15.2 Public facts, and the Paladins that the viewer has drawn, chosen and put back."""
    waiting = g.to_act
    frame = g.pending(viewer)
    if frame is None and waiting and not g.lanes:
        frame = g.pending(waiting[0])
    found = one_hot(frame.step if frame is not None else -1, STEP_COUNT)
    found += one_hot(g.phase, len(PHASES)) + one_hot(g.round - 1, ROUNDS)
    found.append(float(g.tax) / 8.0)
    boards = len(g.seat)
    seats = [(viewer + i) % boards if i < boards else -1 for i in range(MOST_BOARDS)]
    for seat in seats:
        found += _board_numbers(g, seat, waiting)
    for seat in seats:
        found += [float(n > 0) for n in g.seat[seat].placed] if seat >= 0 else [0.0] * ACTION_COUNT
    for seat in seats:
        found += _bits(g.seat[seat].workshops if seat >= 0 else 0, ACTION_COUNT)
    for seat in seats:
        found += _bits(g.seat[seat].crew_bits if seat >= 0 else 0, len(TOWNSFOLK))
    for seat in seats:
        found += _cards(g.seat[seat].converts, len(OUTSIDERS)) if seat >= 0 else [0.0] * len(OUTSIDERS)
    for seat in seats:
        found += _cards(g.seat[seat].trophies, len(OUTSIDERS)) if seat >= 0 else [0.0] * len(OUTSIDERS)
    for seat in seats:
        found += one_hot(g.seat[seat].paladin if seat >= 0 else -1, len(PALADINS))
    for card in g.townsfolk:
        found += one_hot(card, len(TOWNSFOLK))
    for card in g.outsiders:
        found += one_hot(card, len(OUTSIDERS))
    found += _cards(g.tavern, len(TAVERN))
    for card in g.orders:
        found += one_hot(card, ORDER_COUNT)
    for card in g.favours:
        found += one_hot(card, FAVOUR_COUNT)
    found += [float(n > 0) for n in g.favour_workers]
    found += [float(n > 0) for n in g.map] + [float((n - 1) // 2 == viewer) if n else 0.0 for n in g.map]
    found += _decks(g)
    found += one_hot(g.marker if g.is_solo() else -1, RESOURCE_SPACES)
    for zone in (DRAWN, CHOSEN, ON_TOP, AT_BOTTOM):
        known = g.pile(zone, viewer).cards
        found += [1.0 if card in known else 0.0 for card in range(len(PALADINS))]
    return found


def _decks(g: "Paladins") -> list[float]:
    """How much is left: Walls, and Suspicions by tax."""
    found = [float(total(g.wall_deck)) / 24.0, float(total(g.suspicion_deck)) / 24.0]
    return found + [float(n) / 10.0 for n in g.suspicion_deck]


def _bits(bits: i64, size: int) -> list[float]:
    return [float(bits >> at & 1) for at in range(size)]


def _cards(cards: vec[i64], size: int) -> list[float]:
    found = [0.0] * size
    for card in cards:
        found[card] = 1.0
    return found


def _board_numbers(g: "Paladins", seat: int, waiting: tuple[int, ...]) -> list[float]:
    if seat < 0:
        return [0.0] * BOARD_NUMBERS
    s = g.seat[seat]
    found = [1.0, float(seat in waiting), float(seat == g.active), float(seat == g.first), float(s.passed)]
    found += [float(n) / 4.0 for n in s.pool]
    found += [float(s.silver) / 10.0, float(s.provisions) / 10.0]
    found += [float(s.strength) / 12.0, float(s.faith) / 12.0, float(s.influence) / 12.0]
    found += [float(len(s.suspicions)) / 5.0, float(s.unpaid) / 3.0, float(s.paid) / 3.0]
    found += [float(s.monks) / 7.0, float(s.outposts) / 7.0, float(s.jars) / 7.0, float(len(s.walls)) / 7.0]
    found += [float(len(s.converts)) / 7.0, float(len(s.trophies)) / 7.0]
    found.append(float(sum([int(g.box.wall_vp[card]) for card in s.walls])) / 7.0)
    return found
