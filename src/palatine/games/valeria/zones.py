"""Who sees what (VA-14). Face-down domains and citizens have no identity until they are turned up; dukes are secret."""

from typing import Final

from palatine.games.valeria.actions import DOMAIN, DUKE
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER, Zone, Zones

DOMAINS_UNSEEN: Final = Zone("domains_unseen", DOMAIN, NOBODY_SEES, is_bag=True)
"""VA-14.2 Domains face down in the centre or left in the box: nobody knows which is which."""
DOMAINS_SEEN: Final = Zone("domains_seen", DOMAIN, ALL)
"""Domains that have been turned up; where each lies now is a fact of the table."""
DUKES_UNSEEN: Final = Zone("dukes_unseen", DUKE, NOBODY_SEES, is_bag=True)
DEALT: Final = Zone("dukes_dealt", DUKE, OWNER, per_seat=True)
KEPT: Final = Zone("duke", DUKE, OWNER, per_seat=True)
"""VA-14.1 Known to its owner only, until scoring."""
REJECTED: Final = Zone("duke_rejected", DUKE, OWNER, per_seat=True)
SHOWN: Final = Zone("duke_shown", DUKE, ALL, per_seat=True)
"""VA-9.1 Turned up for scoring."""
DARK_DUKE: Final = Zone("dark_lord", DUKE, NOBODY_SEES)
"""VA-14.4 The Dark Lord's duke."""

DARK_SHOWN: Final = Zone("dark_lord_shown", DUKE, ALL)

ZONES: Final = Zones([DOMAINS_UNSEEN, DOMAINS_SEEN, DUKES_UNSEEN, DEALT, KEPT, REJECTED, SHOWN, DARK_DUKE, DARK_SHOWN])
