"""WK-R22 What a player may do at any time they may act: krystallium, soldiers, giving up, stages, advisors."""

from typing import Final

from palatine.games.wonderful_kingdom.actions import (
    ACTIVATE,
    CALAMITY,
    CARD,
    DO_STAGE,
    GIVE_UP,
    KRYSTALLIUM,
    SOLDIER,
    VISION,
)
from palatine.games.wonderful_kingdom.box import AFTER_TAKING, ANY_PHASE
from palatine.games.wonderful_kingdom.components import (
    ABILITIES,
    BASIC,
    STAGES_EACH,
    TRAPS,
)
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.facts import area_name
from palatine.games.wonderful_kingdom.headings import (
    ADVISORS,
    DEAL_INTO,
    DISCARD_CARD,
    FILL_AS,
    FINISH,
    FROM_ADVISOR,
    LOOK,
    MOVE_CARD,
    OVERSEE,
    QUESTS,
    STAGE_PAY,
    TURN_UP,
)
from palatine.games.wonderful_kingdom.seat import FILL_BITS, FROZEN, KINDS, MOST_SPACES, Seat, in_pack, one_of
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import DECK, DISCARD, LEFT, RIGHT, SELECTION, TOP
from palatine.kernel.action import Verb
from palatine.kernel.bits import bit
from palatine.kernel.columns import total
from palatine.kernel.effect import GAIN
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64, vec
from palatine.kernel.zone import OPEN

BASIC_SPACES: Final = (1 << (FILL_BITS * BASIC)) - 1
KRYSTALLIUM_SPACES: Final = (1 << (FILL_BITS * (BASIC + 1))) - 1
SOLDIER_SPACES: Final = MOST_SPACES << (FILL_BITS * S)

# The order of `ABILITIES`.
RECOVER_TRAP: Final = 0
DEAL_CARD: Final = 1
REVEAL_CARD: Final = 2
DISCARD_ONE: Final = 3
MOVE_ONE: Final = 4
CUBE_EACH: Final = 5
EXTRA: Final = 6
DOUBLE: Final = 10
DISCARD_CALAMITY: Final = 11
FINISH_CARD: Final = 12
assert ABILITIES[CUBE_EACH] == "cube_each" and ABILITIES[EXTRA] == "extra_materials"
assert ABILITIES[DOUBLE] == "double_calamities" and ABILITIES[FINISH_CARD] == "finish_card"


def add_acts(g: WonderfulKingdom, seat: i64, moment: i64, found: list[int]) -> None:
    """WK-6.10, WK-6.11, WK-6.12, WK-10.3, WK-9.9 Everything that may be done now besides the question itself."""
    s = g.seat[seat]
    if len(s.sites):
        add_acts_on_sites(g, seat, found)
    if g.box.module == ADVISORS:
        if s.advisors & ~s.used:
            add_advisors(g, seat, moment | ANY_PHASE, found)
    elif g.box.module == QUESTS:
        add_stages(g, seat, found)


def add_acts_on_sites(g: WonderfulKingdom, seat: i64, found: list[int]) -> None:
    """Krystallium and soldiers onto cards, and cards to give up."""
    s = g.seat[seat]
    numbers = g.site_numbers(seat)
    locked = g.is_locked(seat)
    if s.krystallium:
        add_fillable(g, s, numbers, KRYSTALLIUM, KRYSTALLIUM_SPACES, locked, found)
    if s.soldiers:
        add_fillable(g, s, numbers, SOLDIER, SOLDIER_SPACES, locked, found)
    if not locked:
        for at in range(len(numbers)):
            if numbers[at] >= 0 and not s.sites[at] & FROZEN:
                found.append(GIVE_UP.at(numbers[at]))


def add_fillable(
    g: WonderfulKingdom, s: Seat, numbers: vec[i64], verb: Verb, spaces: i64, locked: bool, found: list[int]
) -> None:
    """Cards with such an empty space. WK-R6 One that a giant needs may not become full."""
    for at in range(len(numbers)):
        if numbers[at] >= 0:
            missing = g.missing(s.sites[at])
            if missing & spaces and not (locked and not s.sites[at] & FROZEN and is_one_space(missing)):
                found.append(verb.at(numbers[at]))


def is_one_space(missing: i64) -> bool:
    """True if one more cube makes the card full."""
    if missing & (missing - 1):
        return False
    for kind in range(i64(KINDS)):
        if missing == one_of(kind):
            return True
    return False


def do_act(g: WonderfulKingdom, seat: i64, action: i64) -> None:
    """Carry out one of them."""
    if GIVE_UP.owns(action):
        g.give_up(seat, g.site_at(seat, GIVE_UP.first(action)))
    elif KRYSTALLIUM.owns(action):
        place_krystallium(g, seat, g.site_at(seat, KRYSTALLIUM.first(action)))
    elif SOLDIER.owns(action):
        at = g.site_at(seat, SOLDIER.first(action))
        g.spend(seat, 0, 1)
        g.fill(seat, at, S, S)
    elif ACTIVATE.owns(action):
        activate(g, seat, ACTIVATE.first(action))
    elif DO_STAGE.owns(action):
        start_stage(g, seat, DO_STAGE.first(action))
    else:
        assert VISION.owns(action), "no act"
        g.seat[seat].vision_used = 1
        g.push(turn(LOOK, seat))


# ---- krystallium -----------------------------------------------------------------------------------------------------


def place_krystallium(g: WonderfulKingdom, seat: i64, at: i64) -> None:
    """WK-6.10 On any basic space or a krystallium space; which one is asked where there are several kinds."""
    missing = g.missing(g.seat[seat].sites[at])
    kinds = 0
    kind: i64 = 0
    for k in range(i64(BASIC + 1)):
        if in_pack(missing, k):
            kinds += 1
            kind = k
    if kinds > 1:
        g.push(Frame(FILL_AS, seat, at))
        return
    g.spend(seat, 1, 0)
    g.fill(seat, at, kind, K)


# ---- quest stages ----------------------------------------------------------------------------------------------------


def add_stages(g: WonderfulKingdom, seat: i64, found: list[int]) -> None:
    """Stages that can be paid for now; most are out of reach at a glance."""
    s = g.seat[seat]
    cubes = s.krystallium + total(s.fresh) + total(s.alchemy)
    for number in range(i64(STAGES_EACH)):
        stage = g.stage(number)
        if (
            cubes >= g.box.stage_cubes[stage]
            and s.soldiers >= g.box.cost_of(stage, S)
            and can_do_stage(g, seat, number)
        ):
            found.append(DO_STAGE.at(number))


def can_do_stage(g: WonderfulKingdom, seat: i64, number: i64) -> bool:
    """WK-10.3, WK-10.4 Once each, whole cost at once; WK-10.11 conditions are checked now."""
    s = g.seat[seat]
    if s.stages >> number & 1:
        return False
    stage = g.stage(number)
    cost = g.box.stage_cost
    at = KINDS * stage
    short = cost[at + K] - s.krystallium
    if s.soldiers < cost[at + S] or short > 0:
        return False
    for kind in range(i64(BASIC)):
        lacking = cost[at + kind] - s.fresh[kind] - s.alchemy[kind]
        if lacking > 0:  # WK-R16, WK-R35: krystallium stands in
            short += lacking
            if short > 0:
                return False
        if s.types[kind] < g.box.stage_condition[BASIC * stage + kind]:
            return False
    return True


def start_stage(g: WonderfulKingdom, seat: i64, number: i64) -> None:
    """Krystallium and soldiers are paid with just these; basic cubes are paid one by one (WK-R16)."""
    stage = g.stage(number)
    g.spend(seat, g.box.cost_of(stage, K), g.box.cost_of(stage, S))
    owed: i64 = 0
    for kind in range(i64(BASIC)):
        owed += g.box.cost_of(stage, kind) << (FILL_BITS * kind)
    g.push(Frame(STAGE_PAY, seat, number, owed << 2))


# ---- advisors --------------------------------------------------------------------------------------------------------


def add_advisors(g: WonderfulKingdom, seat: i64, moment: i64, found: list[int]) -> None:
    """WK-9.1 Once a round, in its own moment, for soldiers of the duchy; WK-R34 only if it can do something."""
    s = g.seat[seat]
    ready = s.advisors & ~s.used
    advisor: i64 = 0
    while ready:
        timely = ready & 1 and g.box.moment[advisor] & moment and s.soldiers >= g.box.advisor_cost[advisor]
        if timely and can_serve(g, s, moment, g.box.ability_code[advisor]):
            found.append(ACTIVATE.at(advisor))
        ready >>= 1
        advisor += 1


def can_serve(g: WonderfulKingdom, s: Seat, moment: i64, ability: i64) -> bool:
    """WK-R34"""
    if ability == RECOVER_TRAP:
        return s.traps < (1 if g.is_solo() and g.rules >= 2 else TRAPS)
    if ability == DEAL_CARD:  # WK-R11: before a proposal or a choice
        return not moment & AFTER_TAKING and has_deck(g)
    if ability == REVEAL_CARD:
        return has_face_down(g)
    if ability in (DISCARD_ONE, MOVE_ONE):  # WK-R32
        return len(g.pile(LEFT).cards) + len(g.pile(RIGHT).cards) > 0
    if ability == CUBE_EACH:
        for site in s.sites:
            if g.missing(site) & BASIC_SPACES:
                return True
        return False
    if ability == DISCARD_CALAMITY:  # WK-R33
        return s.calamities > 0
    if ability == FINISH_CARD:
        return len(s.sites) > 0
    if ability == DOUBLE:
        for other in g.seat:
            if other.calamities:
                return True
        return False
    return True


def has_deck(g: WonderfulKingdom) -> bool:
    """WK-R26 A card can be dealt if there is one, or discards to shuffle."""
    if g.pile(DECK).cards or g.pile(TOP).cards:
        return True
    for card in g.pile(DISCARD).cards:
        if not CALAMITY <= card < CALAMITY + 5:
            return True
    return False


def has_face_down(g: WonderfulKingdom) -> bool:
    for place in (LEFT, RIGHT):
        for known in g.pile(place).known:
            if known != OPEN:
                return True
    for owner in range(g.seat_count):
        for known in g.pile(SELECTION, owner).known:
            if known != OPEN:
                return True
    return False


def activate(g: WonderfulKingdom, seat: i64, advisor: i64) -> None:
    """WK-9.1 Soldiers go back to the supply, the ability happens."""
    s = g.seat[seat]
    g.spend(seat, 0, g.box.advisor_cost[advisor])
    s.used |= bit(advisor)
    if g.listening:
        g.emit("activate", "WK-9.1", seat, {"advisor": g.box.advisors[advisor].id})
    effect = g.box.ability[advisor]
    ability = g.box.ability_code[advisor]
    if effect.tag == GAIN:  # WK-R14
        g.gain(seat, effect.amounts, FROM_ADVISOR + advisor)
    elif ability == RECOVER_TRAP:  # WK-R10
        s.traps += 1
    elif ability == DEAL_CARD:
        deal_to_smaller_area(g, seat)
    elif ability == REVEAL_CARD:
        g.push(turn(TURN_UP, seat))
    elif ability == DISCARD_ONE:
        g.push(turn(DISCARD_CARD, seat))
    elif ability == MOVE_ONE:
        g.push(turn(MOVE_CARD, seat))
    elif ability == CUBE_EACH:
        g.push(Frame(OVERSEE, seat, len(s.sites) - 1))
    elif ability == DOUBLE:
        g.doubled = True
    elif ability == DISCARD_CALAMITY:
        s.calamities -= 1
        g.discard(CALAMITY)
    elif ability == FINISH_CARD:
        g.push(turn(FINISH, seat))
    else:
        g.fresh_cubes(seat, ability - EXTRA, effect.count)  # WK-9.9: placed like the others


def deal_to_smaller_area(g: WonderfulKingdom, seat: i64) -> None:
    """WK-R11 Face up into the area with fewer cards, hidden ones counted; a tie is the player's to break."""
    left, right = len(g.pile(LEFT).cards), len(g.pile(RIGHT).cards)
    if left == right:
        g.push(turn(DEAL_INTO, seat))
    else:
        deal_into(g, seat, 0 if left < right else 1)


def deal_into(g: WonderfulKingdom, seat: i64, area: i64) -> None:
    for card in g.deal(seat, 1):
        g.lay(card, area, OPEN)
        if g.listening:
            g.emit("deal", "WK-R11", seat, {"cards": [CARD.texts[card]], "area": area_name(area)})
    g.show_top()


def can_look(g: WonderfulKingdom, seat: i64) -> bool:
    """WK-R18 The vision token, once a round."""
    return not g.seat[seat].vision_used and g.has_vision(seat)
