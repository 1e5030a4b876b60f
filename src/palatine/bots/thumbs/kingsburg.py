"""Rules of thumb for Kingsburg: what goods, soldiers, advisors and buildings are worth, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.games.kingsburg import dice, headings
from palatine.games.kingsburg.actions import (
    BOOST_MARKET,
    BOOST_TOKEN,
    BUILD,
    GIVE,
    GIVE_POINT,
    GIVE_SOLDIER,
    GIVE_TOKEN,
    HANDFUL_GOLD,
    HANDFUL_STONE,
    HANDFUL_WOOD,
    PASS,
    PICK,
    PLACE,
    RECRUIT,
    REROLL_ALL,
    REROLL_ONE,
    TAKE,
)  # fmt: skip
from palatine.games.kingsburg.components import GOLD, PLUS2, RANKS, SOLDIERS, STONE, VP, WOOD, YEARS
from palatine.games.kingsburg.steps.building import next_in_row
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import INVADER, TOP
from palatine.kernel.bits import bit
from palatine.kernel.effect import ANY, EITHER, GAIN, PER, SEQ, TRADE, Effect
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

GOOD: Final = 0.9
WANTED_GOOD: Final = 1.5
TOKEN: Final = 1.0
PEEK: Final = 0.15
REINFORCEMENT: Final = 3.5
MEAN_STRENGTH: Final = [0.0, 2.8, 4.2, 5.2, 6.2, 8.2]


def seasons_left(g: Kingsburg) -> int:
    """Productive seasons to come after this phase: what a building that pays every season can still bring."""
    this_year = (3, 2, 2, 1, 1, 0, 0, 0)[g.phase - 1]
    return this_year + 3 * (YEARS - int(g.year))


@final
class KingsburgThumb(Thumb):
    def worth(self, table: Table, seat: int, action: int) -> float:
        assert isinstance(table, Kingsburg)
        frame = table.pending(seat)
        assert frame is not None
        if frame.step == headings.INFLUENCE:
            return self.placement(table, seat, action)
        if frame.step == headings.BUILD:
            return 0.0 if action == PASS.base else building_worth(table, seat, BUILD.first(action))
        if frame.step == headings.REROLL:
            return self.reroll(table, seat, action)
        if frame.step == headings.RECRUIT:
            return self.recruit(table, seat, action)
        if frame.step == headings.CHOICE:
            return self.choice(table, seat, action, table.box.effects[frame.a])
        if frame.step == headings.OFFER:
            return self.offer(table, seat, action, table.box.effects[frame.a])
        if GIVE.owns(action):  # losses and soldiers' pay: part with what is wanted least
            return -handful_worth(table, seat, GIVE.first(action))
        return 0.0

    def placement(self, g: Kingsburg, seat: int, action: int) -> float:
        """This group's support, and the best that the dice left over could still do."""
        s = g.seat[seat]
        if action == PASS.base:
            return 0.0
        rank = PLACE.first(action) + 1
        mask = PLACE.second(action) + 1
        boost = PLACE.third(action)
        worth = support_worth(g, seat, rank)
        if BOOST_TOKEN >> boost & 1:
            worth -= TOKEN
        if BOOST_MARKET >> boost & 1:
            worth -= 0.1
        if g.groups_at(rank):
            worth -= 1.5  # the envoy could erect a second building instead
        if dice.white_part(s.coloured, action) > 0:
            worth -= 0.05
        rest = (bit(dice.count(s.coloured)) - 1) & ~mask
        return worth + 0.85 * best_rest(g, seat, rest, bit(rank))

    def reroll(self, g: Kingsburg, seat: int, action: int) -> float:
        s = g.seat[seat]
        if action == PASS.base:
            return 0.0
        mean = 3.5 * float(dice.count(s.coloured) + dice.count(s.white))
        if REROLL_ALL.owns(action):
            return mean - float(s.dice_total())
        if REROLL_ONE.owns(action):
            return 4.0 - float(s.coloured & 7)
        return 0.0

    def recruit(self, g: Kingsburg, seat: int, action: int) -> float:
        """Enough to beat this year's enemy; goods are worth more while there is something left to build."""
        if action == PASS.base:
            return 0.0
        price = g.recruit_price(seat)
        number = RECRUIT.first(action) + 1
        good = GOOD if g.year < YEARS else 0.1
        return soldiers_worth(g, seat, number) - float(number * price) * good

    def choice(self, g: Kingsburg, seat: int, action: int, effect: Effect) -> float:
        if TAKE.owns(action):
            return handful_worth(g, seat, TAKE.first(action))
        if action == PASS.base:
            return 0.0
        assert PICK.owns(action)
        return effect_worth(g, seat, effect.parts[PICK.first(action)])

    def offer(self, g: Kingsburg, seat: int, action: int, effect: Effect) -> float:
        if action == PASS.base:
            return 0.0
        if PICK.owns(action):
            trade = effect.ways()[PICK.first(action)]
            return effect_worth(g, seat, trade.parts[1]) - effect_worth(g, seat, trade.parts[0])
        given = GIVE.first(action)
        best = -9.0
        for trade in effect.ways():
            cost = trade.parts[0]
            if cost.tag == GAIN and given < GIVE_TOKEN and cost.amounts[first_kind(given)] == 0:
                continue
            if cost.tag == GAIN and (given == GIVE_TOKEN) != (cost.amounts[PLUS2] > 0):
                continue
            if cost.tag == ANY and given >= GIVE_TOKEN:
                continue
            gained = effect_worth(g, seat, trade.parts[1])
            if gained > best:
                best = gained
        if given == GIVE_POINT:
            return best - 1.0
        if given == GIVE_SOLDIER:
            return best - 1.0
        if given == GIVE_TOKEN:
            return best - (TOKEN if seasons_left(g) > 0 else 0.0) + 0.1
        return best - (handful_worth(g, seat, given) if seasons_left(g) > 0 else 0.4)


def first_kind(handful: i64) -> i64:
    if HANDFUL_GOLD[handful]:
        return GOLD
    return WOOD if HANDFUL_WOOD[handful] else STONE


def good_worth(g: Kingsburg, seat: i64, wanted: vec[i64], kind: i64) -> float:
    if g.year == YEARS and g.phase >= 6 and g.stack and g.stack[-1].step != headings.CHOICE:
        return 0.45
    return WANTED_GOOD if wanted[kind] > 0 else GOOD


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
    wanted = wanted_goods(g, seat)
    total = 0.0
    counts = vec[i64]([HANDFUL_GOLD[handful], HANDFUL_WOOD[handful], HANDFUL_STONE[handful]])
    for kind in range(i64(3)):
        for _ in range(counts[kind]):
            total += good_worth(g, seat, wanted, kind)
            wanted[kind] -= 1
    return total


def support_worth(g: Kingsburg, seat: i64, rank: i64) -> float:
    return effect_worth(g, seat, g.support_of(rank))


def effect_worth(g: Kingsburg, seat: i64, effect: Effect) -> float:
    """An estimate of an effect, choices made well."""
    if effect.tag == GAIN:
        wanted = wanted_goods(g, seat)
        total = float(effect.amounts[VP]) + TOKEN * float(effect.amounts[PLUS2])
        for kind in range(i64(3)):
            for _ in range(effect.amounts[kind]):
                total += good_worth(g, seat, wanted, kind)
                wanted[kind] -= 1
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
        return max([effect_worth(g, seat, part) for part in effect.parts])
    if effect.tag == TRADE:
        gained = effect_worth(g, seat, effect.parts[1]) - effect_worth(g, seat, effect.parts[0])
        return gained if gained > 0 else 0.0
    return 0.0 if effect.tag == PER else PEEK


def soldiers_worth(g: Kingsburg, seat: i64, number: i64) -> float:
    """What soldiers add to the coming battle: the chance to win instead of losing."""
    have = float(g.seat[seat].soldiers) + expected_bonus(g, seat)
    enemy = known_strength(g, seat)
    if g.box.edition == 2 or enemy < 0 or not g.pile(INVADER).cards:
        have += REINFORCEMENT
    need = enemy if enemy >= 0 else MEAN_STRENGTH[g.year]
    stake = 2.0 + float(g.year)
    return stake * (outcome(have + float(number) - need) - outcome(have - need))


def outcome(margin: float) -> float:
    """From 0 (lost) to 1 (won), with the doubt of the king's die and an unknown enemy."""
    if margin <= -3.0:
        return 0.0
    if margin >= 3.0:
        return 1.0
    return (margin + 3.0) / 6.0


def expected_bonus(g: Kingsburg, seat: i64) -> float:
    """The province's battle bonus, over the types the enemy could be."""
    known = known_enemy(g, seat)
    if known >= 0:
        return float(g.battle_bonus(seat, known))
    total = 0.0
    cards = 0
    for card in range(i64(len(g.box.enemy_year))):
        if g.box.enemy_year[card] == g.year:
            total += float(g.battle_bonus(seat, card))
            cards += 1
    return total / cards


def known_enemy(g: Kingsburg, seat: i64) -> i64:
    """This year's enemy if the seat has seen it, else -1."""
    invader = g.pile(INVADER).cards
    if invader:
        return invader[-1]
    top = g.pile(TOP)
    return top.cards[-1] if top.cards and top.known[-1] >> seat & 1 else -1


def known_strength(g: Kingsburg, seat: i64) -> float:
    card = known_enemy(g, seat)
    return float(g.box.strength[card]) if card >= 0 else -1.0


def best_rest(g: Kingsburg, seat: i64, rest: i64, taken: i64) -> float:
    """The best support that the dice left in hand could still reach, group by group."""
    if rest == 0:
        return 0.0
    s = g.seat[seat]
    best = 0.0
    group = rest
    while group:
        total = dice.total(dice.masked(s.coloured, group))
        if total <= RANKS and not (taken | g.taken) >> total & 1:
            worth = support_worth(g, seat, total)
            left = rest & ~group
            if left:
                worth += 0.85 * best_rest(g, seat, left, taken | bit(total))
            if worth > best:
                best = worth
        group = (group - 1) & rest
    return best


def building_worth(g: Kingsburg, seat: i64, building: i64) -> float:
    """Printed VP, what it will still earn, and what opens behind it; less what the goods are worth elsewhere."""
    box = g.box
    left = seasons_left(g)
    winters = YEARS - int(g.year) + 1
    worth = float(box.vp[building])
    number = box.season_end_numbers[building]
    if number >= 0:
        ends = 0.8 if box.buildings[building].text("seasons") == "" else 0.3
        worth += ends * (left + 1) * max(0.4, effect_worth_flat(box.effects[number]))
    number = box.season_start_numbers[building]
    if number >= 0:
        worth += left * effect_worth_flat(box.effects[number])
    worth += 1.6 * left * float(box.white_dice[building])
    worth += 0.45 * winters * float(box.battle[building])
    worth += 0.5 * winters * float(box.win_vp[building])
    if box.draw_winners >> building & 1:
        worth += 0.3 * winters
    if box.soldier_givers >> building & 1:
        worth += 0.3 * winters
    if box.recruiters >> building & 1:
        worth += 0.5 * winters
    if box.shifters >> building & 1:
        worth += 0.5 * left
    if box.discounters >> building & 1:
        worth += 0.25 * left
    if (box.rerolls_one | box.rerolls_all) >> building & 1:
        worth += 0.15 * left
    price = g.cost(seat, building, GOLD) + g.cost(seat, building, WOOD) + g.cost(seat, building, STONE)
    return worth - (0.55 if left > 0 else 0.1) * float(price) + 0.6


def effect_worth_flat(effect: Effect) -> float:
    """An effect in general, whatever the seat holds."""
    if effect.tag == GAIN:
        goods = effect.amounts[GOLD] + effect.amounts[WOOD] + effect.amounts[STONE]
        others = TOKEN * float(effect.amounts[PLUS2]) + 0.8 * float(effect.amounts[SOLDIERS])
        return GOOD * float(goods) + float(effect.amounts[VP]) + others
    if effect.tag == EITHER:
        return max([effect_worth_flat(part) for part in effect.parts])
    if effect.tag == TRADE:
        return max(0.0, effect_worth_flat(effect.parts[1]) - effect_worth_flat(effect.parts[0]))
    return GOOD * float(effect.count) if effect.tag == ANY else 0.0


THUMB: Final = KingsburgThumb()
