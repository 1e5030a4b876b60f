"""KB-5.1, KB-5.6 A productive season: its parts, its start, its end."""

from typing import final

from palatine.games.kingsburg.actions import NEUTRAL_ROLLED
from palatine.games.kingsburg.components import NEUTRAL_THREE, NEUTRAL_TWO
from palatine.games.kingsburg.headings import (
    BUILDING,
    EFFECT,
    FROM_BUILDING,
    INFLUENCE_ROUND,
    ROLL,
    SEASON_END,
    SEASON_START,
    SPRING,
    SUPPORT,
    TURN_ORDER,
)  # fmt: skip
from palatine.games.kingsburg.step import Step
from palatine.games.kingsburg.table import Kingsburg
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import i64, vec


@final
class Season(Step):
    """KB-5.1.1 The parts of a season, strictly in this order. The frame carries the season."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        g.enter_phase(2 * f.a + 2)
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


@final
class SeasonStart(Step):
    """KB-5.1.2 Neutral dice for two players, then white dice and what buildings give before the roll."""

    def run(self, g: Kingsburg, f: Frame) -> None:
        if g.seat_count == 2:
            place_neutral_dice(g)
        todo: list[Frame] = []
        for seat in g.order:
            s = g.seat[seat]
            if f.a == SPRING and s.aid:  # KB-4.5: the King's Aid die is for this spring only
                g.grant_white_dice(seat, s.aid)
                s.aid = 0
            g.grant_white_dice(seat, g.granted_white_dice(seat))
            todo += powers(g.box.season_start_numbers, seat, s.buildings & g.box.starters)
        g.then(todo)


def place_neutral_dice(g: Kingsburg) -> None:
    """KB-11.1 Three dice on the advisor of their sum, then two on theirs; KB-11.2 unless both sums are equal."""
    three = g.roll(NEUTRAL_ROLLED, NOBODY, NEUTRAL_THREE)
    g.place_neutral(three[0] + three[1] + three[2], three)
    two = g.roll(NEUTRAL_ROLLED, NOBODY, NEUTRAL_TWO)
    if two[0] + two[1] != three[0] + three[1] + three[2]:
        g.place_neutral(two[0] + two[1], two)
        return
    # KB-11.2: placed singly, and only one of them when they are equal. KB-A-28, KB-B-06: never beside the other three.
    g.place_neutral(two[0], two[:1])
    if two[1] != two[0]:
        g.place_neutral(two[1], two[1:])


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
    ask nothing, and the Inn's token is there in time for the Town Hall (KB-13.4). KB-5.6.3, KB-5.6.4 Then the season is
    tidied up.
    """

    def run(self, g: Kingsburg, f: Frame) -> None:
        if f.b == 1:
            g.clear_court()
            return
        todo: list[Frame] = []
        for seat in g.order:
            todo += powers(g.box.season_end_numbers, seat, g.seat[seat].buildings & g.box.enders[f.a])
        todo.append(Frame(SEASON_END, NOBODY, f.a, 1))
        g.then(todo)
