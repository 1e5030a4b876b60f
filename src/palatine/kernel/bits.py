"""Sets of small numbers as the bits of one machine integer.

The compiler writes a constant such as `i64(1)` into C as a plain int and shifts it within 32 bits: by 35 it becomes 8.
An argument is shifted within 64. A test forbids such shifts in compiled code; sets are built with these.
"""

from typing import Final

from palatine.kernel.ints import i64

MOST: Final = 62
"""So many members fit: the last bits are the sign's, and that of the set of all."""


def room(rows: int, most: int, what: str) -> int:
    """How many rows there are, if there is room for them: a card too many says so when its game is loaded."""
    if rows > most:
        raise ValueError(f"{what}: there is room for {most} rows, and here are {rows}")
    return rows


def shifted(value: i64, by: i64) -> i64:
    return value << by


def bit(number: i64) -> i64:
    """The set with one member."""
    return shifted(1, number)


def all_of(rows: int, what: str) -> i64:
    """The set of all rows of a family."""
    return bit(room(rows, MOST, what)) - 1


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The first member of a set that is not empty."""
    number: i64 = 0
    while not bits & 255:
        bits >>= 8
        number += 8
    while not bits & 1:
        bits >>= 1
        number += 1
    return number


def members(bits: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found
