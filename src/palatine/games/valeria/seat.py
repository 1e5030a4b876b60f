"""A seat: one player's tokens and tableau."""

from typing import Final, final

from palatine.games.valeria.components import CITIZENS, DOMAINS, GOLD, MAGIC, MONSTERS, STRENGTH
from palatine.games.valeria.headings import FROM_ACTION, FROM_CITIZEN, FROM_DOMAIN, FROM_MONSTER, FROM_STARTER
from palatine.kernel.bits import MOST, room
from palatine.kernel.ints import i64, mypyc_attr, vec

CITIZEN_TYPES: Final = room(len(CITIZENS), FROM_STARTER - FROM_CITIZEN, "citizens of Valeria")
MONSTER_TYPES: Final = room(len(MONSTERS), FROM_DOMAIN - FROM_MONSTER, "monsters of Valeria")
DOMAIN_COUNT: Final = room(len(DOMAINS), min(MOST, FROM_ACTION - FROM_DOMAIN), "domains of Valeria")


@mypyc_attr(acyclic=True)
@final
class Seat:
    """Tokens, citizens by type, slain monsters by type, domains as bits. Vectors are replaced, never changed."""

    def __init__(
        self, tokens: vec[i64], citizens: vec[i64], slain: vec[i64], icons: vec[i64], pending: vec[i64]
    ) -> None:
        self.tokens: vec[i64] = tokens
        """Gold, strength, magic, victory."""
        self.citizens: vec[i64] = citizens
        self.slain: vec[i64] = slain
        self.icons: vec[i64] = icons
        """Role icons on the citizens, kept beside them because every acquisition asks for them (VA-7.12)."""
        self.pending: vec[i64] = pending
        """Activations of this harvest that still need a decision, by citizen."""
        self.domains: i64 = 0

    def clone(self) -> "Seat":
        copy = Seat(self.tokens, self.citizens, self.slain, self.icons, self.pending)
        copy.domains = self.domains
        return copy

    def gold(self) -> i64:
        return self.tokens[GOLD]

    def strength(self) -> i64:
        return self.tokens[STRENGTH]

    def magic(self) -> i64:
        return self.tokens[MAGIC]

    def has(self, domains: i64) -> bool:
        return self.domains & domains != 0

    def is_waiting(self) -> bool:
        for n in self.pending:
            if n:
                return True
        return False


NO_PENDING: Final[vec[i64]] = vec[i64]([i64(0)] * CITIZEN_TYPES)


def new_seat(gold: i64, magic: i64) -> Seat:
    """VA-2.9, VA-1.6 Both starters are part of every tableau; they are not counted among the citizens (VA-13.1)."""
    return Seat(
        vec[i64]([gold, 0, magic, 0]),
        vec[i64]([i64(0)] * CITIZEN_TYPES),
        vec[i64]([i64(0)] * MONSTER_TYPES),
        vec[i64]([0, 0, 0, 0]),
        NO_PENDING,
    )
