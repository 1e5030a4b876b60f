"""KB-5.1, KB-5.6 A productive season: its parts, its start, its end."""

from typing import final

from palatine.games.kingsburg.actions import NEUTRAL_ROLLED
from palatine.games.kingsburg.components import NEUTRAL_THREE, NEUTRAL_TWO
from palatine.games.kingsburg.headings import (
    AT_SEASON_END,
    AT_SEASON_START,
    AT_SUPPORT_END,
    AT_TOTALS,
    BANDITS,
    BUILDING,
    DUKES_MOVE,
    EFFECT,
    FROM_BUILDING,
    GIFTS,
    INFLUENCE_ROUND,
    MOMENT,
    PRAYER,
    ROLL,
    SEASON_END,
    SEASON_START,
    SPRING,
    SUPPORT,
    SUPPORT_OVER,
    TURN_ORDER,
    WHIM_TILE,
)  # fmt: skip
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.steps.destiny import NOBODY_PRAYED, bless
from palatine.games.kingsburg.steps.scenarios import reward_allies
from palatine.games.kingsburg.steps.whims import return_to_tradition
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Season(Step):
    """KB-5.1.1 The parts of a season, strictly in this order. The frame carries the season."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(2 * f.a + 2)
        if g.box.modular:
            g.then(parts_with_modules(g, f.a))
            return
        g.then(
            [
                Frame(SEASON_START, NOBODY, f.a),
                turn(ROLL),
                turn(TURN_ORDER),
                turn(INFLUENCE_ROUND),
                Frame(SUPPORT, NOBODY, 1),
                turn(BUILDING),
                Frame(SEASON_END, NOBODY, f.a),
            ]
        )


def parts_with_modules(g: Kingsburg, season: i64) -> list[Frame]:
    """KB-5.1.1, KB-5.2.3, KB-5.4.8 The same parts with everything that modules and scenarios put between them.

    KB-12.4 What reads the total without changing it comes when all dice are final.
    """
    todo = [Frame(SEASON_START, NOBODY, season)]
    if g.box.has_whims and not g.box.keeps_tradition:
        todo.append(turn(WHIM_TILE))
    if g.box.gifts[g.destiny]:
        todo.append(turn(GIFTS))
    todo += [
        Frame(SEASON_START, NOBODY, season, 1),
        turn(ROLL),
        Frame(MOMENT, NOBODY, AT_TOTALS),
        turn(TURN_ORDER),
        turn(INFLUENCE_ROUND),
    ]
    if g.box.has_governors:
        todo += [turn(DUKES_MOVE, seat) for seat in g.order if g.box.moves_to[g.seat[seat].governor]]
    if g.box.has_groups:
        todo.append(turn(BANDITS))
    todo.append(Frame(SUPPORT, NOBODY, 1))
    if g.box.has_whims:
        todo.append(turn(SUPPORT_OVER))
    todo += [Frame(MOMENT, NOBODY, AT_SUPPORT_END), turn(BUILDING), Frame(SEASON_END, NOBODY, season)]
    return todo


@final
class SeasonStart(Step):
    """KB-5.1.2 Neutral dice for two players, then white dice and what buildings give before the roll.

    With modules the white dice come later (b = 1): after a whim tile and the gifts of a destiny card.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.seat_count == 2 and f.b == 0:
            place_neutral_dice(g)
        if g.box.modular:
            if f.b == 1:
                start_with_modules(g, f.a)
            return
        todo: list[Frame] = []
        for seat in g.order:
            s = g.seat[seat]
            if f.a == SPRING and s.aid:  # KB-4.5: the King's Aid die is for this spring only
                g.grant_white_dice(seat, s.aid)
                s.aid = 0
            g.grant_white_dice(seat, g.granted_white_dice(seat))
            todo += powers(g.box.moments[AT_SEASON_START], seat, s.buildings & g.box.acting[AT_SEASON_START])
        g.then(todo)


def start_with_modules(g: Kingsburg, season: i64) -> None:
    """KB-5.1.2 White dice first, then what powers give; Good Year and the Priest's prayer last."""
    todo = [Frame(MOMENT, NOBODY, AT_SEASON_START)]
    priest = False
    for seat in g.order:
        s = g.seat[seat]
        if season == SPRING and s.aid:
            g.grant_white_dice(seat, s.aid)
            s.aid = 0
        g.grant_white_dice(seat, g.granted_white_dice(seat))
        if g.box.prayer[s.governor] >= 0:
            priest = True
            todo.append(turn(PRAYER, seat))
    if not priest:
        bless(g, NOBODY_PRAYED)
    g.then(todo)


def place_neutral_dice(g: Kingsburg) -> None:
    """KB-11.1 Three dice on the advisor of their sum, then two on theirs; KB-11.2 unless both sums are equal."""
    three = g.roll(NEUTRAL_ROLLED, NOBODY, NEUTRAL_THREE)
    place_neutral(g, three[0] + three[1] + three[2], three)
    two = g.roll(NEUTRAL_ROLLED, NOBODY, NEUTRAL_TWO)
    if two[0] + two[1] != three[0] + three[1] + three[2]:
        place_neutral(g, two[0] + two[1], two)
        return
    # KB-11.2: placed singly, and only one of them when they are equal. KB-A-28, KB-B-06: never beside the other three.
    place_neutral(g, two[0], two[:1])
    if two[1] != two[0]:
        place_neutral(g, two[1], two[1:])


def place_neutral(g: Kingsburg, rank: i64, faces: vec[i64]) -> None:
    g.place_neutral(rank, faces)
    if g.box.has_alliances:  # KB-20.2: for both players
        reward_allies(g, NOBODY, rank)


def powers(numbers: vec[i64], seat: i64, owned: i64) -> list[Frame]:
    """Frames for the effects of these buildings, in the order of the province sheet."""
    found: list[Frame] = []
    building: i64 = 0
    while owned:
        if owned & 1:
            found.append(Frame(EFFECT, seat, numbers[building], FROM_BUILDING + building))
        owned >>= 1
        building += 1
    return found


@final
class SeasonEnd(Step):
    """KB-5.6.1 Players' effects in turn order; KB-5.6.2 buildings erected this season take part.

    KB-12.2, KB-0.11 let the owner order them. Without modules the order of the sheet is never worse (KB-B-01): gains
    ask nothing, and the Inn's token is there in time for the Town Hall (KB-13.4). With modules see `moments`.
    KB-5.6.3, KB-5.6.4 Then the season is tidied up.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        if f.b == 1:
            if g.box.keeps_tradition:
                return_to_tradition(g)
            g.clear_court()
            g.gifts = 0  # what is left of Rising Stars goes back
            return
        if g.box.modular:
            g.then([Frame(MOMENT, NOBODY, AT_SEASON_END), Frame(SEASON_END, NOBODY, f.a, 1)])
            return
        todo: list[Frame] = []
        for seat in g.order:
            todo += powers(g.box.moments[AT_SEASON_END], seat, g.seat[seat].buildings & g.box.enders[f.a])
        todo.append(Frame(SEASON_END, NOBODY, f.a, 1))
        g.then(todo)
