"""What cards of Kingsburg are worth in general, in victory points: their effects by moment, their modifiers by kind.

A power is a building, a governor, a group or a destiny card; nothing here knows any of them by name.
"""

from typing import Final, final

from palatine.games.kingsburg.box import BUILDING_COUNT, ENEMY_COUNT
from palatine.games.kingsburg.components import COLUMNS, GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD, YEARS
from palatine.games.kingsburg.headings import (
    AT_BUILT,
    AT_CLAIM,
    AT_DEFEAT,
    AT_GAME_END,
    AT_OTHER_BUILDS,
    AT_SEASON_END,
    AT_SEASON_START,
    AT_SET_UP,
    AT_SUPPORT_END,
    AT_TOTALS,
    AT_YEAR_START,
    CONDITIONS,
    LOW_TOTAL,
    MOMENTS,
)  # fmt: skip
from palatine.games.kingsburg.powers import LAST_GOOD_YEAR
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.effect import ANY, EITHER, GAIN, PER, SEQ, SPECIAL, TRADE, Effect
from palatine.kernel.ints import i64

GOOD: Final = 0.9
TOKEN: Final = 1.0
PEEK: Final = 0.15
SOLDIER: Final = 0.8
WHITE_DIE: Final = 1.0
ENVOY: Final = 1.0
STRENGTH: Final = 0.45
"""One point of battle value in one winter."""
TWICE_ATTACKED: Final = 1.6
"""KB-20.4 More is at stake where a second enemy may join."""
LASTING: Final = 0.8
"""What stands may fall, and what is promised may not be needed."""
SAVED_GOOD: Final = 0.55
"""What a good of the price could have done elsewhere."""

CHANCES: Final = [1.0, 0.35, 0.3, 0.6, 0.5, 0.6, 0.25, 0.4, 0.35, 0.4, 0.7, 0.1, 0.5, 0.3, 0.3, 0.25]
"""How often each condition holds, in the order of `CONDITIONS`."""
assert len(CHANCES) == len(CONDITIONS)
LOW_BY_DICE: Final = [1.0, 1.0, 0.83, 0.375, 0.1, 0.015]
"""How often so many dice show 9 or less."""
DEFEATS: Final = 0.35
"""How many battles are lost."""
CARDS_A_YEAR: Final = 5.0
COLUMN_YEARS: Final = [1, 2, 3, 4]
"""When a row is usually built, column by column."""
REACHED: Final = [0.9, 0.7, 0.5, 0.35]
"""How often."""


@final
class Horizon:
    """What is still to come: the ends of each season, the starts, the winters, the years."""

    def __init__(self, year: i64, phase: i64, last: i64) -> None:
        self.year: Final[i64] = year
        self.last: Final[i64] = last
        self.ends: Final[list[int]] = []
        """Ends of spring, summer and autumn; the season that runs has its end before it."""
        self.starts: Final[list[int]] = []
        for season in range(i64(3)):
            self.ends.append(last - year + (1 if phase <= 2 * season + 2 else 0))
            self.starts.append(last - year + (1 if phase < 2 * season + 2 else 0))
        self.winters: Final[i64] = last - year + (1 if phase <= 8 else 0)

    def seasons(self) -> int:
        return self.starts[0] + self.starts[1] + self.starts[2]

    def acting(self, counts: list[int], seasons: i64) -> int:
        """The seasons to come in which something acts."""
        return sum([counts[season] for season in range(3) if seasons >> season & 1])

    def times(self, moment: i64, seasons: i64, years: i64) -> float:
        """How often a moment is still to come."""
        if moment == AT_SEASON_END:
            return float(self.acting(self.ends, seasons))
        if moment in (AT_SEASON_START, AT_TOTALS, AT_SUPPORT_END):
            return float(self.acting(self.starts, seasons))
        if moment == AT_YEAR_START:
            after = self.year if self.year == 1 and self.starts[0] == self.last else self.year + 1
            return float(sum([1 for year in range(after, self.last + 1) if years >> year & 1]))
        if moment in (AT_SET_UP, AT_BUILT, AT_GAME_END, AT_CLAIM):
            return 1.0
        if moment == AT_OTHER_BUILDS:
            return 0.5 * float(self.last - self.year)
        return DEFEATS * float(self.winters) if moment == AT_DEFEAT else float(self.winters)


def horizon(g: Kingsburg) -> Horizon:
    """From here to the end of the game."""
    return Horizon(g.year, g.phase, YEARS)


# ---- effects in general ----------------------------------------------------------------------------------------------


def flat_worth(effect: Effect) -> float:
    """An effect in general, whatever the seat holds."""
    if effect.tag == GAIN:
        goods = effect.amounts[GOLD] + effect.amounts[WOOD] + effect.amounts[STONE]
        others = TOKEN * float(effect.amounts[PLUS2]) + SOLDIER * float(effect.amounts[SOLDIERS])
        return GOOD * float(goods) + float(effect.amounts[VP]) + others
    if effect.tag == ANY:
        return (GOOD + 0.1) * float(effect.count)
    if effect.tag == SEQ:
        return sum([flat_worth(part) for part in effect.parts])
    if effect.tag == EITHER:
        return max([flat_worth(part) for part in effect.parts])
    if effect.tag == TRADE:
        return max(0.0, flat_worth(effect.parts[1]) - flat_worth(effect.parts[0]))
    if effect.tag == PER:
        return flat_worth(effect.parts[0]) * usual_count(effect.name) / float(effect.count)
    assert effect.tag == SPECIAL
    return special_worth(effect.name) * float(effect.count)


def usual_count(name: str) -> float:
    """What counts come to in a usual game."""
    if name == "battle_won":
        return 2.5
    if name in ("full_row", "goods"):
        return 1.0
    return 0.25 if name == "low_white_dice" else 0.4


def special_worth(name: str) -> float:
    """Words that only this game knows, in general."""
    if name == "peek":
        return PEEK
    if name == "envoy":
        return ENVOY
    if name == "strength":
        return STRENGTH
    if name in ("free_building", "reserve"):
        return 1.3
    if name in ("desert", "pay_token", "others_vp", "others_gold"):
        return -TOKEN
    if name in ("named_by_left", "named_by_right"):
        return 0.7 * GOOD
    if name == "share_out":
        return 3.4 * GOOD
    return 3.5 * GOOD if name == "rival_picks_item" else 1.7 * GOOD if name == "rival_takes_good" else GOOD


def chance_of(g: Kingsburg, seat: i64, condition: i64) -> float:
    """How often a condition will hold; a low total depends on how many dice the seat usually rolls."""
    if condition != LOW_TOTAL:
        return CHANCES[condition]
    white = g.folded(g.box.white_dice, g.seat[seat].buildings, 1, 0)
    return 0.5 * (LOW_BY_DICE[3] + LOW_BY_DICE[min(3 + white, len(LOW_BY_DICE) - 1)])


# ---- powers ----------------------------------------------------------------------------------------------------------


def power_worth(g: Kingsburg, seat: i64, power: i64, ahead: Horizon) -> float:
    """Everything a power will still bring, printed VP and price left out."""
    box = g.box
    worth = 0.0
    chance = chance_of(g, seat, box.condition[power]) if box.condition[power] else 1.0
    for moment in range(i64(len(MOMENTS))):
        number = box.moments[moment][power]
        if number >= 0:
            each = effect_at(g, moment, power, number, ahead)
            times = chance * ahead.times(moment, box.seasons[power], box.years[power])
            if number in box.manners and box.manners[number].once_each:
                times = min(times, float(len(box.effects[number].parts)))
            worth += LASTING * each * times
    worth += float(box.white_dice[power]) * WHITE_DIE * float(ahead.acting(ahead.starts, box.seasons[power]))
    return worth + winter_worth(g, power, ahead) + season_worth(g, power, ahead)


def effect_at(g: Kingsburg, moment: i64, power: i64, number: i64, ahead: Horizon) -> float:
    """An effect of a power once; a count of the year in which it is built is known."""
    effect = g.box.effects[number]
    if moment == AT_BUILT and effect.tag == PER:
        return flat_worth(effect.parts[0]) * float(max(0, LAST_GOOD_YEAR - ahead.year)) / LASTING
    each = flat_worth(effect)
    if effect.is_offer():  # a trade is there when it is wanted
        each = max(0.4, 0.6 * each)
    return each


def winter_worth(g: Kingsburg, power: i64, ahead: Horizon) -> float:
    """What helps in the battles and in recruiting, over the winters to come."""
    box = g.box
    winters = float(ahead.winters)
    worth = (TWICE_ATTACKED if box.has_second_enemy else 1.0) * STRENGTH * battle_points(g, power, ahead)
    worth += 0.5 * winters * float(box.win_vp[power])
    worth += 0.3 * winters * float(box.soldier_bonus[power])
    if box.recruit_price[power]:
        worth += 0.5 * winters
    worth += 0.9 * winters * float(box.better_die[power])
    worth += 0.15 * winters * float(box.wins_need[power])
    worth += 0.4 * winters * float(box.protects[power])
    if power >= BUILDING_COUNT:
        return worth
    if box.draw_winners >> power & 1:
        worth += 0.3 * winters
    if box.own_dice >> power & 1:
        worth += (0.3 if box.has_tokens else 0.5) * winters
    if box.reward_doublers >> power & 1:
        worth += 0.7 * winters
    if box.point_keepers >> power & 1:
        worth += 0.35 * winters + 0.5
    if (box.keepers | box.token_recruiters) >> power & 1:
        worth += 0.2 * winters
    if box.indestructible >> power & 1:
        worth += 0.1 * winters
    return worth


def battle_points(g: Kingsburg, power: i64, ahead: Horizon) -> float:
    """Battle value in the winters to come, over the types that the enemies of these years have."""
    box = g.box
    if power >= BUILDING_COUNT:
        return float(box.battle[power]) * float(ahead.winters)
    if not box.fighters >> power & 1:
        return 0.0
    limit = box.battle_up_to[power]
    points: i64 = 0
    for card in range(i64(ENEMY_COUNT)):
        if box.enemy_year[card] > ahead.last - ahead.winters and (limit == 0 or box.strength[card] <= limit):
            points += box.versus[6 * power + box.enemy_type[card]]
    return float(points) / CARDS_A_YEAR


def season_worth(g: Kingsburg, power: i64, ahead: Horizon) -> float:
    """What helps with dice, advisors and prices, over the seasons to come."""
    box = g.box
    left = float(ahead.seasons())
    each = 0.1 * signed(box.sets_dice[power]) + 0.2 * signed(box.reflects[power]) + 0.1 * signed(box.turns_die[power])
    each += 0.5 * float(box.rerolls_any[power]) + 0.3 * signed(box.moves_to[power]) + 0.45 * float(box.saves[power])
    each += 0.45 * float(box.leads[power]) + 0.3 * signed(box.doubles[power]) + 1.05 * float(box.robs[power])
    each += 0.1 * float(box.private[power])
    each += 0.8 * float(box.build_vp[power])
    if box.prayer[power] >= 0:
        each += 0.1
    for kind in range(i64(3)):
        columns = float(COLUMNS + 1 - box.discount_from[power]) / float(COLUMNS)
        each += 0.8 * columns * float(box.discount[3 * power + kind])
    worth = each * left + float(box.start_vp[power])
    worth += WHITE_DIE * float(box.served_first[power]) + 0.3 * float(box.skips[power])
    if power >= BUILDING_COUNT:
        return worth
    if box.shifters >> power & 1:
        worth += 0.5 * left
    if box.fairs >> power & 1:
        worth += 0.35 * left
    if box.rerolls_one >> power & 1:
        worth += 0.05 * left
    if box.rerolls_all >> power & 1:
        worth += (0.15 if box.reroll_total[power] <= 7 else 0.3) * left
    if box.extenders >> power & 1:
        worth += extended_worth(g, ahead)
    return worth


def signed(number: i64) -> float:
    """One for a modifier that is there at all: its number is a limit, no amount."""
    return 1.0 if number > 0 else 0.0


def extended_worth(g: Kingsburg, ahead: Horizon) -> float:
    """KB-14.7 Exchanges of the summer that act in spring and autumn as well."""
    worth = 0.0
    for building in range(i64(BUILDING_COUNT)):
        if g.box.extended >> building & 1:
            more = ahead.acting(ahead.ends, ~g.box.seasons[building] & 7)
            worth += 0.4 * flat_worth(g.box.effects[g.box.moments[AT_SEASON_END][building]]) * float(more)
    return worth


# ---- buildings and rows ----------------------------------------------------------------------------------------------


def building_worth(g: Kingsburg, seat: i64, building: i64) -> float:
    """Printed VP, what it will still earn, and what opens behind it; less what the goods are worth elsewhere."""
    ahead = horizon(g)
    price = g.cost(seat, building, GOLD) + g.cost(seat, building, WOOD) + g.cost(seat, building, STONE)
    worth = float(g.box.vp[building]) + power_worth(g, seat, building, ahead) + 0.6
    if g.box.modular:
        price += (1 if g.has_surcharge(building) else 0) - g.saving(seat)
        s = g.seat[seat]
        worth += float(g.folded(g.box.build_vp, s.buildings & g.box.build_scorers, 1, 0))
        if g.box.owners_built[g.destiny] >= 0 and g.box.column[building] >= 3 and s.buildings & g.lent_unless:
            worth += flat_worth(g.box.effects[g.box.owners_built[g.destiny]])
    return worth - (SAVED_GOOD if ahead.seasons() > 0 else 0.1) * float(price)


def free_worth(g: Kingsburg, seat: i64, building: i64) -> float:
    """KB-A-18 A building for nothing and without VP: what it will earn, and the way it opens."""
    return power_worth(g, seat, building, horizon(g)) + 0.3


def row_worth(g: Kingsburg, seat: i64, row: i64) -> float:
    """A whole row at the start of the game: built from left to right as the years go by, not always to its end."""
    worth = 0.0
    for column in range(i64(COLUMNS)):
        building = row * COLUMNS + column
        ahead = Horizon(COLUMN_YEARS[column], 4, YEARS)
        price = sum([g.box.cost[3 * building + kind] for kind in range(i64(3))])
        own = float(g.box.vp[building]) + power_worth(g, seat, building, ahead)
        worth += REACHED[column] * (own - SAVED_GOOD * float(price))
    return worth
