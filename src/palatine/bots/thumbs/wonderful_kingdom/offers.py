"""What cards on offer are worth to both players of Wonderful Kingdom, and how two cards are best proposed."""

from math import exp
from typing import Final, final

from palatine.bots.thumbs.wonderful_kingdom.outlook import SPARE_SOLDIER, Digest, Outlook
from palatine.bots.thumbs.wonderful_kingdom.plan import RECYCLED, glance, value
from palatine.games.wonderful_kingdom.actions import CALAMITY, FIRST_ADVISOR, FIRST_MENACE
from palatine.games.wonderful_kingdom.components import ROUNDS
from palatine.games.wonderful_kingdom.headings import MENACES
from palatine.games.wonderful_kingdom.seat import FROST_GIANT, GIANT_RAT, SHADOW, THIEF, VERMIN
from palatine.games.wonderful_kingdom.steps.acts import (
    CUBE_EACH,
    DISCARD_CALAMITY,
    DISCARD_ONE,
    DOUBLE,
    EXTRA,
    FINISH_CARD,
    MOVE_ONE,
)
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, HAND, SELECTION
from palatine.kernel.ints import i64
from palatine.kernel.zone import Pile

UNKNOWN_CARD: Final = 4.0
"""A face-down card that is no danger."""
LIKELY: Final = 0.6
"""How often the one card that a player hides is the dangerous one."""
RISKED: Final = 1.0 / 3.0
"""How often a risk card of the solo game is dangerous (WK-11.2)."""
DOUBT: Final = 1.5
"""How far the opponent may judge an area otherwise."""
LEFT_OVER: Final = 0.6
"""What an area that the opponent leaves is worth beside one that is taken: another choice comes."""
DENIED: Final = 0.4
TOKEN_KEPT: Final = 0.4
HELD: Final = [GIANT_RAT, FROST_GIANT, SHADOW, THIEF]


@final
class Offers:
    """Worth of every card in sight to the seat and to its opponent, by card."""

    def __init__(self, g: WonderfulKingdom, seat: i64, digest: Digest) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.own: Final = Outlook(g, seat, seat, digest)
        self.base: Final = value(self.own)
        self.own_base: Final = glance(self.own)
        self.worths: Final[list[dict[int, float]]] = [{}, {}]
        """First one's own."""
        self.has_rival: Final[bool] = not g.is_solo()
        if self.has_rival:
            self.rival: Outlook = Outlook(g, g.opponent(seat), seat, digest)
            self.rival_base: float = glance(self.rival)
        else:
            self.rival = self.own
            self.rival_base = self.own_base
        self.risk: Final = unknown_worth(g, seat)
        self.bluff: Final = bluff_worth(g, seat) if self.has_rival else 0.0
        self.pairs: Final[dict[int, float]] = {}
        self.sides: list[float] = []

    def worth(self, card: int, rival: bool) -> float:
        """One card more, by itself."""
        found = self.worths[1 if rival else 0]
        if card not in found:
            outlook = self.rival if rival else self.own
            who = self.g.opponent(self.seat) if rival else self.seat
            if card >= FIRST_ADVISOR:
                found[card] = advisor_worth(self.g, who, card - FIRST_ADVISOR)
            elif card >= CALAMITY:
                found[card] = danger_worth(self.g, who, card)
            else:
                outlook.cards.append(card)
                found[card] = max(RECYCLED, glance(outlook) - (self.rival_base if rival else self.own_base))
                outlook.cards.pop()
        return found[card]

    def area(self, area: int, rival: bool, as_rival_sees: bool = False) -> float:
        """All cards of an area, one by one. `as_rival_sees`: what is known to the opponent only counts."""
        pile = self.g.pile(AREAS[area])
        return self.pile(pile, rival, as_rival_sees)

    def pile(self, pile: Pile, rival: bool, as_rival_sees: bool) -> float:
        who = self.g.opponent(self.seat) if as_rival_sees else self.seat
        worth = 0.0
        for at in range(len(pile.cards)):
            if pile.known[at] >> who & 1 and pile.known[at] >> self.seat & 1:
                worth += self.worth(pile.cards[at], rival)
            else:
                worth += self.bluff if as_rival_sees else self.risk
        return worth

    def taking(self, area: int) -> float:
        """The cards of an area together, as they would join those already taken."""
        pile = self.g.pile(AREAS[area])
        worth = 0.0
        before = len(self.own.cards)
        for at in range(len(pile.cards)):
            card = pile.cards[at]
            if not pile.known[at] >> self.seat & 1:
                worth += self.risk
            elif card >= CALAMITY:
                worth += self.worth(card, False)
            else:
                self.own.cards.append(card)
        if len(self.own.cards) > before:
            worth += value(self.own) - self.base
            del self.own.cards[before:]
        return worth

    def choosing(self, area: int) -> float:
        """Taking an area, and what that leaves to the opponent."""
        worth = self.taking(area)
        if self.has_rival:
            worth -= DENIED * max(0.0, self.area(1 - area, True))
        return worth

    # ---- proposals ---------------------------------------------------------------------------------------------------

    def proposing(self, card: int, area: int, hidden: bool, is_first: bool) -> float:
        """A card into an area; with the first card of a proposal, the best second one is thought of."""
        if not is_first:
            return self.split([card], [area], [hidden])
        g = self.g
        hand = list(g.pile(HAND, self.seat).cards)
        hand.remove(card)
        best = -999.0
        tokens = int(g.seat[self.seat].traps) - (1 if hidden else 0)
        seen = -1
        for other in hand:
            if other == seen:
                continue
            seen = other
            for place in range(2):
                best = max(best, self.pair(card, area, hidden, other, place, False))
                if tokens > 0 and other >= CALAMITY:
                    best = max(best, self.pair(card, area, hidden, other, place, True))
        return best

    def pair(self, card: int, area: int, hidden: bool, other: int, place: int, covered: bool) -> float:
        """The same two cards in another order are the same proposal."""
        one = card * 4 + area * 2 + (1 if hidden else 0)
        two = other * 4 + place * 2 + (1 if covered else 0)
        key = one * 1000 + two if one < two else two * 1000 + one
        if key not in self.pairs:
            self.pairs[key] = self.split([card, other], [area, place], [hidden, covered])
        return self.pairs[key]

    def split(self, cards: list[int], areas: list[int], hidden: list[bool]) -> float:
        """What the opponent takes, probably, and what is left then."""
        if not self.sides:
            for area in range(2):
                self.sides += [self.area(area, True, True), self.area(area, True), self.area(area, False)]
        seems = [self.sides[0], self.sides[3]]
        gives = [self.sides[1], self.sides[4]]
        keeps = [self.sides[2], self.sides[5]]
        tokens = 0.0
        for at in range(len(cards)):
            area = areas[at]
            theirs = self.worth(cards[at], True)
            seems[area] += self.bluff if hidden[at] else theirs
            gives[area] += theirs
            keeps[area] += self.worth(cards[at], False)
            if hidden[at]:
                tokens += TOKEN_KEPT * self.own.coming
        chance = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (seems[1] - seems[0]) / DOUBT))))
        again = LEFT_OVER if self.is_choice_to_come() else 0.0
        left = again * max(0.0, keeps[1]) - gives[0]
        right = again * max(0.0, keeps[0]) - gives[1]
        return chance * left + (1.0 - chance) * right - tokens

    def is_choice_to_come(self) -> bool:
        """False if the opponent's choice is the last one of the round."""
        return not (self.seat != self.g.first() and len(self.g.pile(HAND, self.seat).cards) <= 2)


# ---- dangers and advisors --------------------------------------------------------------------------------------------


def danger_worth(g: WonderfulKingdom, seat: i64, card: int) -> float:
    """A calamity, or what a menace costs: its points or the soldiers to beat it, and the harm it does until then."""
    if card == CALAMITY:
        return float(g.box.calamity_vp)
    s = g.seat[seat]
    menace = HELD[card - FIRST_MENACE]
    rounds = float(ROUNDS - g.round)
    loss = float(g.box.menace_vp[menace])
    if menace == GIANT_RAT:
        loss += 0.8 * float(g.box.menace_vp[VERMIN]) * float(s.menaces[GIANT_RAT] + 1)
    elif menace == THIEF:
        loss -= 0.6 * (rounds * 0.5 + 1.0)
    elif menace == SHADOW:
        loss -= 1.5 * (rounds * 0.5 + 1.0)
    else:
        loss -= 0.5
    return 0.85 * loss


def advisor_worth(g: WonderfulKingdom, seat: i64, advisor: int) -> float:
    """The soldier it brings, and its ability while there are rounds to use it in."""
    code = int(g.box.ability_code[advisor])
    rounds = float(ROUNDS + 1 - g.round)
    worth = 0.2 * rounds
    if EXTRA <= code < DOUBLE:
        worth = 0.9 * rounds
    elif code == FINISH_CARD:
        worth = 2.5
    elif code == CUBE_EACH:
        worth = 0.7 * rounds
    elif code in (DISCARD_CALAMITY, DISCARD_ONE, MOVE_ONE) or code < 0:
        worth = 0.4 * rounds + 0.4
    return SPARE_SOLDIER + worth


def unknown_worth(g: WonderfulKingdom, seat: i64) -> float:
    """A face-down card that this seat does not know."""
    danger = float(g.box.calamity_vp)
    if g.is_solo():
        if g.box.module == MENACES:
            danger = danger_worth(g, seat, int(FIRST_MENACE + g.seat[0].deck))
        return RISKED * danger + (1.0 - RISKED) * UNKNOWN_CARD
    other = g.opponent(seat)
    if g.box.module == MENACES:
        danger = danger_worth(g, seat, int(FIRST_MENACE + g.seat[other].deck))
    if is_danger_seen(g, seat):
        return UNKNOWN_CARD
    unknown = 0
    for area in range(2):
        unknown += count_unknown(g.pile(AREAS[area]), seat)
    for owner in range(g.seat_count):
        unknown += count_unknown(g.pile(SELECTION, owner), seat)
    chance = LIKELY if unknown < 2 else 1.5 * LIKELY / float(unknown)
    return chance * danger + (1.0 - chance) * UNKNOWN_CARD


def bluff_worth(g: WonderfulKingdom, seat: i64) -> float:
    """What the opponent must expect of a card that this seat puts face down."""
    danger = int(FIRST_MENACE + g.seat[seat].deck) if g.box.module == MENACES else CALAMITY
    other = g.opponent(seat)
    is_secret = danger in g.pile(HAND, seat).cards
    hidden = 0
    for at in range(2 + g.seat_count):
        pile = g.pile(AREAS[at]) if at < 2 else g.pile(SELECTION, at - 2)
        for i in range(len(pile.cards)):
            if pile.known[i] >> seat & 1 and not pile.known[i] >> other & 1:
                hidden += 1
                is_secret = is_secret or pile.cards[i] == danger
    if not is_secret:
        return UNKNOWN_CARD
    chance = LIKELY if hidden == 0 else 0.75 * LIKELY
    return chance * danger_worth(g, other, danger) + (1.0 - chance) * UNKNOWN_CARD


def count_unknown(pile: Pile, seat: i64) -> int:
    n = 0
    for known in pile.known:
        if not known >> seat & 1:
            n += 1
    return n


def is_danger_seen(g: WonderfulKingdom, seat: i64) -> bool:
    """True if the dangerous card that the opponent holds this round has come to light."""
    other = g.opponent(seat)
    card = int(FIRST_MENACE + g.seat[other].deck) if g.box.module == MENACES else CALAMITY
    seen = 0
    for area in range(2):
        seen += count_known(g.pile(AREAS[area]), seat, card)
    for owner in range(g.seat_count):
        seen += count_known(g.pile(SELECTION, owner), seat, card)
    if g.box.module == MENACES:
        return seen > 0
    return seen > 1 or (seen == 1 and card in g.pile(HAND, seat).cards)


def count_known(pile: Pile, seat: i64, card: int) -> int:
    n = 0
    for at in range(len(pile.cards)):
        if pile.cards[at] == card and pile.known[at] >> seat & 1:
            n += 1
    return n
