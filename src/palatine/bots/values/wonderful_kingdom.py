"""How a game of It's a Wonderful Kingdom will end: what a duchy's plan comes to, what it makes and holds."""

from math import exp
from typing import Final, final

from palatine.bots.search.value import Value
from palatine.bots.thumbs.wonderful_kingdom.outlook import Digest, Outlook, moment, supremacies
from palatine.bots.thumbs.wonderful_kingdom.plan import value as plan_value
from palatine.bots.values.fitted import Fitted
from palatine.bots.values.wonderful_kingdom_weights import SPREAD, WEIGHTS
from palatine.games.wonderful_kingdom.components import BASIC, MEDALS, ROUNDS
from palatine.games.wonderful_kingdom.headings import PHASE_CHOICE
from palatine.games.wonderful_kingdom.scoring import card_points, has_final_stage, multiplied_points, seat_score
from palatine.games.wonderful_kingdom.seat import VP_PER_TYPE
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.columns import total
from palatine.kernel.ints import i64
from palatine.kernel.table import Table

STEPS: Final = 5.0
"""Planning and the four steps of production."""
FAILED: Final = 60.0
"""What an unfinished quest costs in the forecast, in points."""
SOLDIERS: Final = 1.5
"""What comes in during a round besides the rewards of supremacy."""
MOMENTS: Final = 2 * ROUNDS
"""Each round is judged twice: before its cards are chosen, and when they are. Each has weights of its own."""


@final
class WonderfulKingdomValue(Fitted):
    def __init__(self, weights: list[float], spread: tuple[float, float]) -> None:
        super().__init__(weights, spread)
        self.digest: Digest | None = None

    def stage(self, table: Table) -> i64:
        assert isinstance(table, WonderfulKingdom)
        return table.round * 2 + (1 if table.phase > PHASE_CHOICE else 0)

    def clock(self, table: Table) -> float:
        assert isinstance(table, WonderfulKingdom)
        if not table.stack and not table.lanes:
            return 0.0
        return max(0.0, STEPS * float(ROUNDS + 1) - float(moment(table))) / STEPS

    def present(self, table: Table, seat: int) -> float:
        assert isinstance(table, WonderfulKingdom)
        return float(seat_score(table, seat))

    def numbers(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, WonderfulKingdom)
        found = self.of_moment(table, seat)
        at = self.moment_of(table)
        before = [0.0] * (len(found) * at)
        return before + found + [0.0] * (len(found) * (MOMENTS - 1 - at))

    def points(self, table: Table, seat: int) -> float:
        """The same as the sum over all numbers, most of which are nought."""
        assert isinstance(table, WonderfulKingdom)
        found = self.of_moment(table, seat)
        weights = self.weights
        assert len(weights) == MOMENTS * len(found), "the weights were fitted to other numbers: run bench/values.py"
        at = self.moment_of(table) * len(found)
        points = self.present(table, seat)
        for i in range(len(found)):
            points += weights[at + i] * found[i]
        return points

    def moment_of(self, g: WonderfulKingdom) -> int:
        """Which of the moments this is, counted from 0; rounds are counted from 1."""
        return max(0, min(MOMENTS - 1, int(self.stage(g)) - 2))

    def of_moment(self, g: WonderfulKingdom, seat: i64) -> list[float]:
        digest = self.digest
        if digest is None or digest.box is not g.box:
            digest = Digest(g.box)
            self.digest = digest
        outlook = Outlook(g, seat, seat, digest)
        cards = float(len(outlook.cards))
        planned = plan_value(outlook) - float(card_points(g, seat) + multiplied_points(g, seat))
        s = g.seat[seat]
        multipliers = 0.0
        for kind in range(i64(BASIC)):
            multipliers += float(s.worth[VP_PER_TYPE + kind])
        found = [
            1.0,
            planned,
            float(s.krystallium),
            float(s.soldiers),
            supremacies(g, seat),
            multipliers,
            float(total(s.types)),
            float(len(s.sites)) + cards,
        ]
        for kind in range(i64(BASIC)):
            found.append(float(g.production(seat, kind)))
        return found + quest(g, seat, outlook, self.clock(g))

    def outcome(self, table: Table, seat: int) -> float:
        """WK-10.6 Whoever has not finished the quest cannot win, as if that cost many points."""
        assert isinstance(table, WonderfulKingdom)
        failed = table.quest >= 0 and not has_final_stage(table, seat)
        return float(table.scores()[seat]) - (FAILED if failed else 0.0)

    def goal(self, table: Table) -> float:
        return float(MEDALS[0][1])


def quest(g: WonderfulKingdom, seat: i64, outlook: Outlook, left: float) -> list[float]:
    """How far the final stage of a quest is away; noughts where there is none, or it has been reached."""
    if g.quest < 0 or has_final_stage(g, seat):
        return [0.0] * 6
    soldiers = float(max(0, outlook.needed_soldiers - outlook.soldiers))
    gems = float(max(0, outlook.needed_gems - outlook.krystallium))
    cards = 0.0
    for kind in range(BASIC):
        cards += float(max(0, outlook.needed_types[kind] - outlook.types[kind]))
    late = soldiers - (SOLDIERS + 0.5 * supremacies(g, seat)) * left
    hope = 1.0 / (1.0 + exp(max(-30.0, min(30.0, late))))
    return [1.0, hope, soldiers, soldiers * soldiers, gems, cards]


VALUE: Final[Value] = WonderfulKingdomValue(WEIGHTS, SPREAD)
