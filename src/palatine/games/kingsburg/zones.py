"""Who sees what. Only enemy cards are ever hidden in the base game (KB-0.7)."""

from typing import Final

from palatine.games.kingsburg.actions import ENEMY
from palatine.kernel.zone import ALL, NOBODY_SEES, Zone, Zones

UNSEEN: Final = Zone("enemies_unseen", ENEMY, NOBODY_SEES, is_bag=True)
"""KB-2.4 Enemy cards nobody has looked at: the deck below its top card, and the 20 that left the game unseen."""
TOP: Final = Zone("enemy_top", ENEMY, NOBODY_SEES)
"""The top card of the enemy deck, once somebody has peeked at it (KB-5.4.5): known to the peekers alone."""
INVADER: Final = Zone("enemy", ENEMY, ALL)
"""This winter's enemy, revealed."""
FOUGHT: Final = Zone("enemies_fought", ENEMY, ALL)

ZONES: Final = Zones([UNSEEN, TOP, INVADER, FOUGHT])
