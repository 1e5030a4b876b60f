"""Everything a player can say in Kingsburg."""

from typing import Final

from palatine.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, LETTERS
from palatine.games.kingsburg.destiny_components import DESTINY as DESTINY_ROWS
from palatine.games.kingsburg.governor_components import GOVERNORS
from palatine.games.kingsburg.row_components import ALTERNATIVE_ROWS, EXTRA_ROWS
from palatine.games.kingsburg.scenario_components import GROUPS
from palatine.games.kingsburg.text import GOODS_NOUNS
from palatine.games.kingsburg.whim_components import WHIMS
from palatine.kernel.action import ActionBook, Domain, named
from palatine.kernel.ints import i64, vec
from palatine.kernel.speech import listed

MOST_GOODS: Final = 4
"""The largest handful of goods given or taken at once; larger payments are made in several handfuls."""


def _handfuls() -> list[tuple[int, int, int]]:
    """All ways to hold 1 to 4 goods: small handfuls first, gold before wood before stone."""
    return [
        (gold, wood, total - gold - wood)
        for total in range(1, MOST_GOODS + 1)
        for gold in range(total, -1, -1)
        for wood in range(total - gold, -1, -1)
    ]


HANDFULS: Final = _handfuls()
HANDFUL_GOLD: Final[vec[i64]] = vec[i64]([i64(h[0]) for h in HANDFULS])
HANDFUL_WOOD: Final[vec[i64]] = vec[i64]([i64(h[1]) for h in HANDFULS])
HANDFUL_STONE: Final[vec[i64]] = vec[i64]([i64(h[2]) for h in HANDFULS])
_HANDFUL_AT: Final[vec[i64]] = vec[i64](
    [i64(HANDFULS.index(h) if h in HANDFULS else -1) for h in [(n // 25, n // 5 % 5, n % 5) for n in range(125)]]
)
"""The number of the handful g, w, s stands at (g * 5 + w) * 5 + s."""
FREE_LOW_RANKS: Final = [0, 1, 2, 3, 4, 5]
"""Advisors of rank 1 to 6, as places of the court."""
FIRST_OF_SIZE: Final[vec[i64]] = vec[i64]([0, 0, 3, 9, 19, 34])
"""Handfuls of n goods are FIRST_OF_SIZE[n] … FIRST_OF_SIZE[n + 1] - 1."""

# What can be given besides goods.
GIVE_TOKEN: Final = 34
GIVE_POINT: Final = 35
GIVE_SOLDIER: Final = 36


def _handful_text(handful: tuple[int, int, int]) -> str:
    words = zip(("gold", "wood", "stone"), handful, strict=True)
    return "+".join([word if n == 1 else f"{n}{word}" for word, n in words if n])


def _handful_label(handful: tuple[int, int, int], lang: str) -> str:
    return listed([noun.count(n, lang) for noun, n in zip(GOODS_NOUNS, handful, strict=True) if n], lang)


_TEXTS: Final = [_handful_text(h) for h in HANDFULS]
_EN: Final = [_handful_label(h, "en") for h in HANDFULS]
_PL: Final = [_handful_label(h, "pl") for h in HANDFULS]

# What a placement adds to its dice: a +2 token (KB-5.3.4), the Market's shift (KB-5.3.5), or both (KB-A-08).
BOOST_VALUES: Final[vec[i64]] = vec[i64]([0, 2, -1, 1, 1, 3, 0])
BOOST_TOKEN: Final = 0b110010
"""Boosts that spend a +2 token."""
BOOST_MARKET: Final = 0b111100
"""Boosts that use the Market."""
BOOST_FAIR: Final = 6
"""KB-A-09 The Travelling Market: one coloured die counts as any low rank."""


def _same(name: str, words: list[str], target: str = "") -> Domain:
    """Words that are the same in texts and in every language."""
    return Domain(name, words, words, words, target)


GOODS: Final = Domain("goods", _TEXTS, _EN, _PL)
PAYMENT: Final = Domain(
    "payment",
    [*_TEXTS, "token", "vp", "soldier"],
    [*_EN, "1 +2\u00a0token", "1\u00a0VP", "1 soldier"],
    [*_PL, "1\u00a0żeton +2", "1\u00a0PZ", "1\u00a0oddział"],
)
# KB-16.16 The Politician's two spaces come behind the advisors of the board.
ADVISOR: Final = Domain(
    "advisor",
    [*[r.id for r in ADVISORS], "private_5", "private_10"],
    [*[r.en for r in ADVISORS], "private advisor (rank 5)", "private advisor (rank 10)"],
    [*[r.pl for r in ADVISORS], "własny polityk (ranga 5)", "własny polityk (ranga 10)"],
    "advisor",
)
ALL_BUILDINGS: Final = (*BUILDINGS, *EXTRA_ROWS, *ALTERNATIVE_ROWS)
BUILDING: Final = named("building", ALL_BUILDINGS, "building")
ALL_POWERS: Final = (*ALL_BUILDINGS, *GOVERNORS, *GROUPS, *DESTINY_ROWS)
"""Everything that has powers, in the order of `headings`."""
POWER: Final = named("power", ALL_POWERS, "power")
# Which of the coloured dice still in hand, sorted by face: bit 0 is the lowest die. Texts show faces, so the table
# fills them in; equal dice always use the lowest bits, so that one group of faces has one id.
DICE: Final = _same("dice", ["#1", "#2", "#1#2", "#3", "#1#3", "#2#3", "#1#2#3"])
BOOST: Final = _same("boost", ["", "+token", "-market", "+market", "+token-market", "+token+market", "+fair"])
FACE: Final = _same("face", ["1", "2", "3", "4", "5", "6"])
DIE_KIND: Final = Domain("die", ["coloured", "white"], ["coloured", "white"], ["kolorową", "białą"], "dice")
NUMBER: Final = _same("number", ["1", "2", "3", "4"])
WAY: Final = _same("way", ["1", "2", "3", "4", "5", "6", "7"])
SEAT: Final = _same("seat", ["1", "2", "3", "4", "5"], "seat")
ENEMY: Final = named("enemy", ENEMIES, "enemy")
GOVERNOR: Final = named("governor", GOVERNORS, "governor")
GROUP: Final = named("group", GROUPS, "group")
# All cards that lie somewhere, in one row of numbers: enemies, governors, destiny cards, whim tiles.
FIRST_GOVERNOR_CARD: Final[i64] = i64(len(ENEMIES))
FIRST_DESTINY_CARD: Final[i64] = FIRST_GOVERNOR_CARD + i64(len(GOVERNORS))
FIRST_WHIM_CARD: Final[i64] = FIRST_DESTINY_CARD + i64(len(DESTINY_ROWS))
CARD: Final = named("card", (*ENEMIES, *GOVERNORS, *DESTINY_ROWS, *WHIMS), "card")
_ROWS: Final = [letter.lower() for letter in LETTERS]
ROW: Final = Domain("row", _ROWS, list(LETTERS), list(LETTERS), "row")
ROW_SETS: Final = [(), *[(a,) for a in range(7)], *[(a, b) for a in range(7) for b in range(a + 1, 7)]]
"""KB-15.1 None, one or two of the seven letters."""
ROW_SET: Final = Domain(
    "rows",
    ["+".join([_ROWS[row] for row in rows]) or "none" for rows in ROW_SETS],
    [listed([LETTERS[row] for row in rows], "en") or "none" for rows in ROW_SETS],
    [listed([LETTERS[row] for row in rows], "pl") or "żaden" for rows in ROW_SETS],
)
_GOODS: Final = ["gold", "wood", "stone"]
GOOD: Final = Domain("good", _GOODS, [n.form(1, "en") for n in GOODS_NOUNS], [n.form(1, "pl") for n in GOODS_NOUNS])
MOST_BID: Final = 20
BID_OF: Final = _same("bid", [str(n) for n in range(MOST_BID + 1)])
ITEM: Final = Domain(
    "item",
    [*_GOODS, "token", "soldier"],
    ["1 gold", "1 wood", "1 stone", "1 +2\u00a0token", "1 soldier"],
    ["1\u00a0złoto", "1\u00a0drewno", "1\u00a0kamień", "1\u00a0żeton +2", "1\u00a0oddział"],
)
SENT: Final = _same("sent", ["0", "1", "2", "3", "4"])
DECK: Final = Domain("deck", ["first", "second"], ["first", "second"], ["pierwszej", "drugiej"])
# KB-16.8 The Prince's faces; with Famine two of the three.
PRINCELY: Final = _same("faces", ["3+4+6", "3+4", "3+6", "4+6"])
TURNED: Final = _same("turned", ["1", "3"])

ACTIONS: Final = ActionBook()
PASS: Final = ACTIONS.verb("pass", [], "{decline}", "{decline}")
"""Passing, declining, keeping: the table knows what it means at each step."""
TAKE: Final = ACTIONS.verb("take", [GOODS], "Take {goods}", "Weź {goods}")
GIVE: Final = ACTIONS.verb("give", [PAYMENT], "Give {payment}{reward}", "Oddaj {payment}{reward}")
PICK: Final = ACTIONS.verb("pick", [WAY], "{verb} {what}", "{verb} {what}")
PLACE: Final = ACTIONS.verb(
    "place",
    [ADVISOR, DICE, BOOST],
    "Place {dice}{boost} on the {advisor}{envoy}",
    "Przypisz {which} {dice}{boost} do {noun}: {advisor}{envoy}",
    "place {dice}{boost} {advisor}",
)
WHITE: Final = ACTIONS.verb("white", [FACE], "Use the white die {face}", "Użyj białej kości {face}")
REROLL_ONE: Final = ACTIONS.verb(
    "reroll", [DIE_KIND], "Reroll one {die} die ({building})", "Przerzuć jedną {die} kość ({building})"
)
REROLL_ALL: Final = ACTIONS.verb(
    "reroll_all", [], "Reroll all your dice ({building})", "Przerzuć wszystkie kości ({building})"
)
BUILD: Final = ACTIONS.verb(
    "build", [BUILDING], "Build the {building} {cost}{envoy}", "{builder} {building} {cost}{envoy}"
)
RECRUIT: Final = ACTIONS.verb("recruit", [NUMBER], "Recruit {soldiers} for {price}", "{recruit} {soldiers} za {price}")

USE: Final = ACTIONS.verb("use", [POWER], "{use}", "{use}")
EXCHANGE: Final = ACTIONS.verb("exchange", [ROW], "Exchange one row {row}", "Wymień jeden rząd {row}")
USE_ROWS: Final = ACTIONS.verb("rows", [ROW_SET], "{use_rows}", "{use_rows}")
DRAFT: Final = ACTIONS.verb("draft", [ROW], "Take row {row}", "Weź rząd {row}")
KEEP: Final = ACTIONS.verb("keep", [GOVERNOR], "Keep the {governor}", "Zachowaj kartę: {governor}")
PUT_UP: Final = ACTIONS.verb(
    "auction", [GOVERNOR], "Put the {governor} up for auction", "Wystaw na licytację: {governor}"
)
BID: Final = ACTIONS.verb("bid", [BID_OF], "Bid {bid}\u00a0VP", "Licytuj {bid}\u00a0PZ")
CLAIM: Final = ACTIONS.verb("claim", [GROUP], "Claim the {group}", "Zajmij grupę: {group}")
RESERVE: Final = ACTIONS.verb("reserve", [ADVISOR], "Reserve the {advisor}", "Zarezerwuj: {advisor}")
ALLY: Final = ACTIONS.verb("ally", [ADVISOR], "Put a token on the {advisor}", "Połóż żeton: {advisor}")
DISSOLVE: Final = ACTIONS.verb(
    "dissolve", [ADVISOR], "Remove a token of your left neighbour from the {advisor}",
    "Zdejmij żeton gracza po lewej: {advisor}",
)  # fmt: skip
REROLL_DIE: Final = ACTIONS.verb(
    "reroll_die", [DIE_KIND, FACE], "Reroll one {die} {face} (Artists)", "Przerzuć jedną {die} kość {face} (Artyści)"
)
SET_DICE: Final = ACTIONS.verb(
    "set_dice",
    [PRINCELY],
    "Set your coloured dice to {faces} (governor Prince)",
    "Ustaw kolorowe kości na {faces} (gubernator Książę)",
)
TURN_DIE: Final = ACTIONS.verb(
    "turn_die", [DIE_KIND, TURNED], "Turn a {die} 2 into a {turned} (governor Trickster)",
    "Zmień {die} dwójkę na {turned} (gubernator Kanciarz)",
)  # fmt: skip
NAME: Final = ACTIONS.verb("name", [GOOD], "Name {good}", "Wskaż zasób: {good}")
RIVAL: Final = ACTIONS.verb("rival", [SEAT], "Name {player}", "Wskaż gracza: {player}")
ITEM_TAKEN: Final = ACTIONS.verb("item", [ITEM], "Take {item}", "Weź {item}")
HAND_OUT: Final = ACTIONS.verb("hand", [GOOD, SEAT], "Hand 1 {good} to {player}", "Daj 1\u00a0{good} (gracz: {player})")
EXTRA: Final = ACTIONS.verb("extra", [GOOD], "Pay 1 {good} more", "Dopłać 1\u00a0{good}")
SAVE: Final = ACTIONS.verb("save", [GOOD], "Pay 1 {good} less", "Zapłać o 1\u00a0{good} mniej")
TOKENS: Final = ACTIONS.verb("tokens", [SENT], "{pay_tokens}", "{pay_tokens}")
SEND: Final = ACTIONS.verb("send", [SENT], "Choose the soldier token {sent}", "Wybierz żeton wojsk {sent}")
LOOK: Final = ACTIONS.verb("peek", [DECK], "Look at the {deck} enemy deck", "Podejrzyj kartę {deck} talii wrogów")

ORDER_DRAWN: Final = ACTIONS.chance("order", SEAT)
ENEMY_DRAWN: Final = ACTIONS.chance("enemy", ENEMY)
DICE_ROLLED: Final = ACTIONS.chance("roll", FACE, is_dice=True)
DICE_REROLLED: Final = ACTIONS.chance("reroll", FACE, is_dice=True)
NEUTRAL_ROLLED: Final = ACTIONS.chance("neutral", FACE, is_dice=True)
REINFORCED: Final = ACTIONS.chance("reinforcements", FACE, is_dice=True)
ROW_DEALT: Final = ACTIONS.chance("row", ROW)
GOVERNOR_DEALT: Final = ACTIONS.chance("governor", CARD)
DESTINY_DRAWN: Final = ACTIONS.chance("destiny", CARD)
WHIM_DRAWN: Final = ACTIONS.chance("whim", CARD)
GOOD_DRAWN: Final = ACTIONS.chance("good", GOOD)
GIFT_PLACED: Final = ACTIONS.chance("gift", ADVISOR)
FATE_ROLLED: Final = ACTIONS.chance("fate", FACE, is_dice=True)
ACADEMY_ROLLED: Final = ACTIONS.chance("academy", FACE, is_dice=True)


def handful_amounts(number: i64) -> vec[i64]:
    """A handful as amounts of the game's resources."""
    return vec[i64]([HANDFUL_GOLD[number], HANDFUL_WOOD[number], HANDFUL_STONE[number], 0, 0, 0])


def handful(gold: i64, wood: i64, stone: i64) -> i64:
    """The number of a handful of goods, or -1 if there is none such."""
    if not 1 <= gold + wood + stone <= MOST_GOODS:
        return -1
    return _HANDFUL_AT[(gold * 5 + wood) * 5 + stone]
