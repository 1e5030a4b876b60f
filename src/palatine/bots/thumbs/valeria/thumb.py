"""Rules of thumb for Valeria: what tokens, citizens, monsters and domains are worth, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.valeria.outlook import DECIDED, exhausting, rivalry
from palatine.bots.thumbs.valeria.worth import (
    TOKEN,
    acquisition_worth,
    citizen_worth,
    claim_worth,
    effect_worth,
    exchange_worth,
    keep_worth,
    monster_points_of,
    monster_taken_worth,
    power_worth,
    price,
    recruit_worth,
    robbery_worth,
    slaying_worth,
    stock_after,
    token_worth,
    within_reach,
)
from palatine.games.valeria import headings
from palatine.games.valeria.actions import (
    ACCEPT,
    ACQUIRE,
    CAPTURED,
    CHANGE,
    CHOOSE,
    CLAIM,
    FIRST_DIE,
    KEEP,
    NAME_COLUMN,
    PASS,
    PAY_MAGIC,
    PICK,
    RECRUIT,
    RELEASE,
    RETURN,
    ROB,
    SLAY,
    STEAL,
    TAKE,
    TRADE,
)
from palatine.games.valeria.box import loot_kind
from palatine.games.valeria.components import COLUMNS, GOLD, MAGIC
from palatine.games.valeria.costs import turned
from palatine.games.valeria.headings import FOR_DIE
from palatine.games.valeria.seat import CITIZEN_TYPES
from palatine.games.valeria.steps.action import column_of_domain, column_of_monster
from palatine.games.valeria.table import Valeria
from palatine.kernel.effect import Effect
from palatine.kernel.ints import i64
from palatine.kernel.table import Table


@final
class ValeriaThumb(Thumb):
    def worth(self, table: Table, seat: int, action: int) -> float:
        assert isinstance(table, Valeria)
        frame = table.pending(seat)
        assert frame is not None
        step = frame.step
        if action == PASS.base:
            return 0.0
        if step == headings.ACTION or step == headings.GRANTED_SLAYING:
            return self.action(table, seat, action)
        if step == headings.PAY:
            return stock_after(table, seat, frame.a, frame.b, PAY_MAGIC.first(action))
        if step == headings.CONSOLATION:
            return token_worth(table, seat, TAKE.first(action), 1)
        if step == headings.SETTLE:
            powers = table.box.own if frame.a == 0 else table.box.off
            if CHOOSE.owns(action):
                way = powers[CHOOSE.first(action)].parts[CHOOSE.second(action)]
                return DECIDED + effect_worth(table, seat, way, -1)
            return effect_worth(table, seat, powers[TRADE.first(action)], -1)
        if step == headings.CHOICE:
            return effect_worth(table, seat, table.box.effects[frame.a].parts[PICK.first(action)], frame.b)
        if step == headings.OFFER:
            assert action == ACCEPT.base
            return exchange_worth(table, seat, table.box.effects[frame.a])
        if step == headings.FREE_CITIZEN:
            return claim_worth(table, seat, table.box.slot[CLAIM.first(action)])
        if step == headings.KEEP_DUKE:
            return keep_worth(table, KEEP.first(action))
        if step == headings.CHANGE_DICE:
            return self.change(table, seat, action)
        if step == headings.STEAL:
            return self.steal(table, seat, action, table.box.own[frame.a])
        if step == headings.TAKE_FROM:
            return self.take_from(table, seat, action, table.box.effects[frame.a])
        if step == headings.RETURN_CITIZEN:
            return float(frame.a) - citizen_worth(table, seat, RETURN.first(action))
        if step == headings.RETURN_MONSTER:
            return float(frame.a) - monster_points_of(table, seat, RELEASE.first(action))
        return self.dark_lord(table, step, action)

    def action(self, g: Valeria, seat: i64, action: i64) -> float:
        if TAKE.owns(action):
            return token_worth(g, seat, TAKE.first(action), 1) + within_reach(g, seat, TAKE.first(action))
        if RECRUIT.owns(action):
            return recruit_worth(g, seat, g.box.slot[RECRUIT.first(action)])
        if SLAY.owns(action):
            return slaying_worth(g, seat, column_of_monster(g, SLAY.first(action)))
        return acquisition_worth(g, seat, column_of_domain(g, ACQUIRE.first(action)))

    def change(self, g: Valeria, seat: i64, action: i64) -> float:
        """What the other dice bring more, less their price."""
        power = CHANGE.first(action)
        which = CHANGE.second(action)
        die1 = turned(g.die1, power) if which == 0 else g.die1
        die2 = turned(g.die2, power) if which == 1 else g.die2
        gained = dice_worth(g, seat, die1, die2) - dice_worth(g, seat, g.die1, g.die2)
        return gained - price(g, seat, FOR_DIE, power * 2 + which) - 0.05

    def steal(self, g: Valeria, seat: i64, action: i64, power: Effect) -> float:
        if PICK.owns(action):
            way = power.parts[PICK.first(action)]
            return token_worth(g, seat, loot_kind(way), way.count)
        kind: i64 = GOLD if STEAL.second(action) == 0 else MAGIC
        return robbery_worth(g, seat, STEAL.first(action), kind, STEAL.third(action) + 1)

    def take_from(self, g: Valeria, seat: i64, action: i64, reward: Effect) -> float:
        victim = ROB.first(action)
        if reward.name != "take_monster":
            return robbery_worth(g, seat, victim, GOLD if reward.name == "take_gold" else MAGIC, reward.count)
        return monster_taken_worth(g, seat, victim)

    def dark_lord(self, g: Valeria, step: i64, action: i64) -> float:
        """The monsters' phase of the solo game."""
        if step == headings.CAPTURE:
            return capture_worth(g, g.box.slot[CAPTURED.first(action)])
        if step == headings.CHOOSE_COLUMN:
            return column_worth(g, NAME_COLUMN.first(action))
        assert step == headings.DIE_ORDER
        die = g.die1 if FIRST_DIE.first(action) == 0 else g.die2
        return column_worth(g, die - 1) if die <= COLUMNS else -0.5  # a free choice is better with more known


def dice_worth(g: Valeria, seat: i64, die1: i64, die2: i64) -> float:
    """What a roll brings to the roller, less what it brings to the others."""
    worth = harvest_worth(g, seat, die1, die2, g.box.own)
    if g.is_solo():
        worth += harvest_worth(g, seat, die1, die2, g.box.off)
    for other in range(g.seat_count):
        if other != seat and other != g.resting():
            worth -= rivalry(g) * harvest_worth(g, other, die1, die2, g.box.off)
    if die1 == die2 and g.seat[seat].domains & g.box.on_doubles:
        worth += 1.0
    return worth


def harvest_worth(g: Valeria, seat: i64, die1: i64, die2: i64, powers: list[Effect]) -> float:
    worth = 0.0
    calls: i64 = 0
    for starter in range(i64(2)):
        times = called(g.box.starter_numbers[starter], die1, die2)
        calls += times
        worth += float(times) * TOKEN
    for citizen in range(i64(CITIZEN_TYPES)):
        number = g.seat[seat].citizens[citizen]
        if number:
            times = number * called(g.box.activation[citizen], die1, die2)
            calls += times
            if times:
                worth += float(times) * power_worth(g, seat, powers[citizen])
    return worth if calls else TOKEN


def called(numbers: i64, die1: i64, die2: i64) -> i64:
    return (numbers >> die1 & 1) + (numbers >> die2 & 1) + (numbers >> (die1 + die2) & 1)


def capture_worth(g: Valeria, slot: i64) -> float:
    """The Dark Lord best takes from a full stack, and what is wanted least."""
    size = len(g.offers[slot]) + g.hidden[slot]
    loss = 0.1 * citizen_worth(g, 0, g.top_citizen(slot))
    worth = exhausting(g, 0, 0.0) if size == 1 else 0.0
    return worth - 2.0 / float(size) - loss


def column_worth(g: Valeria, column: i64) -> float:
    """The better of a column's two citizen stacks, else its domain, else ruin."""
    if len(g.monsters[column]) == 0:
        return 0.0
    best = -2.0 * DECIDED
    for slot in (column, column + COLUMNS):
        if len(g.offers[slot]):
            best = max(best, capture_worth(g, slot))
    if len(g.offers[column]) == 0 and len(g.offers[column + COLUMNS]) == 0 and g.domains[column] >= 0:
        points = float(g.box.domain_vp[g.domains[column]])
        best = -points
        if g.covered[column] == 0:
            best += exhausting(g, 0, -points)
    return best


THUMB: Final = ValeriaThumb()
