"""What a seat may know as numbers, in named blocks. The seat itself comes first, the others follow clockwise."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    ORDER,
    OUTSIDER,
    PALADIN,
    RIGHT_ACTION,
    SPACE,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
)
from palatine.games.paladins.components import (
    FAVOUR_SPACES,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    RESOURCE_SPACES,
    ROUNDS,
    TOWNSFOLK_SPACES,
    WORKERS,
)
from palatine.games.paladins.headings import PHASES, VPL_EFFECT
from palatine.games.paladins.seat import ACTION_COUNT
from palatine.games.paladins.zones import AT_BOTTOM, CHOSEN, DRAWN, ON_TOP
from palatine.kernel.blocks import Block, Page
from palatine.kernel.columns import total
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.paladins.table import Paladins

MOST_BOARDS: Final = 4
STEP_COUNT: Final = VPL_EFFECT + 1

_BOARD: Final = [
    ("takes part", 1), ("may act now", 1), ("it is its turn", 1), ("has the first-player marker", 1), ("has passed", 1),
    *[(f"workers: {colour}", 4) for colour in WORKERS], ("silver", 10), ("provisions", 10), ("strength", 12),
    ("faith", 12), ("influence", 12), ("suspicions", 5), ("debts unpaid", 3), ("debts paid", 3), ("monks sent out", 7),
    ("outposts sent out", 7), ("jars moved", 7), ("walls", 7), ("converts", 7), ("trophies", 7), ("points of walls", 7),
]  # fmt: skip
BOARD_NUMBERS: Final = len(_BOARD)
TOWNSFOLK_COUNT: Final = TOWNSFOLK_CARD.size
OUTSIDER_COUNT: Final = OUTSIDER.size
PALADIN_COUNT: Final = PALADIN.size
_SLOTS: Final = [f"{action} {slot}" for action in RIGHT_ACTION.texts for slot in (1, 2)]
SLOT_COUNT: Final = len(_SLOTS)

BLOCKS: Final = [
    Block("step", STEP_COUNT, "what is asked, one-hot over the steps of the rules"),
    Block("phase", len(PHASES), "the phase, one-hot", 1, list(PHASES)),
    Block("round", ROUNDS, "the round, one-hot"),
    Block("tax", 1, "silver in the tax supply", 1, ["silver"], [8]),
    Block(
        "boards", BOARD_NUMBERS, "the numbers of each board; in a solo game the second is the virtual player",
        MOST_BOARDS, [name for name, _ in _BOARD], [divisor for _, divisor in _BOARD],
    ),
    Block("placed", ACTION_COUNT, "actions of each board with a worker on them", MOST_BOARDS, BOARD_ACTION.texts),
    Block("workshops", SLOT_COUNT, "slots with a workshop, by action and board", MOST_BOARDS, _SLOTS),
    Block("crew", TOWNSFOLK_COUNT, "townsfolk recruited by each board", MOST_BOARDS, TOWNSFOLK_CARD.texts),
    Block("converts", OUTSIDER_COUNT, "outsiders converted by each board", MOST_BOARDS, OUTSIDER.texts),
    Block("trophies", OUTSIDER_COUNT, "outsiders defeated by each board", MOST_BOARDS, OUTSIDER.texts),
    Block("paladin", PALADIN_COUNT, "the open Paladin of each board, one-hot", MOST_BOARDS, PALADIN.texts),
    Block("townsfolk", TOWNSFOLK_COUNT, "the townsfolk at each space, one-hot", TOWNSFOLK_SPACES, TOWNSFOLK_CARD.texts),
    Block("outsiders", OUTSIDER_COUNT, "the outsider at each space, one-hot", OUTSIDER_SPACES, OUTSIDER.texts),
    Block("tavern", TAVERN_CARD.size, "open Tavern cards", 1, TAVERN_CARD.texts),
    Block("orders", ORDER.size, "the King's Order at each space, one-hot", ORDER_SPACES, ORDER.texts),
    Block("favours", FAVOUR.size, "the King's Favour at each space, one-hot", FAVOUR_SPACES, FAVOUR.texts),
    Block("favour_used", FAVOUR_SPACES, "favours with a worker on them"),
    Block("map", SPACE.size, "spaces of the map that are taken; then those taken by the seat itself", 2, SPACE.texts),
    Block(
        "decks", 5, "what is left of two decks", 1,
        ["walls", "suspicions", "suspicions of the first kind", "of the second kind", "of the third kind"],
        [24, 24, 10, 10, 10],
    ),
    Block("marker", RESOURCE_SPACES, "solo: the virtual player's resource marker, one-hot"),
    Block(
        "own_paladins", PALADIN_COUNT, "one's own Paladins: drawn, chosen, put back on top, put back at the bottom", 4,
        PALADIN.texts,
    ),
]  # fmt: skip


def observe(g: "Paladins", viewer: i64, page: Page) -> None:
    """PA-15.2 Public facts, and the Paladins that the viewer has drawn, chosen and put back."""
    page.one_hot(g.asked(viewer), STEP_COUNT)
    page.one_hot(g.phase, len(PHASES))
    page.one_hot(g.round - 1, ROUNDS)
    page.number(g.tax)
    _boards(g, viewer, page)
    for card in g.townsfolk:
        page.one_hot(card, TOWNSFOLK_COUNT)
    for card in g.outsiders:
        page.one_hot(card, OUTSIDER_COUNT)
    _cards(g.tavern, TAVERN_CARD.size, page)
    for card in g.orders:
        page.one_hot(card, ORDER.size)
    for card in g.favours:
        page.one_hot(card, FAVOUR.size)
    for n in g.favour_workers:
        page.flag(n > 0)
    for n in g.map:
        page.flag(n > 0)
    for n in g.map:
        page.flag(n > 0 and (n - 1) // 2 == viewer)
    page.number(total(g.wall_deck))
    page.number(total(g.suspicion_deck))
    page.numbers(g.suspicion_deck)
    page.one_hot(g.marker if g.is_solo() else -1, RESOURCE_SPACES)
    for zone in (DRAWN, CHOSEN, ON_TOP, AT_BOTTOM):
        for known in g.pile(zone, viewer).cards:
            page.add(known)
        page.skip(PALADIN_COUNT)


def _boards(g: "Paladins", viewer: i64, page: Page) -> None:
    boards: i64 = len(g.seat)
    absent: i64 = MOST_BOARDS - boards
    for at in range(viewer, viewer + boards):
        _board_numbers(g, at % boards, page)
    page.skip(absent * BOARD_NUMBERS)
    for at in range(viewer, viewer + boards):
        for n in g.seat[at % boards].placed:
            page.flag(n > 0)
    page.skip(absent * ACTION_COUNT)
    for at in range(viewer, viewer + boards):
        page.bits(g.seat[at % boards].workshops, SLOT_COUNT)
    page.skip(absent * SLOT_COUNT)
    for at in range(viewer, viewer + boards):
        page.bits(g.seat[at % boards].crew_bits, TOWNSFOLK_COUNT)
    page.skip(absent * TOWNSFOLK_COUNT)
    for at in range(viewer, viewer + boards):
        _cards(g.seat[at % boards].converts, OUTSIDER_COUNT, page)
    page.skip(absent * OUTSIDER_COUNT)
    for at in range(viewer, viewer + boards):
        _cards(g.seat[at % boards].trophies, OUTSIDER_COUNT, page)
    page.skip(absent * OUTSIDER_COUNT)
    for at in range(viewer, viewer + boards):
        page.one_hot(g.seat[at % boards].paladin, PALADIN_COUNT)
    page.skip(absent * PALADIN_COUNT)


def _cards(cards: vec[i64], size: i64, page: Page) -> None:
    for card in cards:
        page.add(card)
    page.skip(size)


def _board_numbers(g: "Paladins", seat: i64, page: Page) -> None:
    s = g.seat[seat]
    page.number(1)
    page.flag(seat < g.seat_count and g.waits_for(seat))
    page.flag(seat == g.active)
    page.flag(seat == g.first)
    page.flag(s.passed)
    page.numbers(s.pool)
    page.number(s.silver)
    page.number(s.provisions)
    page.number(s.strength)
    page.number(s.faith)
    page.number(s.influence)
    page.number(len(s.suspicions))
    page.number(s.unpaid)
    page.number(s.paid)
    page.number(s.monks)
    page.number(s.outposts)
    page.number(s.jars)
    page.number(len(s.walls))
    page.number(len(s.converts))
    page.number(len(s.trophies))
    points: i64 = 0
    for card in s.walls:
        points += g.box.wall_vp[card]
    page.number(points)
