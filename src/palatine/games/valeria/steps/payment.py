"""VA-3 Payment: magic may stand in for gold or strength."""

from typing import final

from palatine.games.valeria.actions import PAY_MAGIC
from palatine.games.valeria.costs import least_magic, most_magic, payment, turned
from palatine.games.valeria.headings import (
    FOR_CITIZEN,
    FOR_DOMAIN,
    FOR_MONSTER,
    FROM_CITIZEN,
    FROM_DOMAIN,
    FROM_MONSTER,
    PAY,
    UNCOVER,
)
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.kernel.columns import total
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64


def start_payment(g: Valeria, seat: i64, purpose: i64, index: i64) -> None:
    """VA-3.5 The payer chooses the split; if there is only one, nothing is asked."""
    least = least_magic(g, seat, purpose, index)
    if least == most_magic(g, seat, purpose, index):
        pay_and_do(g, seat, purpose, index, least)
    else:
        g.then([Frame(PAY, seat, purpose, index)])


@final
class Pay(Step):
    """VA-3.3, VA-3.4, VA-B-02 How much magic is paid: the magic cost itself and what stands in."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        least = least_magic(g, f.seat, f.a, f.b)
        return [PAY_MAGIC.at(n) for n in range(least, most_magic(g, f.seat, f.a, f.b) + 1)]

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        pay_and_do(g, f.seat, f.a, f.b, PAY_MAGIC.first(action))


def pay_and_do(g: Valeria, seat: i64, purpose: i64, index: i64, magic: i64) -> None:
    """VA-7.16 The cost is paid before any reward or reaction."""
    amounts = payment(g, seat, purpose, index, magic)
    if total(amounts):
        g.pay(seat, amounts, paid_for(g, seat, purpose, index))
    if purpose == FOR_CITIZEN:
        g.take_citizen(seat, index)
    elif purpose == FOR_MONSTER:
        slay(g, seat, index)
    elif purpose == FOR_DOMAIN:
        acquire(g, seat, index)
    else:
        change_die(g, seat, index // 2, index % 2)


def paid_for(g: Valeria, seat: i64, purpose: i64, index: i64) -> i64:
    """The card that is paid for; of a dice power the domain that has it."""
    if purpose == FOR_CITIZEN:
        return FROM_CITIZEN + g.top_citizen(index)
    if purpose == FOR_MONSTER:
        return FROM_MONSTER + g.top_monster(index)
    return FROM_DOMAIN + (g.domains[index] if purpose == FOR_DOMAIN else g.dice_domain(seat, index // 2))


def slay(g: Valeria, seat: i64, column: i64) -> None:
    """VA-7.6 The card, VA-7.17 the reactions, VA-7.7 the reward."""
    monster = g.slay(seat, column)
    g.fire(seat, g.seat[seat].domains & g.box.on_monster)
    g.resolve(g.box.reward[monster], seat, FROM_MONSTER + monster)


def acquire(g: Valeria, seat: i64, column: i64) -> None:
    """VA-7.13 The card, VA-7.14 its reward, VA-7.15 and only then the next card of the stack."""
    domain = g.take_domain(seat, column)
    g.stack.append(Frame(UNCOVER, NOBODY, column))
    if g.box.immediate >> domain & 1:
        g.resolve(g.box.power[domain], seat, FROM_DOMAIN + domain)


def change_die(g: Valeria, seat: i64, power: i64, die: i64) -> None:
    """VA-5.2 One die shows something else."""
    source = FROM_DOMAIN + g.dice_domain(seat, power)
    g.changed_by |= g.box.dice_powers[power]
    if die == 0:
        g.change_dice(turned(g.die1, power), g.die2, source)
    else:
        g.change_dice(g.die1, turned(g.die2, power), source)
