"""Quick play for imagined tables of Paladins: each action by itself, remembered by what a seat holds."""

from typing import Final, final

from palatine.bots.greedy import Thumb
from palatine.bots.thumbs.paladins.moves import move_of
from palatine.bots.thumbs.paladins.plan import LAST_PRICE, PRICE, in_use, kept_worth
from palatine.bots.thumbs.paladins.worth import (
    crew_worth,
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
    PASS,
    PICK,
    PLAY,
    PRAY_FOR,
    RECRUIT_CARD,
    REPAY,
    USE,
)
from palatine.games.paladins.components import COMMISSION, CRIMINAL, ROUNDS
from palatine.games.paladins.groups import NO_GROUP, member
from palatine.games.paladins.meaning import kept_group
from palatine.games.paladins.seat import NO_WORKERS
from palatine.games.paladins.table import Paladins
from palatine.kernel.bits import bit_count
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64, vec
from palatine.kernel.table import Table

PRAYED: Final = 2.3
"""What a right-side action brings that can be done again, without its workers and the silver for praying."""


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
                0.0 if action == PASS.base else 3.5 - slots_to_fill(table, seat, PRAY_FOR.first(action))
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
            score = PRAYED - price * (1.0 + slots_to_fill(g, seat, PRAY_FOR.first(action)))
        else:
            move = move_of(g, seat, action)
            score = move.worth - price * float(move.size - move.gained)
        if score > 0.0:
            order.append((-score, action))
    return [action for _, action in sorted(order)]


def slots_to_fill(g: Paladins, seat: i64, action: i64) -> float:
    """The workers that a right-side action takes; those on the left are not worth clearing."""
    return float(bit_count(g.open_slots(seat, action))) if action >= COMMISSION else 3.0


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


# ---- questions that need no plan -----------------------------------------------------------------------------------


def small_worth(g: Paladins, seat: i64, frame: Frame, action: i64) -> float:
    """The questions that do not need a plan."""
    step = frame.step
    if step == headings.KEEP_WORKERS:
        return kept_worth(g, group_pool(kept_group(action)))
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


def group_pool(group: i64) -> vec[i64]:
    pool = NO_WORKERS[:]
    if group == NO_GROUP:
        return pool
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
