"""Verbs for workers, goods, Suspicions, tax and Debts."""

from typing import Final

from palatine.games.paladins import facts
from palatine.games.paladins.actions import BOARD_ACTION, SUSPICION_DRAWN
from palatine.games.paladins.components import (
    CRIMINAL,
    FAITH,
    INFLUENCE,
    LABOURER,
    PROVISION,
    RESOURCE_SPACES,
    SILVER,
    STRENGTH,
    TOP,
)
from palatine.games.paladins.ground import NO_SUSPICIONS, Ground
from palatine.games.paladins.groups import ANY, NO_GROUP, member
from palatine.games.paladins.seat import EMPTY_BOARD, NO_WORKERS, VPL, copies
from palatine.kernel.columns import changed, replaced, total
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import append, i64, vec

# What comes of a Suspicion.
DRAWN_ONE: Final = 0
NONE_LEFT: Final = 1
TAX_IS_OUT: Final = 2


class Goods(Ground):
    """Base of `Paladins`: what players gain, use and lose."""

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

    def can_give(self, seat: i64, price: vec[i64]) -> bool:
        """Whether a seat has what a printed trade asks for."""
        s = self.seat[seat]
        for worker in range(i64(CRIMINAL)):
            if s.pool[worker] < price[worker]:
                return False
        for which in range(i64(STRENGTH), i64(INFLUENCE) + 1):
            if s.attribute(which) < price[which]:
                return False
        return s.silver >= price[SILVER] and s.provisions >= price[PROVISION]

    def give(self, seat: i64, price: vec[i64]) -> None:
        """The price of a printed trade."""
        s = self.seat[seat]
        pool = s.pool[:]
        for worker in range(i64(CRIMINAL)):
            pool[worker] -= price[worker]
        s.pool = pool
        for which in range(i64(STRENGTH), i64(INFLUENCE) + 1):
            s.set_attribute(which, s.attribute(which) - price[which])
        self.pay(seat, price[SILVER], price[PROVISION])

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
        """PA-4.1 A group of workers on the slots of an action: each on its colour, a Criminal where one is missing."""
        s = self.seat[seat]
        left = self.take_group(seat, group)
        packed: i64 = 0
        for at in range(i64(3)):
            colour = self.box.slot[3 * action + at]
            if slots >> at & 1 and colour != ANY:
                worker = colour if left[colour] else CRIMINAL
                left[worker] -= 1
                packed |= (worker + 1) << 3 * at
        for at in range(i64(3)):
            if slots >> at & 1 and self.box.slot[3 * action + at] == ANY:
                worker = 0
                while left[worker] == 0:
                    worker += 1
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
            self.emit("clear", "PA-5.11", seat, {"action": BOARD_ACTION.texts[action]})

    def leave(self, seat: i64) -> None:
        """PA-10.2 Who passes takes the workers off the board; those on Favours stay."""
        s = self.seat[seat]
        s.passed = True
        s.placed = EMPTY_BOARD
        if self.listening:
            self.emit("pass", "PA-10.1", self.teller(seat), {})

    def keep_workers(self, seat: i64, group: i64) -> None:
        """PA-10.2 The other workers return to the supply; PA-A.56 what is gained later stays as well."""
        s = self.seat[seat]
        s.pool = self.take_group(seat, group) if group != NO_GROUP else NO_WORKERS
        if self.listening:
            self.emit("keep", "PA-10.2", seat, facts.group(group))

    # ---- verbs: Suspicion, tax, Debts --------------------------------------------------------------------------------

    def take_tax(self, who: i64, n: i64) -> bool:
        """PA-8.2, PA-A.16 Silver from the tax supply, the rest from the supply. True if that was the last (PA-8.3).

        PA-14.13 The virtual player gives it to the supply, and its marker moves once for each symbol (PA-A.47), PA-A.52
        also if there is too little.
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
        """PA-8.1, PA-14.34 The top Suspicion and its tax; PA-8.4 an empty deck is made from the discards."""
        if total(self.suspicion_deck) == 0:
            if total(self.suspicions_gone) == 0:
                return NONE_LEFT
            self.suspicion_deck = self.suspicions_gone
            self.suspicions_gone = NO_SUSPICIONS
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
        """PA-8.5 The newest first; PA-4.11, PA-A.45 as many as there are."""
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

    # ---- the virtual player's resources ------------------------------------------------------------------------------

    def move_marker(self, n: i64) -> None:
        """PA-14.13 One space for each resource; PA-14.14 each wrap raises the lowest attribute, the top of equals."""
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
