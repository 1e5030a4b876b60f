"""The table of Paladins of the West Kingdom: its fields, the questions the rules ask, and the verbs that change it."""

from typing import Final, final

from palatine.games.paladins import facts, features, reasons, scoring, speaking
from palatine.games.paladins.actions import (
    FAVOUR_TURNED,
    ORDER_TURNED,
    OUTSIDER_TURNED,
    PALADIN,
    PALADINS_DRAWN,
    SUSPICION_DRAWN,
    TAVERN_TURNED,
    TOWNSFOLK_TURNED,
    WALL_DRAWN,
)
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
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    ORDER_SPACES,
    OUTSIDER_SPACES,
    PROVISION,
    RESOURCE_SPACES,
    SCHEMES,
    SET_OF_PALADINS,
    SILVER,
    SPACES,
    START_PROVISIONS,
    START_SILVER,
    STRENGTH,
    TOP,
    TOWNSFOLK_SPACES,
    WALLS,
)
from palatine.games.paladins.groups import ANY, NO_SLOT, member
from palatine.games.paladins.headings import (
    CLEAR,
    CRIMINALS,
    DESTROY_DEBT,
    DISCARD_SUSPICION,
    FREE_DEVELOP,
    FREE_RECRUIT,
    FROM_ACTION,
    FROM_TOWNSFOLK,
    INQUISITION,
    PAY_DEBT,
    PHASE_SET_UP,
    PHASES,
    SET_UP,
)
from palatine.games.paladins.seat import (
    EMPTY_BOARD,
    NO_CARD,
    NO_WORKERS,
    NOTHING,
    Seat,
    bit_count,
    changed,
    copies,
    listed_bits,
    new_seat,
    replaced,
    total,
)
from palatine.games.paladins.step import STEPS
from palatine.games.paladins.zones import AT_BOTTOM, CHOSEN, DECK, DRAWN, ON_TOP, PLAYED, ZONES
from palatine.kernel.data import Reader
from palatine.kernel.effect import Effect
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.game import Game
from palatine.kernel.ints import append, i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile

VPL: Final = 1
"""The virtual player's place among the boards of a solo game; as a seat of frames and events it is NOBODY."""
ALL_TOWNSFOLK: Final = 0xFFFFFFFF
ALL_OUTSIDERS: Final = 0xFFFFFFFFF
ALL_TAVERN: Final = 0xFFFFFF
ALL_ORDERS: Final = 0x3F
ALL_FAVOURS: Final = 0x3FF

# What comes of a Suspicion.
DRAWN_ONE: Final = 0
NONE_LEFT: Final = 1
TAX_IS_OUT: Final = 2

_NO_SEATS: Final[list[Seat]] = []
_NO_TOWNSFOLK: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * TOWNSFOLK_SPACES)
_NO_OUTSIDERS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * OUTSIDER_SPACES)
_NO_ORDERS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * ORDER_SPACES)
_NO_FAVOURS: Final[vec[i64]] = vec[i64]([i64(NO_CARD)] * FAVOUR_SPACES)
_NO_FAVOUR_WORKERS: Final[vec[i64]] = vec[i64]([i64(0)] * FAVOUR_SPACES)
_EMPTY_MAP: Final[vec[i64]] = vec[i64]([i64(0)] * len(SPACES))
_NO_SUSPICIONS: Final[vec[i64]] = vec[i64]([i64(0)] * 3)
_NO_WALLS: Final[vec[i64]] = vec[i64]([i64(0)] * len(WALLS))
_NO_SCHEMES: Final[vec[i64]] = vec[i64]([i64(0)] * len(SCHEMES))
_FIRST_STACK: Final[vec[i64]] = vec[i64]([STRENGTH, FAITH, INFLUENCE])


@final
class Paladins(Table):
    """A game of Paladins of the West Kingdom in progress."""

    def __init__(self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], box: Box) -> None:
        super().__init__(game, seats, chosen, overlay)
        self.box: Final = box
        self.phase: i64 = PHASE_SET_UP
        self.round: i64 = 0
        self.first: i64 = 0
        """PA-2.7 Who has the start player marker."""
        self.active: i64 = 0
        """Whose turn it is; VPL on the virtual player's."""
        self.tax: i64 = 0
        """PA-2.3 Silver in the tax supply."""
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
        self.favour_workers: vec[i64] = _NO_FAVOUR_WORKERS
        """PA-7.2 0 while free, else 1 + colour + 6 * board."""
        self.wall_deck: vec[i64] = _NO_WALLS
        self.suspicion_deck: vec[i64] = _NO_SUSPICIONS
        self.suspicions_gone: vec[i64] = _NO_SUSPICIONS
        self.map: vec[i64] = _EMPTY_MAP
        """0 for a free space, else 1 + 2 * board, and 1 more for an Outpost."""
        self.free: i64 = 0
        """Open and free spaces, as bits."""
        self.marker: i64 = 0
        """PA-14.2 The Resource marker, 0 for the left-most space."""
        self.stacked: vec[i64] = _FIRST_STACK
        """PA-14.14 The virtual player's attributes, the one that moved last first: it lies on top."""
        self.scheme_deck: vec[i64] = _NO_SCHEMES
        self.schemes_gone: vec[i64] = _NO_SCHEMES
        self.seat: list[Seat] = _NO_SEATS
        """A board for each player; in the solo game the virtual player's is the second."""

    def blank(self) -> "Paladins":
        return Paladins(self.game, self.seat_count, self.chosen, self.overlay, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Paladins)
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
        """PA-2.6 Boards and Paladins; PA-14.2, PA-14.3 the virtual player's."""
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

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

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

    # ---- verbs: goods ------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """PA-A.14 Nothing ever runs out; PA-0.3 steps beyond the top are lost."""
        s = self.seat[seat]
        if amounts[0] + amounts[1] + amounts[2] + amounts[3] + amounts[4]:
            pool = s.pool[:]
            for worker in range(i64(CRIMINAL)):
                pool[worker if seat < self.seat_count else LABOURER] += amounts[worker]
            s.pool = pool
        if amounts[STRENGTH] + amounts[FAITH] + amounts[INFLUENCE]:
            for which in range(i64(STRENGTH), i64(INFLUENCE) + 1):
                self.rise(seat, which, amounts[which])
        if self.listening:
            self.emit("gain", facts.rule_of(source), self.teller(seat), facts.exchange(amounts, source))
        if seat < self.seat_count:
            s.silver += amounts[SILVER]
            s.provisions += amounts[PROVISION]
        else:
            self.move_marker(amounts[SILVER] + amounts[PROVISION])

    def rise(self, who: i64, which: i64, n: i64) -> None:
        """PA-0.3 Up to the top; PA-14.14, PA-A.55 a marker of the virtual player that moves comes to lie on top."""
        s = self.seat[who]
        before = s.attribute(which)
        after = before + n if before + n < TOP else TOP
        if after == before:
            return
        s.set_attribute(which, after)
        if who >= self.seat_count:
            stacked = vec[i64]([which])
            for other in self.stacked:
                if other != which:
                    stacked = append(stacked, other)
            self.stacked = stacked

    def raise_one(self, who: i64, which: i64, source: i64) -> None:
        """PA-6.3 The flag of an action."""
        self.gain(who, self.box.flag[which - STRENGTH].amounts, source)

    def pay(self, seat: i64, silver: i64, provisions: i64) -> None:
        """PA-4.6 Costs come before any reward."""
        s = self.seat[seat]
        s.silver -= silver
        s.provisions -= provisions
        assert s.silver >= 0 and s.provisions >= 0, "PA-4.6: paid what was not there"
        if self.listening and silver + provisions:
            self.emit("pay", "PA-4.6", seat, {"silver": int(silver), "provision": int(provisions)})

    # ---- verbs: workers ----------------------------------------------------------------------------------------------

    def place(self, seat: i64, action: i64, slots: i64, group: i64) -> None:
        """PA-4.1 A group of workers stands on slots of an action: each on its colour, a Criminal where one is missing."""
        s = self.seat[seat]
        left = self.take_group(seat, group)
        packed: i64 = 0
        for clear in (False, True):
            for at in range(i64(3)):
                colour = self.box.slot[3 * action + at]
                if not slots >> at & 1 or (colour == ANY) != clear:
                    continue
                worker = colour
                if clear or left[colour] == 0:
                    worker = CRIMINAL
                    while clear and left[worker] == 0:
                        worker -= 1
                left[worker] -= 1
                packed |= (worker + 1) << 3 * at
        s.placed = replaced(s.placed, action, packed)
        if self.listening:
            self.emit("place", "PA-4.1", seat, facts.placing(action, group))

    def take_group(self, seat: i64, group: i64) -> vec[i64]:
        """The workers of a group leave the pool; what is returned counts them by colour."""
        s = self.seat[seat]
        pool = s.pool[:]
        taken = NO_WORKERS[:]
        for at in range(i64(3)):
            worker = member(group, at)
            if worker >= 0:
                pool[worker] -= 1
                taken[worker] += 1
                assert pool[worker] >= 0, "PA-4.1: used a worker that was not there"
        s.pool = pool
        return taken

    def place_on_favour(self, seat: i64, place: i64, group: i64) -> None:
        """PA-7.3"""
        self.take_group(seat, group)
        self.favour_workers = replaced(self.favour_workers, place, 1 + group + 6 * seat)
        if self.listening:
            self.emit("favour", "PA-7.3", seat, facts.favour(self.favours[place], group))

    def clear_action(self, seat: i64, action: i64) -> None:
        """PA-5.11 All workers of one action return to the supply."""
        s = self.seat[seat]
        s.placed = replaced(s.placed, action, 0)
        if self.listening:
            self.emit("clear", "PA-5.11", seat, {"action": facts.action_name(action)})

    def leave(self, seat: i64) -> None:
        """PA-10.2 Who passes takes the workers off the board; those on Favours stay."""
        s = self.seat[seat]
        s.passed = True
        s.placed = EMPTY_BOARD
        if self.listening:
            self.emit("pass", "PA-10.1", self.teller(seat), {})

    def keep_workers(self, seat: i64, group: i64) -> None:
        """PA-10.2 The other workers return to the supply."""
        s = self.seat[seat]
        s.pool = self.take_group(seat, group)
        if self.listening:
            self.emit("keep", "PA-10.2", seat, facts.group(group))

    # ---- verbs: Suspicion, tax, Debts --------------------------------------------------------------------------------

    def take_tax(self, who: i64, n: i64) -> bool:
        """PA-8.2 Silver from the tax supply, the rest from the supply. True if that was the last (PA-8.3).

        PA-14.13 For the virtual player it goes to the supply, and its marker moves; PA-A.52 also if there is too little.
        """
        taken = n if n < self.tax else self.tax
        self.tax -= taken
        if self.listening and n:
            self.emit("tax", "PA-8.2", self.teller(who), {"silver": int(n), "left": int(self.tax)})
        if who < self.seat_count:
            self.seat[who].silver += n
        else:
            self.move_marker(n)
        return taken > 0 and self.tax == 0

    def return_tax(self) -> bool:
        """PA-14.16 One silver of the tax supply goes to the supply. True if that was the last (PA-A.31)."""
        if self.tax == 0:
            return False
        self.tax -= 1
        if self.listening:
            self.emit("return_tax", "PA-14.16", NOBODY, {"left": int(self.tax)})
        return self.tax == 0

    def draw_suspicion(self, who: i64) -> i64:
        """PA-8.1 The top Suspicion and its tax; PA-8.4 an empty deck is made from the discards."""
        if total(self.suspicion_deck) == 0:
            if total(self.suspicions_gone) == 0:
                return NONE_LEFT
            self.suspicion_deck = self.suspicions_gone
            self.suspicions_gone = _NO_SUSPICIONS
            if self.listening:
                self.emit("shuffle", "PA-8.4", NOBODY, {"deck": "suspicions"})
        card = self.draw(SUSPICION_DRAWN, self.teller(who), copies(self.suspicion_deck))[0]
        self.suspicion_deck = changed(self.suspicion_deck, card, -1)
        s = self.seat[who]
        s.suspicions = append(s.suspicions[:], card)
        if self.listening:
            self.emit("suspicion", "PA-8.1", self.teller(who), {"tax": int(self.box.tax[card])})
        return TAX_IS_OUT if self.take_tax(who, self.box.tax[card]) else DRAWN_ONE

    def add_criminal(self, who: i64) -> None:
        """PA-8.1, PA-A.30"""
        s = self.seat[who]
        s.pool = changed(s.pool, CRIMINAL if who < self.seat_count else LABOURER, 1)
        if self.listening:
            self.emit("criminal", "PA-8.1", self.teller(who), {})

    def discard_suspicions(self, who: i64, n: i64, rule: str) -> None:
        """PA-8.5 The newest first; PA-A.45 as many as there are."""
        s = self.seat[who]
        have: i64 = len(s.suspicions)
        n = n if n < have else have
        if n == 0:
            return
        gone = self.suspicions_gone[:]
        for at in range(have - n, have):
            gone[s.suspicions[at]] += 1
        self.suspicions_gone = gone
        s.suspicions = s.suspicions[: have - n]
        if self.listening:
            self.emit("discard", rule, self.teller(who), {"number": int(n)})

    def call_inquisition(self) -> None:
        """PA-8.3"""
        if self.listening:
            self.emit("inquisition", "PA-8.3", NOBODY, {})

    def refill_tax(self) -> None:
        """PA-8.6 (c)"""
        self.tax = self.box.tax_supply
        if self.listening:
            self.emit("refill_tax", "PA-8.6", NOBODY, {"silver": int(self.tax)})

    def take_debt(self, who: i64, rule: str) -> None:
        """PA-9.1 Unpaid side up."""
        self.seat[who].unpaid += 1
        if self.listening:
            self.emit("debt", rule, self.teller(who), {})

    def pay_debt(self, who: i64) -> None:
        """PA-9.1 Turn one over."""
        s = self.seat[who]
        s.unpaid -= 1
        s.paid += 1
        if self.listening:
            self.emit("repay", "PA-9.1", self.teller(who), {})

    def destroy_debt(self, who: i64) -> None:
        """PA-9.1 Back to the pile."""
        self.seat[who].unpaid -= 1
        if self.listening:
            self.emit("destroy", "PA-9.1", self.teller(who), {})

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
        s.crew_bits |= i64(1) << card
        if self.listening:
            self.emit("recruit", "PA-5.8", seat, {"townsfolk": facts.townsfolk_name(card)})
        return card

    def dismiss(self, who: i64, place: i64) -> i64:
        """PA-5.7, PA-14.17"""
        card = self.take_townsfolk(place)
        self.townsfolk_gone |= i64(1) << card
        if self.listening:
            self.emit("dismiss", "PA-5.7", self.teller(who), {"townsfolk": facts.townsfolk_name(card)})
        return card

    def take_outsider(self, who: i64, place: i64, is_attack: bool) -> i64:
        """PA-6.14 A trophy, or PA-6.16 a convert; PA-6.17 the space stays empty until the refresh."""
        card = self.outsiders[place]
        self.outsiders = replaced(self.outsiders, place, NO_CARD)
        s = self.seat[who]
        if is_attack:
            s.trophies = append(s.trophies[:], card)
        else:
            s.converts = append(s.converts[:], card)
        if self.listening:
            kind, rule = ("attack", "PA-6.14") if is_attack else ("convert", "PA-6.16")
            self.emit(kind, rule, self.teller(who), {"outsider": facts.outsider_name(card)})
        return card

    def build_wall(self, who: i64) -> i64:
        """PA-6.6 The top Wall of the deck."""
        card = self.draw(WALL_DRAWN, self.teller(who), copies(self.wall_deck))[0]
        self.wall_deck = changed(self.wall_deck, card, -1)
        s = self.seat[who]
        s.walls = append(s.walls[:], card)
        if self.listening:
            self.emit("wall", "PA-6.6", self.teller(who), {"wall": facts.wall_name(card)})
        return card

    def occupy(self, who: i64, space: i64, is_outpost: bool) -> None:
        """PA-6.2, PA-6.9 A Monk or an Outpost on a space of the map."""
        self.map = replaced(self.map, space, 1 + 2 * who + (1 if is_outpost else 0))
        self.free &= ~(i64(1) << space)
        s = self.seat[who]
        if is_outpost:
            s.outposts += 1
        else:
            s.monks += 1
        if self.listening:
            kind, rule = ("outpost", "PA-6.9") if is_outpost else ("monk", "PA-6.2")
            self.emit(kind, rule, self.teller(who), {"space": facts.space_name(space)})

    def move_jar(self, seat: i64, space: i64) -> None:
        """PA-6.11"""
        s = self.seat[seat]
        s.jars += 1
        s.jar_spaces |= i64(1) << space
        if self.listening:
            self.emit("jar", "PA-6.11", seat, {"jar": facts.jar_name(space)})

    def flip_jar(self) -> None:
        """PA-14.23"""
        self.seat[VPL].jars += 1
        if self.listening:
            self.emit("jar", "PA-14.23", NOBODY, {})

    def add_workshop(self, who: i64, action: i64, slot: i64) -> None:
        """PA-5.2, PA-14.6; PA-5.3 a worker on that slot returns to the supply first."""
        s = self.seat[who]
        s.workshops |= i64(1) << 2 * (action - COMMISSION) + slot
        if who < self.seat_count:
            s.placed = replaced(s.placed, action, s.placed[action] & ~(i64(7) << 3 * slot))
        if self.listening:
            told: dict[str, object] = {"action": facts.action_name(action), "slot": int(slot) + 1}
            self.emit("workshop", "PA-5.2", self.teller(who), told)

    # ---- verbs: the round --------------------------------------------------------------------------------------------

    def enter_phase(self, phase: i64) -> None:
        """PA-3"""
        self.phase = phase
        if self.listening:
            self.emit("phase", "PA-3", NOBODY, {"phase": PHASES[phase], "round": int(self.round)})

    def turn_up_townsfolk(self) -> None:
        """PA-10.7 From right to left, PA-10.5 as long as there are cards."""
        for place in range(i64(TOWNSFOLK_SPACES) - 1, i64(-1), i64(-1)):
            if self.townsfolk[place] == NO_CARD and self.townsfolk_deck:
                card = self.draw(TOWNSFOLK_TURNED, NOBODY, listed_bits(self.townsfolk_deck))[0]
                self.townsfolk_deck &= ~(i64(1) << card)
                self.townsfolk = replaced(self.townsfolk, place, card)
                if self.listening:
                    self.emit("turn_up", "PA-10.7", NOBODY, {"townsfolk": facts.townsfolk_name(card)})

    def turn_up_outsiders(self) -> None:
        """PA-10.7 From left to right, PA-10.5 as long as there are cards."""
        for place in range(i64(OUTSIDER_SPACES)):
            if self.outsiders[place] == NO_CARD and self.outsider_deck:
                card = self.draw(OUTSIDER_TURNED, NOBODY, listed_bits(self.outsider_deck))[0]
                self.outsider_deck &= ~(i64(1) << card)
                self.outsiders = replaced(self.outsiders, place, card)
                if self.listening:
                    self.emit("turn_up", "PA-10.7", NOBODY, {"outsider": facts.outsider_name(card)})

    def slide(self, discarded: i64) -> None:
        """PA-10.4 The right-most Townsfolk and the left-most Outsiders leave, the others close the gaps."""
        people = self.townsfolk[:]
        for place in range(i64(TOWNSFOLK_SPACES) - discarded, i64(TOWNSFOLK_SPACES)):
            if people[place] != NO_CARD:
                self.townsfolk_gone |= i64(1) << people[place]
                people[place] = NO_CARD
        self.townsfolk = slid_right(people)
        outsiders = self.outsiders[:]
        for place in range(discarded):
            if outsiders[place] != NO_CARD:
                self.outsiders_gone |= i64(1) << outsiders[place]
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
            card = self.draw(TAVERN_TURNED, NOBODY, listed_bits(self.tavern_deck))[0]
            self.tavern_deck &= ~(i64(1) << card)
            self.tavern = append(self.tavern[:], card)
        if self.listening:
            self.emit("tavern", "PA-3.3", NOBODY, {"cards": [facts.tavern_name(card) for card in self.tavern]})

    def claim_tavern(self, seat: i64, card: i64) -> None:
        """PA-3.5"""
        left = NOTHING[:]
        for other in self.tavern:
            if other != card:
                left = append(left, other)
        self.tavern = left
        self.seat[seat].tavern = card
        if self.listening:
            self.emit("hire", "PA-3.5", seat, {"tavern": facts.tavern_name(card)})

    def discard_tavern(self) -> None:
        """PA-10.4 (c)"""
        for card in self.tavern:
            self.tavern_gone |= i64(1) << card
        self.tavern = NOTHING
        for s in self.seat:
            if s.tavern != NO_CARD:
                self.tavern_gone |= i64(1) << s.tavern
                s.tavern = NO_CARD

    def reveal_order(self, place: i64) -> i64:
        """PA-3.2"""
        card = self.draw(ORDER_TURNED, NOBODY, listed_bits(self.order_deck))[0]
        self.order_deck &= ~(i64(1) << card)
        self.orders = replaced(self.orders, place, card)
        if self.listening:
            self.emit("order", "PA-3.2", NOBODY, {"order": facts.order_name(card), "space": int(place) + 1})
        return card

    def reveal_favour(self, place: i64) -> None:
        """PA-3.2"""
        card = self.draw(FAVOUR_TURNED, NOBODY, listed_bits(self.favour_deck))[0]
        self.favour_deck &= ~(i64(1) << card)
        self.favours = replaced(self.favours, place, card)
        if self.listening:
            self.emit("favour_card", "PA-3.2", NOBODY, {"favour": facts.favour_name(card), "space": int(place) + 1})

    def open_favours(self) -> None:
        """PA-10.4 (d)"""
        self.favour_workers = _NO_FAVOUR_WORKERS

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

    # ---- verbs: the virtual player -----------------------------------------------------------------------------------

    def move_marker(self, n: i64) -> None:
        """PA-14.13 One space for each resource; PA-14.14 each wrap raises the lowest attribute, the top one of equals."""
        if n == 0:
            return
        self.marker += n
        while self.marker >= RESOURCE_SPACES:
            self.marker -= RESOURCE_SPACES
            self.rise(VPL, self.lowest(), 1)
        if self.listening:
            self.emit("marker", "PA-14.13", NOBODY, {"space": int(self.marker) + 1})

    def lowest(self) -> i64:
        """PA-14.14, PA-A.55 The virtual player's lowest attribute; of equal ones the marker on top."""
        found = self.stacked[0]
        for which in self.stacked:
            if self.seat[VPL].attribute(which) < self.seat[VPL].attribute(found):
                found = which
        return found

    def set_vpl_workers(self, n: i64) -> None:
        """PA-14.8 The virtual player's pool."""
        self.seat[VPL].pool = replaced(NO_WORKERS, LABOURER, n)

    def place_vpl(self, action: i64, n: i64) -> None:
        """PA-14.11"""
        s = self.seat[VPL]
        s.pool = changed(s.pool, LABOURER, -n)
        s.placed = replaced(s.placed, action, n)
        if self.listening:
            self.emit("place", "PA-14.11", NOBODY, {"action": facts.action_name(action), "number": int(n)})

    def rest(self) -> None:
        """PA-14.21 One worker on Rest: a space for it, and one for each worker left."""
        s = self.seat[VPL]
        if self.listening:
            self.emit("rest", "PA-14.21", NOBODY, {"left": int(s.pool[LABOURER]) - 1})
        self.move_marker(s.pool[LABOURER])

    def vpl_favour(self, place: i64) -> None:
        """PA-14.27"""
        s = self.seat[VPL]
        s.pool = changed(s.pool, LABOURER, -1)
        self.favour_workers = replaced(self.favour_workers, place, 1 + LABOURER + 6 * VPL)
        if self.listening:
            self.emit("favour", "PA-14.27", NOBODY, {"favour": facts.favour_name(self.favours[place])})

    def reveal_scheme(self, card: i64) -> None:
        """PA-14.9 It lies on the discards at once."""
        self.scheme_deck = changed(self.scheme_deck, card, -1)
        self.schemes_gone = changed(self.schemes_gone, card, 1)
        if self.listening:
            self.emit("scheme", "PA-14.9", NOBODY, {"scheme": facts.scheme_name(card)})

    def shuffle_schemes(self) -> None:
        """PA-14.18, PA-A.28 Deck and discards together."""
        deck = self.scheme_deck[:]
        for card in range(i64(len(deck))):
            deck[card] += self.schemes_gone[card]
        self.scheme_deck = deck
        self.schemes_gone = _NO_SCHEMES
        if self.listening:
            self.emit("shuffle", "PA-14.18", NOBODY, {"deck": "schemes"})

    def discard_scheme(self, card: i64) -> None:
        """PA-14.6 The Scheme that lay on a Favour."""
        self.schemes_gone = changed(self.schemes_gone, card, 1)

    def clear_right_side(self) -> None:
        """PA-14.18 The workers of the virtual player's right side return to the supply."""
        s = self.seat[VPL]
        placed = s.placed[:]
        for action in range(i64(COMMISSION), i64(CONVERT) + 1):
            placed[action] = 0
        s.placed = placed
        if self.listening:
            self.emit("clear", "PA-14.18", NOBODY, {})

    # ---- hooks -------------------------------------------------------------------------------------------------------

    def run_step(self, frame: Frame) -> None:
        STEPS[frame.step].run(self, frame)

    def step_options(self, frame: Frame) -> list[int]:
        return STEPS[frame.step].options(self, frame)

    def choose_step(self, frame: Frame, action: i64) -> None:
        STEPS[frame.step].choose(self, frame, action)

    def skip_step(self, frame: Frame) -> None:
        STEPS[frame.step].skip(self, frame)

    def prompt_text(self, frame: Frame, lang: str) -> str:
        return speaking.prompt_text(self, frame, lang)

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return speaking.words(self, action, seat, lang)

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        """PA-13 What converted Outsiders count."""
        return scoring.counted(self, name, seat)

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        """PA-4.10 Tax and Criminals are compulsory; the other words ask."""
        name = effect.name
        if name == "tax":
            if self.take_tax(seat, effect.count):
                self.stack.append(turn(INQUISITION))
        elif name == "criminal":
            self.stack.append(Frame(CRIMINALS, seat, effect.count, 0))
        elif name == "remove_suspicion":
            self.stack.append(Frame(DISCARD_SUSPICION, seat, effect.count))
        else:
            step = _STEP_OF[name]
            for _ in range(effect.count):
                self.stack.append(turn(step, seat))

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        return [0] * SET_OF_PALADINS

    def facts(self) -> dict[str, object]:
        return facts.dumped(self)

    def read_facts(self, reader: Reader) -> None:
        facts.read(self, reader)

    def public_facts(self, viewer: int | None) -> dict[str, object]:
        return facts.public(self)

    def audit(self) -> list[str]:
        return facts.audit(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def features(self, seat: int) -> list[float]:
        return features.features(self, seat)


_STEP_OF: Final = {
    "destroy_debt": DESTROY_DEBT,
    "pay_debt": PAY_DEBT,
    "pray": CLEAR,
    "free_recruit": FREE_RECRUIT,
    "free_develop": FREE_DEVELOP,
}


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
