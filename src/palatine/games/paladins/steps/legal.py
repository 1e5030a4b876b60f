"""PA-4.9 What a player can do now: workers, costs, attributes and targets, in the order of the action book."""

from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONSPIRE_NOW,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    DISMISS_DEBT,
    FORTIFY_NOW,
    GARRISON_TO,
    HUNT_WITH,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
)
from palatine.games.paladins.bits import add_bits
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEBT_SPACES,
    DEVELOP,
    DEVELOP_COST,
    FAITH,
    FAVOUR_SPACES,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    OUTSIDER_SPACES,
    PIECES,
    PRAY,
    PRAY_COST,
    RECRUIT,
    STRENGTH,
    TOWNSFOLK_SPACES,
    TRADE,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.groups import ANY, fitting_one
from palatine.games.paladins.meaning import BOTH, LEFT
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.columns import total
from palatine.kernel.ints import i64


def add_left_side(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5"""
    s = g.seat[seat]
    if g.fits(seat, DEVELOP, BOTH) and s.silver >= g.silver_cost(seat, DEVELOP, DEVELOP_COST):
        add_workshop_slots(g, seat, found)
    if g.fits(seat, RECRUIT, LEFT):
        add_townsfolk(g, seat, found)
    if g.fits(seat, PRAY, LEFT) and s.silver >= g.silver_cost(seat, PRAY, PRAY_COST):
        add_used_actions(g, seat, found)  # PA-A.9: the Pray action is free, so it is not among them
    if g.fits(seat, CONSPIRE, LEFT):
        found.append(CONSPIRE_NOW.base)
    if g.fits(seat, HUNT, LEFT):
        found.append(HUNT_WITH.base)
        if g.fits(seat, HUNT, BOTH):
            found.append(HUNT_WITH.base + 1)
    if g.fits(seat, TRADE, LEFT):
        found.append(TRADE_WITH.base)
        if g.fits(seat, TRADE, BOTH):
            found.append(TRADE_WITH.base + 1)


def add_workshop_slots(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5.2, PA-A.4 Each marked slot without a Workshop; PA-5.5 none once all Workshops are placed."""
    workshops = g.seat[seat].workshops
    if bit_count(workshops) < WORKSHOP_COUNT:
        add_bits(found, DEVELOP_SLOT.base, bit(ACTION_COUNT) - 1 & ~workshops)


def add_used_actions(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5.11 The actions that hold workers."""
    placed = g.seat[seat].placed
    used: i64 = 0
    for action in range(i64(ACTION_COUNT)):
        if placed[action]:
            used |= bit(action)
    add_bits(found, PRAY_FOR.base, used)


def add_townsfolk(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-5.6 The price of the space, on the two left-most PA-A.6 or a Debt; PA-A.13 no Debt where nothing is due."""
    silver = g.seat[seat].silver
    for_silver: i64 = 0
    for_debt: i64 = 0
    for place in range(i64(TOWNSFOLK_SPACES)):
        card = g.townsfolk[place]
        if card == NO_CARD:
            continue
        cost = g.silver_cost(seat, RECRUIT, g.box.recruit_cost[place])
        if silver >= cost:
            for_silver |= bit(card)
        if place < DEBT_SPACES and cost:
            for_debt |= bit(card)
    add_bits(found, DISMISS.base, for_silver)
    add_bits(found, DISMISS_DEBT.base, for_debt)
    if g.fits(seat, RECRUIT, BOTH):
        add_bits(found, RECRUIT_CARD.base, for_silver)
        add_bits(found, RECRUIT_DEBT.base, for_debt)


def add_right_side(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-6"""
    s = g.seat[seat]
    box = g.box
    if (
        s.monks < PIECES
        and s.provisions >= g.provision_cost(seat, COMMISSION, box.provision_costs[s.monks])
        and g.fits(seat, COMMISSION, g.open_slots(seat, COMMISSION))
    ):
        add_bits(found, COMMISSION_TO.base, free_spaces(g, reached(g.total(seat, FAITH), 0)))
    influence = g.total(seat, INFLUENCE)
    walls: i64 = len(s.walls)
    if (
        walls < PIECES
        and influence >= box.wall_needs[walls]
        and s.provisions >= g.provision_cost(seat, FORTIFY, box.provision_costs[walls])
        and g.fits(seat, FORTIFY, g.open_slots(seat, FORTIFY))
        and total(g.wall_deck)  # PA-A.15
    ):
        found.append(FORTIFY_NOW.base)
    if (
        s.outposts < PIECES
        and s.provisions >= g.provision_cost(seat, GARRISON, box.provision_costs[s.outposts])
        and g.fits(seat, GARRISON, g.open_slots(seat, GARRISON))
    ):
        add_bits(found, GARRISON_TO.base, free_spaces(g, reached(g.total(seat, STRENGTH), 1)))
    if (
        s.jars < PIECES
        and influence >= box.jar_need[s.jars]
        and s.silver >= g.silver_cost(seat, ABSOLVE, box.jar_costs[s.jars])
        and g.fits(seat, ABSOLVE, g.open_slots(seat, ABSOLVE))
    ):
        add_bits(found, ABSOLVE_TO.base, free_jar_spaces(g, seat))
    add_outsiders(g, seat, found)


def reached(value: i64, first: i64) -> i64:
    """PA-6.2, PA-6.8 How many regions have a flag that is not above a value; flags rise by 2 from the first."""
    regions = (value - first + 2) // 2
    return 6 if regions > 6 else regions if regions > 0 else 0


def free_spaces(g: Paladins, regions: i64) -> i64:
    """PA-6.2, PA-6.4 Free spaces of the first regions; PA-B-01 of equal ones in a region only the first."""
    spaces = g.free & g.box.reach[regions]
    pairs = g.box.twins
    for at in range(i64(0), i64(len(pairs)), i64(2)):
        if spaces >> pairs[at] & spaces >> pairs[at + 1] & 1:
            spaces &= ~bit(pairs[at + 1])
    return spaces


def free_jar_spaces(g: Paladins, seat: i64) -> i64:
    """PA-6.11 Empty jar spaces; PA-B-01 of equal ones only the first."""
    spaces = bit(len(g.box.jar)) - 1 & ~g.seat[seat].jar_spaces
    pairs = g.box.jar_twins
    for at in range(i64(0), i64(len(pairs)), i64(2)):
        if spaces >> pairs[at] & spaces >> pairs[at + 1] & 1:
            spaces &= ~bit(pairs[at + 1])
    return spaces


def add_outsiders(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-6.12 Attack, PA-6.13 with silver for missing Strength; PA-6.15 Convert."""
    s = g.seat[seat]
    converts: i64 = len(s.converts)
    attacking = g.fits(seat, ATTACK, g.open_slots(seat, ATTACK))
    converting = (
        converts < PIECES
        and s.silver >= g.silver_cost(seat, CONVERT, g.box.convert_costs[converts])
        and g.fits(seat, CONVERT, g.open_slots(seat, CONVERT))
    )
    if not attacking and not converting:
        return
    attacked: i64 = 0
    converted: i64 = 0
    faith = g.total(seat, FAITH)
    for place in range(i64(OUTSIDER_SPACES)):
        card = g.outsiders[place]
        if card == NO_CARD:
            continue
        if attacking and s.silver >= g.attack_cost(seat, place):
            attacked |= bit(card)
        if converting and faith >= g.box.faith_flags[place]:
            converted |= bit(card)
    add_bits(found, ATTACK_CARD.base, attacked)
    add_bits(found, CONVERT_CARD.base, converted)


def add_favours(g: Paladins, seat: i64, found: list[int]) -> None:
    """PA-7.2 Revealed and free Favours, PA-7.4 with a worker that fits, PA-7.5 whose cost can be paid."""
    s = g.seat[seat]
    asked: i64 = 0
    for place in range(i64(FAVOUR_SPACES)):
        card = g.favours[place]
        if card == NO_CARD or g.favour_workers[place]:
            continue
        if s.silver >= g.box.favour_silver[card] and s.provisions >= g.box.favour_provision[card]:
            slot = g.box.favour_slot[card]
            if slot == ANY or fitting_one(s.pool, slot):
                asked |= bit(card)
    add_bits(found, ASK_FAVOUR.base, asked)
