"""Quick play for imagined tables of Wonderful Kingdom: cards are weighed once for a decision, plans are made once."""

from math import exp
from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.wonderful_kingdom.offers import (
    DENIED,
    DOUBT,
    LEFT_OVER,
    LIKELY,
    TOKEN_KEPT,
    UNKNOWN_CARD,
    advisor_worth,
    danger_worth,
    unknown_worth,
)
from palatine.bots.thumbs.wonderful_kingdom.outlook import Digest, Outlook
from palatine.bots.thumbs.wonderful_kingdom.plan import RECYCLED, glance, improve
from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ALCHEMY,
    CALAMITY,
    CARDS,
    CHOOSE,
    CONSTRUCT,
    FIRST_ADVISOR,
    HIDE,
    KRYSTALLIUM,
    OTHER_CUBE,
    PASS,
    PLACE,
    PROPOSE,
    RECYCLE,
    SOLDIER,
)
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.seat import FLAT_VP, KINDS, design_of, in_pack
from palatine.games.wonderful_kingdom.steps.planning import next_cube
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, HAND
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

NEVER: Final = -500.0
UNASKED: Final = -1e9
SEATS: Final = 2


@final
class HastyKingdom(Thumb):
    """What a card is worth to a player beside those taken before the decision is reckoned once, for all tables."""

    def __init__(self, careful: Thumb) -> None:
        self.careful: Final = careful
        self.round: i64 = -1
        self.digest: Digest | None = None
        self.outlooks: list[Outlook] = []
        self.bases: list[float] = []
        self.worth_of: list[float] = []
        """By seat and card."""
        self.table: WonderfulKingdom | None = None
        self.planned: i64 = -1
        self.wanted: list[list[int]] = []
        """By seat: the cards to be constructed in this round."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        return self.worths(table, seat, [action])[0]

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, WonderfulKingdom)
        frame = table.pending(seat)
        assert frame is not None
        step = frame.step
        if table.is_solo():
            return self.careful.worths(table, seat, options)
        if step == headings.PROPOSE:
            return self.proposals(table, seat, options, frame.a == 0)
        if step == headings.CHOOSE:
            return [self.choosing(table, seat, action) for action in options]
        if step == headings.LAST_WORD:
            return [0.0 if action == PASS.base else NEVER for action in options]
        if step == headings.PLAN:
            return self.planning(table, seat, options)
        if step == headings.PLACE:
            return self.placing(table, seat, options, next_cube(table, frame))
        return self.careful.worths(table, seat, options)

    # ---- cards -------------------------------------------------------------------------------------------------------

    def attend(self, g: WonderfulKingdom) -> None:
        """Another round has other cards in hand, and other things are worth while."""
        if self.round == g.round:
            return
        self.round = g.round
        digest = self.digest
        if digest is None:
            digest = Digest(g.box)
            self.digest = digest
        self.outlooks = [Outlook(g, seat, seat, digest) for seat in range(SEATS)]
        self.bases = [glance(outlook) for outlook in self.outlooks]
        self.worth_of = [UNASKED] * (SEATS * CARDS)

    def card(self, g: WonderfulKingdom, seat: i64, card: i64) -> float:
        at = seat * CARDS + card
        found = self.worth_of[at]
        if found > UNASKED:
            return found
        if card >= FIRST_ADVISOR:
            found = advisor_worth(g, seat, int(card) - FIRST_ADVISOR)
        elif card >= CALAMITY:
            found = danger_worth(g, seat, int(card))
        else:
            outlook = self.outlooks[seat]
            outlook.cards.append(int(card))
            found = max(RECYCLED, glance(outlook) - self.bases[seat])
            outlook.cards.pop()
        self.worth_of[at] = found
        return found

    def area(self, g: WonderfulKingdom, area: i64, owner: i64, viewer: i64) -> float:
        """What an area is worth to its owner, as a viewer sees it."""
        pile = g.pile(AREAS[area])
        worth = 0.0
        for at in range(len(pile.cards)):
            if pile.known[at] >> viewer & 1:
                worth += self.card(g, owner, pile.cards[at])
            else:
                worth += unknown_worth(g, viewer)
        return worth

    def choosing(self, g: WonderfulKingdom, seat: i64, action: i64) -> float:
        if not CHOOSE.owns(action):
            return NEVER
        self.attend(g)
        area = CHOOSE.first(action)
        denied = self.area(g, 1 - area, g.opponent(seat), seat)
        return self.area(g, area, seat, seat) - (DENIED * denied if denied > 0.0 else 0.0)

    def proposals(self, g: WonderfulKingdom, seat: i64, options: list[int], is_first: bool) -> list[float]:
        """Each card by what the opponent will probably take; a first card with the best second one."""
        self.attend(g)
        rival = g.opponent(seat)
        hand = g.pile(HAND, seat).cards
        seems = [self.area(g, area, rival, rival) for area in range(2)]
        gives = [self.area(g, area, rival, seat) for area in range(2)]
        keeps = [self.area(g, area, seat, seat) for area in range(2)]
        again = 0.0 if seat != g.first() and len(hand) <= 2 else LEFT_OVER
        found: list[float] = []
        for action in options:
            hidden = HIDE.owns(action)
            if not hidden and not PROPOSE.owns(action):
                found.append(NEVER)
                continue
            card: i64 = HIDE.first(action) if hidden else PROPOSE.first(action)
            if hidden and card < CALAMITY:
                found.append(NEVER)
                continue
            area: i64 = HIDE.second(action) if hidden else PROPOSE.second(action)
            theirs = self.card(g, rival, card)
            mine = self.card(g, seat, card)
            shown = LIKELY * theirs + (1.0 - LIKELY) * UNKNOWN_CARD if hidden else theirs
            s0 = seems[0] + (shown if area == 0 else 0.0)
            s1 = seems[1] + (shown if area == 1 else 0.0)
            g0 = gives[0] + (theirs if area == 0 else 0.0)
            g1 = gives[1] + (theirs if area == 1 else 0.0)
            k0 = keeps[0] + (mine if area == 0 else 0.0)
            k1 = keeps[1] + (mine if area == 1 else 0.0)
            cost = TOKEN_KEPT * float(len(hand)) / 8.0 if hidden else 0.0
            if not is_first:
                found.append(split(s0, s1, g0, g1, k0, k1, again) - cost)
                continue
            best = UNASKED
            is_passed = False
            last: i64 = -1
            for other in hand:
                if other == card and not is_passed:
                    is_passed = True
                    continue
                if other == last:
                    continue
                last = other
                t = self.card(g, rival, other)
                m = self.card(g, seat, other)
                best = max(best, split(s0 + t, s1, g0 + t, g1, k0 + m, k1, again))
                best = max(best, split(s0, s1 + t, g0, g1 + t, k0, k1 + m, again))
            found.append(best - cost)
        return found

    # ---- planning ----------------------------------------------------------------------------------------------------

    def planning(self, g: WonderfulKingdom, seat: i64, options: list[int]) -> list[float]:
        """What the plan of this round wants is constructed, the other cards are recycled."""
        if self.table is not g or self.planned != g.round:
            self.table = g
            self.planned = g.round
            self.wanted = [self.plan(g, who) for who in range(SEATS)]
        wanted = self.wanted[seat]
        found: list[float] = []
        for action in options:
            if CONSTRUCT.owns(action):
                found.append(100.0 if int(CONSTRUCT.first(action)) in wanted else 5.0)
            elif RECYCLE.owns(action):
                found.append(1.0 if int(RECYCLE.first(action)) in wanted else 50.0)
            else:
                found.append(self.acting(g, seat, action))
        return found

    def placing(self, g: WonderfulKingdom, seat: i64, options: list[int], kind: i64) -> list[float]:
        """Each cube on the card that is nearest to its end and worth most; what fits nowhere is transmuted."""
        found: list[float] = []
        for action in options:
            if PLACE.owns(action):
                site = g.seat[seat].sites[g.site_at(seat, PLACE.first(action))]
                missing = g.missing(site)
                spaces: i64 = 0
                for at in range(i64(KINDS)):
                    spaces += in_pack(missing, at)
                found.append(20.0 - float(spaces) + 0.3 * float(g.box.worth[design_of(site)][FLAT_VP]))
            elif ALCHEMY.owns(action):
                found.append(5.0)
            elif OTHER_CUBE.owns(action):
                found.append(NEVER)
            else:
                found.append(self.acting(g, seat, action))
        return found

    def acting(self, g: WonderfulKingdom, seat: i64, action: i64) -> float:
        """Krystallium and soldiers go where they finish a card; stages are looked at with care."""
        if action == PASS.base:
            return 0.0
        gems = KRYSTALLIUM.owns(action)
        if gems or SOLDIER.owns(action):
            s = g.seat[seat]
            at = g.site_at(seat, KRYSTALLIUM.first(action) if gems else SOLDIER.first(action))
            missing = g.missing(s.sites[at])
            spaces: i64 = 0
            for kind in range(i64(K + 1)):
                spaces += in_pack(missing, kind)
            soldiers = in_pack(missing, S)
            if spaces > s.krystallium or soldiers > s.soldiers:
                return NEVER
            if soldiers and g.quest >= 0:
                return self.careful.worth(g, seat, action)
            return 400.0
        return self.careful.worth(g, seat, action)

    def plan(self, g: WonderfulKingdom, seat: i64) -> list[int]:
        digest = self.digest
        if digest is None:
            digest = Digest(g.box)
            self.digest = digest
        outlook = Outlook(g, seat, seat, digest)
        improve(outlook)
        return [outlook.cards[at] for at in range(len(outlook.cards)) if outlook.taken[at]]


def split(s0: float, s1: float, g0: float, g1: float, k0: float, k1: float, again: float) -> float:
    """Two areas as they seem to the opponent, as what they give, as what may be kept."""
    ahead = (s1 - s0) / DOUBT
    chance = 1.0 / (1.0 + exp(ahead if -30.0 < ahead < 30.0 else (30.0 if ahead > 0.0 else -30.0)))
    left = again * (k1 if k1 > 0.0 else 0.0) - g0
    right = again * (k0 if k0 > 0.0 else 0.0) - g1
    return chance * left + (1.0 - chance) * right
