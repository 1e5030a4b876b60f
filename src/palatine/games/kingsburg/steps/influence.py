"""KB-5.3 Influencing advisors."""

from typing import Final, final

from palatine.games.kingsburg import court, dice, powers
from palatine.games.kingsburg.actions import BOOST_FAIR, BOOST_MARKET, BOOST_VALUES, PASS, PLACE, WHITE
from palatine.games.kingsburg.components import RANKS
from palatine.games.kingsburg.headings import INFLUENCE, INFLUENCE_ROUND, WHITE_DICE
from palatine.games.kingsburg.seat import HAS_PASSED, USED_FAIR, USED_MARKET, USED_TOKEN, Seat
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.scenarios import reward_allies
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.bits import bit
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64, vec

BOOSTS: Final[list[vec[i64]]] = [
    vec[i64]([0]),
    vec[i64]([0, 1]),
    vec[i64]([0, 2, 3]),
    vec[i64]([0, 1, 2, 3, 4, 5]),
]
"""What can be added to dice: nothing, with a +2 token, with the Market, with both."""
MOST_BY_FAIR: Final = 6


@final
class InfluenceRound(Step):
    """KB-5.3.1 In turn order, over and over, until everybody has passed."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        busy: list[Frame] = []
        for seat in g.order:
            s = g.seat[seat]
            if s.used & HAS_PASSED:
                continue
            if s.coloured == dice.NO_DICE:  # KB-5.3.7
                g.pass_influence(seat)
            else:
                busy.append(turn(INFLUENCE, seat))
        if busy:
            busy.append(turn(INFLUENCE_ROUND))
            g.then(busy)


@final
class Influence(Step):
    """KB-5.3.1 Influence exactly one advisor, or pass (KB-A-10: also with playable dice).

    KB-5.3.7 Without a coloured die or a legal placement one must pass: then nothing is asked (KB-B-02).
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        return placements(g, f.seat)

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        if action == PASS.base:
            g.pass_influence(f.seat)
            return
        s = g.seat[f.seat]
        if s.white == dice.NO_DICE:
            place(g, f.seat, action, dice.NO_DICE)
            return
        groups = dice.groups_making(s.white, dice.white_part(s.coloured, action))
        if len(groups) == 1:
            place(g, f.seat, action, groups[0])
        else:
            g.then([Frame(WHITE_DICE, f.seat, action, 0)])

    def skip(self, g: Kingsburg, f: Frame) -> None:
        g.pass_influence(f.seat)


@final
class WhiteDice(Step):
    """KB-5.3.10 White dice are split freely: when several groups of them make the same sum, the player says which.

    One die at a time, highest first; the frame carries the placement and the dice named so far.
    """

    def options(self, g: Kingsburg, f: Frame) -> list[int]:
        faces: list[int] = []
        named = dice.count(f.b)
        for group in fitting_groups(g, f):
            face = group >> 3 * named & 7
            if WHITE.at(face - 1) not in faces:
                faces.append(WHITE.at(face - 1))
        faces.sort()
        return faces

    def choose(self, g: Kingsburg, f: Frame, action: i64) -> None:
        named = f.b | (WHITE.first(action) + 1) << 3 * dice.count(f.b)
        named_frame = Frame(WHITE_DICE, f.seat, f.a, named)
        left = fitting_groups(g, named_frame)
        if len(left) == 1:
            place(g, f.seat, f.a, left[0])
        else:
            g.then([named_frame])


def placements(g: Kingsburg, seat: i64) -> list[int]:
    """Passing and every legal group, or nothing if there is no group.

    KB-5.3.2 A group is some coloured dice (KB-5.3.3 at least one), white dice, a +2 token and the Market; KB-5.3.8 any
    free rank will do.
    """
    s = g.seat[seat]
    if s.coloured == dice.NO_DICE:
        return []
    boosts = possible_boosts(g, seat, s)
    whites = dice.subset_sums(s.white) if s.white else 1
    free = g.open_ranks(seat)
    found: list[int] = [PASS.base]
    per_rank: i64 = PLACE.s1 * PLACE.s2  # ids are added up here: this is the busiest loop of the game
    for group in dice.GROUPS[s.coloured]:
        first = PLACE.at(0, (group & 7) - 1)
        for boost in boosts:
            rank = (group >> 3) + BOOST_VALUES[boost]
            if free >> rank & 1:
                found.append(first + (rank - 1) * per_rank + boost)
            sums = whites >> 1  # nothing to do without white dice
            while sums and rank < RANKS:
                rank += 1
                if sums & 1 and free >> rank & 1:
                    found.append(first + (rank - 1) * per_rank + boost)
                sums >>= 1
    if g.box.modular:
        add_special_placements(g, seat, boosts, whites, free, found)
    if len(found) == 1:
        return []
    found.sort()
    return found


def add_special_placements(g: Kingsburg, seat: i64, boosts: vec[i64], whites: i64, free: i64, found: list[int]) -> None:
    """KB-A-09 The Travelling Market's die, and KB-16.16 the Politician's private advisors of rank 5 and 10."""
    s = g.seat[seat]
    if s.buildings & g.box.fairs and not s.used & USED_FAIR:
        for group in dice.GROUPS[s.coloured]:
            mask = group & 7
            if mask & (mask - 1) == 0:  # a single die
                for rank in range(i64(1), MOST_BY_FAIR + 1):
                    if free >> rank & 1 and rank != group >> 3:
                        found.append(PLACE.at(rank - 1, mask - 1, BOOST_FAIR))
    private = g.open_private(seat)
    if private == 0:
        return
    for group in dice.GROUPS[s.coloured]:
        for boost in boosts:
            own = (group >> 3) + BOOST_VALUES[boost]
            for place in (RANKS + 1, RANKS + 2):
                missing = court.board_rank(place) - own
                if private >> place & 1 and missing >= 0 and whites >> missing & 1:
                    found.append(PLACE.at(place - 1, (group & 7) - 1, boost))


def possible_boosts(g: Kingsburg, seat: i64, s: Seat) -> vec[i64]:
    """KB-5.3.4 One +2 token a season (KB-A-07), KB-5.3.5 the Market once a season, KB-A-08 or both in one placement.

    KB-5.3.9 Only tokens added to dice count; one paid to the Town Hall is another matter (KB-A-37).
    """
    token = s.plus2 > 0 and not s.used & USED_TOKEN
    market = g.standing(seat) & g.box.shifters != 0 and not s.used & USED_MARKET
    return BOOSTS[(1 if token else 0) + (2 if market else 0)]


def fitting_groups(g: Kingsburg, f: Frame) -> list[i64]:
    """The groups of white dice that begin with the faces named so far."""
    known = bit(3 * dice.count(f.b)) - 1
    s = g.seat[f.seat]
    groups = dice.groups_making(s.white, dice.white_part(s.coloured, f.a))
    return [group for group in groups if group & known == f.b]


def place(g: Kingsburg, seat: i64, action: i64, whites: i64) -> None:
    rank = PLACE.first(action) + 1
    boost = PLACE.third(action)
    g.influence(seat, rank, PLACE.second(action) + 1, boost, whites)
    if g.box.modular:
        if g.gifts:
            g.take_gift(seat, rank)
        if g.box.has_alliances:
            reward_allies(g, seat, rank)
        if g.lent_unless and (boost == BOOST_FAIR or BOOST_MARKET >> boost & 1):
            reward_market(g, seat, g.box.fairs if boost == BOOST_FAIR else g.box.shifters)


def reward_market(g: Kingsburg, seat: i64, markets: i64) -> None:
    """KB-17.2 Market Days: an owner who uses the own market."""
    number: i64 = 0
    while markets >> number:
        if markets >> number & 1:
            powers.reward_use(g, seat, number)
        number += 1
