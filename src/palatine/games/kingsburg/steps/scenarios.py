"""KB-20 The scenarios Currying Favour and Shifting Alliances."""

from typing import Final, final

from palatine.games.kingsburg import court, powers
from palatine.games.kingsburg.actions import ALLY, CLAIM, DISSOLVE, GROUP, PASS, USE
from palatine.games.kingsburg.components import RANKS, VP
from palatine.games.kingsburg.headings import AT_CLAIM, FIRST_GROUP, FROM_ALLIANCE, FROM_BUILDING, NO_POWERS
from palatine.games.kingsburg.seat import USED_PEASANTS
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import append, i64, vec

MOST_ALLIES: Final = 7


@final
class Claim(Step):
    """KB-20.1 In turn order each player claims a group; each group once a year."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        claimed = [s.group for s in g.seat]
        return [CLAIM.at(group) for group in range(GROUP.size) if FIRST_GROUP + group not in claimed]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        group = FIRST_GROUP + CLAIM.first(action)
        g.claim(f.seat, group)
        if g.box.moments[AT_CLAIM][group] >= 0:
            powers.perform(g, f.seat, AT_CLAIM, group)


@final
class Lead(Step):
    """KB-20.5, KB-A-27 As soon as all have claimed, the Aristocracy stands first on the turn order track."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        order = led(g, g.order)
        if order[0] != g.order[0]:
            g.set_order(order)


def led(g: Kingsburg, order: vec[i64]) -> vec[i64]:
    """The order with its leader in front; the others as they were."""
    leader = favoured(g)
    if leader == NOBODY:
        return order
    found: vec[i64] = vec[i64]([leader])
    for seat in order:
        if seat != leader:
            found = append(found, seat)
    return found


def favoured(g: Kingsburg) -> i64:
    """KB-20.5 The owner of the Aristocracy, who leads and wins ties."""
    for seat in g.order:
        if g.box.leads[g.seat[seat].group]:
            return seat
    return NOBODY


@final
class Ally(Step):
    """KB-20.2 A token on any advisor; tokens pile up."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        return [ALLY.at(rank - 1) for rank in range(1, RANKS + 1) if s.allies_at(rank) < MOST_ALLIES]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.ally(f.seat, ALLY.first(action) + 1)


@final
class Dissolve(Step):
    """KB-20.2 Remove one token of the left neighbour, if there is any."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        left = g.seat[(f.seat + 1) % g.seat_count]
        return [DISSOLVE.at(rank - 1) for rank in range(1, RANKS + 1) if left.allies_at(rank)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.dissolve(f.seat, (f.seat + 1) % g.seat_count, DISSOLVE.first(action) + 1)


def reward_allies(g: Kingsburg, seat: i64, rank: i64) -> None:
    """KB-20.2, KB-20.6 Whoever has no token there pays the others' tokens with VP; neutral dice pay everybody."""
    if rank > RANKS or (seat != NOBODY and g.seat[seat].allies_at(rank)):
        return
    for other in g.order:
        tokens = g.seat[other].allies_at(rank)
        if other != seat and tokens:
            g.gain_one(other, VP, tokens, FROM_ALLIANCE)


@final
class Bandits(Step):
    """KB-20.5 Before all support, the Bandits get that of the lowest advisor whom nobody influenced (KB-A-21)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for seat in g.order:
            group = g.seat[seat].group
            rank = g.lowest_uninfluenced() if g.box.robs[group] else 0
            if rank:
                g.carry_out(g.support_of(rank), seat, FROM_BUILDING + group)


@final
class Peasants(Step):
    """KB-20.5, KB-A-43 Whoever influenced only low ranks has one of them support twice; KB-B-10 the last one unasked.

    The frame carries the rank that acts.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        if s.used & USED_PEASANTS or is_last(g, f.seat, f.a):
            return []
        return [PASS.base, USE.at(s.group)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action != PASS.base:
            support_twice(g, f)

    def skip(self, g: Kingsburg, f: Frame) -> None:
        if not g.seat[f.seat].used & USED_PEASANTS:
            support_twice(g, f)


def support_twice(g: Kingsburg, f: Frame) -> None:
    g.seat[f.seat].used |= USED_PEASANTS
    g.carry_out(g.support_of(f.a), f.seat, FROM_BUILDING + g.seat[f.seat].group)


def is_doubled(g: Kingsburg, seat: i64) -> bool:
    """KB-20.5 True if the seat's group lets an advisor support twice, and all its advisors are of low rank."""
    limit = g.box.doubles[g.seat[seat].group]
    if not limit:
        return False
    ranks = g.influenced(seat)
    for rank in range(i64(1), RANKS + court.PRIVATE_RANKS + 1):
        if ranks >> rank & 1 and court.board_rank(rank) > limit:
            return False
    return ranks != 0


def is_last(g: Kingsburg, seat: i64, acting: i64) -> bool:
    """True if no other advisor of the seat acts after this one; private ones follow the board."""
    ranks = g.influenced(seat)
    for rank in range(i64(1), RANKS + court.PRIVATE_RANKS + 1):
        if ranks >> rank & 1 and 32 * court.board_rank(rank) + rank > 32 * court.board_rank(acting) + acting:
            return False
    return True


def end_claims(g: Kingsburg) -> None:
    """KB-20.1 Claims last a year."""
    for s in g.seat:
        s.group = NO_POWERS
