"""WK-2 Set-up, and what the modules and the solo game change in it."""

from typing import final

from palatine.games.wonderful_kingdom.actions import (
    CALAMITY,
    CARD,
    CARD_DEALT,
    DECK_PICK,
    DUCHY_DEALT,
    FIRST_ADVISOR,
    FIRST_MENACE,
    FIRST_PLAYER,
    KEEP,
    QUEST_DRAWN,
)
from palatine.games.wonderful_kingdom.components import (
    ADVISORS_DRAWN,
    DECKS,
    DUCHIES,
    QUESTS,
    SOLO_CALAMITIES,
    SOLO_RISK,
    START_SOLDIERS,
)
from palatine.games.wonderful_kingdom.headings import ADVISORS, KEEP_ADVISOR, MENACES, PICK_DECK, ROUND, SHOW_ADVISORS
from palatine.games.wonderful_kingdom.headings import QUESTS as QUESTS_MODULE
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import DECK, DRAWN, KEPT, REJECTED, RISK
from palatine.kernel.bits import bit
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64
from palatine.kernel.zone import Pile


@final
class SetUp(Step):
    """WK-2.1, WK-2.4, WK-2.6 First player, duchies, and the module's own set-up before any deal (WK-2.8)."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        if not g.is_solo():
            g.player1 = g.draw(FIRST_PLAYER, NOBODY, [0, 1])[0]  # WK-R2
        deal_duchies(g)
        g.push(turn(ROUND))
        if g.box.module == MENACES:
            # WK-R5 The second player of round 1 picks first.
            second = g.opponent(g.player1)
            g.then([turn(PICK_DECK, second)] + ([turn(PICK_DECK, g.player1)] if not g.is_solo() else []))
            return
        if g.box.module == ADVISORS:
            deal_advisors(g)
            return
        if g.box.module == QUESTS_MODULE:
            lay_quest(g)
        if g.is_solo():
            make_risk_deck(g, CALAMITY)


def deal_duchies(g: WonderfulKingdom) -> None:
    """WK-R29 By agreement, or at random; seat and duchy are independent."""
    ids = [row.id for row in DUCHIES]
    wanted = str(g.chosen["duchy"])
    mine = ids.index(wanted) if wanted in ids else g.draw(DUCHY_DEALT, NOBODY, list(range(len(ids))))[0]
    for seat in range(g.seat_count):
        g.take_duchy(seat, (mine + seat) % len(ids))


def lay_quest(g: WonderfulKingdom) -> None:
    """WK-10.1 One quest card, by choice or by lot."""
    ids = [row.id for row in QUESTS]
    wanted = str(g.chosen["quest"])
    g.quest = ids.index(wanted) if wanted in ids else g.draw(QUEST_DRAWN, NOBODY, list(range(len(ids))))[0]


def make_risk_deck(g: WonderfulKingdom, danger: i64) -> None:
    """WK-11.2 Eight unseen cards and four calamities; WK-8.22 menaces instead. WK-11.3 Then the deck lies face up."""
    risk = g.draw_bag(CARD_DEALT, NOBODY, DECK, SOLO_RISK)
    risk = sorted(risk + [int(danger)] * SOLO_CALAMITIES)
    g.set_pile(RISK, Pile(tuple(risk), tuple([0] * len(risk))))
    g.calamity_stack = 0
    g.show_top()


@final
class PickDeck(Step):
    """WK-8.1 Two different menaces are in the game."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        taken = [int(s.deck) for s in g.seat]
        return [DECK_PICK.at(deck) for deck in range(i64(len(DECKS))) if deck not in taken]

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        g.take_deck(f.seat, DECK_PICK.first(action))
        if g.is_solo():
            g.seat[0].deck_left = 0
            make_risk_deck(g, FIRST_MENACE + DECK_PICK.first(action))


def deal_advisors(g: WonderfulKingdom) -> None:
    """WK-9.2 Two advisors for each player, in secret; WK-9.4 two soldiers to begin with."""
    for seat in range(g.seat_count):
        g.seat[seat].soldiers = START_SOLDIERS
        among = [card for card in g.pile(DECK).cards if card >= FIRST_ADVISOR]
        drawn = g.draw(CARD_DEALT, seat, among, ADVISORS_DRAWN)
        for card in drawn:
            g.move(card, DECK, DRAWN, to_owner=seat)
        if g.listening:
            names: list[object] = [CARD.texts[card] for card in drawn]
            g.emit("draw", "WK-9.2", seat, {"cards": names}, bit(seat), {"count": len(names)})
    g.push(turn(SHOW_ADVISORS))
    g.together([turn(KEEP_ADVISOR, seat) for seat in range(g.seat_count)])


@final
class KeepAdvisor(Step):
    """WK-9.2, WK-R9 Keep one in secret; the other leaves the game. WK-9.11 Solo: it is shuffled back."""

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        return sorted([KEEP.at(card) for card in g.pile(DRAWN, f.seat).cards])

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        kept = KEEP.first(action)
        for card in g.pile(DRAWN, f.seat).cards:
            if card == kept:
                g.move(card, DRAWN, KEPT, f.seat, f.seat)
            elif g.is_solo():
                g.move(card, DRAWN, DECK, f.seat)
            else:
                g.move(card, DRAWN, REJECTED, f.seat, f.seat)


@final
class ShowAdvisors(Step):
    """WK-R9 Both are turned up together; WK-R9 the first advisor brings no selection bonus."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        for seat in range(g.seat_count):
            for card in g.pile(KEPT, seat).cards:
                g.remove(card, KEPT, seat)
                g.seat[seat].advisors |= bit(card - FIRST_ADVISOR)
                g.learn()
                if g.listening:
                    g.emit("advisor", "WK-9.2", seat, {"advisor": CARD.texts[card]})
        if g.is_solo():
            leave_out_advisors(g)
            make_risk_deck(g, CALAMITY)  # WK-9.11: so it can hold advisors


def leave_out_advisors(g: WonderfulKingdom) -> None:
    """WK-9.11, WK-B-06 Ten advisors stay in the deck; what a box has more is put aside by lot, and nobody sees it."""
    among = [card for card in g.pile(DECK).cards if card >= FIRST_ADVISOR]
    surplus: i64 = len(among) - g.box.advisors_dealt
    if surplus <= 0:
        return
    out = g.draw(CARD_DEALT, NOBODY, among, surplus)
    for card in out:
        g.remove(card, DECK)
    g.set_pile(REJECTED, Pile(tuple(out), tuple([0] * len(out))), 0)
