"""What is on the table of Kingsburg, and the questions the rules ask of it.

A question about a quantity is one function that folds over what the seat holds: its buildings, with those lent by a
destiny card; its governor, its group; and the destiny card of the year.
"""

from typing import Final

from palatine.games.kingsburg import court
from palatine.games.kingsburg.actions import HANDFUL_GOLD, HANDFUL_STONE, HANDFUL_WOOD
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import COLOURED_DICE, GOLD, RANKS, STONE, WOOD
from palatine.games.kingsburg.headings import (
    FEW_SOLDIERS,
    FEWEST_GOODS,
    FEWEST_SOLDIERS,
    FEWEST_VP,
    HAS_TOKEN,
    IDLE_PLAYER,
    LOW_TOTAL,
    MANY_SOLDIERS,
    MOST_BUILDINGS,
    MOST_SOLDIERS,
    NO_GOODS,
    NO_POWERS,
    SOME_GOODS,
    SOME_SOLDIERS,
    STRONGEST_HOST,
    THREE_ADVISORS,
)  # fmt: skip
from palatine.games.kingsburg.seat import HAS_BUILT, Seat, new_seat
from palatine.games.kingsburg.zones import INVADER, SECOND_INVADER
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.effect import Effect
from palatine.kernel.frame import NOBODY
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

LOW_LIMIT: Final = 9
GOBLINS: Final = 1

# Turn order, court, sheets and points are replaced, never changed, so that clones can share them.
NOTHING: Final[vec[i64]] = vec[i64]()
_NO_SEATS: Final[list[Seat]] = []


class Province(Table):
    """Fields and questions; the verbs follow in the classes built on this one."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final[Box] = box
        self.year: i64 = 1
        self.phase: i64 = 1
        self.envoy: i64 = NOBODY
        """Who holds the King's Envoy; nobody while it stands on the calendar."""
        self.order: vec[i64] = NOTHING
        """KB-0.3 Seats in turn order. Seating is the order of the seat numbers."""
        self.court: vec[i64] = NOTHING
        self.taken: i64 = 0
        """Ranks with at least one group, as bits: kept beside the court because placements ask for it all the time."""
        self.doubled: i64 = 0
        """Ranks with two groups."""
        self.seat: list[Seat] = _NO_SEATS
        self.rows_left: i64 = 0
        """KB-15.1 Alternative rows that nobody has: two bits for each letter."""
        self.lot: i64 = NO_POWERS
        """KB-16.2 The governor under the hammer; with the highest bid, its bidder, and those who are out of it."""
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.outbid: i64 = 0
        self.destiny: i64 = NO_POWERS
        """KB-17.1 The power of this year's destiny card; the card itself lies in its zone."""
        self.lent: i64 = 0
        """KB-17.2 The building that this card lends, and those whose owners go without."""
        self.lent_unless: i64 = 0
        self.reserved: i64 = 0
        """KB-5.3.11 Advisors reserved for one seat: three bits for each rank, the seat + 1."""
        self.whims: i64 = 0
        """KB-19.2 Ranks that a whim tile covers, as bits."""
        self.tile_goods: i64 = 0
        """KB-19.7 What lies on tile 4, as bits of the goods; on tile 5 a good, and whether somebody took it."""
        self.tile_good: i64 = GOLD
        self.tile_taken: i64 = 0
        self.gifts: i64 = 0
        """Rising Stars: two bits for each rank from 1 to 6, the good + 1."""

    def copy_fields(self, other: "Province") -> None:
        self.copy_base(other)
        self.year = other.year
        self.phase = other.phase
        self.envoy = other.envoy
        self.order = other.order
        self.court = other.court
        self.taken = other.taken
        self.doubled = other.doubled
        self.seat = [seat.clone() for seat in other.seat]
        self.rows_left = other.rows_left
        self.lot = other.lot
        self.bid = other.bid
        self.bidder = other.bidder
        self.outbid = other.outbid
        self.destiny = other.destiny
        self.lent = other.lent
        self.lent_unless = other.lent_unless
        self.reserved = other.reserved
        self.whims = other.whims
        self.tile_goods = other.tile_goods
        self.tile_good = other.tile_good
        self.tile_taken = other.tile_taken
        self.gifts = other.gifts

    def lay_fields(self) -> None:
        """KB-2.1, KB-2.2 Everything in its place, nothing drawn."""
        self.order = vec[i64]([i64(seat) for seat in range(self.seat_count)])
        self.court = court.EMPTY_COURT
        self.seat = [new_seat(self.box.sheet) for _ in range(self.seat_count)]

    # ---- what a seat holds -------------------------------------------------------------------------------------------

    def owns(self, seat: i64, building: i64) -> bool:
        return self.seat[seat].buildings >> building & 1 == 1

    def standing(self, seat: i64) -> i64:
        """KB-17.2 The buildings whose powers the seat may use: its own, and what the destiny card lends."""
        own = self.seat[seat].buildings
        return own | self.lent if self.lent and own & self.lent_unless == 0 else own

    def held(self, column: vec[i64], seat: i64) -> i64:
        """The sum of a column over governor, group and destiny card."""
        s = self.seat[seat]
        return column[s.governor] + column[s.group] + column[self.destiny]

    def folded(self, column: vec[i64], owned: i64, width: i64, offset: i64) -> i64:
        """The sum of a column over the owned buildings."""
        total: i64 = 0
        number: i64 = 0
        while owned:
            if owned & 1:
                total += column[number * width + offset]
            owned >>= 1
            number += 1
        return total

    def fewest_buildings(self) -> i64:
        least: i64 = 99
        for s in self.seat:
            count = s.building_count()
            if count < least:
                least = count
        return least

    def season(self) -> i64:
        """KB-0.4 The productive season of this phase."""
        return (self.phase - 2) // 2

    # ---- advisors ----------------------------------------------------------------------------------------------------

    def groups_at(self, rank: i64) -> i64:
        return (self.taken >> rank & 1) + (self.doubled >> rank & 1)

    def open_ranks(self, seat: i64) -> i64:
        """KB-5.3.6 Once per season by anyone; KB-7.2, KB-7.4 the envoy allows a second group."""
        free = ~(self.doubled if self.envoy == seat else self.taken) & court.ALL_RANKS
        if self.box.modular:
            free &= ~(self.box.forbidden[self.destiny] | self.barred(seat))
        return free

    def barred(self, seat: i64) -> i64:
        """KB-5.3.11 Advisors that others have reserved, as bits."""
        left = self.reserved
        rank: i64 = 1
        found: i64 = 0
        while left:
            if left & 7 and left & 7 != seat + 1:
                found |= bit(rank)
            left >>= 3
            rank += 1
        return found

    def open_private(self, seat: i64) -> i64:
        """KB-16.16 The Politician's spaces that are open to this seat."""
        if self.box.private[self.seat[seat].governor] == 0:
            return 0
        return ~(self.doubled if self.envoy == seat else self.taken) & ~court.ALL_RANKS & 0b11 << RANKS + 1

    def can_influence(self, seat: i64, rank: i64) -> bool:
        return (self.open_ranks(seat) | self.open_private(seat)) >> rank & 1 == 1

    def stands_at(self, seat: i64, rank: i64) -> i64:
        """How many groups of the seat stand before this advisor."""
        first = 1 if court.owner(self.court[2 * rank]) == seat else 0
        return first + (1 if court.owner(self.court[2 * rank + 1]) == seat else 0)

    def influenced(self, seat: i64) -> i64:
        """The ranks before which the seat has dice, as bits; 19 and 20 are private."""
        found: i64 = 0
        for rank in range(i64(1), RANKS + court.PRIVATE_RANKS + 1):
            if self.taken >> rank & 1 and self.stands_at(seat, rank):
                found |= bit(rank)
        return found

    def lowest_uninfluenced(self) -> i64:
        """KB-A-21 The lowest rank without any dice; whim 1 is passed over. 0 if there is none."""
        for rank in range(i64(1), RANKS + 1):
            if not self.taken >> rank & 1 and not (rank == 1 and self.whims & 2):
                return rank
        return 0

    def support_of(self, rank: i64) -> Effect:
        """KB-19.2 What an advisor gives: the tile that covers it, or what is printed; KB-17.3 without the VP."""
        if self.whims >> rank & 1:
            return self.box.whim[rank]
        if rank == self.box.waives[self.destiny]:
            return self.box.unpaid
        return self.box.support[rank]

    # ---- building ----------------------------------------------------------------------------------------------------

    def cost(self, seat: i64, building: i64, kind: i64, extra: i64 = NOBODY) -> i64:
        """KB-5.5.5, KB-A-33 Discounts lower only kinds that are printed, add up, and never go below 0.

        KB-17.3 A surcharge, paid in the kind `extra`, comes before discounts.
        """
        price = self.box.cost[3 * building + kind]
        due: i64 = price + 1 if extra == kind else price
        owned = self.standing(seat) & self.box.discounters
        if price == 0 or (owned == 0 and self.seat[seat].governor == NO_POWERS):
            return due
        number: i64 = 0
        while owned:
            if owned & 1 and self.box.column[building] >= self.box.discount_from[number]:
                due -= self.box.discount[3 * number + kind]
            owned >>= 1
            number += 1
        governor = self.seat[seat].governor
        if self.box.column[building] >= self.box.discount_from[governor]:
            due -= self.box.discount[3 * governor + kind]
        return due if due > 0 else 0

    def can_afford(self, seat: i64, building: i64) -> bool:
        s = self.seat[seat]
        if self.box.modular:
            return self.can_pay(seat, building)
        goods = s.goods
        price = self.box.cost
        at = 3 * building
        if goods[GOLD] >= price[at] and goods[WOOD] >= price[at + 1] and goods[STONE] >= price[at + 2]:
            return True
        if s.buildings & self.box.discounters == 0:
            return False
        for kind in range(i64(3)):
            if goods[kind] < price[at + kind] and goods[kind] < self.cost(seat, building, kind):
                return False
        return True

    def can_pay(self, seat: i64, building: i64) -> bool:
        """As above, with a surcharge or a saving of choice."""
        if not self.has_surcharge(building):
            return self.is_short(seat, building, NOBODY) <= self.saving(seat)
        for extra in range(i64(3)):
            if self.is_short(seat, building, extra) <= self.saving(seat):
                return True
        return False

    def is_short(self, seat: i64, building: i64, extra: i64) -> i64:
        """How many goods are missing for this price."""
        goods = self.seat[seat].goods
        missing: i64 = 0
        for kind in range(i64(3)):
            price = self.cost(seat, building, kind, extra)
            if goods[kind] < price:
                missing += price - goods[kind]
        return missing

    def has_surcharge(self, building: i64) -> bool:
        """Masons' Strike: a good of choice more from column III on."""
        column = self.box.surcharge_from[self.destiny]
        return column > 0 and self.box.column[building] >= column

    def saving(self, seat: i64) -> i64:
        """KB-16.7 The Architect pays one good less while nobody has fewer buildings.

        KB-A-46 That is compared once, when the turn comes: what this turn has built does not count yet.
        """
        s = self.seat[seat]
        saved = self.box.saves[s.governor]
        if not saved:
            return 0
        count = s.building_count()
        if self.rules >= 2 and s.used & HAS_BUILT:
            count -= 1
        return 0 if count > self.fewest_buildings() else saved

    # ---- dice and soldiers -------------------------------------------------------------------------------------------

    def coloured_dice(self) -> i64:
        """KB-5.2.1 Three; Famine leaves two."""
        return COLOURED_DICE - self.box.fewer_dice[self.destiny]

    def granted_white_dice(self, seat: i64) -> i64:
        """KB-13.3 White dice that buildings, governors and groups give in this season."""
        season = self.season()
        dice = self.folded(self.box.white_dice, self.seat[seat].buildings & self.box.white_givers[season], 1, 0)
        for power in (self.seat[seat].governor, self.seat[seat].group):
            if self.box.seasons[power] >> season & 1:
                dice += self.box.white_dice[power]
        return dice

    def soldier_bonus(self, seat: i64) -> i64:
        """KB-5.4.6, KB-5.4.9 Counts once for each group of one's own that an advisor gives soldiers for (KB-A-36)."""
        return self.folded(self.box.soldier_bonus, self.standing(seat) & self.box.soldier_givers, 1, 0)

    def recruit_price(self, seat: i64) -> i64:
        """KB-8.1 Two goods a soldier; KB-8.2 the Barracks lower that to one; KB-8.3 the War Tax adds one."""
        price: i64 = 2
        owned = self.seat[seat].buildings & self.box.recruiters
        number: i64 = 0
        while owned:
            if owned & 1 and self.box.recruit_price[number] < price:
                price = self.box.recruit_price[number]
            owned >>= 1
            number += 1
        return price + self.box.recruit_extra[self.destiny]

    def recruit_tokens(self, seat: i64) -> i64:
        """KB-8.2 +2 tokens that count as goods in Phase 7."""
        s = self.seat[seat]
        return s.plus2 if s.buildings & self.box.token_recruiters else 0

    def can_give(self, seat: i64, handful: i64) -> bool:
        goods = self.seat[seat].goods
        return (
            goods[GOLD] >= HANDFUL_GOLD[handful]
            and goods[WOOD] >= HANDFUL_WOOD[handful]
            and goods[STONE] >= HANDFUL_STONE[handful]
        )

    # ---- the enemy ---------------------------------------------------------------------------------------------------

    def invader(self) -> int:
        """This winter's enemy."""
        return self.pile(INVADER).cards[-1]

    def second_invader(self) -> int:
        """KB-20.4 The enemy that joins it in Goblin Valley, or -1."""
        cards = self.pile(SECOND_INVADER).cards
        return cards[-1] if cards else NOBODY

    def printed_strength(self) -> i64:
        """KB-14.4, KB-A-19 What the card says, or both cards together."""
        second = self.second_invader() if self.box.has_second_enemy else NOBODY
        return self.box.strength[self.invader()] + (self.box.strength[second] if second >= 0 else 0)

    def enemy_strength(self) -> i64:
        """KB-9.5 With what the destiny card adds."""
        return self.printed_strength() + self.box.enemy_strength[self.destiny]

    def battle_bonus(self, seat: i64, enemy: i64, second: i64 = NOBODY) -> i64:
        """KB-13.2, KB-13.3 What the province adds to the soldiers; a value against one type replaces the normal one."""
        box = self.box
        kind = box.enemy_type[enemy]
        s = self.seat[seat]
        if not box.modular:
            return self.folded(box.versus, s.buildings & box.fighters, 6, kind)
        printed = box.strength[enemy]
        other = kind
        if second >= 0:  # KB-20.4: a bonus counts when either card has the type; in year V the second is of the Goblins
            printed += box.strength[second]
            other = GOBLINS
        total = s.strength + self.held(box.battle, seat)
        owned = s.buildings & box.fighters
        number: i64 = 0
        while owned:
            if owned & 1 and (box.battle_up_to[number] == 0 or printed <= box.battle_up_to[number]):
                bonus = box.versus[6 * number + kind]
                total += bonus if bonus != box.battle[number] else box.versus[6 * number + other]
            owned >>= 1
            number += 1
        return total

    def usual_bonus(self, seat: i64, kind: i64 = NOBODY) -> i64:
        """KB-13.2 The same before the enemy is known: against every enemy, or against every one of this type."""
        box = self.box
        s = self.seat[seat]
        total = s.strength + self.held(box.battle, seat) if box.modular else i64(0)
        owned = s.buildings & box.fighters
        number: i64 = 0
        while owned:
            if owned & 1 and not (box.modular and box.battle_up_to[number]):
                total += box.battle[number] if kind < 0 else box.versus[6 * number + kind]
            owned >>= 1
            number += 1
        return total

    # ---- conditions --------------------------------------------------------------------------------------------------

    def holds(self, condition: i64, seat: i64) -> bool:
        """KB-12.1 Whether the condition of an effect holds at this moment."""
        s = self.seat[seat]
        if condition == LOW_TOTAL:
            return s.dice_total() <= LOW_LIMIT
        if condition == NO_GOODS:
            return s.goods_held() == 0
        if condition == SOME_GOODS:
            return s.goods_held() > 0
        if condition == FEW_SOLDIERS:
            return s.soldiers <= 1
        if condition in (SOME_SOLDIERS, MANY_SOLDIERS):
            return s.soldiers >= (1 if condition == SOME_SOLDIERS else 3)
        if condition in (MOST_SOLDIERS, STRONGEST_HOST):
            return (s.soldiers > 0 or condition == MOST_SOLDIERS) and self.rivals_above(seat) == 0
        if condition == HAS_TOKEN:
            return s.plus2 > 0
        if condition == THREE_ADVISORS:
            return bit_count(self.influenced(seat)) >= 3
        return self.compares(condition, seat)

    def compares(self, condition: i64, seat: i64) -> bool:
        """Conditions that look at all players; ties count (KB-19.8)."""
        s = self.seat[seat]
        for other in self.seat:
            if condition == IDLE_PLAYER and not other.used & HAS_BUILT:  # KB-16.10: oneself included
                return True
            if condition == MOST_BUILDINGS and other.building_count() > s.building_count():
                return False
            if condition == FEWEST_GOODS and other.goods_held() < s.goods_held():
                return False
            if condition == FEWEST_SOLDIERS and other.soldiers < s.soldiers:
                return False
            if condition == FEWEST_VP and other.vp() < s.vp():
                return False
        return condition != IDLE_PLAYER

    def rivals_above(self, seat: i64) -> i64:
        """How many players have more soldiers."""
        count: i64 = 0
        for other in self.seat:
            if other.soldiers > self.seat[seat].soldiers:
                count += 1
        return count
