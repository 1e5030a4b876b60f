"""WK-10 Module 3, Quests: paying for a stage, and who was first."""

from typing import final

from palatine.games.wonderful_kingdom.actions import PAY
from palatine.games.wonderful_kingdom.components import BASIC, RESOURCES, STAGES_EACH
from palatine.games.wonderful_kingdom.headings import STAGE_PAY
from palatine.games.wonderful_kingdom.seat import Seat, in_pack, one_of
from palatine.games.wonderful_kingdom.step import Step
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.bits import bit
from palatine.kernel.columns import changed
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64

FRESH = 0
FROM_ALCHEMY_AREA = 1
WITH_KRYSTALLIUM = 2


@final
class StagePay(Step):
    """WK-10.5, WK-R16, WK-R35 Each basic cube of the cost is fresh, from the alchemy area, or krystallium.

    The frame carries the stage, and what is still owed with the purse used last: within a resource the purses come in
    order, which loses nothing. A cube that only one purse can pay is not asked for.
    """

    def options(self, g: WonderfulKingdom, f: Frame) -> list[int]:
        found: list[int] = []
        kind = owed_kind(f.b >> 2)
        if kind < 0:
            return found
        for purse in range(f.b & 3, i64(WITH_KRYSTALLIUM + 1)):
            if can_pay(g.seat[f.seat], f.b >> 2, kind, purse):
                found.append(PAY.at(purse))
        return found if len(found) > 1 else []

    def choose(self, g: WonderfulKingdom, f: Frame, action: i64) -> None:
        self.pay(g, f, PAY.first(action))

    def skip(self, g: WonderfulKingdom, f: Frame) -> None:
        kind = owed_kind(f.b >> 2)
        if kind < 0:
            done(g, f.seat, f.a)
            return
        purse = f.b & 3
        while not can_pay(g.seat[f.seat], f.b >> 2, kind, purse):
            purse += 1
            assert purse <= WITH_KRYSTALLIUM, "WK-10.3: a stage that cannot be paid"
        self.pay(g, f, purse)

    def pay(self, g: WonderfulKingdom, f: Frame, purse: i64) -> None:
        kind = owed_kind(f.b >> 2)
        s = g.seat[f.seat]
        if purse == FRESH:
            g.spend_fresh(f.seat, kind)
        elif purse == FROM_ALCHEMY_AREA:
            s.alchemy = changed(s.alchemy, kind, -1)
        else:
            g.spend(f.seat, 1, 0)
        if g.listening:
            g.emit("pay", "WK-R16", f.seat, {"resource": RESOURCES[kind], "purse": PAY.domains[0].texts[purse]})
        owed = (f.b >> 2) - one_of(kind)
        last = purse if in_pack(owed, kind) else i64(FRESH)
        g.push(Frame(STAGE_PAY, f.seat, f.a, owed << 2 | last))


def owed_kind(owed: i64) -> i64:
    """The resource that is paid now, or -1."""
    for kind in range(i64(BASIC)):
        if in_pack(owed, kind):
            return kind
    return -1


def can_pay(s: Seat, owed: i64, kind: i64, purse: i64) -> bool:
    """One cube from this purse, and the rest of the cost can be paid from it and those after it."""
    fresh = s.fresh[kind] if purse == FRESH else i64(0)
    alchemy = s.alchemy[kind] if purse <= FROM_ALCHEMY_AREA else i64(0)
    if (purse == FRESH and not fresh) or (purse == FROM_ALCHEMY_AREA and not alchemy):
        return False
    if purse == WITH_KRYSTALLIUM and not s.krystallium:
        return False
    short = in_pack(owed, kind) - fresh - alchemy
    if short < 0:
        short = 0
    if purse == WITH_KRYSTALLIUM and short == 0:
        short = 1
    for other in range(kind + 1, i64(BASIC)):
        lacking = in_pack(owed, other) - s.fresh[other] - s.alchemy[other]
        if lacking > 0:
            short += lacking
    return s.krystallium >= short


def done(g: WonderfulKingdom, seat: i64, number: i64) -> None:
    """WK-10.3 Marker and benefit; WK-10.7 some only for the first player to get there (WK-10.11)."""
    g.complete(seat, number)
    if not g.box.stage_first[g.stage(number)] or g.is_solo():
        g.reward(seat, number)
        return
    other = g.opponent(seat)
    mark = bit(number)
    if g.seat[other].stages & mark and not g.seat[other].claims & mark:
        return
    if g.lanes and seat != g.first() and g.lanes[other]:
        g.seat[seat].claims |= mark  # WK-R4, WK-B-02: the first player of the round may still get there in this window
        return
    g.seat[other].claims &= ~mark
    g.reward(seat, number)


@final
class Claims(Step):
    """WK-R4, WK-B-02 The window is closed: whoever claimed to be first without a rival is."""

    def run(self, g: WonderfulKingdom, f: Frame) -> None:
        for seat in range(g.seat_count):
            claims = g.seat[seat].claims
            g.seat[seat].claims = 0
            for number in range(i64(STAGES_EACH)):
                if claims >> number & 1:
                    g.reward(seat, number)
