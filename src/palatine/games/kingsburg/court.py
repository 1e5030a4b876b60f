"""The court: who stands before which advisor, and with which dice.

A group of dice is one number, so that copying a whole court is copying a short vector: the owner, up to eleven dice,
a +2 token and the Market's shift. Every advisor has two places (KB-7.4: at most two groups).
"""

from typing import Final

from palatine.games.kingsburg.components import RANKS
from palatine.kernel.ints import i64, vec

NEUTRAL: Final = 14
"""The owner of neutral dice (KB-11)."""
PRIVATE_RANKS: Final = 2
"""KB-16.16 Ranks 19 and 20 are the Politician's spaces of rank 5 and 10."""
PLACES: Final = 2 * (RANKS + PRIVATE_RANKS + 1)
ALL_RANKS: Final = (1 << RANKS + 1) - 2

_OWNER: Final = 15
_WHITE: Final = 8
_DICE_FROM: Final = 4
_DICE_TO: Final = 48
_TOKEN: Final = 1 << 48
_SHIFT_FROM: Final = 49
_FAIR: Final = 1 << 51


def group_of(owner: i64) -> i64:
    """A group without dice yet."""
    return owner + 1


def with_dice(group: i64, hand: i64, white: bool) -> i64:
    """The group with a hand of dice more."""
    at: i64 = _DICE_FROM
    while group >> at & 15:
        at += 4
    while hand:
        assert at < _DICE_TO, "KB-5.3.2: more dice than a group can hold"
        group |= (hand & 7 | (_WHITE if white else 0)) << at
        hand >>= 3
        at += 4
    return group


def with_boost(group: i64, token: bool, shift: i64) -> i64:
    """The group with a +2 token, and shifted by -1, 0 or 1."""
    return group | (_TOKEN if token else 0) | (shift & 3) << _SHIFT_FROM


def with_fair(group: i64) -> i64:
    """The group, sent by the Travelling Market (KB-A-09)."""
    return group | _FAIR


def has_fair(group: i64) -> bool:
    return group & _FAIR != 0


def owner(group: i64) -> i64:
    """The seat, NEUTRAL, or -1 for an empty place."""
    return (group & _OWNER) - 1


def coloured_faces(group: i64) -> list[int]:
    return _faces(group, False)


def white_faces(group: i64) -> list[int]:
    return _faces(group, True)


def _faces(group: i64, white: bool) -> list[int]:
    found: list[int] = []
    for at in range(_DICE_FROM, _DICE_TO, 4):
        die = group >> at & 15
        if die and (die & _WHITE != 0) == white:
            found.append(die & 7)
    return found


def has_token(group: i64) -> bool:
    return group & _TOKEN != 0


def shift(group: i64) -> i64:
    bits = group >> _SHIFT_FROM & 3
    return -1 if bits == 3 else bits


EMPTY_COURT: Final[vec[i64]] = vec[i64]([i64(0)] * PLACES)
"""A court is replaced, never changed: clones share it."""


def board_rank(rank: i64) -> i64:
    """KB-16.16 The rank that dice must make: that of the advisor, or of the Politician's space."""
    return 5 * (rank - RANKS) if rank > RANKS else rank
