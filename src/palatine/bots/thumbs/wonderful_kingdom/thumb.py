"""Rules of thumb for Wonderful Kingdom: every option by what the duchy will come to after it, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.wonderful_kingdom.acts import (
    act_gain,
    fight_gain,
    finished_value,
    payment_value,
    space_value,
    thaw_gain,
)
from palatine.bots.thumbs.wonderful_kingdom.hasty import HastyKingdom
from palatine.bots.thumbs.wonderful_kingdom.offers import Offers, advisor_worth, count_unknown
from palatine.bots.thumbs.wonderful_kingdom.outlook import Digest, Outlook
from palatine.bots.thumbs.wonderful_kingdom.plan import deviations, improve, value
from palatine.games.wonderful_kingdom import headings
from palatine.games.wonderful_kingdom.actions import (
    ACTIVATE,
    ALCHEMY,
    CALAMITY,
    CHOOSE,
    CONSTRUCT,
    COVER,
    DECK_PICK,
    DISCARD,
    FIGHT,
    FILL_AS,
    FINISH,
    FIRST_ADVISOR,
    FREEZE,
    HIDDEN,
    HIDE,
    INTO,
    KEEP,
    KRYSTALLIUM,
    OTHER_CUBE,
    PASS,
    PAY,
    PICK,
    PLACE,
    PROPOSE,
    RECYCLE,
    SEARCH,
    SOLDIER,
    THAW,
    TRAP,
    UNCOVER,
    VISION,
)
from palatine.games.wonderful_kingdom.components import ALCHEMY as ALCHEMY_CUBES
from palatine.games.wonderful_kingdom.seat import FROZEN, one_of
from palatine.games.wonderful_kingdom.steps.acts import (
    DEAL_CARD,
    MOVE_ONE,
    RECOVER_TRAP,
    REVEAL_CARD,
)
from palatine.games.wonderful_kingdom.steps.advisors import MINE, offered_at
from palatine.games.wonderful_kingdom.steps.planning import next_cube
from palatine.games.wonderful_kingdom.steps.quests import owed_kind
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import AREAS, HAND
from palatine.kernel.columns import total
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64
from palatine.kernel.table import Table
from palatine.kernel.zone import Pile

AT_ONCE: Final = 500.0
"""An act that gains something comes before the question itself, one that does not comes never."""
GAINED: Final = 0.03
DECKS: Final = [0.2, 0.0, 0.1, 0.3]
"""Menace decks as they are liked: giant rats, frost giants, shadows, thieves."""
SEARCHED: Final = -1.0
"""The best of three cards."""
CLOSE: Final = 4.0
"""Two areas so near to each other that a look at a face-down card may change the choice."""
CARD: Final = 2.0
"""A card dealt into an area just before the own choice."""
LAST_PASS: Final = 3
PLANNED: Final = 100.0
LATER: Final = 50.0
"""What the plan does with the first card in turn, and how much less it counts to begin with another one."""


@final
class WonderfulKingdomThumb(Thumb):
    """Keeps what it has thought of the decision at hand, because it is asked once for every option."""

    def __init__(self) -> None:
        self.digest: Digest | None = None
        self.table: WonderfulKingdom | None = None
        self.piles: list[Pile] = []
        self.state: list[int] = []
        self.offers: Offers | None = None
        self.plan: Outlook | None = None
        self.deviations: list[float] = []
        """By card of the plan: what it costs to construct it if the plan does not, or the other way round."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        return self.worths(table, seat, [action])[0]

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, WonderfulKingdom)
        frame = table.pending(seat)
        assert frame is not None
        self.attend(table, seat)
        return [self.option(table, seat, action, frame) for action in options]

    def settles(self, table: Table, seat: int) -> bool:
        """Cards are drafted and planned by search; every cube has its place in a plan then."""
        frame = table.pending(seat)
        return frame is None or frame.step not in (headings.PROPOSE, headings.CHOOSE, headings.PLAN)

    def hasty(self) -> Thumb:
        return HastyKingdom(WonderfulKingdomThumb())

    def option(self, table: WonderfulKingdom, seat: i64, action: i64, frame: Frame) -> float:
        if action == PASS.base:
            return 0.0
        step = frame.step
        if step == headings.PLAN:
            return self.planning(table, seat, action)
        if step == headings.PLACE:
            return self.placing(table, seat, action, frame)
        if step == headings.PROPOSE or step == headings.CHOOSE or step == headings.LAST_WORD:
            return self.choice(table, seat, action, frame)
        digest = self.digest_of(table)
        if step == headings.FIGHT and FIGHT.owns(action):
            return fight_gain(table, seat, FIGHT.first(action), digest)
        if step == headings.FIGHT and THAW.owns(action):
            return thaw_gain(table, seat, table.site_at(seat, THAW.first(action)), digest)
        if step == headings.FIGHT or step == headings.END_TURN:
            return self.act(table, seat, action)
        if step == headings.FILL_AS:
            return space_value(table, seat, frame.a, FILL_AS.first(action), digest)
        if step == headings.STAGE_PAY:
            return payment_value(table, seat, owed_kind(frame.b >> 2), PAY.first(action), digest)
        return self.asked(table, seat, action, frame)

    # ---- what has been thought already -------------------------------------------------------------------------------

    def digest_of(self, g: WonderfulKingdom) -> Digest:
        if self.digest is None or self.digest.box is not g.box:
            self.digest = Digest(g.box)
        return self.digest

    def attend(self, g: WonderfulKingdom, seat: int) -> None:
        """Forget the last decision if this is another one."""
        state = [seat, int(g.round), int(g.phase), int(g.step)]
        for s in g.seat:
            sites = 0
            for site in s.sites:
                sites += int(site)
            state += [int(s.krystallium), int(s.soldiers), int(s.traps), int(s.advisors), int(s.used), int(s.stages)]
            state += [sites, int(total(s.menaces)), int(total(s.alchemy)), int(s.camp), int(s.calamities)]
        if self.table is not g or self.state != state or not self.is_same(g.piles):
            self.table = g
            self.piles = g.piles[:]
            self.state = state
            self.offers = None
            self.plan = None

    def is_same(self, piles: list[Pile]) -> bool:
        """Piles are replaced, never changed."""
        if len(piles) != len(self.piles):
            return False
        for at in range(len(piles)):
            if piles[at] is not self.piles[at]:
                return False
        return True

    def offers_of(self, g: WonderfulKingdom, seat: i64) -> Offers:
        found = self.offers
        if found is None:
            found = Offers(g, seat, self.digest_of(g))
            self.offers = found
        return found

    def plan_of(self, g: WonderfulKingdom, seat: i64) -> Outlook:
        found = self.plan
        if found is None:
            found = Outlook(g, seat, seat, self.digest_of(g))
            best = improve(found)
            self.plan = found
            self.deviations = [best - worth for worth in deviations(found)]
        return found

    # ---- the three phases --------------------------------------------------------------------------------------------

    def act(self, g: WonderfulKingdom, seat: i64, action: i64) -> float:
        gain = act_gain(g, seat, action, self.digest_of(g))
        return AT_ONCE + gain if gain > GAINED else -AT_ONCE

    def choice(self, g: WonderfulKingdom, seat: i64, action: i64, frame: Frame) -> float:
        if PROPOSE.owns(action):
            offers = self.offers_of(g, seat)
            return offers.proposing(int(PROPOSE.first(action)), int(PROPOSE.second(action)), False, frame.a == 0)
        if HIDE.owns(action):
            offers = self.offers_of(g, seat)
            return offers.proposing(int(HIDE.first(action)), int(HIDE.second(action)), True, frame.a == 0)
        if CHOOSE.owns(action):
            return self.offers_of(g, seat).choosing(int(CHOOSE.first(action)))
        if SEARCH.owns(action):
            return self.searching(g, seat, int(SEARCH.first(action)))
        if TRAP.owns(action) or VISION.owns(action):
            return self.looking(g, seat, frame)
        if ACTIVATE.owns(action) and 0 <= g.box.ability_code[ACTIVATE.first(action)] <= MOVE_ONE:
            gain = self.scheming(g, seat, ACTIVATE.first(action), frame)
            return AT_ONCE + gain if gain > GAINED else -AT_ONCE
        if KRYSTALLIUM.owns(action) or SOLDIER.owns(action):
            return -AT_ONCE  # planning is early enough, and more is known then
        return self.act(g, seat, action)

    def searching(self, g: WonderfulKingdom, seat: i64, area: int) -> float:
        """WK-11.7 Two cards for the best of three: good only if the two are worth next to nothing."""
        offers = self.offers_of(g, seat)
        pile = g.pile(AREAS[area])
        worths: list[float] = []
        for at in range(len(pile.cards)):
            if pile.known[at] >> seat & 1 and not CALAMITY <= pile.cards[at] < FIRST_ADVISOR:
                worths.append(offers.worth(pile.cards[at], False))
        worths.sort()
        return offers.choosing(area) - worths[0] - worths[1] + SEARCHED

    def looking(self, g: WonderfulKingdom, seat: i64, frame: Frame) -> float:
        """A look costs nothing but can be had once: it is for a close choice, or for the last one."""
        unknown = count_unknown(g.pile(AREAS[0]), seat) + count_unknown(g.pile(AREAS[1]), seat)
        if frame.step != headings.CHOOSE or unknown == 0:
            return -AT_ONCE
        offers = self.offers_of(g, seat)
        is_close = abs(offers.choosing(0) - offers.choosing(1)) < CLOSE
        return AT_ONCE if is_close or (g.is_solo() and frame.a == LAST_PASS) else -AT_ONCE

    def scheming(self, g: WonderfulKingdom, seat: i64, advisor: i64, frame: Frame) -> float:
        """The advisors of the choice phase, for their soldiers."""
        offers = self.offers_of(g, seat)
        code = g.box.ability_code[advisor]
        price = offers.own.soldier * float(g.box.advisor_cost[advisor])
        if code == RECOVER_TRAP:
            has_danger = CALAMITY in g.pile(HAND, seat).cards
            return (2.0 if has_danger and frame.step == headings.PROPOSE else 0.0) - price
        if frame.step != headings.CHOOSE:
            return -price
        if code == DEAL_CARD:
            return CARD - price
        if code == REVEAL_CARD:
            unknown = count_unknown(g.pile(AREAS[0]), seat) + count_unknown(g.pile(AREAS[1]), seat)
            return (1.5 if unknown else 0.0) - price
        best = 0.0
        for area in range(2):
            pile = g.pile(AREAS[area])
            for at in range(len(pile.cards)):
                best = max(best, self.meddling(g, seat, area, at, code == MOVE_ONE))
        return best - price

    def meddling(self, g: WonderfulKingdom, seat: i64, area: int, at: int, moves: bool) -> float:
        """What it brings that a card leaves an area just before the choice, or moves to the other one."""
        offers = self.offers_of(g, seat)
        pile = g.pile(AREAS[area])
        worth = offers.risk
        if pile.known[at] >> seat & 1:
            worth = offers.worth(pile.cards[at], False)
        here = offers.taking(area)
        there = offers.taking(1 - area)
        after = max(here - worth, there + worth) if moves else max(here - worth, there)
        return after - max(here, there)

    def planning(self, g: WonderfulKingdom, seat: i64, action: i64) -> float:
        """WK-5.2 First the cards worth constructing, then the others are recycled onto them; giants come last."""
        if CONSTRUCT.owns(action) or RECYCLE.owns(action):
            is_recycled = RECYCLE.owns(action)
            card = RECYCLE.first(action) if is_recycled else CONSTRUCT.first(action)
            return self.handling(self.plan_of(g, seat), int(card), is_recycled)
        if FREEZE.owns(action):
            after = Outlook(g, seat, seat, self.digest_of(g))
            at = g.site_at(seat, FREEZE.first(action))
            after.sites[at] |= FROZEN
            return 10.0 + 0.01 * value(after)
        return self.act(g, seat, action)

    def handling(self, plan: Outlook, card: int, is_recycled: bool) -> float:
        """What the plan does next comes first, then what departs from it a little, then the rest of the plan."""
        least = 99.0
        for at in range(len(plan.cards)):
            if plan.cards[at] != card:
                continue
            if plan.taken[at] != is_recycled:
                return PLANNED if at == next_of(plan) else PLANNED - LATER
            least = min(least, max(0.1, self.deviations[at]))
        return PLANNED - min(LATER + 1.0, least)

    def placing(self, g: WonderfulKingdom, seat: i64, action: i64, frame: Frame) -> float:
        """WK-6.6 Each cube where the duchy comes to most."""
        if OTHER_CUBE.owns(action):
            return -AT_ONCE
        if not PLACE.owns(action) and not ALCHEMY.owns(action):
            return self.act(g, seat, action)
        after = Outlook(g, seat, seat, self.digest_of(g))
        kind = next_cube(g, frame)
        after.fresh[kind] -= 1
        if PLACE.owns(action):
            after.sites[g.site_at(seat, PLACE.first(action))] += int(one_of(kind))
        else:
            after.alchemy += 1
            if after.alchemy == ALCHEMY_CUBES:
                after.alchemy = 0
                after.krystallium += 1
        return value(after)

    # ---- smaller questions -------------------------------------------------------------------------------------------

    def asked(self, g: WonderfulKingdom, seat: i64, action: i64, frame: Frame) -> float:
        step = frame.step
        if step == headings.PICK_DECK:
            return DECKS[DECK_PICK.first(action)]
        if step == headings.KEEP_ADVISOR:
            return advisor_worth(g, seat, int(KEEP.first(action)) - FIRST_ADVISOR)
        if step == headings.KEEP_FOUND:
            return self.offers_of(g, seat).worth(int(KEEP.first(action)), False)
        if step == headings.SEARCH:
            return -self.offers_of(g, seat).worth(int(PICK.first(action)), False)
        if step == headings.DEAL_INTO:
            return self.offers_of(g, seat).taking(int(INTO.first(action)))
        if step == headings.DISCARD_CARD or step == headings.MOVE_CARD:
            area, at = offered_at(g, seat, action)
            return self.meddling(g, seat, int(area), int(at), step == headings.MOVE_CARD)
        if step == headings.LOOK or step == headings.TURN_UP:
            place = HIDDEN.first(action)
            return self.offers_of(g, seat).taking(int(place)) if place < MINE else -AT_ONCE
        digest = self.digest_of(g)
        if step == headings.FINISH:
            return finished_value(g, seat, g.site_at(seat, FINISH.first(action)), digest)
        after = Outlook(g, seat, seat, digest)
        if step == headings.SHADOWS:
            after.cards.remove(int(DISCARD.first(action)))
        elif step == headings.THEFT:
            after.made[COVER.first(action)] -= 1
        elif step == headings.UNCOVER:
            after.made[UNCOVER.first(action)] += 1
        else:
            assert step == headings.OVERSEE_AS
            after.sites[frame.a] += int(one_of(FILL_AS.first(action)))
        return value(after)


def next_of(plan: Outlook) -> int:
    """The card that the plan handles first: one to be constructed, or else one to be recycled."""
    for at in range(len(plan.cards)):
        if plan.taken[at]:
            return at
    return 0


THUMB: Final = WonderfulKingdomThumb()
