"""A seat: one player's goods, province and dice."""

from typing import Final, final

from palatine.games.kingsburg import dice
from palatine.games.kingsburg.components import GOLD, STONE, WOOD
from palatine.games.kingsburg.dice import NO_DICE
from palatine.games.kingsburg.headings import POINTS_SOURCES
from palatine.kernel.ints import i64, mypyc_attr, vec

# What a seat has used up this season (KB-12.3: each effect once).
USED_TOKEN: Final = 1
USED_MARKET: Final = 2
USED_REROLL_ONE: Final = 4
USED_REROLL_ALL: Final = 8
HAS_PASSED: Final = 16


@mypyc_attr(acyclic=True)
@final
class Seat:
    """One player's goods, province and dice."""

    def __init__(self, goods: vec[i64], points: vec[i64]) -> None:
        self.goods: vec[i64] = goods
        self.points: vec[i64] = points
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

    def clone(self) -> "Seat":
        copy = Seat(self.goods[:], self.points)
        copy.coloured = self.coloured
        copy.white = self.white
        copy.plus2 = self.plus2
        copy.soldiers = self.soldiers
        copy.buildings = self.buildings
        copy.white_dice = self.white_dice
        copy.aid = self.aid
        copy.total = self.total
        copy.used = self.used
        return copy

    def vp(self) -> i64:
        """KB-0.8 May be negative, and has no upper end."""
        total: i64 = 0
        for n in self.points:
            total += n
        return total

    def add_points(self, source: i64, n: i64) -> None:
        """Points are replaced, never changed: clones share them."""
        points = self.points[:]
        points[source] += n
        self.points = points

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

    def dice_total(self) -> i64:
        """KB-0.5 White dice included."""
        return dice.total(self.coloured) + dice.total(self.white)

    def has_used(self, what: i64) -> bool:
        return self.used & what != 0


def new_seat() -> Seat:
    """KB-2.2 Nothing yet."""
    points = vec[i64]([i64(0)] * len(POINTS_SOURCES))
    return Seat(vec[i64]([0, 0, 0]), points)
