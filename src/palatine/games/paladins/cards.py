"""Verbs for cards and pieces, and for the course of a round."""

from palatine.games.paladins.actions import (
    BOARD_ACTION,
    FAVOUR,
    FAVOUR_TURNED,
    JAR_SPACE,
    ORDER,
    ORDER_TURNED,
    OUTSIDER,
    OUTSIDER_TURNED,
    PALADIN,
    PALADINS_DRAWN,
    SPACE,
    TAVERN_CARD,
    TAVERN_TURNED,
    TOWNSFOLK_CARD,
    TOWNSFOLK_TURNED,
    WALL,
    WALL_DRAWN,
)
from palatine.games.paladins.components import (
    COMMISSION,
    OUTSIDER_SPACES,
    TOWNSFOLK_SPACES,
)
from palatine.games.paladins.goods import Goods
from palatine.games.paladins.ground import NO_FAVOUR_WORKERS
from palatine.games.paladins.headings import (
    PHASES,
)
from palatine.games.paladins.seat import NO_CARD, NOTHING, VPL, copies
from palatine.games.paladins.zones import CHOSEN, PLAYED
from palatine.kernel.bits import bit, members
from palatine.kernel.columns import changed, replaced
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import append, i64, vec
from palatine.kernel.zone import EMPTY, Pile


class Cards(Goods):
    """Base of `Paladins`: cards, pieces, rounds."""

    # ---- verbs: cards ------------------------------------------------------------------------------------------------

    def take_townsfolk(self, place: i64) -> i64:
        """PA-5.9 The space stays empty until the refresh."""
        card = self.townsfolk[place]
        self.townsfolk = replaced(self.townsfolk, place, NO_CARD)
        return card

    def join_crew(self, seat: i64, place: i64) -> i64:
        """PA-5.8"""
        card = self.take_townsfolk(place)
        s = self.seat[seat]
        s.crew = append(s.crew[:], card)
        s.crew_bits |= bit(card)
        if self.listening:
            self.emit("recruit", "PA-5.8", seat, {"townsfolk": TOWNSFOLK_CARD.texts[card]})
        return card

    def dismiss(self, who: i64, place: i64) -> i64:
        """PA-5.7, PA-14.17"""
        card = self.take_townsfolk(place)
        self.townsfolk_gone |= bit(card)
        if self.listening:
            self.emit("dismiss", "PA-5.7", self.teller(who), {"townsfolk": TOWNSFOLK_CARD.texts[card]})
        return card

    def take_outsider(self, who: i64, place: i64, is_attack: bool) -> i64:
        """PA-6.14, PA-A.20 A trophy that everyone knows, or PA-6.16 a convert; PA-6.17 the space stays empty."""
        card = self.outsiders[place]
        self.outsiders = replaced(self.outsiders, place, NO_CARD)
        s = self.seat[who]
        if is_attack:
            s.trophies = append(s.trophies[:], card)
        else:
            s.converts = append(s.converts[:], card)
        if self.listening:
            kind, rule = ("attack", "PA-6.14") if is_attack else ("convert", "PA-6.16")
            self.emit(kind, rule, self.teller(who), {"outsider": OUTSIDER.texts[card]})
        return card

    def build_wall(self, who: i64) -> i64:
        """PA-6.6 The top Wall of the deck."""
        card = self.draw(WALL_DRAWN, self.teller(who), copies(self.wall_deck))[0]
        self.wall_deck = changed(self.wall_deck, card, -1)
        s = self.seat[who]
        s.walls = append(s.walls[:], card)
        if self.listening:
            self.emit("wall", "PA-6.6", self.teller(who), {"wall": WALL.texts[card]})
        return card

    def occupy(self, who: i64, space: i64, is_outpost: bool) -> None:
        """PA-6.2, PA-6.9 A Monk or an Outpost on a space of the map."""
        self.map = replaced(self.map, space, 1 + 2 * who + (1 if is_outpost else 0))
        self.free &= ~bit(space)
        s = self.seat[who]
        if is_outpost:
            s.outposts += 1
        else:
            s.monks += 1
        if self.listening:
            kind, rule = ("outpost", "PA-6.9") if is_outpost else ("monk", "PA-6.2")
            self.emit(kind, rule, self.teller(who), {"space": SPACE.texts[space]})

    def move_jar(self, seat: i64, space: i64) -> None:
        """PA-6.11"""
        s = self.seat[seat]
        s.jars += 1
        s.jar_spaces |= bit(space)
        if self.listening:
            self.emit("jar", "PA-6.11", seat, {"jar": JAR_SPACE.texts[space]})

    def flip_jar(self) -> None:
        """PA-14.23"""
        self.seat[VPL].jars += 1
        if self.listening:
            self.emit("jar", "PA-14.23", NOBODY, {})

    def add_workshop(self, who: i64, action: i64, slot: i64) -> None:
        """PA-5.2, PA-14.6; PA-5.3, PA-A.24 a worker on that slot alone returns to the supply."""
        s = self.seat[who]
        s.workshops |= bit(2 * (action - COMMISSION) + slot)
        if who < self.seat_count:
            s.placed = replaced(s.placed, action, s.placed[action] & ~(i64(7) << 3 * slot))
        if self.listening:
            told: dict[str, object] = {"action": BOARD_ACTION.texts[action], "slot": int(slot) + 1}
            self.emit("workshop", "PA-5.2", self.teller(who), told)

    # ---- verbs: the round --------------------------------------------------------------------------------------------

    def enter_phase(self, phase: i64) -> None:
        """PA-3"""
        self.phase = phase
        if self.listening:
            self.emit("phase", "PA-3", NOBODY, {"phase": PHASES[phase], "round": int(self.round)})

    def turn_up_townsfolk(self) -> None:
        """PA-10.7, PA-A.46 From right to left, PA-10.5 as long as there are cards."""
        for place in range(i64(TOWNSFOLK_SPACES) - 1, i64(-1), i64(-1)):
            if self.townsfolk[place] == NO_CARD and self.townsfolk_deck:
                card = self.draw(TOWNSFOLK_TURNED, NOBODY, members(self.townsfolk_deck))[0]
                self.townsfolk_deck &= ~bit(card)
                self.townsfolk = replaced(self.townsfolk, place, card)
                if self.listening:
                    self.emit("turn_up", "PA-10.7", NOBODY, {"townsfolk": TOWNSFOLK_CARD.texts[card]})

    def turn_up_outsiders(self) -> None:
        """PA-10.7 From left to right, PA-10.5 as long as there are cards."""
        for place in range(i64(OUTSIDER_SPACES)):
            if self.outsiders[place] == NO_CARD and self.outsider_deck:
                card = self.draw(OUTSIDER_TURNED, NOBODY, members(self.outsider_deck))[0]
                self.outsider_deck &= ~bit(card)
                self.outsiders = replaced(self.outsiders, place, card)
                if self.listening:
                    self.emit("turn_up", "PA-10.7", NOBODY, {"outsider": OUTSIDER.texts[card]})

    def slide(self, discarded: i64) -> None:
        """PA-10.4 The right-most Townsfolk and the left-most Outsiders leave, the others close the gaps."""
        people = self.townsfolk[:]
        for place in range(i64(TOWNSFOLK_SPACES) - discarded, i64(TOWNSFOLK_SPACES)):
            if people[place] != NO_CARD:
                self.townsfolk_gone |= bit(people[place])
                people[place] = NO_CARD
        self.townsfolk = slid_right(people)
        outsiders = self.outsiders[:]
        for place in range(discarded):
            if outsiders[place] != NO_CARD:
                self.outsiders_gone |= bit(outsiders[place])
                outsiders[place] = NO_CARD
        self.outsiders = slid_left(outsiders)
        if self.listening:
            self.emit("slide", "PA-10.4", NOBODY, {})

    def turn_up_tavern(self, n: i64) -> None:
        """PA-3.3; PA-A.39 the discards are shuffled only when a card is needed and the deck is empty."""
        for _ in range(n):
            if self.tavern_deck == 0:
                self.tavern_deck = self.tavern_gone
                self.tavern_gone = 0
                if self.listening:
                    self.emit("shuffle", "PA-10.4", NOBODY, {"deck": "tavern"})
            card = self.draw(TAVERN_TURNED, NOBODY, members(self.tavern_deck))[0]
            self.tavern_deck &= ~bit(card)
            self.tavern = append(self.tavern[:], card)
        if self.listening:
            self.emit("tavern", "PA-3.3", NOBODY, {"cards": [TAVERN_CARD.texts[card] for card in self.tavern]})

    def claim_tavern(self, seat: i64, card: i64) -> None:
        """PA-3.5"""
        left = NOTHING[:]
        for other in self.tavern:
            if other != card:
                left = append(left, other)
        self.tavern = left
        self.seat[seat].tavern = card
        if self.listening:
            self.emit("hire", "PA-3.5", seat, {"tavern": TAVERN_CARD.texts[card]})

    def discard_tavern(self) -> None:
        """PA-10.4 (c)"""
        for card in self.tavern:
            self.tavern_gone |= bit(card)
        self.tavern = NOTHING
        for s in self.seat:
            if s.tavern != NO_CARD:
                self.tavern_gone |= bit(s.tavern)
                s.tavern = NO_CARD

    def reveal_order(self, place: i64) -> i64:
        """PA-3.2"""
        card = self.draw(ORDER_TURNED, NOBODY, members(self.order_deck))[0]
        self.order_deck &= ~bit(card)
        self.orders = replaced(self.orders, place, card)
        if self.listening:
            self.emit("order", "PA-3.2", NOBODY, {"order": ORDER.texts[card], "space": int(place) + 1})
        return card

    def reveal_favour(self, place: i64) -> None:
        """PA-3.2"""
        card = self.draw(FAVOUR_TURNED, NOBODY, members(self.favour_deck))[0]
        self.favour_deck &= ~bit(card)
        self.favours = replaced(self.favours, place, card)
        if self.listening:
            self.emit("favour_card", "PA-3.2", NOBODY, {"favour": FAVOUR.texts[card], "space": int(place) + 1})

    def open_favours(self) -> None:
        """PA-10.4 (d)"""
        self.favour_workers = NO_FAVOUR_WORKERS

    def draw_paladins(self, seat: i64) -> None:
        """PA-3.4 The top three cards of the own deck: the one put back on top, unseen ones, then the bottom."""
        n = self.seat_count
        piles = self.piles[:]
        top, bottom, unseen = n + seat, 2 * n + seat, seat
        hand = list(piles[top].cards)
        piles[top] = EMPTY
        missing: i64 = 3 - len(hand)
        middle = list(piles[unseen].cards)
        if middle:
            drawn = self.draw(PALADINS_DRAWN, seat, middle, missing if missing < len(middle) else len(middle))
            left = [card for card in middle if card not in drawn]
            piles[unseen] = Pile(tuple(left), tuple([0] * len(left)))
            hand += drawn
        low = list(piles[bottom].cards)
        missing = 3 - len(hand)
        hand += low[:missing]
        piles[bottom] = Pile(tuple(low[missing:]), piles[bottom].known[missing:])
        known = 1 << seat
        hand.sort()
        piles[3 * n + seat] = Pile(tuple(hand), (known, known, known))
        self.piles = piles
        if self.listening:
            told: dict[str, object] = {"paladins": [PALADIN.texts[card] for card in hand]}
            self.emit("draw_paladins", "PA-3.4", seat, told, known, {})

    def choose_paladin(self, seat: i64, played: i64, top: i64) -> None:
        """PA-3.4 One face down, one on top of the deck, one to the bottom."""
        n = self.seat_count
        piles = self.piles[:]
        known = 1 << seat
        hand = piles[3 * n + seat].cards
        low = [card for card in hand if card not in (played, top)]
        piles[3 * n + seat] = EMPTY
        piles[4 * n + seat] = Pile((int(played),), (known,))
        piles[n + seat] = Pile((int(top),), (known,))
        bottom = piles[2 * n + seat]
        piles[2 * n + seat] = Pile((*bottom.cards, *low), (*bottom.known, known))
        self.piles = piles
        if self.listening:
            told: dict[str, object] = {"paladin": PALADIN.texts[played], "top": PALADIN.texts[top]}
            self.emit("choose_paladin", "PA-3.4", seat, told, known, {})

    def reveal_paladin(self, seat: i64) -> i64:
        """PA-3.5"""
        card = self.pile(CHOSEN, seat).cards[-1]
        self.move(card, CHOSEN, PLAYED, seat, seat)
        self.seat[seat].paladin = card
        if self.listening:
            self.emit("paladin", "PA-3.5", seat, {"paladin": PALADIN.texts[card]})
        return card

    def start_round(self) -> None:
        """PA-3.1 From round 2 on the marker goes clockwise; PA-3.8 last round's Paladins are gone."""
        self.round += 1
        if self.round > 1:
            self.first = (self.first + 1) % self.seat_count
        for s in self.seat:
            s.passed = False
            s.paladin = NO_CARD
        if self.listening:
            self.emit("round", "PA-3.1", self.first, {"round": int(self.round)})


def slid_right(cards: vec[i64]) -> vec[i64]:
    """PA-10.4 (a) The cards close the gaps on their right, in the same order."""
    result = vec[i64]([i64(NO_CARD)] * len(cards))
    at: i64 = len(cards) - 1
    for place in range(i64(len(cards)) - 1, i64(-1), i64(-1)):
        if cards[place] != NO_CARD:
            result[at] = cards[place]
            at -= 1
    return result


def slid_left(cards: vec[i64]) -> vec[i64]:
    """PA-10.4 (b) The cards close the gaps on their left, in the same order."""
    result = vec[i64]([i64(NO_CARD)] * len(cards))
    at: i64 = 0
    for card in cards:
        if card != NO_CARD:
            result[at] = card
            at += 1
    return result
