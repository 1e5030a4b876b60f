"""VA-7 The action phase: two actions, and the domain powers around them."""

from typing import final

from palatine.games.valeria.actions import ACQUIRE, PASS, RECRUIT, SLAY, TAKE
from palatine.games.valeria.components import COLUMNS, GOLD, SLOTS, STRENGTH
from palatine.games.valeria.headings import (
    ACTION,
    ACTION_DONE,
    ACTION_END,
    EFFECT,
    FOR_CITIZEN,
    FOR_DOMAIN,
    FOR_MONSTER,
    FROM_ACTION,
    FROM_DOMAIN,
    PHASE_ACTION,
)
from palatine.games.valeria.step import Step
from palatine.games.valeria.steps.dark_lord import test_solo
from palatine.games.valeria.steps.payment import start_payment
from palatine.games.valeria.table import Valeria
from palatine.kernel.effect import TRADE
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class ActionStart(Step):
    """VA-7.1 Start-of-phase powers, VA-7.2 two actions, VA-7.3 end-of-phase powers."""

    def run(self, g: Valeria, f: Frame) -> None:
        g.enter_phase(PHASE_ACTION)
        seat = g.active
        if g.rules < 3:  # what a power asked, as only an overlay can make it, was asked after the phase
            g.fire(seat, g.seat[seat].domains & g.box.at_start)
        g.then(
            [turn(ACTION, seat), turn(ACTION_DONE), Frame(ACTION, seat, 1), turn(ACTION_DONE), turn(ACTION_END, seat)]
        )
        if g.rules >= 3:
            g.fire(seat, g.seat[seat].domains & g.box.at_start)


@final
class Action(Step):
    """VA-7.2 Slay, recruit, take or acquire; passing is not allowed. VA-7.20 Both may use the same stack."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found: list[int] = [TAKE.at(kind) for kind in range(i64(3))]
        for slot in range(i64(SLOTS)):
            citizen = g.top_citizen(slot)
            if citizen >= 0 and g.can_pay(f.seat, GOLD, g.citizen_cost(f.seat, citizen), 0, True):
                found.append(RECRUIT.at(citizen))
        add_slayings(g, f.seat, found)
        for column in range(i64(COLUMNS)):
            domain = g.domains[column]
            if domain < 0 or not g.has_roles(f.seat, domain):
                continue
            if g.can_pay(f.seat, GOLD, g.domain_cost(f.seat, domain), 0, True):
                found.append(ACQUIRE.at(domain))
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if TAKE.owns(action):  # VA-7.11
            g.gain_one(f.seat, TAKE.first(action), 1, FROM_ACTION)
        elif RECRUIT.owns(action):
            start_payment(g, f.seat, FOR_CITIZEN, g.box.slot[RECRUIT.first(action)])
        elif SLAY.owns(action):
            start_payment(g, f.seat, FOR_MONSTER, column_of_monster(g, SLAY.first(action)))
        else:
            start_payment(g, f.seat, FOR_DOMAIN, column_of_domain(g, ACQUIRE.first(action)))


def add_slayings(g: Valeria, seat: i64, found: list[int]) -> None:
    """VA-7.5 The top monsters that can be paid for."""
    for column in range(i64(COLUMNS)):
        monster = g.top_monster(column)
        if monster >= 0 and g.can_pay(seat, STRENGTH, g.box.strength[monster], g.box.magic[monster], True):
            found.append(SLAY.at(monster))


def column_of_monster(g: Valeria, monster: i64) -> i64:
    column: i64 = 0
    while g.top_monster(column) != monster:
        column += 1
    return column


def column_of_domain(g: Valeria, domain: i64) -> i64:
    column: i64 = 0
    while g.domains[column] != domain:
        column += 1
    return column


@final
class GrantedSlaying(Step):
    """VA-7.18 A normal slaying in every respect, and may be declined; it does not count against the two."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        found: list[int] = []
        add_slayings(g, f.seat, found)
        if found:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        if action != PASS.base:
            start_payment(g, f.seat, FOR_MONSTER, column_of_monster(g, SLAY.first(action)))


@final
class ActionDone(Step):
    """VA-7.4 An action is finished with all its rewards; VA-13.19 solo: now its endings are tested."""

    def run(self, g: Valeria, f: Frame) -> None:
        if g.is_solo():
            test_solo(g)


@final
class ActionEnd(Step):
    """VA-7.3 End-of-phase powers, takings before trades (VA-4.2, VA-B-05): never worse for their owner."""

    def run(self, g: Valeria, f: Frame) -> None:
        todo: list[Frame] = []
        for trades in (False, True):
            owned = g.seat[f.seat].domains & g.box.at_end
            domain: i64 = 0
            while owned:
                power = g.box.power[domain]
                if owned & 1 and (power.tag == TRADE) == trades:
                    todo.append(Frame(EFFECT, f.seat, power.number, FROM_DOMAIN + domain))
                owned >>= 1
                domain += 1
        g.then(todo)
