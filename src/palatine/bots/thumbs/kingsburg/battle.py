"""The coming battle as a seat can foresee it: enemies it may be, reinforcements, what victory and defeat bring."""

from typing import Final

from palatine.bots.thumbs.kingsburg.worth import GOOD, TWICE_ATTACKED, flat_worth
from palatine.games.kingsburg.components import GOLD, STONE, WOOD, YEARS
from palatine.games.kingsburg.headings import (
    AT_DEFEAT,
    AT_GAME_END,
    AT_PHASE7_END,
    AT_SEASON_END,
    AT_WINTER_START,
    FEW_SOLDIERS,
    MANY_SOLDIERS,
    MOST_SOLDIERS,
    NO_POWERS,
    SOME_SOLDIERS,
    STRONGEST_HOST,
)  # fmt: skip
from palatine.games.kingsburg.powers import GOVERNOR_PLACE, PLACES, power_at
from palatine.games.kingsburg.province import GOBLINS
from palatine.games.kingsburg.seat import TOKEN_VALUES
from palatine.games.kingsburg.steps.losses import doomed_building
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import INVADER, SECOND_INVADER, SECOND_TOP, TOP
from palatine.kernel.effect import PER
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import i64
from palatine.kernel.zone import Zone

REINFORCEMENT: Final = 3.5
HIGHER_DIE: Final = 4.5
LOWER_DIE: Final = 2.5
MEAN_STRENGTH: Final = [0.0, 2.8, 4.2, 5.2, 6.2, 8.2]
STRONGEST: Final = 0.3
"""The VP for the highest battle value, as often as it comes."""
LOST_BUILDING: Final = 1.4
"""What a lost building costs besides its VP."""
TOKEN_SPENT: Final = 0.75
"""What one point of a soldier token is worth in another winter."""
LAST_GOOD: Final = 0.1
ONE_EACH: Final = [1, 1, 1, 1, 1, 1]
HIGHER: Final = [1, 3, 5, 7, 9, 11]
LOWER: Final = [11, 9, 7, 5, 3, 1]
"""How often each face comes: of one die, of the higher and the lower of two (KB-20.5)."""


# ---- early in the year: a rough guess --------------------------------------------------------------------------------


def soldiers_worth(g: Kingsburg, seat: i64, number: i64) -> float:
    """What soldiers add to the coming battle: the chance to win instead of losing. In winter reckoned exactly."""
    held = g.seat[seat].soldiers
    hosts = host_worth(g, seat, held + number) - host_worth(g, seat, held) if g.box.modular else 0.0
    if g.phase >= 7:
        return hosts + prospect(g, seat, held + number) - prospect(g, seat, held)
    have = float(held) + expected_bonus(g, seat)
    enemy = known_strength(g, seat)
    if g.box.edition == 2 or enemy < 0 or not g.pile(INVADER).cards:
        have += expected_reinforcements(g, seat)
    need = enemy if enemy >= 0 else MEAN_STRENGTH[g.year] + float(g.box.enemy_strength[g.destiny])
    need += joining_strength(g, seat)
    stake = (TWICE_ATTACKED if g.box.has_second_enemy else 1.0) * (2.0 + float(g.year))
    return hosts + stake * (outcome(have + float(number) - need) - outcome(have - need))


def outcome(margin: float) -> float:
    """From 0 (lost) to 1 (won), with the doubt of the king's die and an unknown enemy."""
    if margin <= -3.0:
        return 0.0
    if margin >= 3.0:
        return 1.0
    return (margin + 3.0) / 6.0


def expected_reinforcements(g: Kingsburg, seat: i64) -> float:
    """KB-18.1 A middling token, Heavy Snow's number, the Army's dice, or the king's die."""
    if g.box.has_tokens:
        s = g.seat[seat]
        values = [value for value in range(TOKEN_VALUES) for _ in range(s.tokens_left(value))]
        return float(sum(values)) / float(len(values)) if values else 0.0
    if g.box.fixed[g.destiny]:
        return float(g.box.fixed[g.destiny])
    if not army_marches(g):
        return REINFORCEMENT
    return HIGHER_DIE if g.box.better_die[g.seat[seat].group] else LOWER_DIE


def army_marches(g: Kingsburg) -> bool:
    """KB-20.5 True if somebody has claimed the Army, so that two dice are rolled."""
    if g.box.has_groups:
        for s in g.seat:
            if g.box.better_die[s.group]:
                return True
    return False


def expected_bonus(g: Kingsburg, seat: i64) -> float:
    """The province's battle bonus, over the types the enemy could be."""
    total = 0.0
    cards = possible_enemies(g, seat)
    for card in cards:
        total += float(g.battle_bonus(seat, card))
    return total / float(len(cards))


def host_worth(g: Kingsburg, seat: i64, soldiers: i64) -> float:
    """What powers give this year for having many, some or few soldiers, if the seat keeps this number."""
    worth = 0.0
    most: i64 = 0
    for other in range(g.seat_count):
        if other != seat and g.seat[other].soldiers > most:
            most = g.seat[other].soldiers
    standing = g.standing(seat)
    for place in range(i64(PLACES)):
        if place < GOVERNOR_PLACE and not standing >> place & 1:
            continue
        worth += hosted(g, power_at(g, seat, place), soldiers, most)
    if g.destiny != NO_POWERS:
        worth += hosted(g, g.destiny, soldiers, most)
    return worth


def hosted(g: Kingsburg, power: i64, soldiers: i64, most: i64) -> float:
    """One power with a condition on soldiers, at a moment of this year that is still to come."""
    condition = g.box.condition[power]
    if condition == FEW_SOLDIERS:
        holds = soldiers <= 1
    elif condition in (SOME_SOLDIERS, MANY_SOLDIERS):
        holds = soldiers >= (1 if condition == SOME_SOLDIERS else 3)
    elif condition in (MOST_SOLDIERS, STRONGEST_HOST):
        holds = soldiers >= most and (soldiers > 0 or condition == MOST_SOLDIERS)
    else:
        return 0.0
    if not holds:
        return 0.0
    worth = 0.0
    number = g.box.moments[AT_SEASON_END][power]
    if number >= 0 and g.phase <= 6:
        ends = sum([1 for season in range(3) if g.box.seasons[power] >> season & 1 and 2 * season + 2 >= g.phase])
        worth += 0.8 * flat_worth(g.box.effects[number]) * float(ends)
    for moment in (AT_PHASE7_END, AT_WINTER_START):
        number = g.box.moments[moment][power]
        if number >= 0 and g.phase <= 7:
            worth += 0.9 * flat_worth(g.box.effects[number])
    return worth


# ---- late in the year: every enemy and every die ---------------------------------------------------------------------


def prospect(g: Kingsburg, seat: i64, soldiers: i64) -> float:
    """What the battle brings on average with this many soldiers, reinforcements still to come if there are any."""
    if g.phase == 8:
        return battle_worth(g, seat, soldiers)
    if g.box.has_tokens:
        return max([sending_worth(g, seat, soldiers, value) for value in tokens_held(g, seat)])
    if g.box.fixed[g.destiny]:
        return battle_worth(g, seat, soldiers + g.box.fixed[g.destiny])
    weights = ONE_EACH
    if army_marches(g):
        weights = HIGHER if g.box.better_die[g.seat[seat].group] else LOWER
    worth = 0.0
    total = 0
    for face in range(6):
        worth += float(weights[face]) * battle_worth(g, seat, soldiers + face + 1)
        total += weights[face]
    return worth / float(total)


def tokens_held(g: Kingsburg, seat: i64) -> list[i64]:
    """KB-18.1 The different soldier tokens that the seat can still choose."""
    return [value for value in range(i64(TOKEN_VALUES)) if g.seat[seat].tokens_left(value)]


def sending_worth(g: Kingsburg, seat: i64, soldiers: i64, value: i64) -> float:
    """A soldier token: the battle with it, less what it could do later; KB-18.2 the last one left is worth its VP."""
    spent = 1.0 if g.year == YEARS else TOKEN_SPENT
    return battle_worth(g, seat, soldiers + value) - spent * float(value)


def battle_worth(g: Kingsburg, seat: i64, soldiers: i64) -> float:
    """The battle with all soldiers there, on average over the enemies it may be."""
    worth = 0.0
    cards = possible_enemies(g, seat)
    if not g.box.has_second_enemy:
        for card in cards:
            worth += fight_worth(g, seat, card, NOBODY, soldiers)
        return worth / float(len(cards))
    others = possible_second(g, seat)
    for card in cards:
        for other in others:
            joins = g.year == YEARS or g.box.enemy_type[other] == GOBLINS
            worth += fight_worth(g, seat, card, other if joins else NOBODY, soldiers)
    return worth / float(len(cards) * len(others))


def fight_worth(g: Kingsburg, seat: i64, card: i64, second: i64, soldiers: i64) -> float:
    """The battle against this enemy; KB-20.4 or against two, with the soldiers that the king sends for that."""
    strength = g.box.strength[card] + g.box.enemy_strength[g.destiny]
    value = soldiers + g.battle_bonus(seat, card, second)
    if second >= 0:
        strength += g.box.strength[second]
        value += 0 if g.pile(SECOND_INVADER).cards else g.year
    if value > strength or (value == strength and g.seat[seat].buildings & g.box.draw_winners):
        return victory_worth(g, seat, card, second)
    return -defeat_cost(g, seat, card, second) if value < strength else 0.0


def victory_worth(g: Kingsburg, seat: i64, card: i64, second: i64) -> float:
    """Rewards, and what buildings and the governor give for a won battle."""
    box = g.box
    s = g.seat[seat]
    rewards = flat_worth(box.rewards[card]) + (flat_worth(box.rewards[second]) if second >= 0 else 0.0)
    worth = rewards * (2.0 if s.buildings & box.reward_doublers else 1.0) + STRONGEST
    worth += float(g.folded(box.win_vp, s.buildings & box.win_scorers, 1, 0))
    number = box.moments[AT_GAME_END][s.governor]
    if number >= 0 and box.effects[number].tag == PER and box.effects[number].name == "battle_won":
        worth += flat_worth(box.effects[number].parts[0])
    return worth


def defeat_cost(g: Kingsburg, seat: i64, card: i64, second: i64) -> float:
    """Goods as far as there are any, the building that would fall, VP; KB-20.4 for a second enemy the same again."""
    box = g.box
    if second >= 0:
        return defeat_cost(g, seat, card, NOBODY) + defeat_cost(g, seat, second, NOBODY)
    s = g.seat[seat]
    left = s.goods_held()
    lost: i64 = 0
    for kind in (GOLD, WOOD, STONE):
        lost += min(s.goods[kind], box.loss_goods[3 * card + kind])
    lost += min(left - lost, box.loss_any[card])
    cost = (GOOD if g.year < YEARS else LAST_GOOD) * float(lost)
    if box.loss_buildings[card]:
        building = doomed_building(g, seat)
        if building >= 0:
            printed = 0 if s.gifted >> building & 1 else box.vp[building]
            cost += float(printed) + (LOST_BUILDING if g.year < YEARS else 0.2)
    if not s.buildings & box.point_keepers:
        cost += float(box.loss_vp[card])
    if box.moments[AT_DEFEAT][s.governor] >= 0:
        cost -= flat_worth(box.effects[box.moments[AT_DEFEAT][s.governor]])
    return cost


# ---- the enemy -------------------------------------------------------------------------------------------------------


def possible_enemies(g: Kingsburg, seat: i64) -> list[i64]:
    """This year's enemy if the seat has seen it, else all cards it may be."""
    known = known_enemy(g, seat)
    if known >= 0:
        return [known]
    return cards_of(g, g.year)


def cards_of(g: Kingsburg, year: i64) -> list[i64]:
    return [card for card in range(i64(len(g.box.enemy_year))) if g.box.enemy_year[card] == year]


def known_enemy(g: Kingsburg, seat: i64) -> i64:
    """This year's enemy if the seat has seen it, else -1."""
    return seen(g, seat, INVADER, TOP)


def seen(g: Kingsburg, seat: i64, revealed: Zone, deck: Zone) -> i64:
    invader = g.pile(revealed).cards
    if invader:
        return invader[-1]
    top = g.pile(deck)
    return top.cards[-1] if top.cards and top.known[-1] >> seat & 1 else NOBODY


def known_strength(g: Kingsburg, seat: i64) -> float:
    card = known_enemy(g, seat)
    return float(g.box.strength[card] + g.box.enemy_strength[g.destiny]) if card >= 0 else -1.0


def possible_second(g: Kingsburg, seat: i64) -> list[i64]:
    """KB-20.4 The card of the second deck if the seat has seen it, else all of this year."""
    card = seen(g, seat, SECOND_INVADER, SECOND_TOP)
    return [card] if card >= 0 else cards_of(g, g.year)


def joining_strength(g: Kingsburg, seat: i64) -> float:
    """KB-20.4 What a second enemy adds on average, less the soldiers that the king sends against it."""
    if not g.box.has_second_enemy:
        return 0.0
    total: i64 = 0
    cards = possible_second(g, seat)
    for other in cards:
        if g.year == YEARS or g.box.enemy_type[other] == GOBLINS:
            total += g.box.strength[other] - g.year
    return float(total) / float(len(cards))
