"""The table of Wonderful Kingdom: its fields, the questions the rules ask of it, the verbs that alone change it."""

from typing import Final, final

from palatine.games.wonderful_kingdom import facts, features, reasons, redealing, scoring, speaking
from palatine.games.wonderful_kingdom.actions import (
    ADVISOR,
    CALAMITY,
    CARD,
    CARD_DEALT,
    DESIGN,
    DESIGNS,
    FIRST_ADVISOR,
    FIRST_TREASURE,
    MENACE,
    MENACE_DECK,
)
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import (
    ALCHEMY,
    BASIC,
    RESOURCES,
    SELECTION_BONUS,
    SOLO_SUPREMACY,
    STAGES_EACH,
)
from palatine.games.wonderful_kingdom.headings import (
    ADVISORS,
    FROM_ALCHEMY,
    FROM_BONUS,
    FROM_SELECTION,
    FROM_STAGE,
    MENACES,
    PHASE_PLANNING,
    PHASE_SET_UP,
    PHASES,
    QUESTS,
    SET_UP,
)
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FROST_GIANT,
    FROZEN,
    PER_TYPE,
    SPACES,
    THIEF,
    WORTH,
    Seat,
    changed,
    design_of,
    is_frozen,
    one_of,
    total,
    with_site,
    without_site,
)
from palatine.games.wonderful_kingdom.step import STEPS
from palatine.games.wonderful_kingdom.zones import (
    AREAS,
    BURIED,
    DECK,
    DISCARD,
    HAND,
    SELECTION,
    TOP,
    ZONES,
)
from palatine.kernel.data import Reader
from palatine.kernel.effect import GAIN
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.game import Game
from palatine.kernel.history import BARRIER, Entry
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, OPEN, Pile, Zone, without_card

_NO_SEATS: Final[list[Seat]] = []


@final
class WonderfulKingdom(Table):
    """A game of It's a Wonderful Kingdom in progress."""

    def __init__(self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], box: Box) -> None:
        super().__init__(game, seats, chosen, overlay)
        self.box: Final = box
        self.round: i64 = 0
        self.phase: i64 = PHASE_SET_UP
        self.step: i64 = 0
        """WK-6.1 The resource of the current step of production."""
        self.player1: i64 = 0
        """WK-R2 First in rounds 1 and 3."""
        self.calamity_stack: i64 = 0
        self.vermin_stack: i64 = 0
        self.quest: i64 = -1
        self.searched: bool = False
        """WK-R21 Solo: a search has been made in this round."""
        self.doubled: bool = False
        """WK-9.8 The Alchemist-Diviner has spoken."""
        self.seat: list[Seat] = _NO_SEATS

    def blank(self) -> "WonderfulKingdom":
        return WonderfulKingdom(self.game, self.seat_count, self.chosen, self.overlay, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, WonderfulKingdom)
        self.copy_base(other)
        self.round = other.round
        self.phase = other.phase
        self.step = other.step
        self.player1 = other.player1
        self.calamity_stack = other.calamity_stack
        self.vermin_stack = other.vermin_stack
        self.quest = other.quest
        self.searched = other.searched
        self.doubled = other.doubled
        self.seat = [seat.clone() for seat in other.seat]

    def lay_out(self) -> None:
        """WK-2.2 The development deck; WK-9.3 with Advisors, advisors instead of treasures. WK-2.7 All else empty."""
        self.seat = [Seat() for _ in range(self.seat_count)]
        cards = [design for design in range(DESIGNS) for _ in range(self.box.copies[design])]
        if self.box.module == ADVISORS:
            cards += [FIRST_ADVISOR + advisor for advisor in self.box.in_game]
        else:
            cards += list(range(FIRST_TREASURE, CALAMITY))
        piles = [EMPTY] * ZONES.pile_count(self.seat_count)
        piles[ZONES.index(DECK, NOBODY, self.seat_count)] = Pile(tuple(cards), tuple([0] * len(cards)))
        self.piles = piles
        if self.box.module != MENACES:
            self.calamity_stack = 4 if self.is_solo() else 8  # WK-2.3, WK-11.2
        else:
            self.vermin_stack = 10  # WK-8.1, WK-8.8

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    # ---- questions ---------------------------------------------------------------------------------------------------

    def is_solo(self) -> bool:
        return self.seat_count == 1

    def first(self) -> i64:
        """WK-3.2, WK-R2 The first player of this round."""
        return self.player1 if self.round % 2 == 1 else self.opponent(self.player1)

    def opponent(self, seat: i64) -> i64:
        return self.seat_count - 1 - seat

    def production(self, seat: i64, resource: i64) -> i64:
        """WK-6.2 Icons of the duchy card and of constructed cards, WK-6.3 also per type; WK-R8 less theft tokens."""
        s = self.seat[seat]
        made = s.worth[resource] - s.thefts[resource]
        at = PER_TYPE + BASIC * resource
        for kind in range(i64(BASIC)):
            made += s.worth[at + kind] * s.types[kind]
        return made if made > 0 else 0

    def missing(self, site: i64) -> i64:
        """The empty spaces of a card under construction, packed."""
        return self.box.cost[design_of(site)] - (site & SPACES)

    def site_at(self, seat: i64, site: i64) -> i64:
        """Where in the construction area the card lies that an action names."""
        design = self.box.site_design[site]
        sites = self.seat[seat].sites
        at: i64 = 0
        while design_of(sites[at]) != design:
            at += 1
        return at + site - self.box.site_base[design]

    def is_locked(self, seat: i64) -> bool:
        """WK-R6 The host rule: no card that a waiting frost giant needs may go."""
        if self.box.module != MENACES or self.phase != PHASE_PLANNING:
            return False
        giants = self.seat[seat].menaces[FROST_GIANT]
        return giants > 0 and self.hosts(seat) - 1 < giants

    def hosts(self, seat: i64) -> i64:
        """WK-R6 Cards that could take a giant: unfrozen ones under construction, and developments still selected."""
        count = self.free_sites(seat)
        for card in self.pile(SELECTION, seat).cards:
            if card < DESIGNS:
                count += 1
        return count

    def free_sites(self, seat: i64) -> i64:
        count: i64 = 0
        for site in self.seat[seat].sites:
            if not is_frozen(site):
                count += 1
        return count

    def stage(self, number: i64) -> i64:
        """The row of a stage of this table's quest."""
        return self.quest * STAGES_EACH + number

    def has_benefit(self, seat: i64, special: str) -> bool:
        """A lasting benefit is a question about the stages done (WK-10.8, WK-R18)."""
        return self.quest >= 0 and self.seat[seat].stages & self.box.stage_mask(self.quest, special) != 0

    def wins_supremacy(self, seat: i64, resource: i64) -> bool:
        """WK-6.4 Strictly more than the opponent; WK-11.10 solo: at least five."""
        made = self.production(seat, resource)
        if self.is_solo():
            return made >= SOLO_SUPREMACY
        return made > self.production(self.opponent(seat), resource)

    # ---- verbs: cards ------------------------------------------------------------------------------------------------

    def learn(self) -> None:
        """Somebody has learned something: undo stops here."""
        if self.recording:
            self.log = Entry(self.log, BARRIER, NOBODY, 0, ())

    def deal(self, seat: i64, n: i64) -> list[int]:
        """Cards from the deck. WK-R26 If it runs out, the open discards are shuffled into a new one."""
        found: list[int] = []
        top = self.pile(TOP)
        if top.cards and n > 0:  # WK-11.3
            found = [top.cards[0]]
            self.set_pile(TOP, EMPTY)
        while len(found) < n:
            deck = self.pile(DECK)
            if not deck.cards and not self.reshuffle():
                break
            deck = self.pile(DECK)
            more = n - len(found) if n - len(found) < len(deck.cards) else i64(len(deck.cards))
            drawn = self.draw(CARD_DEALT, seat, list(deck.cards), more)
            left = list(deck.cards)
            for card in drawn:
                left.remove(card)
            self.set_pile(DECK, Pile(tuple(left), tuple([0] * len(left))))
            found += drawn
        return found

    def reshuffle(self) -> bool:
        """WK-R26, WK-B-01 Face-down discards, calamities and menaces stay out of it."""
        back: list[int] = []
        out: list[int] = []
        for card in self.pile(DISCARD).cards:
            if card < CALAMITY or card >= FIRST_ADVISOR:
                back.append(card)
            else:
                out.append(card)
        back.sort()
        self.set_pile(DECK, Pile(tuple(back), tuple([0] * len(back))))
        self.set_pile(DISCARD, Pile(tuple(out), tuple([OPEN] * len(out))))
        if back and self.listening:
            self.emit("reshuffle", "WK-R26", NOBODY, {"count": len(back)})
        return len(back) > 0

    def deck_size(self) -> i64:
        return len(self.pile(DECK).cards) + len(self.pile(TOP).cards)

    def show_top(self) -> None:
        """WK-11.3 Solo: the top card of the deck is always visible."""
        if self.is_solo() and not self.pile(TOP).cards and self.pile(DECK).cards:
            card = self.deal(NOBODY, 1)[0]
            self.set_pile(TOP, Pile((card,), (OPEN,)))

    def set_pile(self, place: Zone, pile: Pile, owner: i64 = NOBODY) -> None:
        self.replace_pile(ZONES.index(place, owner, self.seat_count), pile)

    def lay(self, card: i64, area: i64, known: i64) -> None:
        """A card comes into an offering area, face up or face down."""
        pile = self.pile(AREAS[area])
        self.set_pile(AREAS[area], Pile((*pile.cards, card), (*pile.known, known)))

    def propose(self, seat: i64, card: i64, area: i64, hidden: bool) -> None:
        """WK-4.3, WK-4.7 A card goes from the hand into an offering area; a trap token puts it face down."""
        hand = self.pile(HAND, seat)
        self.set_pile(HAND, without_card(hand, card), seat)
        self.lay(card, area, i64(1) << seat if hidden else OPEN)
        if hidden:
            self.seat[seat].traps -= 1
        else:
            self.learn()
        if self.listening:
            told: dict[str, object] = {"area": facts.area_name(area), "hidden": hidden}
            whole: dict[str, object] = {"card": CARD.texts[card], **told}
            if hidden:
                self.emit("propose", "WK-4.7", seat, whole, i64(1) << seat, told)
            else:
                self.emit("propose", "WK-4.3", seat, whole)

    def take_area(self, seat: i64, area: i64) -> None:
        """WK-4.4 All cards of an area, as they lie; WK-9.5 face-up advisors go to the advisor area at once."""
        pile = self.pile(AREAS[area])
        self.set_pile(AREAS[area], EMPTY)
        if self.listening:
            self.emit("take", "WK-4.4", seat, {"area": facts.area_name(area), "count": len(pile.cards)})
        mine = self.pile(SELECTION, seat)
        cards = list(mine.cards)
        known = list(mine.known)
        for at in range(len(pile.cards)):
            if pile.cards[at] >= FIRST_ADVISOR and pile.known[at] == OPEN:
                self.welcome(seat, pile.cards[at] - FIRST_ADVISOR)
            else:
                cards.append(pile.cards[at])
                known.append(pile.known[at])
        self.set_pile(SELECTION, Pile(tuple(cards), tuple(known)), seat)

    def welcome(self, seat: i64, advisor: i64) -> None:
        """WK-9.5, WK-9.6 An advisor joins and brings a soldier."""
        self.seat[seat].advisors |= i64(1) << advisor
        if self.listening:
            self.emit("advisor", "WK-9.5", seat, {"advisor": ADVISOR.texts[advisor]})
        self.gain(seat, vec[i64]([0, SELECTION_BONUS]), FROM_SELECTION)

    def turn_up(self, place: Zone, owner: i64, at: i64, seat: i64) -> i64:
        """A face-down card is turned face up for all; WK-R12 an advisor in a selection area goes over at once."""
        pile = self.pile(place, owner)
        card = pile.cards[at]
        known = list(pile.known)
        known[at] = OPEN
        self.set_pile(place, Pile(pile.cards, tuple(known)), owner)
        self.learn()
        if self.listening:
            self.emit("turn_up", "WK-4.8", seat, {"card": CARD.texts[card], "place": place.name})
        if card >= FIRST_ADVISOR and place is SELECTION:
            self.set_pile(SELECTION, without_card(self.pile(SELECTION, owner), card), owner)
            self.welcome(owner, card - FIRST_ADVISOR)
        return card

    def look_at(self, seat: i64, place: Zone, owner: i64, at: i64) -> None:
        """WK-R18 One seat looks at a face-down card in secret."""
        pile = self.pile(place, owner)
        known = list(pile.known)
        known[at] |= 1 << seat
        self.set_pile(place, Pile(pile.cards, tuple(known)), owner)
        self.learn()
        if self.listening:
            told: dict[str, object] = {"place": place.name}
            self.emit("look", "WK-R18", seat, {"card": CARD.texts[pile.cards[at]], **told}, i64(1) << seat, told)

    def throw_away(self, place: Zone, owner: i64, at: i64, seat: i64, rule: str) -> None:
        """A card goes to the discard pile as it lies: face up and public, or WK-R3 face down and unknown."""
        pile = self.pile(place, owner)
        card = pile.cards[at]
        known = pile.known[at]
        cards = list(pile.cards)
        masks = list(pile.known)
        del cards[at]
        del masks[at]
        self.set_pile(place, Pile(tuple(cards), tuple(masks)), owner)
        to = DISCARD if known == OPEN else BURIED[self.round - 1]
        old = self.pile(to)
        self.set_pile(to, Pile((*old.cards, card), (*old.known, known)))
        if self.listening:
            told: dict[str, object] = {"place": place.name}
            if known == OPEN:
                self.emit("discard", rule, seat, {"card": CARD.texts[card], **told})
            else:
                self.emit("discard", rule, seat, {"card": CARD.texts[card], **told}, known, told)

    def discard(self, card: i64) -> None:
        """A card that everybody knows goes to the discard pile."""
        old = self.pile(DISCARD)
        self.set_pile(DISCARD, Pile((*old.cards, card), (*old.known, OPEN)))

    # ---- verbs: the duchy --------------------------------------------------------------------------------------------

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """WK-7.3 Krystallium and soldiers go on the duchy card; WK-R1 they never run out."""
        s = self.seat[seat]
        s.krystallium += amounts[0]
        s.soldiers += amounts[1]
        if self.listening:
            self.emit("gain", facts.rule_of(source), seat, facts.gained(amounts, source))

    def take_duchy(self, seat: i64, duchy: i64) -> None:
        """WK-2.4"""
        self.seat[seat].duchy = duchy
        self.seat[seat].worth = self.box.duchy_worth[duchy]
        if self.listening:
            self.emit("duchy", "WK-2.4", seat, {"duchy": self.box.duchies[duchy].id})

    def take_deck(self, seat: i64, deck: i64) -> None:
        """WK-8.1"""
        self.seat[seat].deck = deck
        self.seat[seat].deck_left = 4
        if self.listening:
            self.emit("deck", "WK-8.1", seat, {"deck": MENACE_DECK.texts[deck]})

    def fresh_cubes(self, seat: i64, resource: i64, n: i64) -> None:
        """Cubes from the supply that must be placed now (WK-5.4, WK-6.6)."""
        if n:
            self.seat[seat].fresh = changed(self.seat[seat].fresh, resource, n)

    def produce(self, seat: i64, resource: i64, n: i64) -> None:
        """WK-6.2"""
        self.fresh_cubes(seat, resource, n)
        if self.listening:
            self.emit("produce", "WK-6.2", seat, {"resource": RESOURCES[resource], "count": int(n)})

    def promote(self, seat: i64, straight: bool) -> None:
        """WK-6.4 The supremacy bonus: from the camp to the duchy, or from the supply into the camp (WK-10.8)."""
        s = self.seat[seat]
        into_camp = s.camp == 0 and not straight
        if into_camp:
            s.camp = 1
        else:
            s.camp = 0
            s.soldiers += 1
        if self.listening:
            self.emit("supremacy", "WK-6.4", seat, {"camp": into_camp})

    def construct(self, seat: i64, card: i64) -> None:
        """WK-5.3 From the selection to the construction area."""
        self.set_pile(SELECTION, without_card(self.pile(SELECTION, seat), card), seat)
        s = self.seat[seat]
        s.sites = with_site(s.sites, card << DESIGN_SHIFT)
        if self.listening:
            self.emit("construct", "WK-5.3", seat, {"card": DESIGN.texts[card]})

    def recycle(self, seat: i64, card: i64) -> None:
        """WK-5.4, WK-5.6 Discard the card and take its cubes."""
        self.set_pile(SELECTION, without_card(self.pile(SELECTION, seat), card), seat)
        self.discard(card)
        if self.listening:
            self.emit("recycle", "WK-5.4", seat, {"card": CARD.texts[card]})
        for resource in range(i64(BASIC)):
            self.fresh_cubes(seat, resource, self.box.recycling[BASIC * card + resource])

    def fill(self, seat: i64, at: i64, kind: i64, source: i64) -> None:
        """WK-6.6 A cube or soldier on an empty space; WK-7.1 a full card that is not frozen is finished at once."""
        s = self.seat[seat]
        site = s.sites[at] + one_of(kind)
        s.sites = with_site(without_site(s.sites, at), site)
        if self.listening:
            self.emit("fill", "WK-6.6", seat, facts.filled(design_of(site), kind, source))
        if self.missing(site) == 0 and not is_frozen(site):
            place: i64 = 0
            while s.sites[place] != site:
                place += 1
            self.finish(seat, place)

    def spend_fresh(self, seat: i64, resource: i64) -> None:
        self.seat[seat].fresh = changed(self.seat[seat].fresh, resource, -1)

    def add_alchemy(self, seat: i64, resource: i64) -> None:
        """WK-6.9 Five cubes of whatever colours become one krystallium at once."""
        s = self.seat[seat]
        s.alchemy = changed(s.alchemy, resource, 1)
        if self.listening:
            self.emit("alchemy", "WK-6.9", seat, {"resource": RESOURCES[resource]})
        if total(s.alchemy) >= ALCHEMY:
            s.alchemy = vec[i64]([0, 0, 0, 0])
            self.gain(seat, vec[i64]([1, 0]), FROM_ALCHEMY)

    def finish(self, seat: i64, at: i64) -> None:
        """WK-7.2 Cubes and soldiers go back, the bonus comes, the card moves to the duchy."""
        s = self.seat[seat]
        design = design_of(s.sites[at])
        s.sites = without_site(s.sites, at)
        self.add_built(seat, design, 1)
        if self.listening:
            self.emit("finish", "WK-7.2", seat, {"card": DESIGN.texts[design]})
        if self.box.bonus[2 * design] or self.box.bonus[2 * design + 1]:
            bonus = vec[i64]([self.box.bonus[2 * design], self.box.bonus[2 * design + 1]])
            self.gain(seat, bonus, FROM_BONUS)

    def add_built(self, seat: i64, design: i64, n: i64) -> None:
        s = self.seat[seat]
        s.built = changed(s.built, design, n)
        s.types = changed(s.types, self.box.type[design], n)
        worth = s.worth[:]
        each = self.box.worth[design]
        for i in range(i64(WORTH)):
            worth[i] += n * each[i]
        s.worth = worth

    def give_up(self, seat: i64, at: i64) -> None:
        """WK-6.12 Everything on the card goes back; its recycling cube goes into the alchemy area."""
        s = self.seat[seat]
        design = design_of(s.sites[at])
        s.sites = without_site(s.sites, at)
        self.discard(design)
        if self.listening:
            self.emit("give_up", "WK-6.12", seat, {"card": DESIGN.texts[design]})
        for resource in range(i64(BASIC)):
            if self.box.recycling[BASIC * design + resource]:
                self.add_alchemy(seat, resource)

    def spend(self, seat: i64, krystallium: i64, soldiers: i64) -> None:
        s = self.seat[seat]
        s.krystallium -= krystallium
        s.soldiers -= soldiers
        assert s.krystallium >= 0 and s.soldiers >= 0, "paid what was not there"

    # ---- verbs: modules ----------------------------------------------------------------------------------------------

    def arrive(self, seat: i64, menace: i64, n: i64) -> None:
        """WK-8.4 Menaces come to lie in the construction area."""
        self.seat[seat].menaces = changed(self.seat[seat].menaces, menace, n)
        if self.listening:
            self.emit("menace", "WK-8.4", seat, {"menace": MENACE.texts[menace], "count": int(n)})

    def freeze(self, seat: i64, at: i64) -> None:
        """WK-8.11 A giant goes under a card."""
        s = self.seat[seat]
        site = s.sites[at] | FROZEN
        s.sites = with_site(without_site(s.sites, at), site)
        s.menaces = changed(s.menaces, FROST_GIANT, -1)
        if self.listening:
            self.emit("freeze", "WK-8.11", seat, {"card": DESIGN.texts[design_of(site)]})

    def defeat(self, seat: i64, menace: i64) -> None:
        """WK-8.6 Paid in full and discarded; WK-8.24 at once."""
        self.spend(seat, 0, self.box.menace_cost[menace])
        self.seat[seat].menaces = changed(self.seat[seat].menaces, menace, -1)
        if self.listening:
            self.emit("defeat", "WK-8.6", seat, {"menace": MENACE.texts[menace]})

    def thaw(self, seat: i64, at: i64) -> None:
        """WK-8.15 The giant under a full card is defeated, and the card is finished."""
        self.spend(seat, 0, self.box.menace_cost[FROST_GIANT])
        if self.listening:
            self.emit("defeat", "WK-8.15", seat, {"menace": MENACE.texts[FROST_GIANT]})
        self.finish(seat, at)

    def steal_icon(self, seat: i64, resource: i64, by: i64) -> None:
        """WK-8.19, WK-8.21 A theft token comes or goes."""
        self.seat[seat].thefts = changed(self.seat[seat].thefts, resource, by)
        if by > 0:
            self.seat[seat].menaces = changed(self.seat[seat].menaces, THIEF, 1)
        if self.listening:
            kind = "cover" if by > 0 else "uncover"
            rule = "WK-8.19" if by > 0 else "WK-8.21"
            self.emit(kind, rule, seat, {"resource": RESOURCES[resource]})

    def complete(self, seat: i64, number: i64) -> None:
        """WK-10.3 A marker on a stage."""
        self.seat[seat].stages |= i64(1) << number
        if self.listening:
            self.emit("stage", "WK-10.3", seat, {"stage": self.box.stages[self.stage(number)].id})

    def reward(self, seat: i64, number: i64) -> None:
        """The benefit of a stage; lasting ones are asked for when they matter."""
        effect = self.box.benefit[self.stage(number)]
        for part in effect.parts if effect.parts else [effect]:
            if part.tag == GAIN:
                self.gain(seat, part.amounts, FROM_STAGE + number)

    def is_quest(self) -> bool:
        return self.box.module == QUESTS

    def enter_phase(self, phase: i64) -> None:
        """WK-3.1"""
        self.phase = phase
        if self.listening:
            self.emit("phase", "WK-3.1", NOBODY, {"phase": PHASES[phase], "round": int(self.round)})

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

    def card_pools(self) -> list[int]:
        """Calamities and each kind of menace by themselves; everything from the development deck together."""
        return [1 + card - CALAMITY if CALAMITY <= card < FIRST_ADVISOR else 0 for card in range(CARD.size)]

    def forget(self, seat: int) -> None:
        redealing.settle_unknown(self, seat)

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
