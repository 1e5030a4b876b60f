"""What a duchy of Wonderful Kingdom will come to: a plan for every cube still to come, in victory points.

Cards are taken in the order of what they bring for their spaces; each gets the earliest cubes of its kinds that are
still free, and what it makes once it is finished is there for the cards after it. What no card needs is worth what
cards to come will make of it.
"""

from typing import Final, final

from palatine.games.wonderful_kingdom.actions import CALAMITY, DESIGNS
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import ALCHEMY, BASIC, ROUNDS, SOLO_SUPREMACY, STAGES_EACH
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.headings import (
    ADVISORS,
    MENACES,
    PHASE_CHOICE,
    PHASE_END,
    PHASE_FIGHT,
    PHASE_PLANNING,
    PHASE_PRODUCTION,
)
from palatine.games.wonderful_kingdom.scoring import has_final_stage
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FILL_BITS,
    FLAT_VP,
    FROST_GIANT,
    FROZEN,
    MOST_SPACES,
    PER_TYPE,
    SPACES,
    VP_PER_TYPE,
    in_pack,
    total,
)
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import HAND, SELECTION
from palatine.kernel.ints import i64

CUBE: Final = [[0.7, 0.65, 0.6, 0.5], [1.4, 1.3, 1.1, 1.0], [2.0, 1.8, 1.6, 1.4], [2.0, 1.8, 1.6, 1.4]]
"""What a cube is worth that cards to come will use, by resource and round: early ones build what makes more."""
FEW: Final = 4
PLENTY: Final = 8
"""Cubes of a kind in one step that cards to come will surely ask for, and more than they will ask for."""
SOME: Final = 0.5
SURPLUS: Final = 0.2
MOST: Final = 60


def kept_cubes() -> list[float]:
    """How many cubes a number of cubes without a card is worth."""
    found = [0.0]
    for n in range(MOST):
        found.append(found[n] + (1.0 if n < FEW else SOME if n < PLENTY else SURPLUS))
    return found


KEPT: Final = kept_cubes()
GEM: Final = 1.3
SPARE_SOLDIER: Final = 0.9
IDLE_SOLDIER: Final = 0.15
ENOUGH: Final = 3
MANY: Final = 12
"""Soldiers that find use, and where menaces or advisors do."""
FIGHTER: Final = 1.5
"""A soldier where menaces are in the game."""
QUEST_SOLDIER: Final = 3.0
QUEST_GEM: Final = 2.5
QUEST_CARD: Final = 4.0
"""What the final stage of a quest asks for, each."""
TO_COME: Final = [0.9, 0.8, 0.8, 0.8]
"""Cards of each type that a player finishes in a round."""
THRIFT: Final = 1.0
RECYCLED: Final = 1.0
"""What recycling a card brings at least."""
SLOTS: Final = 5
"""Where cubes of a kind come from: those to be placed now, then the rounds."""


@final
class Digest:
    """The cards of a box, short: only what they make and score, as flat lists of pairs and triples."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.made: Final[list[list[int]]] = []
        self.made_per_type: Final[list[list[int]]] = []
        self.points_per_type: Final[list[list[int]]] = []
        self.spaces: Final[list[int]] = []
        for design in range(DESIGNS):
            worth = box.worth[design]
            made: list[int] = []
            per_type: list[int] = []
            points: list[int] = []
            for kind in range(BASIC):
                if worth[kind]:
                    made += [kind, int(worth[kind])]
                if worth[VP_PER_TYPE + kind]:
                    points += [kind, int(worth[VP_PER_TYPE + kind])]
                for type in range(BASIC):
                    n = int(worth[PER_TYPE + BASIC * kind + type])
                    if n:
                        per_type += [kind, type, n]
            self.made.append(made)
            self.made_per_type.append(per_type)
            self.points_per_type.append(points)
            self.spaces.append(sum([int(in_pack(box.cost[design], kind)) for kind in range(6)]))


@final
class Outlook:
    """A seat's duchy as it stands and as a viewer knows it, and what can still be done with it."""

    def __init__(self, g: WonderfulKingdom, seat: i64, viewer: i64, digest: Digest) -> None:
        s = g.seat[seat]
        self.box: Final = g.box
        self.digest: Final = digest
        self.round: Final[int] = int(g.round) if g.round > 0 else 1
        self.now: int = moment(g)
        self.sites: list[int] = [int(site) for site in s.sites]
        self.cards: list[int] = []
        """Cards that may be constructed or recycled this round."""
        self.taken: list[bool] = []
        """After `value`: which cards are worth constructing."""
        self.fresh: list[int] = [int(n) for n in s.fresh]
        self.made: list[int] = [int(g.production(seat, kind)) for kind in range(BASIC)]
        self.per_type: list[int] = [int(s.worth[PER_TYPE + at]) for at in range(BASIC * BASIC)]
        self.types: list[int] = [int(n) for n in s.types]
        self.points_per_type: list[int] = [int(s.worth[VP_PER_TYPE + at]) for at in range(BASIC)]
        self.points: float = float(s.worth[FLAT_VP])
        self.krystallium: int = int(s.krystallium)
        self.soldiers: int = int(s.soldiers)
        self.alchemy: int = int(total(s.alchemy))
        self.coming: float = fraction_to_come(g, seat)
        """How much of this round's cards is still to be taken."""
        rounds = float(ROUNDS - self.round) + self.coming
        self.expected: Final[list[float]] = [rate * rounds for rate in TO_COME]
        self.gem: float = GEM
        self.soldier: float = SPARE_SOLDIER
        self.enough: int = ENOUGH
        """Soldiers that will find use."""
        self.needed_soldiers: int = 0
        self.needed_gems: int = 0
        self.needed_types: list[int] = [0, 0, 0, 0]
        self.income: float = 0.0
        self.is_fighting: Final[bool] = g.box.module == MENACES
        self.weigh(g, seat)
        if g.phase == PHASE_CHOICE or g.phase == PHASE_PLANNING:
            pile = g.pile(SELECTION, seat)
            for at in range(len(pile.cards)):
                if pile.known[at] >> viewer & 1 and pile.cards[at] < CALAMITY:
                    self.cards.append(pile.cards[at])

    def weigh(self, g: WonderfulKingdom, seat: i64) -> None:
        """What spare krystallium and soldiers are worth: less towards the end, more where a module asks for them."""
        self.income = supremacies(g, seat) * 0.5
        if self.is_fighting:
            self.soldier = FIGHTER
        late = 1.0
        if self.round == ROUNDS:
            late = 0.75 if self.coming > 0.0 else 0.6 - 0.12 * float(self.now - SLOTS * ROUNDS)
        self.gem = GEM * late
        s = g.seat[seat]
        if self.is_fighting:
            lacking: i64 = 0
            for menace in range(i64(len(s.menaces))):
                lacking += s.menaces[menace] * g.box.menace_cost[menace]
            self.enough = MANY
            self.soldier = FIGHTER if lacking > s.soldiers or self.round < ROUNDS else FIGHTER * late
        elif g.box.module == ADVISORS:
            self.enough = MANY
            self.soldier = SPARE_SOLDIER * late
        else:
            self.soldier = SPARE_SOLDIER * late
        if g.quest >= 0 and not has_final_stage(g, seat):
            for number in range(i64(STAGES_EACH)):
                stage = g.stage(number)
                if g.box.stage_final[stage]:
                    self.needed_soldiers = int(g.box.cost_of(stage, S))
                    self.needed_gems = int(g.box.cost_of(stage, K))
                    self.needed_types = [int(g.box.stage_condition[BASIC * stage + t]) for t in range(BASIC)]

    def arrival(self, soldiers: int, finish: int) -> int:
        """When so many more soldiers will have come, at the end of some step not before this one."""
        if self.income < 0.2:
            return SLOTS * (ROUNDS + 1)
        rounds = int(float(soldiers) / self.income)
        when = SLOTS * (self.round + rounds) + SLOTS - 1
        return when if when > finish else finish

    # ---- the plan ----------------------------------------------------------------------------------------------------

    def value(self) -> float:
        """Points in the end, as far as can be seen. Cards that are not worth constructing are recycled."""
        count = len(self.sites) + len(self.cards)
        self.taken = [False] * len(self.cards)
        allowed = [True] * count
        first = self.run(allowed, [False] * len(self.cards))
        recycled = [not taken for taken in self.taken]
        if not self.cards or True not in recycled:
            return first
        for at in range(len(self.cards)):
            allowed[len(self.sites) + at] = self.taken[at]
        return max(first, self.run(allowed, recycled))

    def improve(self) -> float:
        """The best set of cards to construct that changing one card at a time finds."""
        best = self.value()
        sites = len(self.sites)
        chosen = self.taken[:]
        for at in range(len(self.cards)):
            if self.cards[at] >= DESIGNS:
                continue
            tried = chosen[:]
            tried[at] = not tried[at]
            worth = self.run([True] * sites + tried, [not one for one in tried])
            if worth > best + 0.01 and self.taken[at] == tried[at]:
                best = worth
                chosen = tried
        self.taken = chosen
        return best

    def run(self, allowed: list[bool], recycled: list[bool]) -> float:
        """One way of using what will come: cards in order of worth, each finished as early as it can be."""
        work = Work(self)
        for at in range(len(self.cards)):
            if recycled[at] or self.cards[at] >= DESIGNS:
                work.recycle(self.cards[at])
        order: list[tuple[float, int]] = []
        for at in range(len(self.sites)):
            order.append((-work.rank(self.sites[at]), at))
        for at in range(len(self.cards)):
            card = self.cards[at]
            if card < DESIGNS and allowed[len(self.sites) + at]:
                order.append((-work.rank(card << DESIGN_SHIFT), len(self.sites) + at))
        order.sort()
        left: list[int] = []
        for _, at in order:
            is_new = at >= len(self.sites)
            site = self.cards[at - len(self.sites)] << DESIGN_SHIFT if is_new else self.sites[at]
            done = work.take(site, RECYCLED if is_new else 0.0)
            if is_new and not recycled[at - len(self.sites)]:
                self.taken[at - len(self.sites)] = done
            if not done:
                left.append(at)
        if self.round == ROUNDS:
            for at in left:
                is_new = at >= len(self.sites)
                site = self.cards[at - len(self.sites)] << DESIGN_SHIFT if is_new else self.sites[at]
                if work.transmute(site, RECYCLED if is_new else 0.0) and is_new:
                    self.taken[at - len(self.sites)] = True
        return work.total()


@final
class Work:
    """The duchy while a plan is made."""

    def __init__(self, o: Outlook) -> None:
        self.o: Final = o
        self.digest: Final = o.digest
        self.per_type: Final = o.per_type[:]
        self.types: Final = o.types[:]
        self.points_per_type: Final = o.points_per_type[:]
        self.points: float = o.points
        self.krystallium: int = o.krystallium
        self.soldiers: int = o.soldiers
        self.alchemy: int = o.alchemy
        self.worth: float = 0.0
        self.price: float = 0.0
        self.when: int = 0
        self.used: list[int] = []
        self.gems: int = 0
        self.company_used: int = 0
        self.supply: Final[list[int]] = [0] * (BASIC * SLOTS)
        self.weight: Final[list[float]] = [0.0] * (BASIC * SLOTS)
        """What a cube of each slot is worth if no card of the plan needs it."""
        for kind in range(BASIC):
            at = kind * SLOTS
            self.supply[at] = o.fresh[kind]
            self.weight[at] = o.gem / float(ALCHEMY)
            for round in range(o.round, ROUNDS + 1):
                if SLOTS * round + kind + 1 > o.now:
                    self.supply[at + round] = o.made[kind]
                worth = CUBE[kind][round - 1]
                if round == o.round:
                    worth = self.weight[at] + o.coming * (worth - self.weight[at])
                self.weight[at + round] = worth

    def recycle(self, card: int) -> None:
        for kind in range(BASIC):
            self.supply[kind * SLOTS] += int(self.o.box.recycling[BASIC * card + kind])

    def transmute(self, site: int, least: float) -> bool:
        """WK-6.9 In the last round: what nobody needs becomes krystallium for one more card."""
        spare = self.alchemy
        for n in self.supply:
            spare += n
        made = spare // ALCHEMY
        if made == 0:
            return False
        self.krystallium += made
        done = self.reckon(site) and self.worth - self.price > least
        self.krystallium -= made
        if not done:
            return False
        used = 0
        for i in range(1, len(self.used), 2):
            used += self.used[i]
        if self.gems > self.krystallium + (spare - used) // ALCHEMY:
            return False
        burnt = max(0, self.gems - self.krystallium) * ALCHEMY
        self.krystallium += burnt // ALCHEMY
        self.spend(site)
        for at in range(len(self.supply)):
            n = min(burnt, self.supply[at])
            self.supply[at] -= n
            burnt -= n
        self.alchemy -= burnt
        return True

    def later(self, kind: int, finish: int) -> float:
        """What one more cube of a kind in every step after a moment is worth."""
        round = finish // SLOTS
        worth = 0.0
        if round > ROUNDS:
            return worth
        at = kind * SLOTS
        if kind + 1 <= finish % SLOTS:
            round += 1
        for slot in range(at + round, at + ROUNDS + 1):
            n = self.supply[slot]
            worth += self.weight[slot] * (KEPT[n + 1] - KEPT[n])
        return worth

    def gain(self, design: int, finish: int) -> float:
        """What a card finished at a moment brings."""
        type = int(self.o.box.type[design])
        worth = float(self.o.box.worth[design][FLAT_VP] + self.points_per_type[type])
        points = self.digest.points_per_type[design]
        for i in range(0, len(points), 2):
            count = float(self.types[points[i]] + (1 if points[i] == type else 0)) + self.o.expected[points[i]]
            worth += float(points[i + 1]) * count
        made = self.digest.made[design]
        for i in range(0, len(made), 2):
            worth += float(made[i + 1]) * self.later(made[i], finish)
        per_type = self.digest.made_per_type[design]
        for i in range(0, len(per_type), 3):
            counted = per_type[i + 1]
            count = float(self.types[counted] + (1 if counted == type else 0)) + 0.5 * self.o.expected[counted]
            worth += float(per_type[i + 2]) * count * self.later(per_type[i], finish)
        for kind in range(BASIC):
            if self.per_type[BASIC * kind + type]:
                worth += float(self.per_type[BASIC * kind + type]) * self.later(kind, finish)
        worth += self.o.gem * float(self.o.box.bonus[2 * design]) + self.o.soldier * float(
            self.o.box.bonus[2 * design + 1]
        )
        if self.types[type] < self.o.needed_types[type]:
            worth += QUEST_CARD
        return worth

    def company(self, soldiers: int) -> float:
        """So many soldiers: those that a quest waits for, those that will find use, and the rest."""
        o = self.o
        used = min(soldiers, o.needed_soldiers + o.enough)
        worth = o.soldier * float(used) + IDLE_SOLDIER * float(soldiers - used)
        return worth + (QUEST_SOLDIER - o.soldier) * float(min(soldiers, o.needed_soldiers))

    def rank(self, site: int) -> float:
        """What a card brings for what it takes, if it comes first."""
        if not self.reckon(site):
            return -1.0
        return self.worth / (self.price + THRIFT)

    def reckon(self, site: int) -> bool:
        """Find a card its cubes, the earliest of each kind: when it is finished, what it brings and takes."""
        o = self.o
        design = site >> DESIGN_SHIFT
        missing = int(o.box.cost[design]) - (site & SPACES)
        finish = o.now
        price = 0.0
        gems = missing >> (FILL_BITS * K) & MOST_SPACES
        used: list[int] = []
        for kind in range(BASIC):
            need = missing >> (FILL_BITS * kind) & MOST_SPACES
            if need == 0:
                continue
            at = kind * SLOTS
            slot = 0
            while need and slot < SLOTS:
                have = self.supply[at + slot]
                if have:
                    n = have if have < need else need
                    need -= n
                    used.append(at + slot)
                    used.append(n)
                    price += (KEPT[have] - KEPT[have - n]) * self.weight[at + slot]
                    if slot:
                        when = SLOTS * slot + kind + 1
                        if when > finish:
                            finish = when
                slot += 1 if slot else o.round
            gems += need
        if gems > self.krystallium:
            return False
        soldiers = missing >> (FILL_BITS * S) & MOST_SPACES
        if site & FROZEN:
            soldiers += int(o.box.menace_cost[FROST_GIANT])
            finish = finish - finish % SLOTS + SLOTS - 1
        if soldiers and soldiers > self.soldiers - o.needed_soldiers:
            finish = o.arrival(soldiers + o.needed_soldiers - self.soldiers, finish)
            if finish >= SLOTS * (ROUNDS + 1):
                return False
        price += float(gems) * o.gem
        if soldiers:
            price += self.company(self.soldiers) - self.company(self.soldiers - soldiers)
        self.worth = self.gain(design, finish)
        if site & FROZEN:
            self.worth -= float(o.box.menace_vp[FROST_GIANT])
        self.price = price
        self.when = finish
        self.used = used
        self.gems = gems
        self.company_used = soldiers
        return True

    def take(self, site: int, least: float) -> bool:
        """Give a card its cubes if it can be finished and brings more than they would elsewhere."""
        if not self.reckon(site) or self.worth - self.price <= least:
            return False
        self.spend(site)
        return True

    def spend(self, site: int) -> None:
        """Give a card what has been reckoned for it."""
        used = self.used
        for i in range(0, len(used), 2):
            self.supply[used[i]] -= used[i + 1]
        self.krystallium -= self.gems
        self.soldiers -= self.company_used
        self.finish(site >> DESIGN_SHIFT, self.when)
        if site & FROZEN:
            self.points -= float(self.o.box.menace_vp[FROST_GIANT])

    def finish(self, design: int, finish: int) -> None:
        """A card of the plan stands: it makes cubes from then on."""
        type = int(self.o.box.type[design])
        self.points += float(self.o.box.worth[design][FLAT_VP])
        self.types[type] += 1
        points = self.digest.points_per_type[design]
        for i in range(0, len(points), 2):
            self.points_per_type[points[i]] += points[i + 1]
        made = self.digest.made[design]
        for i in range(0, len(made), 2):
            self.produce(made[i], made[i + 1], finish)
        for kind in range(BASIC):
            if self.per_type[BASIC * kind + type]:
                self.produce(kind, self.per_type[BASIC * kind + type], finish)
        per_type = self.digest.made_per_type[design]
        for i in range(0, len(per_type), 3):
            self.per_type[BASIC * per_type[i] + per_type[i + 1]] += per_type[i + 2]
            self.produce(per_type[i], per_type[i + 2] * self.types[per_type[i + 1]], finish)
        self.krystallium += int(self.o.box.bonus[2 * design])
        self.soldiers += int(self.o.box.bonus[2 * design + 1])

    def produce(self, kind: int, n: int, finish: int) -> None:
        for round in range(finish // SLOTS, ROUNDS + 1):
            if SLOTS * round + kind + 1 > finish:
                self.supply[kind * SLOTS + round] += n

    def total(self) -> float:
        """The points of the plan, and what is left over."""
        o = self.o
        worth = self.points
        for type in range(BASIC):
            if self.points_per_type[type]:
                worth += float(self.points_per_type[type]) * (float(self.types[type]) + o.expected[type])
            if o.needed_types[type]:
                worth += QUEST_CARD * float(min(self.types[type], o.needed_types[type]))
        for at in range(len(self.supply)):
            if self.supply[at]:
                worth += self.weight[at] * KEPT[self.supply[at]]
        for kind in range(BASIC):
            for type in range(BASIC):
                n = self.per_type[BASIC * kind + type]
                if n:
                    worth += 0.5 * o.expected[type] * float(n) * self.weight[kind * SLOTS + ROUNDS]
        worth += o.gem * (float(self.krystallium) + float(self.alchemy) / float(ALCHEMY))
        worth += self.company(self.soldiers)
        if o.needed_gems:
            worth += (QUEST_GEM - o.gem) * float(min(self.krystallium, o.needed_gems))
        return worth


# ---- time and other players ------------------------------------------------------------------------------------------


def moment(g: WonderfulKingdom) -> int:
    """The present as a number: five for each round, planning first, then the four steps of production."""
    round = int(g.round) if g.round > 0 else 1
    if g.phase == PHASE_PRODUCTION:
        return SLOTS * round + int(g.step) + 1
    if g.phase == PHASE_FIGHT or g.phase == PHASE_END:
        return SLOTS * round + SLOTS - 1
    return SLOTS * round


def fraction_to_come(g: WonderfulKingdom, seat: i64) -> float:
    """How many of this round's cards are still to be taken."""
    if g.phase != PHASE_CHOICE:
        return 0.0
    if not g.is_solo():
        return float(len(g.pile(HAND, seat).cards)) / 8.0
    return max(0.0, 1.0 - float(len(g.pile(SELECTION, seat).cards)) / 9.0)


def supremacies(g: WonderfulKingdom, seat: i64) -> float:
    """How many steps of a round the seat wins, as things stand."""
    won = 0.0
    for kind in range(i64(BASIC)):
        made = g.production(seat, kind)
        if g.is_solo():
            won += 0.9 if made >= SOLO_SUPREMACY else 0.4 if made + 2 >= SOLO_SUPREMACY else 0.1
        else:
            ahead = made - g.production(g.opponent(seat), kind)
            won += 0.75 if ahead > 0 else 0.35 if ahead == 0 else 0.2
    return won
