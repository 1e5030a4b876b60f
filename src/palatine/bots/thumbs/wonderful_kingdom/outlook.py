"""A duchy of Wonderful Kingdom as it stands: what the rules of thumb plan with, and what spare things are worth."""

from typing import Final, final

from palatine.games.wonderful_kingdom.actions import CALAMITY, DESIGNS
from palatine.games.wonderful_kingdom.box import Box
from palatine.games.wonderful_kingdom.components import BASIC, ROUNDS, SOLO_SUPREMACY, STAGES_EACH
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
from palatine.games.wonderful_kingdom.seat import FLAT_VP, PER_TYPE, VP_PER_TYPE
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import HAND, SELECTION
from palatine.kernel.columns import total
from palatine.kernel.ints import i64

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
