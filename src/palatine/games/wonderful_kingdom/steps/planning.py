"""WK-5 The planning phase: construct or recycle every card, both players at once."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CALAMITY,
    CARD,
    CONSTRUCT,
    DESIGNS,
    FILL_AS,
    FIRST_ADVISOR,
    FREEZE,
    OTHER_CUBE,
    PASS,
    PLACE,
    RECYCLE,
)
from palatine.games.wonderful_kingdom.box import AFTER_PRODUCTION, MATERIALS_STEP
from palatine.games.wonderful_kingdom.components import BASIC, EXPLORATION
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.headings import (
    CLAIMS,
    FIGHT_PHASE,
    IN_PLANNING,
    MENACES,
    PHASE_PLANNING,
    PLAN,
    PLANNING,
    PRODUCTION,
    ROUND_END,
)
from palatine.games.wonderful_kingdom.headings import PLACE as PLACE_HEADING
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, in_pack, is_frozen, one_of
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.acts import add_acts, do_act
from palatine.games.wonderful_kingdom.steps.menaces import menaces_strike
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import SELECTION
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN, Pile


@final
class Reveal(Step):
    """WK-5.1 Hidden cards are turned up, calamities go to the duchy, advisors to their area; then menaces strike."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.enter_phase(PHASE_PLANNING)
        for seat in range(g.seat_count):
            turn_all_up(g, seat)
        todo = [turn(PLANNING)]
        todo += [Frame(PRODUCTION, -1, resource) for resource in range(i64(BASIC))]
        if g.box.module == MENACES:
            todo.append(turn(FIGHT_PHASE))  # WK-3.1
        todo.append(turn(ROUND_END))
        g.then(todo)
        if g.box.module == MENACES:
            menaces_strike(g)


def turn_all_up(g: WonderfulKingdom, seat: i64) -> None:
    """WK-5.7 Calamities cannot be used; WK-9.6 hidden advisors bring their soldier now, WK-9.7 and are not used."""
    pile = g.pile(SELECTION, seat)
    s = g.seat[seat]
    kept: list[int] = []
    hidden: list[object] = []
    for at in range(len(pile.cards)):
        card = pile.cards[at]
        if pile.known[at] != OPEN:
            hidden.append(CARD.texts[card])
        if card == CALAMITY:
            s.calamities += 1
        elif card < FIRST_ADVISOR:
            kept.append(card)
    kept.sort()
    g.set_pile(SELECTION, Pile(tuple(kept), tuple([OPEN] * len(kept))), seat)
    if hidden:
        g.learn()
        if g.listening:
            g.emit("reveal", "WK-5.1", seat, {"cards": hidden})
    for card in pile.cards:
        if card >= FIRST_ADVISOR:
            g.welcome(seat, card - FIRST_ADVISOR)


@final
class Planning(Step):
    """WK-5.2 Both players plan at the same time (WK-R4), until both are done (WK-R23); WK-11.9 alone likewise."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        open_lanes(g, [turn(PLAN, seat) for seat in range(g.seat_count)])


def open_lanes(g: WonderfulKingdom, frames: list[Frame]) -> None:
    """A window in which everybody acts at once; with quests a contested first place is settled when it closes."""
    if g.is_quest() and not g.is_solo():
        g.push(turn(CLAIMS))
    g.together(frames)


@final
class Plan(Step):
    """WK-5.2 Construct (WK-5.3) or recycle (WK-5.4) card by card.

    WK-8.11 Giants find their cards; WK-8.13, WK-R7 one that finds none stays alone.
    """

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        seat = f.seat
        found: list[int] = []
        cards = g.pile(SELECTION, seat).cards
        waiting = g.seat[seat].menaces[FROST_GIANT] > 0
        is_done = not cards and not (waiting and g.free_sites(seat))
        if is_done:
            found.append(PASS.base)
        last: i64 = -1
        for card in cards:
            number: i64 = card
            if number != last and number < DESIGNS:
                found.append(CONSTRUCT.at(number))
            last = number
        locked = g.is_locked(seat)
        last = -1
        for card in cards:
            number = card
            if number != last and not (locked and number < DESIGNS):  # WK-5.6: a treasure can always be recycled
                found.append(RECYCLE.at(number))
            last = number
        if waiting:
            add_freezing(g, seat, found)
        add_acts(g, seat, 0, found)
        return [] if is_done and len(found) == 1 else found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        g.push(f)
        if CONSTRUCT.owns(action):
            g.construct(f.seat, CONSTRUCT.first(action))
        elif RECYCLE.owns(action):
            g.recycle(f.seat, RECYCLE.first(action))
            g.push(Frame(PLACE_HEADING, f.seat, IN_PLANNING))
        elif FREEZE.owns(action):
            g.freeze(f.seat, g.site_at(f.seat, FREEZE.first(action)))
        else:
            do_act(g, f.seat, action)


def add_freezing(g: WonderfulKingdom, seat: i64, found: list[int]) -> None:
    """WK-8.11 At most one giant for each card."""
    sites = g.seat[seat].sites
    numbers = g.site_numbers(seat)
    for at in range(len(sites)):
        if numbers[at] >= 0 and not is_frozen(sites[at]):
            found.append(FREEZE.at(numbers[at]))


@final
class Place(Step):
    """WK-6.6, WK-5.4 Each cube at once on an empty space of its kind or into the alchemy area (WK-R24).

    WK-R22 Other acts may come between; when all is placed, the player says so. A cube with nowhere else to go needs no
    question (WK-B-04). The frame carries the step of production, and the resource that was asked to come first.
    """

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        s = g.seat[f.seat]
        found: list[int] = []
        kind = next_cube(g, f)
        if kind < 0 and f.a == IN_PLANNING:
            return found
        if kind >= 0:
            if len(s.sites):
                add_spaces(g, f.seat, kind, found)
            found.append(ALCHEMY.base)
            if f.b == 0 and f.a == IN_PLANNING and s.fresh[kind] < total(s.fresh):
                found.append(OTHER_CUBE.base)
        else:
            found.append(PASS.base)
        moment: i64 = 0
        if f.a >= 0:
            moment = i64(MATERIALS_STEP) << f.a
            if f.a == EXPLORATION and kind < 0:
                moment |= AFTER_PRODUCTION
        add_acts(g, f.seat, moment, found)
        return found if len(found) > 1 else []

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        kind = next_cube(g, f)
        if OTHER_CUBE.owns(action):
            other: i64 = BASIC - 1
            while g.seat[f.seat].fresh[other] == 0:
                other -= 1
            g.push(Frame(PLACE_HEADING, f.seat, f.a, other + 1))
            return
        if PLACE.owns(action):
            g.push(Frame(PLACE_HEADING, f.seat, f.a))
            at = g.site_at(f.seat, PLACE.first(action))
            g.spend_fresh(f.seat, kind)
            g.fill(f.seat, at, kind, kind)
        elif ALCHEMY.owns(action):
            g.push(Frame(PLACE_HEADING, f.seat, f.a))
            g.spend_fresh(f.seat, kind)
            g.add_alchemy(f.seat, kind)
        else:
            g.push(f)
            do_act(g, f.seat, action)

    def skip(self, g: WonderfulKingdom, f: Frame) -> None:
        kind = next_cube(g, f)
        if kind < 0:
            return
        g.push(Frame(PLACE_HEADING, f.seat, f.a))
        s = g.seat[f.seat]
        before = s.krystallium
        while s.fresh[kind] and s.krystallium == before:  # krystallium may open a way to act
            g.spend_fresh(f.seat, kind)
            g.add_alchemy(f.seat, kind)


def next_cube(g: WonderfulKingdom, f: Frame) -> i64:
    """The kind of the fresh cube to place now, or -1."""
    fresh = g.seat[f.seat].fresh
    if f.b > 0 and fresh[f.b - 1]:
        return f.b - 1
    for kind in range(i64(BASIC)):
        if fresh[kind]:
            return kind
    return -1


def add_spaces(g: WonderfulKingdom, seat: i64, kind: i64, found: list[int]) -> None:
    """Cards with an empty space for this cube. WK-R6 One that a giant needs may not become full."""
    locked = g.is_locked(seat)
    sites = g.seat[seat].sites
    numbers = g.site_numbers(seat)
    for at in range(len(sites)):
        missing = g.missing(sites[at])
        full = locked and not is_frozen(sites[at]) and missing == one_of(kind)
        if numbers[at] >= 0 and in_pack(missing, kind) and not full:
            found.append(PLACE.at(numbers[at]))


@final
class FillAs(Step):
    """WK-6.10 Which space the krystallium fills."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        missing = g.missing(g.seat[f.seat].sites[f.a])
        return [FILL_AS.at(kind) for kind in range(i64(K + 1)) if in_pack(missing, kind)]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.spend(f.seat, 1, 0)
        g.fill(f.seat, f.a, FILL_AS.first(action), K)
