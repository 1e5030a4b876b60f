"""What it brings a player of Wonderful Kingdom to act at once: krystallium, soldiers, stages, advisors, fights."""

from typing import Final

from palatine.bots.thumbs.wonderful_kingdom.outlook import Digest, Outlook, supremacies
from palatine.bots.thumbs.wonderful_kingdom.plan import value
from palatine.games.wonderful_kingdom.actions import ACTIVATE, DO_STAGE, KRYSTALLIUM, SOLDIER
from palatine.games.wonderful_kingdom.components import BASIC, ROUNDS
from palatine.games.wonderful_kingdom.components import KRYSTALLIUM as K
from palatine.games.wonderful_kingdom.components import SOLDIER as S
from palatine.games.wonderful_kingdom.seat import (
    DESIGN_SHIFT,
    FROZEN,
    GIANT_RAT,
    SHADOW,
    THIEF,
    design_of,
    in_pack,
    one_of,
)
from palatine.games.wonderful_kingdom.steps.acts import (
    CUBE_EACH,
    DISCARD_CALAMITY,
    DOUBLE,
    EXTRA,
    FINISH_CARD,
)
from palatine.games.wonderful_kingdom.table import WonderfulKingdom
from palatine.kernel.effect import GAIN
from palatine.kernel.ints import i64

READY: Final = 0.05
"""A card that can be finished now is better finished now."""
FINAL_STAGE: Final = 60.0
VISION: Final = 0.3
NOTHING: Final = -99.0


def act_gain(g: WonderfulKingdom, seat: i64, action: i64, digest: Digest) -> float:
    """What an act brings; below zero if it is better left alone."""
    if KRYSTALLIUM.owns(action):
        return krystallium_gain(g, seat, g.site_at(seat, KRYSTALLIUM.first(action)), digest)
    if SOLDIER.owns(action):
        return soldier_gain(g, seat, g.site_at(seat, SOLDIER.first(action)), digest)
    if DO_STAGE.owns(action):
        return stage_gain(g, seat, DO_STAGE.first(action), digest)
    if ACTIVATE.owns(action):
        return ability_gain(g, seat, ACTIVATE.first(action), digest)
    return NOTHING


def is_ready(g: WonderfulKingdom, now: Outlook, at: i64) -> bool:
    """True if the stock alone can finish a card under construction, and the final stage of a quest can spare it."""
    missing = g.missing(now.sites[at])
    gems: i64 = 0
    for kind in range(i64(K + 1)):
        gems += in_pack(missing, kind)
    soldiers = in_pack(missing, S)
    if gems and gems > now.krystallium - now.needed_gems:
        return False
    return soldiers == 0 or soldiers <= now.soldiers - now.needed_soldiers


def krystallium_gain(g: WonderfulKingdom, seat: i64, at: i64, digest: Digest) -> float:
    now = Outlook(g, seat, seat, digest)
    if not is_ready(g, now, at):
        return NOTHING
    return best_space(g, seat, at, digest) - value(now) + READY


def best_space(g: WonderfulKingdom, seat: i64, at: i64, digest: Digest) -> float:
    """What the duchy comes to when krystallium fills the space where it is best."""
    missing = g.missing(g.seat[seat].sites[at])
    most = NOTHING
    for kind in range(K + 1):
        if in_pack(missing, kind):
            most = max(most, space_value(g, seat, at, kind, digest))
    return most


def space_value(g: WonderfulKingdom, seat: i64, at: i64, kind: i64, digest: Digest) -> float:
    """What the duchy comes to after krystallium has filled a space."""
    after = Outlook(g, seat, seat, digest)
    after.krystallium -= 1
    after.sites[at] += int(one_of(kind))
    return value(after) + (READY if kind == K else 0.0)


def soldier_gain(g: WonderfulKingdom, seat: i64, at: i64, digest: Digest) -> float:
    now = Outlook(g, seat, seat, digest)
    if not is_ready(g, now, at):
        return NOTHING
    after = Outlook(g, seat, seat, digest)
    after.soldiers -= 1
    after.sites[at] += int(one_of(S))
    return value(after) - value(now) + READY


# ---- quests ----------------------------------------------------------------------------------------------------------


def stage_gain(g: WonderfulKingdom, seat: i64, number: i64, digest: Digest) -> float:
    """WK-10.2 The final stage above all; others for what they bring."""
    stage = g.stage(number)
    if g.box.stage_final[stage]:
        return FINAL_STAGE
    s = g.seat[seat]
    now = value(Outlook(g, seat, seat, digest))
    after = Outlook(g, seat, seat, digest)
    for kind in range(BASIC):
        owed = int(g.box.cost_of(stage, kind))
        fresh = min(owed, after.fresh[kind])
        owed -= fresh
        after.fresh[kind] -= fresh
        stored = min(owed, int(s.alchemy[kind]))
        after.alchemy -= stored
        after.krystallium -= owed - stored
    after.krystallium -= int(g.box.cost_of(stage, K))
    after.soldiers -= int(g.box.cost_of(stage, S))
    effect = g.box.benefit[stage]
    gain = 0.0
    for part in effect.parts if effect.parts else [effect]:
        if part.tag == GAIN:
            after.krystallium += int(part.amounts[0])
            after.soldiers += int(part.amounts[1])
        elif part.name == "straight_to_duchy":
            rounds = float(ROUNDS - g.round) + 0.5
            gain += 0.5 * supremacies(g, seat) * rounds * (3.0 if after.needed_soldiers else after.soldier)
        else:
            gain += VISION * float(ROUNDS - g.round)
    return gain + value(after) - now


def payment_value(g: WonderfulKingdom, seat: i64, kind: i64, purse: i64, digest: Digest) -> float:
    """What is left after one cube of a stage is paid from a purse."""
    after = Outlook(g, seat, seat, digest)
    if purse == 0:
        after.fresh[kind] -= 1
    elif purse == 1:
        after.alchemy -= 1
    else:
        after.krystallium -= 1
    return value(after)


# ---- advisors --------------------------------------------------------------------------------------------------------


def ability_gain(g: WonderfulKingdom, seat: i64, advisor: i64, digest: Digest) -> float:
    """An ability for its soldiers. Those of the choice phase are judged with the offers."""
    code = int(g.box.ability_code[advisor])
    now = value(Outlook(g, seat, seat, digest))
    after = Outlook(g, seat, seat, digest)
    after.soldiers -= int(g.box.advisor_cost[advisor])
    effect = g.box.ability[advisor]
    if effect.tag == GAIN:
        after.krystallium += int(effect.amounts[0])
        after.soldiers += int(effect.amounts[1])
        return value(after) - now
    if EXTRA <= code < EXTRA + BASIC:
        after.fresh[code - EXTRA] += effect.count
        return value(after) - now
    if code == DISCARD_CALAMITY:
        return value(after) - now - float(g.box.calamity_vp)
    if code == DOUBLE:
        if g.is_solo() or g.doubled:
            return NOTHING
        more = g.seat[g.opponent(seat)].calamities - g.seat[seat].calamities
        return value(after) - now - float(more * g.box.calamity_vp)
    if code == CUBE_EACH:
        for at in range(len(after.sites)):
            after.sites[at] += cube_for(g, after.sites[at])
        return value(after) - now
    if code == FINISH_CARD:
        best = NOTHING
        for at in range(len(after.sites)):
            best = max(best, finished_value(g, seat, at, digest))
        return best - now - after.soldier * float(g.box.advisor_cost[advisor])
    return NOTHING


def cube_for(g: WonderfulKingdom, site: int) -> int:
    """WK-R13 The basic space of a card that is emptiest, as one cube; nothing where there is none."""
    missing = g.missing(site)
    best = 0
    most: i64 = 0
    for kind in range(i64(BASIC)):
        if in_pack(missing, kind) > most:
            most = in_pack(missing, kind)
            best = int(one_of(kind))
    return best


def finished_value(g: WonderfulKingdom, seat: i64, at: i64, digest: Digest) -> float:
    """What the duchy comes to with one card finished for nothing (WK-R14)."""
    after = Outlook(g, seat, seat, digest)
    design = design_of(after.sites[at])
    after.sites[at] = int((design << DESIGN_SHIFT) + g.box.cost[design])
    return value(after)


# ---- menaces ---------------------------------------------------------------------------------------------------------


def fight_gain(g: WonderfulKingdom, seat: i64, menace: i64, digest: Digest) -> float:
    """The points of a menace and the harm it would still do, for each soldier it takes."""
    rounds = float(ROUNDS - g.round)
    gain = -float(g.box.menace_vp[menace])
    if menace == GIANT_RAT:
        gain += 1.2 * rounds
    elif menace == THIEF:
        gain += 0.9 * rounds
    elif menace == SHADOW:
        gain += 2.5 * rounds
    cost = g.box.menace_cost[menace]
    now = value(Outlook(g, seat, seat, digest))
    after = Outlook(g, seat, seat, digest)
    after.soldiers -= int(cost)
    return (gain + value(after) - now) / max(1.0, float(cost))


def thaw_gain(g: WonderfulKingdom, seat: i64, at: i64, digest: Digest) -> float:
    """WK-8.15 The giant goes and the card is finished."""
    after = Outlook(g, seat, seat, digest)
    after.sites[at] &= ~FROZEN
    after.soldiers -= 2
    now = value(Outlook(g, seat, seat, digest))
    return 2.5 + 0.5 * (value(after) - now)
