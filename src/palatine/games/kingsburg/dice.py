"""Hands of dice. A hand is one number: a face in every octal digit, the lowest face in the lowest digit.

So a hand costs nothing to copy, and equal hands are equal numbers and share action ids.
"""

from typing import Final

from palatine.games.kingsburg.actions import BOOST_FAIR, BOOST_VALUES, PLACE
from palatine.games.kingsburg.court import board_rank
from palatine.kernel.bits import bit
from palatine.kernel.ints import append, i64, vec

NO_DICE: Final = 0


def hand_of(faces: vec[i64], first: i64, last: i64) -> i64:
    """The hand of these faces, from the first to just before the last."""
    hand: i64 = 0
    for at in range(first, last):
        hand = with_die(hand, faces[at])
    return hand


def with_die(hand: i64, face: i64) -> i64:
    """The hand with one die more, in its place."""
    below: i64 = 0
    shift: i64 = 0
    while hand & 7 and hand & 7 < face:
        below |= (hand & 7) << shift
        hand >>= 3
        shift += 3
    return below | face << shift | hand << (shift + 3)


def without_die(hand: i64, face: i64) -> i64:
    """The hand less one die of this face."""
    below: i64 = 0
    shift: i64 = 0
    while hand & 7 != face:
        assert hand, "KB-5.3.2: a die that is not in hand"
        below |= (hand & 7) << shift
        hand >>= 3
        shift += 3
    return below | hand >> 3 << shift


def count(hand: i64) -> i64:
    n: i64 = 0
    while hand:
        hand >>= 3
        n += 1
    return n


def total(hand: i64) -> i64:
    n: i64 = 0
    while hand:
        n += hand & 7
        hand >>= 3
    return n


def faces(hand: i64) -> list[int]:
    """The faces, lowest first."""
    found: list[int] = []
    while hand:
        found.append(hand & 7)
        hand >>= 3
    return found


def has_die(hand: i64, face: i64) -> bool:
    while hand:
        if hand & 7 == face:
            return True
        hand >>= 3
    return False


def all_show(hand: i64, face: i64) -> bool:
    while hand:
        if hand & 7 != face:
            return False
        hand >>= 3
    return True


def masked(hand: i64, mask: i64) -> i64:
    """The dice of the hand whose bits are set, bit 0 for the lowest die."""
    found: i64 = 0
    shift: i64 = 0
    while mask:
        if mask & 1:
            found |= (hand & 7) << shift
            shift += 3
        hand >>= 3
        mask >>= 1
    return found


def masked_total(hand: i64, mask: i64) -> i64:
    """The sum of these dice; -1 if equal dice would give the same group by lower bits."""
    n: i64 = 0
    left_out: i64 = 0
    while mask:
        face = hand & 7
        if mask & 1:
            if face == left_out:
                return -1
            n += face
        else:
            left_out = face
        hand >>= 3
        mask >>= 1
    return n


def _groups_of(hand: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for mask in range(i64(1), bit(count(hand))):
        own = masked_total(hand, mask)
        if own > 0:
            found = append(found, own << 3 | mask)
    return found


GROUPS: Final[list[vec[i64]]] = [_groups_of(hand) for hand in range(0o1000)]
"""For every hand of up to three dice, its different groups: the total, and in the lowest three bits the mask."""


def subset_sums(hand: i64) -> i64:
    """Bit n is set if some of the dice make n."""
    sums: i64 = 1
    while hand:
        sums |= sums << (hand & 7)
        hand >>= 3
    return sums


def white_part(coloured: i64, action: i64) -> i64:
    """What the white dice must contribute to this placement; KB-A-09 nothing to one by the Travelling Market."""
    boost = PLACE.third(action)
    if boost == BOOST_FAIR:
        return 0
    own = total(masked(coloured, PLACE.second(action) + 1))
    return board_rank(PLACE.first(action) + 1) - own - BOOST_VALUES[boost]


def groups_making(hand: i64, wanted: i64, top: i64 = 6) -> list[i64]:
    """All different groups of dice, none above `top`, that make the total. Their first digit is their highest face."""
    if wanted == 0:
        return [NO_DICE]
    found: list[i64] = []
    face = top if top < wanted else wanted
    while face >= 1:
        if has_die(hand, face):
            for rest in groups_making(without_die(hand, face), wanted - face, face):
                found.append(face | rest << 3)
        face -= 1
    return found
