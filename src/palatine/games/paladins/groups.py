"""Groups of one to three workers, by number: singles, then pairs, then triples, colours in ascending order.

Which worker of a group stands on which slot makes no difference, so a group is all a player has to name (PA-4.2).
"""

from typing import Final

from palatine.games.paladins.components import CRIMINAL, WORKERS
from palatine.kernel.bits import bit
from palatine.kernel.ints import i64, vec

COLOURS: Final = 6
ANY: Final = 6
"""PA-4.2 The colour of a clear slot."""
NO_SLOT: Final = 7


def _members() -> list[list[int]]:
    colours = range(len(WORKERS))
    found = [[a] for a in colours]
    found += [[a, b] for a in colours for b in colours if a <= b]
    return found + [[a, b, c] for a in colours for b in colours for c in colours if a <= b <= c]


GROUPS: Final = _members()
GROUP_TEXTS: Final = ["+".join([WORKERS[worker] for worker in group]) for group in GROUPS]
PAIRS: Final = 6
"""The number of the first pair."""
TRIPLES: Final = 27
"""The number of the first triple."""
GROUP_COUNT: Final = 83
NO_GROUP: Final = -1
FEWER: Final = [*range(PAIRS, TRIPLES), *range(PAIRS)]
"""PA-B-07 Groups that are no triples, pairs first: what may be kept instead of three."""

_MEMBERS: Final[vec[i64]] = vec[i64]([i64(group[at] if at < len(group) else -1) for group in GROUPS for at in range(3)])
_PAIR: Final[vec[i64]] = vec[i64](
    [i64(GROUPS.index(sorted([a, b])) - PAIRS) for a in range(COLOURS) for b in range(COLOURS)]
)
_TRIPLE: Final[vec[i64]] = vec[i64](
    [
        i64(GROUPS.index(sorted([a, b, c])) - TRIPLES)
        for a in range(COLOURS)
        for b in range(COLOURS)
        for c in range(COLOURS)
    ]
)


def member(group: i64, at: i64) -> i64:
    """The colour of the first, second or third worker of a group; -1 if it has fewer."""
    return _MEMBERS[3 * group + at]


def takes(slot: i64, worker: i64) -> bool:
    """PA-4.2 A clear slot takes any worker, a coloured one its colour; a Criminal goes anywhere."""
    if slot == worker:
        return True
    return slot == ANY or worker == CRIMINAL


def fitting_one(pool: vec[i64], slot: i64) -> i64:
    """The single workers of a pool that fit a slot, as bits."""
    found: i64 = 0
    for a in range(i64(COLOURS)):
        if pool[a] and takes(slot, a):
            found |= bit(a)
    return found


def fitting_two(pool: vec[i64], first: i64, second: i64) -> i64:
    """The pairs of a pool that fit two slots, as bits from the first pair on."""
    found: i64 = 0
    for a in range(i64(COLOURS)):
        if pool[a] == 0 or not takes(first, a):
            continue
        for b in range(i64(COLOURS)):
            if pool[b] > (1 if a == b else 0) and takes(second, b):
                found |= bit(_PAIR[COLOURS * a + b])
    return found


def fitting_three(pool: vec[i64], first: i64, second: i64, third: i64) -> i64:
    """The triples of a pool that fit three slots, as bits from the first triple on."""
    found: i64 = 0
    for a in range(i64(COLOURS)):
        if pool[a] == 0 or not takes(first, a):
            continue
        for b in range(i64(COLOURS)):
            if pool[b] <= (1 if a == b else 0) or not takes(second, b):
                continue
            for c in range(i64(COLOURS)):
                used: i64 = (1 if a == c else 0) + (1 if b == c else 0)
                if pool[c] > used and takes(third, c):
                    found |= bit(_TRIPLE[(COLOURS * a + b) * COLOURS + c])
    return found
