"""WK-9 Module 2, Advisors: the questions their abilities ask, and the window after round 4."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    ACTIVATE,
    CARD,
    FILL_AS,
    FINISH,
    FIRST_ADVISOR,
    HIDDEN,
    INTO,
    PASS,
    PICK,
)
from palatine.games.wonderful_kingdom.box import AFTER_ROUND_4, ANY_PHASE
from palatine.games.wonderful_kingdom.components import BASIC
from palatine.games.wonderful_kingdom.facts import area_name, hidden_number
from palatine.games.wonderful_kingdom.headings import END_TURN, OVERSEE, OVERSEE_AS
from palatine.games.wonderful_kingdom.seat import in_pack
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.acts import add_acts, add_advisors, deal_into, do_act
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, DISCARD, OUT, SELECTION
from palatine.kernel.bits import bit
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN, Zone, without_place

MINE = 2
THEIRS = 3


def place_of(place: i64) -> Zone:
    return AREAS[place] if place < MINE else SELECTION


def owner_of(g: WonderfulKingdom, seat: i64, place: i64) -> i64:
    if place < MINE:
        return NOBODY
    return seat if place == MINE else g.opponent(seat)


def add_hidden(g: WonderfulKingdom, seat: i64, place: i64, only_unknown: bool, found: list[int]) -> None:
    """Face-down cards by their place and their number there."""
    number: i64 = 0
    for known in g.pile(place_of(place), owner_of(g, seat, place)).known:
        if known != OPEN:
            if not (only_unknown and known >> seat & 1):
                found.append(HIDDEN.at(place, number))
            number += 1


def hidden_at(g: WonderfulKingdom, seat: i64, action: i64) -> i64:
    """Where in its pile the face-down card lies."""
    place = HIDDEN.first(action)
    number = HIDDEN.second(action)
    known = g.pile(place_of(place), owner_of(g, seat, place)).known
    at: i64 = 0
    while True:
        if known[at] != OPEN:
            if number == 0:
                return at
            number -= 1
        at += 1


@final
class Look(Step):
    """WK-R18 A secret look at a face-down card of an area or of the player's own selection."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        for place in range(i64(THEIRS)):
            add_hidden(g, f.seat, place, True, found)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        place = HIDDEN.first(action)
        g.look_at(f.seat, place_of(place), owner_of(g, f.seat, place), hidden_at(g, f.seat, action))


@final
class TurnUp(Step):
    """WK-R12 The Grey Eminence turns a card in an area or a selection up; WK-R20 the solo token only one in an area."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        for place in range(i64(MINE if f.a else 2 + g.seat_count)):
            add_hidden(g, f.seat, place, False, found)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        place = HIDDEN.first(action)
        g.turn_up(place_of(place), owner_of(g, f.seat, place), hidden_at(g, f.seat, action), f.seat)


@final
class DealInto(Step):
    """WK-R11 A tie between the areas: the Cartographer's owner picks."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return [INTO.at(0), INTO.at(1)]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        deal_into(g, f.seat, INTO.first(action))


def offered(g: WonderfulKingdom, seat: i64) -> list[int]:
    """Every card of the offering areas: open ones by name, hidden ones by place."""
    found: list[int] = []
    for area in range(i64(2)):
        pile = g.pile(AREAS[area])
        for at in range(len(pile.cards)):
            if pile.known[at] == OPEN and PICK.at(pile.cards[at], area) not in found:
                found.append(PICK.at(pile.cards[at], area))
        add_hidden(g, seat, area, False, found)
    found.sort()
    return found


def offered_at(g: WonderfulKingdom, seat: i64, action: i64) -> tuple[i64, i64]:
    """The area and the place in it that an action names."""
    if HIDDEN.owns(action):
        return HIDDEN.first(action), hidden_at(g, seat, action)
    area = PICK.second(action)
    pile = g.pile(AREAS[area])
    at: i64 = 0
    while pile.cards[at] != PICK.first(action) or pile.known[at] != OPEN:
        at += 1
    return area, at


@final
class DiscardCard(Step):
    """WK-9.8 The Mercenary Captain; WK-R32 a hidden card stays hidden, a discarded advisor is out of the game."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return offered(g, f.seat)

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        area, at = offered_at(g, f.seat, action)
        g.throw_away(AREAS[area], NOBODY, at, f.seat, "WK-R32")
        if PICK.owns(action) and PICK.first(action) >= FIRST_ADVISOR:
            g.move(PICK.first(action), DISCARD, OUT)  # WK-B-05: it does not come back with a new deck


@final
class MoveCard(Step):
    """WK-9.8 The Reckless Gambler; WK-R32 the card keeps its face."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return offered(g, f.seat)

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        area, at = offered_at(g, f.seat, action)
        pile = g.pile(AREAS[area])
        card, known = pile.cards[at], pile.known[at]
        g.set_pile(AREAS[area], without_place(pile, at))
        g.lay(card, 1 - area, known)
        if g.listening:
            told: dict[str, object] = {"area": area_name(1 - area), "hidden": known != OPEN}
            if known != OPEN:
                told["number"] = hidden_number(pile, at)
            whole: dict[str, object] = {"card": CARD.texts[card], **told}
            g.emit("move", "WK-R32", f.seat, whole, known, told)


@final
class Oversee(Step):
    """WK-R13 One cube on each card under construction that has a basic space; which kind is asked where kinds differ.

    From the last card to the first, so that a card that moves or leaves does not change the places still to come.
    """

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        if f.a < 0:
            return
        missing = g.missing(g.seat[f.seat].sites[f.a])
        kinds = [kind for kind in range(i64(BASIC)) if in_pack(missing, kind)]
        g.push(Frame(OVERSEE, f.seat, f.a - 1))
        if len(kinds) == 1:
            g.fill(f.seat, f.a, kinds[0], kinds[0])
        elif kinds:
            g.push(Frame(OVERSEE_AS, f.seat, f.a))


@final
class OverseeAs(Step):
    """WK-R13 The resource may differ from card to card."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        missing = g.missing(g.seat[f.seat].sites[f.a])
        return [FILL_AS.at(kind) for kind in range(i64(BASIC)) if in_pack(missing, kind)]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.fill(f.seat, f.a, FILL_AS.first(action), FILL_AS.first(action))


@final
class Finish(Step):
    """WK-R14 The Master Craftsman finishes any card under construction; soldier and krystallium spaces are waived."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return [FINISH.at(number) for number in g.site_numbers(f.seat) if number >= 0]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.finish(f.seat, g.site_at(f.seat, FINISH.first(action)))


@final
class EndTurn(Step):
    """WK-R31 After round 4, in turn: one ability or a pass, until all pass one after another.

    The frame carries the passes so far and, as bits, who has used an ability here and may place what it brought.
    """

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        add_advisors(g, f.seat, ANY_PHASE | AFTER_ROUND_4, found)
        if not found and not f.b >> f.seat & 1:
            return found
        found = [PASS.base]
        add_acts(g, f.seat, AFTER_ROUND_4, found)
        return found if len(found) > 1 else []

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if action == PASS.base:
            self.skip(g, f)
        elif ACTIVATE.owns(action):
            g.push(Frame(END_TURN, g.opponent(f.seat), 0, f.b | bit(f.seat)))
            do_act(g, f.seat, action)
        else:
            g.push(f)
            do_act(g, f.seat, action)

    def skip(self, g: WonderfulKingdom, f: Frame) -> None:
        if f.a + 1 < g.seat_count:
            g.push(Frame(END_TURN, g.opponent(f.seat), f.a + 1, f.b))
