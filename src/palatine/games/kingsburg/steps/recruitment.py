"""KB-8 Phase 7: recruiting soldiers for goods."""

from typing import final

from palatine.games.kingsburg.actions import GIVE, MOST_GOODS, PASS, RECRUIT
from palatine.games.kingsburg.headings import FROM_RECRUITMENT, PAY_RECRUITS
from palatine.games.kingsburg.headings import RECRUIT as RECRUIT_HEADING
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.effects import ways_to_give
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class Recruitment(Step):
    """KB-8.1 In turn order, each player any number of soldiers. KB-8.3 Without modules the phase is nothing else."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(7)
        g.then([turn(RECRUIT_HEADING, seat) for seat in g.order])


@final
class Recruit(Step):
    """KB-8.1 How many; KB-B-03 not asked if none can be paid.

    KB-B-04 A handful of goods pays for a few; whoever takes as many as it can is asked for more.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        most = most_recruits(g, f.seat)
        if most == 0:
            return []
        return [PASS.base] + [RECRUIT.at(n) for n in range(most)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        number = RECRUIT.first(action) + 1
        if number == MOST_GOODS // g.recruit_price(f.seat):
            g.then([turn(RECRUIT_HEADING, f.seat)])
        ways = ways_to_give(g, f.seat, number * g.recruit_price(f.seat))
        if len(ways) == 1:
            pay_recruits(g, f.seat, number, ways[0])
        else:
            g.then([Frame(PAY_RECRUITS, f.seat, number)])


@final
class PayRecruits(Step):
    """KB-8.1 Any goods will do; KB-8.2, KB-13.5 with the Barracks one for each soldier."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return ways_to_give(g, f.seat, f.a * g.recruit_price(f.seat))

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        pay_recruits(g, f.seat, f.a, action)


def most_recruits(g: Kingsburg, seat: i64) -> i64:
    """How many soldiers one handful of the seat's goods pays for."""
    goods = g.seat[seat].goods_held()
    return (goods if goods < MOST_GOODS else MOST_GOODS) // g.recruit_price(seat)


def pay_recruits(g: Kingsburg, seat: i64, number: i64, action: i64) -> None:
    g.give_handful(seat, GIVE.first(action), FROM_RECRUITMENT)
    g.recruit(seat, number)
