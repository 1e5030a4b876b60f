"""KB-5.4 The advisors support those who influenced them."""

from typing import final

from palatine.games.kingsburg import court
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import EFFECT, SUPPORT
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64


@final
class Support(Step):
    """KB-5.4.1, KB-5.4.8 Ascending rank, one support for each group; KB-5.4.2 two groups on one advisor in turn order.

    KB-5.4.3 Choices are made when the advisor acts, so what a lower rank gave can be spent at a higher one. KB-11.3
    Neutral dice get nothing.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        rank = f.a
        while rank <= RANKS:
            if g.taken >> rank & 1:
                waiting = len(g.stack)
                support(g, rank)
                if len(g.stack) > waiting:  # somebody must choose first: the higher ranks wait below that
                    g.stack.insert(waiting, Frame(SUPPORT, NOBODY, rank + 1))
                    return
            rank += 1


def support(g: Kingsburg, rank: i64) -> None:
    """KB-5.4.1 One advisor acts, for every group that stands there."""
    effect = g.box.support[rank]
    first = court.owner(g.court[2 * rank])
    second = court.owner(g.court[2 * rank + 1])
    if second == NOBODY:
        if first != court.NEUTRAL:
            g.resolve(effect, first, rank)
        return
    for at in range(g.seat_count - 1, i64(-1), -1):  # the last in turn order is pushed first
        seat = g.order[at]
        for owner in (first, second):
            if seat == owner:
                g.stack.append(Frame(EFFECT, seat, effect.number, rank))
