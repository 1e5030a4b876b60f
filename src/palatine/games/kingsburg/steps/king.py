"""KB-4, KB-6 Phases 1, 3 and 5: what the king gives."""

from typing import final

from palatine.games.kingsburg.components import VP
from palatine.games.kingsburg.headings import EFFECT, FROM_AID, FROM_BUILDING, FROM_FAVOUR
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.losses import lose_goods_of_choice
from palatine.games.kingsburg.steps.scenarios import favoured
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import append, i64, vec


def neediest(g: Kingsburg) -> vec[i64]:
    """KB-4.2, KB-6.2 Fewest buildings, ties broken by fewest goods; more than one seat if that is a tie as well.

    KB-20.5 The Aristocracy wins a tie on buildings; then the Diplomat wins one on goods.
    """
    poor = lowest(g.order, [s.building_count() for s in g.seat])
    if len(poor) == 1:
        return poor
    if g.box.modular and favoured(g) in poor:
        return vec[i64]([favoured(g)])
    poor = lowest(poor, [s.goods_held() for s in g.seat])
    if g.box.modular and len(poor) > 1:
        for seat in poor:
            if g.box.wins_need[g.seat[seat].governor]:
                return vec[i64]([seat])
    return poor


def lowest(seats: vec[i64], counts: list[i64]) -> vec[i64]:
    """The seats with the lowest count, in the order given."""
    least = counts[seats[0]]
    for seat in seats:
        if counts[seat] < least:
            least = counts[seat]
    found: vec[i64] = vec[i64]()
    for seat in seats:
        if counts[seat] == least:
            found = append(found, seat)
    return found


@final
class KingsAid(Step):
    """KB-4.1 A white die to the one in need; KB-4.3 if several are equally poor, 1 good of choice each instead.

    KB-0.10, KB-A-31 The tied choose one after another in turn order. KB-4.4 needs nothing of its own: in year I all are
    tied. KB-4.6 The steps are the same every year.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.phase != 1 or not g.box.modular:  # with modules the year has begun already
            g.enter_phase(1)
        poor = served(g) if g.box.has_governors and g.year == 1 else neediest(g)
        if len(poor) == 1:
            g.give_aid_die(poor[0])
            return
        g.then([Frame(EFFECT, seat, g.box.aid.number, FROM_AID) for seat in poor])


def served(g: Kingsburg) -> vec[i64]:
    """KB-16.12, KB-16.13 In year I the Princess alone, if she is in play; otherwise as always.

    KB-A-45 That holds for the Thief too: his 4 goods count, unless the Aristocracy settles the tie before them.
    """
    for seat in g.order:
        if g.box.served_first[g.seat[seat].governor]:
            return vec[i64]([seat])
    return neediest(g)


@final
class KingsFavour(Step):
    """KB-6.1 Most buildings: 1 VP, to everybody tied, even with no building at all.

    KB-20.5 The Aristocracy wins a tie alone. Destiny may double the favour, or turn it into a loss (KB-B-08).
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(3)
        most: i64 = 0
        for s in g.seat:
            count = s.building_count()
            if count > most:
                most = count
        tied = [seat for seat in g.order if g.seat[seat].building_count() == most]
        if g.box.modular:
            favour_with_powers(g, tied)
            return
        for seat in tied:
            g.gain_one(seat, VP, 1, FROM_FAVOUR)


def favour_with_powers(g: Kingsburg, tied: list[i64]) -> None:
    first = favoured(g)
    if g.box.favour_loss[g.destiny]:
        losers = [seat for seat in tied if seat != first or len(tied) == 1]
        for seat in losers[::-1]:
            lose_goods_of_choice(g, seat, 1, FROM_BUILDING + g.destiny)
        return
    for seat in [first] if first in tied else tied:
        g.gain_one(seat, VP, 1 + g.box.favour_extra[g.destiny], FROM_FAVOUR)


@final
class KingsEnvoy(Step):
    """KB-6.2 An unused envoy returns (KB-7.1); then the neediest player gets it, and nobody if that is a tie."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(5)
        if g.box.holds_envoy[g.destiny]:
            g.give_envoy(NOBODY)
            return
        poor = neediest(g)
        g.give_envoy(poor[0] if len(poor) == 1 else NOBODY)
