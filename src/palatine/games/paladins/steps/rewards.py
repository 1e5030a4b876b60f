"""PA-4.10 Rewards that ask something, and PA-8.1 Criminals, which do not."""

from typing import final

from palatine.games.paladins.actions import (
    ACCEPT,
    DESTROY,
    DEVELOP_SLOT,
    DISCARD,
    PASS,
    PICK,
    PRAY_FOR,
    RECRUIT_CARD,
    REPAY,
)
from palatine.games.paladins.goods import DRAWN_ONE, NONE_LEFT
from palatine.games.paladins.headings import CRIMINALS, DISCARD_SUSPICION, EFFECT, FROM_TOWNSFOLK, INQUISITION
from palatine.games.paladins.seat import VPL
from palatine.games.paladins.step import Step
from palatine.games.paladins.steps.board import develop
from palatine.games.paladins.steps.legal import add_used_actions, add_workshop_slots
from palatine.games.paladins.steps.set_up import recruit_free, recruits
from palatine.games.paladins.table import Paladins
from palatine.kernel.effect import EITHER, GAIN
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64


@final
class Resolve(Step):
    """PA-A.17 A reward after what came before it has been resolved fully; PA-B-06 its plain gains come first."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.resolve(g.box.effects[f.a], f.seat, f.b)


@final
class Choice(Step):
    """PA-6.7 One of the alternatives; PA-A.45 also one that has no effect."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        return [PICK.at(way) for way in range(i64(len(g.box.effects[f.a].parts)))]

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        g.resolve(g.box.effects[f.a].parts[PICK.first(action)], f.seat, f.b)


@final
class Offer(Step):
    """PA-4.6 A trade, which only an overlay can print: it may be declined, and its price must be there."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        effect = g.box.effects[f.a]
        ways = effect.ways()
        for way in range(i64(len(ways))):
            if g.can_give(f.seat, ways[way].parts[0].amounts):
                found.append(PICK.at(way) if effect.tag == EITHER else ACCEPT.base)
        return [PASS.base, *found] if found else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action != PASS.base:
            trade = g.box.effects[f.a]
            if trade.tag == EITHER:
                trade = trade.parts[PICK.first(action)]
            g.give(f.seat, trade.parts[0].amounts)
            g.resolve(trade.parts[1], f.seat, f.b)


@final
class DiscardSuspicion(Step):
    """PA-4.10, PA-A.40 Own Suspicions may be discarded or kept, PA-B-04 in one go; PA-A.45 as many as there are."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        have: i64 = len(g.seat[f.seat].suspicions)
        if have == 0:
            return []
        if have == 1 or f.a == 1:
            return [PASS.base, DISCARD.at(0)]
        return [PASS.base, DISCARD.at(0), DISCARD.at(1)]

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        discarded = DISCARD.first(action) + 1
        g.discard_suspicions(f.seat, discarded, "PA-8.5")
        if discarded == DISCARD.size and f.a > discarded:  # only an overlay can print so many
            g.stack.append(Frame(DISCARD_SUSPICION, f.seat, f.a - discarded, f.b))


@final
class PayDebt(Step):
    """PA-9.1 Turn an unpaid Debt over, or decline; PA-9.2 nothing without one. PA-12.2 Debt Collectors work."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        return [PASS.base, REPAY.base] if g.seat[f.seat].unpaid else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.pay_debt(f.seat)
        s = g.seat[f.seat]
        todo: list[Frame] = []
        if s.crew_bits & g.box.collectors:
            for card in s.crew:
                if g.box.collectors >> card & 1:
                    ability = g.box.ability[card]
                    if ability.tag == GAIN and not todo:
                        g.gain(f.seat, ability.amounts, FROM_TOWNSFOLK + card)
                    else:
                        todo.append(Frame(EFFECT, f.seat, ability.number, FROM_TOWNSFOLK + card))
            if todo:
                g.then(todo)


@final
class DestroyDebt(Step):
    """PA-9.1 An unpaid Debt back to the pile, or decline; PA-12.8 no Debt Collector works."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        return [PASS.base, DESTROY.base] if g.seat[f.seat].unpaid else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.destroy_debt(f.seat)


@final
class Clear(Step):
    """PA-5.12 Pray as a reward: any action with workers, PA-A.9 Pray itself and PA-A.41 the one that gave it too."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = []
        add_used_actions(g, f.seat, found)
        return [PASS.base, *found] if found else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.clear_action(f.seat, PRAY_FOR.first(action))


@final
class FreeRecruit(Step):
    """PA-5.10, PA-A.7 A face-up Townsfolk into the crew, or decline; PA-A.8 nothing if the track is empty."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found = recruits(g)
        return [PASS.base, *found] if found else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action != PASS.base:
            recruit_free(g, f.seat, RECRUIT_CARD.first(action))


@final
class FreeDevelop(Step):
    """PA-A.43 Develop without workers and silver, or decline; nothing once all Workshops are placed."""

    def options(self, g: Paladins, f: Frame) -> list[int]:
        found: list[int] = [PASS.base]
        add_workshop_slots(g, f.seat, found)
        return found if len(found) > 1 else []

    def choose(self, g: Paladins, f: Frame, action: i64) -> None:
        if action != PASS.base:
            develop(g, f.seat, action - DEVELOP_SLOT.base)


@final
class Criminals(Step):
    """PA-8.3 One Criminal after the other, each with its Suspicion; `a` are to come, `b` Suspicions are owed."""

    def run(self, g: Paladins, f: Frame) -> None:
        add_criminals(g, f.seat if f.seat != NOBODY else VPL, f.a, f.b)


def add_criminals(g: Paladins, who: i64, coming: i64, owed: i64) -> None:
    """PA-8.1 Each Criminal draws a Suspicion; PA-8.3 an Inquisition comes in between, PA-8.4 or before the draw."""
    while True:
        if owed == 0:
            if coming == 0:
                return
            g.add_criminal(who)
            coming -= 1
            owed = 1
        result = g.draw_suspicion(who)
        if result != NONE_LEFT:
            owed -= 1
        if result != DRAWN_ONE:
            if coming or owed:
                g.stack.append(Frame(CRIMINALS, g.teller(who), coming, owed))
            g.stack.append(turn(INQUISITION))
            return
