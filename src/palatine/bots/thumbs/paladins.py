"""Rules of thumb for Paladins of the West Kingdom: the plan for a round that looks best, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.paladins_moves import Move, move_of
from palatine.bots.thumbs.paladins_plan import Round, in_use, kept_worth, moves_of, rest_worth
from palatine.bots.thumbs.paladins_worth import (
    crew_worth,
    crime_worth,
    debt_cost,
    discard_worth,
    effect_worth,
    pay_worth,
    workshop_worth,
)
from palatine.games.paladins import headings
from palatine.games.paladins.actions import (
    DESTROY,
    DEVELOP_SLOT,
    DISCARD,
    HIRE,
    KEEP,
    PASS,
    PICK,
    PLAY,
    PRAY_FOR,
    RECRUIT_CARD,
    REPAY,
    USE,
)
from palatine.games.paladins.components import COMMISSION, CRIMINAL, ROUNDS
from palatine.games.paladins.groups import TRIPLES, member
from palatine.games.paladins.seat import NO_WORKERS
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

LATER: Final = 0.92
"""What is planned may not come."""
LAST_LATER: Final = 0.99
NEXT_TIME: Final = 0.1


@final
class PaladinsThumb(Thumb):
    """The moves of a decision are looked up once and remembered while the same options lie open."""

    def __init__(self) -> None:
        self.options: list[int] = []
        self.moves: list[Move] = []

    def worth(self, table: Table, seat: int, action: int) -> float:
        assert isinstance(table, Paladins)
        frame = table.pending(seat)
        assert frame is not None
        step = frame.step
        if step == headings.ACTION:
            return self.action(table, seat, action)
        if step == headings.WORKERS:
            return self.workers(table, seat, frame.a, USE.first(action))
        if step == headings.CHOOSE_PALADIN:
            return paladin_worth(table, seat, PLAY.first(action)) + NEXT_TIME * paladin_worth(
                table, seat, PLAY.second(action)
            )
        if step == headings.HIRE:
            return tavern_worth(table, seat, HIRE.first(action))
        if step == headings.KEEP_WORKERS:
            return kept_worth(table, group_pool(TRIPLES + KEEP.first(action)))
        if step == headings.CLEAR:
            return self.clear(table, seat, action)
        if action == PASS.base:
            return 0.0
        if step == headings.STARTING_TOWNSFOLK or step == headings.FREE_RECRUIT:
            return crew_worth(table, seat, RECRUIT_CARD.first(action))
        if step == headings.FREE_DEVELOP:
            at = action - DEVELOP_SLOT.base
            return workshop_worth(table, seat, COMMISSION + at // 2, at % 2)
        if step == headings.CHOICE:
            return effect_worth(table, seat, table.box.effects[frame.a].parts[PICK.first(action)])
        if step == headings.OFFER:
            trade = table.box.effects[frame.a]
            if trade.tag == EITHER:
                trade = trade.parts[PICK.first(action)]
            return effect_worth(table, seat, trade.parts[1]) - effect_worth(table, seat, trade.parts[0])
        if step == headings.DISCARD_SUSPICION:
            return discard_worth(table, seat, DISCARD.first(action) + 1)
        if step == headings.PAY_DEBT:
            assert action == REPAY.base
            return pay_worth(table, seat)
        assert step == headings.DESTROY_DEBT and action == DESTROY.base
        return debt_cost(table, seat)

    def known_moves(self, g: Paladins, seat: i64) -> list[Move]:
        options = g.legal(seat)
        if self.options is not options:
            self.options = options
            self.moves = moves_of(g, seat)
        return self.moves

    def action(self, g: Paladins, seat: i64, action: i64) -> float:
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
        return move.worth + later * rest_worth(g, seat, rest, self.known_moves(g, seat))

    def workers(self, g: Paladins, seat: i64, action: i64, group: i64) -> float:
        """Whoever is used, the others should be able to do the most."""
        s = g.seat[seat]
        rest = Round(s.pool, s.silver, s.provisions, in_use(g, seat))
        rest.use(group)
        rest.finish(move_of(g, seat, action))
        if PRAY_FOR.owns(action):
            rest.used &= ~bit(PRAY_FOR.first(action))
        left = kept_worth(g, rest.pool)
        return rest_worth(g, seat, rest, self.known_moves(g, seat)) + 0.01 * left

    def clear(self, g: Paladins, seat: i64, action: i64) -> float:
        s = g.seat[seat]
        used = in_use(g, seat)
        if action != PASS.base:
            used &= ~bit(PRAY_FOR.first(action))
        return rest_worth(g, seat, Round(s.pool, s.silver, s.provisions, used), self.known_moves(g, seat))


def group_pool(group: i64) -> vec[i64]:
    pool = NO_WORKERS[:]
    for at in range(i64(3)):
        if member(group, at) >= 0:
            pool[member(group, at)] += 1
    return pool


def add_workers(pool: vec[i64], effect: Effect) -> None:
    """The workers of a Paladin or a Tavern card join a pool."""
    if effect.tag == GAIN:
        for worker in range(i64(CRIMINAL)):
            pool[worker] += effect.amounts[worker]
    elif effect.tag == SPECIAL and effect.name == "criminal":
        pool[CRIMINAL] += effect.count
    elif effect.tag == SEQ:
        for part in effect.parts:
            add_workers(pool, part)


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


def tavern_worth(g: Paladins, seat: i64, card: i64) -> float:
    return hired_worth(g, seat, card, g.seat[seat].pool, moves_of(g, seat))


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
