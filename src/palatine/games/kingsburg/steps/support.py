"""KB-5.4 The advisors support those who influenced them."""

from typing import final

from palatine.games.kingsburg import court
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import EFFECT, FROM_BUILDING, FROM_PRIVATE, PEASANTS, SUPPORT
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.scenarios import is_doubled
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
        busy = g.taken | private_ranks(g)
        while rank <= RANKS:
            if busy >> rank & 1:
                waiting = len(g.stack)
                if g.box.modular:
                    support_with_powers(g, rank)
                else:
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


def private_ranks(g: Kingsburg) -> i64:
    """KB-16.6 Ranks at which a private advisor acts, together with the one of the board."""
    private = g.taken >> RANKS + 1
    return (private & 1) << 5 | (private >> 1 & 1) << 10 if private else 0


def support_with_powers(g: Kingsburg, rank: i64) -> None:
    """KB-5.4.2 As above, with whim tiles, bonuses for ranks, private advisors and the Peasants."""
    todo = frames_of(g, rank, rank)
    if rank in (5, 10):
        todo += frames_of(g, RANKS + rank // 5, FROM_PRIVATE + rank // 5 - 1)
    if len(todo) == 1 and todo[0].step == EFFECT:
        g.carry_out(g.box.effects[todo[0].a], todo[0].seat, todo[0].b)
    else:
        g.then(todo)


def frames_of(g: Kingsburg, rank: i64, source: i64) -> list[Frame]:
    """KB-5.4.9 For each group of a player the support and what is tied to influencing that rank."""
    found: list[Frame] = []
    if not g.taken >> rank & 1:
        return found
    effect = g.support_of(rank)
    box = g.box
    in_range = box.rank_from[g.destiny] <= court.board_rank(rank) <= box.rank_to[g.destiny]
    for seat in g.order:
        groups = g.stands_at(seat, rank)
        for _ in range(groups):
            found.append(Frame(EFFECT, seat, effect.number, source))
            if in_range and box.rank_bonus[g.destiny] >= 0:
                found.append(Frame(EFFECT, seat, box.rank_bonus[g.destiny], FROM_BUILDING + g.destiny))
            if in_range and box.owners_rank[g.destiny] >= 0 and g.seat[seat].buildings & g.lent_unless:
                found.append(Frame(EFFECT, seat, box.owners_rank[g.destiny], FROM_BUILDING + g.destiny))
        if groups and box.has_groups and is_doubled(g, seat):
            found.append(Frame(PEASANTS, seat, rank))
    return found
