"""KB-5.4 The advisors support those who influenced them."""

from typing import final

from palatine.games.kingsburg import court
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import EFFECT, SUPPORT
from palatine.games.kingsburg.table import Kingsburg, Step
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64


@final
class Support(Step):
    """KB-5.4.1 Ascending rank, one support for each group; KB-5.4.2 two groups on one advisor in turn order.

    KB-5.4.3 Choices are made when the advisor acts, so what a lower rank gave can be spent at a higher one.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        rank = f.a
        while rank <= RANKS and g.court[2 * rank] == 0:
            rank += 1
        if rank > RANKS:
            return
        todo = [Frame(EFFECT, seat, g.box.support[rank].number, rank) for seat in supported(g, rank)]
        todo.append(Frame(SUPPORT, NOBODY, rank + 1))
        g.then(todo)


def supported(g: Kingsburg, rank: i64) -> list[i64]:
    """The seats whose groups stand before this advisor, once for each group; neutral dice get nothing (KB-11.3)."""
    first = court.owner(g.court[2 * rank])
    second = court.owner(g.court[2 * rank + 1])
    return [seat for seat in g.order for owner in (first, second) if owner == seat]
