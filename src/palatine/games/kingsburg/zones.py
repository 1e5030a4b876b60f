"""Who sees what (KB-0.7). Decks are bags; governors are secret until all have chosen. Soldier tokens are no cards."""

from typing import Final

from palatine.games.kingsburg.actions import CARD
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER, Zone, Zones

UNSEEN: Final = Zone("enemies_unseen", CARD, NOBODY_SEES, is_bag=True)
"""KB-2.4 Enemy cards nobody has looked at: the deck below its top card, and the 20 that left the game unseen."""
TOP: Final = Zone("enemy_top", CARD, NOBODY_SEES)
"""The top card of the enemy deck, once somebody has peeked at it (KB-5.4.5): known to the peekers alone."""
INVADER: Final = Zone("enemy", CARD, ALL)
"""This winter's enemy, revealed."""
FOUGHT: Final = Zone("enemies_fought", CARD, ALL)
SECOND_TOP: Final = Zone("second_enemy_top", CARD, NOBODY_SEES)
"""KB-20.4 Goblin Valley: the top card of the second deck, once somebody has peeked at it."""
SECOND_INVADER: Final = Zone("second_enemy", CARD, ALL)

GOVERNORS_UNSEEN: Final = Zone("governors_unseen", CARD, NOBODY_SEES, is_bag=True)
GOVERNORS_DEALT: Final = Zone("governors_dealt", CARD, OWNER, per_seat=True)
GOVERNOR_KEPT: Final = Zone("governor_kept", CARD, OWNER, per_seat=True)
"""KB-16.1 Chosen, and not revealed yet."""
GOVERNORS_REJECTED: Final = Zone("governors_rejected", CARD, OWNER, per_seat=True)
GOVERNORS_OFFERED: Final = Zone("governors_offered", CARD, ALL)
"""KB-16.2 Lying open for the auction."""
GOVERNORS_LEFT: Final = Zone("governors_left", CARD, ALL)
"""KB-16.2 The card that nobody bought."""
GOVERNOR: Final = Zone("governor", CARD, ALL, per_seat=True)

DESTINY_UNSEEN: Final = Zone("destiny_unseen", CARD, NOBODY_SEES, is_bag=True)
DESTINY: Final = Zone("destiny", CARD, ALL)
"""KB-17.1 This year's card."""
DESTINY_PAST: Final = Zone("destiny_past", CARD, ALL)

WHIMS_UNSEEN: Final = Zone("whims_unseen", CARD, NOBODY_SEES, is_bag=True)
WHIMS: Final = Zone("whims", CARD, ALL)
"""KB-19.2 Tiles that cover their advisor."""
WHIMS_PAST: Final = Zone("whims_past", CARD, ALL)

ZONES: Final = Zones(
    [
        UNSEEN, TOP, INVADER, FOUGHT, SECOND_TOP, SECOND_INVADER,
        DESTINY_UNSEEN, DESTINY, DESTINY_PAST, WHIMS_UNSEEN, WHIMS, WHIMS_PAST,
        GOVERNORS_UNSEEN, GOVERNORS_OFFERED, GOVERNORS_LEFT, GOVERNOR, GOVERNORS_DEALT, GOVERNOR_KEPT,
        GOVERNORS_REJECTED,
    ]
)  # fmt: skip
