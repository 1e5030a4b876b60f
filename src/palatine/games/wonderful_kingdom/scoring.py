"""WK-13 Scoring, medals and who has won."""

from typing import TYPE_CHECKING

from palatine.games.wonderful_kingdom.components import BASIC, MEDALS, STAGES_EACH
from palatine.games.wonderful_kingdom.seat import FLAT_VP, FROST_GIANT, VP_PER_TYPE, is_frozen
from palatine.kernel.columns import total
from palatine.kernel.ints import i64

if TYPE_CHECKING:
    from palatine.games.wonderful_kingdom.table import WonderfulKingdom


def card_points(g: "WonderfulKingdom", seat: i64) -> i64:
    """WK-13.1 Points printed on constructed cards."""
    return g.seat[seat].worth[FLAT_VP]


def multiplied_points(g: "WonderfulKingdom", seat: i64) -> i64:
    """WK-13.1 Points for each constructed card of a type, on cards and on the duchy card."""
    s = g.seat[seat]
    points: i64 = 0
    for kind in range(i64(BASIC)):
        points += s.worth[VP_PER_TYPE + kind] * s.types[kind]
    return points


def calamity_points(g: "WonderfulKingdom", seat: i64) -> i64:
    """WK-5.7; WK-R14 doubled for everybody by the Alchemist-Diviner."""
    return g.seat[seat].calamities * g.box.calamity_vp * (2 if g.doubled else 1)


def menace_points(g: "WonderfulKingdom", seat: i64) -> i64:
    """WK-8.7 Every undefeated menace, giants under cards included."""
    s = g.seat[seat]
    points: i64 = 0
    for menace in range(i64(5)):
        points += s.menaces[menace] * g.box.menace_vp[menace]
    for site in s.sites:
        if is_frozen(site):
            points += g.box.menace_vp[FROST_GIANT]
    return points


def parts(g: "WonderfulKingdom", seat: i64) -> dict[str, int]:
    """WK-13.2, WK-9.7 Nothing else scores."""
    return {
        "cards": int(card_points(g, seat)),
        "multipliers": int(multiplied_points(g, seat)),
        "calamities": int(calamity_points(g, seat)),
        "menaces": int(menace_points(g, seat)),
    }


def seat_score(g: "WonderfulKingdom", seat: i64) -> i64:
    return card_points(g, seat) + multiplied_points(g, seat) + calamity_points(g, seat) + menace_points(g, seat)


def scores(g: "WonderfulKingdom") -> list[int]:
    return [int(seat_score(g, seat)) for seat in range(g.seat_count)]


def breakdown(g: "WonderfulKingdom") -> list[dict[str, int]]:
    return [parts(g, seat) for seat in range(g.seat_count)]


def has_final_stage(g: "WonderfulKingdom", seat: i64) -> bool:
    """WK-10.6"""
    for number in range(i64(STAGES_EACH)):
        if g.box.stage_final[g.stage(number)] and g.seat[seat].stages >> number & 1:
            return True
    return False


def medal(g: "WonderfulKingdom") -> str:
    """WK-11.11, WK-8.23 The medal of a solo game, or nothing; WK-10.9 with a quest the final stage is needed."""
    if g.quest >= 0 and not has_final_stage(g, 0):
        return ""
    won = ""
    for name, points in MEDALS:
        if seat_score(g, 0) >= points:
            won = name
    return won


def ranking(g: "WonderfulKingdom") -> list[int]:
    """WK-13.3 Most points, then constructed cards (WK-R25), then soldiers; WK-10.6 with a quest only finishers can win.

    Solo: 1 with a medal, 2 without. If nobody has finished the quest, nobody is first.
    """
    if g.seat_count == 1:
        return [1 if medal(g) else 2]
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(g.seat_count):
        s = g.seat[seat]
        finished = 1 if g.quest < 0 or has_final_stage(g, seat) else 0
        keys.append((finished, int(seat_score(g, seat)), int(total(s.types)), int(s.soldiers)))
    if g.quest >= 0 and not keys[0][0] and not keys[1][0]:
        return [2, 2]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
