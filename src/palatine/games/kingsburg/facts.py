"""The facts of Kingsburg: pieces of events, what is on the table and who may see it, and what can never be true."""

from typing import TYPE_CHECKING, Final

from palatine.games.kingsburg import court, dice, module_facts
from palatine.games.kingsburg.actions import ADVISOR, BUILDING, POWER
from palatine.games.kingsburg.box import ENEMY_COUNT, family_of
from palatine.games.kingsburg.components import COLOURED_DICE, COLUMNS, ENEMY_TYPES, RANKS, RESOURCES, YEARS
from palatine.games.kingsburg.headings import (
    CHOICE,
    EFFECT,
    FIRST_DESTINY,
    FIRST_GOVERNOR,
    FIRST_GROUP,
    FROM_BUILDING,
    FROM_PRIVATE,
    NO_POWERS,
    OFFER,
    POINTS_BEFORE,
    POINTS_BUILDINGS,
    POINTS_SOURCES,
)  # fmt: skip
from palatine.games.kingsburg.seat import SPENT_ENGINEER, USES
from palatine.games.kingsburg.sources import OCCASION_OF
from palatine.games.kingsburg.zones import FOUGHT, INVADER, SECOND_INVADER, SECOND_TOP, TOP, UNSEEN
from palatine.kernel import kinds
from palatine.kernel.bits import members
from palatine.kernel.data import Reader, wrong
from palatine.kernel.fields import Field, SeatRows, Sheet, Special, Told
from palatine.kernel.frame import NOBODY
from palatine.kernel.ints import i64, vec
from palatine.kernel.kinds import MANY, Kind, vector_of
from palatine.kernel.zone import ALL, Pile

if TYPE_CHECKING:
    from palatine.games.kingsburg.seat import Seat
    from palatine.games.kingsburg.table import Kingsburg

PLAIN_POINTS = POINTS_SOURCES[:7]
MOST_DICE = 9


# ---- pieces of events ------------------------------------------------------------------------------------------------


def amounts(values: vec[i64]) -> dict[str, object]:
    """Only what is there, by name."""
    return {name: int(n) for name, n in zip(RESOURCES, values, strict=False) if n}


def dice_facts(s: "Seat") -> dict[str, object]:
    return {"dice": dice.faces(s.coloured), "white": dice.faces(s.white), "total": int(s.dice_total())}


def placement(rank: i64, group: i64, by_envoy: bool) -> dict[str, object]:
    return {"advisor": ADVISOR.texts[rank - 1], **group_facts(group), "envoy": by_envoy}


def group_facts(group: i64) -> dict[str, object]:
    told: dict[str, object] = {
        "dice": court.coloured_faces(group),
        "white": court.white_faces(group),
        "token": court.has_token(group),
        "shift": int(court.shift(group)),
    }
    if court.has_fair(group):
        told["fair"] = True
    return told


def source_name(source: i64) -> str:
    """Where something came from, as events name it."""
    if source <= RANKS:
        return f"advisor:{ADVISOR.texts[source - 1]}"
    if source >= FROM_BUILDING:
        return f"{family_of(source - FROM_BUILDING)}:{POWER.texts[source - FROM_BUILDING]}"
    if source >= FROM_PRIVATE:
        return f"advisor:{ADVISOR.texts[RANKS + source - FROM_PRIVATE]}"
    return OCCASION_OF[source][0]


def rule_of(source: i64) -> str:
    """The rule behind a gain or a payment."""
    if source <= RANKS:
        return "KB-5.4.4"
    if source >= FROM_BUILDING + FIRST_DESTINY:
        return "KB-17.1"
    if source >= FROM_BUILDING + FIRST_GROUP:
        return "KB-20.5"
    if source >= FROM_BUILDING + FIRST_GOVERNOR:
        return "KB-16.1"
    if source >= FROM_BUILDING:
        return "KB-5.5.4"
    return "KB-16.6" if source >= FROM_PRIVATE else OCCASION_OF[source][1]


# ---- what is on the table, and who may see it ------------------------------------------------------------------------


def _read_hand(reader: Reader, key: str, _seats: int = 0) -> i64:
    given = reader.integers(key, [], 1, 6)
    if len(given) > MOST_DICE:
        raise wrong(reader.at(key), given, f"has more than {MOST_DICE} dice", f"ma więcej niż {MOST_DICE} kości")
    return dice.hand_of(vector_of(given), 0, len(given))


HAND: Final[Kind] = Kind(dice.faces, _read_hand)
"""Dice, as `dice` keeps them."""


def _read_order(reader: Reader, key: str, seats: int) -> vec[i64]:
    return vector_of(reader.integers(key, [], 0, seats - 1))


def _court(g: "Kingsburg", _seat: int) -> list[dict[str, object]]:
    """One row for each group, by rank. Neutral dice have no owner."""
    rows: list[dict[str, object]] = []
    for rank in range(1, RANKS + court.PRIVATE_RANKS + 1):
        for group in (g.court[2 * rank], g.court[2 * rank + 1]):
            if group:
                owner = int(court.owner(group))
                rows.append(
                    {
                        "advisor": ADVISOR.texts[rank - 1],
                        "seat": NOBODY if owner == court.NEUTRAL else owner,
                        **group_facts(group),
                    }
                )
    return rows


def _read_court(g: "Kingsburg", _seat: int, reader: Reader) -> None:
    for i, row in enumerate(reader.rows("court")):
        _read_group(g, Reader(row, f"{reader.at('court')}.{i}"))


def _read_group(g: "Kingsburg", reader: Reader) -> None:
    rank = reader.word("advisor", "", ADVISOR.texts) + 1
    seat = reader.integer("seat", NOBODY, NOBODY, int(g.seat_count) - 1)
    group = court.group_of(court.NEUTRAL if seat == NOBODY else seat)
    group = court.with_dice(group, _read_hand(reader, "dice"), False)
    group = court.with_dice(group, _read_hand(reader, "white"), True)
    group = court.with_boost(group, reader.flag("token", False), reader.integer("shift", 0, -1, 1))
    if reader.flag("fair", False):
        group = court.with_fair(group)
    reader.close()
    if g.groups_at(rank) == 2:
        raise wrong(reader.path, ADVISOR.texts[rank - 1], "carries two groups already", "ma już dwie grupy kości")
    g.stand(rank, group)


def _points(g: "Kingsburg", seat: int) -> dict[str, int]:
    points = zip(POINTS_SOURCES, g.seat[seat].points, strict=True)
    return {name: int(n) for name, n in points if n or g.box.modular or name in PLAIN_POINTS}


def _read_points(g: "Kingsburg", seat: int, reader: Reader) -> None:
    """A seat may simply say `vp` instead of points by source."""
    s = g.seat[seat]
    if reader.has("points"):
        table = reader.table("points")
        s.set_points(vector_of([table.integer(name, 0, -MANY, MANY) for name in POINTS_SOURCES]))
        table.close()
        return
    printed = sum([int(g.box.vp[b]) for b in members(s.buildings)])
    points = vec[i64]([i64(0)] * len(POINTS_SOURCES))
    points[POINTS_BUILDINGS] = printed
    points[POINTS_BEFORE] = reader.integer("vp", printed, -MANY, MANY) - printed
    s.set_points(points)


def _enemies(g: "Kingsburg", viewer: int | None) -> tuple[i64, i64]:
    """The enemy of this year and the second one, as far as the viewer knows them."""
    eyes: i64 = NOBODY if viewer is None else viewer
    first = known_enemy(eyes, g.pile(INVADER), g.pile(TOP))
    return first, known_enemy(eyes, g.pile(SECOND_INVADER), g.pile(SECOND_TOP))


def known_enemy(viewer: i64, revealed: Pile, top: Pile) -> i64:
    """The enemy of this year as far as a seat, or nobody in particular, knows it; or -1."""
    if revealed.cards:
        return revealed.cards[-1]
    knows = viewer >= 0 and len(top.cards) > 0 and top.known[-1] >> viewer & 1 == 1
    return top.cards[-1] if knows else NOBODY


def _strength(g: "Kingsburg", _seat: int, viewer: int | None) -> int | None:
    """KB-9.5 What must be beaten: the cards, and what the destiny card adds."""
    enemy, second = _enemies(g, viewer)
    if enemy < 0:
        return None
    other = g.box.strength[second] if second >= 0 else i64(0)
    return int(g.box.strength[enemy] + other + g.box.enemy_strength[g.destiny])


def _battle(g: "Kingsburg", seat: int, viewer: int | None) -> dict[str, object]:
    """KB-9.5 The battle value as the viewer can know it, and what the province adds: always, and against one type."""
    enemy, second = _enemies(g, viewer)
    usual = int(g.usual_bonus(seat))
    bonus = int(g.battle_bonus(seat, enemy, second)) if enemy >= 0 else usual
    against = {name: int(g.usual_bonus(seat, kind)) for kind, name in enumerate(ENEMY_TYPES)}
    return {
        "value": int(g.seat[seat].soldiers) + bonus,
        "bonus": usual,
        "against": {name: n for name, n in against.items() if n != usual},
    }


SEAT: Final[Sheet["Kingsburg"]] = Sheet(
    [
        Field("goods", ALL, kinds.counts(RESOURCES[:3], zeros=True)),
        Field("plus2", ALL, kinds.number(0, MANY)),
        Field("soldiers", ALL, kinds.number(0, MANY)),
        Field("buildings", ALL, kinds.names(BUILDING.texts)),
        Special("points", ALL, ["points", "points_sum"], _points, _read_points),
        Field("dice", ALL, HAND, "coloured"),
        Field("white", ALL, HAND),
        Field("white_dice", ALL, kinds.number(0, 9), start=lambda g, seat: dice.count(g.seat[seat].white)),
        Field("aid", ALL, kinds.number(0, 9)),
        Field("total", ALL, kinds.number(0, MANY), start=lambda g, seat: g.seat[seat].dice_total()),
        Field("used", ALL, kinds.names(USES)),
        *module_facts.SEAT,
        Told("vp", ALL, lambda g, seat, viewer: int(g.seat[seat].vp())),
        Told("goods_held", ALL, lambda g, seat, viewer: int(g.seat[seat].goods_held())),
        Told("battle", ALL, _battle),
    ],
    apart={"governor": "the card in its zone"},
)

# KB-0.7 Everything but cards is public; those lie in zones.
TABLE: Final[Sheet["Kingsburg"]] = Sheet(
    [
        Field("year", ALL, kinds.number(1, YEARS)),
        Field("phase", ALL, kinds.number(1, 8)),
        Field("order", ALL, Kind(list, _read_order)),
        Field("envoy", ALL, kinds.seat(NOBODY)),
        Special("court", ALL, ["court", "taken", "doubled"], _court, _read_court),
        SeatRows("seats", SEAT),
        *module_facts.TABLE,
        Told("enemy_strength", ALL, _strength),
    ],
    apart={
        "box": "what was printed",
        "destiny": "the card in its zone",
        "lent": "by the destiny card",
        "lent_unless": "by the destiny card",
        "whims": "the cards in their zone",
    },
)


# ---- what can never be -----------------------------------------------------------------------------------------------


def audit(g: "Kingsburg") -> list[str]:
    """Everything in the box is somewhere, once, and nothing is below zero."""
    broken: list[str] = []
    if sorted([int(seat) for seat in g.order]) != list(range(g.seat_count)):
        broken.append("KB-0.3: turn order must name every seat once")
    cards = sorted([card for pile in g.piles for card in pile.cards])
    if cards != module_facts.cards_in_play(g):
        broken.append("KB-1.3: every enemy card must lie in exactly one place")
    enemies = [*g.pile(TOP).cards, *g.pile(INVADER).cards]
    if len(enemies) > 1 or len(g.pile(SECOND_TOP).cards) + len(g.pile(SECOND_INVADER).cards) > 1:
        broken.append("KB-2.4: one enemy a year")
    enemies += [*g.pile(SECOND_TOP).cards, *g.pile(SECOND_INVADER).cards]
    if [card for card in [*enemies, *g.pile(FOUGHT).cards, *g.pile(UNSEEN).cards] if card >= ENEMY_COUNT]:
        return [*broken, "KB-1.3: a card that is no enemy lies among the enemies"]
    for card in enemies:
        if g.box.enemy_year[card] != g.year:
            broken.append("KB-2.4: the enemy must be of this year")
    fought = sorted([int(g.box.enemy_year[card]) for card in g.pile(FOUGHT).cards])
    most = 2 if g.box.has_second_enemy else 1
    if any([fought.count(year) > most or year > g.year for year in fought]):
        broken.append("KB-2.4: one enemy fought for each year that is over")
    if any([g.pile(UNSEEN).known[i] for i in range(len(g.pile(UNSEEN).known))]):
        broken.append("KB-0.7: nobody knows the unseen enemies")
    broken += module_facts.audit(g)
    for frame in g.stack:
        if frame.step in (CHOICE, EFFECT, OFFER) and not _is_source(frame.b):
            broken.append(f"an effect cannot come from {frame.b}")
    for seat in range(g.seat_count):
        broken += [f"seat {seat}: {line}" for line in _audit_seat(g, seat)]
    return broken


def _is_source(source: i64) -> bool:
    """An advisor, something with powers, or one of the occasions of `headings`."""
    if FROM_BUILDING <= source < FROM_BUILDING + NO_POWERS or FROM_PRIVATE <= source < FROM_PRIVATE + 2:
        return True
    return 1 <= source <= RANKS or source in OCCASION_OF


def _audit_seat(g: "Kingsburg", seat: i64) -> list[str]:
    s = g.seat[seat]
    broken: list[str] = []
    if min([int(n) for n in s.goods]) < 0 or s.plus2 < 0:
        broken.append("KB-0.6: goods and tokens cannot be negative")
    if s.soldiers < 0:
        broken.append("KB-0.9: soldiers cannot be negative")
    lasting = g.box.indestructible  # KB-A-13: what stood on its left may be gone
    for b in range(BUILDING.size):
        if s.spent & SPENT_ENGINEER or lasting >> b & 1:
            continue
        if b % COLUMNS and s.buildings >> b & 1 and not s.buildings >> (b - 1) & 1:
            broken.append(f"KB-5.5.3: {BUILDING.texts[b]} needs {BUILDING.texts[b - 1]}")
    coloured = dice.count(s.coloured)
    white = dice.count(s.white)
    for group in g.court:
        if group and court.owner(group) == seat:
            coloured += len(court.coloured_faces(group))
            white += len(court.white_faces(group))
    if coloured > COLOURED_DICE or white > s.white_dice:
        broken.append("KB-1.2: more dice than the seat has")
    return broken
