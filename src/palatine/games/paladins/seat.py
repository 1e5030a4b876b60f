"""A seat: one player's board, workers, resources and cards. The virtual player of the solo game has one too."""

from typing import Final, final

from palatine.games.paladins.components import FAITH, INFLUENCE, STRENGTH
from palatine.kernel.ints import i64, mypyc_attr, vec

ACTION_COUNT: Final = 12
NO_CARD: Final = -1
VPL: Final = 1
"""The virtual player's place among the boards of a solo game; as a seat of frames and events it is NOBODY."""


@mypyc_attr(acyclic=True)
@final
class Seat:
    """Vectors are replaced, never changed, so that clones share them."""

    def __init__(
        self,
        pool: vec[i64],
        placed: vec[i64],
        suspicions: vec[i64],
        crew: vec[i64],
        walls: vec[i64],
        converts: vec[i64],
        trophies: vec[i64],
    ) -> None:
        self.pool: vec[i64] = pool
        """Unused workers by colour. The virtual player knows no colours: all of its workers stand first (PA-14.8)."""
        self.placed: vec[i64] = placed
        """For each action its three slots, three bits each: 0 empty, else 1 + colour. The virtual player: a number."""
        self.suspicions: vec[i64] = suspicions
        """PA-8.5 The newest last."""
        self.crew: vec[i64] = crew
        """PA-0.4 In order of recruiting."""
        self.walls: vec[i64] = walls
        self.converts: vec[i64] = converts
        self.trophies: vec[i64] = trophies
        self.silver: i64 = 0
        self.provisions: i64 = 0
        self.strength: i64 = 0
        self.faith: i64 = 0
        self.influence: i64 = 0
        self.unpaid: i64 = 0
        self.paid: i64 = 0
        self.crew_bits: i64 = 0
        self.workshops: i64 = 0
        """Two bits for each right-side action: its first and its second slot."""
        self.monks: i64 = 0
        """Sent out, likewise the Outposts."""
        self.outposts: i64 = 0
        self.jars: i64 = 0
        """Jars moved (PA-6.11), for the virtual player turned over (PA-14.36)."""
        self.jar_spaces: i64 = 0
        """The spaces they lie on, as bits."""
        self.paladin: i64 = NO_CARD
        """PA-3.8 Revealed and working this round."""
        self.tavern: i64 = NO_CARD
        """The Tavern card taken this round."""
        self.passed: bool = False

    def clone(self) -> "Seat":
        copy = Seat(
            self.pool, self.placed, self.suspicions, self.crew, self.walls, self.converts, self.trophies
        )  # fmt: skip
        copy.silver = self.silver
        copy.provisions = self.provisions
        copy.strength = self.strength
        copy.faith = self.faith
        copy.influence = self.influence
        copy.unpaid = self.unpaid
        copy.paid = self.paid
        copy.crew_bits = self.crew_bits
        copy.workshops = self.workshops
        copy.monks = self.monks
        copy.outposts = self.outposts
        copy.jars = self.jars
        copy.jar_spaces = self.jar_spaces
        copy.paladin = self.paladin
        copy.tavern = self.tavern
        copy.passed = self.passed
        return copy

    def attribute(self, which: i64) -> i64:
        """PA-0.2 The track alone; `which` is STRENGTH, FAITH or INFLUENCE."""
        if which == STRENGTH:
            return self.strength
        return self.faith if which == FAITH else self.influence

    def set_attribute(self, which: i64, value: i64) -> None:
        if which == STRENGTH:
            self.strength = value
        elif which == FAITH:
            self.faith = value
        else:
            assert which == INFLUENCE
            self.influence = value


NOTHING: Final[vec[i64]] = vec[i64]()
NO_WORKERS: Final[vec[i64]] = vec[i64]([i64(0)] * 6)
EMPTY_BOARD: Final[vec[i64]] = vec[i64]([i64(0)] * ACTION_COUNT)


def new_seat(silver: i64, provisions: i64) -> Seat:
    """PA-2.6, PA-2.9"""
    seat = Seat(NO_WORKERS, EMPTY_BOARD, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)
    seat.silver = silver
    seat.provisions = provisions
    return seat


def copies(counts: vec[i64]) -> list[int]:
    """Each number as often as it is counted: what a draw chooses among."""
    found: list[int] = []
    for card in range(i64(len(counts))):
        for _ in range(counts[card]):
            found.append(card)
    return found
