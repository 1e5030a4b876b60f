"""VA-3 What is due: for a citizen, a monster, a domain or a dice power, and how much of it may be magic."""

from typing import Final

from palatine.games.valeria.centre import Centre
from palatine.games.valeria.components import GOLD, HOLY, MAGIC, STRENGTH
from palatine.games.valeria.headings import FOR_CITIZEN, FOR_DIE, FOR_DOMAIN, FOR_MONSTER
from palatine.kernel.ints import i64, vec

# Dice powers, in the order of `actions.POWER`.
LOWER: Final = 0
SIX: Final = 1
ONE: Final = 2


def token_cost(g: Centre, seat: i64, purpose: i64, index: i64) -> i64:
    """The gold, or for a monster the strength, that is due. `index` is the slot, the column, or power and die."""
    if purpose == FOR_CITIZEN:
        return g.citizen_cost(seat, g.top_citizen(index))
    if purpose == FOR_MONSTER:
        return g.box.strength[g.top_monster(index)]
    if purpose == FOR_DOMAIN:
        return g.domain_cost(seat, g.domains[index])
    return dice_cost(g, seat, index // 2)


def dice_cost(g: Centre, seat: i64, power: i64) -> i64:
    """VA-12.4 Foxgrove Palisade 2 gold; VA-12.7 The Desert Orchid 1 gold per Holy citizen; VA-3.6 a cost may be 0."""
    if power == SIX:
        return 2
    return g.citizens_with(seat, HOLY) if power == ONE else 0


def turned(die: i64, power: i64) -> i64:
    """VA-12.6 One less but never 0; VA-12.4 a six; VA-12.7 a one."""
    if power == LOWER:
        return die - 1 if die > 1 else die
    return 6 if power == SIX else 1


def magic_cost(g: Centre, purpose: i64, index: i64) -> i64:
    """VA-3.3 Paid in full on top of any magic that stands in."""
    return g.box.magic[g.top_monster(index)] if purpose == FOR_MONSTER else 0


def paid_kind(purpose: i64) -> i64:
    return STRENGTH if purpose == FOR_MONSTER else GOLD


def least_magic(g: Centre, seat: i64, purpose: i64, index: i64) -> i64:
    short = token_cost(g, seat, purpose, index) - g.seat[seat].tokens[paid_kind(purpose)]
    return magic_cost(g, purpose, index) + (short if short > 0 else 0)


def most_magic(g: Centre, seat: i64, purpose: i64, index: i64) -> i64:
    """VA-3.2 At least one real token; VA-13.3 with `actions_only` dice powers take no magic."""
    cost = token_cost(g, seat, purpose, index)
    extra = magic_cost(g, purpose, index)
    if cost == 0 or (purpose == FOR_DIE and not g.box.standin_everywhere):
        return extra
    have = g.seat[seat].tokens[MAGIC]
    return have if have < cost - 1 + extra else cost - 1 + extra


def payment(g: Centre, seat: i64, purpose: i64, index: i64, magic: i64) -> vec[i64]:
    """VA-3.5 All that is paid, if so much of it is magic."""
    amounts = vec[i64]([0, 0, magic, 0])
    amounts[paid_kind(purpose)] += token_cost(g, seat, purpose, index) - (magic - magic_cost(g, purpose, index))
    return amounts
