"""VA-6 Harvest: thieves first, then everybody at the same time."""

from typing import final

from palatine.games.valeria.actions import CHOOSE, PASS, PICK, STEAL, TAKE, TRADE
from palatine.games.valeria.box import OR_POWER, PLAIN, THIEVERY, TRADE_POWER, loot_kind
from palatine.games.valeria.centre import NO_CARD
from palatine.games.valeria.components import GOLD, MAGIC
from palatine.games.valeria.headings import (
    CONSOLATION,
    FROM_CITIZEN,
    FROM_CONSOLATION,
    FROM_STARTER,
    HARVEST_ALL,
    PHASE_HARVEST,
    PHASE_SECOND_HARVEST,
    SETTLE,
)
from palatine.games.valeria.headings import STEAL as STEAL_HEADING
from palatine.games.valeria.seat import CITIZEN_TYPES
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.kernel.columns import changed
from palatine.kernel.effect import GAIN, Effect
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Harvest(Step):
    """VA-6.4 The active player's Thieves act before anything else of the phase."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_HARVEST)
        todo: list[Frame] = []
        citizens = g.seat[g.active].citizens
        for citizen in range(i64(CITIZEN_TYPES)):
            if citizens[citizen] and g.box.own_kind[citizen] == THIEVERY:
                for _ in range(citizens[citizen] * g.times(g.box.activation[citizen])):
                    todo.append(Frame(STEAL_HEADING, g.active, citizen))
        todo.append(turn(HARVEST_ALL))
        g.then(todo)


@final
class SecondHarvest(Step):
    """VA-11.8, VA-11.16 Solo: a second harvest as a non-active player, with the same dice (VA-13.18)."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_SECOND_HARVEST)
        g.then([Frame(HARVEST_ALL, NOBODY, 1)])


@final
class Steal(Step):
    """VA-12.10 Up to 3 gold or up to 3 magic from one opponent, not mixed; VA-13.22 each Thief by itself.

    VA-B-03 Victim, kind and amount are one choice; nothing is asked where nothing can be taken. VA-11.3 Solo: from the
    supply, and up to rules 2 all of it or nothing.
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found: list[int] = [PASS.base]
        loot = g.box.own[f.a].parts
        if g.is_solo() and g.rules < 3:
            return found + [PICK.at(way) for way in range(i64(len(loot)))]
        for victim in [i64(0)] if g.is_solo() else g.opponents(f.seat):
            for way in loot:
                kind = loot_kind(way)
                have = way.count if g.is_solo() else g.seat[victim].tokens[kind]
                for n in range(i64(1), (have if have < way.count else way.count) + 1):
                    found.append(STEAL.at(victim, 0 if kind == GOLD else 1, n - 1))
        found.sort()
        return found if len(found) > 1 else []

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        if PICK.owns(action):
            way = g.box.own[f.a].parts[PICK.first(action)]
            g.gain_one(f.seat, loot_kind(way), way.count, FROM_CITIZEN + f.a)
            return
        kind = GOLD if STEAL.second(action) == 0 else MAGIC
        if g.is_solo():
            g.gain_one(f.seat, kind, STEAL.third(action) + 1, FROM_CITIZEN + f.a)
        else:
            g.rob(f.seat, STEAL.first(action), kind, STEAL.third(action) + 1, FROM_CITIZEN + f.a)


@final
class HarvestAll(Step):
    """VA-6.1, VA-6.9 All harvest together: VA-6.10 plain gains at once (VA-B-01), then who has to decide decides.

    VA-6.12 So the consolation comes after the Thieves. VA-13.27 The Jousting Field pays in the first harvest only.
    """

    def run(self, g: Valeria, f: Frame) -> None:
        waiting: list[Frame] = []
        for step in range(g.seat_count):
            seat = (g.active + step) % g.seat_count
            if seat == g.resting():  # VA-10.2
                continue
            own = seat == g.active and f.a == 0
            was_activated = harvest(g, seat, own)
            if own:
                g.fire(seat, g.seat[seat].domains & g.box.in_harvest)  # VA-6.11: no activation
            if not was_activated:
                waiting.append(turn(CONSOLATION, seat))
            elif g.seat[seat].is_waiting():
                waiting.append(Frame(SETTLE, seat, 0 if own else 1))
        if len(waiting) == 1:
            g.then(waiting)
        elif waiting:
            g.together(waiting)


def harvest(g: Valeria, seat: i64, own: bool) -> bool:
    """VA-6.2 Every card that the dice call; True if any was. What needs a decision is kept as pending.

    VA-6.13 No card comes or goes meanwhile.
    """
    s = g.seat[seat]
    was_activated = False
    for starter in range(i64(2)):
        times = g.times(g.box.starter_numbers[starter])
        if times:
            was_activated = True
            gain_often(g, seat, g.box.starter_power[starter], times, FROM_STARTER + starter)
    kinds = g.box.own_kind if own else g.box.off_kind
    powers = g.box.own if own else g.box.off
    pending = s.pending
    for citizen in range(i64(CITIZEN_TYPES)):
        if s.citizens[citizen] == 0:
            continue
        times = s.citizens[citizen] * g.times(g.box.activation[citizen])
        if times == 0:
            continue
        was_activated = True
        if kinds[citizen] == PLAIN:
            gain_often(g, seat, powers[citizen], times, FROM_CITIZEN + citizen)
        elif kinds[citizen] != THIEVERY:
            pending = changed(pending, citizen, times)
    g.set_pending(seat, pending)
    return was_activated


def gain_often(g: Valeria, seat: i64, power: Effect, times: i64, source: i64) -> None:
    """A plain power, once for each activation."""
    if power.tag == GAIN:
        g.gain(seat, vec[i64]([n * times for n in power.amounts]), source)
        return
    for _ in range(times):
        g.resolve(power, seat, source)


@final
class Settle(Step):
    """VA-6.5, VA-6.6 Pending powers in any order: one side of an "or", a trade now, later or never.

    VA-6.10 Passing declines all trades that are left; sides must be chosen first. VA-6.4 Off turn a Thief comes before
    everything else; VA-B-06 up to rules 1 he did not.
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        thief = waiting_thief(g, f)
        if thief != NO_CARD:
            return [CHOOSE.at(thief, way) for way in range(i64(len(g.box.off[thief].parts)))]
        powers = g.box.own if f.a == 0 else g.box.off
        kinds = g.box.own_kind if f.a == 0 else g.box.off_kind
        found: list[int] = []
        must_choose = False
        for citizen in range(i64(CITIZEN_TYPES)):
            if s.pending[citizen] == 0:
                continue
            if kinds[citizen] == OR_POWER:
                must_choose = True
                for way in range(i64(len(powers[citizen].parts))):
                    found.append(CHOOSE.at(citizen, way))
            elif kinds[citizen] == TRADE_POWER and can_trade(g, f.seat, powers[citizen]):
                found.append(TRADE.at(citizen))
        if found and not must_choose:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action == PASS.base:
            g.clear_pending(f.seat)
            return
        citizen = CHOOSE.first(action) if CHOOSE.owns(action) else TRADE.first(action)
        power = g.box.own[citizen] if f.a == 0 else g.box.off[citizen]
        g.set_pending(f.seat, changed(g.seat[f.seat].pending, citizen, -1))
        if g.seat[f.seat].is_waiting():
            g.then([f])
        if CHOOSE.owns(action):
            g.resolve(power.parts[CHOOSE.second(action)], f.seat, FROM_CITIZEN + citizen)
        else:
            g.pay(f.seat, power.parts[0].amounts, FROM_CITIZEN + citizen)
            g.resolve(power.parts[1], f.seat, FROM_CITIZEN + citizen)

    def skip(self, g: Valeria, f: Frame) -> None:
        g.clear_pending(f.seat)


def waiting_thief(g: Valeria, f: Frame) -> i64:
    """VA-6.4 The Thief whose off-turn power must be settled before this player's other cards, or NO_CARD."""
    if f.a == 0 or g.rules < 2:
        return NO_CARD
    pending = g.seat[f.seat].pending
    for citizen in range(i64(CITIZEN_TYPES)):
        if pending[citizen] and g.box.own_kind[citizen] == THIEVERY and g.box.off_kind[citizen] == OR_POWER:
            return citizen
    return NO_CARD


def can_trade(g: Valeria, seat: i64, trade: Effect) -> bool:
    """VA-6.6 Only with the full payment."""
    tokens = g.seat[seat].tokens
    for kind in range(i64(4)):
        if tokens[kind] < trade.parts[0].amounts[kind]:
            return False
    return True


@final
class Consolation(Step):
    """VA-6.8 Whoever was not activated at all takes 1 resource of their choice (VA-13.5)."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        return [TAKE.at(kind) for kind in range(i64(3))]

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        g.gain_one(f.seat, TAKE.first(action), 1, FROM_CONSOLATION)
