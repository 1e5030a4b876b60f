"""A plan for the rest of a round of Paladins: which moves the workers, the silver and the provisions allow."""

from typing import Final, final

from palatine.bots.thumbs.paladins.goals import PRINTED
from palatine.bots.thumbs.paladins.moves import (
    Move,
    absolve,
    attack,
    commission,
    conspire,
    convert,
    develop,
    favour,
    fortify,
    garrison,
    gather,
    prayer,
    recruit,
)
from palatine.bots.thumbs.paladins.worth import worker_worth
from palatine.games.paladins.actions import DEVELOP_SLOT
from palatine.games.paladins.components import (
    CRIMINAL,
    FAITH,
    FAVOUR_SPACES,
    HUNT,
    INFLUENCE,
    KEPT_WORKERS,
    LABOURER,
    OUTSIDER_SPACES,
    PIECES,
    PRAY,
    ROUNDS,
    STRENGTH,
    TOP,
    TRADE,
)
from palatine.games.paladins.groups import ANY, member
from palatine.games.paladins.seat import ACTION_COUNT, NO_CARD
from palatine.games.paladins.steps.legal import add_townsfolk, add_workshop_slots, free_jar_spaces, free_spaces, reached
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit, members
from palatine.kernel.columns import total
from palatine.kernel.ints import i64, vec

PRICE: Final = 0.85
"""What a worker could do elsewhere in this round."""
LAST_PRICE: Final = 0.35
KEPT: Final = 0.85
"""The part of its worth that a kept worker has in the next round."""
SECOND: Final = 0.85
"""Of the same colour a second one is less useful."""


def better(one: Move | None, other: Move) -> Move:
    return other if one is None or other.worth > one.worth else one


def moves_of(g: Paladins, seat: i64) -> list[Move]:
    """The best form of each action, whether or not its workers, silver and provisions are there yet."""
    found: list[Move] = []
    s = g.seat[seat]
    influence = g.total(seat, INFLUENCE)
    best: Move | None = None
    if s.monks < PIECES:
        for space in members(free_spaces(g, reached(g.total(seat, FAITH), 0))):
            best = better(best, commission(g, seat, space))
        if best is not None:
            found.append(best)
    if len(s.walls) < PIECES and influence >= g.box.wall_needs[len(s.walls)] and total(g.wall_deck):
        found.append(fortify(g, seat))
    if s.outposts < PIECES:
        best = None
        for space in members(free_spaces(g, reached(g.total(seat, STRENGTH), 1))):
            best = better(best, garrison(g, seat, space))
        if best is not None:
            found.append(best)
    if s.jars < PIECES and influence >= g.box.jar_need[s.jars]:
        best = None
        for space in members(free_jar_spaces(g, seat)):
            best = better(best, absolve(g, seat, space))
        if best is not None:
            found.append(best)
    add_outsiders(g, seat, found)
    for move in found[:]:
        found.append(prayer(g, seat, move))
    add_left_side(g, seat, found)
    for place in range(i64(FAVOUR_SPACES)):
        if g.favours[place] != NO_CARD and g.favour_workers[place] == 0:
            found.append(favour(g, seat, g.favours[place]))
    return found


def add_outsiders(g: Paladins, seat: i64, found: list[Move]) -> None:
    attacked: Move | None = None
    converted: Move | None = None
    faith = g.total(seat, FAITH)
    for place in range(i64(OUTSIDER_SPACES)):
        card = g.outsiders[place]
        if card == NO_CARD:
            continue
        attacked = better(attacked, attack(g, seat, card))
        if len(g.seat[seat].converts) < PIECES and faith >= g.box.faith_flags[place]:
            converted = better(converted, convert(g, seat, card))
    if attacked is not None:
        found.append(attacked)
    if converted is not None:
        found.append(converted)


def add_left_side(g: Paladins, seat: i64, found: list[Move]) -> None:
    options: list[int] = []
    add_workshop_slots(g, seat, options)
    best: Move | None = None
    for option in options:
        best = better(best, develop(g, seat, option - DEVELOP_SLOT.base))
    if best is not None:
        found.append(best)
    options = []
    add_townsfolk(g, seat, options)
    alone: Move | None = None
    joined: Move | None = None
    for option in options:
        move = recruit(g, seat, option)
        if move.size == 1:
            alone = better(alone, move)
        else:
            joined = better(joined, move)
    if alone is not None:
        found.append(alone)
    if joined is not None:
        found.append(joined)
    found.append(conspire(g, seat))
    for with_two in (False, True):
        found.append(gather(g, seat, HUNT, with_two))
        found.append(gather(g, seat, TRADE, with_two))


def in_use(g: Paladins, seat: i64) -> i64:
    """The actions of the board that hold workers, as bits."""
    used: i64 = 0
    placed = g.seat[seat].placed
    for action in range(i64(ACTION_COUNT)):
        if placed[action]:
            used |= bit(action)
    return used


@final
class Round:
    """What a seat has left in this round; moves are made in it one after the other."""

    def __init__(self, pool: vec[i64], silver: i64, provisions: i64, used: i64) -> None:
        self.pool: vec[i64] = pool[:]
        self.silver: i64 = silver
        self.provisions: i64 = provisions
        self.used: i64 = used
        self.steps: vec[i64] = vec[i64]([i64(0)] * 3)
        self.levelled: float = 0.0

    def allows(self, move: Move) -> bool:
        if move.again:
            if self.used >> PRAY & 1 or not self.used >> move.place & 1:
                return False
        elif self.used >> move.place & 1:
            return False
        if move.silver > self.silver or move.provisions > self.provisions:
            return False
        return self.has(move)

    def has(self, move: Move) -> bool:
        """PA-4.2 The workers are there, Criminals in place of missing ones."""
        short: i64 = 0
        workers: i64 = self.pool[CRIMINAL]
        for colour in range(i64(CRIMINAL)):
            workers += self.pool[colour]
            if move.needs[colour] > self.pool[colour]:
                short += move.needs[colour] - self.pool[colour]
        return short + move.needs[CRIMINAL] <= self.pool[CRIMINAL] and move.size <= workers

    def make(self, move: Move) -> None:
        """Use the workers: the colour itself, else a Criminal; on clear slots Labourers, then whoever is many."""
        pool = self.pool
        for colour in range(i64(CRIMINAL)):
            for _ in range(move.needs[colour]):
                pool[colour if pool[colour] else CRIMINAL] -= 1
        pool[CRIMINAL] -= move.needs[CRIMINAL]
        for _ in range(move.needs[ANY]):
            pool[self.idlest()] -= 1
        self.finish(move)

    def idlest(self) -> i64:
        if self.pool[LABOURER]:
            return LABOURER
        best: i64 = CRIMINAL
        for colour in range(i64(1), i64(CRIMINAL)):
            if self.pool[colour] and (best == CRIMINAL or self.pool[colour] > self.pool[best]):
                best = colour
        return best

    def use(self, group: i64) -> None:
        for at in range(i64(3)):
            if member(group, at) >= 0:
                self.pool[member(group, at)] -= 1

    def finish(self, move: Move) -> None:
        """Pay, and take what comes in."""
        for worker in range(i64(6)):
            self.pool[worker] += move.gains[worker]
        for which in range(i64(3)):
            self.steps[which] += move.steps[which]
        self.levelled += move.levelled
        self.silver += move.silver_in - move.silver
        self.provisions += move.provisions_in - move.provisions
        self.used |= bit(PRAY if move.again else move.place)


def rest_worth(g: Paladins, seat: i64, rest: Round, moves: list[Move]) -> float:
    """The best moves one after the other, and the workers that are kept at the end."""
    price = PRICE if g.round < ROUNDS else LAST_PRICE
    worth = 0.0
    while True:
        best: Move | None = None
        most = 0.0
        for move in moves:
            score = move.worth - price * float(move.size - move.gained)
            if score > most and rest.allows(move):
                best = move
                most = score
        if best is None:
            return worth + (kept_worth(g, rest.pool) if g.round < ROUNDS else exact_worth(g, seat, rest))
        rest.make(best)
        worth += best.worth


def exact_worth(g: Paladins, seat: i64, rest: Round) -> float:
    """PA-11.2 In the last round it is known where the markers end: the printed points in place of the levelled ones."""
    points: i64 = 0
    for which in range(i64(3)):
        now = g.seat[seat].attribute(STRENGTH + which)
        end = now + rest.steps[which]
        points += PRINTED[end if end < TOP else TOP] - PRINTED[now]
    return float(points) - rest.levelled


def kept_worth(g: Paladins, pool: vec[i64]) -> float:
    """PA-10.2 The three best workers of a pool, for the next round."""
    if g.round == ROUNDS:
        return 0.0
    worth = 0.0
    kept: i64 = 0
    left = pool[:]
    taken = vec[i64]([i64(0)] * 6)
    while kept < KEPT_WORKERS:
        best: i64 = -1
        most = 0.0
        for colour in range(i64(6)):
            if left[colour]:
                each = KEPT * worker_worth(g, colour)
                if colour != CRIMINAL and taken[colour]:
                    each *= SECOND
                if each > most:
                    best = colour
                    most = each
        if best < 0:
            return worth
        left[best] -= 1
        taken[best] += 1
        worth += most
        kept += 1
    return worth
