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
from palatine.games.wonderful_kingdom.box import ANY_PHASE
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
from palatine.games.wonderful_kingdom.seat import (
    FILL_BITS,
    FROZEN,
    KINDS,
    MOST_SPACES,
    SPACES,
    Seat,
    design_of,
    in_pack,
    one_of,
)
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.games.wonderful_kingdom.zones import DECK, DISCARD, LEFT, RIGHT, SELECTION, TOP
from palatine.kernel.effect import GAIN
from palatine.kernel.frame import Frame, turn
from palatine.kernel.ints import i64
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
    locked = g.is_locked(seat)
    last: i64 = -1
    design: i64 = -1
    rank: i64 = 0
    for site in s.sites:
        if site == last:
            rank += 1
            continue
        last = site
        if design_of(site) == design:
            rank += 1
        else:
            design = design_of(site)
            rank = 0
        number = g.box.site_base[design] + rank
        missing = g.box.cost[design] - (site & SPACES)
        frozen = site & FROZEN
        keeps = locked and not frozen  # WK-R6: it must stay under construction
        if s.krystallium and missing & KRYSTALLIUM_SPACES and not (keeps and is_one_space(missing)):
            found.append(KRYSTALLIUM.at(number))
        if s.soldiers and missing & SOLDIER_SPACES and not (keeps and is_one_space(missing)):
            found.append(SOLDIER.at(number))
        if not frozen and not locked:
            found.append(GIVE_UP.at(number))
    if g.box.module == ADVISORS:
        add_advisors(g, seat, moment | ANY_PHASE, found)
    elif g.box.module == QUESTS:
        for stage in range(i64(STAGES_EACH)):
            if can_do_stage(g, seat, stage):
                found.append(DO_STAGE.at(stage))


def is_one_space(missing: i64) -> bool:
    """True if one more cube makes the card full."""
    for kind in range(i64(KINDS)):
        if missing == one_of(kind):
            return True
    return False


def do_act(g: WonderfulKingdom, seat: i64, action: i64) -> bool:
    """Carry out an act; False if the action is something else."""
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
    elif VISION.owns(action):
        g.seat[seat].vision_used = 1
        g.then([turn(LOOK, seat)])
    else:
        return False
    return True


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
        g.then([Frame(FILL_AS, seat, at)])
        return
    g.spend(seat, 1, 0)
    g.fill(seat, at, kind, K)


# ---- quest stages ----------------------------------------------------------------------------------------------------


def can_do_stage(g: WonderfulKingdom, seat: i64, number: i64) -> bool:
    """WK-10.3, WK-10.4 Once each, whole cost at once; WK-10.11 conditions are checked now."""
    s = g.seat[seat]
    if s.stages >> number & 1:
        return False
    stage = g.stage(number)
    if s.soldiers < g.box.cost_of(stage, S):
        return False
    for kind in range(i64(BASIC)):
        if s.types[kind] < g.box.stage_condition[BASIC * stage + kind]:
            return False
    short = g.box.cost_of(stage, K)
    for kind in range(i64(BASIC)):
        lacking = g.box.cost_of(stage, kind) - s.fresh[kind] - s.alchemy[kind]
        if lacking > 0:  # WK-R16, WK-R35: krystallium stands in
            short += lacking
    return s.krystallium >= short


def start_stage(g: WonderfulKingdom, seat: i64, number: i64) -> None:
    """Krystallium and soldiers are paid with just these; basic cubes are paid one by one (WK-R16)."""
    stage = g.stage(number)
    g.spend(seat, g.box.cost_of(stage, K), g.box.cost_of(stage, S))
    owed: i64 = 0
    for kind in range(i64(BASIC)):
        owed += g.box.cost_of(stage, kind) << (FILL_BITS * kind)
    g.then([Frame(STAGE_PAY, seat, number, owed << 2)])


# ---- advisors --------------------------------------------------------------------------------------------------------


def add_advisors(g: WonderfulKingdom, seat: i64, moment: i64, found: list[int]) -> None:
    """WK-9.1 Once a round, in its own moment, for soldiers of the duchy; WK-R34 only if it can do something."""
    s = g.seat[seat]
    ready = s.advisors & ~s.used
    advisor: i64 = 0
    while ready:
        timely = ready & 1 and g.box.moment[advisor] & moment and s.soldiers >= g.box.advisor_cost[advisor]
        if timely and can_serve(g, s, seat, g.box.ability_code[advisor]):
            found.append(ACTIVATE.at(advisor))
        ready >>= 1
        advisor += 1


def can_serve(g: WonderfulKingdom, s: Seat, seat: i64, ability: i64) -> bool:
    """WK-R34"""
    if ability == RECOVER_TRAP:
        return s.traps < TRAPS
    if ability == DEAL_CARD:
        return has_deck(g)
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
    s.used |= i64(1) << advisor
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
        g.then([turn(TURN_UP, seat)])
    elif ability == DISCARD_ONE:
        g.then([turn(DISCARD_CARD, seat)])
    elif ability == MOVE_ONE:
        g.then([turn(MOVE_CARD, seat)])
    elif ability == CUBE_EACH:
        g.then([Frame(OVERSEE, seat, len(s.sites) - 1)])
    elif ability == DOUBLE:
        g.doubled = True
    elif ability == DISCARD_CALAMITY:
        s.calamities -= 1
        g.discard(CALAMITY)
    elif ability == FINISH_CARD:
        g.then([turn(FINISH, seat)])
    else:
        g.fresh_cubes(seat, ability - EXTRA, effect.count)  # WK-9.9: placed like the others


def deal_to_smaller_area(g: WonderfulKingdom, seat: i64) -> None:
    """WK-R11 Face up into the area with fewer cards, hidden ones counted; a tie is the player's to break."""
    left, right = len(g.pile(LEFT).cards), len(g.pile(RIGHT).cards)
    if left == right:
        g.then([turn(DEAL_INTO, seat)])
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
    return not g.seat[seat].vision_used and g.has_benefit(seat, "vision")
