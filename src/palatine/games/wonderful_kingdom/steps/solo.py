"""WK-11 The solo game's choice phase: passes, the risk deck and the search."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    CALAMITY,
    CARD,
    CARD_DEALT,
    FIRST_ADVISOR,
    KEEP,
    PICK,
)
from palatine.games.wonderful_kingdom.actions import SEARCH as SEARCH_VERB
from palatine.games.wonderful_kingdom.facts import area_name
from palatine.games.wonderful_kingdom.headings import CHOOSE, KEEP_FOUND, LAST_WORD, LEFT_OVERS, REVEAL, SEARCH
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, FOUND, RISK
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.zone import EMPTY, OPEN, Pile

PASSES = 4
SEARCHED = 3


def start_solo_round(g: WonderfulKingdom) -> None:
    """WK-11.4 Two cards face up in each area, then four passes."""
    for area in range(i64(2)):
        refill(g, area)
    todo = [Frame(CHOOSE, 0, number) for number in range(i64(PASSES))]
    g.then([*todo, turn(LAST_WORD, 0), turn(LEFT_OVERS), turn(REVEAL)])


def refill(g: WonderfulKingdom, area: i64) -> None:
    cards = g.deal(NOBODY, 2)
    for card in cards:
        g.lay(card, area, OPEN)
    g.show_top()
    if g.listening:
        names: list[object] = [CARD.texts[card] for card in cards]
        g.emit("deal", "WK-11.4", NOBODY, {"cards": names, "area": area_name(area)})


def deal_pass(g: WonderfulKingdom, area: i64, number: i64) -> None:
    """WK-11.4 A risk card face down beside the cards not chosen, two cards into the empty area; WK-11.5, WK-R19."""
    if number + 1 == PASSES:
        return
    if g.pile(RISK).cards:
        card = g.draw_bag(CARD_DEALT, NOBODY, RISK)[0]
        g.lay(card, 1 - area, 0)
        if g.listening:
            g.emit("risk", "WK-11.4", NOBODY, {"card": CARD.texts[card], "area": area_name(1 - area)}, 0,
                   {"area": area_name(1 - area)})  # fmt: skip
    refill(g, area)


def searchable(g: WonderfulKingdom, area: i64) -> list[int]:
    """WK-11.7 Face-up cards of the development deck: never a calamity or a menace."""
    pile = g.pile(AREAS[area])
    found: list[int] = []
    for at in range(len(pile.cards)):
        card = pile.cards[at]
        if pile.known[at] == OPEN and not CALAMITY <= card < FIRST_ADVISOR:
            found.append(card)
    found.sort()
    return found


def add_searches(g: WonderfulKingdom, found: list[int]) -> None:
    """WK-R21 Once per choice, or once per round if the table plays so."""
    if g.searched and not g.box.search_each_choice:
        return
    for area in range(i64(2)):
        if len(searchable(g, area)) >= 2:
            found.append(SEARCH_VERB.at(area))


@final
class Search(Step):
    """WK-11.7 Discard two face-up cards of the chosen area, then look at three. The two are named in order."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        cards = searchable(g, f.a)
        if f.b == 0:
            cards = cards[:-1]
        found: list[int] = []
        for card in cards:
            action = PICK.at(card, f.a)
            if card + 1 >= f.b and action not in found:
                found.append(action)
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        card = PICK.first(action)
        pile = g.pile(AREAS[f.a])
        at = 0
        while pile.cards[at] != card or pile.known[at] != OPEN:
            at += 1
        g.throw_away(AREAS[f.a], NOBODY, at, f.seat, "WK-11.7")
        if f.b == 0:
            g.push(Frame(SEARCH, f.seat, f.a, card + 1))
            return
        found = sorted(g.deal(f.seat, 1))
        found = sorted(found + look_further(g, f.seat))
        g.set_pile(FOUND, Pile(tuple(found), tuple([1] * len(found))), f.seat)
        g.show_top()
        if g.listening:
            names: list[object] = [CARD.texts[card] for card in found]
            g.emit("search", "WK-11.7", f.seat, {"cards": names})
        g.push(Frame(KEEP_FOUND, f.seat, f.a))


def look_further(g: WonderfulKingdom, seat: i64) -> list[int]:
    """WK-R21 The next cards, as many as are there: only an empty deck is made anew (WK-R26)."""
    return g.deal(seat, min(i64(SEARCHED - 1), i64(g.deck_size())))


@final
class KeepFound(Step):
    """WK-11.7 One of the three joins the area, the others are discarded face up (WK-R21)."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        for card in g.pile(FOUND, f.seat).cards:
            if KEEP.at(card) not in found:
                found.append(KEEP.at(card))
        return found

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        kept = KEEP.first(action)
        found = list(g.pile(FOUND, f.seat).cards)
        found.remove(int(kept))
        g.set_pile(FOUND, EMPTY, f.seat)
        g.lay(kept, f.a, OPEN)
        for card in found:
            g.discard(card)
        if g.listening:
            g.emit("keep", "WK-11.7", f.seat, {"card": CARD.texts[kept]})
