"""Where something comes from that is neither an advisor nor a card: as events name it, and its rule."""

from typing import Final

from palatine.games.kingsburg.headings import (
    FROM_AID,
    FROM_ALLIANCE,
    FROM_AUCTION,
    FROM_ENEMY,
    FROM_FAVOUR,
    FROM_RECRUITMENT,
    FROM_RIVAL,
    FROM_STRONGEST,
    FROM_TOKENS,
)  # fmt: skip

OCCASION_OF: Final = {
    FROM_AID: ("aid", "KB-4.3"),
    FROM_FAVOUR: ("favour", "KB-6.1"),
    FROM_ENEMY: ("enemy", "KB-9.5"),
    FROM_STRONGEST: ("strongest", "KB-9.6"),
    FROM_RECRUITMENT: ("recruitment", "KB-8.1"),
    FROM_AUCTION: ("auction", "KB-16.2"),
    FROM_TOKENS: ("tokens", "KB-18.2"),
    FROM_ALLIANCE: ("alliance", "KB-20.2"),
    FROM_RIVAL: ("rival", "KB-19.3"),
}
OCCASIONS: Final = {name: code for code, (name, _) in OCCASION_OF.items()}
