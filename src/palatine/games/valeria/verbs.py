"""The verbs of Valeria: the only code that changes a table, and the only code that tells of it."""

from palatine.games.valeria import facts
from palatine.games.valeria.actions import (
    CITIZEN,
    CITIZEN_TURNED,
    DICE_ROLLED,
    DOMAIN,
    DOMAIN_TURNED,
    DUKE,
    MONSTER,
    MONSTER_TAKEN,
)
from palatine.games.valeria.centre import NO_CARD, Centre
from palatine.games.valeria.components import COLUMNS
from palatine.games.valeria.headings import ENDINGS, FROM_DOMAIN, PHASES
from palatine.games.valeria.seat import CITIZEN_TYPES, MONSTER_TYPES, NO_PENDING
from palatine.games.valeria.zones import DARK_DUKE, DARK_SHOWN, DOMAINS_SEEN, DOMAINS_UNSEEN, KEPT, SHOWN
from palatine.kernel.bits import bit
from palatine.kernel.columns import changed
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import append, i64, vec


class Verbs(Centre):
    """What can happen on the table."""

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """VA-1.4 Tokens never run out."""
        s = self.seat[seat]
        tokens = s.tokens[:]
        for kind in range(i64(4)):
            tokens[kind] += amounts[kind]
        s.tokens = tokens
        if self.listening:
            self.emit("gain", facts.rule_of(source), seat, facts.exchange(amounts, source))

    def gain_one(self, seat: i64, kind: i64, n: i64, source: i64) -> None:
        self.gain(seat, changed(vec[i64]([0, 0, 0, 0]), kind, n), source)

    def pay(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """VA-3.1 Into the supply."""
        s = self.seat[seat]
        tokens = s.tokens[:]
        for kind in range(i64(4)):
            tokens[kind] -= amounts[kind]
            assert tokens[kind] >= 0, "VA-3.5: paid what was not there"
        s.tokens = tokens
        if self.listening:
            self.emit("pay", "VA-3.1", seat, facts.exchange(amounts, source))

    def rob(self, seat: i64, victim: i64, kind: i64, n: i64, source: i64) -> None:
        """VA-13.21 Take from a player what there is, at most n."""
        have = self.seat[victim].tokens[kind]
        taken = n if n < have else have
        self.seat[victim].tokens = changed(self.seat[victim].tokens, kind, -taken)
        self.seat[seat].tokens = changed(self.seat[seat].tokens, kind, taken)
        if self.listening:
            told = facts.exchange(changed(vec[i64]([0, 0, 0, 0]), kind, taken), source)
            told["victim"] = int(victim)
            self.emit("rob", "VA-12.1", seat, told)

    def enter_phase(self, phase: i64) -> None:
        """VA-4.1"""
        self.phase = phase
        if self.listening:
            self.emit("phase", "VA-4.1", self.active, {"phase": PHASES[phase]})

    def roll_dice(self) -> None:
        """VA-5.1"""
        dice = self.roll(DICE_ROLLED, self.active, 2)
        if self.listening:
            self.emit("roll", "VA-5.1", self.active, {"dice": [int(dice[0]), int(dice[1])]})
        self.set_dice(dice[0], dice[1])

    def change_dice(self, die1: i64, die2: i64, source: i64) -> None:
        """VA-5.2 By a domain."""
        if self.listening:
            told: dict[str, object] = {"dice": [int(die1), int(die2)], "source": facts.source_name(source)}
            self.emit("change", "VA-5.2", self.active, told)
        self.set_dice(die1, die2)

    def set_dice(self, die1: i64, die2: i64) -> None:
        """VA-5.5, VA-12.5 Whenever the dice come to show doubles, owners of Gargan's Embrace gain."""
        self.die1 = die1
        self.die2 = die2
        if die1 == die2:
            for seat in range(self.seat_count):
                self.fire(seat, self.seat[seat].domains & self.box.on_doubles)

    def fire(self, seat: i64, domains: i64) -> None:
        """Domain powers that ask nothing pay out."""
        domain: i64 = 0
        while domains:
            if domains & 1:
                self.resolve(self.box.power[domain], seat, FROM_DOMAIN + domain)
            domains >>= 1
            domain += 1

    def take_citizen(self, seat: i64, slot: i64) -> None:
        """VA-7.9 The top citizen of a stack joins the tableau; VA-7.10 it does not act before the next harvest."""
        citizen = self.lift_citizen(slot)
        self.add_citizen(seat, citizen, 1)
        if self.listening:
            self.emit("citizen", "VA-7.9", seat, {"citizen": CITIZEN.texts[citizen]})
        self.fire(seat, self.seat[seat].domains & self.box.on_citizen)

    def lift_citizen(self, slot: i64) -> i64:
        """VA-10.8 Only the visible top card; VA-10.6 then the next one is turned up."""
        citizen = self.top_citizen(slot)
        self.offers = with_stack(self.offers, slot, self.offers[slot][: len(self.offers[slot]) - 1])
        if len(self.offers[slot]) == 0 and self.hidden[slot]:
            self.turn_up_citizen(slot)
        return citizen

    def turn_up_citizen(self, slot: i64) -> None:
        """VA-10.6, VA-14.3 A face-down citizen is any that nobody has seen."""
        among: list[int] = []
        for citizen in range(CITIZEN_TYPES):
            if self.box.slot[citizen] == slot:
                among += [citizen] * self.unseen[citizen]
        citizen = self.draw(CITIZEN_TURNED, NOBODY, among)[0]
        self.unseen = changed(self.unseen, citizen, -1)
        self.hidden = changed(self.hidden, slot, -1)
        self.offers = with_stack(self.offers, slot, append(self.offers[slot][:], citizen))
        if self.listening:
            self.emit("turn_up", "VA-10.6", NOBODY, {"citizen": CITIZEN.texts[citizen]})

    def add_citizen(self, seat: i64, citizen: i64, n: i64) -> None:
        s = self.seat[seat]
        s.citizens = changed(s.citizens, citizen, n)
        for role in range(i64(4)):
            if self.box.roles[4 * citizen + role]:
                s.icons = changed(s.icons, role, n * self.box.roles[4 * citizen + role])

    def return_citizen(self, seat: i64, citizen: i64) -> None:
        """VA-12.9, VA-13.11 Face up on top of the stack of its number (VA-10.7), which is open again (VA-8.2)."""
        self.add_citizen(seat, citizen, -1)
        slot = self.box.slot[citizen]
        self.offers = with_stack(self.offers, slot, append(self.offers[slot][:], citizen))
        if self.listening:
            self.emit("return", "VA-12.9", seat, {"citizen": CITIZEN.texts[citizen]})

    def slay(self, seat: i64, column: i64) -> i64:
        """VA-7.6 The top monster goes onto the victory stack."""
        monster = self.top_monster(column)
        stack = self.monsters[column]
        self.monsters = with_stack(self.monsters, column, stack[: len(stack) - 1])
        self.seat[seat].slain = changed(self.seat[seat].slain, monster, 1)
        if self.listening:
            self.emit("slay", "VA-7.6", seat, {"monster": MONSTER.texts[monster]})
        return monster

    def return_monster(self, seat: i64, monster: i64) -> None:
        """VA-12.9, VA-13.11 On top of the stack of its area, which is open again (VA-8.2)."""
        self.seat[seat].slain = changed(self.seat[seat].slain, monster, -1)
        for column in range(i64(COLUMNS)):
            if self.areas[column] == self.box.area[monster]:
                self.monsters = with_stack(self.monsters, column, append(self.monsters[column][:], monster))
        if self.listening:
            self.emit("release", "VA-12.9", seat, {"monster": MONSTER.texts[monster]})

    def take_monster(self, seat: i64, victim: i64) -> None:
        """VA-12.8, VA-13.29 A random monster of the victim, every card equally likely; no reward."""
        among: list[int] = []
        for monster in range(MONSTER_TYPES):
            among += [monster] * self.seat[victim].slain[monster]
        monster = self.draw(MONSTER_TAKEN, seat, among)[0]
        self.seat[victim].slain = changed(self.seat[victim].slain, monster, -1)
        self.seat[seat].slain = changed(self.seat[seat].slain, monster, 1)
        if self.listening:
            self.emit("purloin", "VA-12.8", seat, {"monster": MONSTER.texts[monster], "victim": int(victim)})

    def purloin(self, seat: i64, column: i64) -> None:
        """VA-13.17 Solo: the monster comes from the centre; it was not slain (VA-13.23)."""
        monster = self.top_monster(column)
        stack = self.monsters[column]
        self.monsters = with_stack(self.monsters, column, stack[: len(stack) - 1])
        self.seat[seat].slain = changed(self.seat[seat].slain, monster, 1)
        if self.listening:
            self.emit("purloin", "VA-13.17", seat, {"monster": MONSTER.texts[monster], "victim": NOBODY})

    def take_domain(self, seat: i64, column: i64) -> i64:
        """VA-7.13"""
        domain = self.domains[column]
        self.domains = changed(self.domains, column, NO_CARD - domain)
        self.seat[seat].domains |= bit(domain)
        if self.listening:
            self.emit("acquire", "VA-7.13", seat, {"domain": DOMAIN.texts[domain]})
        return domain

    def uncover(self, column: i64) -> None:
        """VA-7.15 The next domain of the stack is turned face up: any that nobody has seen."""
        if self.domains[column] != NO_CARD or self.covered[column] == 0:
            return
        domain = self.draw(DOMAIN_TURNED, NOBODY, list(self.pile(DOMAINS_UNSEEN).cards))[0]
        self.move(domain, DOMAINS_UNSEEN, DOMAINS_SEEN)
        self.covered = changed(self.covered, column, -1)
        self.domains = changed(self.domains, column, domain - NO_CARD)
        if self.listening:
            self.emit("turn_up", "VA-7.15", NOBODY, {"domain": DOMAIN.texts[domain]})

    def capture_citizen(self, slot: i64) -> None:
        """VA-11.6 To the Dark Lord."""
        citizen = self.lift_citizen(slot)
        self.captured = changed(self.captured, citizen, 1)
        if self.listening:
            self.emit("capture", "VA-11.6", NOBODY, {"citizen": CITIZEN.texts[citizen]})

    def capture_domain(self, column: i64) -> None:
        domain = self.domains[column]
        self.domains = changed(self.domains, column, NO_CARD - domain)
        self.captured_domains |= bit(domain)
        if self.listening:
            self.emit("capture", "VA-11.6", NOBODY, {"domain": DOMAIN.texts[domain]})
        self.uncover(column)

    def set_pending(self, seat: i64, pending: vec[i64]) -> None:
        self.seat[seat].pending = pending

    def clear_pending(self, seat: i64) -> None:
        self.seat[seat].pending = NO_PENDING

    def show_duke(self, seat: i64) -> None:
        """VA-9.1 A duke is turned up for scoring; seat -1 is the Dark Lord's."""
        hidden, shown = (DARK_DUKE, DARK_SHOWN) if seat == NOBODY else (KEPT, SHOWN)
        for duke in self.pile(hidden, seat).cards:
            self.move(duke, hidden, shown, seat, seat)
            if self.listening:
                self.emit("duke", "VA-9.1", seat, {"duke": DUKE.texts[duke]})

    def end_solo(self, ending: i64) -> None:
        """VA-11.10 to VA-11.13"""
        self.ending = ending
        self.stack.clear()
        if self.listening:
            self.emit("ending", "VA-11.13", 0, {"ending": ENDINGS[ending]})


def with_stack(stacks: list[vec[i64]], at: i64, stack: vec[i64]) -> list[vec[i64]]:
    """The list of stacks with one of them replaced."""
    copy = stacks[:]
    copy[at] = stack
    return copy
