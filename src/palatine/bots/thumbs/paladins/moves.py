"""What each action of Paladins needs and what it would bring. Read by the rules of thumb."""

from typing import Final, final

from palatine.bots.thumbs.paladins.goals import converts_counting, scoring_worth, step_worth
from palatine.bots.thumbs.paladins.worth import (
    crew_worth,
    crime_worth,
    debt_cost,
    doing_worth,
    effect_worth,
    following_worth,
    provision_worth,
    silver_worth,
    worker_worth,
    workshop_worth,
)
from palatine.games.paladins.actions import (
    ABSOLVE_TO,
    ASK_FAVOUR,
    ATTACK_CARD,
    COMMISSION_TO,
    CONSPIRE_NOW,
    CONVERT_CARD,
    DEVELOP_SLOT,
    DISMISS,
    DISMISS_DEBT,
    FORTIFY_NOW,
    GARRISON_TO,
    HUNT_WITH,
    PRAY_FOR,
    RECRUIT_CARD,
    RECRUIT_DEBT,
    TRADE_WITH,
)
from palatine.games.paladins.components import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    DEVELOP,
    DEVELOP_COST,
    FAITH,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    PRAY,
    PRAY_COST,
    PROVISION,
    RECRUIT,
    SILVER,
    STRENGTH,
    TRADE,
)
from palatine.games.paladins.groups import ANY, NO_SLOT
from palatine.games.paladins.meaning import LEFT, board_action, slots_of
from palatine.games.paladins.people_components import OUTSIDER_TYPES
from palatine.games.paladins.table import Paladins
from palatine.kernel.effect import EITHER, GAIN, SEQ, SPECIAL, Effect
from palatine.kernel.ints import i64, vec

ONCE_MORE: Final = 0.92
"""The second time takes the second best target."""
NEED_COUNT: Final = 7
WALL_BONUS: Final = 1.2
"""What a Wall shows besides its Strength, on the average."""
FAVOURED: Final = 12
"""The place of the first Favour among the marks of what is in use."""


@final
class Move:
    """Something to do: which workers, what must be paid, what comes in, and the worth without the workers."""

    def __init__(self, place: i64, again: bool) -> None:
        self.place: Final = place
        """The board action, or FAVOURED and the place of a Favour."""
        self.again: Final = again
        """PA-5.11 The action once more, after Pray."""
        self.needs: vec[i64] = vec[i64]([i64(0)] * NEED_COUNT)
        """Workers by colour; the last number counts clear slots."""
        self.size: i64 = 0
        self.gains: vec[i64] = vec[i64]([i64(0)] * 6)
        self.gained: i64 = 0
        self.silver: i64 = 0
        """To be paid, likewise the provisions."""
        self.provisions: i64 = 0
        self.silver_in: i64 = 0
        self.provisions_in: i64 = 0
        self.steps: vec[i64] = vec[i64]([i64(0)] * 3)
        """Of Strength, Faith and Influence."""
        self.levelled: float = 0.0
        """The part of the worth that these steps are given before anybody knows where the markers end."""
        self.worth: float = 0.0

    def need(self, colour: i64) -> None:
        self.needs[colour] += 1
        self.size += 1


# ---- what a move brings ----------------------------------------------------------------------------------------------


def incoming(move: Move, effect: Effect) -> None:
    """The workers and goods of a reward; of alternatives nothing is taken for granted."""
    if effect.tag == GAIN:
        for worker in range(i64(CRIMINAL)):
            move.gains[worker] += effect.amounts[worker]
            move.gained += effect.amounts[worker]
        for which in range(i64(3)):
            move.steps[which] += effect.amounts[STRENGTH + which]
        move.silver_in += effect.amounts[SILVER]
        move.provisions_in += effect.amounts[PROVISION]
    elif effect.tag == SPECIAL:
        if effect.name == "criminal":
            move.gains[CRIMINAL] += effect.count
            move.gained += effect.count
        elif effect.name == "tax":
            move.silver_in += effect.count
    elif effect.tag == SEQ:
        for part in effect.parts:
            incoming(move, part)
    elif effect.tag == EITHER and effect.parts[0].tag == GAIN:
        incoming(move, effect.parts[0])


def reward(g: Paladins, seat: i64, move: Move, effect: Effect) -> None:
    incoming(move, effect)
    move.worth += effect_worth(g, seat, effect)


def following(g: Paladins, seat: i64, move: Move, action: i64) -> None:
    """PA-3.8, PA-12.1 The goods that the Paladin and the crew add; their worth is counted with the action."""
    s = g.seat[seat]
    if s.paladin >= 0 and g.box.paladin_action[s.paladin] == action:
        incoming(move, g.box.bonus[s.paladin])
    working = g.box.after[action]
    if s.crew_bits & working:
        for card in s.crew:
            if working >> card & 1:
                incoming(move, g.box.ability[card])


def rise(g: Paladins, seat: i64, move: Move, which: i64) -> None:
    """The flag of an action."""
    move.steps[which - STRENGTH] += 1
    move.worth += step_worth(g, seat, which, 1)


def settled(g: Paladins, seat: i64, move: Move) -> Move:
    """The workers that come in are counted where they are used, or kept."""
    for worker in range(i64(6)):
        if move.gains[worker]:
            move.worth -= float(move.gains[worker]) * worker_worth(g, worker)
    for which in range(i64(3)):
        if move.steps[which]:
            move.levelled += step_worth(g, seat, STRENGTH + which, move.steps[which])
    return move


def need_slots(g: Paladins, move: Move, action: i64, slots: i64) -> None:
    for at in range(i64(3)):
        if slots >> at & 1:
            colour = g.box.slot[3 * action + at]
            assert colour != NO_SLOT
            move.need(colour)


def right_side(g: Paladins, seat: i64, place: i64, effect: Effect) -> Move:
    """A right-side action with the reward of its target."""
    move = Move(place, False)
    need_slots(g, move, place, g.open_slots(seat, place))
    reward(g, seat, move, effect)
    following(g, seat, move, place)
    move.worth += doing_worth(g, seat, place)
    return move


def pay(g: Paladins, seat: i64, move: Move, silver: i64, provisions: i64) -> None:
    move.silver += silver
    move.provisions += provisions
    if silver:
        move.worth += silver_worth(g, seat, -silver)
    if provisions:
        move.worth += provision_worth(g, seat, -provisions)


def commission(g: Paladins, seat: i64, space: i64) -> Move:
    move = right_side(g, seat, COMMISSION, g.box.space[space])
    rise(g, seat, move, INFLUENCE)
    pay(g, seat, move, 0, g.provision_cost(seat, COMMISSION, g.box.provision_costs[g.seat[seat].monks]))
    return settled(g, seat, move)


def garrison(g: Paladins, seat: i64, space: i64) -> Move:
    move = right_side(g, seat, GARRISON, g.box.space[space])
    rise(g, seat, move, FAITH)
    pay(g, seat, move, 0, g.provision_cost(seat, GARRISON, g.box.provision_costs[g.seat[seat].outposts]))
    return settled(g, seat, move)


def fortify(g: Paladins, seat: i64) -> Move:
    move = right_side(g, seat, FORTIFY, g.box.flag[0])
    move.worth += WALL_BONUS
    pay(g, seat, move, 0, g.provision_cost(seat, FORTIFY, g.box.provision_costs[len(g.seat[seat].walls)]))
    return settled(g, seat, move)


def absolve(g: Paladins, seat: i64, space: i64) -> Move:
    move = right_side(g, seat, ABSOLVE, g.box.jar[space])
    rise(g, seat, move, FAITH)
    if g.box.jar[space].name != "remove_suspicion":
        move.worth += effect_worth(g, seat, g.box.vpl_absolve)
    pay(g, seat, move, g.silver_cost(seat, ABSOLVE, g.box.jar_costs[g.seat[seat].jars]), 0)
    return settled(g, seat, move)


def attack(g: Paladins, seat: i64, card: i64) -> Move:
    move = right_side(g, seat, ATTACK, g.box.attack[card])
    move.worth += converts_counting(g, seat, OUTSIDER_TYPES[g.box.type[card]] + "s")
    pay(g, seat, move, g.attack_cost(seat, g.outsider_at(card)), 0)
    return settled(g, seat, move)


def convert(g: Paladins, seat: i64, card: i64) -> Move:
    move = right_side(g, seat, CONVERT, g.box.convert[card])
    move.worth += scoring_worth(g, seat, g.box.scoring[card])
    pay(g, seat, move, g.silver_cost(seat, CONVERT, g.box.convert_costs[len(g.seat[seat].converts)]), 0)
    return settled(g, seat, move)


def develop(g: Paladins, seat: i64, at: i64) -> Move:
    move = Move(DEVELOP, False)
    move.need(ANY)
    move.need(ANY)
    incoming(move, g.box.workshop[g.done(seat, DEVELOP)])
    following(g, seat, move, DEVELOP)
    move.worth += workshop_worth(g, seat, COMMISSION + at // 2, at % 2)
    pay(g, seat, move, g.silver_cost(seat, DEVELOP, DEVELOP_COST), 0)
    return settled(g, seat, move)


def recruit(g: Paladins, seat: i64, action: i64) -> Move:
    """PA-5.7 Dismiss, PA-5.8 recruit; PA-5.6 for silver or for a Debt."""
    move = Move(RECRUIT, False)
    need_slots(g, move, RECRUIT, slots_of(g, seat, action))
    if DISMISS.owns(action) or DISMISS_DEBT.owns(action):
        card = DISMISS.first(action) if DISMISS.owns(action) else DISMISS_DEBT.first(action)
        reward(g, seat, move, g.box.dismiss[card])
    else:
        card = RECRUIT_CARD.first(action) if RECRUIT_CARD.owns(action) else RECRUIT_DEBT.first(action)
        incoming(move, g.box.instant[card])
        move.worth += crew_worth(g, seat, card)
    if DISMISS_DEBT.owns(action) or RECRUIT_DEBT.owns(action):
        move.worth -= debt_cost(g, seat)
    else:
        pay(g, seat, move, g.silver_cost(seat, RECRUIT, g.box.recruit_cost[g.townsfolk_at(card)]), 0)
    return settled(g, seat, move)


def conspire(g: Paladins, seat: i64) -> Move:
    move = Move(CONSPIRE, False)
    move.need(ANY)
    move.gains[CRIMINAL] += 1
    move.gained += 1
    move.silver_in = 1
    following(g, seat, move, CONSPIRE)
    move.worth += worker_worth(g, CRIMINAL) + crime_worth(g, seat, 1) + following_worth(g, seat, CONSPIRE)
    return settled(g, seat, move)


def gather(g: Paladins, seat: i64, action: i64, with_two: bool) -> Move:
    """PA-5.14 Hunt, PA-5.15 Trade."""
    move = Move(action, False)
    need_slots(g, move, action, 3 if with_two else LEFT)
    if action == HUNT:
        move.provisions_in = 3 if with_two else 1
    else:
        move.silver_in = 3 if with_two else 1
    following(g, seat, move, action)
    if move.provisions_in:
        move.worth += provision_worth(g, seat, move.provisions_in)
    if move.silver_in:
        move.worth += silver_worth(g, seat, move.silver_in)
    return settled(g, seat, move)


def favour(g: Paladins, seat: i64, card: i64) -> Move:
    place: i64 = 0
    while g.favours[place] != card:
        place += 1
    move = Move(FAVOURED + place, False)
    move.need(g.box.favour_slot[card])
    reward(g, seat, move, g.box.favour[card])
    pay(g, seat, move, g.box.favour_silver[card], g.box.favour_provision[card])
    if g.box.favour_debt[card]:
        move.worth -= debt_cost(g, seat)
    return settled(g, seat, move)


def prayer(g: Paladins, seat: i64, first: Move) -> Move:
    """PA-5.11 Pray, and an action that is in use once more."""
    move = Move(first.place, True)
    move.needs = first.needs[:]
    move.size = first.size
    move.need(g.box.slot[3 * PRAY])
    move.gains = first.gains
    move.gained = first.gained
    move.silver_in = first.silver_in
    move.provisions_in = first.provisions_in
    move.steps = first.steps
    move.levelled = ONCE_MORE * first.levelled
    move.worth = ONCE_MORE * first.worth
    move.silver = first.silver
    move.provisions = first.provisions
    pay(g, seat, move, g.silver_cost(seat, PRAY, PRAY_COST), 0)
    return move


def move_of(g: Paladins, seat: i64, action: i64) -> Move:
    """What an option of the book means; Pray alone, for what it clears is planned afterwards."""
    if ASK_FAVOUR.owns(action):
        return favour(g, seat, ASK_FAVOUR.first(action))
    if COMMISSION_TO.owns(action):
        return commission(g, seat, COMMISSION_TO.first(action))
    if GARRISON_TO.owns(action):
        return garrison(g, seat, GARRISON_TO.first(action))
    if ABSOLVE_TO.owns(action):
        return absolve(g, seat, ABSOLVE_TO.first(action))
    if ATTACK_CARD.owns(action):
        return attack(g, seat, ATTACK_CARD.first(action))
    if CONVERT_CARD.owns(action):
        return convert(g, seat, CONVERT_CARD.first(action))
    if action == FORTIFY_NOW.base:
        return fortify(g, seat)
    if DEVELOP_SLOT.owns(action):
        return develop(g, seat, action - DEVELOP_SLOT.base)
    if action == CONSPIRE_NOW.base:
        return conspire(g, seat)
    if HUNT_WITH.owns(action):
        return gather(g, seat, HUNT, HUNT_WITH.first(action) == 1)
    if TRADE_WITH.owns(action):
        return gather(g, seat, TRADE, TRADE_WITH.first(action) == 1)
    if PRAY_FOR.owns(action):
        move = Move(PRAY, False)
        move.need(g.box.slot[3 * PRAY])
        pay(g, seat, move, g.silver_cost(seat, PRAY, PRAY_COST), 0)
        return move
    assert board_action(action) == RECRUIT
    return recruit(g, seat, action)
