"""What lies on the table of Valeria: its fields, and the questions the rules ask of it."""

from typing import Final

from palatine.games.valeria.box import Box
from palatine.games.valeria.components import COLUMNS, MAGIC, SLOTS, START_GOLD, START_MAGIC
from palatine.games.valeria.headings import NOT_ENDED, PHASE_SET_UP
from palatine.games.valeria.seat import CITIZEN_TYPES, DOMAIN_COUNT, MONSTER_TYPES, Seat, new_seat
from palatine.games.valeria.zones import DOMAINS_UNSEEN, DUKES_UNSEEN, ZONES
from palatine.kernel.bits import bit_count
from palatine.kernel.frame import NOBODY
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile

NO_CARD: Final = -1

# Vectors and lists of them are replaced, never changed, so that clones can share them.
_NOTHING: Final[vec[i64]] = vec[i64]()
_NO_STACKS: Final[list[vec[i64]]] = []
_NO_SEATS: Final[list[Seat]] = []
_NO_CITIZENS: Final[vec[i64]] = vec[i64]([i64(0)] * CITIZEN_TYPES)


class Centre(Table):
    """The centre of the table and everybody's cards."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final[Box] = box
        self.phase: i64 = PHASE_SET_UP
        self.first: i64 = 0
        """VA-2.11 The first player; never changes."""
        self.active: i64 = 0
        self.die1: i64 = 1
        self.die2: i64 = 1
        self.changed_by: i64 = 0
        """Dice domains used in this roll phase, as bits."""
        self.is_ending: bool = False
        """VA-13.7 With `end_condition: latched`: a condition was met in this round."""
        self.ending: i64 = NOT_ENDED
        self.areas: vec[i64] = _NOTHING
        self.monsters: list[vec[i64]] = _NO_STACKS
        """Five stacks of monsters, the top card last."""
        self.offers: list[vec[i64]] = _NO_STACKS
        """Ten stacks of face-up citizens, the top card last."""
        self.hidden: vec[i64] = _NOTHING
        """Face-down citizens below each offer (mixed stacks)."""
        self.unseen: vec[i64] = _NO_CITIZENS
        """VA-14.3 Mixed stacks: copies of each citizen that nobody has seen yet."""
        self.domains: vec[i64] = _NOTHING
        """The five face-up domains; NO_CARD where none lies."""
        self.covered: vec[i64] = _NOTHING
        """Face-down domains below each."""
        self.captured: vec[i64] = _NO_CITIZENS
        """VA-11.6 Citizens of the Dark Lord."""
        self.captured_domains: i64 = 0
        self.seat: list[Seat] = _NO_SEATS

    def lay_out(self) -> None:
        """VA-2.9 Players' tokens; the centre comes with the set-up. Domains and dukes are all unseen."""
        self.seat = [new_seat(START_GOLD, START_MAGIC) for _ in range(self.seat_count)]
        self.areas = vec[i64]([i64(NO_CARD)] * COLUMNS)
        self.monsters = [_NOTHING] * COLUMNS
        self.offers = [_NOTHING] * SLOTS
        self.hidden = vec[i64]([i64(0)] * SLOTS)
        self.domains = vec[i64]([i64(NO_CARD)] * COLUMNS)
        self.covered = vec[i64]([i64(0)] * COLUMNS)
        piles = [EMPTY] * ZONES.pile_count(self.seat_count)
        for zone, cards in ((DOMAINS_UNSEEN, self.box.domain_pool), (DUKES_UNSEEN, self.box.duke_pool)):
            piles[ZONES.index(zone, NOBODY, self.seat_count)] = Pile(tuple(cards), tuple([0] * len(cards)))
        self.piles = piles

    def is_solo(self) -> bool:
        return self.seat_count == 1

    def resting(self) -> i64:
        """VA-10.3 With five players the one to the right of the active player rests."""
        return (self.active + 4) % 5 if self.seat_count == 5 else NOBODY

    def opponents(self, seat: i64) -> list[i64]:
        """VA-10.4, VA-13.9 Everybody else, the resting player included unless the table plays otherwise."""
        found: list[i64] = []
        for step in range(i64(1), self.seat_count):
            other = (seat + step) % self.seat_count
            if self.box.resting_is_target or other != self.resting():
                found.append(other)
        return found

    def times(self, numbers: i64) -> i64:
        """VA-5.4, VA-6.2 How often the dice activate a card with these numbers: each die, and the sum."""
        return (numbers >> self.die1 & 1) + (numbers >> self.die2 & 1) + (numbers >> (self.die1 + self.die2) & 1)

    def top_citizen(self, slot: i64) -> i64:
        offer = self.offers[slot]
        return offer[len(offer) - 1] if len(offer) else NO_CARD

    def top_monster(self, column: i64) -> i64:
        stack = self.monsters[column]
        return stack[len(stack) - 1] if len(stack) else NO_CARD

    def exhausted(self) -> i64:
        """VA-8.1 Empty places of the centre, of any kind. VA-2.7, VA-13.16 The cards that mark them set no limit."""
        count: i64 = 0
        for column in range(i64(COLUMNS)):
            if len(self.monsters[column]) == 0:
                count += 1
            if self.domains[column] == NO_CARD and self.covered[column] == 0:
                count += 1
        for slot in range(i64(SLOTS)):
            if len(self.offers[slot]) == 0:
                count += 1
        return count

    def named(self, seat: i64, citizen: i64) -> i64:
        """VA-13.1 Cards of this name: the starter of that name counts."""
        count = self.seat[seat].citizens[citizen]
        for starter in self.box.starter_of:
            if starter == citizen:
                count += 1
        return count

    def citizen_cost(self, seat: i64, citizen: i64) -> i64:
        """VA-7.9 Base cost and 1 gold for each card of that name; VA-1.7 Emerald Stronghold lifts the surcharge."""
        if self.seat[seat].domains & self.box.no_surcharge:
            return self.box.cost[citizen]
        return self.box.cost[citizen] + self.named(seat, citizen)

    def domain_cost(self, seat: i64, domain: i64) -> i64:
        """VA-7.13, VA-13.6 Discounts of domains owned already."""
        cost = self.box.domain_cost[domain] - bit_count(self.seat[seat].domains & self.box.discount)
        return cost if cost > 0 else 0

    def can_pay(self, seat: i64, kind: i64, cost: i64, magic: i64, standin: bool) -> bool:
        """VA-3.2 Magic may stand in for gold or strength, beside at least one real token; VA-3.3 magic is extra."""
        tokens = self.seat[seat].tokens
        spare = tokens[MAGIC] - magic
        if spare < 0:
            return False
        if tokens[kind] >= cost:
            return True
        return standin and tokens[kind] >= 1 and tokens[kind] + spare >= cost

    def has_roles(self, seat: i64, domain: i64) -> bool:
        """VA-7.12 Icons on citizens only; they are not spent."""
        icons = self.seat[seat].icons
        for role in range(i64(4)):
            if icons[role] < self.box.domain_roles[4 * domain + role]:
                return False
        return True

    def dice_domain(self, seat: i64, power: i64) -> i64:
        """The seat's domain with this dice power, or NO_CARD."""
        owned = self.seat[seat].domains & self.box.dice_powers[power]
        for domain in range(i64(DOMAIN_COUNT)):
            if owned >> domain & 1:
                return domain
        return NO_CARD

    def first_column(self) -> i64:
        """VA-13.17 The first monster stack from the left that is not exhausted, or -1."""
        for column in range(i64(COLUMNS)):
            if len(self.monsters[column]):
                return column
        return -1

    def citizens_with(self, seat: i64, role: i64) -> i64:
        """VA-6.7 Citizen cards with this role."""
        count: i64 = 0
        citizens = self.seat[seat].citizens
        for citizen in range(i64(CITIZEN_TYPES)):
            if citizens[citizen] and self.box.roles[4 * citizen + role]:
                count += citizens[citizen]
        return count

    def slain_of_area(self, seat: i64, area: i64) -> i64:
        """VA-7.7, VA-12.11 The new one included."""
        count: i64 = 0
        for monster in range(i64(MONSTER_TYPES)):
            if self.box.area[monster] == area:
                count += self.seat[seat].slain[monster]
        return count
