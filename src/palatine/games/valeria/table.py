"""The table of Valeria: its fields, the questions the rules ask of it, and the verbs that alone change it."""

from typing import Final, final

from palatine.games.valeria import facts, features, reasons, scoring, speaking
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
from palatine.games.valeria.box import Box
from palatine.games.valeria.components import COLUMNS, MAGIC, SLOTS, SOLDIER, START_GOLD, START_MAGIC, WORKER
from palatine.games.valeria.headings import (
    ENDINGS,
    FREE_CITIZEN,
    FROM_DOMAIN,
    FROM_MONSTER,
    GRANTED_SLAYING,
    NOT_ENDED,
    PHASE_SET_UP,
    PHASES,
    RETURN_CITIZEN,
    RETURN_MONSTER,
    SET_UP,
    TAKE_FROM,
)
from palatine.games.valeria.seat import CITIZEN_TYPES, MONSTER_TYPES, NO_PENDING, Seat, changed, new_seat
from palatine.games.valeria.step import STEPS
from palatine.games.valeria.zones import (
    DARK_DUKE,
    DARK_SHOWN,
    DOMAINS_SEEN,
    DOMAINS_UNSEEN,
    DUKES_UNSEEN,
    KEPT,
    SHOWN,
    ZONES,
)
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.data import Reader
from palatine.kernel.effect import Effect
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.game import Game
from palatine.kernel.ints import append, i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile

NO_CARD: Final = -1

# Vectors and lists of them are replaced, never changed, so that clones can share them.
_NOTHING: Final[vec[i64]] = vec[i64]()
_NO_STACKS: Final[list[vec[i64]]] = []
_NO_SEATS: Final[list[Seat]] = []
_NO_CITIZENS: Final[vec[i64]] = vec[i64]([i64(0)] * CITIZEN_TYPES)


@final
class Valeria(Table):
    """A game of Valeria in progress."""

    def __init__(
        self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], rules: int, box: Box
    ) -> None:
        super().__init__(game, seats, chosen, overlay, rules)
        self.box: Final = box
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

    def blank(self) -> "Valeria":
        return Valeria(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Valeria)
        self.copy_base(other)
        self.phase = other.phase
        self.first = other.first
        self.active = other.active
        self.die1 = other.die1
        self.die2 = other.die2
        self.changed_by = other.changed_by
        self.is_ending = other.is_ending
        self.ending = other.ending
        self.areas = other.areas
        self.monsters = other.monsters
        self.offers = other.offers
        self.hidden = other.hidden
        self.unseen = other.unseen
        self.domains = other.domains
        self.covered = other.covered
        self.captured = other.captured
        self.captured_domains = other.captured_domains
        self.seat = [seat.clone() for seat in other.seat]

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

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    # ---- questions ---------------------------------------------------------------------------------------------------

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

    # ---- verbs -------------------------------------------------------------------------------------------------------

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
        self.set_dice(dice[0], dice[1], "roll")

    def set_dice(self, die1: i64, die2: i64, how: str) -> None:
        """VA-5.5, VA-12.5 Whenever the dice come to show doubles, owners of Gargan's Embrace gain."""
        self.die1 = die1
        self.die2 = die2
        if self.listening:
            self.emit(how, "VA-5.1", self.active, {"dice": [int(die1), int(die2)]})
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

    def prompt_about(self, frame: Frame) -> list[str]:
        return speaking.prompt_about(self, frame)

    def targets(self, action: int, seat: int) -> list[str]:
        return speaking.targets(self, action, seat)

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return speaking.words(self, action, seat, lang)

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        """VA-6.7, VA-7.7 What powers and rewards count: the owner's own cards."""
        s = self.seat[seat]
        if name == "soldier_citizens":
            return self.citizens_with(seat, SOLDIER)
        if name == "worker_citizens":
            return self.citizens_with(seat, WORKER)
        if name == "knights":
            return self.named(seat, self.box.knight)
        if name == "domains":
            return bit_count(s.domains)
        if name == "area":
            return self.slain_of_area(seat, self.box.area[source - FROM_MONSTER])
        count: i64 = 0
        for n in s.citizens:
            count += n
        return count

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        name = effect.name
        if name == "slay":
            self.stack.append(turn(GRANTED_SLAYING, seat))
        elif name == "return_citizen":
            self.stack.append(Frame(RETURN_CITIZEN, seat, effect.count, source))
        elif name == "return_monster":
            self.stack.append(Frame(RETURN_MONSTER, seat, effect.count, source))
        elif name.startswith("take_"):
            self.stack.append(Frame(TAKE_FROM, seat, effect.number, source))
        else:
            assert name.startswith(("free_", "cheap_")), f"{effect.path}: {name} is no reward"
            self.stack.append(Frame(FREE_CITIZEN, seat, effect.number, source))

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        return [0] * DOMAIN.size

    def facts(self) -> dict[str, object]:
        return facts.dumped(self)

    def read_facts(self, reader: Reader) -> None:
        facts.read(self, reader)

    def public_facts(self, viewer: int | None) -> dict[str, object]:
        return facts.public(self, viewer)

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


def with_stack(stacks: list[vec[i64]], at: i64, stack: vec[i64]) -> list[vec[i64]]:
    """The list of stacks with one of them replaced."""
    copy = stacks[:]
    copy[at] = stack
    return copy
