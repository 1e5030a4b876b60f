"""PA-8.6 The Inquisition."""

from typing import final

from palatine.games.paladins.headings import (
    DISCARD_SUSPICION,
    FROM_TOWNSFOLK,
    QUESTIONED,
    SQUIRES,
    VERDICT,
)
from palatine.games.paladins.step import Step
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count, lowest
from palatine.kernel.effect import GAIN
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64


@final
class Inquisition(Step):
    """PA-8.6 (a) Crews first, PA-A.18 from the active player clockwise; PA-8.7, PA-10.3 those who have passed too."""

    def run(self, g: Paladins, f: Frame) -> None:
        g.call_inquisition()
        boards: i64 = len(g.seat)
        todo: list[Frame] = []
        for step in range(boards):
            who = (g.active + step) % boards
            if g.seat[who].crew_bits & g.box.at_inquisition:
                todo.append(turn(QUESTIONED, who))
        if todo:
            todo.append(turn(VERDICT))
            g.then(todo)
        else:
            pass_verdict(g)


@final
class Questioned(Step):
    """PA-12.4 Peddlers with two or more Suspicions, PA-12.3 Conspirators, PA-12.5 Squires.

    PA-15.4, PA-B-08 This order is never worse for their owner than another, so only the Conspirators ask. PA-8.8
    """

    def run(self, g: Paladins, f: Frame) -> None:
        s = g.seat[f.seat]
        questioned = s.crew_bits & g.box.at_inquisition
        if questioned & g.box.squires:
            g.stack.append(turn(SQUIRES, f.seat))
        conspirators = questioned & g.box.conspirators
        if conspirators:
            asking = FROM_TOWNSFOLK + lowest(conspirators) if g.rules >= 2 else 0
            g.stack.append(Frame(DISCARD_SUSPICION, f.seat, bit_count(conspirators), asking))
        at_once = questioned & ~g.box.squires & ~g.box.conspirators
        if len(s.suspicions) < 2:
            at_once &= ~g.box.peddlers
        use(g, f.seat, at_once)


@final
class Squires(Step):
    """PA-12.5, PA-12.6 If their owner holds no Suspicion now."""

    def run(self, g: Paladins, f: Frame) -> None:
        s = g.seat[f.seat]
        if len(s.suspicions) == 0:
            use(g, f.seat, s.crew_bits & g.box.squires)


def use(g: Paladins, seat: i64, cards: i64) -> None:
    """PA-12.7 Every copy works, in order of recruiting."""
    if cards == 0:
        return
    for card in g.seat[seat].crew:
        if cards >> card & 1:
            ability = g.box.ability[card]
            if ability.tag == GAIN:
                g.gain(seat, ability.amounts, FROM_TOWNSFOLK + card)
            else:
                g.resolve(ability, seat, FROM_TOWNSFOLK + card)


@final
class Verdict(Step):
    """PA-8.6 (b) and (c)."""

    def run(self, g: Paladins, f: Frame) -> None:
        pass_verdict(g)


def pass_verdict(g: Paladins) -> None:
    """PA-8.6 Whoever holds the most takes a Debt and discards half, rounded down; PA-A.19 nobody without Suspicions."""
    most: i64 = 0
    for s in g.seat:
        if len(s.suspicions) > most:
            most = len(s.suspicions)
    if most:
        for who in range(i64(len(g.seat))):
            if len(g.seat[who].suspicions) == most:
                g.take_debt(who, "PA-8.6")
                g.discard_suspicions(who, most // 2, "PA-8.6")
    g.refill_tax()
