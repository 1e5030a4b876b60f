"""VA-7.7, VA-7.8, VA-7.14 Rewards that ask something."""

from typing import final

from palatine.games.valeria.actions import ACCEPT, CLAIM, PASS, PICK, RELEASE, RETURN, ROB
from palatine.games.valeria.box import loot_kind
from palatine.games.valeria.components import COLUMNS, HOLY, SHADOW, SLOTS, SOLDIER, VP, WORKER
from palatine.games.valeria.seat import CITIZEN_TYPES, MONSTER_TYPES
from palatine.games.valeria.step import Step
from palatine.games.valeria.steps.dark_lord import test_solo
from palatine.games.valeria.steps.harvest import can_trade
from palatine.games.valeria.table import Valeria
from palatine.kernel.columns import total
from palatine.kernel.effect import SPECIAL, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64


@final
class Resolve(Step):
    """VA-7.16 The steps of a reward in order, each one completely."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.resolve(g.box.effects[f.a], f.seat, f.b)


@final
class Choice(Step):
    """VA-7.7 "Or" rewards: one side. VA-7.19 A side with a citizen only while a fitting one is on offer.

    VA-B-07 Who has chosen the Knight takes him; up to rules 2 he could still be declined.
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        parts = g.box.effects[f.a].parts
        return [PICK.at(way) for way in range(i64(len(parts))) if is_open(g, parts[way])]

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        way = g.box.effects[f.a].parts[PICK.first(action)]
        if way.tag == SPECIAL and way.name == "free_knight" and g.rules >= 3:
            g.take_citizen(f.seat, g.box.slot[g.box.knight])
        else:
            g.resolve(way, f.seat, f.b)


def is_open(g: Valeria, way: Effect) -> bool:
    """VA-12.2, VA-13.28"""
    for part in [way, *way.parts]:
        if part.tag == SPECIAL and part.name.startswith(("free_", "cheap_")) and not fitting_slots(g, part):
            return False
    return True


@final
class Offer(Step):
    """VA-6.6 A trade offered by a domain (Golden Obelisk of Nae, The Tower)."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        return [PASS.base, ACCEPT.base] if can_trade(g, f.seat, g.box.effects[f.a]) else []

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action == ACCEPT.base:
            trade = g.box.effects[f.a]
            g.pay(f.seat, trade.parts[0].amounts, f.b)
            g.resolve(trade.parts[1], f.seat, f.b)


@final
class FreeCitizen(Step):
    """VA-7.8 The top card of any citizen stack within the limit, for nothing; it may be declined (VA-13.21).

    VA-7.19 The reward lapses if no citizen on offer fits.
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found = [CLAIM.at(g.top_citizen(slot)) for slot in fitting_slots(g, g.box.effects[f.a])]
        if found:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.take_citizen(f.seat, g.box.slot[CLAIM.first(action)])


def fitting_slots(g: Valeria, reward: Effect) -> list[i64]:
    """VA-7.8 Limits compare the base cost; the "+" is ignored."""
    found: list[i64] = []
    for slot in range(i64(SLOTS)):
        citizen = g.top_citizen(slot)
        if citizen >= 0 and fits(g, reward, citizen):
            found.append(slot)
    return found


def fits(g: Valeria, reward: Effect, citizen: i64) -> bool:
    name = reward.name
    if name.startswith("cheap_") and g.box.cost[citizen] > reward.count:
        return False
    if name == "free_knight":
        return citizen == g.box.knight
    role = role_of(name)
    return role < 0 or g.box.roles[4 * citizen + role] > 0


def role_of(name: str) -> i64:
    """The role a reward asks for, or -1."""
    if name == "free_worker":
        return WORKER
    if name == "cheap_soldier":
        return SOLDIER
    if name == "free_shadow":
        return SHADOW
    return HOLY if name == "free_holy" else -1


@final
class ReturnCitizen(Step):
    """VA-12.9 Nest of the Weaver Witch: return one own citizen for VP, or decline. VA-13.24 Never a starter."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        citizens = g.seat[f.seat].citizens
        found = [RETURN.at(citizen) for citizen in range(i64(CITIZEN_TYPES)) if citizens[citizen]]
        return [PASS.base, *found] if found else []

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.return_citizen(f.seat, RETURN.first(action))
            g.gain_one(f.seat, VP, f.a, f.b)


@final
class ReturnMonster(Step):
    """VA-12.9 Watcher on the Water: return one slain monster to its stack for VP, or decline."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        slain = g.seat[f.seat].slain
        found = [RELEASE.at(m) for m in range(i64(MONSTER_TYPES)) if slain[m] and has_stack(g, m)]
        return [PASS.base, *found] if found else []

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.return_monster(f.seat, RELEASE.first(action))
            g.gain_one(f.seat, VP, f.a, f.b)


def has_stack(g: Valeria, monster: i64) -> bool:
    for column in range(i64(COLUMNS)):
        if g.areas[column] == g.box.area[monster]:
            return True
    return False


@final
class TakeFrom(Step):
    """VA-12.1 Take from a chosen opponent, or decline; VA-13.29 any opponent may be named.

    VA-11.4 Solo: resources come from the supply, a monster from the first stack from the left (VA-13.17).
    """

    def options(self, g: Valeria, f: Frame) -> list[int]:
        is_monster = g.box.effects[f.a].name == "take_monster"
        if g.is_solo():
            if is_monster and g.first_column() < 0:
                return []
            return [PASS.base, ROB.at(0)]
        found: list[int] = []
        for victim in g.opponents(f.seat):
            if not is_monster or total(g.seat[victim].slain):
                found.append(ROB.at(victim))
        if found:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        reward = g.box.effects[f.a]
        if reward.name == "take_monster":
            if g.is_solo():
                g.purloin(f.seat, g.first_column())
                test_solo(g)
            else:
                g.take_monster(f.seat, ROB.first(action))
            return
        kind = loot_kind(reward)
        if g.is_solo():
            g.gain_one(f.seat, kind, reward.count, f.b)
        else:
            g.rob(f.seat, ROB.first(action), kind, reward.count, f.b)


@final
class Uncover(Step):
    """VA-7.15 Finally the next domain of the stack is turned face up."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.uncover(f.a)
