"""What a seat may know as numbers, in named blocks: the seat itself first, then the other."""

from typing import TYPE_CHECKING, Final

from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    ADVISOR_COUNT,
    CARD,
    CARDS,
    DESIGN,
    DESIGNS,
    MENACE,
    MENACE_DECK,
)
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES, STAGES_EACH, TYPES
from palatine.games.wonderful_kingdom.headings import GAME_END, MODULES, PHASES
from palatine.games.wonderful_kingdom.scoring import seat_score
from palatine.games.wonderful_kingdom.seat import KINDS, Seat, design_of, in_pack, is_frozen
from palatine.games.wonderful_kingdom.zones import AREAS, DRAWN, FOUND, HAND, SELECTION, TOP
from palatine.kernel.blocks import Block, Page
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN, Pile

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom

MOST_SEATS: Final = 2
STEP_COUNT: Final = GAME_END + 1
PLACE: Final = CARDS + 2
SITE_NUMBERS: Final = 2 + KINDS
MENACE_KINDS: Final = MENACE.size
DECK_COUNT: Final = MENACE_DECK.size

_SEAT: Final = [
    ("takes part", 1), ("may act now", 1), ("first duchy", 1), ("second duchy", 1), ("krystallium", 5), ("soldiers", 5),
    ("camp", 1), ("traps", 2), ("calamities", 4), ("vision used", 1), ("cards left in the menace deck", 4),
    ("cards in hand", 8), ("cards under construction", 10), ("score", 50), ("score below zero", 50),
]  # fmt: skip
SEAT_NUMBERS: Final = len(_SEAT)
_KNOWN: Final = [*CARD.texts, "cards face down", "cards unknown"]
_BASIC: Final = RESOURCES[:BASIC]
_SPACES: Final = [f"empty spaces: {resource}" for resource in RESOURCES]

BLOCKS: Final = [
    Block("step", STEP_COUNT, "what is asked, one-hot over the steps of the rules"),
    Block("phase", len(PHASES), "the phase, one-hot", 1, list(PHASES)),
    Block("round", 4, "the round, one-hot"),
    Block("resource", BASIC, "the resource that is produced, one-hot", 1, _BASIC),
    Block("module", len(MODULES), "the module, one-hot", 1, list(MODULES)),
    Block("quest", 2, "the quest, one-hot"),
    Block("first_player", 1, "one is the first player"),
    Block("searched_doubled", 2, "searched, doubled", 1, ["searched", "doubled"]),
    Block("vermin_stack", 1, "vermin left", 1, None, [10]),
    Block("hand", CARDS, "one's own hand", 1, CARD.texts),
    Block("drawn", CARDS, "cards drawn or found, to choose from", 1, CARD.texts),
    Block("areas", PLACE, "cards in the left and in the right area, as far as one knows them", 2, _KNOWN),
    Block("deck_top", CARDS, "the top of the deck, if one knows it", 1, CARD.texts),
    Block("selections", PLACE, "cards taken by each seat, as far as one knows them", MOST_SEATS, _KNOWN),
    Block("seats", SEAT_NUMBERS, "the numbers of each seat", MOST_SEATS, [n for n, _ in _SEAT], [d for _, d in _SEAT]),
    Block(
        "basic", 4 * BASIC, "by resource, for each seat", MOST_SEATS,
        [f"{what}: {name}" for what in ("production", "alchemy", "cubes to place", "theft tokens") for name in _BASIC],
        [5] * 3 * BASIC + [2] * BASIC,
    ),
    Block("types", BASIC, "constructed cards of each seat by type", MOST_SEATS, list(TYPES), [5]),
    Block("built", DESIGNS, "constructed cards of each seat", MOST_SEATS, DESIGN.texts),
    Block(
        "construction", DESIGNS * SITE_NUMBERS,
        "cards under construction of each seat: for each design how many, how many frozen, and the empty spaces of the "
        "first of them",
        MOST_SEATS,
        [f"{design}: {what}" for design in DESIGN.texts for what in ["cards", "frozen", *_SPACES]],
        ([1, 1] + [5] * KINDS) * DESIGNS,
    ),
    Block("menaces", MENACE_KINDS, "menaces in each construction area", MOST_SEATS, MENACE.texts, [2]),
    Block("menace_decks", DECK_COUNT, "the menace deck of each seat, one-hot", MOST_SEATS, MENACE_DECK.texts),
    Block(
        "advisors", 2 * ADVISOR_COUNT, "advisors of each seat, then those used this round", MOST_SEATS,
        ADVISOR.texts + [f"{name} used" for name in ADVISOR.texts],
    ),
    Block("stages", STAGES_EACH, "stages of the quest that each seat has done", MOST_SEATS),
]  # fmt: skip


def observe(g: "WonderfulKingdom", viewer: i64, page: Page) -> None:
    """Public facts, the viewer's hand, and the face-down cards the viewer knows."""
    page.one_hot(g.asked(viewer), STEP_COUNT)
    page.one_hot(g.phase, len(PHASES))
    page.one_hot(g.round - 1, 4)
    page.one_hot(g.step, BASIC)
    page.one_hot(g.box.module, len(MODULES))
    page.one_hot(g.quest, 2)
    page.flag(g.first() == viewer)
    page.number(g.searched)
    page.number(g.doubled)
    page.number(g.vermin_stack)
    _known(g.pile(HAND, viewer), viewer, page)
    drawn = g.pile(DRAWN, viewer)
    _known(drawn if drawn.cards else g.pile(FOUND, viewer), viewer, page)
    for area in AREAS:
        _place(g.pile(area), viewer, page)
    _known(g.pile(TOP), viewer, page)
    seats = g.seat_count
    absent: i64 = MOST_SEATS - seats
    for at in range(viewer, viewer + seats):
        _place(g.pile(SELECTION, at % seats), viewer, page)
    page.skip(absent * PLACE)
    for at in range(viewer, viewer + seats):
        _seat_numbers(g, at % seats, page)
    page.skip(absent * SEAT_NUMBERS)
    for at in range(viewer, viewer + seats):
        _basic(g, at % seats, page)
    page.skip(absent * 4 * BASIC)
    for at in range(viewer, viewer + seats):
        page.numbers(g.seat[at % seats].types)
    page.skip(absent * BASIC)
    for at in range(viewer, viewer + seats):
        page.numbers(g.seat[at % seats].built)
    page.skip(absent * DESIGNS)
    for at in range(viewer, viewer + seats):
        _construction(g, g.seat[at % seats], page)
    page.skip(absent * DESIGNS * SITE_NUMBERS)
    for at in range(viewer, viewer + seats):
        page.numbers(g.seat[at % seats].menaces)
    page.skip(absent * MENACE_KINDS)
    for at in range(viewer, viewer + seats):
        page.one_hot(g.seat[at % seats].deck, DECK_COUNT)
    page.skip(absent * DECK_COUNT)
    for at in range(viewer, viewer + seats):
        page.bits(g.seat[at % seats].advisors, ADVISOR_COUNT)
        page.bits(g.seat[at % seats].used, ADVISOR_COUNT)
    page.skip(absent * 2 * ADVISOR_COUNT)
    for at in range(viewer, viewer + seats):
        page.bits(g.seat[at % seats].stages, STAGES_EACH)
    page.skip(absent * STAGES_EACH)


def _known(pile: Pile, viewer: i64, page: Page) -> None:
    """How many of each card the viewer knows to lie there."""
    for at in range(len(pile.cards)):
        if pile.known[at] >> viewer & 1:
            page.add(pile.cards[at])
    page.skip(CARDS)


def _place(pile: Pile, viewer: i64, page: Page) -> None:
    """The same, then how many lie face down, and how many of all are unknown."""
    for at in range(len(pile.cards)):
        if pile.known[at] != OPEN:
            page.add(CARDS)
        if not pile.known[at] >> viewer & 1:
            page.add(CARDS + 1)
    _known(pile, viewer, page)
    page.skip(2)


def _seat_numbers(g: "WonderfulKingdom", seat: i64, page: Page) -> None:
    s = g.seat[seat]
    page.number(1)
    page.flag(g.waits_for(seat))
    page.flag(s.duchy == 0)
    page.flag(s.duchy == 1)
    page.number(s.krystallium)
    page.number(s.soldiers)
    page.number(s.camp)
    page.number(s.traps)
    page.number(s.calamities)
    page.number(s.vision_used)
    page.number(s.deck_left)
    page.number(len(g.pile(HAND, seat).cards))
    page.number(len(s.sites))
    score = seat_score(g, seat)
    page.number(score)
    page.number(-score)


def _basic(g: "WonderfulKingdom", seat: i64, page: Page) -> None:
    """Production, alchemy, fresh cubes and theft tokens by resource."""
    s = g.seat[seat]
    for resource in range(i64(BASIC)):
        page.number(g.production(seat, resource))
    page.numbers(s.alchemy)
    page.numbers(s.fresh)
    page.numbers(s.thefts)


def _construction(g: "WonderfulKingdom", s: Seat, page: Page) -> None:
    """For each design: copies under construction, frozen ones, and the empty spaces of the first."""
    before: i64 = -1
    start = page.at
    for site in s.sites:
        design = design_of(site)
        page.at = start + design * SITE_NUMBERS
        page.add(0)
        if is_frozen(site):
            page.add(1)
        if design != before:
            page.skip(2)
            missing = g.missing(site)
            for kind in range(i64(KINDS)):
                page.number(in_pack(missing, kind))
        before = design
    page.at = start + DESIGNS * SITE_NUMBERS
