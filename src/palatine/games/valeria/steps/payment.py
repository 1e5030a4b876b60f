"""VA-3 Payment: magic may stand in for gold or strength."""

from typing import Final, final

from palatine.games.valeria.actions import PAY_MAGIC
from palatine.games.valeria.components import GOLD, HOLY, MAGIC, STRENGTH
from palatine.games.valeria.headings import (
    FOR_CITIZEN,
    FOR_DIE,
    FOR_DOMAIN,
    FOR_MONSTER,
    FROM_ACTION,
    FROM_DOMAIN,
    FROM_MONSTER,
    PAY,
    UNCOVER,
)
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64, vec

# Dice powers, in the order of `actions.POWER`.
LOWER: Final = 0
SIX: Final = 1
ONE: Final = 2


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


def token_cost(g: Valeria, seat: i64, purpose: i64, index: i64) -> i64:
    """The gold, or for a monster the strength, that is due. `index` is the slot, the column, or power and die."""
    if purpose == FOR_CITIZEN:
        return g.citizen_cost(seat, g.top_citizen(index))
    if purpose == FOR_MONSTER:
        return g.box.strength[g.top_monster(index)]
    if purpose == FOR_DOMAIN:
        return g.domain_cost(seat, g.domains[index])
    return dice_cost(g, seat, index // 2)


def dice_cost(g: Valeria, seat: i64, power: i64) -> i64:
    """VA-12.4 Foxgrove Palisade 2 gold; VA-12.7 The Desert Orchid 1 gold per Holy citizen; VA-3.6 a cost may be 0."""
    if power == SIX:
        return 2
    return g.citizens_with(seat, HOLY) if power == ONE else 0


def turned(die: i64, power: i64) -> i64:
    """VA-12.6 One less but never 0; VA-12.4 a six; VA-12.7 a one."""
    if power == LOWER:
        return die - 1 if die > 1 else die
    return 6 if power == SIX else 1


def magic_cost(g: Valeria, purpose: i64, index: i64) -> i64:
    """VA-3.3 Paid in full on top of any magic that stands in."""
    return g.box.magic[g.top_monster(index)] if purpose == FOR_MONSTER else 0


def paid_kind(purpose: i64) -> i64:
    return STRENGTH if purpose == FOR_MONSTER else GOLD


def least_magic(g: Valeria, seat: i64, purpose: i64, index: i64) -> i64:
    short = token_cost(g, seat, purpose, index) - g.seat[seat].tokens[paid_kind(purpose)]
    return magic_cost(g, purpose, index) + (short if short > 0 else 0)


def most_magic(g: Valeria, seat: i64, purpose: i64, index: i64) -> i64:
    """VA-3.2 At least one real token; VA-13.3 with `actions_only` dice powers take no magic."""
    cost = token_cost(g, seat, purpose, index)
    extra = magic_cost(g, purpose, index)
    if cost == 0 or (purpose == FOR_DIE and not g.box.standin_everywhere):
        return extra
    have = g.seat[seat].tokens[MAGIC]
    return have if have < cost - 1 + extra else cost - 1 + extra


def pay_and_do(g: Valeria, seat: i64, purpose: i64, index: i64, magic: i64) -> None:
    """VA-7.16 The cost is paid before any reward or reaction."""
    amounts = vec[i64]([0, 0, magic, 0])
    amounts[paid_kind(purpose)] += token_cost(g, seat, purpose, index) - (magic - magic_cost(g, purpose, index))
    if amounts[GOLD] or amounts[STRENGTH] or magic:
        g.pay(seat, amounts, FROM_ACTION)
    if purpose == FOR_CITIZEN:
        g.take_citizen(seat, index)
    elif purpose == FOR_MONSTER:
        slay(g, seat, index)
    elif purpose == FOR_DOMAIN:
        acquire(g, seat, index)
    else:
        change_die(g, seat, index // 2, index % 2)


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
    g.changed_by |= g.box.dice_powers[power]
    if die == 0:
        g.set_dice(turned(g.die1, power), g.die2, "change")
    else:
        g.set_dice(g.die1, turned(g.die2, power), "change")
