"""What goods, supports and dice are worth to a seat at this moment, in victory points."""

from typing import Final, final

from palatine.bots.thumbs.kingsburg.battle import soldiers_worth
from palatine.bots.thumbs.kingsburg.worth import GOOD, PEEK, TOKEN, building_worth, flat_worth, special_worth
from palatine.games.kingsburg import court, dice, headings, paying, powers
from palatine.games.kingsburg.actions import (
    HANDFUL_GOLD,
    HANDFUL_STONE,
    HANDFUL_WOOD,
)  # fmt: skip
from palatine.games.kingsburg.components import GOLD, PLUS2, RANKS, SOLDIERS, STONE, VP, WOOD, YEARS
from palatine.games.kingsburg.headings import AT_GAME_END, AT_SUPPORT_END, THREE_ADVISORS
from palatine.games.kingsburg.steps.building import next_in_row
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.effect import ANY, EITHER, GAIN, PER, SEQ, TRADE, Effect
from palatine.kernel.ints import i64, vec

WANTED_GOOD: Final = 1.5
RIVAL: Final = 0.4
"""What a point for one of several opponents costs."""
LATER: Final = 0.85
"""Dice kept for another advisor may come too late."""
PLENTY: Final = 0.02
MANY: Final = 10
"""What each good of a kind takes from the worth of another, up to so many."""
THREE: Final = 3
FIVE: Final = RANKS + 1
TEN: Final = RANKS + 2


# ---- goods -----------------------------------------------------------------------------------------------------------


def good_worth(g: Kingsburg, seat: i64, wanted: vec[i64], kind: i64) -> float:
    if g.year == YEARS and g.phase >= 6 and g.stack and g.stack[-1].step != headings.CHOICE:
        return 0.45 if g.phase == 6 else last_worth(g, seat)
    if wanted[kind] > 0:
        return WANTED_GOOD
    held = g.seat[seat].goods[kind]
    return GOOD - PLENTY * float(held if held < MANY else MANY)


def last_worth(g: Kingsburg, seat: i64) -> float:
    """A good when nothing will be built any more: what the Cathedral counts."""
    owned = g.seat[seat].buildings & g.box.acting[AT_GAME_END]
    building: i64 = 0
    worth = 0.1
    while owned:
        if owned & 1:
            effect = g.box.effects[g.box.moments[AT_GAME_END][building]]
            if effect.tag == PER and effect.name == "goods":
                worth += flat_worth(effect.parts[0]) / float(effect.count)
        owned >>= 1
        building += 1
    return worth


def wanted_goods(g: Kingsburg, seat: i64) -> vec[i64]:
    """What is still missing for the building that looks best."""
    goods = g.seat[seat].goods
    best = -99.0
    missing: vec[i64] = vec[i64]([0, 0, 0])
    for row in g.seat[seat].sheet:
        b = next_in_row(g.seat[seat].buildings, row)
        if b < 0:
            continue
        lacking = vec[i64]([0, 0, 0])
        number: i64 = 0
        for kind in range(i64(3)):
            need = g.cost(seat, b, kind) - goods[kind]
            if need > 0:
                lacking[kind] = need
                number += need
        worth = building_worth(g, seat, b) - 0.8 * float(number)
        if worth > best:
            best = worth
            missing = lacking
    return missing


def handful_worth(g: Kingsburg, seat: i64, handful: i64) -> float:
    return goods_worth(g, seat, vec[i64]([HANDFUL_GOLD[handful], HANDFUL_WOOD[handful], HANDFUL_STONE[handful]]))


def goods_worth(g: Kingsburg, seat: i64, counts: vec[i64]) -> float:
    """So many goods of each kind: more for what is wanted, as long as it is."""
    wanted = wanted_goods(g, seat)
    total = 0.0
    for kind in range(i64(3)):
        for _ in range(counts[kind]):
            total += good_worth(g, seat, wanted, kind)
            wanted[kind] -= 1
    return total


def one_good(g: Kingsburg, seat: i64, kind: i64) -> float:
    return good_worth(g, seat, wanted_goods(g, seat), kind)


# ---- effects ---------------------------------------------------------------------------------------------------------


def effect_worth(g: Kingsburg, seat: i64, effect: Effect) -> float:
    """An estimate of an effect, choices made well."""
    if effect.tag == GAIN:
        total = float(effect.amounts[VP]) + token_worth(g) * float(effect.amounts[PLUS2])
        if effect.amounts[GOLD] + effect.amounts[WOOD] + effect.amounts[STONE]:
            total += goods_worth(g, seat, effect.amounts)
        if effect.amounts[SOLDIERS]:
            total += soldiers_worth(g, seat, effect.amounts[SOLDIERS] + g.soldier_bonus(seat))
        return total
    if effect.tag == ANY:
        wanted = wanted_goods(g, seat)
        lacking = wanted[GOLD] + wanted[WOOD] + wanted[STONE]
        useful = effect.count if effect.count < lacking else lacking
        return float(useful) * WANTED_GOOD + float(effect.count - useful) * (GOOD + 0.1)
    if effect.tag == SEQ:
        return sum([effect_worth(g, seat, part) for part in effect.parts])
    if effect.tag == EITHER:
        return max([0.0] + [effect_worth(g, seat, effect.parts[way]) for way in powers.open_ways(g, effect, seat)])
    if effect.tag == TRADE:
        return max(0.0, effect_worth(g, seat, effect.parts[1]) - cost_worth(g, seat, effect.parts[0]))
    if effect.tag == PER:
        return float(g.measure(effect.name, seat, 0) // effect.count) * flat_worth(effect.parts[0])
    return special_now(g, seat, effect)


def token_worth(g: Kingsburg) -> float:
    """A +2 token helps while advisors can still be influenced."""
    return 0.0 if g.year == YEARS and g.phase >= 7 else TOKEN


def cost_worth(g: Kingsburg, seat: i64, cost: Effect) -> float:
    """What paying this hurts: the goods wanted least, the soldiers as the battle will miss them."""
    if cost.tag == ANY:
        return float(cost.count) * (GOOD if g.year < YEARS or g.phase < 6 else last_worth(g, seat))
    hurt = float(cost.amounts[VP]) + token_worth(g) * float(cost.amounts[PLUS2])
    if cost.amounts[GOLD] + cost.amounts[WOOD] + cost.amounts[STONE]:
        hurt += goods_worth(g, seat, cost.amounts)
    if cost.amounts[SOLDIERS]:
        hurt -= soldiers_worth(g, seat, -cost.amounts[SOLDIERS])
    return hurt


def special_now(g: Kingsburg, seat: i64, effect: Effect) -> float:
    """KB-19.3 Words that only this game knows, as things stand."""
    name = effect.name
    if name == "peek":
        return PEEK
    if name == "strength":
        return soldiers_worth(g, seat, effect.count)
    if name == "copy_lowest":
        rank = g.lowest_uninfluenced()
        return LATER * effect_worth(g, seat, g.support_of(rank)) if rank else 0.0
    if name == "take_shown_good":
        return one_good(g, seat, g.tile_good)
    if name == "take_from_tile":
        return max([one_good(g, seat, kind) for kind in range(i64(3)) if g.tile_goods >> kind & 1])
    return special_worth(name) * float(effect.count)


# ---- advisors --------------------------------------------------------------------------------------------------------


def support_worth(g: Kingsburg, seat: i64, rank: i64) -> float:
    """What influencing an advisor brings, with everything that cards and scenarios tie to it."""
    worth = effect_worth(g, seat, g.support_of(rank))
    if not g.box.modular:
        return worth
    box = g.box
    if box.rank_from[g.destiny] <= court.board_rank(rank) <= box.rank_to[g.destiny]:
        if box.rank_bonus[g.destiny] >= 0:
            worth += effect_worth(g, seat, box.effects[box.rank_bonus[g.destiny]])
        if box.owners_rank[g.destiny] >= 0 and g.seat[seat].buildings & g.lent_unless:
            worth += effect_worth(g, seat, box.effects[box.owners_rank[g.destiny]])
    if rank > RANKS:
        return worth
    if rank <= 6 and g.gifts >> 2 * (rank - 1) & 3:
        worth += one_good(g, seat, (g.gifts >> 2 * (rank - 1) & 3) - 1)
    if box.has_alliances:
        worth -= alliance_cost(g, seat, rank)
    return worth


def alliance_cost(g: Kingsburg, seat: i64, rank: i64) -> float:
    """KB-20.2 What opponents with tokens there would gain; nothing with a token of one's own."""
    if g.seat[seat].allies_at(rank):
        return 0.0
    tokens: i64 = 0
    for other in range(g.seat_count):
        if other != seat:
            tokens += g.seat[other].allies_at(rank)
    return RIVAL * float(tokens)


def company_worth(g: Kingsburg, seat: i64, rank: i64, dice_left: i64) -> float:
    """What a placement adds to conditions on all advisors of the season: three of them, or only low ones."""
    ranks = g.influenced(seat)
    worth = 0.0
    before = bit_count(ranks)
    if before < THREE and not ranks >> rank & 1 and before + 1 + dice_left >= THREE:
        standing = g.standing(seat) & g.box.acting[AT_SUPPORT_END]
        building: i64 = 0
        while standing:
            if standing & 1 and g.box.condition[building] == THREE_ADVISORS:
                worth += flat_worth(g.box.effects[g.box.moments[AT_SUPPORT_END][building]]) / float(THREE)
            standing >>= 1
            building += 1
    limit = g.box.doubles[g.seat[seat].group]
    if limit and ranks >> limit + 1 & (1 << RANKS) - 1 == 0:  # KB-20.5 low advisors only, so far
        lowly = 0.6 * effect_worth(g, seat, g.support_of(rank)) if court.board_rank(rank) <= limit else -0.6
        worth += lowly if ranks == 0 else 0.3 * lowly
    return worth


@final
class Supports:
    """What influencing each advisor brings a seat at this moment, reckoned once however many options ask for it."""

    def __init__(self, g: Kingsburg, seat: i64) -> None:
        self.g: Final = g
        self.seat: Final[i64] = seat
        self.known: i64 = 0
        self.worths: Final = [0.0] * (TEN + 1)

    def worth(self, rank: i64) -> float:
        if not self.known >> rank & 1:
            self.known |= bit(rank)
            self.worths[rank] = support_worth(self.g, self.seat, rank)
        return self.worths[rank]

    def best_rest(self, hand: i64, rest: i64, taken: i64) -> float:
        """The best support that the dice left in hand could still reach, group by group."""
        if rest == 0:
            return 0.0
        private = self.g.open_private(self.seat) if self.g.box.modular else 0
        best = 0.0
        group = rest
        while group:
            total = dice.total(dice.masked(hand, group))
            if total <= RANKS and not taken >> total & 1:
                best = max(best, self.reached(hand, rest & ~group, taken, total))
            if private and total in (5, 10):
                place = FIVE if total == 5 else TEN
                if private >> place & 1 and not taken >> place & 1:
                    best = max(best, self.reached(hand, rest & ~group, taken, place))
            group = (group - 1) & rest
        return best

    def reached(self, hand: i64, left: i64, taken: i64, rank: i64) -> float:
        worth = self.worth(rank)
        if left:
            worth += LATER * self.best_rest(hand, left, taken | bit(rank))
        return worth


def closed_ranks(g: Kingsburg, seat: i64) -> i64:
    """Advisors that cannot be influenced any more without the envoy, and those that are forbidden or reserved."""
    if not g.box.modular:
        return g.taken
    return g.taken | g.box.forbidden[g.destiny] | g.barred(seat)


def hand_worth(g: Kingsburg, seat: i64, hand: i64) -> float:
    """The best these coloured dice could do now."""
    return Supports(g, seat).best_rest(hand, bit(dice.count(hand)) - 1, closed_ranks(g, seat))


# ---- trades ----------------------------------------------------------------------------------------------------------


def trade_worth(g: Kingsburg, seat: i64, action: i64, effect: Effect) -> float:
    """The best trade that is paid by this action: what it brings, less what is given."""
    best = -9.0
    for number, trade in enumerate(effect.ways()):
        cost = trade.parts[0]
        if action in paying.payments(g, seat, cost, number):
            gained = effect_worth(g, seat, trade.parts[1])
            best = max(best, gained - given_worth(g, seat, action, cost))
    return best


def given_worth(g: Kingsburg, seat: i64, action: i64, cost: Effect) -> float:
    if cost.tag == ANY:
        return goods_worth(g, seat, paying.paid(cost, action))
    return cost_worth(g, seat, cost)


def owners_bonus(g: Kingsburg, seat: i64, buildings: i64) -> float:
    """KB-17.2 What the destiny card gives for using one of these buildings, if the seat has its own."""
    number = g.box.owners_gain[g.destiny]
    if number < 0 or not g.seat[seat].buildings & g.lent_unless & buildings:
        return 0.0
    return effect_worth(g, seat, g.box.effects[number])
