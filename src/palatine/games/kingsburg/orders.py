"""KB-12.2 Orders of one player's effects of the same moment: to which results they lead, and when to ask for one.

KB-A-47 A compulsory effect that can do nothing now may be put first all the same; it is done then. KB-B-01 The owner is
asked only if no effect can come first without losing a result that another order would reach.
"""

from typing import Final, final

from palatine.games.kingsburg import paying, powers
from palatine.games.kingsburg.actions import FIRST_OF_SIZE, handful_amounts
from palatine.games.kingsburg.components import GOLD, PLUS2, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.manner import counted, read_by
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit, lowest
from palatine.kernel.effect import ANY, EITHER, GAIN, PER, SEQ, Effect
from palatine.kernel.ints import i64, vec

ASK: Final = -1
NOBODY_ACTS: Final = -2

Purse = tuple[int, int, int, int, int, int, int]
"""What a season's end can change: gold, wood, stone, +2 tokens, soldiers, VP, and the bonus for the next battle."""


def next_place(g: Kingsburg, seat: i64, moment: i64, left: i64) -> i64:
    """The place whose effect comes next without a question; or ASK, or NOBODY_ACTS.

    Most effects do not touch each other, and most gains only feed offers: what is left is tried out.
    """
    places = places_in(left)
    able: i64 = 0
    for place in places:
        if powers.can_act(g, seat, moment, powers.power_at(g, seat, place)):
            able |= bit(place)
    if able == 0:
        return NOBODY_ACTS
    if not are_entangled(g, seat, moment, places):
        return powers.first_of(g, seat, moment, able)
    for place in places:
        if able >> place & 1 and only_helps(g, seat, moment, place, places):
            return place
    return Trial(g, seat, moment).first(left, able)


def places_in(bits: i64) -> list[i64]:
    """The places of a set, in the order of the sheet."""
    found: list[i64] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def are_entangled(g: Kingsburg, seat: i64, moment: i64, places: list[i64]) -> bool:
    """True if one effect gives what another needs, or takes what another does not have to pay but depends on."""
    for one in places:
        number = g.box.moments[moment][powers.power_at(g, seat, one)]
        gains = g.box.gains[number]
        pays = g.box.pays[number]
        for other in places:
            if other != one:
                power = powers.power_at(g, seat, other)
                depends = depends_on(g, moment, power)
                if gains & (depends | g.box.pays[g.box.moments[moment][power]]) or pays & depends:
                    return True
    return False


def depends_on(g: Kingsburg, moment: i64, power: i64) -> i64:
    """The resources that decide, as bits, whether the effect acts or how much it gives; an offer's price is none."""
    number = g.box.moments[moment][power]
    bits = read_by(g.box.condition[power]) | counted(g.box.effects[number])
    return bits | g.box.pays[number] if g.box.must[power] else bits


def only_helps(g: Kingsburg, seat: i64, moment: i64, place: i64, places: list[i64]) -> bool:
    """True for a gain that nothing else depends on, and that depends on nothing else: at most it pays for an offer."""
    power = powers.power_at(g, seat, place)
    number = g.box.moments[moment][power]
    if g.box.pays[number]:
        return False
    gains = g.box.gains[number]
    depends = depends_on(g, moment, power)
    for other in places:
        if other != place:
            rival = powers.power_at(g, seat, other)
            effect = g.box.moments[moment][rival]
            if gains & depends_on(g, moment, rival) or depends & (g.box.gains[effect] | g.box.pays[effect]):
                return False
    return True


@final
class Trial:
    """Every order of some effects, tried out on one player's purse; the rest of the table stays as it is."""

    def __init__(self, g: Kingsburg, seat: i64, moment: i64) -> None:
        copy = g.clone()
        assert isinstance(copy, Kingsburg)
        self.g: Final = copy
        self.seat: Final = seat
        self.moment: Final = moment
        self.known: Final[dict[tuple[int, Purse], set[Purse]]] = {}

    def first(self, left: i64, able: i64) -> i64:
        """The place that may come first because every result stays within reach, or ASK; those that can act first."""
        purse = self.held()
        every = self.results(left, purse)
        compulsory: i64 = 0
        for place in places_in(left):
            if not powers.is_optional(self.g, self.moment, self.power(place)):
                compulsory |= bit(place)
        for places in (able & compulsory, able & ~compulsory, compulsory & ~able):
            for place in places_in(places):
                if len(self.with_first(place, left, purse)) == len(every):
                    return place
        return ASK

    def power(self, place: i64) -> i64:
        return powers.power_at(self.g, self.seat, place)

    def results(self, left: i64, purse: Purse) -> set[Purse]:
        """Everything that can come of these effects, in any order."""
        if left == 0:
            return {purse}
        key = (int(left), purse)
        if key in self.known:
            return self.known[key]
        found: set[Purse] = set()
        for place in places_in(left):
            found |= self.with_first(place, left, purse)
        self.known[key] = found
        return found

    def with_first(self, place: i64, left: i64, purse: Purse) -> set[Purse]:
        """Everything that can come of them if this one comes first."""
        found: set[Purse] = set()
        for after in self.acted(self.power(place), purse):
            found |= self.results(left & ~bit(place), after)
        return found

    def acted(self, power: i64, purse: Purse) -> list[Purse]:
        """What one effect can make of the purse: nothing if it cannot act, or is declined."""
        g = self.g
        self.hold(purse)
        if not powers.can_act(g, self.seat, self.moment, power):
            return [purse]
        effect = g.box.effects[g.box.moments[self.moment][power]]
        if not effect.is_offer():
            return self.given(effect, purse)
        found: list[Purse] = [] if g.box.must[power] else [purse]
        for number, trade in enumerate(effect.ways()):
            self.hold(purse)
            for action in paying.payments(g, self.seat, trade.parts[0], number):
                paid = changed(purse, paying.paid(trade.parts[0], action), -1)
                found += self.given(trade.parts[1], self.rewarded(power, paid))
        return found

    def rewarded(self, power: i64, purse: Purse) -> Purse:
        """KB-17.2 An offer that the destiny card lends to others rewards its owner."""
        number = self.g.box.owners_gain[self.g.destiny]
        if number < 0 or not (self.g.seat[self.seat].buildings & self.g.lent_unless) >> power & 1:
            return purse
        return self.given(self.g.box.effects[number], purse)[0]

    def given(self, effect: Effect, purse: Purse) -> list[Purse]:
        """What an effect without a price makes of the purse; looks at enemy cards and the like change nothing in it."""
        if effect.tag == GAIN:
            return [changed(purse, effect.amounts, 1)]
        if effect.tag == ANY:
            handfuls = range(FIRST_OF_SIZE[effect.count], FIRST_OF_SIZE[effect.count + 1])
            return [changed(purse, handful_amounts(h), 1) for h in handfuls]
        found = [purse]
        if effect.tag == SEQ:
            for part in effect.parts:
                found = [after for before in found for after in self.given(part, before)]
        elif effect.tag == PER:
            self.hold(purse)
            times = self.g.measure(effect.name, self.seat, 0) // effect.count
            found = [changed(purse, effect.parts[0].amounts, times)]
        elif effect.tag == EITHER:
            self.hold(purse)
            manner = self.g.box.manners.get(effect.number)
            found = [purse] if manner is not None and manner.may_decline else []
            for number in powers.open_ways(self.g, effect, self.seat):
                found += self.given(effect.parts[number], purse)
        elif effect.name == "strength":
            gold, wood, stone, plus2, soldiers, vp, strength = purse
            found = [(gold, wood, stone, plus2, soldiers, vp, strength + int(effect.count))]
        return found

    def held(self) -> Purse:
        s = self.g.seat[self.seat]
        gold, wood, stone = int(s.goods[GOLD]), int(s.goods[WOOD]), int(s.goods[STONE])
        return (gold, wood, stone, int(s.plus2), int(s.soldiers), int(s.vp()), int(s.strength))

    def hold(self, purse: Purse) -> None:
        """Conditions, prices and counts look at the seat."""
        s = self.g.seat[self.seat]
        s.goods = vec[i64]([i64(purse[GOLD]), i64(purse[WOOD]), i64(purse[STONE])])
        s.plus2 = purse[PLUS2]
        s.soldiers = purse[SOLDIERS]
        s.points_sum = purse[VP]
        s.strength = purse[6]


def changed(purse: Purse, amounts: vec[i64], times: i64) -> Purse:
    """The purse with so much more, or less."""
    gold, wood, stone, plus2, soldiers, vp, strength = purse
    return (
        gold + int(amounts[GOLD] * times),
        wood + int(amounts[WOOD] * times),
        stone + int(amounts[STONE] * times),
        plus2 + int(amounts[PLUS2] * times),
        soldiers + int(amounts[SOLDIERS] * times),
        vp + int(amounts[VP] * times),
        strength,
    )
