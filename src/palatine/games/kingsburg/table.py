"""The table of Kingsburg: its fields, the questions the rules ask of it, and the verbs that alone change it."""

from typing import Final, final

from palatine.games.kingsburg import court, dice, facts, features, reasons, scoring, speaking
from palatine.games.kingsburg.actions import (
    BOOST_MARKET,
    BOOST_TOKEN,
    BOOST_VALUES,
    DICE_REROLLED,
    DICE_ROLLED,
    ENEMY,
    ENEMY_DRAWN,
    HANDFUL_GOLD,
    HANDFUL_STONE,
    HANDFUL_WOOD,
    handful_amounts,
)  # fmt: skip
from palatine.games.kingsburg.box import Box
from palatine.games.kingsburg.components import COLOURED_DICE, GOLD, PLUS2, RANKS, SOLDIERS, STONE, VP, WOOD
from palatine.games.kingsburg.headings import (
    CHOICE,
    FROM_ENEMY,
    FROM_FAVOUR,
    FROM_STRONGEST,
    OFFER,
    POINTS_ADVISORS,
    POINTS_BATTLES,
    POINTS_BUILDINGS,
    POINTS_FAVOUR,
    POINTS_LOSSES,
    POINTS_POWERS,
    RESULTS,
    SET_UP,
)  # fmt: skip
from palatine.games.kingsburg.seat import (
    HAS_PASSED,
    USED_MARKET,
    USED_REROLL_ALL,
    USED_REROLL_ONE,
    USED_TOKEN,
    Seat,
    new_seat,
)  # fmt: skip
from palatine.games.kingsburg.step import STEPS
from palatine.games.kingsburg.zones import FOUGHT, INVADER, TOP, UNSEEN
from palatine.kernel.data import Reader
from palatine.kernel.effect import Effect
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.game import Game
from palatine.kernel.ints import i64, vec
from palatine.kernel.prompt import Reason
from palatine.kernel.table import Table
from palatine.kernel.zone import EMPTY, Pile

# Turn order, court and points are replaced, never changed, so that clones can share them.
_NOTHING: Final[vec[i64]] = vec[i64]()
_NO_SEATS: Final[list[Seat]] = []


@final
class Kingsburg(Table):
    """A game of Kingsburg in progress."""

    def __init__(self, game: Game, seats: int, chosen: dict[str, object], overlay: dict[str, object], box: Box) -> None:
        super().__init__(game, seats, chosen, overlay)
        self.box: Final = box
        self.year: i64 = 1
        self.phase: i64 = 1
        self.envoy: i64 = NOBODY
        """Who holds the King's Envoy; nobody while it stands on the calendar."""
        self.order: vec[i64] = _NOTHING
        """KB-0.3 Seats in turn order. Seating is the order of the seat numbers."""
        self.court: vec[i64] = _NOTHING
        self.taken: i64 = 0
        """Ranks with at least one group, as bits: kept beside the court because placements ask for it all the time."""
        self.doubled: i64 = 0
        """Ranks with two groups."""
        self.seat: list[Seat] = _NO_SEATS

    def blank(self) -> "Kingsburg":
        return Kingsburg(self.game, self.seat_count, self.chosen, self.overlay, self.box)

    def copy_from(self, other: Table) -> None:
        assert isinstance(other, Kingsburg)
        self.copy_base(other)
        self.year = other.year
        self.phase = other.phase
        self.envoy = other.envoy
        self.order = other.order
        self.court = other.court
        self.taken = other.taken
        self.doubled = other.doubled
        self.seat = [seat.clone() for seat in other.seat]

    def lay_out(self) -> None:
        """KB-2.1, KB-2.2, KB-2.4 Everything in its place, nothing drawn: all 25 enemies are still unseen."""
        self.order = vec[i64]([i64(seat) for seat in range(self.seat_count)])
        self.court = court.EMPTY_COURT
        self.seat = [new_seat() for _ in range(self.seat_count)]
        cards = tuple(range(ENEMY.size))
        self.piles = [Pile(cards, tuple([0] * ENEMY.size)), EMPTY, EMPTY, EMPTY]

    def set_up(self) -> None:
        self.stack = [turn(SET_UP)]

    # ---- questions ---------------------------------------------------------------------------------------------------

    def owns(self, seat: i64, building: i64) -> bool:
        return self.seat[seat].buildings >> building & 1 == 1

    def groups_at(self, rank: i64) -> i64:
        return (self.taken >> rank & 1) + (self.doubled >> rank & 1)

    def open_ranks(self, seat: i64) -> i64:
        """KB-5.3.6 Once per season by anyone; KB-7.2, KB-7.4 the envoy allows a second group."""
        return ~(self.doubled if self.envoy == seat else self.taken) & court.ALL_RANKS

    def can_influence(self, seat: i64, rank: i64) -> bool:
        return self.open_ranks(seat) >> rank & 1 == 1

    def cost(self, seat: i64, building: i64, kind: i64) -> i64:
        """KB-5.5.5, KB-A-33 Discounts lower only kinds that are printed, add up, and never go below 0."""
        price = self.box.cost[3 * building + kind]
        left = self.seat[seat].buildings & self.box.discounters
        if price == 0 or left == 0:
            return price
        number: i64 = 0
        while left:
            if left & 1 and self.box.column[building] >= self.box.discount_from[number]:
                price -= self.box.discount[3 * number + kind]
            left >>= 1
            number += 1
        return price if price > 0 else 0

    def can_afford(self, seat: i64, building: i64) -> bool:
        s = self.seat[seat]
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

    def battle_bonus(self, seat: i64, enemy_type: i64) -> i64:
        """KB-13.2, KB-13.3 What the province adds to the soldiers; a value against one type replaces the normal one."""
        return self.folded(self.box.versus, self.seat[seat].buildings & self.box.fighters, 6, enemy_type)

    def granted_white_dice(self, seat: i64) -> i64:
        """KB-13.3"""
        return self.folded(self.box.white_dice, self.seat[seat].buildings & self.box.white_givers, 1, 0)

    def soldier_bonus(self, seat: i64) -> i64:
        """KB-5.4.6, KB-5.4.9 Counts once for each group of one's own that an advisor gives soldiers for (KB-A-36)."""
        return self.folded(self.box.soldier_bonus, self.seat[seat].buildings & self.box.soldier_givers, 1, 0)

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

    def recruit_price(self, seat: i64) -> i64:
        """KB-8.1 Two goods a soldier; KB-8.2 the Barracks lower that to one."""
        price: i64 = 2
        owned = self.seat[seat].buildings & self.box.recruiters
        number: i64 = 0
        while owned:
            if owned & 1 and self.box.recruit_price[number] < price:
                price = self.box.recruit_price[number]
            owned >>= 1
            number += 1
        return price

    def can_give(self, seat: i64, handful: i64) -> bool:
        goods = self.seat[seat].goods
        return (
            goods[GOLD] >= HANDFUL_GOLD[handful]
            and goods[WOOD] >= HANDFUL_WOOD[handful]
            and goods[STONE] >= HANDFUL_STONE[handful]
        )

    # ---- verbs -------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """KB-0.6 From an unlimited supply. KB-5.4.6 An advisor's soldiers bring the Stable's with them."""
        s = self.seat[seat]
        for kind in range(i64(3)):
            s.goods[kind] += amounts[kind]
        s.plus2 += amounts[PLUS2]
        bonus: i64 = 0
        if amounts[SOLDIERS]:
            bonus = self.soldier_bonus(seat) if source <= RANKS else 0
            s.soldiers += amounts[SOLDIERS] + bonus
        if amounts[VP]:
            self.score(seat, amounts[VP], source)
        if self.listening:
            told = facts.amounts(amounts)
            if bonus:
                told["soldiers"] = int(amounts[SOLDIERS] + bonus)
            self.emit("gain", facts.rule_of(source), seat, {"goods": told, "source": facts.source_name(source)})

    def score(self, seat: i64, n: i64, source: i64) -> None:
        """Book points under where they come from; `gain` and `pay` tell of them."""
        if source <= RANKS:
            at: i64 = POINTS_ADVISORS
        elif source == FROM_FAVOUR:
            at = POINTS_FAVOUR
        elif source in (FROM_ENEMY, FROM_STRONGEST):
            at = POINTS_BATTLES if n > 0 else POINTS_LOSSES
        else:
            at = POINTS_POWERS
        self.seat[seat].add_points(at, n)

    def gain_one(self, seat: i64, kind: i64, n: i64, source: i64) -> None:
        amounts = vec[i64]([i64(0)] * 6)
        amounts[kind] = n
        self.gain(seat, amounts, source)

    def take_handful(self, seat: i64, handful: i64, source: i64) -> None:
        """KB-0.2 Goods of choice."""
        self.gain(seat, handful_amounts(handful), source)

    def pay(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """Give to the supply: a price, or a loss."""
        s = self.seat[seat]
        for kind in range(i64(3)):
            s.goods[kind] -= amounts[kind]
            assert s.goods[kind] >= 0, "KB-5.5.2: paid goods that were not there"
        s.plus2 -= amounts[PLUS2]
        s.soldiers -= amounts[SOLDIERS]
        assert s.plus2 >= 0 and s.soldiers >= 0, "KB-0.9: paid what was not there"
        if amounts[VP]:
            self.score(seat, -amounts[VP], source)
        if self.listening:
            kind_of = "lose" if source == FROM_ENEMY else "pay"
            told: dict[str, object] = {"goods": facts.amounts(amounts), "source": facts.source_name(source)}
            self.emit(kind_of, facts.rule_of(source), seat, told)

    def give_handful(self, seat: i64, handful: i64, source: i64) -> None:
        self.pay(seat, handful_amounts(handful), source)

    def roll_dice(self, seat: i64) -> None:
        """KB-5.2.1 Three coloured dice and every white die of this season."""
        s = self.seat[seat]
        self.set_dice(seat, self.roll(DICE_ROLLED, seat, COLOURED_DICE + s.white_dice))
        if self.listening:
            self.emit("roll", "KB-5.2.1", seat, facts.dice_facts(s))

    def reroll_all(self, seat: i64) -> None:
        """KB-13.1"""
        s = self.seat[seat]
        s.used |= USED_REROLL_ALL
        self.set_dice(seat, self.roll(DICE_REROLLED, seat, COLOURED_DICE + s.white_dice))
        if self.listening:
            self.emit("reroll", "KB-13.1", seat, facts.dice_facts(s))

    def reroll_one(self, seat: i64, white: bool) -> None:
        """KB-13.1 All dice are equal, so only the colour of the die matters."""
        s = self.seat[seat]
        s.used |= USED_REROLL_ONE
        face = self.roll(DICE_REROLLED, seat, 1)[0]
        if white:
            s.white = dice.with_die(dice.without_die(s.white, s.white & 7), face)
        else:
            s.coloured = dice.with_die(dice.without_die(s.coloured, s.coloured & 7), face)
        if self.listening:
            self.emit("reroll", "KB-13.1", seat, facts.dice_facts(s))

    def set_dice(self, seat: i64, faces: vec[i64]) -> None:
        """The first three faces are coloured, the rest white."""
        s = self.seat[seat]
        s.coloured = dice.hand_of(faces, 0, COLOURED_DICE)
        s.white = dice.hand_of(faces, COLOURED_DICE, len(faces))

    def influence(self, seat: i64, rank: i64, mask: i64, boost: i64, whites: i64) -> None:
        """KB-5.3.2 Dice go to an advisor: those of the mask, and this hand of white ones."""
        s = self.seat[seat]
        coloured = dice.masked(s.coloured, mask)
        s.coloured = dice.masked(s.coloured, ~mask & 7)
        group = court.with_dice(court.group_of(seat), coloured, False)
        white = dice.NO_DICE
        while whites:
            s.white = dice.without_die(s.white, whites & 7)
            white = dice.with_die(white, whites & 7)
            whites >>= 3
        group = court.with_dice(group, white, True)
        token = BOOST_TOKEN >> boost & 1 == 1
        if token:  # KB-5.3.4, KB-12.6: back to the supply
            s.plus2 -= 1
            s.used |= USED_TOKEN
        shift: i64 = 0
        if BOOST_MARKET >> boost & 1:  # KB-5.3.5
            s.used |= USED_MARKET
            shift = BOOST_VALUES[boost] - (2 if token else 0)
        by_envoy = self.taken >> rank & 1 == 1
        if by_envoy:  # KB-7.4
            assert self.envoy == seat, "KB-5.3.6: only the envoy opens a taken advisor"
            self.envoy = NOBODY
        group = court.with_boost(group, token, shift)
        self.stand(rank, group)
        if self.listening:
            self.emit("influence", "KB-7.2" if by_envoy else "KB-5.3.2", seat, facts.placement(rank, group, by_envoy))

    def place_neutral(self, rank: i64, faces: vec[i64]) -> None:
        """KB-11.1 Neutral dice stand before an advisor."""
        group = court.group_of(court.NEUTRAL)
        group = court.with_dice(group, dice.hand_of(faces, 0, len(faces)), False)
        self.stand(rank, group)
        if self.listening:
            self.emit("neutral", "KB-11.1", NOBODY, facts.placement(rank, group, False))

    def stand(self, rank: i64, group: i64) -> None:
        """KB-7.4 A group stands before an advisor, at most as the second."""
        second = self.taken >> rank & 1
        assert not self.doubled >> rank & 1, "KB-7.4: an advisor carries at most two groups"
        changed = self.court[:]
        changed[2 * rank + second] = group
        self.court = changed
        self.doubled |= second << rank
        self.taken |= i64(1) << rank

    def pass_influence(self, seat: i64) -> None:
        """KB-5.3.1 Final for this season."""
        self.seat[seat].used |= HAS_PASSED
        if self.listening:
            self.emit("pass", "KB-5.3.1", seat, {})

    def clear_court(self) -> None:
        """KB-5.4.7, KB-11.3 Dice go home."""
        self.court = court.EMPTY_COURT
        self.taken = 0
        self.doubled = 0
        for s in self.seat:
            s.coloured = dice.NO_DICE
            s.white = dice.NO_DICE
            s.white_dice = 0
            s.used = 0

    def build(self, seat: i64, building: i64, by_envoy: bool) -> None:
        """KB-5.5.2 Pay, place a token, gain the printed VP at once."""
        s = self.seat[seat]
        paid = vec[i64](
            [self.cost(seat, building, GOLD), self.cost(seat, building, WOOD), self.cost(seat, building, STONE)]
        )
        for kind in range(i64(3)):
            s.goods[kind] -= paid[kind]
            assert s.goods[kind] >= 0, "KB-5.5.2: built without the goods"
        s.buildings |= i64(1) << building
        s.add_points(POINTS_BUILDINGS, self.box.vp[building])
        if by_envoy:  # KB-7.3, KB-7.4
            self.envoy = NOBODY
        if self.listening:
            told: dict[str, object] = {"building": self.box.buildings[building].id, "vp": int(self.box.vp[building])}
            told["paid"] = facts.amounts(paid)
            told["envoy"] = by_envoy
            self.emit("build", "KB-7.3" if by_envoy else "KB-5.5.2", seat, told)

    def raze(self, seat: i64, building: i64) -> None:
        """KB-9.8 The token goes, with the printed VP and the effects."""
        s = self.seat[seat]
        s.buildings &= ~(i64(1) << building)
        s.add_points(POINTS_BUILDINGS, -self.box.vp[building])
        if self.listening:
            told: dict[str, object] = {"building": self.box.buildings[building].id, "vp": int(self.box.vp[building])}
            self.emit("raze", "KB-9.8", seat, told)

    def recruit(self, seat: i64, n: i64) -> None:
        """KB-8.1"""
        self.seat[seat].soldiers += n
        if self.listening:
            self.emit("recruit", "KB-8.1", seat, {"count": int(n)})

    def reinforce(self, n: i64) -> None:
        """KB-9.1 (ii) Every player gains as many soldiers as the king's die shows."""
        for s in self.seat:
            s.soldiers += n
        if self.listening:
            self.emit("reinforcements", "KB-9.1", self.order[0], {"count": int(n)})

    def fight(self, seat: i64, result: i64, value: i64) -> None:
        """KB-9.5 A player meets the enemy."""
        if self.listening:
            strength = int(self.box.strength[self.invader()])
            self.emit("battle", "KB-9.5", seat, {"result": RESULTS[result], "value": int(value), "strength": strength})

    def disband(self) -> None:
        """KB-9.1 (viii) All soldiers go home, the enemy is discarded."""
        for s in self.seat:
            s.soldiers = 0
        card = self.invader()
        self.move(card, INVADER, FOUGHT)
        if self.listening:
            self.emit("disband", "KB-9.1", NOBODY, {})

    def give_envoy(self, seat: i64) -> None:
        """KB-6.2 The King's Envoy goes to a player, or back to the calendar."""
        changed = self.envoy != seat
        self.envoy = seat
        if self.listening and (changed or seat != NOBODY):
            self.emit("envoy", "KB-6.2", seat, {})

    def give_aid_die(self, seat: i64) -> None:
        """KB-4.1 A white die for the coming spring."""
        self.seat[seat].aid = 1
        if self.listening:
            self.emit("aid_die", "KB-4.1", seat, {})

    def grant_white_dice(self, seat: i64, n: i64) -> None:
        self.seat[seat].white_dice += n

    def next_year(self) -> None:
        """KB-10.1"""
        self.year += 1

    def set_order(self, order: vec[i64]) -> None:
        """KB-5.2.4"""
        self.order = order
        if self.listening:
            self.emit("order", "KB-5.2.4", NOBODY, {"order": [int(seat) for seat in order]})

    def enter_phase(self, phase: i64) -> None:
        """KB-3.1 The season marker moves on."""
        self.phase = phase
        if self.listening:
            self.emit("phase", "KB-3.1", NOBODY, {"year": int(self.year), "phase": int(phase)})

    # ---- enemies -----------------------------------------------------------------------------------------------------

    def draw_top(self) -> None:
        """KB-2.4, KB-B-07 This year's card becomes a definite one as soon as somebody looks at it."""
        if self.pile(TOP).cards:
            return
        year = self.year
        among = [card for card in self.pile(UNSEEN).cards if self.box.enemy_year[card] == year]
        card = self.draw(ENEMY_DRAWN, NOBODY, among)[0]
        self.move(card, UNSEEN, TOP)

    def peek(self, seat: i64) -> None:
        """KB-5.4.5, KB-A-25 Look secretly at the top card of the enemy deck."""
        self.draw_top()
        self.show(seat, TOP)
        if self.listening:
            card = self.box.enemies[self.pile(TOP).cards[-1]].id
            self.emit("peek", "KB-5.4.5", seat, {"card": card}, i64(1) << seat, {})

    def reveal(self) -> None:
        """KB-9.1 (iv) Turn over the top enemy card."""
        self.draw_top()
        card = self.pile(TOP).cards[-1]
        self.move(card, TOP, INVADER)
        if self.listening:
            self.emit("reveal", "KB-9.1", NOBODY, {"card": self.box.enemies[card].id})

    def invader(self) -> int:
        """This winter's enemy."""
        return self.pile(INVADER).cards[-1]

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

    def prompt_rule(self, frame: Frame) -> str:
        if frame.step in (CHOICE, OFFER):
            return facts.rule_of(frame.b)
        return self.game.steps[frame.step].rule

    def explain(self, frame: Frame, action: int, target: str) -> Reason:
        return reasons.explain(self, frame, action, target)

    def words(self, action: int, seat: int, lang: str) -> dict[str, str]:
        return speaking.words(self, action, seat, lang)

    def targets(self, action: int, seat: int) -> list[str]:
        return self.game.book.targets(action) + speaking.dice_targets(self, action, seat)

    def measure(self, name: str, seat: i64, source: i64) -> i64:
        assert name == "goods"
        return self.seat[seat].goods_held()

    def special(self, effect: Effect, seat: i64, source: i64) -> None:
        assert effect.name == "peek"
        self.peek(seat)

    def effect_of(self, number: i64) -> Effect | None:
        return self.box.effects[number] if 0 <= number < len(self.box.effects) else None

    def effect_at(self, path: str) -> Effect | None:
        return self.box.words.by_path(path)

    def card_pools(self) -> list[int]:
        """KB-2.4 Each year's enemies are shuffled separately."""
        return [int(year) for year in self.box.enemy_year]

    def facts(self) -> dict[str, object]:
        return facts.dumped(self)

    def read_facts(self, reader: Reader) -> None:
        facts.read(self, reader)

    def public_facts(self, viewer: int | None) -> dict[str, object]:
        return facts.public(self)

    def audit(self) -> list[str]:
        return facts.audit(self)

    def scores(self) -> list[int]:
        return [int(s.vp()) for s in self.seat]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def breakdown(self) -> list[dict[str, int]]:
        return scoring.breakdown(self)

    def features(self, seat: int) -> list[float]:
        return features.features(self, seat)
