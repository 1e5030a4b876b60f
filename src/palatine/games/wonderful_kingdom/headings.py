"""The headings of the rulebook, in its order: the steps that frames refer to. Saves use names, never the numbers."""

from typing import Final

SET_UP: Final = 0
PICK_DECK: Final = 1
KEEP_ADVISOR: Final = 2
SHOW_ADVISORS: Final = 3
ROUND: Final = 4
PROPOSE: Final = 5
CHOOSE: Final = 6
SEARCH: Final = 7
KEEP_FOUND: Final = 8
TAKE_AREA: Final = 9
LAST_WORD: Final = 10
LEFT_OVERS: Final = 11
REVEAL: Final = 12
SHADOWS: Final = 13
THEFT: Final = 14
RATS: Final = 15
PLANNING: Final = 16
PLAN: Final = 17
PLACE: Final = 18
FILL_AS: Final = 19
PRODUCTION: Final = 20
FIGHT_PHASE: Final = 21
FIGHT: Final = 22
UNCOVER: Final = 23
STAGE_PAY: Final = 24
CLAIMS: Final = 25
LOOK: Final = 26
TURN_UP: Final = 27
DEAL_INTO: Final = 28
DISCARD_CARD: Final = 29
MOVE_CARD: Final = 30
OVERSEE: Final = 31
OVERSEE_AS: Final = 32
FINISH: Final = 33
ROUND_END: Final = 34
END_TURN: Final = 35
GAME_END: Final = 36

PHASES: Final = ("set_up", "choice", "planning", "production", "fight", "end")
PHASE_SET_UP: Final = 0
PHASE_CHOICE: Final = 1
PHASE_PLANNING: Final = 2
PHASE_PRODUCTION: Final = 3
PHASE_FIGHT: Final = 4
PHASE_END: Final = 5

MODULES: Final = ["menaces", "advisors", "quests", "none"]  # WK-2.6; WK-R30 allows to play without
MENACES: Final = 0
ADVISORS: Final = 1
QUESTS: Final = 2

# Where something comes from, for the log; an advisor or a stage is its number added.
FROM_ALCHEMY: Final = 0
FROM_BONUS: Final = 1
FROM_SELECTION: Final = 2
FROM_ADVISOR: Final = 10
FROM_STAGE: Final = 30

IN_PLANNING: Final = -1
"""What a PLACE frame carries instead of a resource when the cubes come from recycling."""
