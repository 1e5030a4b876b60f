"""Who sees what (PA-15.2). Decks have no order until a card is turned up; only the Paladins are secret.

The owner remembers which Paladin went on top of the deck and which to the bottom.
"""

from typing import Final

from palatine.games.paladins.actions import PALADIN
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER, Zone, Zones

DECK: Final = Zone("paladin_deck", PALADIN, NOBODY_SEES, per_seat=True, is_bag=True, own_set=True)
"""PA-15.2 The middle of a deck: cards that nobody has seen yet."""
ON_TOP: Final = Zone("paladin_top", PALADIN, OWNER, per_seat=True, own_set=True)
"""PA-3.4 The card put back on top of the deck."""
AT_BOTTOM: Final = Zone("paladin_bottom", PALADIN, OWNER, per_seat=True, own_set=True)
"""PA-3.4 The cards put to the bottom, the lowest last."""
DRAWN: Final = Zone("paladin_hand", PALADIN, OWNER, per_seat=True, own_set=True)
"""PA-3.4 The three cards to choose from."""
CHOSEN: Final = Zone("paladin_chosen", PALADIN, OWNER, per_seat=True, own_set=True)
"""PA-3.4 Face down until its owner reveals it."""
PLAYED: Final = Zone("paladins_played", PALADIN, ALL, per_seat=True, own_set=True)
"""PA-3.8, PA-A.1 Revealed; the last one works this round, the others are out of the game."""

ZONES: Final = Zones([DECK, ON_TOP, AT_BOTTOM, DRAWN, CHOSEN, PLAYED])
