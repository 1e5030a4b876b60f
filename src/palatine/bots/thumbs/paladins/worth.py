"""What workers, goods, Suspicions and rewards are worth in Paladins, in victory points. Read by the rules of thumb."""

from typing import Final

from palatine.bots.thumbs.paladins.goals import converts_counting, goal_worth, rounds_left, step_worth, times_more
from palatine.games.paladins.components import (
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    INFLUENCE,
    LABOURER,
    PROVISION,
    ROUNDS,
    SILVER,
    STRENGTH,
    WORKSHOP_COUNT,
)
from palatine.games.paladins.scoring import UNPAID, reliefs
from palatine.games.paladins.seat import NO_CARD
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.columns import total
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect
from palatine.kernel.effect import TRADE as EXCHANGE
from palatine.kernel.ints import i64, vec

LABOURER_WORTH: Final = 0.85
COLOUR_WORTH: Final = 1.05
CRIMINAL_WORTH: Final = 1.3
LAST_ROUND: Final = 0.5
"""The part of a worker's worth that is left in the last round."""
GOODS: Final = [0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4]
"""The first, second ... silver or provision in hand."""
HOARDED: Final = 0.34
SUSPECTED: Final = [0.05, 0.15, 0.35, 0.65, 0.9]
"""The danger of a Debt with three fewer Suspicions than the others, two, one, as many, more."""
MEAN_TAX: Final = 1.17
HOPE: Final = 0.1
"""The part of a Debt that every round to come may pay."""
AGAIN: Final = 3.8
"""What a right-side action is worth in workers, roughly."""
CLEARING: Final = 0.55
"""What one worker less is worth if the action is done again."""

_COUNTERS: Final = [
    "workshops", "", "", "", "", "", "commissions", "walls", "garrisons", "absolutions", "", "converts",
]  # fmt: skip


def doing_worth(g: Paladins, seat: i64, action: i64) -> float:
    """What doing an action once more means for goals, for converted Outsiders, the Paladin and the crew."""
    done = g.done(seat, action)
    worth = goal_worth(g, action, done + 1) - goal_worth(g, action, done)
    if _COUNTERS[action]:
        worth += converts_counting(g, seat, _COUNTERS[action])
    return worth + following_worth(g, seat, action)


def following_worth(g: Paladins, seat: i64, action: i64) -> float:
    """PA-3.8, PA-12.1 What the Paladin and the crew add to an action."""
    s = g.seat[seat]
    worth = 0.0
    if s.paladin >= 0 and g.box.paladin_action[s.paladin] == action:
        worth += effect_worth(g, seat, g.box.bonus[s.paladin])
    working = g.box.after[action]
    if s.crew_bits & working:
        for card in s.crew:
            if working >> card & 1:
                worth += effect_worth(g, seat, g.box.ability[card])
    return worth


# ---- workers and goods -----------------------------------------------------------------------------------------------


def worker_worth(g: Paladins, colour: i64) -> float:
    worth = COLOUR_WORTH
    if colour == LABOURER:
        worth = LABOURER_WORTH
    elif colour == CRIMINAL:
        worth = CRIMINAL_WORTH
    return worth if g.round < ROUNDS else LAST_ROUND * worth


def goods_worth(g: Paladins, n: i64) -> float:
    """PA-11.8 Silver or provisions in hand: the first ones are needed, a hoard is a third of a point each."""
    worth = 0.0
    late = 0.5 if g.round == ROUNDS else 1.0
    for at in range(n):
        each = GOODS[at] if at < len(GOODS) else HOARDED
        worth += HOARDED + (each - HOARDED) * late
    return worth


def silver_worth(g: Paladins, seat: i64, n: i64) -> float:
    """So much silver more, or less."""
    have = g.seat[seat].silver
    return goods_worth(g, have + n if have + n > 0 else 0) - goods_worth(g, have)


def provision_worth(g: Paladins, seat: i64, n: i64) -> float:
    have = g.seat[seat].provisions
    return goods_worth(g, have + n if have + n > 0 else 0) - goods_worth(g, have)


# ---- Suspicions and Debts --------------------------------------------------------------------------------------------


def most_of_others(g: Paladins, seat: i64) -> i64:
    most: i64 = 0
    for who in range(i64(len(g.seat))):
        if who != seat and len(g.seat[who].suspicions) > most:
            most = len(g.seat[who].suspicions)
    return most


def debt_cost(g: Paladins, seat: i64) -> float:
    """PA-11.7 An unpaid Debt, which may yet be paid."""
    relief: i64 = 0
    for card in g.seat[seat].converts:
        relief += reliefs(g.box.scoring[card])
    cost = float(UNPAID - relief) if relief < UNPAID else 0.0
    return cost * (1.0 - HOPE * rounds_left(g))


def burden(g: Paladins, seat: i64, n: i64) -> float:
    """PA-8.6 What holding so many Suspicions will probably cost."""
    if n <= 0:
        return 0.0
    ahead = n - most_of_others(g, seat)
    at = 3 + ahead if ahead > -3 else 0
    danger = SUSPECTED[at if at < 4 else 4]
    soon = 1.0
    if g.round == ROUNDS:
        soon = 0.75 - 0.1 * float(g.tax)
        soon = soon if soon > 0.05 else 0.05
    return debt_cost(g, seat) * danger * soon + 0.08 * float(n) - float(n) * converts_counting(g, seat, "suspicions")


def inquisition_worth(g: Paladins, seat: i64, held: i64) -> float:
    """PA-8.6 An Inquisition now, with so many Suspicions: a Debt, or the others' loss."""
    others = most_of_others(g, seat)
    if held >= others and held > 0:
        return -debt_cost(g, seat)
    return 1.0 if others > 0 else 0.0


def tax_worth(g: Paladins, seat: i64, n: i64) -> float:
    worth = silver_worth(g, seat, n)
    if n >= g.tax:
        worth += inquisition_worth(g, seat, len(g.seat[seat].suspicions))
    return worth


def crime_worth(g: Paladins, seat: i64, n: i64) -> float:
    """PA-8.1 The Suspicions that Criminals bring, with their tax; not the Criminals themselves."""
    held: i64 = len(g.seat[seat].suspicions)
    worth = MEAN_TAX * float(n) * silver_worth(g, seat, 1)
    called = inquisition_chance(g, n)
    later = burden(g, seat, held) - burden(g, seat, held + n)
    return worth + called * inquisition_worth(g, seat, held + n) + (1.0 - called) * later


def inquisition_chance(g: Paladins, n: i64) -> float:
    """PA-8.3 How probably the next Suspicions take the last of the tax supply."""
    deck = g.suspicion_deck if total(g.suspicion_deck) else g.suspicions_gone
    cards = float(total(deck))
    if cards == 0.0:
        return 1.0
    chance = 0.0
    for first in range(i64(3)):
        one = float(deck[first]) / cards
        if g.box.tax[first] >= g.tax:
            chance += one
        elif n > 1:
            for second in range(i64(3)):
                if g.box.tax[first] + g.box.tax[second] >= g.tax:
                    chance += one * float(deck[second]) / cards
    return chance


def discard_worth(g: Paladins, seat: i64, n: i64) -> float:
    held: i64 = len(g.seat[seat].suspicions)
    return burden(g, seat, held) - burden(g, seat, held - n if held > n else 0)


def pay_worth(g: Paladins, seat: i64) -> float:
    """PA-9.1 A Debt turned over, PA-12.2 and the Debt Collectors."""
    s = g.seat[seat]
    if s.unpaid == 0:
        return 0.0
    worth = debt_cost(g, seat) + 1.0 + converts_counting(g, seat, "paid_debts")
    if s.crew_bits & g.box.collectors:
        for card in s.crew:
            if g.box.collectors >> card & 1:
                worth += effect_worth(g, seat, g.box.ability[card])
    return worth


# ---- effects ---------------------------------------------------------------------------------------------------------


def effect_worth(g: Paladins, seat: i64, effect: Effect) -> float:
    """A reward, choices made well."""
    if effect.tag == GAIN:
        return amounts_worth(g, seat, effect.amounts)
    if effect.tag == SPECIAL:
        return special_worth(g, seat, effect)
    if effect.tag == EXCHANGE:
        gained = effect_worth(g, seat, effect.parts[1]) - effect_worth(g, seat, effect.parts[0])
        return gained if gained > 0.0 else 0.0
    worth = 0.0
    if effect.tag == SEQ:
        for part in effect.parts:
            worth += effect_worth(g, seat, part)
    elif effect.tag == EITHER:
        for part in effect.parts:
            worth = max(worth, effect_worth(g, seat, part))
    return worth


def amounts_worth(g: Paladins, seat: i64, amounts: vec[i64]) -> float:
    worth = 0.0
    for worker in range(i64(CRIMINAL)):
        if amounts[worker]:
            worth += float(amounts[worker]) * worker_worth(g, worker)
    if amounts[SILVER]:
        worth += silver_worth(g, seat, amounts[SILVER])
    if amounts[PROVISION]:
        worth += provision_worth(g, seat, amounts[PROVISION])
    for which in range(i64(STRENGTH), i64(INFLUENCE) + 1):
        if amounts[which]:
            worth += step_worth(g, seat, which, amounts[which])
    return worth


def special_worth(g: Paladins, seat: i64, effect: Effect) -> float:
    name = effect.name
    n = effect.count
    if name == "criminal":
        return float(n) * worker_worth(g, CRIMINAL) + crime_worth(g, seat, n)
    if name == "tax":
        return tax_worth(g, seat, n)
    if name == "remove_suspicion":
        return discard_worth(g, seat, n)
    if name == "destroy_debt":
        return debt_cost(g, seat) if g.seat[seat].unpaid else 0.0
    if name == "pay_debt":
        return pay_worth(g, seat)
    if name == "pray":
        return clearing_worth(g, seat)
    if name == "free_recruit":
        return best_recruit(g, seat)
    assert name == "free_develop"
    return best_workshop(g, seat)


def clearing_worth(g: Paladins, seat: i64) -> float:
    """PA-5.12 Pray as a reward: an action that costs few workers can be done again."""
    s = g.seat[seat]
    idle: i64 = 0
    for n in s.pool:
        idle += n
    best = 0.1
    for action in range(i64(COMMISSION), i64(CONVERT) + 1):
        needed = bit_count(g.open_slots(seat, action))
        if idle > needed:
            best = max(best, CLEARING * (AGAIN - float(needed)))
    return best


def best_recruit(g: Paladins, seat: i64) -> float:
    best = 0.0
    for card in g.townsfolk:
        if card != NO_CARD:
            best = max(best, crew_worth(g, seat, card))
    return best


def crew_worth(g: Paladins, seat: i64, card: i64) -> float:
    """PA-12 What a Townsfolk brings at once and later."""
    worth = effect_worth(g, seat, g.box.instant[card]) + converts_counting(g, seat, "crew")
    ability = flat_worth(g.box.ability[card])
    left = rounds_left(g)
    for action in range(i64(COMMISSION), i64(CONVERT) + 1):
        if g.box.after[action] >> card & 1:
            now = 0.0 if g.seat[seat].placed[action] else 0.6
            return worth + ability * (now + times_more(g, seat, action))
    if g.box.after[DEVELOP] >> card & 1:
        times = 0.7 * left
        rest = float(WORKSHOP_COUNT - g.done(seat, DEVELOP))
        return worth + ability * (times if times < rest else rest)
    if g.box.collectors >> card & 1:
        return worth + ability * 0.25 * left
    if g.box.squires >> card & 1:
        return worth + ability * (0.25 if len(g.seat[seat].suspicions) == 0 else 0.1) * left
    return worth + ability * 0.25 * left


def flat_worth(effect: Effect) -> float:
    """A reward in general, whatever the seat holds."""
    if effect.tag == GAIN:
        a = effect.amounts
        coloured = a[1] + a[2] + a[3] + a[4]
        worth = LABOURER_WORTH * float(a[LABOURER]) + COLOUR_WORTH * float(coloured)
        worth += 0.65 * float(a[SILVER] + a[PROVISION])
        return worth + 1.8 * float(a[STRENGTH] + a[FAITH] + a[INFLUENCE])
    if effect.tag == SPECIAL:
        return 0.6 * float(effect.count)
    worth = 0.0
    for part in effect.parts:
        worth += flat_worth(part)
    return worth


def best_workshop(g: Paladins, seat: i64) -> float:
    """PA-5.2 The best place for the next Workshop."""
    if g.done(seat, DEVELOP) >= WORKSHOP_COUNT:
        return 0.0
    best = 0.0
    for action in range(i64(COMMISSION), i64(CONVERT) + 1):
        for slot in range(i64(2)):
            if g.open_slots(seat, action) >> slot & 1:
                best = max(best, workshop_worth(g, seat, action, slot))
    return best


def workshop_worth(g: Paladins, seat: i64, action: i64, slot: i64) -> float:
    """PA-4.5 A worker saved every time, PA-5.4 the one uncovered, and the points for many Workshops."""
    s = g.seat[seat]
    saved = COLOUR_WORTH if slot == 0 else LABOURER_WORTH
    times = times_more(g, seat, action)
    if s.placed[action] == 0:
        times += 0.5
    worth = saved * times + doing_worth(g, seat, DEVELOP)
    return worth + effect_worth(g, seat, g.box.workshop[g.done(seat, DEVELOP)])
