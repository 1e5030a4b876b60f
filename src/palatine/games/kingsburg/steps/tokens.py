"""KB-18 Module 5: soldier tokens; and KB-14.5 the Military Academy, which may better any reinforcements."""

from typing import final

from palatine.games.kingsburg.actions import ACADEMY_ROLLED, PASS, SEND, USE
from palatine.games.kingsburg.components import VP
from palatine.games.kingsburg.headings import ACADEMY, ACADEMY_OFFER, FROM_TOKENS
from palatine.games.kingsburg.seat import TOKEN_VALUES
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import lowest
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec


@final
class SoldierToken(Step):
    """KB-18.1, KB-A-40 One unused token, in secret, all at once."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [SEND.at(value) for value in range(TOKEN_VALUES) if g.seat[f.seat].tokens_left(value)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.choose_token(f.seat, SEND.first(action))


@final
class RevealTokens(Step):
    """KB-18.1 All are revealed together; then the Academies (KB-14.6)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        sent = vec[i64]([i64(0)] * g.seat_count)
        for seat in g.order:
            sent[seat] = g.spend_token(seat)
        train(g, sent)


@final
class LastToken(Step):
    """KB-18.2 After year V the token that is left counts as VP."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        for seat in g.order:
            for value in range(i64(1), i64(TOKEN_VALUES)):
                if g.seat[seat].tokens_left(value):
                    g.gain_one(seat, VP, value * g.seat[seat].tokens_left(value), FROM_TOKENS)


def train(g: Kingsburg, sent: vec[i64]) -> None:
    """KB-9.11 When all have their reinforcements, every Academy rolls, in turn order."""
    todo = [Frame(ACADEMY, seat, sent[seat]) for seat in g.order if g.seat[seat].buildings & g.box.own_dice]
    if todo:
        g.then(todo)


@final
class Academy(Step):
    """KB-14.5 Its owner rolls too; with fixed reinforcements the roll is halved, rounding up (KB-A-23)."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        own = g.roll(ACADEMY_ROLLED, f.seat, 1)[0]
        if g.box.has_tokens or g.box.fixed[g.destiny]:
            own = (own + 1) // 2
        g.tell("academy", "KB-14.5", f.seat, {"count": int(own)})
        if own > f.a:
            g.then([Frame(ACADEMY_OFFER, f.seat, f.a, own)])


@final
class AcademyOffer(Step):
    """KB-14.6 A higher result may replace the reinforcements of its owner; a and b are the old and the new."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return [PASS.base, USE.at(academy_of(g, f.seat))]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.reinforce_one(f.seat, f.b - f.a)


def academy_of(g: Kingsburg, seat: i64) -> i64:
    """The building that rolls."""
    return lowest(g.seat[seat].buildings & g.box.own_dice)
