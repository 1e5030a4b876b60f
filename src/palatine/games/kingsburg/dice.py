"""Arithmetic of dice in hand. Faces are kept lowest first, so that equal hands share action ids."""

from palatine.games.kingsburg.actions import BOOST_VALUES, PLACE
from palatine.kernel.ints import append, i64, vec


def sorted_dice(faces: vec[i64]) -> vec[i64]:
    dice = faces[:]
    for i in range(i64(1), i64(len(dice))):
        face = dice[i]
        j: i64 = i - 1
        while j >= 0 and dice[j] > face:
            dice[j + 1] = dice[j]
            j -= 1
        dice[j + 1] = face
    return dice


def with_first_rerolled(dice: vec[i64], face: i64) -> vec[i64]:
    changed = dice[:]
    changed[0] = face
    return sorted_dice(changed)


def has_die(dice: vec[i64], face: i64) -> bool:
    for other in dice:
        if other == face:
            return True
    return False


def without_die(dice: vec[i64], face: i64) -> vec[i64]:
    """The dice less one of this face."""
    kept: vec[i64] = vec[i64]()
    found = False
    for other in dice:
        if other == face and not found:
            found = True
        else:
            kept = append(kept, other)
    assert found, "KB-5.3.2: a die that is not in hand"
    return kept


def masked_total(dice: vec[i64], mask: i64) -> i64:
    """The sum of these dice; -1 if equal dice would give the same group by lower bits."""
    total: i64 = 0
    at: i64 = 0
    for face in dice:
        if mask >> at & 1:
            if at > 0 and dice[at - 1] == face and not mask >> (at - 1) & 1:
                return -1
            total += face
        at += 1
    return total


def masked_faces(dice: vec[i64], mask: i64) -> list[int]:
    """The faces of these dice, highest first, as people say them."""
    return [int(face) for at, face in enumerate(dice) if mask >> at & 1][::-1]


def subset_sums(dice: vec[i64]) -> i64:
    """Bit n is set if some of the dice make n."""
    sums: i64 = 1
    for face in dice:
        sums |= sums << face
    return sums


def white_part(coloured: vec[i64], action: i64) -> i64:
    """What the white dice must contribute to this placement."""
    total = masked_total(coloured, PLACE.second(action) + 1)
    return PLACE.first(action) + 1 - total - BOOST_VALUES[PLACE.third(action)]


def white_groups(dice: vec[i64], total: i64, top: i64 = 6) -> list[i64]:
    """All different groups of dice, none above `top`, that make the total: faces as octal digits, highest first."""
    if total == 0:
        return [0]
    found: list[i64] = []
    face = top if top < total else total
    while face >= 1:
        if has_die(dice, face):
            for rest in white_groups(without_die(dice, face), total - face, face):
                found.append(face | rest << 3)
        face -= 1
    return found


def octal_digits(number: i64) -> i64:
    digits: i64 = 0
    while number:
        number >>= 3
        digits += 1
    return digits


def octal_faces(number: i64) -> list[int]:
    faces: list[int] = []
    while number:
        faces.append(number & 7)
        number >>= 3
    return faces
