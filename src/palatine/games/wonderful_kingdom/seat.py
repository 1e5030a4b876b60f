"""A seat: one player's duchy, cards under construction and stock."""

from typing import Final, final

from palatine.games.wonderful_kingdom.actions import DESIGNS
from palatine.kernel.bits import bit
from palatine.kernel.ints import append, i64, mypyc_attr, vec

# A card under construction is one number: its design, whether it is frozen, and the filled spaces, three bits for each
# kind of space. Equal numbers are equal cards, and an area kept in order needs no names for its cards.
FILL_BITS: Final = 3
FROZEN: Final = 1 << 18
SPACES: Final = FROZEN - 1
DESIGN_SHIFT: Final = 20
KINDS: Final = 6
MOST_SPACES: Final = 7
"""The most spaces of one kind that a card can have."""

# What a duchy's cards are worth together: production by resource, production by resource for each card of a type,
# points, points for each card of a type.
PER_TYPE: Final = 4
FLAT_VP: Final = 20
VP_PER_TYPE: Final = 21
WORTH: Final = 25

# Menaces in the construction area, in the order of the rows. Giants here lie alone; the others are marks on cards.
GIANT_RAT: Final = 0
VERMIN: Final = 1
FROST_GIANT: Final = 2
SHADOW: Final = 3
THIEF: Final = 4

_FOUR: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
_FIVE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0])
_NOTHING: Final[vec[i64]] = vec[i64]()
_NONE_BUILT: Final[vec[i64]] = vec[i64]([i64(0)] * DESIGNS)
_NO_WORTH: Final[vec[i64]] = vec[i64]([i64(0)] * WORTH)


@mypyc_attr(acyclic=True)
@final
class Seat:
    """Vectors are replaced, never changed, so that clones share them."""

    def __init__(self) -> None:
        self.duchy: i64 = -1
        self.alchemy: vec[i64] = _FOUR
        self.fresh: vec[i64] = _FOUR
        """WK-6.6 Cubes taken from the supply that must be placed now."""
        self.thefts: vec[i64] = _FOUR
        """WK-R8 Theft tokens by resource."""
        self.sites: vec[i64] = _NOTHING
        """WK-5.3 The construction area, in order."""
        self.built: vec[i64] = _NONE_BUILT
        """Constructed cards by design."""
        self.types: vec[i64] = _FOUR
        """Constructed cards by type, kept beside them because every count asks for them (WK-6.3)."""
        self.worth: vec[i64] = _NO_WORTH
        """What the duchy card and the constructed cards make and score together, kept for the same reason."""
        self.menaces: vec[i64] = _FIVE
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.camp: i64 = 0
        self.traps: i64 = 0
        self.calamities: i64 = 0
        self.advisors: i64 = 0
        """WK-9.1 The advisor area, as bits."""
        self.used: i64 = 0
        """WK-9.1 Advisors used this round."""
        self.vision_used: i64 = 0
        self.stages: i64 = 0
        """WK-10.3 Stage markers, as bits."""
        self.claims: i64 = 0
        """WK-B-02 Stages whose benefit for the first player is not settled yet."""
        self.deck: i64 = -1
        """WK-8.1 The player's menace deck."""
        self.deck_left: i64 = 0

    def clone(self) -> "Seat":
        copy = Seat()
        copy.duchy = self.duchy
        copy.alchemy = self.alchemy
        copy.fresh = self.fresh
        copy.thefts = self.thefts
        copy.sites = self.sites
        copy.built = self.built
        copy.types = self.types
        copy.worth = self.worth
        copy.menaces = self.menaces
        copy.krystallium = self.krystallium
        copy.soldiers = self.soldiers
        copy.camp = self.camp
        copy.traps = self.traps
        copy.calamities = self.calamities
        copy.advisors = self.advisors
        copy.used = self.used
        copy.vision_used = self.vision_used
        copy.stages = self.stages
        copy.claims = self.claims
        copy.deck = self.deck
        copy.deck_left = self.deck_left
        return copy


def design_of(site: i64) -> i64:
    return site >> DESIGN_SHIFT


def is_frozen(site: i64) -> bool:
    """WK-8.14"""
    return site & FROZEN != 0


def in_pack(packed: i64, kind: i64) -> i64:
    """How many spaces of one kind a packed number holds."""
    return packed >> (FILL_BITS * kind) & MOST_SPACES


def one_of(kind: i64) -> i64:
    """One space of a kind, packed."""
    return bit(FILL_BITS * kind)


def with_site(sites: vec[i64], site: i64) -> vec[i64]:
    """The construction area with one card more, in order."""
    found: vec[i64] = vec[i64]()
    is_in = False
    for other in sites:
        if not is_in and other > site:
            found = append(found, site)
            is_in = True
        found = append(found, other)
    return found if is_in else append(found, site)


def without_site(sites: vec[i64], at: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for i in range(len(sites)):
        if i != at:
            found = append(found, sites[i])
    return found
