"""The headings of the rulebook, in its order: the steps that frames refer to. Saves use names, never the numbers."""

from typing import Final

SET_UP: Final = 0
KEEP_DUKE: Final = 1
TURN: Final = 2
ROLL: Final = 3
CHANGE_DICE: Final = 4
PAY: Final = 5
HARVEST: Final = 6
STEAL: Final = 7
HARVEST_ALL: Final = 8
SETTLE: Final = 9
CONSOLATION: Final = 10
ACTION_START: Final = 11
ACTION: Final = 12
EFFECT: Final = 13
CHOICE: Final = 14
OFFER: Final = 15
FREE_CITIZEN: Final = 16
GRANTED_SLAYING: Final = 17
RETURN_CITIZEN: Final = 18
RETURN_MONSTER: Final = 19
TAKE_FROM: Final = 20
UNCOVER: Final = 21
ACTION_DONE: Final = 22
ACTION_END: Final = 23
DARK_LORD: Final = 24
DIE_ORDER: Final = 25
DIE_FALLS: Final = 26
CHOOSE_COLUMN: Final = 27
CAPTURE: Final = 28
SECOND_HARVEST: Final = 29
END_PHASE: Final = 30
GAME_END: Final = 31

PHASES: Final = ("set_up", "roll", "harvest", "action", "monsters", "second_harvest", "end")
PHASE_SET_UP: Final = 0
PHASE_ROLL: Final = 1
PHASE_HARVEST: Final = 2
PHASE_ACTION: Final = 3
PHASE_MONSTERS: Final = 4
PHASE_SECOND_HARVEST: Final = 5
PHASE_END: Final = 6

# What a payment is for (PAY frames carry one of these and the card).
FOR_CITIZEN: Final = 0
FOR_MONSTER: Final = 1
FOR_DOMAIN: Final = 2
FOR_DIE: Final = 3

# Where an effect comes from: a citizen, a starter, a monster, a domain (its number added), or one of the last ones.
# Frames of stored tables carry the first four, so these keep their numbers; there is room for some rows behind each.
FROM_CITIZEN: Final = 1
FROM_STARTER: Final = 20
FROM_MONSTER: Final = 30
FROM_DOMAIN: Final = 60
FROM_ACTION: Final = 124
FROM_CONSOLATION: Final = 125

# VA-11.10 to VA-11.13 How a solo game ends.
NOT_ENDED: Final = 0
TRIUMPH: Final = 1
VICTORY: Final = 2
DEFEAT: Final = 3
RUIN: Final = 4
ENDINGS: Final = ("", "triumph", "provisional_victory", "defeat", "ruin")
