"""Modules and scenarios as data: what they add to dumps, hand-made positions and views, and what can never be."""

from typing import TYPE_CHECKING

from palatine.games.kingsburg.actions import (
    ADVISOR,
    BUILDING,
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
from palatine.games.kingsburg.seat import ALL_TOKENS, NOT_CHOSEN, SPENT, TOKEN_VALUES
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
from palatine.kernel.bits import bit, shifted
from palatine.kernel.data import Reader, wrong
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import append, i64, vec

if TYPE_CHECKING:
    from palatine.games.kingsburg.seat import Seat
    from palatine.games.kingsburg.table import Kingsburg

_GROUPS = ["none", *GROUP.texts]
_BOARD = ADVISOR.texts[:RANKS]
_LOW = 6
"""Gifts lie on ranks 1 to 6."""


# ---- dumps and views -------------------------------------------------------------------------------------------------


def dumped(g: "Kingsburg") -> dict[str, object]:
    """Only what the modules in play need."""
    told: dict[str, object] = {}
    if has_module(g.chosen, ALTERNATIVE):
        told["rows_left"] = _letters(g.rows_left)
    if g.lot != NO_POWERS:
        told["auction"] = {
            "governor": GOVERNOR.texts[g.lot - FIRST_GOVERNOR],
            "bid": int(g.bid),
            "bidder": int(g.bidder),
            "out": [seat for seat in range(g.seat_count) if g.outbid >> seat & 1],
        }
    if g.box.has_whims:
        told["tile_4"] = [GOOD.texts[kind] for kind in range(3) if g.tile_goods >> kind & 1]
        told["tile_5"] = GOOD.texts[g.tile_good]
        told["tile_5_taken"] = g.tile_taken == 1
    if g.box.has_destiny:
        told["gifts"] = {
            _BOARD[rank]: GOOD.texts[(g.gifts >> 2 * rank & 3) - 1] for rank in range(_LOW) if g.gifts >> 2 * rank & 3
        }
    if g.box.has_destiny or g.box.has_groups:
        told["reserved"] = {
            _BOARD[rank]: int(g.reserved >> 3 * rank & 7) - 1 for rank in range(RANKS) if g.reserved >> 3 * rank & 7
        }
    return told


def dumped_seat(g: "Kingsburg", s: "Seat") -> dict[str, object]:
    told: dict[str, object] = {
        "rows": "".join([ROW_LETTERS[row] if row < FIRST_ALTERNATIVE else ROW_LETTERS[row].lower() for row in s.sheet])
    }
    if has_module(g.chosen, ALTERNATIVE):
        told["dealt"] = _letters(s.dealt)
    if g.box.has_governors:
        told["spent"] = [name for i, name in enumerate(SPENT) if s.spent >> i & 1]
        told["gifted"] = [BUILDING.texts[b] for b in range(BUILDING.size) if s.gifted >> b & 1]
        told["wins"] = int(s.wins)
    if g.box.has_groups:
        told["group"] = "none" if s.group == NO_POWERS else GROUP.texts[s.group - FIRST_GROUP]
    if g.box.has_tokens:
        told["tokens"] = [value for value in range(TOKEN_VALUES) for _ in range(s.tokens_left(value))]
        told["token"] = int(s.token)
    if g.box.has_alliances:
        told["allies"] = {_BOARD[rank - 1]: int(s.allies_at(rank)) for rank in range(1, RANKS + 1) if s.allies_at(rank)}
    if s.strength:
        told["strength"] = int(s.strength)
    return told


def _letters(rows: i64) -> str:
    """Rows with their copies: `BBD`."""
    return "".join([LETTERS[row] * int(rows >> 2 * row & 3) for row in range(len(LETTERS))])


# ---- reading positions -----------------------------------------------------------------------------------------------


def read(g: "Kingsburg", reader: Reader) -> None:
    """Fields that a position may leave out; cards are read from their zones."""
    g.rows_left = _read_letters(reader, "rows_left")
    auction = reader.table("auction")
    if auction.left:
        g.lot = FIRST_GOVERNOR + auction.word("governor", "", GOVERNOR.texts)
        g.bid = auction.integer("bid", NOBODY, NOBODY, MOST_BID)
        g.bidder = auction.integer("bidder", NOBODY, NOBODY, int(g.seat_count) - 1)
        g.outbid = 0
        for seat in auction.integers("out", [], 0, int(g.seat_count) - 1):
            g.outbid |= bit(seat)
    auction.close()
    g.tile_goods = 0
    for kind in reader.words("tile_4", GOOD.texts):
        g.tile_goods |= bit(kind)
    g.tile_good = reader.word("tile_5", "gold", GOOD.texts)
    g.tile_taken = 1 if reader.flag("tile_5_taken", False) else 0
    gifts = reader.table("gifts")
    g.gifts = 0
    for rank in range(_LOW):
        if gifts.has(_BOARD[rank]):
            g.gifts |= i64(gifts.word(_BOARD[rank], "", GOOD.texts) + 1) << 2 * rank
    gifts.close()
    reserved = reader.table("reserved")
    g.reserved = 0
    for rank in range(RANKS):
        if reserved.has(_BOARD[rank]):
            g.reserved |= i64(reserved.integer(_BOARD[rank], 0, 0, int(g.seat_count) - 1) + 1) << 3 * rank
    reserved.close()
    _read_cards(g)


def _read_cards(g: "Kingsburg") -> None:
    """What follows from where the cards lie."""
    for seat in range(g.seat_count):
        for card in g.pile(GOVERNOR_ZONE, seat).cards:
            g.seat[seat].governor = FIRST_GOVERNOR + card - FIRST_GOVERNOR_CARD
    for card in g.pile(DESTINY).cards:
        g.set_destiny(FIRST_DESTINY + card - FIRST_DESTINY_CARD)
    g.whims = 0
    for card in g.pile(WHIMS).cards:
        g.whims |= bit(card - FIRST_WHIM_CARD + 1)
    if g.whims >> 4 & 1 and g.tile_goods == 0:
        g.tile_goods = 7  # KB-19.7: never empty


def read_seat(g: "Kingsburg", s: "Seat", reader: Reader) -> None:
    if reader.has("rows"):
        s.sheet = _read_sheet(g, reader)
    s.dealt = _read_letters(reader, "dealt")
    s.spent = 0
    for i in reader.words("spent", list(SPENT)):
        s.spent |= bit(i)
    s.gifted = 0
    for b in reader.words("gifted", BUILDING.texts):
        s.gifted |= bit(b)
    s.wins = reader.integer("wins", 0, 0, 5)
    group = reader.word("group", "none", _GROUPS)
    s.group = FIRST_GROUP + group - 1 if group else NO_POWERS
    s.tokens = ALL_TOKENS
    if reader.has("tokens"):
        s.tokens = 0
        for value in reader.integers("tokens", [], 0, TOKEN_VALUES - 1):
            s.tokens += bit(2 * value)
    s.token = reader.integer("token", NOT_CHOSEN, NOT_CHOSEN, TOKEN_VALUES - 1)
    allies = reader.table("allies")
    s.allies = 0
    for rank in range(RANKS):
        s.allies |= i64(allies.integer(_BOARD[rank], 0, 0, 7)) << 3 * rank
    allies.close()
    s.strength = reader.integer("strength", 0, -9, 9)


def _read_letters(reader: Reader, key: str) -> i64:
    text = reader.take(key, "")
    if not isinstance(text, str) or any([letter not in LETTERS or text.count(letter) > 2 for letter in text]):
        raise wrong(
            reader.at(key), text, "must be letters of rows, A to G", "musi składać się z liter rzędów od A do G"
        )
    rows: i64 = 0
    for letter in text:
        rows += bit(2 * LETTERS.index(letter))
    return rows


def _read_sheet(g: "Kingsburg", reader: Reader) -> vec[i64]:
    """`BcDEF`: a small letter is an alternative row."""
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
    return sheet


# ---- what can never be -----------------------------------------------------------------------------------------------


def cards_in_play(g: "Kingsburg") -> list[int]:
    found = list(range(ENEMY_COUNT))
    if g.box.has_governors:
        found += g.box.governor_cards()
    if g.box.has_destiny:
        found += g.box.destiny_cards()
    if g.box.has_whims:
        found += range(FIRST_WHIM_CARD, FIRST_WHIM_CARD + 16)
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
