"""The cards of the table: deck, hands, offering areas and selections, and the verbs that move them."""

from typing import Final

from palatine.games.wonderful_kingdom import facts
from palatine.games.wonderful_kingdom.actions import ADVISOR, CALAMITY, CARD, CARD_DEALT, FIRST_ADVISOR
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import SELECTION_BONUS
from palatine.games.wonderful_kingdom.headings import FROM_SELECTION, PHASE_SET_UP
from palatine.games.wonderful_kingdom.seat import Seat
from palatine.games.wonderful_kingdom.zones import AREAS, BURIED, DECK, DISCARD, HAND, SELECTION, TOP
from palatine.kernel.bits import bit
from palatine.kernel.frame import NOBODY
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, OPEN, Pile, Zone, open_pile, with_card, without_card, without_place

_NO_SEATS: Final[list[Seat]] = []


class CardTable(Table):
    """Base of the table: its fields, and everything that happens to cards before they are planned."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final[Box] = box
        self.round: i64 = 0
        self.phase: i64 = PHASE_SET_UP
        self.step: i64 = 0
        """WK-6.1 The resource of the current step of production."""
        self.player1: i64 = 0
        """WK-R2 First in rounds 1 and 3."""
        self.calamity_stack: i64 = 0
        self.vermin_stack: i64 = 0
        self.quest: i64 = -1
        self.searched: bool = False
        """WK-R21 Solo: a search has been made in this round."""
        self.doubled: bool = False
        """WK-9.8 The Alchemist-Diviner has spoken."""
        self.seat: list[Seat] = _NO_SEATS

    def is_solo(self) -> bool:
        return self.seat_count == 1

    def first(self) -> i64:
        """WK-3.2, WK-R2 The first player of this round."""
        return self.player1 if self.round % 2 == 1 else self.opponent(self.player1)

    def opponent(self, seat: i64) -> i64:
        return self.seat_count - 1 - seat

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """WK-7.3 Krystallium and soldiers go on the duchy card; WK-1.9, WK-R1 they never run out."""
        s = self.seat[seat]
        s.krystallium += amounts[0]
        s.soldiers += amounts[1]
        if self.listening:
            self.emit("gain", facts.rule_of(source), seat, facts.gained(amounts, source))

    def deal(self, seat: i64, n: i64) -> list[int]:
        """Cards from the deck. WK-R26 If it runs out, the open discards are shuffled into a new one."""
        found: list[int] = []
        top = self.pile(TOP)
        if top.cards and n > 0:  # WK-11.3
            found = [top.cards[0]]
            self.set_pile(TOP, EMPTY)
        while len(found) < n:
            if not self.pile(DECK).cards and not self.reshuffle():
                break
            there: i64 = len(self.pile(DECK).cards)
            wanted: i64 = n - len(found)
            found += self.draw_bag(CARD_DEALT, seat, DECK, wanted if wanted < there else there)
        return found

    def reshuffle(self) -> bool:
        """WK-R26, WK-B-01 Face-down discards, calamities and menaces stay out of it."""
        back: list[int] = []
        out: list[int] = []
        for card in self.pile(DISCARD).cards:
            if card < CALAMITY or card >= FIRST_ADVISOR:
                back.append(card)
            else:
                out.append(card)
        back.sort()
        self.set_pile(DECK, Pile(tuple(back), tuple([0] * len(back))))
        self.set_pile(DISCARD, open_pile(tuple(out)))
        if back and self.listening:
            self.emit("reshuffle", "WK-R26", NOBODY, {"count": len(back)})
        return len(back) > 0

    def deck_size(self) -> i64:
        return len(self.pile(DECK).cards) + len(self.pile(TOP).cards)

    def show_top(self) -> None:
        """WK-11.3 Solo: the top card of the deck is always visible."""
        if self.is_solo() and not self.pile(TOP).cards and self.pile(DECK).cards:
            card = self.deal(NOBODY, 1)[0]
            self.set_pile(TOP, Pile((card,), (OPEN,)))

    def lay(self, card: i64, area: i64, known: i64) -> None:
        """A card comes into an offering area, face up or face down."""
        pile = self.pile(AREAS[area])
        self.set_pile(AREAS[area], with_card(pile, card, known, False))

    def propose(self, seat: i64, card: i64, area: i64, hidden: bool) -> None:
        """WK-4.3, WK-4.7 A card goes from the hand into an offering area; a trap token puts it face down."""
        hand = self.pile(HAND, seat)
        self.set_pile(HAND, Pile(cards_without(hand.cards, card), hand.known[1:]), seat)
        self.lay(card, area, bit(seat) if hidden else OPEN)
        if hidden:
            self.seat[seat].traps -= 1
        else:
            self.learn()
        if self.listening:
            told: dict[str, object] = {"area": facts.area_name(area), "hidden": hidden}
            whole: dict[str, object] = {"card": CARD.texts[card], **told}
            if hidden:
                self.emit("propose", "WK-4.7", seat, whole, bit(seat), told)
            else:
                self.emit("propose", "WK-4.3", seat, whole)

    def take_area(self, seat: i64, area: i64) -> None:
        """WK-4.4 All cards of an area, as they lie; WK-9.5 face-up advisors go to the advisor area at once."""
        pile = self.pile(AREAS[area])
        self.set_pile(AREAS[area], EMPTY)
        if self.listening:
            self.emit("take", "WK-4.4", seat, {"area": facts.area_name(area), "count": len(pile.cards)})
        mine = self.pile(SELECTION, seat)
        cards = list(mine.cards)
        known = list(mine.known)
        for at in range(len(pile.cards)):
            if pile.cards[at] >= FIRST_ADVISOR and pile.known[at] == OPEN:
                self.welcome(seat, pile.cards[at] - FIRST_ADVISOR)
            else:
                cards.append(pile.cards[at])
                known.append(pile.known[at])
        self.set_pile(SELECTION, Pile(tuple(cards), tuple(known)), seat)

    def welcome(self, seat: i64, advisor: i64) -> None:
        """WK-9.5, WK-9.6 An advisor joins and brings a soldier."""
        self.seat[seat].advisors |= bit(advisor)
        if self.listening:
            self.emit("advisor", "WK-9.5", seat, {"advisor": ADVISOR.texts[advisor]})
        self.gain(seat, vec[i64]([0, SELECTION_BONUS]), FROM_SELECTION)

    def turn_up(self, place: Zone, owner: i64, at: i64, seat: i64) -> None:
        """A face-down card is turned face up for all; WK-R12 an advisor in a selection area goes over at once."""
        pile = self.pile(place, owner)
        card = pile.cards[at]
        known = list(pile.known)
        known[at] = OPEN
        self.set_pile(place, Pile(pile.cards, tuple(known)), owner)
        self.learn()
        if self.listening:
            told: dict[str, object] = {
                "place": place.name,
                "owner": int(owner),
                "number": facts.hidden_number(pile, at),
            }
            self.emit("turn_up", "WK-4.8", seat, {"card": CARD.texts[card], **told})
        if card >= FIRST_ADVISOR and place is SELECTION:
            self.set_pile(SELECTION, without_card(self.pile(SELECTION, owner), card), owner)
            self.welcome(owner, card - FIRST_ADVISOR)

    def look_at(self, seat: i64, place: Zone, owner: i64, at: i64) -> None:
        """WK-R18 One seat looks at a face-down card in secret."""
        pile = self.pile(place, owner)
        known = list(pile.known)
        known[at] |= 1 << seat
        self.set_pile(place, Pile(pile.cards, tuple(known)), owner)
        self.learn()
        if self.listening:
            told: dict[str, object] = {"place": place.name, "number": facts.hidden_number(pile, at)}
            self.emit("look", "WK-R18", seat, {"card": CARD.texts[pile.cards[at]], **told}, bit(seat), told)

    def throw_away(self, place: Zone, owner: i64, at: i64, seat: i64, rule: str) -> None:
        """A card goes to the discard pile as it lies: face up and public, or WK-R3 face down and unknown."""
        pile = self.pile(place, owner)
        card = pile.cards[at]
        known = pile.known[at]
        self.set_pile(place, without_place(pile, at), owner)
        to = DISCARD if known == OPEN else BURIED[self.round - 1]
        self.set_pile(to, with_card(self.pile(to), card, known, False))
        if self.listening:
            told: dict[str, object] = {"place": place.name}
            if known != OPEN:
                told["number"] = facts.hidden_number(pile, at)
            self.emit("discard", rule, seat, {"card": CARD.texts[card], **told}, known, told)

    def discard(self, card: i64) -> None:
        """A card that everybody knows goes to the discard pile."""
        self.set_pile(DISCARD, open_pile(self.pile(DISCARD).cards + (card,)))  # noqa: RUF005

    def use_up(self, seat: i64, card: i64) -> None:
        """A card leaves the selection area, where everything lies open by now."""
        self.set_pile(SELECTION, open_pile(cards_without(self.pile(SELECTION, seat).cards, card)), seat)


def cards_without(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The cards less one of these."""
    at: i64 = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]
