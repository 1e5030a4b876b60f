"""KB-8 Phase 7: recruiting soldiers for goods."""

from typing import Final, final

from palatine.games.kingsburg.actions import GIVE, MOST_GOODS, PASS, RECRUIT, TOKENS
from palatine.games.kingsburg.components import PLUS2
from palatine.games.kingsburg.headings import (
    AT_PHASE7_END,
    AT_PHASE7_START,
    FROM_RECRUITMENT,
    MOMENT,
    PAY_RECRUITS,
    RECRUIT_TOKENS,
)  # fmt: skip
from palatine.games.kingsburg.headings import RECRUIT as RECRUIT_HEADING
from palatine.games.kingsburg.paying import ways_to_give
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Recruitment(Step):
    """KB-8.1 In turn order, each player any number of soldiers. KB-8.3 Modules have effects before and after."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(7)
        todo = [turn(RECRUIT_HEADING, seat) for seat in g.order]
        if g.box.modular:
            todo = [Frame(MOMENT, NOBODY, AT_PHASE7_START), *todo, Frame(MOMENT, NOBODY, AT_PHASE7_END)]
        g.then(todo)


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
        tokens = token_payments(g, f.seat, number) if g.box.modular else NO_TOKENS
        if len(tokens) == 1:
            pay_goods(g, f.seat, number, TOKENS.first(tokens[0]))
        else:
            g.then([Frame(RECRUIT_TOKENS, f.seat, number)])


NO_TOKENS: Final[list[int]] = [TOKENS.at(0)]


def token_payments(g: Kingsburg, seat: i64, number: i64) -> list[int]:
    """KB-8.2 How many +2 tokens may go into the price."""
    price = number * g.recruit_price(seat)
    goods = g.seat[seat].goods_held()
    most = g.recruit_tokens(seat)
    return [TOKENS.at(n) for n in range(price + 1) if n <= most and price - n <= goods]


@final
class RecruitTokens(Step):
    """KB-8.2 The Recruiting Station: how many +2 tokens are spent as goods."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return token_payments(g, f.seat, f.a)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        pay_goods(g, f.seat, f.a, TOKENS.first(action))


def pay_goods(g: Kingsburg, seat: i64, number: i64, tokens: i64) -> None:
    """The tokens are paid; the goods are asked for if there is a choice."""
    due = number * g.recruit_price(seat) - tokens
    ways = ways_to_give(g, seat, due) if due else NO_TOKENS
    if tokens:
        amounts = vec[i64]([i64(0)] * 6)
        amounts[PLUS2] = tokens
        g.pay(seat, amounts, FROM_RECRUITMENT)
    if due == 0:
        g.recruit(seat, number)
    elif len(ways) == 1:
        pay_recruits(g, seat, number, ways[0])
    else:
        g.then([Frame(PAY_RECRUITS, seat, number, tokens)])


@final
class PayRecruits(Step):
    """KB-8.1 Any goods will do; KB-8.2, KB-13.5 with the Barracks one for each soldier. b tokens are paid already."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return ways_to_give(g, f.seat, f.a * g.recruit_price(f.seat) - f.b)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        pay_recruits(g, f.seat, f.a, action)


def most_recruits(g: Kingsburg, seat: i64) -> i64:
    """How many soldiers one handful of the seat's goods pays for."""
    goods = g.seat[seat].goods_held() + (g.recruit_tokens(seat) if g.box.modular else 0)
    return (goods if goods < MOST_GOODS else MOST_GOODS) // g.recruit_price(seat)


def pay_recruits(g: Kingsburg, seat: i64, number: i64, action: i64) -> None:
    g.give_handful(seat, GIVE.first(action), FROM_RECRUITMENT)
    g.recruit(seat, number)
