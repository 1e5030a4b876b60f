"""Who sees what. A face-down card keeps its own mask: it is known to whoever put it there, and to nobody else."""

from typing import Final

from palatine.games.wonderful_kingdom.actions import CARD
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER, Zone, Zones

SELECTION: Final = Zone("selection", CARD, ALL, per_seat=True)
"""WK-4.4, WK-11.8 Cards taken this round; the face-down ones stay as they lie until planning."""
HAND: Final = Zone("hand", CARD, OWNER, per_seat=True)
LEFT: Final = Zone("left", CARD, ALL)
RIGHT: Final = Zone("right", CARD, ALL)
"""WK-1.1 The two offering areas."""
DECK: Final = Zone("deck", CARD, NOBODY_SEES, is_bag=True)
TOP: Final = Zone("deck_top", CARD, ALL)
"""WK-11.3 Solo: the deck lies face up, so its first card is seen."""
RISK: Final = Zone("risk_deck", CARD, NOBODY_SEES, is_bag=True)
FOUND: Final = Zone("found", CARD, OWNER, per_seat=True)
"""WK-11.7 The three cards of a search."""
DISCARD: Final = Zone("discard", CARD, ALL)
BURIED: Final = [Zone(f"buried_{n}", CARD, NOBODY_SEES) for n in range(1, 5)]
"""WK-R3 Cards discarded face down, by round: known only to whoever placed them."""
OUT: Final = Zone("out_of_the_game", CARD, ALL)
"""WK-R32, WK-B-05 An advisor whom the Captain threw out."""
DRAWN: Final = Zone("drawn", CARD, OWNER, per_seat=True)
KEPT: Final = Zone("kept", CARD, OWNER, per_seat=True)
REJECTED: Final = Zone("rejected", CARD, OWNER, per_seat=True)
"""WK-R9 The advisor that was not kept stays unknown to the opponent."""

AREAS: Final = [LEFT, RIGHT]
ZONES: Final = Zones(
    [SELECTION, HAND, LEFT, RIGHT, DECK, TOP, RISK, FOUND, DISCARD, *BURIED, OUT, DRAWN, KEPT, REJECTED]
)
