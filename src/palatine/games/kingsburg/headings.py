"""The headings of the rulebook, in its order: the steps that frames refer to. Saves use names, never the numbers."""

from typing import Final

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

# Productive seasons (KB-0.4) and the phases of the calendar (KB-3.1).
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
SEASONS: Final = ("spring", "summer", "autumn")

# Where an effect comes from: an advisor's rank (1 to 18), a building (40 + its number), or one of these.
FROM_AID: Final = 20
FROM_FAVOUR: Final = 21
FROM_ENEMY: Final = 22
FROM_STRONGEST: Final = 23
FROM_RECRUITMENT: Final = 24
FROM_BUILDING: Final = 40

# Where points come from, for the breakdown.
POINTS_BEFORE: Final = 0
POINTS_ADVISORS: Final = 1
POINTS_BUILDINGS: Final = 2
POINTS_POWERS: Final = 3
POINTS_FAVOUR: Final = 4
POINTS_BATTLES: Final = 5
POINTS_LOSSES: Final = 6
POINTS_SOURCES: Final = ("before", "advisors", "buildings", "powers", "favour", "battles", "losses")

# Battle results, ordered so that more is better.
DEFEAT: Final = 0
DRAW: Final = 1
VICTORY: Final = 2
RESULTS: Final = ("defeat", "draw", "victory")
