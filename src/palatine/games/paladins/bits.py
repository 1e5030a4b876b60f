"""Sets of small numbers as bits of a machine integer."""

from typing import Final, cast

from palatine.kernel.ints import i64, vec

_BITS: Final[vec[i64]] = vec[i64]([i64(1 << place) for place in range(62)])


def bit(place: i64) -> i64:
    """The set of one number. A table, since the compiler shifts a literal 1 in 32 bits only."""
    return _BITS[place]


def bit_count(bits: i64) -> i64:
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def low_bit(bits: i64) -> i64:
    """The place of the lowest bit that is set."""
    at: i64 = 0
    while not bits & 255:
        bits >>= 8
        at += 8
    while not bits & 1:
        bits >>= 1
        at += 1
    return at


def listed_bits(bits: i64) -> list[int]:
    """The places of the bits that are set, in ascending order."""
    found: list[int] = []
    while bits:
        found.append(low_bit(bits))
        bits &= bits - 1
    return found


_NUMBERS: Final[list[object]] = [*range(1000)]


def add_bits(found: list[int], first: i64, bits: i64) -> None:
    """Append the numbers of a set, counted from the first.

    The numbers are taken from a list, as objects: compiled code would otherwise make each of them anew.
    """
    numbers = cast("list[object]", found)
    while bits:
        if bits & 1:
            numbers.append(_NUMBERS[first])
        bits >>= 1
        first += 1
