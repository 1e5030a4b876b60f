"""The facts of modules and scenarios: what they add to the table, who may see it, and what can never be."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg.actions import (
    ADVISOR,
    BUILDING,
    CARD,
    FIRST_DESTINY_CARD,
    FIRST_GOVERNOR_CARD,
    FIRST_WHIM_CARD,
    GOOD,
    GOVERNOR,
    GROUP,
    MOST_BID,
)  # fmt: skip
from palatine.games.kingsburg.box import ENEMY_COUNT
from palatine.games.kingsburg.components import COLUMNS, FIRST_ALTERNATIVE, LETTERS, RANKS, ROW_LETTERS
from palatine.games.kingsburg.families import ALTERNATIVE, has_module
from palatine.games.kingsburg.headings import FIRST_DESTINY, FIRST_GOVERNOR, FIRST_GROUP, NO_POWERS
from palatine.games.kingsburg.seat import NOT_CHOSEN, SPENT, TOKEN_VALUES
from palatine.games.kingsburg.zones import (
    DESTINY,
    DESTINY_PAST,
    DESTINY_UNSEEN,
    FOUGHT,
    GOVERNOR_KEPT,
    GOVERNORS_DEALT,
    GOVERNORS_LEFT,
    GOVERNORS_OFFERED,
    GOVERNORS_REJECTED,
    GOVERNORS_UNSEEN,
    INVADER,
    SECOND_INVADER,
    SECOND_TOP,
    TOP,
    UNSEEN,
    WHIMS,
)  # fmt: skip
from palatine.games.kingsburg.zones import GOVERNOR as GOVERNOR_ZONE
from palatine.kernel import kinds
from palatine.kernel.bits import bit, members, shifted
from palatine.kernel.data import Reader, wrong
from palatine.kernel.fields import Fact, Field, Special
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import append, i64, vec
from palatine.kernel.kinds import Kind, bits_of
from palatine.kernel.zone import ALL, OWNER

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

_BOARD: Final = ADVISOR.texts[:RANKS]
_GIFTS: Final = 6
"""Gifts lie on ranks 1 to 6."""


# ---- kinds -----------------------------------------------------------------------------------------------------------


def _letters(rows: i64) -> str:
    """Rows with their copies: `BBD`, kept as two bits for each letter."""
    return "".join([letter * int(rows >> 2 * row & 3) for row, letter in enumerate(LETTERS)])


def _read_letters(reader: Reader, key: str, _seats: int) -> int:
    text = reader.take(key, "")
    if not isinstance(text, str) or any([letter not in LETTERS or text.count(letter) > 2 for letter in text]):
        raise wrong(
            reader.at(key), text, "must be letters of rows, A to G", "musi składać się z liter rzędów od A do G"
        )
    return sum([int(bit(2 * LETTERS.index(letter))) for letter in text])


def _group(power: i64) -> str:
    """KB-20.1"""
    return "none" if power == NO_POWERS else GROUP.texts[power - FIRST_GROUP]


def _read_group(reader: Reader, key: str, _seats: int) -> int:
    group = reader.word(key, "none", ["none", *GROUP.texts])
    return FIRST_GROUP + group - 1 if group else NO_POWERS


def _tokens(held: i64) -> list[int]:
    """KB-18.1 Soldier tokens by value, kept as two bits each."""
    return [value for value in range(TOKEN_VALUES) for _ in range(held >> 2 * value & 3)]


def _read_tokens(reader: Reader, key: str, _seats: int) -> int:
    return sum([int(bit(2 * value)) for value in reader.integers(key, [], 0, TOKEN_VALUES - 1)])


# ---- what modules add, and who may see it ----------------------------------------------------------------------------


def _auction(g: "Kingsburg", _seat: int) -> dict[str, object] | None:
    if g.lot == NO_POWERS:
        return None
    return {
        "governor": GOVERNOR.texts[g.lot - FIRST_GOVERNOR],
        "bid": int(g.bid),
        "bidder": int(g.bidder),
        "out": members(g.outbid),
    }


def _read_auction(g: "Kingsburg", _seat: int, reader: Reader) -> None:
    auction = reader.table("auction")
    if auction.left:
        g.lot = FIRST_GOVERNOR + auction.word("governor", "", GOVERNOR.texts)
        g.bid = auction.integer("bid", NOBODY, NOBODY, MOST_BID)
        g.bidder = auction.integer("bidder", NOBODY, NOBODY, int(g.seat_count) - 1)
        g.outbid = bits_of(auction.integers("out", [], 0, int(g.seat_count) - 1))
    auction.close()


def _rows(g: "Kingsburg", seat: int) -> str:
    """`BcDEF`: a small letter is an alternative row."""
    rows = [int(row) for row in g.seat[seat].sheet]
    return "".join([ROW_LETTERS[row] if row < FIRST_ALTERNATIVE else ROW_LETTERS[row].lower() for row in rows])


def _read_rows(g: "Kingsburg", seat: int, reader: Reader) -> None:
    if not reader.has("rows"):
        return
    text = reader.take("rows", "")
    printed = "".join([ROW_LETTERS[row] for row in g.box.sheet])
    if not isinstance(text, str) or text.upper() != printed:
        raise wrong(
            reader.at("rows"), text, f"must be {printed}, small letters for alternative rows",
            f"musi mieć postać {printed}, małe litery to rzędy alternatywne",
        )  # fmt: skip
    sheet: vec[i64] = vec[i64]()
    for at, letter in enumerate(text):
        sheet = append(
            sheet, FIRST_ALTERNATIVE + LETTERS.index(letter.upper()) if letter.islower() else g.box.sheet[at]
        )
    g.seat[seat].sheet = sheet


def _any_token(g: "Kingsburg", seat: int) -> int:
    """KB-18.3 A soldier token that another seat has chosen in secret could be any of those it holds."""
    s = g.seat[seat]
    if s.token == NOT_CHOSEN:
        return NOT_CHOSEN
    values = _tokens(s.tokens)
    return values[g.chance.below(len(values))]


SEAT: Final[list[Fact["Kingsburg"]]] = [
    Special("rows", ALL, ["sheet"], _rows, _read_rows, lambda g: g.box.modular),
    Field("dealt", ALL, Kind(_letters, _read_letters), when=lambda g: has_module(g.chosen, ALTERNATIVE)),
    Field("spent", ALL, kinds.names(SPENT), when=lambda g: g.box.has_governors),
    Field("gifted", ALL, kinds.names(BUILDING.texts), when=lambda g: g.box.has_governors),
    Field("wins", ALL, kinds.number(0, 5), when=lambda g: g.box.has_governors),
    Field("group", ALL, Kind(_group, _read_group), when=lambda g: g.box.has_groups),
    Field("tokens", ALL, Kind(_tokens, _read_tokens), when=lambda g: g.box.has_tokens),
    Field(
        "token", OWNER, kinds.number(NOT_CHOSEN, TOKEN_VALUES - 1), when=lambda g: g.box.has_tokens, imagine=_any_token
    ),
    Field("allies", ALL, kinds.packed(_BOARD, 3, kinds.number(0, 7)), when=lambda g: g.box.has_alliances),
    Field("strength", ALL, kinds.extra(-9, 9), when=lambda g: g.box.modular),
]

TABLE: Final[list[Fact["Kingsburg"]]] = [
    Field("rows_left", ALL, Kind(_letters, _read_letters), when=lambda g: has_module(g.chosen, ALTERNATIVE)),
    Special("auction", ALL, ["lot", "bid", "bidder", "outbid"], _auction, _read_auction),
    Field("tile_4", ALL, kinds.names(GOOD.texts), "tile_goods", lambda g: g.box.has_whims),
    Field("tile_5", ALL, kinds.word(GOOD.texts), "tile_good", lambda g: g.box.has_whims),
    Field("tile_5_taken", ALL, kinds.mark(), "tile_taken", lambda g: g.box.has_whims),
    Field("gifts", ALL, kinds.packed(_BOARD[:_GIFTS], 2, kinds.word(GOOD.texts, 1)), when=lambda g: g.box.has_destiny),
    Field(
        "reserved",
        ALL,
        kinds.packed(_BOARD, 3, kinds.seat(first=1)),
        when=lambda g: g.box.has_destiny or g.box.has_groups,
    ),
]


def complete(g: "Kingsburg") -> None:
    """What follows from where the cards lie."""
    for seat in range(g.seat_count):
        for card in g.pile(GOVERNOR_ZONE, seat).cards:
            g.seat[seat].governor = FIRST_GOVERNOR + card - FIRST_GOVERNOR_CARD
    for card in g.pile(DESTINY).cards:
        g.set_destiny(FIRST_DESTINY + card - FIRST_DESTINY_CARD)
    g.whims = bits_of([card - FIRST_WHIM_CARD + 1 for card in g.pile(WHIMS).cards])
    if g.whims >> 4 & 1 and g.tile_goods == 0:
        g.tile_goods = 7  # KB-19.7: never empty


# ---- what can never be -----------------------------------------------------------------------------------------------


def cards_in_play(g: "Kingsburg") -> list[int]:
    found = list(range(ENEMY_COUNT))
    if g.box.has_governors:
        found += g.box.governor_cards()
    if g.box.has_destiny:
        found += g.box.destiny_cards()
    if g.box.has_whims:
        found += range(FIRST_WHIM_CARD, CARD.size)
    return found


def audit(g: "Kingsburg") -> list[str]:
    """Everything lies among its own kind, and nobody has more than there is."""
    broken: list[str] = []
    governors = [
        GOVERNORS_UNSEEN, GOVERNORS_OFFERED, GOVERNORS_LEFT, GOVERNORS_DEALT, GOVERNOR_KEPT, GOVERNORS_REJECTED,
        GOVERNOR_ZONE,
    ]  # fmt: skip
    destiny = [DESTINY_UNSEEN, DESTINY, DESTINY_PAST]
    enemies = [UNSEEN, TOP, INVADER, FOUGHT, SECOND_TOP, SECOND_INVADER]
    for (zone, _), pile in zip(g.game.zones.places(g.seat_count), g.piles, strict=True):
        family = 1 if zone in governors else 2 if zone in destiny else 0 if zone in enemies else 3
        if [card for card in pile.cards if _family(card) != family]:
            broken.append(f"a card of another kind lies in {zone.name}")
    if len(g.pile(DESTINY).cards) > 1:
        broken.append("KB-17.1: one destiny card a year")
    if not g.box.has_second_enemy and g.pile(SECOND_TOP).cards + g.pile(SECOND_INVADER).cards:
        broken.append("KB-20.4: a second enemy belongs to Goblin Valley")
    groups = [s.group for s in g.seat if s.group != NO_POWERS]
    if len(set(groups)) != len(groups) or (groups and not g.box.has_groups):
        broken.append("KB-20.1: each group is claimed at most once")
    for seat in range(g.seat_count):
        broken += [f"seat {seat}: {line}" for line in _audit_seat(g, seat)]
    return broken


def _family(card: int) -> int:
    if card < ENEMY_COUNT:
        return 0
    return 1 if card < FIRST_DESTINY_CARD else 2 if card < FIRST_WHIM_CARD else 3


def _audit_seat(g: "Kingsburg", seat: i64) -> list[str]:
    s = g.seat[seat]
    broken: list[str] = []
    covered = s.buildings
    for row in s.sheet:
        covered &= ~shifted(15, COLUMNS * row)
    if covered:
        broken.append("KB-15.12: a building stands in a row that is not on the sheet")
    if len(g.pile(GOVERNOR_ZONE, seat).cards) > 1:
        broken.append("KB-16.1: one governor each")
    if s.gifted & ~s.buildings:
        broken.append("KB-A-18: a free building that does not stand")
    if s.token != NOT_CHOSEN and not s.tokens_left(s.token):
        broken.append("KB-18.1: a soldier token that is not there")
    if any([s.tokens_left(value) > (2 if value == 1 else 1) for value in range(TOKEN_VALUES)]):
        broken.append("KB-18.1: each player has the soldier tokens 0, 1, 1, 2, 3, 4")
    if any([g.reserved >> 3 * rank & 7 > g.seat_count for rank in range(RANKS)]):
        broken.append("KB-5.3.11: an advisor reserved for nobody")
    return broken
