"""Rules of thumb for what only the modules and scenarios of Kingsburg ask."""

from typing import Final

from palatine.bots.thumbs.kingsburg.battle import sending_worth
from palatine.bots.thumbs.kingsburg.goods import (
    RIVAL,
    effect_worth,
    handful_worth,
    last_worth,
    one_good,
    support_worth,
    token_worth,
)  # fmt: skip
from palatine.bots.thumbs.kingsburg.worth import (
    GOOD,
    SOLDIER,
    TOKEN,
    WHITE_DIE,
    Horizon,
    building_worth,
    flat_worth,
    free_worth,
    horizon,
    power_worth,
    row_worth,
)  # fmt: skip
from palatine.games.kingsburg import court, headings, powers
from palatine.games.kingsburg.actions import (
    ALLY,
    BID,
    BUILD,
    CLAIM,
    DISSOLVE,
    DRAFT,
    EXTRA,
    FIRST_GOVERNOR_CARD,
    HAND_OUT,
    ITEM_TAKEN,
    KEEP,
    LOOK,
    NAME,
    PASS,
    PUT_UP,
    RESERVE,
    ROW_SETS,
    SAVE,
    SEND,
    TAKE,
    TOKENS,
    USE,
    USE_ROWS,
    WHITE,
)  # fmt: skip
from palatine.games.kingsburg.actions import (
    RIVAL as RIVAL_NAMED,
)
from palatine.games.kingsburg.components import COLUMNS, FIRST_ALTERNATIVE, LETTERS, RANKS, ROW_LETTERS, SOLDIERS, YEARS
from palatine.games.kingsburg.headings import FIRST_GOVERNOR, FIRST_GROUP, RIVAL_TAKES
from palatine.games.kingsburg.steps.building import next_in_row
from palatine.games.kingsburg.steps.governors import highest
from palatine.games.kingsburg.steps.losses import doomed_building
from palatine.games.kingsburg.steps.whims import ITEMS
from palatine.games.kingsburg.table import Kingsburg
from palatine.games.kingsburg.zones import GOVERNORS_OFFERED, SECOND_INVADER, SECOND_TOP, TOP
from palatine.kernel.frame import Frame
from palatine.kernel.ints import i64

BIDDING: Final = 0.6
"""How much of a governor's advantage is bid: estimates are rough."""
FRAGILE: Final = 3.0
"""An effect whose condition another could spoil goes first."""
SAVED_FOR_LATER: Final = 0.7
"""What one winter to come adds to a help that comes only once."""


def _reach() -> list[float]:
    """How often some of three dice make each rank."""
    counts = [0] * (RANKS + 1)
    for roll in range(216):
        a = roll % 6 + 1
        b = roll // 6 % 6 + 1
        c = roll // 36 + 1
        for total in sorted({a, b, c, a + b, a + c, b + c, a + b + c}):
            counts[total] += 1
    return [count / 216 for count in counts]


REACH: Final[list[float]] = _reach()


def worth(g: Kingsburg, seat: i64, action: i64, frame: Frame) -> float:
    """How good an option of a module's step looks; nothing is better than anything else where nothing is known."""
    step = frame.step
    if step in (headings.EXCHANGE_ROW, headings.CHOOSE_ROWS, headings.DRAFT_ROW):
        return rows(g, seat, action)
    if step in (headings.KEEP_GOVERNOR, headings.AUCTION, headings.BID):
        return governors(g, seat, action)
    if step in (headings.CLAIM, headings.RESERVE, headings.ALLY, headings.DISSOLVE):
        return scenarios(g, seat, action)
    if step == headings.SOLDIER_TOKEN:
        return sending_worth(g, seat, g.seat[seat].soldiers, SEND.first(action))
    if step == headings.POWERS:
        return order(g, seat, action, frame.a)
    if step == headings.FREE_BUILDING:
        return 0.0 if action == PASS.base else free_worth(g, seat, BUILD.first(action))
    if step == headings.SURCHARGE:
        return -one_good(g, seat, EXTRA.first(action))
    if step == headings.SAVING:
        return one_good(g, seat, SAVE.first(action))
    if step == headings.RECRUIT_TOKENS:
        return tokens(g, seat, TOKENS.first(action))
    if step == headings.PEEK:
        return peek(g, seat, LOOK.first(action))
    if WHITE.owns(action):
        return 0.0
    return use(g, seat, action, frame) if action == PASS.base or USE.owns(action) else whims(g, seat, action, frame)


# ---- rows ------------------------------------------------------------------------------------------------------------


def rows(g: Kingsburg, seat: i64, action: i64) -> float:
    """KB-15.1 Alternative rows against the printed ones; KB-15.12 a second copy is good for nothing but exchange."""
    if USE_ROWS.owns(action):
        return sum([row_gain(g, seat, row) for row in ROW_SETS[USE_ROWS.first(action)]])
    if DRAFT.owns(action):
        return row_gain(g, seat, DRAFT.first(action))
    return 0.0 if action == PASS.base else 1.0


def row_gain(g: Kingsburg, seat: i64, letter: i64) -> float:
    """What an alternative row has over the printed one that it covers."""
    for row in g.box.sheet:
        if ROW_LETTERS[row] == LETTERS[letter]:
            return row_worth(g, seat, FIRST_ALTERNATIVE + letter) - row_worth(g, seat, row)
    return 0.0


# ---- governors -------------------------------------------------------------------------------------------------------


def governors(g: Kingsburg, seat: i64, action: i64) -> float:
    """KB-16.1, KB-16.2 The best card; bids up to a part of what it has over a card that costs nothing."""
    if KEEP.owns(action):
        return governor_worth(g, seat, FIRST_GOVERNOR + KEEP.first(action))
    if PUT_UP.owns(action):
        return governor_worth(g, seat, FIRST_GOVERNOR + PUT_UP.first(action))
    if action == PASS.base:
        return 0.0
    advantage = governor_worth(g, seat, g.lot) - spare_worth(g, seat)
    return BIDDING * advantage - float(BID.first(action))


def governor_worth(g: Kingsburg, seat: i64, governor: i64) -> float:
    return power_worth(g, seat, governor, horizon(g))


def spare_worth(g: Kingsburg, seat: i64) -> float:
    """There is a card more than players, so the last but one is always to be had."""
    found = [governor_worth(g, seat, FIRST_GOVERNOR + card - FIRST_GOVERNOR_CARD) for card in offered(g)]
    found.sort()
    return found[1] if len(found) > 1 else found[0]


def offered(g: Kingsburg) -> list[int]:
    return list(g.pile(GOVERNORS_OFFERED).cards)


def erecting_worth(g: Kingsburg, seat: i64, building: i64) -> float:
    """A building; with a gap to its left it must be really good, because that can be done only once."""
    gap = building != next_in_row(g.seat[seat].buildings, building // COLUMNS)
    return building_worth(g, seat, building) - (SAVED_FOR_LATER * float(YEARS - g.year) if gap else 0.0)


# ---- scenarios -------------------------------------------------------------------------------------------------------


def scenarios(g: Kingsburg, seat: i64, action: i64) -> float:
    if CLAIM.owns(action):
        return power_worth(g, seat, FIRST_GROUP + CLAIM.first(action), Horizon(g.year, g.phase, g.year))
    if RESERVE.owns(action):  # KB-5.3.11
        rank = RESERVE.first(action) + 1
        return -1.0 if g.box.forbidden[g.destiny] >> rank & 1 else REACH[rank] * support_worth(g, seat, rank)
    if ALLY.owns(action):
        return popularity(g, seat, ALLY.first(action) + 1)
    assert DISSOLVE.owns(action)
    return popularity(g, (seat + 1) % g.seat_count, DISSOLVE.first(action) + 1)


def popularity(g: Kingsburg, seat: i64, rank: i64) -> float:
    """KB-20.2 How often others who have no token there will influence an advisor."""
    payers = 0
    for other in range(g.seat_count):
        if other != seat and not g.seat[other].allies_at(rank):
            payers += 1
    if g.box.forbidden[g.destiny] >> rank & 1:
        payers = 0
    return REACH[rank] * (0.5 + 0.25 * flat_worth(g.support_of(rank))) * (0.3 + float(payers))


# ---- powers ----------------------------------------------------------------------------------------------------------


def order(g: Kingsburg, seat: i64, action: i64, moment: i64) -> float:
    """KB-12.2 First what another effect could spoil, then what brings most; trades that bring nothing not at all."""
    if action == PASS.base:
        return 0.0
    power = USE.first(action)
    if not powers.can_act(g, seat, moment, power):  # KB-A-47: it would be done without effect
        return -0.2
    effect = g.box.effects[g.box.moments[moment][power]]
    gained = effect_worth(g, seat, effect)
    if effect.is_offer():
        return gained if gained > 0.0 else -0.1
    return gained + (FRAGILE if g.box.condition[power] else 1.0)


def use(g: Kingsburg, seat: i64, action: i64, frame: Frame) -> float:
    """Powers that may be used or not."""
    if frame.step == headings.PEASANTS:
        return peasants(g, seat, action, frame.a)
    if action == PASS.base:
        return 0.0
    if frame.step == headings.PRAYER:
        return prayer(g, seat)
    if frame.step == headings.DUKES_MOVE:
        goal = g.box.moves_to[g.seat[seat].governor]
        return support_worth(g, seat, goal) - support_worth(g, seat, highest(g, seat))
    if frame.step == headings.PROTECT:
        return protection(g, seat, frame.a)
    return 1.0


def peasants(g: Kingsburg, seat: i64, action: i64, rank: i64) -> float:
    """KB-20.5 Twice here, or twice at the best advisor that comes later."""
    if action != PASS.base:
        return support_worth(g, seat, rank)
    best = 0.0
    for later in range(i64(1), RANKS + court.PRIVATE_RANKS + 1):
        if court.board_rank(later) > court.board_rank(rank) and g.stands_at(seat, later):
            best = max(best, support_worth(g, seat, later))
    return best


def prayer(g: Kingsburg, seat: i64) -> float:
    """KB-5.1.2 A die for those without, a VP for the others: what the Priest gains over what opponents do."""
    total = 0.0
    own = 0.0
    for other in range(g.seat_count):
        gained = WHITE_DIE if g.seat[other].white_dice == 0 else 1.0
        if other == seat:
            own = gained + (0.33 if g.seat[other].white_dice == 0 else 0.0)
        else:
            total += gained
    return own - total / float(g.seat_count - 1) - 0.1  # what helps all alike is better left


def protection(g: Kingsburg, seat: i64, number: i64) -> float:
    """KB-9.11 Once in the game: worth it for a good building, or when few winters are left."""
    building = doomed_building(g, seat)
    saved = float(g.box.vp[building]) + power_worth(g, seat, building, horizon(g)) + float(number)
    return saved - SAVED_FOR_LATER * float(YEARS - g.year) * 2.0


def tokens(g: Kingsburg, seat: i64, number: i64) -> float:
    """KB-8.2 Each +2 token that pays saves a good."""
    good = GOOD if g.year < YEARS else last_worth(g, seat)
    return float(number) * (good - token_worth(g))


def peek(g: Kingsburg, seat: i64, deck: i64) -> float:
    """KB-20.4 The deck that the seat has not seen; the first one matters more."""
    top = g.pile(SECOND_TOP if deck else TOP)
    if top.cards:
        known: i64 = top.known[-1]
        if known >> seat & 1:
            return -1.0
    if deck:
        return 0.0
    return 0.0 if g.pile(SECOND_INVADER).cards else 1.0


# ---- whims -----------------------------------------------------------------------------------------------------------


def whims(g: Kingsburg, seat: i64, action: i64, frame: Frame) -> float:
    """KB-19.3 Good things for oneself, poor ones for the others, and if somebody must gain, the weakest."""
    if NAME.owns(action):
        return -one_good(g, frame.a, NAME.first(action))
    if RIVAL_NAMED.owns(action):
        return weakness(g, RIVAL_NAMED.first(action))
    if ITEM_TAKEN.owns(action):
        item = ITEMS[ITEM_TAKEN.first(action)]
        return item_worth(g, seat, item) + RIVAL * item_worth(g, frame.a, item)
    if HAND_OUT.owns(action):
        good = HAND_OUT.first(action)
        return 0.01 * weakness(g, HAND_OUT.second(action)) - one_good(g, seat, good)
    if TAKE.owns(action):
        taken = handful_worth(g, seat, TAKE.first(action))
        if frame.step != RIVAL_TAKES:
            return taken
        return taken - 2.0 * RIVAL * handful_worth(g, frame.a, TAKE.first(action))
    return 0.0


def weakness(g: Kingsburg, seat: i64) -> float:
    return -float(g.seat[seat].vp()) - 0.5 * float(g.seat[seat].goods_held())


def item_worth(g: Kingsburg, seat: i64, item: i64) -> float:
    """KB-19.3 One of the things on tile 14."""
    if item < 3:
        return one_good(g, seat, item)
    return SOLDIER if item == SOLDIERS else TOKEN
