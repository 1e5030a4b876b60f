"""Sets of small numbers as bits of a machine integer."""

from palatine.kernel.ints import i64


def bit(place: i64) -> i64:
    """The set of one number. The 1 is a variable: as a literal the compiler shifts it in 32 bits only."""
    one: i64 = 1
    return one << place


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
