"""What lies on the table of Paladins, and the questions that the rules ask about it."""

from typing import Final

from palatine.games.paladins.box import Box
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    FAITH,
    FAVOUR_SPACES,
    FAVOURS,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    ORDER_SPACES,
    ORDERS,
    OUTSIDER_SPACES,
    SCHEMES,
    SET_OF_PALADINS,
    SPACES,
    START_PROVISIONS,
    START_SILVER,
    STRENGTH,
    TAVERN,
    TOWNSFOLK_SPACES,
    WALLS,
)
from palatine.games.paladins.groups import ANY
from palatine.games.paladins.headings import PHASE_SET_UP
from palatine.games.paladins.people_components import OUTSIDERS, TOWNSFOLK
from palatine.games.paladins.seat import NO_CARD, NOTHING, Seat, new_seat
from palatine.games.paladins.zones import DECK, ZONES
from palatine.kernel.bits import all_of, bit_count
from palatine.kernel.columns import replaced, total
from palatine.kernel.frame import NOBODY
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile

ALL_TOWNSFOLK: Final = all_of(len(TOWNSFOLK), "Townsfolk")
ALL_OUTSIDERS: Final = all_of(len(OUTSIDERS), "Outsiders")
ALL_TAVERN: Final = all_of(len(TAVERN), "Tavern cards")
ALL_ORDERS: Final = all_of(len(ORDERS), "King's Orders")
ALL_FAVOURS: Final = all_of(len(FAVOURS), "King's Favours")

_NO_SEATS: Final[list[Seat]] = []
_NO_TOWNSFOLK: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * TOWNSFOLK_SPACES)
_NO_OUTSIDERS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * OUTSIDER_SPACES)
_NO_ORDERS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * ORDER_SPACES)
_NO_FAVOURS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * FAVOUR_SPACES)
NO_FAVOUR_WORKERS: Final[vec[i64]] = vec[i64]([i64(0)] * FAVOUR_SPACES)
_EMPTY_MAP: Final[vec[i64]] = vec[i64]([i64(0)] * len(SPACES))
NO_SUSPICIONS: Final[vec[i64]] = vec[i64]([i64(0)] * 3)
_NO_WALLS: Final[vec[i64]] = vec[i64]([i64(0)] * len(WALLS))
NO_SCHEMES: Final[vec[i64]] = vec[i64]([i64(0)] * len(SCHEMES))
_FIRST_STACK: Final[vec[i64]] = vec[i64]([STRENGTH, FAITH, INFLUENCE])


class Ground(Table):
    """Base of `Paladins`: its fields. Vectors are replaced, never changed, so that clones can share them."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final[Box] = box
        self.phase: i64 = PHASE_SET_UP
        self.round: i64 = 0
        self.first: i64 = 0
        """PA-2.7 Who has the start player marker."""
        self.active: i64 = 0
        """Whose turn it is; VPL on the virtual player's."""
        self.tax: i64 = 0
        """PA-0.1, PA-2.3 Silver in the tax supply, which is not the supply."""
        self.townsfolk: vec[i64] = _NO_TOWNSFOLK
        self.townsfolk_deck: i64 = ALL_TOWNSFOLK
        self.townsfolk_gone: i64 = 0
        self.outsiders: vec[i64] = _NO_OUTSIDERS
        self.outsider_deck: i64 = ALL_OUTSIDERS
        self.outsiders_gone: i64 = 0
        self.tavern: vec[i64] = NOTHING
        """PA-3.3 Tavern cards of this round that nobody has claimed."""
        self.tavern_deck: i64 = ALL_TAVERN
        self.tavern_gone: i64 = 0
        self.orders: vec[i64] = _NO_ORDERS
        """NO_CARD where a King's card lies face down."""
        self.order_deck: i64 = ALL_ORDERS
        self.favours: vec[i64] = _NO_FAVOURS
        self.favour_deck: i64 = ALL_FAVOURS
        self.favour_workers: vec[i64] = NO_FAVOUR_WORKERS
        """PA-7.2 0 while free, else 1 + colour + 6 * board."""
        self.wall_deck: vec[i64] = _NO_WALLS
        self.suspicion_deck: vec[i64] = NO_SUSPICIONS
        self.suspicions_gone: vec[i64] = NO_SUSPICIONS
        self.map: vec[i64] = _EMPTY_MAP
        """0 for a free space, else 1 + 2 * board, and 1 more for an Outpost."""
        self.free: i64 = 0
        """Open and free spaces, as bits."""
        self.marker: i64 = 0
        """PA-14.2 The Resource marker, 0 for the left-most space."""
        self.stacked: vec[i64] = _FIRST_STACK
        """PA-14.14 The virtual player's attributes, the one that moved last first: it lies on top."""
        self.scheme_deck: vec[i64] = NO_SCHEMES
        self.schemes_gone: vec[i64] = NO_SCHEMES
        self.seat: list[Seat] = _NO_SEATS
        """A board for each player; in the solo game the virtual player's is the second."""

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Ground)
        self.copy_base(other)
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.tax = other.tax
        self.townsfolk = other.townsfolk
        self.townsfolk_deck = other.townsfolk_deck
        self.townsfolk_gone = other.townsfolk_gone
        self.outsiders = other.outsiders
        self.outsider_deck = other.outsider_deck
        self.outsiders_gone = other.outsiders_gone
        self.tavern = other.tavern
        self.tavern_deck = other.tavern_deck
        self.tavern_gone = other.tavern_gone
        self.orders = other.orders
        self.order_deck = other.order_deck
        self.favours = other.favours
        self.favour_deck = other.favour_deck
        self.favour_workers = other.favour_workers
        self.wall_deck = other.wall_deck
        self.suspicion_deck = other.suspicion_deck
        self.suspicions_gone = other.suspicions_gone
        self.map = other.map
        self.free = other.free
        self.marker = other.marker
        self.stacked = other.stacked
        self.scheme_deck = other.scheme_deck
        self.schemes_gone = other.schemes_gone
        self.seat = [seat.clone() for seat in other.seat]

    def lay_out(self) -> None:
        """PA-1.4, PA-2.6 Boards and Paladins; PA-14.1 likewise alone, PA-14.2, PA-14.32 beside the virtual player."""
        self.seat = [new_seat(START_SILVER, START_PROVISIONS) for _ in range(self.seat_count)]
        if self.is_solo():
            self.seat.append(new_seat(0, 0))
            self.scheme_deck = replaced(self.box.scheme_copies, len(SCHEMES) - 1, 0)
        self.tax = self.box.tax_supply
        self.wall_deck = self.box.wall_copies
        self.suspicion_deck = self.box.suspicion_copies
        self.free = self.box.open
        piles = [EMPTY] * ZONES.pile_count(self.seat_count)
        for seat in range(self.seat_count):
            cards = tuple(range(SET_OF_PALADINS))
            piles[ZONES.index(DECK, seat, self.seat_count)] = Pile(cards, tuple([0] * SET_OF_PALADINS))
        self.piles = piles

    # ---- questions ---------------------------------------------------------------------------------------------------

    def is_solo(self) -> bool:
        return self.seat_count == 1

    def teller(self, who: i64) -> i64:
        """The seat that an event names: NOBODY for the virtual player."""
        return who if who < self.seat_count else NOBODY

    def total(self, who: i64, which: i64) -> i64:
        """PA-0.2 The track and the Paladin of this round."""
        s = self.seat[who]
        boost = self.box.boost[3 * s.paladin + which - STRENGTH] if s.paladin >= 0 else 0
        return s.attribute(which) + boost

    def silver_cost(self, seat: i64, action: i64, cost: i64) -> i64:
        """PA-3.8 What an action costs in silver with the Paladin of this round."""
        paladin = self.seat[seat].paladin
        if paladin >= 0 and self.box.paladin_action[paladin] == action:
            cost -= self.box.silver_off[paladin]
        return cost if cost > 0 else 0

    def provision_cost(self, seat: i64, action: i64, cost: i64) -> i64:
        paladin = self.seat[seat].paladin
        if paladin >= 0 and self.box.paladin_action[paladin] == action:
            cost -= self.box.provision_off[paladin]
        return cost if cost > 0 else 0

    def done(self, who: i64, action: i64) -> i64:
        """PA-7.1, PA-14.36 How often a board has done an action in this game."""
        s = self.seat[who]
        if action == COMMISSION:
            return s.monks
        if action == FORTIFY:
            return len(s.walls)
        if action == GARRISON:
            return s.outposts
        if action == ABSOLVE:
            return s.jars
        if action == ATTACK:
            return len(s.trophies)
        if action == CONVERT:
            return len(s.converts)
        assert action == DEVELOP
        return bit_count(s.workshops)

    def open_slots(self, seat: i64, action: i64) -> i64:
        """PA-4.5 The slots of a right-side action that need a worker, as bits."""
        return 7 & ~(self.seat[seat].workshops >> 2 * (action - COMMISSION) & 3)

    def fits(self, seat: i64, action: i64, slots: i64) -> bool:
        """PA-4.2, PA-4.3 The pool has workers for these slots of an action that is not in use."""
        s = self.seat[seat]
        if s.placed[action]:
            return False
        pool = s.pool
        needed: i64 = 0
        short: i64 = 0
        for at in range(i64(3)):
            if slots >> at & 1:
                needed += 1
                colour = self.box.slot[3 * action + at]
                if colour != ANY and pool[colour] == 0:
                    short += 1
        return short <= pool[CRIMINAL] and needed <= total(pool)

    def attack_cost(self, seat: i64, place: i64) -> i64:
        """PA-6.13, PA-A.11 One silver for every two points of Strength that are missing, rounded up."""
        missing = self.box.strength_flags[place] - self.total(seat, STRENGTH)
        return self.silver_cost(seat, ATTACK, (missing + 1) // 2) if missing > 0 else 0

    def townsfolk_at(self, card: i64) -> i64:
        """Where a Townsfolk lies."""
        place: i64 = 0
        while self.townsfolk[place] != card:
            place += 1
        return place

    def outsider_at(self, card: i64) -> i64:
        """Where an Outsider lies."""
        place: i64 = 0
        while self.outsiders[place] != card:
            place += 1
        return place
