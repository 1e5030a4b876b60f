"""What a duchy of Wonderful Kingdom will come to: a plan for every cube still to come, in victory points.

Cards are taken in the order of what they bring for what they take; each gets the earliest cubes of its kinds that are
still free, and what it makes once it is finished is there for the cards after it. What no card needs is worth what
cards to come will make of it.
"""

from typing import Final, final

from palatine.bots.thumbs.wonderful_kingdom.outlook import (
    IDLE_SOLDIER,
    QUEST_CARD,
    QUEST_GEM,
    QUEST_SOLDIER,
    SLOTS,
    Outlook,
)
from palatine.games.wonderful_kingdom.actions import DESIGNS
from palatine.games.wonderful_kingdom.components import ALCHEMY, BASIC, ROUNDS
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FILL_BITS,
    FLAT_VP,
    FROST_GIANT,
    FROZEN,
    MOST_SPACES,
    SPACES,
)

CUBE: Final = [[0.7, 0.65, 0.6, 0.5], [1.4, 1.3, 1.1, 1.0], [2.0, 1.8, 1.6, 1.4], [2.0, 1.8, 1.6, 1.4]]
"""What a cube is worth that cards to come will use, by resource and round: early ones build what makes more."""
FEW: Final = 4
PLENTY: Final = 8
"""Cubes of a kind in one step that cards to come will surely ask for, and more than they will ask for."""
SOME: Final = 0.5
SURPLUS: Final = 0.2
MOST: Final = 200


def kept_cubes() -> list[float]:
    """How many cubes a number of cubes without a card is worth."""
    found = [0.0]
    for n in range(MOST):
        found.append(found[n] + (1.0 if n < FEW else SOME if n < PLENTY else SURPLUS))
    return found


KEPT: Final = kept_cubes()
RECYCLED: Final = 1.0
"""What recycling a card brings at least."""


def glance(o: Outlook) -> float:
    """The same as `value`, less exact: cards that are not worth constructing bring nothing."""
    return run(o, [True] * (len(o.sites) + len(o.cards)), [False] * len(o.cards))


def value(o: Outlook) -> float:
    """Points in the end, as far as can be seen. Cards that are not worth constructing are recycled."""
    count = len(o.sites) + len(o.cards)
    allowed = [True] * count
    first = run(o, allowed, [False] * len(o.cards))
    recycled = [not taken for taken in o.taken]
    if not o.cards or True not in recycled:
        return first
    for at in range(len(o.cards)):
        allowed[len(o.sites) + at] = o.taken[at]
    return max(first, run(o, allowed, recycled))


def improve(o: Outlook) -> float:
    """The best set of cards to construct that changing one card at a time finds."""
    best = value(o)
    sites = len(o.sites)
    chosen = o.taken[:]
    for at in range(len(o.cards)):
        if o.cards[at] >= DESIGNS:
            continue
        tried = chosen[:]
        tried[at] = not tried[at]
        worth = run(o, [True] * sites + tried, [not one for one in tried])
        if worth > best + 0.01 and o.taken[at] == tried[at]:
            best = worth
            chosen = tried
    o.taken = chosen
    return best


def deviations(o: Outlook) -> list[float]:
    """By card: what the plan would come to with this one card handled the other way."""
    sites = len(o.sites)
    chosen = o.taken[:]
    found: list[float] = []
    for at in range(len(o.cards)):
        tried = chosen[:]
        tried[at] = not tried[at] and o.cards[at] < DESIGNS
        found.append(run(o, [True] * sites + tried, [not one for one in tried]))
    o.taken = chosen
    return found


def run(o: Outlook, allowed: list[bool], recycled: list[bool]) -> float:
    """One way of using what will come: cards in order of worth, each finished as early as it can be."""
    work = Work(o)
    o.taken = [False] * len(o.cards)
    for at in range(len(o.cards)):
        if recycled[at] or o.cards[at] >= DESIGNS:
            work.recycle(o.cards[at])
    order: list[tuple[float, int]] = []
    for at in range(len(o.sites)):
        order.append((-work.rank(o.sites[at]), at))
    for at in range(len(o.cards)):
        card = o.cards[at]
        if card < DESIGNS and allowed[len(o.sites) + at]:
            order.append((-work.rank(card << DESIGN_SHIFT), len(o.sites) + at))
    order.sort()
    left: list[int] = []
    for _, at in order:
        is_new = at >= len(o.sites)
        site = o.cards[at - len(o.sites)] << DESIGN_SHIFT if is_new else o.sites[at]
        done = work.take(site, RECYCLED if is_new else 0.0)
        if is_new:
            o.taken[at - len(o.sites)] = done
        if not done:
            left.append(at)
    if o.round == ROUNDS:
        for at in left:
            is_new = at >= len(o.sites)
            site = o.cards[at - len(o.sites)] << DESIGN_SHIFT if is_new else o.sites[at]
            if work.transmute(site, RECYCLED if is_new else 0.0) and is_new:
                o.taken[at - len(o.sites)] = True
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
        if self.gems > self.krystallium - self.o.needed_gems + (spare - used) // ALCHEMY:
            return False
        burnt = max(0, self.gems + self.o.needed_gems - self.krystallium) * ALCHEMY
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
        """What a card brings for each space that is still empty, if it takes a step for each."""
        design = site >> DESIGN_SHIFT
        missing = int(self.o.box.cost[design]) - (site & SPACES)
        spaces = 0
        while missing:
            spaces += missing & MOST_SPACES
            missing >>= FILL_BITS
        return self.gain(design, self.o.now + spaces) / (float(spaces) + 0.5)

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
        if gems and gems > self.krystallium - o.needed_gems:
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
