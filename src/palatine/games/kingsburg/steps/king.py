"""KB-4, KB-6 Phases 1, 3 and 5: what the king gives."""

from typing import final

from palatine.games.kingsburg.components import VP
from palatine.games.kingsburg.headings import EFFECT, FROM_AID, FROM_FAVOUR
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import append, i64, vec


def neediest(g: Kingsburg) -> vec[i64]:
    """KB-4.2, KB-6.2 Fewest buildings, ties broken by fewest goods; more than one seat if that is a tie as well."""
    poor = lowest(g.order, [s.building_count() for s in g.seat])
    return poor if len(poor) == 1 else lowest(poor, [s.goods_held() for s in g.seat])


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
        g.enter_phase(1)
        poor = neediest(g)
        if len(poor) == 1:
            g.give_aid_die(poor[0])
            return
        g.then([Frame(EFFECT, seat, g.box.aid.number, FROM_AID) for seat in poor])


@final
class KingsFavour(Step):
    """KB-6.1 Most buildings: 1 VP, to everybody tied, even with no building at all."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(3)
        most: i64 = 0
        for s in g.seat:
            count = s.building_count()
            if count > most:
                most = count
        for seat in g.order:
            if g.seat[seat].building_count() == most:
                g.gain_one(seat, VP, 1, FROM_FAVOUR)


@final
class KingsEnvoy(Step):
    """KB-6.2 An unused envoy returns (KB-7.1); then the neediest player gets it, and nobody if that is a tie."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(5)
        poor = neediest(g)
        g.give_envoy(poor[0] if len(poor) == 1 else NOBODY)
