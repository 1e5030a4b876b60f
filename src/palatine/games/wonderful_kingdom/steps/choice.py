"""WK-4 The choice phase: sixteen turns of proposing and choosing. WK-11.4 Solo: four passes."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    CALAMITY,
    CARD,
    CHOOSE,
    FIRST_MENACE,
    HIDE,
    PASS,
    PROPOSE,
    SEARCH,
    TRAP,
    VISION,
)
from palatine.games.wonderful_kingdom.box import AFTER_TAKING, BEFORE_CHOICE
from palatine.games.wonderful_kingdom.box import CHOICE as CHOICE_PHASE
from palatine.games.wonderful_kingdom.components import HAND as HAND_SIZE
from palatine.games.wonderful_kingdom.components import PROPOSED, TRAPS
from palatine.games.wonderful_kingdom.facts import area_name
from palatine.games.wonderful_kingdom.headings import CHOOSE as CHOOSE_HEADING
from palatine.games.wonderful_kingdom.headings import (
    LAST_WORD,
    LEFT_OVERS,
    MENACES,
    PHASE_CHOICE,
    REVEAL,
    TAKE_AREA,
    TURN_UP,
)
from palatine.games.wonderful_kingdom.headings import PROPOSE as PROPOSE_HEADING
from palatine.games.wonderful_kingdom.headings import SEARCH as SEARCH_HEADING
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.steps.acts import add_acts, can_look, do_act
from palatine.games.wonderful_kingdom.steps.solo import add_searches, deal_pass, start_solo_round
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, HAND, LEFT, RIGHT, SELECTION
from palatine.kernel.action import Verb
from palatine.kernel.bits import bit
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.zone import OPEN, Pile

TURNS_EACH = 4


@final
class Round(Step):
    """WK-4.1 Trap tokens come back, cards are dealt; WK-4.2 then proposals and choices in turn."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.round += 1
        g.searched = False
        g.enter_phase(PHASE_CHOICE)
        for s in g.seat:
            s.traps = 1 if g.is_solo() else TRAPS  # WK-2.5, WK-11.1
            s.used = 0
            s.vision_used = 0
        if g.is_solo():
            start_solo_round(g)
            return
        for seat in range(g.seat_count):
            deal_hand(g, seat)
        for area in range(i64(2)):
            for card in g.deal(NOBODY, 1):
                g.lay(card, area, OPEN)
                if g.listening:
                    g.emit("deal", "WK-4.1", NOBODY, {"cards": [CARD.texts[card]], "area": area_name(area)})
        first = g.first()
        second = g.opponent(first)
        todo: list[Frame] = []
        for _ in range(TURNS_EACH):
            todo += [turn(PROPOSE_HEADING, first), turn(CHOOSE_HEADING, second)]
            todo += [turn(PROPOSE_HEADING, second), turn(CHOOSE_HEADING, first)]
        todo += [turn(LAST_WORD, first), turn(LEFT_OVERS), turn(REVEAL)]
        g.then(todo)


def deal_hand(g: WonderfulKingdom, seat: i64) -> None:
    """WK-4.1 Seven cards and a calamity; WK-8.2 with Menaces a card of the player's own menace deck instead."""
    cards = g.deal(seat, HAND_SIZE)
    if g.box.module == MENACES:
        g.seat[seat].deck_left -= 1
        cards.append(int(FIRST_MENACE + g.seat[seat].deck))
    else:
        g.calamity_stack -= 1
        cards.append(CALAMITY)
    cards.sort()
    mask = 1 << seat
    g.set_pile(HAND, Pile(tuple(cards), tuple([mask] * len(cards))), seat)
    if g.listening:
        names: list[object] = [CARD.texts[card] for card in cards]
        g.emit("hand", "WK-4.1", seat, {"cards": names}, bit(seat), {"count": len(names)})


@final
class Propose(Step):
    """WK-4.3 Two cards, each into either area; WK-4.7 face down for a trap token; WK-4.9 acts come before."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        cards = g.pile(HAND, f.seat).cards
        add_proposals(cards, PROPOSE, found)
        if g.seat[f.seat].traps > 0:
            add_proposals(cards, HIDE, found)
        if f.a == 0:
            add_vision(g, f.seat, found)
            add_acts(g, f.seat, CHOICE_PHASE, found)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if PROPOSE.owns(action):
            g.propose(f.seat, PROPOSE.first(action), PROPOSE.second(action), False)
        elif HIDE.owns(action):
            g.propose(f.seat, HIDE.first(action), HIDE.second(action), True)
        else:
            g.push(f)
            do_act(g, f.seat, action)
            return
        if f.a + 1 < PROPOSED:
            g.push(Frame(PROPOSE_HEADING, f.seat, f.a + 1))


def add_proposals(cards: tuple[int, ...], verb: Verb, found: list[int]) -> None:
    """Each card of the hand into either area; equal cards lie side by side in a hand."""
    last: i64 = -1
    for card in cards:
        number: i64 = card
        if number != last:
            left = verb.at(number)
            found.append(left)
            found.append(left + 1)
            last = number


@final
class Choose(Step):
    """WK-4.4 One area, compulsory, WK-4.5 even an empty one; WK-9.9 Captain and Gambler act just before."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = [CHOOSE.at(0), CHOOSE.at(1)]
        if g.is_solo():
            add_searches(g, found)
            if has_solo_reveal(g):
                found.append(TRAP.base)
        else:
            add_vision(g, f.seat, found)
        add_acts(g, f.seat, CHOICE_PHASE | BEFORE_CHOICE, found)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if CHOOSE.owns(action):
            g.push(Frame(TAKE_AREA, f.seat, CHOOSE.first(action), f.a))
        elif SEARCH.owns(action):
            g.searched = True
            area = SEARCH.first(action)
            g.then([Frame(SEARCH_HEADING, f.seat, area), Frame(TAKE_AREA, f.seat, area, f.a)])
        else:
            g.push(f)
            if TRAP.owns(action):  # WK-11.6; WK-R18 the vision token is one more use
                if g.seat[0].traps:
                    g.seat[0].traps = 0
                else:
                    g.seat[0].vision_used = 1
                g.push(Frame(TURN_UP, f.seat, 1))
            else:
                do_act(g, f.seat, action)


def add_vision(g: WonderfulKingdom, seat: i64, found: list[int]) -> None:
    """WK-R18 A face-down card that the player does not know, in an offering area or in their own selection area."""
    if not g.is_quest() or not can_look(g, seat):
        return
    for at in range(i64(3)):
        pile = g.pile(SELECTION, seat) if at == 2 else g.pile(AREAS[at])
        for known in pile.known:
            if not known >> seat & 1:
                found.append(VISION.base)
                return


def has_solo_reveal(g: WonderfulKingdom) -> bool:
    """WK-11.6 A trap token (or WK-R18 a vision) and a face-down card in an offering area (WK-R20)."""
    if not g.seat[0].traps and not can_look(g, 0):
        return False
    for place in (LEFT, RIGHT):
        for known in g.pile(place).known:
            if known != OPEN:
                return True
    return False


@final
class TakeArea(Step):
    """WK-4.4 The chosen area is taken; WK-11.4 solo: the other one grows and this one is refilled."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        g.take_area(f.seat, f.a)
        if g.is_solo():
            deal_pass(g, f.a, f.b)


@final
class LastWord(Step):
    """WK-4.9 After the last choice its player may still act before the hidden cards are turned up (WK-B-03)."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = [PASS.base]
        if not g.is_solo():
            add_vision(g, f.seat, found)
        add_acts(g, f.seat, CHOICE_PHASE | AFTER_TAKING, found)
        return found if len(found) > 1 else []

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.push(f)
            do_act(g, f.seat, action)


@final
class LeftOvers(Step):
    """WK-4.6, WK-11.5 What is left in the areas is discarded; WK-R3 hidden cards stay hidden."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        for place in AREAS:
            while g.pile(place).cards:
                g.throw_away(place, NOBODY, 0, NOBODY, "WK-4.6")
