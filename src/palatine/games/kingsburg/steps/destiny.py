"""KB-17 Module 4: the destiny card of the year; and the Priest's prayer, which acts like one."""

from typing import Final, final

from palatine.games.kingsburg.actions import (
    DESTINY_DRAWN,
    FREE_LOW_RANKS,
    GIFT_PLACED,
    GOOD_DRAWN,
    PASS,
    RESERVE,
    USE,
)  # fmt: skip
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import AT_YEAR_START, BLESSING, DESTINY, FROM_BUILDING
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.moments import destiny_frames
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import DESTINY_UNSEEN
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64

NOBODY_PRAYED: Final = 0


@final
class Destiny(Step):
    """KB-3.2, KB-17.1 Reveal the card of the year, and what it does at once; one that does not fit is redrawn."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        card = g.draw(DESTINY_DRAWN, NOBODY, list(g.pile(DESTINY_UNSEEN).cards))[0]
        if not g.turn_destiny(card):
            g.then([turn(DESTINY)])
        elif g.box.moments[AT_YEAR_START][g.destiny] >= 0:
            g.then(destiny_frames(g, AT_YEAR_START))


@final
class Reserve(Step):
    """KB-5.3.11 Secret Deals and the Secret Society: one advisor that nobody has reserved yet."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [RESERVE.at(rank - 1) for rank in range(1, RANKS + 1) if not g.reserved >> 3 * (rank - 1) & 7]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.reserve(f.seat, RESERVE.first(action) + 1)


@final
class Gifts(Step):
    """KB-5.1.1 Rising Stars: a random good on each of three random advisors of rank 1 to 6."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for rank in g.draw(GIFT_PLACED, NOBODY, FREE_LOW_RANKS[:], g.box.gifts[g.destiny]):
            g.lay_gift(rank + 1, g.draw(GOOD_DRAWN, NOBODY, [0, 1, 2])[0])


@final
class Prayer(Step):
    """KB-5.1.2 The Priest may pray before the roll."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [PASS.base, USE.at(g.seat[f.seat].governor)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        prayed = action != PASS.base
        if prayed:
            g.tell("pray", "KB-5.1.2", f.seat, {})
        bless(g, g.seat[f.seat].governor if prayed else NOBODY_PRAYED)


def bless(g: Kingsburg, priest: i64) -> None:
    """KB-A-29 Good Year and the prayer, player after player; nothing if there is neither."""
    if priest != NOBODY_PRAYED or g.box.white_or[g.destiny] >= 0:
        g.then([Frame(BLESSING, seat, priest) for seat in g.order])


@final
class Blessing(Step):
    """KB-5.1.2, KB-A-29 Without a white die one gets a die, otherwise the gift; if both fall together, in any order.

    So whoever has no die gets one from the first and the gift of the second: the choice is between the gifts.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        year = g.box.white_or[g.destiny]
        prayer = g.box.prayer[f.a] if f.a else -1
        s = g.seat[f.seat]
        if s.white_dice == 0:
            g.grant_white_dice(f.seat, 1)
            if year >= 0 and prayer >= 0:
                g.resolve(g.box.vp_or_good, f.seat, FROM_BUILDING + g.destiny)
            return
        if prayer >= 0:
            g.resolve(g.box.effects[prayer], f.seat, FROM_BUILDING + f.a)
        if year >= 0:
            g.resolve(g.box.effects[year], f.seat, FROM_BUILDING + g.destiny)
