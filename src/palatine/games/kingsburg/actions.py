"""Everything a player can say in Kingsburg."""

from typing import Final

from palatine.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES
from palatine.games.kingsburg.text import GOODS_NOUNS
from palatine.kernel.action import ActionBook, Domain
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
BOOST_VALUES: Final[vec[i64]] = vec[i64]([0, 2, -1, 1, 1, 3])
BOOST_TOKEN: Final = 0b110010
"""Boosts that spend a +2 token."""
BOOST_MARKET: Final = 0b111100
"""Boosts that use the Market."""
_BOOSTS: Final = ["", "+token", "-market", "+market", "+token-market", "+token+market"]

GOODS: Final = Domain("goods", _TEXTS, _EN, _PL)
PAYMENT: Final = Domain(
    "payment",
    [*_TEXTS, "token", "vp", "soldier"],
    [*_EN, "1 +2\u00a0token", "1\u00a0VP", "1 soldier"],
    [*_PL, "1\u00a0żeton +2", "1\u00a0PZ", "1\u00a0oddział"],
)
ADVISOR: Final = Domain(
    "advisor", [r.id for r in ADVISORS], [r.en for r in ADVISORS], [r.pl for r in ADVISORS], "advisor"
)
BUILDING: Final = Domain(
    "building", [r.id for r in BUILDINGS], [r.en for r in BUILDINGS], [r.pl for r in BUILDINGS], "building"
)
# Which of the coloured dice still in hand, sorted by face: bit 0 is the lowest die. Texts show faces, so the table
# fills them in; equal dice always use the lowest bits, so that one group of faces has one id.
_MASKS: Final = ["#1", "#2", "#1#2", "#3", "#1#3", "#2#3", "#1#2#3"]
DICE: Final = Domain("dice", _MASKS, _MASKS, _MASKS)
BOOST: Final = Domain("boost", _BOOSTS, _BOOSTS, _BOOSTS)
_FACES: Final = ["1", "2", "3", "4", "5", "6"]
FACE: Final = Domain("face", _FACES, _FACES, _FACES)
DIE_KIND: Final = Domain("die", ["coloured", "white"], ["coloured", "white"], ["kolorową", "białą"], "dice")
_FEW: Final = ["1", "2", "3", "4"]
NUMBER: Final = Domain("number", _FEW, _FEW, _FEW)
WAY: Final = Domain("way", _FEW, _FEW, _FEW)
SEAT: Final = Domain("seat", [*_FEW, "5"], [*_FEW, "5"], [*_FEW, "5"], "seat")
ENEMY: Final = Domain("enemy", [r.id for r in ENEMIES], [r.en for r in ENEMIES], [r.pl for r in ENEMIES], "enemy")

ACTIONS: Final = ActionBook()
PASS: Final = ACTIONS.verb("pass", [], "Pass", "Spasuj")
TAKE: Final = ACTIONS.verb("take", [GOODS], "Take {goods}", "Weź {goods}")
GIVE: Final = ACTIONS.verb("give", [PAYMENT], "Give {payment}", "Oddaj {payment}")
PICK: Final = ACTIONS.verb("pick", [WAY], "Take {what}", "Weź {what}")
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
    "build", [BUILDING], "Build the {building} for {cost}{envoy}", "Postaw budynek {building} (koszt: {cost}){envoy}"
)
RECRUIT: Final = ACTIONS.verb("recruit", [NUMBER], "Recruit {soldiers} for {price}", "Zrekrutuj {soldiers} za {price}")

ORDER_DRAWN: Final = ACTIONS.chance("order", SEAT)
ENEMY_DRAWN: Final = ACTIONS.chance("enemy", ENEMY)
DICE_ROLLED: Final = ACTIONS.chance("roll", FACE, is_dice=True)
DICE_REROLLED: Final = ACTIONS.chance("reroll", FACE, is_dice=True)
NEUTRAL_ROLLED: Final = ACTIONS.chance("neutral", FACE, is_dice=True)
REINFORCED: Final = ACTIONS.chance("reinforcements", FACE, is_dice=True)


def handful_amounts(number: i64) -> vec[i64]:
    """A handful as amounts of the game's resources."""
    return vec[i64]([HANDFUL_GOLD[number], HANDFUL_WOOD[number], HANDFUL_STONE[number], 0, 0, 0])


def handful(gold: i64, wood: i64, stone: i64) -> i64:
    """The number of a handful of goods, or -1 if there is none such."""
    if not 1 <= gold + wood + stone <= MOST_GOODS:
        return -1
    return _HANDFUL_AT[(gold * 5 + wood) * 5 + stone]
