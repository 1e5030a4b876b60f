"""The table of Wonderful Kingdom: its fields, the questions the rules ask of it, the verbs that alone change it."""

from typing import final

from palatine.games.wonderful_kingdom import facts, features, label_text, reasons, redealing, scoring, speaking
from palatine.games.wonderful_kingdom.actions import (
    CALAMITY,
    CARD,
    DESIGN,
    DESIGNS,
    DO_STAGE,
    FIRST_ADVISOR,
    FIRST_TREASURE,
    MENACE,
    MENACE_DECK,
)
from palatine.games.wonderful_kingdom.cards import CardTable
from palatine.games.wonderful_kingdom.components import (
    ALCHEMY,
    BASIC,
    RESOURCES,
    SOLO_SUPREMACY,
    STAGES_EACH,
)
from palatine.games.wonderful_kingdom.headings import (
    ADVISORS,
    FILL_AS,
    FROM_ALCHEMY,
    FROM_BONUS,
    FROM_STAGE,
    MENACES,
    PHASE_PLANNING,
    PHASES,
    QUESTS,
    SET_UP,
    STAGE_PAY,
)
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FROST_GIANT,
    FROZEN,
    PER_TYPE,
    SPACES,
    THIEF,
    VERMIN,
    WORTH,
    Seat,
    design_of,
    is_frozen,
    one_of,
    with_site,
    without_site,
)
from palatine.games.wonderful_kingdom.step import STEPS
from palatine.games.wonderful_kingdom.zones import (
    DECK,
    SELECTION,
    ZONES,
)
from palatine.kernel.bits import bit
from palatine.kernel.blocks import Page
from palatine.kernel.columns import changed, total
from palatine.kernel.effect import GAIN
from palatine.kernel.fields import Sheet
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile


@final
class WonderfulKingdom(CardTable):
    """A game of It's a Wonderful Kingdom in progress."""

    def blank(self) -> "WonderfulKingdom":
        return WonderfulKingdom(self.game, self.seat_count, self.chosen, self.overlay, self.rules, self.box)

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

    def production(self, seat: i64, resource: i64) -> i64:
        """WK-6.2 Icons of the duchy card and of constructed cards, WK-6.3 also per type; WK-8.20, WK-R8 less tokens."""
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

    def site_numbers(self, seat: i64) -> vec[i64]:
        """For each card under construction the number that actions name it by; -1 for one just like the card before."""
        sites = self.seat[seat].sites
        numbers = sites[:]
        design: i64 = -1
        last: i64 = -1
        rank: i64 = 0
        for at in range(len(sites)):
            site = sites[at]
            if design_of(site) == design:
                rank += 1
            else:
                design = design_of(site)
                rank = 0
            numbers[at] = -1 if site == last else self.box.site_base[design] + rank
            last = site
        return numbers

    def is_locked(self, seat: i64) -> bool:
        """WK-8.12, WK-R6 The host rule: no card that a waiting frost giant needs may go."""
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

    def has_straight_way(self, seat: i64) -> bool:
        """WK-10.8 A lasting benefit is a question about the stages done."""
        return self.quest >= 0 and self.seat[seat].stages & self.box.straight_ways[self.quest] != 0

    def has_vision(self, seat: i64) -> bool:
        """WK-R18"""
        return self.quest >= 0 and self.seat[seat].stages & self.box.visions[self.quest] != 0

    def wins_supremacy(self, seat: i64, resource: i64) -> bool:
        """WK-6.4 Strictly more than the opponent; WK-11.10 solo: at least five."""
        made = self.production(seat, resource)
        if self.is_solo():
            return made >= SOLO_SUPREMACY
        return made > self.production(self.opponent(seat), resource)

    # ---- verbs: the duchy --------------------------------------------------------------------------------------------

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
        """WK-6.4 The supremacy bonus: from camp to duchy, or from the supply into the camp (WK-10.8, WK-R17)."""
        s = self.seat[seat]
        into_camp = s.camp == 0 and not straight
        if into_camp:
            s.camp = 1
        else:
            s.camp = 0
            s.soldiers += 1
        if self.listening:
            self.emit("supremacy", "WK-6.4", seat, {"camp": into_camp, "resource": RESOURCES[self.step]})

    def construct(self, seat: i64, card: i64) -> None:
        """WK-5.3 From the selection to the construction area."""
        self.use_up(seat, card)
        s = self.seat[seat]
        s.sites = with_site(s.sites, card << DESIGN_SHIFT)
        if self.listening:
            self.emit("construct", "WK-5.3", seat, {"card": DESIGN.texts[card]})

    def recycle(self, seat: i64, card: i64) -> None:
        """WK-5.4, WK-5.6 Discard the card and take its cubes."""
        self.use_up(seat, card)
        self.discard(card)
        if self.listening:
            self.emit("recycle", "WK-5.4", seat, {"card": CARD.texts[card]})
        for resource in range(i64(BASIC)):
            self.fresh_cubes(seat, resource, self.box.recycling[BASIC * card + resource])

    def fill(self, seat: i64, at: i64, kind: i64, source: i64) -> None:
        """WK-6.6 A cube or soldier on an empty space, WK-6.7 for good.

        WK-7.1 A full card that is not frozen is finished at once, WK-5.5 in planning too.
        """
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

    def add_alchemy(self, seat: i64, resource: i64, card: i64 = -1) -> None:
        """WK-6.9 Five cubes of whatever colours become one krystallium at once. `card`: the card that left its cube."""
        s = self.seat[seat]
        s.alchemy = changed(s.alchemy, resource, 1)
        if self.listening:
            told: dict[str, object] = {"resource": RESOURCES[resource]}
            if card >= 0:
                told["card"] = CARD.texts[card]
            self.emit("alchemy", "WK-6.9", seat, told)
        if total(s.alchemy) >= ALCHEMY:
            s.alchemy = vec[i64]([0, 0, 0, 0])
            self.gain(seat, vec[i64]([1, 0]), FROM_ALCHEMY)

    def finish(self, seat: i64, at: i64) -> None:
        """WK-7.2 Cubes and soldiers go back, the bonus comes (WK-7.5 at once), the card moves to the duchy."""
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
        """WK-7.4 Any number of cards, of any type."""
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
                self.add_alchemy(seat, resource, design)

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
        if menace != VERMIN:
            self.discard(CARD.value(MENACE.texts[menace]))
        if self.listening:
            self.emit("defeat", "WK-8.6", seat, {"menace": MENACE.texts[menace]})

    def thaw(self, seat: i64, at: i64) -> None:
        """WK-8.15 The giant under a full card is defeated, and the card is finished."""
        self.spend(seat, 0, self.box.menace_cost[FROST_GIANT])
        self.discard(CARD.value(MENACE.texts[FROST_GIANT]))
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
        self.seat[seat].stages |= bit(number)
        if self.listening:
            self.emit("stage", "WK-10.3", seat, {"stage": self.box.stages[self.stage(number)].id})

    def reward(self, seat: i64, number: i64) -> None:
        """The benefit of a stage; lasting ones are asked for when they matter."""
        for part in self.box.benefit[self.stage(number)].things():
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

    def prompt_about(self, frame: Frame) -> list[str]:
        return speaking.prompt_about(self, frame)

    def prompt_facts(self, frame: Frame) -> dict[str, str | int]:
        return speaking.prompt_facts(self, frame)

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return label_text.words(self, action, seat, lang)

    def purse(self, seat: i64) -> dict[str, int]:
        """Fresh cubes and those in the alchemy area are both the player's."""
        s = self.seat[seat]
        cubes = [int(s.fresh[kind] + s.alchemy[kind]) for kind in range(BASIC)]
        return dict(zip(RESOURCES, [*cubes, int(s.krystallium), int(s.soldiers)], strict=True))

    def asks_how(self, frame: Frame) -> bool:
        return frame.step in (STAGE_PAY, FILL_AS)

    def due(self, action: i64, seat: i64) -> dict[str, int] | None:
        """WK-10.4 The printed cost of a stage, for which krystallium may stand in."""
        if not DO_STAGE.owns(action):
            return None
        stage = self.stage(DO_STAGE.first(action))
        prices = {name: int(self.box.cost_of(stage, kind)) for kind, name in enumerate(RESOURCES)}
        return {name: n for name, n in prices.items() if n}

    def card_pools(self) -> list[int]:
        """Calamities and each kind of menace by themselves; everything from the development deck together."""
        return [1 + card - CALAMITY if CALAMITY <= card < FIRST_ADVISOR else 0 for card in range(CARD.size)]

    def reckon(self, seat: int) -> None:
        redealing.settle_unknown(self, seat)

    def sheet(self) -> Sheet["WonderfulKingdom"]:
        return facts.TABLE

    def complete_facts(self) -> None:
        facts.complete(self)

    def audit(self) -> list[str]:
        return facts.audit(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def observe(self, seat: i64, page: Page) -> None:
        features.observe(self, seat, page)
