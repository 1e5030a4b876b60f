"""How long a game of Valeria still lasts and who is ahead, as far as a seat can know. Read by the rules of thumb."""

from typing import Final

from palatine.games.valeria import headings
from palatine.games.valeria.components import COLUMNS, SLOTS, VP
from palatine.games.valeria.scoring import (
    domain_points,
    duke_of,
    duke_points,
    monster_points,
    resource_points,
)
from palatine.games.valeria.seat import MONSTER_TYPES
from palatine.games.valeria.steps.dark_lord import RECKONING_STACKS
from palatine.games.valeria.steps.end import is_condition_met
from palatine.games.valeria.table import Valeria
from palatine.kernel.columns import total
from palatine.kernel.ints import i64, vec

DECIDED: Final = 40.0
"""More than any card: what wins or loses the game at once."""
SAFE: Final = 4.0
"""A lead that the Dark Lord's unknown duke will hardly turn."""
END: Final = 3.0
STACKS: Final = 2 * COLUMNS + SLOTS
"""On the table: of monsters, of domains, of citizens."""
TURN: Final = 6.0
"""Points that an opponent makes in a last turn."""


def rounds_left(g: Valeria, seat: i64) -> float:
    """Turns of this seat to come, the rest of a turn in progress included."""
    now = 0.0
    if g.phase < headings.PHASE_ACTION:
        now = 1.0 if g.active == seat else 0.0
    elif g.active == seat and has_second_action(g):
        now = 0.5
    if not g.is_solo() and (seat - g.first) % g.seat_count > (g.active - g.first) % g.seat_count:
        now += 1.0
    if not g.is_solo() and (g.is_ending or is_condition_met(g)):
        return now
    return now + rounds_to_go(g)


def has_second_action(g: Valeria) -> bool:
    """True while the second action of this turn waits behind what is decided now."""
    for frame in g.stack[:-1]:
        if frame.step == headings.ACTION:
            return True
    return False


def rounds_to_go(g: Valeria) -> float:
    """Full rounds after this one: by the cards in the stacks that will probably be exhausted first."""
    sizes = vec[i64]([i64(0)] * STACKS)
    monsters: i64 = 0
    domains: i64 = 0
    for column in range(i64(COLUMNS)):
        monsters += len(g.monsters[column])
        sizes[column] = len(g.monsters[column])
        size = g.covered[column] + (1 if g.domains[column] >= 0 else 0)
        domains += size
        sizes[COLUMNS + column] = 2 * size
    for slot in range(i64(SLOTS)):
        sizes[2 * COLUMNS + slot] = len(g.offers[slot]) + g.hidden[slot]
    cards: i64 = 0
    needed: i64 = RECKONING_STACKS if g.is_solo() else 2 * g.seat_count
    small: i64 = 0
    while needed > 0:  # asked for millions of times: quicker than putting them in order
        for size in sizes:
            if size == small and needed > 0:
                cards += small
                needed -= 1
        small += 1
    if cards > monsters:
        cards = monsters
    if cards > 2 * domains:
        cards = 2 * domains
    # The Dark Lord takes as much as a second player.
    return float(cards) / (2.0 if g.is_solo() else float(g.seat_count))


def rivalry(g: Valeria) -> float:
    """How much one opponent's loss is one's own gain."""
    return 0.0 if g.is_solo() else 1.0 / float(g.seat_count - 1)


def unknown_duke(g: Valeria, seat: i64, citizens: vec[i64], slain: vec[i64], domains: i64) -> float:
    """What a duke that the seat has not seen scores on average."""
    own = duke_of(g, seat)
    points: i64 = 0
    dukes: i64 = 0
    for duke in g.box.duke_pool:
        if duke != own:
            points += duke_points(g, duke, citizens, slain, domains)
            dukes += 1
    return float(points) / float(dukes)


def public_score(g: Valeria, seat: i64, other: i64) -> float:
    """Another's score as this seat can judge it."""
    s = g.seat[other]
    points = float(monster_points(g, s.slain) + domain_points(g, s.domains) + s.tokens[VP])
    return points + unknown_duke(g, seat, s.citizens, s.slain, s.domains) + 0.3 * float(total(s.tokens) - s.tokens[VP])


def lead(g: Valeria, seat: i64) -> float:
    """Points ahead of the best opponent, or of the Dark Lord."""
    s = g.seat[seat]
    duke = duke_of(g, seat)
    own = monster_points(g, s.slain) + domain_points(g, s.domains)
    if duke >= 0:
        own += duke_points(g, duke, s.citizens, s.slain, s.domains) + resource_points(g, duke, s.tokens)
    if not g.is_solo():
        best = -99.0
        for other in range(g.seat_count):
            if other != seat:
                best = max(best, public_score(g, seat, other))
        return float(own + s.tokens[VP]) - best
    surviving = vec[i64]([i64(0)] * MONSTER_TYPES)
    for stack in g.monsters:
        for monster in stack:
            surviving[monster] += 1
    lord = float(monster_points(g, surviving) + domain_points(g, g.captured_domains))
    lord += unknown_duke(g, 0, g.captured, surviving, g.captured_domains)
    return float(own + (s.tokens[VP] if g.box.solo_tokens else 0)) - lord


def exhausting(g: Valeria, seat: i64, points: float, is_end: bool = False) -> float:
    """What it is worth to empty a stack with a move that brings so many points: the end is good for who leads.

    `is_end` if nothing of the kind is left then, which ends the game by itself.
    """
    stacks = g.exhausted() + 1
    if g.is_solo():
        if stacks < RECKONING_STACKS:
            return -1.5
        return DECIDED if lead(g, seat) + points > SAFE else -DECIDED
    if stacks < 2 * g.seat_count and not is_end:
        return 0.0
    later = (g.first - seat - 1) % g.seat_count
    ahead = lead(g, seat) + points - (TURN if later else 0.0)
    return max(-END, min(END, 0.5 * ahead))
