"""WK-8 Module 1, Menaces: what they do in planning, and the fight phase."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    CARD,
    COVER,
    DISCARD,
    FIGHT,
    FIRST_MENACE,
    PASS,
    THAW,
    UNCOVER,
)
from palatine.games.wonderful_kingdom.components import BASIC
from palatine.games.wonderful_kingdom.headings import FIGHT as FIGHT_HEADING
from palatine.games.wonderful_kingdom.headings import PHASE_FIGHT, RATS, SHADOWS, THEFT
from palatine.games.wonderful_kingdom.headings import UNCOVER as UNCOVER_HEADING
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, GIANT_RAT, SHADOW, THIEF, VERMIN, is_frozen
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.acts import add_acts, do_act
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import SELECTION
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN, Pile, without_card

_HELD = (GIANT_RAT, FROST_GIANT, SHADOW, THIEF)
"""The menace of each card that can be held, in the order of the cards."""


def menaces_strike(g: WonderfulKingdom) -> None:
    """WK-8.3, WK-8.4 Menaces hit the player who took them, WK-8.5 now; WK-R6 shadows, thieves, rats; giants wait."""
    todo: list[Frame] = []
    for seat in range(g.seat_count):
        came = [0, 0, 0, 0, 0]
        kept: list[int] = []
        for card in g.pile(SELECTION, seat).cards:
            if card >= FIRST_MENACE:
                came[_HELD[card - FIRST_MENACE]] += 1
            else:
                kept.append(card)
        g.set_pile(SELECTION, Pile(tuple(kept), tuple([OPEN] * len(kept))), seat)
        if came[SHADOW]:
            g.arrive(seat, SHADOW, came[SHADOW])
        if came[FROST_GIANT]:
            g.arrive(seat, FROST_GIANT, came[FROST_GIANT])
        todo += [turn(SHADOWS, seat)] * g.seat[seat].menaces[SHADOW]  # WK-8.16
        todo += [turn(THEFT, seat)] * came[THIEF]
        todo += [turn(RATS, seat)] * came[GIANT_RAT]
    if todo:
        g.together(todo)


@final
class Shadows(Step):
    """WK-8.16 Discard a card of the selection for each shadow; WK-R27 only developments and treasures.

    WK-8.17 The opponent takes its cubes into the alchemy area; WK-8.18 solo: nobody does.
    """

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        for card in g.pile(SELECTION, f.seat).cards:
            action = DISCARD.at(card)
            if action not in found:
                found.append(action)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        card = DISCARD.first(action)
        g.set_pile(SELECTION, without_card(g.pile(SELECTION, f.seat), card), f.seat)
        g.discard(card)
        if g.listening:
            g.emit("discard", "WK-8.16", f.seat, {"card": CARD.texts[card], "place": SELECTION.name})
        if g.is_solo():
            return
        for resource in range(i64(BASIC)):
            for _ in range(g.box.recycling[BASIC * card + resource]):
                g.add_alchemy(g.opponent(f.seat), resource, card)


@final
class Theft(Step):
    """WK-8.19 Cover one production icon; WK-R8 of a resource that is still produced."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return [COVER.at(r) for r in range(i64(BASIC)) if g.production(f.seat, r) > 0]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.steal_icon(f.seat, COVER.first(action), 1)

    def skip(self, g: WonderfulKingdom, f: Frame) -> None:
        g.arrive(f.seat, THIEF, 1)


@final
class Rats(Step):
    """WK-8.9 A giant rat brings one vermin for every giant rat now in the area; WK-8.10 each a menace of its own."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.arrive(f.seat, GIANT_RAT, 1)
        vermin = g.seat[f.seat].menaces[GIANT_RAT]
        if vermin > g.vermin_stack:
            vermin = g.vermin_stack
        g.vermin_stack -= vermin
        g.arrive(f.seat, VERMIN, vermin)


@final
class FightPhase(Step):
    """WK-8.6 After production, in round 4 too (WK-8.24); the players' fights do not touch each other."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.enter_phase(PHASE_FIGHT)
        g.together([turn(FIGHT_HEADING, seat) for seat in range(g.seat_count)])


@final
class Fight(Step):
    """WK-8.24 One fight after another, each paid at once; krystallium and soldiers may still be placed."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        found: list[int] = [PASS.base]
        for menace in range(i64(THIEF + 1)):
            if s.menaces[menace] and s.soldiers >= g.box.menace_cost[menace]:
                found.append(FIGHT.at(menace))
        frozen = False
        numbers = g.site_numbers(f.seat)
        for at in range(len(numbers)):
            if is_frozen(s.sites[at]):
                frozen = True
                full = g.missing(s.sites[at]) == 0
                if numbers[at] >= 0 and full and s.soldiers >= g.box.menace_cost[FROST_GIANT]:
                    found.append(THAW.at(numbers[at]))  # WK-8.15
        if not frozen and total(s.menaces) == 0:
            return []  # WK-B-04: nothing to fight, and acts could come at the end of production as well
        add_acts(g, f.seat, 0, found)
        return found if len(found) > 1 else []

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.push(f)
        if FIGHT.owns(action):
            menace = FIGHT.first(action)
            g.defeat(f.seat, menace)
            if menace == THIEF:
                remove_theft(g, f.seat)
        elif THAW.owns(action):
            g.thaw(f.seat, g.site_at(f.seat, THAW.first(action)))
        else:
            do_act(g, f.seat, action)


def remove_theft(g: WonderfulKingdom, seat: i64) -> None:
    """WK-8.21 One theft token goes, of the player's choice."""
    covered: list[i64] = []
    for resource in range(i64(BASIC)):
        if g.seat[seat].thefts[resource]:
            covered.append(resource)
    if len(covered) == 1:
        g.steal_icon(seat, covered[0], -1)
    elif covered:
        g.push(turn(UNCOVER_HEADING, seat))


@final
class Uncover(Step):
    """WK-8.21 Which theft token goes."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return [UNCOVER.at(r) for r in range(i64(BASIC)) if g.seat[f.seat].thefts[r]]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.steal_icon(f.seat, UNCOVER.first(action), -1)
