"""The verbs of the base game: the only code that changes a table, and the only code that tells of it."""

from palatine.games.kingsburg import court, dice, facts
from palatine.games.kingsburg.actions import (
    BOOST_FAIR,
    BOOST_MARKET,
    BOOST_TOKEN,
    BOOST_VALUES,
    DICE_REROLLED,
    DICE_ROLLED,
    ENEMY_DRAWN,
    handful_amounts,
)  # fmt: skip
from palatine.games.kingsburg.components import PLUS2, RANKS, SOLDIERS, VP, YEARS
from palatine.games.kingsburg.headings import (
    FIRST_DESTINY,
    FIRST_GOVERNOR,
    FIRST_GROUP,
    FROM_ALLIANCE,
    FROM_AUCTION,
    FROM_BUILDING,
    FROM_ENEMY,
    FROM_FAVOUR,
    FROM_PRIVATE,
    FROM_RIVAL,
    FROM_STRONGEST,
    FROM_TOKENS,
    POINTS_ADVISORS,
    POINTS_BATTLES,
    POINTS_BUILDINGS,
    POINTS_DESTINY,
    POINTS_FAVOUR,
    POINTS_GOVERNORS,
    POINTS_LOSSES,
    POINTS_POWERS,
    POINTS_SCENARIO,
    POINTS_TOKENS,
    RESULTS,
    VICTORY,
)  # fmt: skip
from palatine.games.kingsburg.province import GOBLINS, Province
from palatine.games.kingsburg.seat import (
    HAS_BUILT,
    HAS_PASSED,
    KEEPS_SOLDIER,
    ROLLED_LOWER,
    SPENT_ENGINEER,
    USED_FAIR,
    USED_MARKET,
    USED_REROLL_ALL,
    USED_REROLL_ONE,
    USED_TOKEN,
    USED_TRICKSTER,
)  # fmt: skip
from palatine.games.kingsburg.zones import (
    FOUGHT,
    INVADER,
    SECOND_INVADER,
    SECOND_TOP,
    TOP,
    UNSEEN,
)  # fmt: skip
from palatine.kernel.bits import bit, lowest
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import i64, vec
from palatine.kernel.zone import Zone


class Verbs(Province):
    """Gains, payments, dice, buildings, soldiers, enemies."""

    def gain(self, seat: i64, amounts: vec[i64], source: i64) -> None:
        """KB-0.6 From an unlimited supply. KB-5.4.6, KB-A-16 An advisor's soldiers bring the Stable's with them."""
        s = self.seat[seat]
        for kind in range(i64(3)):
            s.goods[kind] += amounts[kind]
        s.plus2 += amounts[PLUS2]
        bonus: i64 = 0
        if amounts[SOLDIERS]:
            by_advisor = source <= RANKS or FROM_PRIVATE <= source < FROM_BUILDING
            bonus = self.soldier_bonus(seat) if by_advisor else 0
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
        at: i64 = POINTS_POWERS
        if source <= RANKS or source == FROM_RIVAL or FROM_PRIVATE <= source < FROM_BUILDING:
            at = POINTS_ADVISORS
        elif source == FROM_FAVOUR:
            at = POINTS_FAVOUR
        elif source in (FROM_ENEMY, FROM_STRONGEST):
            at = POINTS_BATTLES if n > 0 else POINTS_LOSSES
        elif source == FROM_AUCTION or FIRST_GOVERNOR <= source - FROM_BUILDING < FIRST_GROUP:
            at = POINTS_GOVERNORS
        elif source == FROM_ALLIANCE or FIRST_GROUP <= source - FROM_BUILDING < FIRST_DESTINY:
            at = POINTS_SCENARIO
        elif source >= FROM_BUILDING + FIRST_DESTINY:
            at = POINTS_DESTINY
        elif source == FROM_TOKENS:
            at = POINTS_TOKENS
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
        self.set_dice(seat, self.roll(DICE_ROLLED, seat, self.coloured_dice() + s.white_dice))
        if self.listening:
            self.emit("roll", "KB-5.2.1", seat, facts.dice_facts(s))

    def reroll_all(self, seat: i64, use: i64 = USED_REROLL_ALL) -> None:
        """KB-13.1, KB-16.9 Chapel or Altar, or the Philosopher."""
        s = self.seat[seat]
        s.used = (s.used | use) & ~ROLLED_LOWER
        self.set_dice(seat, self.roll(DICE_REROLLED, seat, self.coloured_dice() + s.white_dice))
        if self.listening:
            self.emit("reroll", "KB-13.1", seat, facts.dice_facts(s))

    def reroll_one(self, seat: i64, white: bool) -> None:
        """KB-13.1 All dice are equal, so only the colour of the die matters."""
        s = self.seat[seat]
        self.reroll_die(seat, white, (s.white if white else s.coloured) & 7, USED_REROLL_ONE)

    def reroll_die(self, seat: i64, white: bool, old: i64, use: i64) -> None:
        """One die that shows this face is rolled again."""
        s = self.seat[seat]
        s.used = (s.used | use) & ~ROLLED_LOWER
        self.change_die(seat, white, old, self.roll(DICE_REROLLED, seat, 1)[0])
        if self.listening:
            self.emit("reroll", "KB-13.1" if use == USED_REROLL_ONE else "KB-20.5", seat, facts.dice_facts(s))

    def change_die(self, seat: i64, white: bool, old: i64, face: i64) -> None:
        s = self.seat[seat]
        if white:
            s.white = dice.with_die(dice.without_die(s.white, old), face)
        else:
            s.coloured = dice.with_die(dice.without_die(s.coloured, old), face)

    def turn_dice(self, seat: i64, hand: i64, use: i64) -> None:
        """KB-16.8 The coloured dice are set to these faces."""
        s = self.seat[seat]
        s.used |= use
        s.coloured = hand
        if self.listening:
            self.emit("change", "KB-16.8", seat, facts.dice_facts(s))

    def turn_die(self, seat: i64, white: bool, old: i64, face: i64) -> None:
        """KB-5.2.5 The Trickster turns one die."""
        s = self.seat[seat]
        s.used |= USED_TRICKSTER
        self.change_die(seat, white, old, face)
        if self.listening:
            self.emit("change", "KB-5.2.5", seat, facts.dice_facts(s))

    def set_dice(self, seat: i64, faces: vec[i64]) -> None:
        """The first faces are coloured, the rest white."""
        s = self.seat[seat]
        coloured = self.coloured_dice()
        s.coloured = dice.hand_of(faces, 0, coloured)
        s.white = dice.hand_of(faces, coloured, len(faces))

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
        if boost == BOOST_FAIR:  # KB-A-09
            s.used |= USED_FAIR
            group = court.with_fair(group)
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
        self.taken |= bit(rank)

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

    def price(self, seat: i64, building: i64, extra: i64 = NOBODY, saved: i64 = NOBODY) -> vec[i64]:
        """What is paid: `extra` is the kind of a surcharge, `saved` the kind of which one good less is paid."""
        paid = vec[i64]([i64(0)] * 3)
        for kind in range(i64(3)):
            paid[kind] = self.cost(seat, building, kind, extra) - (1 if kind == saved else 0)
        return paid

    def build(self, seat: i64, building: i64, by_envoy: bool, paid: vec[i64]) -> None:
        """KB-5.5.2 Pay, place a token, gain the printed VP at once."""
        s = self.seat[seat]
        for kind in range(i64(3)):
            s.goods[kind] -= paid[kind]
            assert s.goods[kind] >= 0, "KB-5.5.2: built without the goods"
        if self.box.modular:
            self.build_with_powers(seat, building)
        s.buildings |= bit(building)
        s.used |= HAS_BUILT
        s.add_points(POINTS_BUILDINGS, self.box.vp[building])
        if by_envoy:  # KB-7.3, KB-7.4
            self.envoy = NOBODY
        if self.listening:
            told: dict[str, object] = {"building": self.box.buildings[building].id, "vp": int(self.box.vp[building])}
            told["paid"] = facts.amounts(paid)
            told["envoy"] = by_envoy
            self.emit("build", "KB-7.3" if by_envoy else "KB-5.5.2", seat, told)

    def build_with_powers(self, seat: i64, building: i64) -> None:
        """KB-15.4 The Architects' Guild pays for what comes after it; the Engineer may leave out one building."""
        s = self.seat[seat]
        extra = self.folded(self.box.build_vp, s.buildings & self.box.build_scorers, 1, 0)
        if extra:
            self.gain_one(seat, VP, extra, FROM_BUILDING + lowest(s.buildings & self.box.build_scorers))
        left = bit(building % 4) - 1
        if s.buildings >> (building - building % 4) & left != left:
            assert self.box.skips[s.governor], "KB-5.5.3: a building on the left is missing"
            s.spent |= SPENT_ENGINEER

    def found(self, seat: i64, building: i64) -> None:
        """KB-A-18 A free building, without any VP, now or when it falls."""
        s = self.seat[seat]
        s.buildings |= bit(building)
        s.gifted |= bit(building)
        if self.listening:
            told: dict[str, object] = {"building": self.box.buildings[building].id, "vp": 0, "paid": {}}
            self.emit("build", "KB-A-18", seat, {**told, "envoy": False})

    def raze(self, seat: i64, building: i64) -> None:
        """KB-9.8 The token goes, with the printed VP and the effects."""
        s = self.seat[seat]
        lost = 0 if s.gifted >> building & 1 else self.box.vp[building]
        s.buildings &= ~bit(building)
        s.gifted &= ~bit(building)
        s.add_points(POINTS_BUILDINGS, -lost)
        if self.listening:
            told: dict[str, object] = {"building": self.box.buildings[building].id, "vp": int(lost)}
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

    def reinforce_one(self, seat: i64, n: i64) -> None:
        """KB-14.6, KB-20.5 One player's reinforcements are better by so many."""
        self.seat[seat].soldiers += n
        if self.listening:
            self.emit("more_soldiers", "KB-9.11", seat, {"count": int(n)})

    def fight(self, seat: i64, result: i64, value: i64) -> None:
        """KB-9.5 A player meets the enemy."""
        if result == VICTORY:
            self.seat[seat].wins += 1
        if self.listening:
            strength = int(self.enemy_strength())
            self.emit("battle", "KB-9.5", seat, {"result": RESULTS[result], "value": int(value), "strength": strength})

    def disband(self) -> None:
        """KB-9.1 (viii) All soldiers go home, but one kept in the Quarters; the enemy is discarded."""
        for s in self.seat:
            s.soldiers = 1 if s.used & KEEPS_SOLDIER else 0
            s.used = 0
            s.strength = 0
        card = self.invader()
        self.move(card, INVADER, FOUGHT)
        if self.box.has_second_enemy and self.second_invader() >= 0:
            self.move(self.second_invader(), SECOND_INVADER, FOUGHT)
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

    def draw_top(self, deck: Zone) -> None:
        """KB-2.4, KB-B-07 This year's card becomes a definite one as soon as somebody looks at it."""
        if self.pile(deck).cards:
            return
        year = self.year
        among = [card for card in self.pile(UNSEEN).cards if self.box.enemy_year[card] == year]
        card = self.draw(ENEMY_DRAWN, NOBODY, among)[0]
        self.move(card, UNSEEN, deck)

    def peek(self, seat: i64, deck: Zone = TOP) -> None:
        """KB-5.4.5, KB-A-25 Look secretly at the top card of the enemy deck."""
        self.draw_top(deck)
        self.show(seat, deck)
        if self.listening:
            card = self.box.enemies[self.pile(deck).cards[-1]].id
            told: dict[str, object] = {"deck": "second"} if deck is SECOND_TOP else {}
            self.emit("peek", "KB-5.4.5", seat, {"card": card, **told}, bit(seat), told)

    def reveal(self) -> None:
        """KB-9.1 (iv) Turn over the top enemy card."""
        self.draw_top(TOP)
        card = self.pile(TOP).cards[-1]
        self.move(card, TOP, INVADER)
        if self.listening:
            self.emit("reveal", "KB-9.1", NOBODY, {"card": self.box.enemies[card].id})

    def reveal_second(self) -> bool:
        """KB-20.4 Goblin Valley: the second card joins if it shows Goblins, in year V in any case."""
        self.draw_top(SECOND_TOP)
        card = self.pile(SECOND_TOP).cards[-1]
        joins = self.year == YEARS or self.box.enemy_type[card] == GOBLINS
        self.move(card, SECOND_TOP, SECOND_INVADER if joins else FOUGHT)
        if self.listening:
            self.emit("second_enemy", "KB-20.4", NOBODY, {"card": self.box.enemies[card].id, "joins": joins})
        return joins
