"""Rules of thumb for Paladins of the West Kingdom: the plan for a round that looks best, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.paladins.hasty import HastyPaladins, add_workers, small_worth
from palatine.bots.thumbs.paladins.moves import Move, move_of
from palatine.bots.thumbs.paladins.plan import Round, in_use, kept_worth, moves_of, rest_worth
from palatine.bots.thumbs.paladins.worth import (
    crime_worth,
)
from palatine.games.paladins import headings
from palatine.games.paladins.actions import (
    HIRE,
    PASS,
    PLAY,
    PRAY_FOR,
    USE,
)
from palatine.games.paladins.components import ROUNDS
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

LATER: Final = 0.92
"""What is planned may not come."""
LAST_LATER: Final = 0.99
NEXT_TIME: Final = 0.1


@final
class PaladinsThumb(Thumb):
    def worth(self, table: Table, seat: int, action: int) -> float:
        return self.worths(table, seat, [action])[0]

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """The moves that the rest of a round may hold are looked up once for all options."""
        assert isinstance(table, Paladins)
        frame = table.pending(seat)
        assert frame is not None
        step = frame.step
        if step == headings.ACTION:
            moves = moves_of(table, seat)
            return [action_worth(table, seat, action, moves) for action in options]
        if step == headings.WORKERS:
            moves = moves_of(table, seat)
            return [workers_worth(table, seat, frame.a, USE.first(action), moves) for action in options]
        if step == headings.CHOOSE_PALADIN:
            found: dict[int, float] = {}
            for action in options:
                for paladin in (int(PLAY.first(action)), int(PLAY.second(action))):
                    if paladin not in found:
                        found[paladin] = paladin_worth(table, seat, paladin)
            return [found[PLAY.first(action)] + NEXT_TIME * found[PLAY.second(action)] for action in options]
        if step == headings.HIRE:
            moves = moves_of(table, seat)
            pool = table.seat[seat].pool
            return [hired_worth(table, seat, HIRE.first(action), pool, moves) for action in options]
        if step == headings.CLEAR:
            moves = moves_of(table, seat)
            return [clear_worth(table, seat, action, moves) for action in options]
        return [small_worth(table, seat, frame, action) for action in options]

    def settles(self, table: Table, seat: int) -> bool:
        """Search plans rounds; workers and rewards are better chosen by a plan that is already made."""
        frame = table.pending(seat)
        return frame is None or frame.step not in (headings.ACTION, headings.CHOOSE_PALADIN, headings.HIRE)

    def hasty(self) -> Thumb:
        return HastyPaladins()


def action_worth(g: Paladins, seat: i64, action: i64, moves: list[Move]) -> float:
    """An action and the best that can follow it, or the workers kept when passing."""
    s = g.seat[seat]
    if action == PASS.base:
        return kept_worth(g, s.pool)
    rest = Round(s.pool, s.silver, s.provisions, in_use(g, seat))
    move = move_of(g, seat, action)
    rest.make(move)
    if PRAY_FOR.owns(action):
        rest.used &= ~bit(PRAY_FOR.first(action))
    later = LATER if g.round < ROUNDS else LAST_LATER
    return move.worth + later * rest_worth(g, seat, rest, moves)


def workers_worth(g: Paladins, seat: i64, action: i64, group: i64, moves: list[Move]) -> float:
    """Whoever is used, the others should be able to do the most."""
    s = g.seat[seat]
    rest = Round(s.pool, s.silver, s.provisions, in_use(g, seat))
    rest.use(group)
    rest.finish(move_of(g, seat, action))
    if PRAY_FOR.owns(action):
        rest.used &= ~bit(PRAY_FOR.first(action))
    left = kept_worth(g, rest.pool)
    return rest_worth(g, seat, rest, moves) + 0.01 * left


def clear_worth(g: Paladins, seat: i64, action: i64, moves: list[Move]) -> float:
    s = g.seat[seat]
    used = in_use(g, seat)
    if action != PASS.base:
        used &= ~bit(PRAY_FOR.first(action))
    return rest_worth(g, seat, Round(s.pool, s.silver, s.provisions, used), moves)


def hired_worth(g: Paladins, seat: i64, card: i64, pool: vec[i64], moves: list[Move]) -> float:
    """The round with the workers of a Tavern card."""
    s = g.seat[seat]
    together = pool[:]
    add_workers(together, g.box.tavern[card])
    criminals = g.box.criminals[card]
    worth = rest_worth(g, seat, Round(together, s.silver + criminals, s.provisions, 0), moves)
    if criminals:
        worth += crime_worth(g, seat, criminals)
    return worth


def paladin_worth(g: Paladins, seat: i64, paladin: i64) -> float:
    """The round with this Paladin, after the first to choose have taken their Tavern cards."""
    copy = g.clone()
    assert isinstance(copy, Paladins)
    copy.seat[seat].paladin = paladin
    moves = moves_of(copy, seat)
    pool = copy.seat[seat].pool[:]
    add_workers(pool, g.box.paladin_workers[paladin])
    best = 0.0
    added = 0.0
    for card in g.tavern:
        worth = hired_worth(copy, seat, card, pool, moves)
        best = max(best, worth)
        added += worth
    cards = len(g.tavern)
    return 0.5 * best + 0.5 * added / float(cards) if cards else rest_worth(copy, seat, Round(pool, 3, 1, 0), moves)


THUMB: Final = PaladinsThumb()
