"""KB-16 Module 3: governors, dealt in secret or sold by auction; and the Duke's dice."""

from typing import Final, final

from palatine.games.kingsburg.actions import (
    BID,
    FIRST_GOVERNOR_CARD,
    GOVERNOR_DEALT,
    KEEP,
    MOST_BID,
    PASS,
    PUT_UP,
    USE,
)  # fmt: skip
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import (
    AT_SET_UP,
    AUCTION,
    FIRST_GOVERNOR,
    KEEP_GOVERNOR,
    MOMENT,
    NO_POWERS,
    REVEAL_GOVERNORS,
)  # fmt: skip
from palatine.games.kingsburg.headings import BID as BID_HEADING
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import (
    GOVERNOR_KEPT,
    GOVERNORS_DEALT,
    GOVERNORS_LEFT,
    GOVERNORS_OFFERED,
    GOVERNORS_UNSEEN,
)
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64

CARDS_DEALT: Final = 3


@final
class DealGovernors(Step):
    """KB-16.1 Three cards to each player, who keeps one in secret; KB-16.2 or one more than players, for sale."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.then([turn(REVEAL_GOVERNORS)])
        if g.chosen["governor_choice"] == "auction":
            unseen = list(g.pile(GOVERNORS_UNSEEN).cards)
            for card in g.draw(GOVERNOR_DEALT, NOBODY, unseen, g.seat_count + 1):
                g.move(card, GOVERNORS_UNSEEN, GOVERNORS_OFFERED)
            g.then([turn(AUCTION, g.order[0])])
            return
        for seat in g.order:
            g.deal_governors(seat, g.draw(GOVERNOR_DEALT, seat, list(g.pile(GOVERNORS_UNSEEN).cards), CARDS_DEALT))
        g.together([turn(KEEP_GOVERNOR, seat) for seat in range(g.seat_count)])


@final
class KeepGovernor(Step):
    """KB-16.1 Everybody keeps one card, secretly and at once (KB-0.10)."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return sorted([KEEP.at(card - FIRST_GOVERNOR_CARD) for card in g.pile(GOVERNORS_DEALT, f.seat).cards])

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.keep_governor(f.seat, FIRST_GOVERNOR_CARD + KEEP.first(action))


@final
class RevealGovernors(Step):
    """KB-16.1 All are revealed together. KB-2.2 Then what they bring at the start; KB-16.3 the Thief's VP too.

    KB-16.2 The card that nobody bought leaves the game.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        for card in g.pile(GOVERNORS_OFFERED).cards:
            g.move(card, GOVERNORS_OFFERED, GOVERNORS_LEFT)
        for seat in g.order:
            for card in g.pile(GOVERNOR_KEPT, seat).cards:
                g.appoint(seat, card, GOVERNOR_KEPT)
        for seat in g.order:
            g.start_with(seat, g.seat[seat].governor)
        g.then([Frame(MOMENT, NOBODY, AT_SET_UP)])


@final
class Auction(Step):
    """KB-16.2 The opener picks a card; KB-A-26 whoever alone has none takes it for nothing."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return sorted([PUT_UP.at(card - FIRST_GOVERNOR_CARD) for card in g.pile(GOVERNORS_OFFERED).cards])

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        g.put_up(f.seat, FIRST_GOVERNOR + PUT_UP.first(action))
        if next_without(g, f.seat, 0) == f.seat:
            g.raise_bid(f.seat, 0)
            g.knock_down()
        else:
            g.then([Frame(BID_HEADING, f.seat, f.seat)])


@final
class Bid(Step):
    """KB-16.2, KB-16.14 Raise by at least 1 VP, or drop out; the opener must begin. The frame carries the opener."""

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        if g.bidder == NOBODY:
            return [BID.at(n) for n in range(MOST_BID + 1)]
        higher = [BID.at(n) for n in range(g.bid + 1, MOST_BID + 1)]
        return [PASS.base, *higher] if higher else []

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            g.drop_out(f.seat)
        else:
            g.raise_bid(f.seat, BID.first(action))
        go_on(g, f)

    def skip(self, g: Kingsburg, f: Frame) -> None:
        g.drop_out(f.seat)
        go_on(g, f)


def go_on(g: Kingsburg, f: Frame) -> None:
    """KB-16.2 Clockwise; the last one buys, and the next to the left of the opener opens the next auction."""
    following = next_without(g, f.seat, g.outbid)
    if following != g.bidder:
        g.then([Frame(BID_HEADING, following, f.a)])
        return
    g.knock_down()
    opener = next_without(g, f.a, 0)
    if g.seat[opener].governor == NO_POWERS:
        g.then([turn(AUCTION, opener)])


def next_without(g: Kingsburg, seat: i64, out: i64) -> i64:
    """The next seat to the left that has no governor and is not out; in the end the seat itself."""
    for i in range(i64(1), g.seat_count):
        other = (seat + i) % g.seat_count
        if g.seat[other].governor == NO_POWERS and not out >> other & 1:
            return other
    return seat


@final
class DukesMove(Step):
    """KB-A-30 When all have passed, the Duke may move the dice from his highest advisor to a free Duchess.

    KB-B-09 A move is no placement: it brings no gift, and no VP to anybody's tokens.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        governor = g.seat[f.seat].governor
        goal = g.box.moves_to[governor]
        barred = g.box.forbidden[g.destiny] | g.barred(f.seat)
        if not goal or (g.taken | barred) >> goal & 1 or not highest(g, f.seat):
            return []
        return [PASS.base, USE.at(governor)]

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action != PASS.base:
            g.move_group(f.seat, highest(g, f.seat), g.box.moves_to[g.seat[f.seat].governor])


def highest(g: Kingsburg, seat: i64) -> i64:
    """The highest rank of the board that the seat influences, or 0."""
    for rank in range(i64(RANKS), i64(0), -1):
        if g.stands_at(seat, rank):
            return rank
    return 0
