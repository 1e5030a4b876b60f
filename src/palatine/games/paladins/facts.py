"""The facts of Paladins: pieces of events, what is on the table and who may see it, and what can never be true."""

from typing import TYPE_CHECKING, Final

from palatine.games.paladins import reading, scoring
from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    JAR_SPACE,
    ORDER,
    OUTSIDER,
    PALADIN,
    SCHEME,
    SPACE,
    SUSPICION,
    TAVERN_CARD,
    TOWNSFOLK_CARD,
    WALL,
)
from palatine.games.paladins.components import (
    COMMISSION,
    CRIMINAL,
    FAVOUR_SPACES,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    PIECES,
    RESOURCES,
    ROUNDS,
    SCHEMES,
    SET_OF_PALADINS,
    STRENGTH,
    TOP,
    TOWNSFOLK_SPACES,
    WORKERS,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import GROUP_TEXTS, NO_GROUP
from palatine.games.paladins.headings import (
    CHOICE,
    CLEAR,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    EFFECT,
    FREE_DEVELOP,
    FREE_RECRUIT,
    FROM_ACTION,
    FROM_FAVOUR,
    FROM_JAR,
    FROM_OUTSIDER,
    FROM_PALADIN,
    FROM_SPACE,
    FROM_TAVERN,
    FROM_TOWNSFOLK,
    FROM_VPL,
    FROM_WALL,
    FROM_WORKSHOP,
    OFFER,
    PAY_DEBT,
    PHASES,
)
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD, VPL
from palatine.kernel import kinds
from palatine.kernel.action import Domain
from palatine.kernel.bits import bit_count, members
from palatine.kernel.columns import total
from palatine.kernel.data import Reader
from palatine.kernel.fields import Fact, Field, SeatRows, Sheet, Special, Told
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import i64, vec
from palatine.kernel.kinds import MANY
from palatine.kernel.zone import ALL

if TYPE_CHECKING:
    from palatine.games.paladins.seat import Seat
    from palatine.games.paladins.table import Paladins

DECKS: Final = ("townsfolk", "outsider", "tavern", "order", "favour", "wall", "suspicion", "scheme")


WITH_SOURCE: Final = (
    CHOICE, EFFECT, OFFER, DISCARD_SUSPICION, PAY_DEBT, DESTROY_DEBT, CLEAR, FREE_RECRUIT, FREE_DEVELOP,
)  # fmt: skip
"""Steps whose frames say where an effect comes from."""


# ---- pieces of events ------------------------------------------------------------------------------------------------


def exchange(amounts: vec[i64], source: i64) -> dict[str, object]:
    goods = {name: int(n) for name, n in zip(RESOURCES, amounts, strict=True) if n}
    return {"goods": goods, "source": source_name(source)}


def placing(action: i64, group: i64) -> dict[str, object]:
    return {"action": BOARD_ACTION.texts[action], "workers": GROUP_TEXTS[group]}


def favour(card: i64, group: i64) -> dict[str, object]:
    return {"favour": FAVOUR.texts[card], "workers": GROUP_TEXTS[group]}


def group(number: i64) -> dict[str, object]:
    return {"workers": GROUP_TEXTS[number] if number != NO_GROUP else ""}


_SOURCES: Final = (
    (FROM_JAR, JAR_SPACE, "PA-6.11"), (FROM_SPACE, SPACE, "PA-6.3"), (FROM_FAVOUR, FAVOUR, "PA-7.3"),
    (FROM_WALL, WALL, "PA-6.6"), (FROM_OUTSIDER, OUTSIDER, "PA-6.14"), (FROM_TOWNSFOLK, TOWNSFOLK_CARD, "PA-12.1"),
    (FROM_TAVERN, TAVERN_CARD, "PA-3.5"), (FROM_PALADIN, PALADIN, "PA-3.8"),
)  # fmt: skip
"""Cards and spaces that effects come from, the last numbers first, with the rule by which they give."""


def source_name(source: i64) -> str:
    """Where an effect comes from, such as `townsfolk:abbot_tax`."""
    if source >= FROM_VPL:
        return "virtual player"
    if source >= FROM_ACTION:
        return f"action:{BOARD_ACTION.texts[source - FROM_ACTION]}"
    if source >= FROM_WORKSHOP:
        return f"workshop:{source - FROM_WORKSHOP + 1}"
    first, cards, _rule = _source(source)
    return f"{cards.target}:{cards.texts[source - first]}"


def rule_of(source: i64) -> str:
    if source >= FROM_WORKSHOP:
        return "PA-14.33" if source >= FROM_VPL else "PA-4.8" if source >= FROM_ACTION else "PA-5.4"
    return _source(source)[2]


def _source(source: i64) -> tuple[int, Domain, str]:
    for row in _SOURCES:
        if source >= row[0]:
            return row
    raise AssertionError(f"an effect cannot come from {source}")


# ---- what is on the table, and who may see it ------------------------------------------------------------------------


def _decks(g: "Paladins", _seat: int, _viewer: int | None) -> dict[str, int]:
    """PA-15.2 How many cards are in them."""
    decks = {
        "townsfolk": int(bit_count(g.townsfolk_deck)),
        "outsiders": int(bit_count(g.outsider_deck)),
        "tavern": int(bit_count(g.tavern_deck)),
        "walls": int(total(g.wall_deck)),
        "suspicions": int(total(g.suspicion_deck)),
    }
    return {**decks, "schemes": int(total(g.scheme_deck))} if g.is_solo() else decks


def _vpl(g: "Paladins", _seat: int) -> dict[str, object] | None:
    if not g.is_solo():
        return None
    return {**VIRTUAL.shown(g, g.seat[VPL], VPL, None), **SOLO.shown(g, g, NOBODY, None)}


def _read_vpl(g: "Paladins", _seat: int, reader: Reader) -> None:
    if g.is_solo():
        row = reader.table("vpl")
        VIRTUAL.take(g, g.seat[VPL], VPL, row)
        SOLO.take(g, g, NOBODY, row)
        row.close()


_BOARD: Final[list[Fact["Paladins"]]] = [
    Special("attributes", ALL, ["strength", "faith", "influence"], reading.attributes, reading.read_attributes),
    Field("suspicions", ALL, kinds.cards(SUSPICION.texts)),
    Field("unpaid", ALL, kinds.number(0, MANY)),
    Field("paid", ALL, kinds.number(0, MANY)),
    Field("walls", ALL, kinds.cards(WALL.texts)),
    Field("converts", ALL, kinds.cards(OUTSIDER.texts)),
    Field("trophies", ALL, kinds.cards(OUTSIDER.texts)),
    Field("workshops", ALL, kinds.names(reading.WORKSHOPS)),
    Field("passed", ALL, kinds.flag()),
]
"""What the virtual player has too."""

SEAT: Final[Sheet["Paladins"]] = Sheet(
    [
        *_BOARD,
        Field("silver", ALL, kinds.number(0, MANY)),
        Field("provisions", ALL, kinds.number(0, MANY)),
        Field("workers", ALL, kinds.counts(WORKERS), "pool"),
        Field("placed", ALL, reading.PLACED),
        Field("crew", ALL, kinds.cards(TOWNSFOLK_CARD.texts)),
        Field("jars", ALL, kinds.names(JAR_SPACE.texts), "jar_spaces"),
        Field("paladin", ALL, kinds.card(PALADIN.texts)),
        Field("tavern", ALL, kinds.card(TAVERN_CARD.texts)),
    ],
    apart={
        "crew_bits": "the crew as a set",
        "jars": "counted from their spaces",
        "monks": "counted on the map",
        "outposts": "counted on the map",
    },
)

VIRTUAL: Final[Sheet["Paladins"]] = Sheet(
    [
        *_BOARD,
        Field("workers", ALL, reading.LABOURERS, "pool"),
        Field("placed", ALL, kinds.counts(BOARD_ACTION.texts)),
        Field("jars", ALL, kinds.number(0, PIECES)),
    ],
    apart={},
)

SOLO: Final[Sheet["Paladins"]] = Sheet(
    [
        Field("marker", ALL, reading.MARKER),
        Field("stacked", ALL, reading.STACKED),
        Field("scheme_discards", ALL, kinds.counts(SCHEME.texts), "schemes_gone"),
    ],
    apart={},
)

# PA-15.2 Everything but the order of decks, face-down King's cards and hidden Paladins, which lie in zones.
# PA-15.5 Decks are not written: what lies in a deck is what lies nowhere else.
TABLE: Final[Sheet["Paladins"]] = Sheet(
    [
        Field("phase", ALL, kinds.word(PHASES)),
        Field("round", ALL, kinds.number(0, ROUNDS)),
        Field("first", ALL, kinds.seat()),
        Field("active", ALL, reading.BOARD, start=lambda g, seat: g.first),
        Field("tax", ALL, kinds.number(0, MANY), start=lambda g, seat: g.box.tax_supply),
        Field("townsfolk", ALL, kinds.places(TOWNSFOLK_CARD.texts, TOWNSFOLK_SPACES)),
        Field("townsfolk_discards", ALL, kinds.names(TOWNSFOLK_CARD.texts), "townsfolk_gone"),
        Field("outsiders", ALL, kinds.places(OUTSIDER.texts, OUTSIDER_SPACES)),
        Field("outsider_discards", ALL, kinds.names(OUTSIDER.texts), "outsiders_gone"),
        Field("tavern", ALL, kinds.cards(TAVERN_CARD.texts)),
        Field("tavern_discards", ALL, kinds.names(TAVERN_CARD.texts), "tavern_gone"),
        Field("orders", ALL, kinds.places(ORDER.texts, ORDER_SPACES)),
        Field("favours", ALL, kinds.places(FAVOUR.texts, FAVOUR_SPACES)),
        Field("favour_workers", ALL, reading.FAVOUR_WORKERS),
        Field("suspicion_discards", ALL, kinds.counts(SUSPICION.texts), "suspicions_gone"),
        Special("map", ALL, ["map", "free"], reading.pieces, reading.read_pieces),
        SeatRows("seats", SEAT),
        Special("vpl", ALL, ["marker", "stacked", "schemes_gone"], _vpl, _read_vpl),
        Told("decks", ALL, _decks),
        Told("scores", ALL, lambda g, seat, viewer: [scoring.board_score(g, who) for who in range(g.seat_count)]),
        Told("vpl_score", ALL, lambda g, seat, viewer: scoring.board_score(g, VPL) if g.is_solo() else None),
    ],
    apart={"box": "what was printed", **{f"{name}_deck": "what lies nowhere else" for name in DECKS}},
)


# ---- what can never be -----------------------------------------------------------------------------------------------


def audit(g: "Paladins") -> list[str]:
    """PA-15.5 Every card lies in one place, pieces add up, and nothing is below zero."""
    broken: list[str] = []
    for who, s in enumerate(g.seat):
        broken += _audit_board(g, who, s)
    people = [int(c) for c in g.townsfolk if c != NO_CARD] + members(g.townsfolk_deck | g.townsfolk_gone)
    people += [int(c) for s in g.seat for c in s.crew]
    outsiders = [int(c) for c in g.outsiders if c != NO_CARD] + members(g.outsider_deck | g.outsiders_gone)
    outsiders += [int(c) for s in g.seat for c in [*s.converts, *s.trophies]]
    tavern = [int(c) for c in g.tavern] + members(g.tavern_deck | g.tavern_gone)
    tavern += [int(s.tavern) for s in g.seat if s.tavern != NO_CARD]
    orders = [int(c) for c in g.orders if c != NO_CARD] + members(g.order_deck)
    favours = [int(c) for c in g.favours if c != NO_CARD] + members(g.favour_deck)
    for found, texts in (
        (people, TOWNSFOLK_CARD.texts), (outsiders, OUTSIDER.texts), (tavern, TAVERN_CARD.texts),
        (orders, ORDER.texts), (favours, FAVOUR.texts),
    ):  # fmt: skip
        broken += [f"PA-1.3: {texts[card]} lies in two places" for card in set(found) if found.count(card) > 1]
        broken += [f"PA-15.5: {texts[card]} is nowhere" for card in range(len(texts)) if card not in found]
    broken += _audit_counts(g)
    broken += _audit_map(g)
    for frame in g.stack:
        if frame.step in WITH_SOURCE and not 0 <= frame.b <= FROM_VPL:
            broken.append(f"an effect cannot come from {frame.b}")
    return broken


def _audit_counts(g: "Paladins") -> list[str]:
    """PA-15.5 Walls, Suspicions and Schemes, of which there are several copies."""
    broken: list[str] = []
    for card, copies in enumerate(g.box.suspicion_copies):
        held = sum([1 for s in g.seat for other in s.suspicions if other == card])
        if held + g.suspicion_deck[card] + g.suspicions_gone[card] != copies or g.suspicion_deck[card] < 0:
            broken.append(f"PA-15.5: the cards {SUSPICION.texts[card]} are not {copies}")
    for card, copies in enumerate(g.box.wall_copies):
        built = sum([1 for s in g.seat for other in s.walls if other == card])
        if built + g.wall_deck[card] != copies or g.wall_deck[card] < 0:
            broken.append(f"PA-1.3: the cards {WALL.texts[card]} are not {copies}")
    if g.is_solo():
        covered = sum([1 for card in g.favours if card == NO_CARD])
        for card, copies in enumerate(g.box.scheme_copies):
            waiting = covered if card == len(SCHEMES) - 1 else 0
            if g.scheme_deck[card] + g.schemes_gone[card] + waiting != copies or g.scheme_deck[card] < 0:
                broken.append(f"PA-14.5: the cards {SCHEME.texts[card]} are not {copies}")
    return broken


def _audit_map(g: "Paladins") -> list[str]:
    """PA-15.5 Monks and Outposts on the map are those that left the boards."""
    broken: list[str] = []
    for who, s in enumerate(g.seat):
        monks = sum([1 for n in g.map if n == 1 + 2 * who])
        outposts = sum([1 for n in g.map if n == 2 + 2 * who])
        if monks != s.monks or outposts != s.outposts or monks > PIECES or outposts > PIECES:
            broken.append(f"PA-15.5: pieces of board {who} on the map do not agree")
    free = sum([1 << space for space, n in enumerate(g.map) if n == 0]) & g.box.open
    if free != g.free or any([n for space, n in enumerate(g.map) if not g.box.open >> space & 1]):
        broken.append("PA-6.2: a space of the map is not open")
    boards = len(g.seat)
    if any([n and not 0 <= (n - 1) // 6 < boards for n in g.favour_workers]) or len(g.favour_workers) != FAVOUR_SPACES:
        broken.append("PA-7.2: a worker of nobody stands on a Favour")
    return broken


def _audit_board(g: "Paladins", who: int, s: "Seat") -> list[str]:
    broken: list[str] = []
    numbers = [s.silver, s.provisions, s.unpaid, s.paid, *s.pool, *s.placed]
    if min([int(n) for n in numbers]) < 0:
        broken.append(f"PA-4.6: board {who} has something below zero")
    if not all([0 <= s.attribute(which) <= TOP for which in range(STRENGTH, STRENGTH + 3)]):
        broken.append(f"PA-0.3: an attribute of board {who} is off the track")
    if s.jars > PIECES or len(s.walls) > PIECES or len(s.converts) > PIECES or bit_count(s.workshops) > WORKSHOP_COUNT:
        broken.append(f"PA-4.7: board {who} has more pieces than it can have")
    if who < g.seat_count:
        if bit_count(s.jar_spaces) != s.jars or s.crew_bits != sum([1 << int(card) for card in s.crew]):
            broken.append(f"PA-15.5: board {who} does not add up")
        for action in range(ACTION_COUNT):
            for at in range(3):
                worker = (s.placed[action] >> 3 * at & 7) - 1
                slot = g.box.slot[3 * action + at]
                if worker >= 0 and ((slot not in (worker, CRIMINAL + 1) and worker != CRIMINAL) or slot > CRIMINAL + 1):
                    broken.append(f"PA-4.2: a wrong worker stands on an action of board {who}")
                if (
                    worker >= 0
                    and at < 2
                    and action >= COMMISSION
                    and s.workshops >> 2 * (action - COMMISSION) + at & 1
                ):
                    broken.append(f"PA-4.5: a worker of board {who} stands on a Workshop")
        paladins = [card for at, pile in enumerate(g.piles) for card in pile.cards if at % g.seat_count == who]
        if sorted(paladins) != list(range(SET_OF_PALADINS)):
            broken.append(f"PA-2.6: seat {who} does not have the twelve Paladins")
    return broken
