"""What things are worth in Valeria, in victory points, as far as a seat can know. Read by the rules of thumb."""

from typing import Final

from palatine.bots.thumbs.valeria.outlook import DECIDED, exhausting, public_score, rivalry, rounds_left
from palatine.games.valeria.components import BOSS, COLUMNS, GOLD, MAGIC, STRENGTH, TITAN, VP
from palatine.games.valeria.costs import least_magic, magic_cost, most_magic, paid_kind, token_cost
from palatine.games.valeria.headings import FOR_CITIZEN, FOR_DOMAIN, FOR_MONSTER, FROM_DOMAIN, FROM_MONSTER
from palatine.games.valeria.scoring import duke_of, monster_points
from palatine.games.valeria.seat import CITIZEN_TYPES, MONSTER_TYPES
from palatine.games.valeria.steps.end import exhausted_domains
from palatine.games.valeria.steps.rewards import fitting_slots
from palatine.games.valeria.table import Valeria
from palatine.kernel.bits import bit
from palatine.kernel.columns import total
from palatine.kernel.effect import EITHER, GAIN, PER, SEQ, Effect
from palatine.kernel.effect import TRADE as EXCHANGE
from palatine.kernel.ints import i64, vec

TOKEN: Final = 0.4
FIRST_TOKEN: Final = 0.3
"""Magic stands in only beside a real token, so the first gold and the first strength are worth more."""
HOARD: Final = 8
THINGS: Final = [4.0, 3.0, 3.0, 4.0, 7.5, 7.0, 3.0, 1.0, 1.0]
"""What a player has at the end, in the order dukes count: four roles, citizens, monsters, domains, titans, bosses."""
CHANCES: Final = [0.0, 0.333, 0.361, 0.389, 0.417, 0.444, 0.472, 0.167, 0.139, 0.111, 0.083, 0.056, 0.028]
"""How often a roll calls each number: by either die and by the sum."""
ROLE: Final = 0.25
REACH: Final = 0.3


# ---- tokens ----------------------------------------------------------------------------------------------------------


def stock(g: Valeria, seat: i64, gold: i64, strength: i64, magic: i64) -> float:
    """Tokens in hand: what they will buy, and at the end what the duke gives for them."""
    left = rounds_left(g, seat)
    duke = duke_of(g, seat)
    kept = 1.0 / float(g.box.every[duke]) if duke >= 0 else 0.0
    pace = min(1.0, left / 3.0)
    each = kept + (TOKEN - kept) * pace
    worth = each * (pile(gold) + pile(strength) + 1.1 * pile(magic))
    if gold > 0:
        worth += FIRST_TOKEN * pace
    if strength > 0:
        worth += FIRST_TOKEN * pace
    return worth


def pile(n: i64) -> float:
    """A hoard is worth less than it counts: two actions a turn cannot spend it."""
    return float(n) if n <= HOARD else float(HOARD) + 0.6 * float(n - HOARD)


def token_worth(g: Valeria, seat: i64, kind: i64, n: i64) -> float:
    """So many more tokens of a kind."""
    if kind == VP:
        return float(n)
    t = g.seat[seat].tokens
    more = vec[i64]([t[GOLD], t[STRENGTH], t[MAGIC]])
    more[kind] += n
    return stock(g, seat, more[GOLD], more[STRENGTH], more[MAGIC]) - stock(g, seat, t[GOLD], t[STRENGTH], t[MAGIC])


def stock_after(g: Valeria, seat: i64, purpose: i64, index: i64, magic: i64) -> float:
    """What is in hand after paying with so much magic."""
    t = g.seat[seat].tokens
    left = vec[i64]([t[GOLD], t[STRENGTH], t[MAGIC] - magic])
    left[paid_kind(purpose)] -= token_cost(g, seat, purpose, index) - (magic - magic_cost(g, purpose, index))
    return stock(g, seat, left[GOLD], left[STRENGTH], left[MAGIC])


def price(g: Valeria, seat: i64, purpose: i64, index: i64) -> float:
    """What the cheapest payment takes away."""
    t = g.seat[seat].tokens
    best = -99.0
    for magic in range(least_magic(g, seat, purpose, index), most_magic(g, seat, purpose, index) + 1):
        best = max(best, stock_after(g, seat, purpose, index, magic))
    return stock(g, seat, t[GOLD], t[STRENGTH], t[MAGIC]) - best


def robbery_worth(g: Valeria, seat: i64, victim: i64, kind: i64, n: i64) -> float:
    """Taking from the one who is ahead hurts most."""
    if g.is_solo():
        return token_worth(g, seat, kind, n)
    have = g.seat[victim].tokens[kind]
    taken = n if n < have else have
    loss = TOKEN * rivalry(g) + 0.001 * public_score(g, seat, victim)
    return token_worth(g, seat, kind, taken) + float(taken) * loss


def monster_taken_worth(g: Valeria, seat: i64, victim: i64) -> float:
    """A random monster of the victim; solo, the first one on offer."""
    if g.is_solo():
        column = g.first_column()
        points = monster_points_of(g, seat, g.top_monster(column))
        return points + emptying(g, seat, column, points)
    slain = g.seat[victim].slain
    mean = float(monster_points(g, slain)) / float(total(slain))
    return mean * (1.0 + rivalry(g)) + float(duke_counts(g, seat, 5)) + 0.01 * public_score(g, seat, victim)


# ---- effects ---------------------------------------------------------------------------------------------------------


def effect_worth(g: Valeria, seat: i64, effect: Effect, source: i64) -> float:
    """An effect that happens now, choices made well."""
    if effect.tag == GAIN:
        return amounts_worth(g, seat, effect.amounts, 1)
    if effect.tag == PER:
        return amounts_worth(g, seat, effect.parts[0].amounts, counted(g, seat, effect, source))
    if effect.tag == SEQ:
        return sum([effect_worth(g, seat, part, source) for part in effect.parts])
    if effect.tag == EITHER:
        return max([effect_worth(g, seat, part, source) for part in effect.parts])
    if effect.tag == EXCHANGE:
        return exchange_worth(g, seat, effect)
    return special_worth(g, seat, effect)


def counted(g: Valeria, seat: i64, effect: Effect, source: i64) -> i64:
    """How often an effect that counts something pays; the area is the one of the monster that pays."""
    if effect.name == "area" and not FROM_MONSTER <= source < FROM_DOMAIN:
        return 1
    return g.measure(effect.name, seat, source) // effect.count


def amounts_worth(g: Valeria, seat: i64, amounts: vec[i64], times: i64) -> float:
    worth = 0.0
    for kind in range(i64(4)):
        if amounts[kind]:
            worth += token_worth(g, seat, kind, amounts[kind] * times)
    return worth


def exchange_worth(g: Valeria, seat: i64, trade: Effect) -> float:
    """Payment and gain together, so that a last token is not given for more of another kind without need."""
    t = g.seat[seat].tokens
    gain = trade.parts[1]
    after = vec[i64]([0, 0, 0, 0])
    for kind in range(i64(4)):
        after[kind] = t[kind] - trade.parts[0].amounts[kind] + (gain.amounts[kind] if gain.tag == GAIN else 0)
    worth = stock(g, seat, after[GOLD], after[STRENGTH], after[MAGIC]) - stock(g, seat, t[GOLD], t[STRENGTH], t[MAGIC])
    if gain.tag != GAIN:
        worth += effect_worth(g, seat, gain, FROM_DOMAIN)
    return worth + float(after[VP] - t[VP])


def special_worth(g: Valeria, seat: i64, effect: Effect) -> float:
    """Rewards that ask something, answered well; declining is always allowed."""
    name = effect.name
    best = 0.0
    if name.startswith(("free_", "cheap_")):
        for slot in fitting_slots(g, effect):
            best = max(best, claim_worth(g, seat, slot))
    elif name == "return_citizen":
        for citizen in range(i64(CITIZEN_TYPES)):
            if g.seat[seat].citizens[citizen]:
                best = max(best, float(effect.count) - citizen_worth(g, seat, citizen))
    elif name == "return_monster":
        for monster in range(i64(MONSTER_TYPES)):
            if g.seat[seat].slain[monster]:
                best = max(best, float(effect.count) - monster_points_of(g, seat, monster))
    elif name == "take_monster":
        for victim in g.opponents(seat):
            if total(g.seat[victim].slain):
                best = max(best, monster_taken_worth(g, seat, victim))
        if g.is_solo() and g.first_column() >= 0:
            best = max(best, monster_taken_worth(g, seat, 0))
    elif name == "slay":
        best = 1.5
    elif name.startswith("take_"):
        best = float(effect.count) * TOKEN * (1.0 + rivalry(g))
    return best


# ---- cards -----------------------------------------------------------------------------------------------------------


def keep_worth(g: Valeria, duke: i64) -> float:
    """What the duke will probably score."""
    worth = 5.0 / float(g.box.every[duke])
    for thing in range(i64(9)):
        worth += THINGS[thing] * float(g.box.scoring[9 * duke + thing])
    return worth


def duke_counts(g: Valeria, seat: i64, thing: i64) -> i64:
    """What the seat's own duke gives for a thing."""
    duke = duke_of(g, seat)
    return g.box.scoring[9 * duke + thing] if duke >= 0 else 0


def power_worth(g: Valeria, seat: i64, effect: Effect) -> float:
    """A harvest power in general."""
    if effect.tag == GAIN:
        return TOKEN * float(total(effect.amounts))
    if effect.tag == PER:
        return TOKEN * float(total(effect.parts[0].amounts) * counted(g, seat, effect, 0))
    if effect.tag == SEQ:
        return sum([power_worth(g, seat, part) for part in effect.parts])
    if effect.tag == EITHER:
        return 1.05 * max([power_worth(g, seat, part) for part in effect.parts])
    if effect.tag == EXCHANGE:
        return 0.85 * max(0.0, power_worth(g, seat, effect.parts[1]) - power_worth(g, seat, effect.parts[0]))
    return float(effect.count) * TOKEN


def income(g: Valeria, seat: i64, citizen: i64) -> float:
    """What a citizen brings in a round."""
    chance = 0.0
    for number in range(i64(13)):
        if g.box.activation[citizen] >> number & 1:
            chance += CHANCES[number]
    others = 1.0 if g.is_solo() else float(g.seat_count - 1)
    if g.resting() >= 0:
        others -= 1.0
    return chance * (power_worth(g, seat, g.box.own[citizen]) + others * power_worth(g, seat, g.box.off[citizen]))


def citizen_worth(g: Valeria, seat: i64, citizen: i64) -> float:
    """Income to come, the duke's points, and the roles that domains ask for."""
    left = rounds_left(g, seat)
    worth = left * income(g, seat, citizen) + float(duke_counts(g, seat, 4))
    for role in range(i64(4)):
        icons = g.box.roles[4 * citizen + role]
        if icons:
            worth += float(icons * duke_counts(g, seat, role))
            if left > 1.0:
                worth += lacking_role(g, seat, role)
    return worth


def lacking_role(g: Valeria, seat: i64, role: i64) -> float:
    """A role that face-up domains ask for."""
    worth = 0.0
    for domain in g.domains:
        if domain >= 0 and g.seat[seat].icons[role] < g.box.domain_roles[4 * domain + role]:
            worth += ROLE
    return worth


def monster_points_of(g: Valeria, seat: i64, monster: i64) -> float:
    """Printed points and the duke's; in the solo game the Dark Lord loses them too."""
    points = duke_counts(g, seat, 5)
    if g.box.type[monster] == TITAN:
        points += duke_counts(g, seat, 7)
    elif g.box.type[monster] == BOSS:
        points += duke_counts(g, seat, 8)
    printed = g.box.monster_vp[monster]
    return float(points + printed) + (float(printed) + 1.0 if g.is_solo() else 0.0)


def recruit_worth(g: Valeria, seat: i64, slot: i64) -> float:
    return claim_worth(g, seat, slot) - price(g, seat, FOR_CITIZEN, slot)


def claim_worth(g: Valeria, seat: i64, slot: i64) -> float:
    """The top citizen of a stack for nothing."""
    worth = citizen_worth(g, seat, g.top_citizen(slot))
    if g.seat[seat].domains & g.box.on_citizen:
        worth += TOKEN
    if len(g.offers[slot]) + g.hidden[slot] == 1:
        worth += exhausting(g, seat, 0.0)
    return worth


def slaying_worth(g: Valeria, seat: i64, column: i64) -> float:
    """Points and reward for strength and magic."""
    monster = g.top_monster(column)
    points = monster_points_of(g, seat, monster)
    reward = g.box.reward[monster]
    worth = points + effect_worth(g, seat, reward, FROM_MONSTER + monster) - price(g, seat, FOR_MONSTER, column)
    if reward.tag == PER and reward.name == "area":  # the slain monster counts itself
        worth += amounts_worth(g, seat, reward.parts[0].amounts, 1)
    if g.seat[seat].domains & g.box.on_monster:
        worth += TOKEN
    return worth + emptying(g, seat, column, points)


def emptying(g: Valeria, seat: i64, column: i64, points: float) -> float:
    """What it means that the top monster of a column goes: nothing, an exhausted stack, or the solo game won."""
    left: i64 = 0
    for stack in g.monsters:
        left += len(stack)
    if g.is_solo() and left == 1:
        return 2.0 * DECIDED
    return exhausting(g, seat, points, left == 1) if len(g.monsters[column]) == 1 else 0.0


def acquisition_worth(g: Valeria, seat: i64, column: i64) -> float:
    """Points, the duke's points, and the power, now or in every turn to come."""
    domain = g.domains[column]
    points = g.box.domain_vp[domain] + duke_counts(g, seat, 6)
    for role in range(i64(4)):
        points += g.box.domain_roles[4 * domain + role] * duke_counts(g, seat, role)
    worth = float(points) - price(g, seat, FOR_DOMAIN, column)
    if g.box.immediate >> domain & 1:
        worth += effect_worth(g, seat, g.box.power[domain], 0)
    else:
        worth += max(0.0, rounds_left(g, seat) - 0.5) * standing_power(g, seat, domain)
    if g.covered[column] == 0:
        worth += exhausting(g, seat, float(points), exhausted_domains(g) == COLUMNS - 1)
    return worth


def standing_power(g: Valeria, seat: i64, domain: i64) -> float:
    """What a lasting power is worth in a round."""
    mark = bit(domain)
    if mark & g.box.on_doubles:
        return float(g.seat_count) / 6.0
    if mark & (g.box.at_start | g.box.at_end | g.box.in_harvest):
        power = g.box.power[domain]
        return 0.25 if power.tag == EXCHANGE else power_worth(g, seat, power)
    return 0.25


def within_reach(g: Valeria, seat: i64, kind: i64) -> float:
    """One more token may be the one that a purchase lacks."""
    t = g.seat[seat].tokens
    best: i64 = 0
    for column in range(i64(COLUMNS)):
        monster = g.top_monster(column)
        if kind == STRENGTH and monster >= 0:
            spare = t[MAGIC] - g.box.magic[monster]
            if spare >= 0 and g.box.strength[monster] - t[STRENGTH] - spare == 1:
                best = max(best, g.box.monster_vp[monster])
        domain = g.domains[column]
        if kind == GOLD and domain >= 0 and g.has_roles(seat, domain):
            short = g.domain_cost(seat, domain) - t[GOLD] - t[MAGIC]
            if short == 1:
                best = max(best, g.box.domain_vp[domain])
    return REACH * float(best)
