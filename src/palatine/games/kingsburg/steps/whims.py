"""KB-19 Module 6: whim tiles, drawn season by season or taken away again; and what they ask."""

from typing import Final, final

from palatine.games.kingsburg.actions import HAND_OUT, ITEM_TAKEN, NAME, RIVAL, TAKE
from palatine.games.kingsburg.components import GOLD, PLUS2, RANKS, SOLDIERS, STONE, WOOD
from palatine.games.kingsburg.headings import FROM_RIVAL, SHARE_OUT
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import WHIMS_UNSEEN
from palatine.kernel.bits import bit
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec

ITEMS: Final[vec[i64]] = vec[i64]([GOLD, WOOD, STONE, PLUS2, SOLDIERS])
EACH_KIND: Final = 2
"""KB-19.3 Tile 15: two of each good, four to keep and two to give away."""


@final
class Tradition(Step):
    """KB-19.5 Return to Tradition: all 16 tiles lie on the court from the start."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for card in g.pile(WHIMS_UNSEEN).cards:
            g.lay_whim(card)


@final
class WhimTile(Step):
    """KB-19.2 The first player draws a tile. KB-19.6 It acts already in this season."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.pile(WHIMS_UNSEEN).cards:
            g.draw_whim(g.order[0])


@final
class SupportOver(Step):
    """KB-19.7 When all have been served, a new good comes to tile 5 if it was taken."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.tile_taken:
            g.draw_tile_good()


def return_to_tradition(g: Kingsburg) -> None:
    """KB-19.5 The tile of the highest influenced advisor goes; if none was influenced, the lowest tile left."""
    for rank in range(i64(RANKS), i64(0), -1):
        if g.whims & g.taken & bit(rank):
            g.remove_whim(rank)
            return
    for rank in range(i64(1), RANKS + 1):
        if g.whims >> rank & 1:
            g.remove_whim(rank)
            return


@final
class NameGood(Step):
    """KB-19.3 Tiles 3 and 8: a neighbour names the good; a is the receiver."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [NAME.at(good) for good in range(3)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.gain_one(f.a, NAME.first(action), 1, f.b)


@final
class TileGood(Step):
    """KB-19.7 Tile 4: one of the goods that lie on it."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [TAKE.at(good) for good in range(3) if g.tile_goods >> good & 1]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.take_from_tile(f.seat, TAKE.first(action), f.b)


@final
class NameRival(Step):
    """KB-19.8 Tiles 7 and 14: name an opponent, who chooses at once; a is the step of that choice."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [RIVAL.at(seat) for seat in range(g.seat_count) if seat != f.seat]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.then([Frame(f.a, RIVAL.first(action), f.seat, f.b)])


@final
class RivalTakes(Step):
    """KB-19.3 Tile 7: the opponent takes 1 good, the player (a) takes 2 of that kind."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [TAKE.at(good) for good in range(3)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.gain_one(f.seat, TAKE.first(action), 1, FROM_RIVAL)
        g.gain_one(f.a, TAKE.first(action), 2, f.b)


@final
class RivalPicks(Step):
    """KB-19.3 Tile 14: the opponent takes one of five things, the player (a) the other four."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [ITEM_TAKEN.at(item) for item in range(len(ITEMS))]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        picked = ITEM_TAKEN.first(action)
        g.gain_one(f.seat, ITEMS[picked], 1, FROM_RIVAL)
        rest = vec[i64]([1, 1, 1, 1, 1, 0])
        rest[ITEMS[picked]] = 0
        g.gain(f.a, rest, f.b)


@final
class ShareOut(Step):
    """KB-19.3 Tile 15: of two of each good two are handed out, one after the other; a tells the first + 1.

    Under the first rules the second could not stand before the first in the book.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        others = [seat for seat in range(g.seat_count) if seat != f.seat]
        found = [HAND_OUT.at(good, seat) for good in range(3) for seat in others]
        return found if g.rules >= 2 else [action for action in found if action - HAND_OUT.base + 1 >= f.a]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if f.a == 0:
            g.then([Frame(SHARE_OUT, f.seat, action - HAND_OUT.base + 1, f.b)])
            return
        kept = vec[i64]([EACH_KIND, EACH_KIND, EACH_KIND, 0, 0, 0])
        for given in (HAND_OUT.base + f.a - 1, action):
            good = HAND_OUT.first(given)
            kept[good] -= 1
            g.gain_one(HAND_OUT.second(given), good, 1, FROM_RIVAL)
        g.gain(f.seat, kept, f.b)
