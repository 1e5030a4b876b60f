"""KB-12 Moments at which powers act: the destiny card for everybody, then the players in turn order."""

from typing import final

from palatine.games.kingsburg import powers
from palatine.games.kingsburg.actions import FATE_ROLLED, PASS, USE
from palatine.games.kingsburg.headings import EFFECT, FROM_BUILDING, POWERS
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit
from palatine.kernel.frame import NOBODY, Frame
from palatine.kernel.ints import i64


@final
class Moment(Step):
    """KB-0.11 The destiny card first, for everybody; then the players. The frame carries the moment.

    With b = 1 the card has had its turn already (KB-3.2).
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        todo: list[Frame] = []
        if f.b == 0 and g.box.moments[f.a][g.destiny] >= 0:
            todo = destiny_frames(g, f.a)
        for seat in g.order:
            if powers.places_of(g, seat, f.a):
                todo.append(Frame(POWERS, seat, f.a))
        if todo:
            g.then(todo)


def destiny_frames(g: Kingsburg, moment: i64) -> list[Frame]:
    """KB-17.1 What the year's card does to each player now; some cards need a die first."""
    card = g.destiny
    if not powers.is_time(g, card, moment):
        return []
    if g.box.needs_roll[card]:
        face = g.roll(FATE_ROLLED, NOBODY, 1)[0]
        g.tell("fate", "KB-17.1", NOBODY, {"face": int(face), "card": g.box.powers[card].id})
        if face < g.box.needs_roll[card]:
            return []
    number = g.box.moments[moment][card]
    condition = g.box.condition[card]
    found: list[Frame] = []
    for seat in g.order:
        if condition == 0 or g.holds(condition, seat):
            found.append(Frame(EFFECT, seat, number, FROM_BUILDING + card))
    return found


@final
class Powers(Step):
    """KB-5.6.1, KB-12.2 One player's effects of the same moment, in the order that the player likes.

    KB-B-01 Nothing is asked while no order is better than another. The frame carries the moment and, as bits, the
    places that have had their turn.
    """

    def keeps_sets(self) -> bool:
        return True

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        left = powers.available(g, f.seat, f.a, f.b)
        if left & (left - 1) == 0 or not powers.are_in_the_way(g, f.seat, f.a, left):
            return []
        found: list[int] = []
        optional = True
        for place in range(i64(powers.PLACES)):
            if left >> place & 1:
                power = powers.power_at(g, f.seat, place)
                optional = optional and powers.is_optional(g, f.a, power)
                found.append(USE.at(power))
        if optional:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        for place in range(i64(powers.PLACES)):
            if powers.power_at(g, f.seat, place) == USE.first(action):
                act(g, f, place)
                return

    def skip(self, g: Kingsburg, f: Frame) -> None:
        left = powers.available(g, f.seat, f.a, f.b)
        if left:
            act(g, f, powers.first_of(g, f.seat, f.a, left))


def act(g: Kingsburg, f: Frame, place: i64) -> None:
    """One effect is carried out; the others wait for it."""
    done = f.b | bit(place)
    if powers.places_of(g, f.seat, f.a) & ~done:
        g.then([Frame(POWERS, f.seat, f.a, done)])
    powers.perform(g, f.seat, f.a, powers.power_at(g, f.seat, place))
