"""KB-12 Moments at which powers act: the destiny card for everybody, then the players in turn order."""

from typing import final

from palatine.games.kingsburg import orders, powers
from palatine.games.kingsburg.actions import FATE_ROLLED, PASS, USE
from palatine.games.kingsburg.headings import EFFECT, FROM_BUILDING, POWERS
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit, lowest
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

    KB-B-01 Nothing is asked while one of them can come first without losing anything. The frame carries the moment
    and, as bits, the places that have had their turn.
    """

    def keeps_sets(self) -> bool:
        return True

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        left = places_left(g, f)
        if left & (left - 1) == 0 or next_place(g, f, left) != orders.ASK:
            return []
        found: list[int] = []
        optional = True
        for place in orders.places_in(left):
            power = powers.power_at(g, f.seat, place)
            declinable = powers.is_optional(g, f.a, power)
            if powers.can_act(g, f.seat, f.a, power):
                optional = optional and declinable
            elif declinable:
                continue  # an offer that cannot be paid waits; KB-A-47 what is compulsory may come all the same
            found.append(USE.at(power))
        if optional:
            found.append(PASS.base)
        found.sort()
        return found

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            return
        left = places_left(g, f)
        for place in orders.places_in(left):
            power = powers.power_at(g, f.seat, place)
            if power == USE.first(action):
                if not powers.can_act(g, f.seat, f.a, power):
                    g.tell("idle", "KB-A-47", f.seat, {"power": g.box.powers[power].id})
                act(g, f, left, place)
                return

    def skip(self, g: Kingsburg, f: Frame) -> None:
        left = places_left(g, f)
        if left == 0:
            return
        place = lowest(left) if left & (left - 1) == 0 else next_place(g, f, left)
        if place != orders.NOBODY_ACTS:
            act(g, f, left, place)


def places_left(g: Kingsburg, f: Frame) -> i64:
    """KB-A-47 All that have not had their turn; under the first rules only those that can act now."""
    if g.rules < 2:
        return powers.available(g, f.seat, f.a, f.b)
    return powers.places_of(g, f.seat, f.a) & ~f.b


def next_place(g: Kingsburg, f: Frame, left: i64) -> i64:
    """The place that acts without a question; or one of `orders`: the owner is asked, or nothing can act any more."""
    if g.rules < 2:
        return orders.ASK if powers.are_in_the_way(g, f.seat, f.a, left) else powers.first_of(g, f.seat, f.a, left)
    return orders.next_place(g, f.seat, f.a, left)


def act(g: Kingsburg, f: Frame, left: i64, place: i64) -> None:
    """One effect is carried out, if it can be; the others wait for it."""
    done = f.b | bit(place)
    others = left & ~bit(place) if g.rules >= 2 else powers.places_of(g, f.seat, f.a) & ~done
    if others:
        g.then([Frame(POWERS, f.seat, f.a, done)])
    power = powers.power_at(g, f.seat, place)
    if powers.can_act(g, f.seat, f.a, power):
        powers.perform(g, f.seat, f.a, power)
