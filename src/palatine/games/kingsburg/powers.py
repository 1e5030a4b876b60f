"""KB-12 Powers at their moments: which of a seat's effects act, whether they are in each other's way, what they do."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import dice, paying
from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.headings import (
    AT_YEAR_START,
    FEW_SOLDIERS,
    FIRST_GOVERNOR,
    FREE_BUILDING,
    FROM_BUILDING,
    FROM_RIVAL,
    MANY_SOLDIERS,
    MOST_SOLDIERS,
    NAME_GOOD,
    NAME_RIVAL,
    NO_GOODS,
    PEEK,
    RESERVE,
    RIVAL_PICKS,
    RIVAL_TAKES,
    SHARE_OUT,
    SOME_GOODS,
    SOME_SOLDIERS,
    TILE_GOOD,
)  # fmt: skip
from palatine.games.kingsburg.manner import ANY_GOOD
from palatine.kernel.bits import bit
from palatine.kernel.effect import EITHER, Effect
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64, vec

if TYPE_CHECKING:
    from palatine.games.kingsburg.table import Kingsburg

# A seat's powers as places: its buildings by their number, then its governor, then its group.
GOVERNOR_PLACE: Final[i64] = FIRST_GOVERNOR
GROUP_PLACE: Final[i64] = FIRST_GOVERNOR + 1
PLACES: Final[i64] = FIRST_GOVERNOR + 2

SOLDIER_BIT: Final = 1 << SOLDIERS
LAST_GOOD_YEAR: Final = 4


def power_at(g: "Kingsburg", seat: i64, place: i64) -> i64:
    """The number of the power that stands at a place."""
    if place < FIRST_GOVERNOR:
        return place
    return g.seat[seat].governor if place == GOVERNOR_PLACE else g.seat[seat].group


def places_of(g: "Kingsburg", seat: i64, moment: i64) -> i64:
    """The places of a seat that have an effect at this moment, as bits; the season and the year must fit."""
    s = g.seat[seat]
    numbers = g.box.moments[moment]
    found = g.standing(seat) & g.box.acting[moment]
    if numbers[s.governor] >= 0:
        found |= bit(GOVERNOR_PLACE)
    if numbers[s.group] >= 0:
        found |= bit(GROUP_PLACE)
    if found == 0:
        return 0
    extended = g.box.extended if s.buildings & g.box.extenders else 0  # KB-14.7
    fitting: i64 = 0
    for place in range(PLACES):
        if found >> place & 1:
            power = power_at(g, seat, place)
            if extended >> place & 1 or is_time(g, power, moment):
                fitting |= bit(place)
    return fitting


def is_time(g: "Kingsburg", power: i64, moment: i64) -> bool:
    """True if the power acts in this season, or in this year."""
    if moment == AT_YEAR_START:
        return g.box.years[power] >> g.year & 1 == 1
    if g.phase in (2, 4, 6):
        return g.box.seasons[power] >> g.season() & 1 == 1
    return True


def available(g: "Kingsburg", seat: i64, moment: i64, done: i64) -> i64:
    """KB-12.1, KB-12.2 The places whose effects can act now; checked again after each."""
    left = places_of(g, seat, moment) & ~done
    if left == 0:
        return 0
    found: i64 = 0
    for place in range(PLACES):
        if left >> place & 1 and can_act(g, seat, moment, power_at(g, seat, place)):
            found |= bit(place)
    return found


def can_act(g: "Kingsburg", seat: i64, moment: i64, power: i64) -> bool:
    condition = g.box.condition[power]
    if condition and not g.holds(condition, seat):
        return False
    effect = g.box.effects[g.box.moments[moment][power]]
    if effect.is_offer():
        return paying.is_payable(g, seat, effect)
    if effect.tag == EITHER:
        return len(open_ways(g, effect, seat)) > 0
    return True


def is_optional(g: "Kingsburg", moment: i64, power: i64) -> bool:
    """KB-0.12 An effect that may be declined."""
    effect = g.box.effects[g.box.moments[moment][power]]
    return effect.is_offer() and g.box.must[power] == 0


def are_in_the_way(g: "Kingsburg", seat: i64, moment: i64, places: i64) -> bool:
    """KB-B-01 True if one of these effects can take from another what it needs: then their order is a choice."""
    powers = [power_at(g, seat, place) for place in range(PLACES) if places >> place & 1]
    for one in powers:
        effect = g.box.moments[moment][one]
        for other in powers:
            if one != other and hurts(g, effect, other, g.box.moments[moment][other]):
                return True
    return False


def hurts(g: "Kingsburg", effect: i64, other: i64, other_effect: i64) -> bool:
    pays = g.box.pays[effect]
    gains = g.box.gains[effect]
    if pays & g.box.pays[other_effect]:
        return True
    condition = g.box.condition[other]
    if condition == NO_GOODS:
        return gains & ANY_GOOD != 0
    if condition == FEW_SOLDIERS:
        return gains & SOLDIER_BIT != 0
    if condition == SOME_GOODS:
        return pays & ANY_GOOD != 0
    return condition in (SOME_SOLDIERS, MANY_SOLDIERS, MOST_SOLDIERS) and pays & SOLDIER_BIT != 0


def first_of(g: "Kingsburg", seat: i64, moment: i64, places: i64) -> i64:
    """The next place in the order of the sheet; gains come before offers, which they can pay for."""
    offer: i64 = -1
    for place in range(PLACES):
        if places >> place & 1:
            if not is_optional(g, moment, power_at(g, seat, place)):
                return place
            if offer < 0:
                offer = place
    return offer


def perform(g: "Kingsburg", seat: i64, moment: i64, power: i64) -> None:
    """Carry out one power's effect; KB-15.5 a mandatory trade is paid without a question."""
    effect = g.box.effects[g.box.moments[moment][power]]
    if g.box.must[power]:
        g.pay(seat, effect.parts[0].amounts, FROM_BUILDING + power)
        effect = effect.parts[1]
    g.carry_out(effect, seat, FROM_BUILDING + power)


def open_ways(g: "Kingsburg", effect: Effect, seat: i64) -> list[i64]:
    """The alternatives that may be taken now."""
    if effect.number not in g.box.manners:
        return [i64(number) for number in range(len(effect.parts))]
    manner = g.box.manners[effect.number]
    found: list[i64] = []
    for number in range(i64(len(effect.parts))):
        condition = manner.conditions[number] if manner.conditions else i64(0)
        if condition and not g.holds(condition, seat):
            continue
        if manner.once_each and g.seat[seat].spent >> number & 1:
            continue
        found.append(number)
    return found


def reward_use(g: "Kingsburg", seat: i64, building: i64) -> None:
    """KB-17.2 The destiny card rewards an owner who uses a building that it lends to the others."""
    number = g.box.owners_gain[g.destiny]
    if number >= 0 and (g.seat[seat].buildings & g.lent_unless) >> building & 1:
        g.resolve(g.box.effects[number], seat, FROM_BUILDING + g.destiny)


# ---- counts ----------------------------------------------------------------------------------------------------------


def measured(g: "Kingsburg", name: str, seat: i64) -> i64:
    """The counts that effects speak of."""
    s = g.seat[seat]
    if name == "goods":
        return s.goods_held()
    if name == "low_white_dice":  # KB-A-38
        return i64(sum([1 for face in dice.faces(s.white) if face <= 2]))
    if name == "humility":
        return humility(g, seat)
    if name == "full_row":
        return s.full_rows()
    if name == "battle_won":
        return s.wins
    if name == "even_year":
        return 1 if g.year % 2 == 0 else 0
    assert name == "early_year"
    return LAST_GOOD_YEAR - g.year if g.year < LAST_GOOD_YEAR else 0  # KB-15.11


def humility(g: "Kingsburg", seat: i64) -> i64:
    """KB-A-24 One for the fewest VP, one for being tied with somebody; both at once."""
    mine = g.seat[seat].vp()
    others = [g.seat[other].vp() for other in range(g.seat_count) if other != seat]
    return (1 if min(others) >= mine else 0) + (1 if mine in others else 0)


# ---- specials --------------------------------------------------------------------------------------------------------


def special(g: "Kingsburg", effect: Effect, seat: i64, source: i64) -> None:
    """Words that only this game knows."""
    name = effect.name
    if name == "peek":  # KB-B-11: only the deck is asked for
        g.then([turn(PEEK, seat)])
    elif name == "envoy":
        g.give_envoy(seat)
    elif name == "strength":
        g.seat[seat].strength += effect.count
        g.tell("strength", "KB-15.13", seat, {"count": int(effect.count)})
    elif name == "free_building":
        g.then([Frame(FREE_BUILDING, seat, effect.count)])
    elif name == "reserve":
        g.then([turn(RESERVE, seat)])
    elif name == "desert":
        g.pay(seat, vec[i64]([0, 0, 0, 0, 1, 0]), source)
    else:
        whim_special(g, name, seat, source)


def whim_special(g: "Kingsburg", name: str, seat: i64, source: i64) -> None:
    """KB-19.3 What whim tiles do. KB-19.4 With two players the rival sits on both sides."""
    left = (seat + 1) % g.seat_count
    right = (seat + g.seat_count - 1) % g.seat_count
    if name == "copy_lowest":
        rank = g.lowest_uninfluenced()
        if rank:
            g.carry_out(g.support_of(rank), seat, source)
    elif name == "pay_token":
        amounts = vec[i64]([i64(0)] * 6)
        amounts[PLUS2] = 1
        g.pay(seat, amounts, source)
    elif name == "named_by_left":
        g.then([Frame(NAME_GOOD, left, seat, source)])
    elif name == "named_by_right":
        g.then([Frame(NAME_GOOD, right, seat, source)])
    elif name == "take_from_tile":
        kinds = [kind for kind in (GOLD, WOOD, STONE) if g.tile_goods >> kind & 1]
        if len(kinds) == 1:
            g.take_from_tile(seat, kinds[0], source)
        else:
            g.then([Frame(TILE_GOOD, seat, 0, source)])
    elif name == "take_shown_good":
        g.gain_one(seat, g.tile_good, 1, source)
        g.tile_taken = 1
    elif name in ("rival_takes_good", "rival_picks_item"):
        step = RIVAL_TAKES if name == "rival_takes_good" else RIVAL_PICKS
        if g.seat_count == 2:
            g.then([Frame(step, left, seat, source)])
        else:
            g.then([Frame(NAME_RIVAL, seat, step, source)])
    elif name == "share_out":
        g.then([Frame(SHARE_OUT, seat, 0, source)])
    else:
        assert name in ("others_vp", "others_gold")
        for other in g.order:
            if other != seat:
                g.gain_one(other, VP if name == "others_vp" else GOLD, 1, FROM_RIVAL)
