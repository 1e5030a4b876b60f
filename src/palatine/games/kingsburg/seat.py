"""A seat: one player's goods, province and dice."""

from typing import Final, final

from palatine.games.kingsburg import dice
from palatine.games.kingsburg.components import COLUMNS, GOLD, STONE, WOOD
from palatine.games.kingsburg.dice import NO_DICE
from palatine.games.kingsburg.headings import NO_POWERS, POINTS_SOURCES
from palatine.kernel.ints import i64, mypyc_attr, vec

# What a seat has used up this season (KB-12.3: each effect once), and what it has done.
USED_TOKEN: Final = 1
USED_MARKET: Final = 2
USED_REROLL_ONE: Final = 4
USED_REROLL_ALL: Final = 8
HAS_PASSED: Final = 16
USED_FAIR: Final = 32
USED_PHILOSOPHER: Final = 64
USED_PRINCE: Final = 128
USED_TRICKSTER: Final = 256
USED_ARTISTS: Final = 512
ROLLED_LOWER: Final = 1024
"""KB-16.9 The Philosopher's reroll was lower, and no other reroll came after it."""
HAS_BUILT: Final = 2048
USED_PEASANTS: Final = 4096
KEEPS_SOLDIER: Final = 8192
USES: Final = (
    "token", "market", "reroll_one", "reroll_all", "passed", "fair", "philosopher", "prince", "trickster", "artists",
    "lower", "built", "peasants", "keeps_soldier",
)  # fmt: skip

# What a seat has used up for good.
SPENT_ENGINEER: Final = 16
SPENT_DAMSEL: Final = 32
SPENT: Final = ("gift_1", "gift_2", "gift_3", "gift_4", "engineer", "damsel")

# KB-18.1 Soldier tokens 0, 1, 1, 2, 3, 4: how many of each value are left, two bits each.
TOKEN_VALUES: Final = 5
ALL_TOKENS: Final = 1 | 2 << 2 | 1 << 4 | 1 << 6 | 1 << 8
NOT_CHOSEN: Final = -1


@mypyc_attr(acyclic=True)
@final
class Seat:
    """One player's goods, province and dice."""

    def __init__(self, goods: vec[i64], points: vec[i64], sheet: vec[i64]) -> None:
        self.goods: vec[i64] = goods
        self.points: vec[i64] = points
        """Points by source; replaced, never changed, by `add_points` and `set_points` alone."""
        self.points_sum: i64 = 0
        """Their sum, kept beside them because everybody asks for it."""
        self.sheet: vec[i64] = sheet
        """The rows of the province sheet, top to bottom; replaced, never changed."""
        self.coloured: i64 = NO_DICE
        """Coloured dice still in hand, as `dice` writes them; white dice likewise."""
        self.white: i64 = NO_DICE
        self.plus2: i64 = 0
        self.soldiers: i64 = 0
        self.buildings: i64 = 0
        """The set of buildings as bits: row * 4 + column, both from 0."""
        self.white_dice: i64 = 0
        """White dice of this season."""
        self.aid: i64 = 0
        """The King's Aid die, waiting for spring."""
        self.total: i64 = 0
        """Final total of this season's roll (KB-0.5)."""
        self.used: i64 = 0
        self.spent: i64 = 0
        self.dealt: i64 = 0
        """KB-15.1 Alternative rows in hand: two bits for each letter."""
        self.gifted: i64 = 0
        """KB-A-18 Buildings that came without VP, and cost none when they go."""
        self.governor: i64 = NO_POWERS
        self.group: i64 = NO_POWERS
        self.tokens: i64 = ALL_TOKENS
        self.token: i64 = NOT_CHOSEN
        """KB-18.3 The soldier token chosen for this winter: secret until all have chosen."""
        self.strength: i64 = 0
        """Battle bonus paid for this winter (KB-15.13)."""
        self.wins: i64 = 0
        self.allies: i64 = 0
        """KB-20.2 Own tokens on advisors: three bits for each rank."""

    def clone(self) -> "Seat":
        copy = Seat(self.goods[:], self.points, self.sheet)
        copy.points_sum = self.points_sum
        copy.coloured = self.coloured
        copy.white = self.white
        copy.plus2 = self.plus2
        copy.soldiers = self.soldiers
        copy.buildings = self.buildings
        copy.white_dice = self.white_dice
        copy.aid = self.aid
        copy.total = self.total
        copy.used = self.used
        copy.spent = self.spent
        copy.dealt = self.dealt
        copy.gifted = self.gifted
        copy.governor = self.governor
        copy.group = self.group
        copy.tokens = self.tokens
        copy.token = self.token
        copy.strength = self.strength
        copy.wins = self.wins
        copy.allies = self.allies
        return copy

    def vp(self) -> i64:
        """KB-0.8 May be negative, and has no upper end."""
        return self.points_sum

    def add_points(self, source: i64, n: i64) -> None:
        """Points are replaced, never changed: clones share them."""
        points = self.points[:]
        points[source] += n
        self.points = points
        self.points_sum += n

    def set_points(self, points: vec[i64]) -> None:
        """All points by source, for positions set up by hand."""
        self.points = points
        self.points_sum = 0
        for n in points:
            self.points_sum += n

    def goods_held(self) -> i64:
        """KB-A-06, KB-A-35 +2 tokens are never goods."""
        return self.goods[GOLD] + self.goods[WOOD] + self.goods[STONE]

    def building_count(self) -> i64:
        count: i64 = 0
        left = self.buildings
        while left:
            left &= left - 1
            count += 1
        return count

    def full_rows(self) -> i64:
        """Rows in which every building stands."""
        count: i64 = 0
        for row in self.sheet:
            if self.buildings >> COLUMNS * row & 15 == 15:
                count += 1
        return count

    def dice_total(self) -> i64:
        """KB-0.5 White dice included."""
        return dice.total(self.coloured) + dice.total(self.white)

    def has_used(self, what: i64) -> bool:
        return self.used & what != 0

    def tokens_left(self, value: i64) -> i64:
        """Soldier tokens of this value that have not been used."""
        return self.tokens >> 2 * value & 3

    def allies_at(self, rank: i64) -> i64:
        return self.allies >> 3 * (rank - 1) & 7


def new_seat(sheet: vec[i64]) -> Seat:
    """KB-2.2 Nothing yet."""
    points = vec[i64]([i64(0)] * len(POINTS_SOURCES))
    return Seat(vec[i64]([0, 0, 0]), points, sheet)
