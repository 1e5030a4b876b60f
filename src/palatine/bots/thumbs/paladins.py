"""Rules of thumb for Paladins of the West Kingdom: the plan for a round that looks best, in victory points."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.paladins_moves import Move, move_of
from palatine.bots.thumbs.paladins_plan import LAST_PRICE, PRICE, Round, in_use, kept_worth, moves_of, rest_worth
from palatine.bots.thumbs.paladins_worth import (
    crew_worth,
    crime_worth,
    debt_cost,
    discard_worth,
    effect_worth,
    pay_worth,
    worker_worth,
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
from palatine.kernel.bits import bit, bit_count
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

LATER: Final = 0.92
"""What is planned may not come."""
LAST_LATER: Final = 0.99
NEXT_TIME: Final = 0.1
PRAYED: Final = 2.3
"""What a right-side action brings that can be done again, without its workers and the silver for praying."""


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

    def hasty(self) -> Thumb:
        return HastyPaladins()


def small_worth(g: Paladins, seat: i64, frame: Frame, action: i64) -> float:
    """The questions that do not need a plan."""
    step = frame.step
    if step == headings.KEEP_WORKERS:
        return kept_worth(g, group_pool(TRIPLES + KEEP.first(action)))
    if action == PASS.base:
        return 0.0
    if step == headings.STARTING_TOWNSFOLK or step == headings.FREE_RECRUIT:
        return crew_worth(g, seat, RECRUIT_CARD.first(action))
    if step == headings.FREE_DEVELOP:
        at = action - DEVELOP_SLOT.base
        return workshop_worth(g, seat, COMMISSION + at // 2, at % 2)
    if step == headings.CHOICE:
        return effect_worth(g, seat, g.box.effects[frame.a].parts[PICK.first(action)])
    if step == headings.OFFER:
        trade = g.box.effects[frame.a]
        if trade.tag == EITHER:
            trade = trade.parts[PICK.first(action)]
        return effect_worth(g, seat, trade.parts[1]) - effect_worth(g, seat, trade.parts[0])
    if step == headings.DISCARD_SUSPICION:
        return discard_worth(g, seat, DISCARD.first(action) + 1)
    if step == headings.PAY_DEBT:
        assert action == REPAY.base
        return pay_worth(g, seat)
    assert step == headings.DESTROY_DEBT and action == DESTROY.base
    return debt_cost(g, seat)


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


# ---- imagined tables -------------------------------------------------------------------------------------------------


@final
class HastyPaladins(Thumb):
    """Quick play for the imagined tables of one decision: each action by itself, at the price of its workers.

    What a seat likes best is remembered by what it holds. Imagined tables differ in what decks will bring, which
    changes little of that.
    """

    def __init__(self) -> None:
        self.liked: Final[dict[int, list[int]]] = {}
        """By a seat and what it holds: the actions that pay, best first."""

    def worth(self, table: Table, seat: int, action: int) -> float:
        return self.worths(table, seat, [action])[0]

    def worths(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, Paladins)
        frame = table.pending(seat)
        assert frame is not None
        step = frame.step
        if step == headings.ACTION:
            return self.actions(table, seat, options)
        if step == headings.WORKERS:
            return [-used_worth(table, seat, USE.first(action)) for action in options]
        if step == headings.CHOOSE_PALADIN:
            return [float(table.box.paladin_action[PLAY.first(action)] >= COMMISSION) for action in options]
        if step == headings.HIRE:
            return [crowd_worth(table, HIRE.first(action)) for action in options]
        if step == headings.CLEAR:
            return [
                0.0 if action == PASS.base else 3.0 - float(bit_count(table.open_slots(seat, PRAY_FOR.first(action))))
                for action in options
            ]
        return [small_worth(table, seat, frame, action) for action in options]

    def actions(self, g: Paladins, seat: i64, options: list[int]) -> list[float]:
        """The first that is liked and possible; passing where there is none."""
        key = held(g, seat)
        liked = self.liked.get(key)
        if liked is None:
            liked = liked_actions(g, seat, options)
            self.liked[key] = liked
        worths = [0.0] * len(options)
        for action in liked:
            if action in options:
                worths[options.index(action)] = 1.0
                return worths
        if PASS.base in options:
            worths[options.index(PASS.base)] = 1.0
        return worths


def held(g: Paladins, seat: i64) -> int:
    """What decides a seat's taste, as one number: workers, goods, markers, actions in use."""
    s = g.seat[seat]
    key: i64 = 0
    for n in s.pool:
        key = key << 4 | (n if n < 15 else 15)
    key = key << 4 | (s.silver if s.silver < 15 else 15)
    key = key << 4 | (s.provisions if s.provisions < 15 else 15)
    key = key << 12 | in_use(g, seat)
    key = key << 4 | s.strength
    key = key << 4 | s.faith
    return int(key << 4 | s.influence) * 4 + int(seat)


def liked_actions(g: Paladins, seat: i64, options: list[int]) -> list[int]:
    """Actions that bring more than their workers could do elsewhere, best first."""
    price = PRICE if g.round < ROUNDS else LAST_PRICE
    order: list[tuple[float, int]] = []
    for action in options:
        if action == PASS.base:
            continue
        if PRAY_FOR.owns(action):
            needed = bit_count(g.open_slots(seat, PRAY_FOR.first(action)))
            score = PRAYED - price * float(needed + 1) if PRAY_FOR.first(action) >= COMMISSION else -1.0
        else:
            move = move_of(g, seat, action)
            score = move.worth - price * float(move.size - move.gained)
        if score > 0.0:
            order.append((-score, action))
    return [action for _, action in sorted(order)]


def used_worth(g: Paladins, seat: i64, group: i64) -> float:
    """What the workers of a group could do elsewhere: of a colour that is many one is missed less."""
    worth = 0.0
    pool = g.seat[seat].pool
    for at in range(i64(3)):
        colour = member(group, at)
        if colour >= 0:
            worth += worker_worth(g, colour) - 0.04 * float(pool[colour])
    return worth


def crowd_worth(g: Paladins, card: i64) -> float:
    """The workers of a Tavern card by themselves."""
    pool = NO_WORKERS[:]
    add_workers(pool, g.box.tavern[card])
    worth = -0.8 * float(g.box.criminals[card])
    for colour in range(i64(6)):
        worth += float(pool[colour]) * worker_worth(g, colour)
    return worth


THUMB: Final = PaladinsThumb()
