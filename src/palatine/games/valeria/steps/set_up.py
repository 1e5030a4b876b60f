"""VA-2 Set-up, and the secret choice of dukes."""

from typing import final

from palatine.games.valeria.actions import AREA_CHOSEN, CITIZEN_TURNED, DUKE_DEALT, FIRST_PLAYER, KEEP
from palatine.games.valeria.box import Box
from palatine.games.valeria.components import AREAS, CITIZENS, COLUMNS, COPIES, DOMAINS, DUKES_DEALT, SETS, SLOTS
from palatine.games.valeria.headings import KEEP_DUKE, TURN
from palatine.games.valeria.seat import CITIZEN_TYPES, MONSTER_TYPES
from palatine.games.valeria.step import Step
from palatine.games.valeria.table import Valeria
from palatine.games.valeria.zones import DARK_DUKE, DEALT, DOMAINS_UNSEEN, DUKES_UNSEEN, KEPT, REJECTED
from palatine.kernel.frame import NOBODY, Frame, turn
from palatine.kernel.ints import append, i64, vec


@final
class SetUp(Step):
    """VA-2.1 The centre, VA-2.10 the dukes, VA-2.11 the first player. VA-2.8 The rest is out of the game."""

    def run(self, g: Valeria, f: Frame) -> None:
        lay_monsters(g, chosen_areas(g))
        lay_citizens(g, chosen_citizens(g))
        lay_domains(g)
        for seat in range(g.seat_count):
            for duke in g.draw(DUKE_DEALT, seat, list(g.pile(DUKES_UNSEEN).cards), DUKES_DEALT):
                g.move(duke, DUKES_UNSEEN, DEALT, to_owner=seat)
        g.first = g.draw(FIRST_PLAYER, NOBODY, list(range(g.seat_count)))[0]
        g.active = g.first
        g.then([turn(TURN)])
        g.together([turn(KEEP_DUKE, seat) for seat in range(g.seat_count)])


@final
class KeepDuke(Step):
    """VA-2.10 Everybody keeps one of two dukes, secretly. VA-11.1, VA-13.15 Solo: then the Dark Lord draws his."""

    def options(self, g: Valeria, f: Frame) -> list[int]:
        return sorted([KEEP.at(duke) for duke in g.pile(DEALT, f.seat).cards])

    def choose(self, g: Valeria, f: Frame, action: i64) -> None:
        kept = KEEP.first(action)
        for duke in g.pile(DEALT, f.seat).cards:
            g.move(duke, DEALT, KEPT if duke == kept else REJECTED, f.seat, f.seat)
        if g.is_solo():
            duke = g.draw(DUKE_DEALT, NOBODY, list(g.pile(DUKES_UNSEEN).cards))[0]
            g.move(duke, DUKES_UNSEEN, DARK_DUKE)


def named_set(g: Valeria) -> int:
    """The recommended set of this table, or -1 if it is chosen by hand or by lot (VA-2.16)."""
    ids = [row.id for row in SETS]
    name = str(g.chosen["set"])
    return ids.index(name) if name in ids else -1


def chosen_areas(g: Valeria) -> list[int]:
    """VA-2.3, VA-B-04 Five areas; VA-2.4, VA-13.12 from left to right by strength, which is the order of the rows."""
    ids = [row.id for row in AREAS]
    number = named_set(g)
    given = g.chosen["areas"]
    assert isinstance(given, list)
    wanted = SETS[number].text("areas").split() if number >= 0 else given
    areas = [ids.index(name) for name in wanted]
    missing = COLUMNS - len(areas)
    if missing:
        areas += g.draw(AREA_CHOSEN, NOBODY, [area for area in range(len(ids)) if area not in areas], missing)
    return sorted(areas)


def chosen_citizens(g: Valeria) -> list[int]:
    """VA-2.5 One citizen for each of the ten slots; what is not named is drawn."""
    if g.box.mixed:
        return []
    ids = [row.id for row in CITIZENS]
    number = named_set(g)
    given = g.chosen["citizens"]
    assert isinstance(given, list)
    wanted = [ids.index(name) for name in (SETS[number].text("citizens").split() if number >= 0 else given)]
    chosen: list[int] = []
    for slot in range(SLOTS):
        fitting = [citizen for citizen in wanted if g.box.slot[citizen] == slot]
        if not fitting:
            among = [citizen for citizen in range(CITIZEN_TYPES) if g.box.slot[citizen] == slot]
            fitting = g.draw(CITIZEN_TURNED, NOBODY, among) if len(among) > 1 else among
        chosen.append(fitting[0])
    return chosen


def lay_monsters(g: Valeria, areas: list[int]) -> None:
    """VA-2.2 Five-player cards stay away with fewer; VA-2.3 the strongest below, the weakest on top."""
    g.areas = vec[i64]([i64(area) for area in areas])
    g.monsters = [monster_stack(g.box, area, g.seat_count == 5) for area in areas]


def monster_stack(box: Box, area: i64, five: bool) -> vec[i64]:
    by_strength = [(-box.strength[m], m) for m in range(MONSTER_TYPES) if box.area[m] == area]
    stack: vec[i64] = vec[i64]()
    for _, monster in sorted(by_strength):
        for _ in range(box.copies[monster] - (0 if five else box.five_player[monster])):
            stack = append(stack, monster)
    return stack


def lay_citizens(g: Valeria, chosen: list[int]) -> None:
    """VA-2.5 Five of each, six with five players; VA-10.5 mixed stacks: one face up, the others face down."""
    size = COPIES if g.seat_count == 5 else COPIES - 1
    if g.box.mixed:
        g.unseen = vec[i64]([i64(COPIES)] * CITIZEN_TYPES)
        g.hidden = vec[i64]([i64(size)] * SLOTS)
        for slot in range(SLOTS):
            g.turn_up_citizen(slot)
        return
    g.offers = [vec[i64]([i64(citizen)] * size) for citizen in chosen]


def lay_domains(g: Valeria) -> None:
    """VA-2.6 The set's domains leave, then each place gets face-down cards and one face up (VA-10.1: one more)."""
    number = named_set(g)
    ids = [row.id for row in DOMAINS]
    for name in SETS[number].text("removed").split() if number >= 0 else []:
        if ids.index(name) in g.pile(DOMAINS_UNSEEN).cards:
            g.remove(ids.index(name), DOMAINS_UNSEEN)
    below = 3 if g.seat_count == 5 else 2
    g.covered = vec[i64]([i64(below + 1)] * COLUMNS)
    for column in range(COLUMNS):
        g.uncover(column)
