"""The headings of the rulebook, in its order: the steps that frames refer to. Saves use names, never the numbers."""

from typing import Final

SET_UP: Final = 0
STARTING_TOWNSFOLK: Final = 1
READY: Final = 2
ROUND: Final = 3
PALADINS: Final = 4
CHOOSE_PALADIN: Final = 5
REVEAL: Final = 6
HIRE: Final = 7
NEXT_TURN: Final = 8
ACTION: Final = 9
WORKERS: Final = 10
AFTER_ACTION: Final = 11
CREW: Final = 12
EFFECT: Final = 13
CHOICE: Final = 14
OFFER: Final = 15
DISCARD_SUSPICION: Final = 16
PAY_DEBT: Final = 17
DESTROY_DEBT: Final = 18
CLEAR: Final = 19
FREE_RECRUIT: Final = 20
FREE_DEVELOP: Final = 21
CRIMINALS: Final = 22
INQUISITION: Final = 23
QUESTIONED: Final = 24
SQUIRES: Final = 25
VERDICT: Final = 26
KEEP_WORKERS: Final = 27
REFRESH: Final = 28
VPL_HIRE: Final = 29
VPL_WORKERS: Final = 30
VPL_TURN: Final = 31
VPL_EFFECT: Final = 32

PHASES: Final = ("set_up", "preparation", "actions", "end")
PHASE_SET_UP: Final = 0
PHASE_PREPARATION: Final = 1
PHASE_ACTIONS: Final = 2
PHASE_END: Final = 3

# Where an effect comes from: a card or space (its number added), or one of the last ones.
FROM_PALADIN: Final = 0
FROM_TAVERN: Final = 20
FROM_TOWNSFOLK: Final = 50
FROM_OUTSIDER: Final = 100
FROM_WALL: Final = 150
FROM_FAVOUR: Final = 170
FROM_SPACE: Final = 200
FROM_JAR: Final = 250
FROM_WORKSHOP: Final = 270
FROM_ACTION: Final = 280
FROM_VPL: Final = 300
