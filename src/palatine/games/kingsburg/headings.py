"""The headings of the rulebook, in its order: the steps that frames refer to. Saves use names, never the numbers."""

from typing import Final

from palatine.games.kingsburg.components import BUILDINGS
from palatine.games.kingsburg.destiny_components import DESTINY as DESTINY_CARDS
from palatine.games.kingsburg.governor_components import GOVERNORS
from palatine.games.kingsburg.row_components import ALTERNATIVE_ROWS, EXTRA_ROWS
from palatine.games.kingsburg.scenario_components import GROUPS
from palatine.kernel.ints import i64

SET_UP: Final = 0
YEAR: Final = 1
KINGS_AID: Final = 2
SEASON: Final = 3
SEASON_START: Final = 4
ROLL: Final = 5
REROLL: Final = 6
TURN_ORDER: Final = 7
INFLUENCE_ROUND: Final = 8
INFLUENCE: Final = 9
WHITE_DICE: Final = 10
SUPPORT: Final = 11
EFFECT: Final = 12
CHOICE: Final = 13
OFFER: Final = 14
BUILDING: Final = 15
BUILD: Final = 16
SEASON_END: Final = 17
KINGS_FAVOUR: Final = 18
KINGS_ENVOY: Final = 19
RECRUITMENT: Final = 20
RECRUIT: Final = 21
PAY_RECRUITS: Final = 22
WINTER: Final = 23
REINFORCEMENTS: Final = 24
REVEAL: Final = 25
BATTLE: Final = 26
AFTERMATH: Final = 27
LOSE_GOODS: Final = 28
LOSE_BUILDINGS: Final = 29
LOSE_POINTS: Final = 30
STRONGEST: Final = 31
DISBAND: Final = 32
YEAR_END: Final = 33
GAME_END: Final = 34

# Modules and scenarios.
DEAL_ROWS: Final = 35
EXCHANGE_ROW: Final = 36
CHOOSE_ROWS: Final = 37
DRAFT_ROW: Final = 38
DEAL_GOVERNORS: Final = 39
KEEP_GOVERNOR: Final = 40
REVEAL_GOVERNORS: Final = 41
AUCTION: Final = 42
BID: Final = 43
TRADITION: Final = 44
DESTINY: Final = 45
CLAIM: Final = 46
RESERVE: Final = 47
ALLY: Final = 48
LEAD: Final = 49
MOMENT: Final = 50
POWERS: Final = 51
FREE_BUILDING: Final = 52
WHIM_TILE: Final = 53
GIFTS: Final = 54
PRAYER: Final = 55
BLESSING: Final = 56
DUKES_MOVE: Final = 57
BANDITS: Final = 58
PEASANTS: Final = 59
SUPPORT_OVER: Final = 60
NAME_GOOD: Final = 61
NAME_RIVAL: Final = 62
RIVAL_TAKES: Final = 63
RIVAL_PICKS: Final = 64
SHARE_OUT: Final = 65
TILE_GOOD: Final = 66
SURCHARGE: Final = 67
SAVING: Final = 68
RECRUIT_TOKENS: Final = 69
SOLDIER_TOKEN: Final = 70
REVEAL_TOKENS: Final = 71
ACADEMY: Final = 72
ACADEMY_OFFER: Final = 73
PEEK: Final = 74
PROTECT: Final = 75
KEEP_SOLDIER: Final = 76
DISSOLVE: Final = 77
LAST_TOKEN: Final = 78
STEP_COUNT: Final = 79

# Productive seasons (KB-0.4) and the phases of the calendar (KB-3.1).
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
SEASONS: Final = ("spring", "summer", "autumn")

# Everything that has powers, in one row of numbers: buildings, governors, groups, destiny cards.
FIRST_GOVERNOR: Final[i64] = i64(len((*BUILDINGS, *EXTRA_ROWS, *ALTERNATIVE_ROWS)))
FIRST_GROUP: Final[i64] = FIRST_GOVERNOR + i64(len(GOVERNORS))
FIRST_DESTINY: Final[i64] = FIRST_GROUP + i64(len(GROUPS))
NO_POWERS: Final[i64] = FIRST_DESTINY + i64(len(DESTINY_CARDS))
"""The number of a card that is not there: it has no powers."""

# Moments at which powers act, each a field of a row.
MOMENTS: Final = (
    "set_up", "year_start", "season_start", "after_rolls", "support_end", "built", "other_builds", "season_end",
    "phase7_start", "phase7_end", "winter_start", "before_reveal", "after_defeat", "year_end", "game_end", "year_last",
    "claimed",
)  # fmt: skip
AT_SET_UP: Final = 0
AT_YEAR_START: Final = 1
AT_SEASON_START: Final = 2
AT_TOTALS: Final = 3
AT_SUPPORT_END: Final = 4
AT_BUILT: Final = 5
AT_OTHER_BUILDS: Final = 6
AT_SEASON_END: Final = 7
AT_PHASE7_START: Final = 8
AT_PHASE7_END: Final = 9
AT_WINTER_START: Final = 10
AT_BEFORE_REVEAL: Final = 11
AT_DEFEAT: Final = 12
AT_YEAR_END: Final = 13
AT_GAME_END: Final = 14
AT_YEAR_LAST: Final = 15
AT_CLAIM: Final = 16

# When a power acts, or an alternative may be taken.
CONDITIONS: Final = (
    "always", "low_total", "no_goods", "some_goods", "few_soldiers", "some_soldiers", "many_soldiers", "most_soldiers",
    "strongest_host", "most_buildings", "idle_player", "three_advisors", "has_token", "fewest_goods",
    "fewest_soldiers", "fewest_vp",
)  # fmt: skip
ALWAYS: Final = 0
LOW_TOTAL: Final = 1
NO_GOODS: Final = 2
SOME_GOODS: Final = 3
FEW_SOLDIERS: Final = 4
SOME_SOLDIERS: Final = 5
MANY_SOLDIERS: Final = 6
MOST_SOLDIERS: Final = 7
STRONGEST_HOST: Final = 8
MOST_BUILDINGS: Final = 9
IDLE_PLAYER: Final = 10
THREE_ADVISORS: Final = 11
HAS_TOKEN: Final = 12
FEWEST_GOODS: Final = 13
FEWEST_SOLDIERS: Final = 14
FEWEST_VP: Final = 15

# Where an effect comes from: an advisor's rank (1 to 18), anything with powers (40 + its number), or one of these.
FROM_AID: Final = 20
FROM_FAVOUR: Final = 21
FROM_ENEMY: Final = 22
FROM_STRONGEST: Final = 23
FROM_RECRUITMENT: Final = 24
FROM_AUCTION: Final = 25
FROM_TOKENS: Final = 26
FROM_ALLIANCE: Final = 27
FROM_RIVAL: Final = 28
"""What somebody gets from another player's whim (KB-A-36)."""
FROM_PRIVATE: Final = 36
"""KB-16.16 The Politician's private advisors: 36 and 37."""
FROM_BUILDING: Final = 40

# Where points come from, for the breakdown.
POINTS_BEFORE: Final = 0
POINTS_ADVISORS: Final = 1
POINTS_BUILDINGS: Final = 2
POINTS_POWERS: Final = 3
POINTS_FAVOUR: Final = 4
POINTS_BATTLES: Final = 5
POINTS_LOSSES: Final = 6
POINTS_GOVERNORS: Final = 7
POINTS_DESTINY: Final = 8
POINTS_SCENARIO: Final = 9
POINTS_TOKENS: Final = 10
POINTS_SOURCES: Final = (
    "before", "advisors", "buildings", "powers", "favour", "battles", "losses", "governors", "destiny", "scenario",
    "tokens",
)  # fmt: skip

# Battle results, ordered so that more is better.
DEFEAT: Final = 0
DRAW: Final = 1
VICTORY: Final = 2
RESULTS: Final = ("defeat", "draw", "victory")
