"""Sets as bits of one number.

The compiler writes a constant such as `i64(1)` into C as a plain int and shifts it within 32 bits; an argument is
shifted within 64. So every set with more than 31 members is built with these.
"""

from palatine.kernel.ints import i64


def shifted(value: i64, by: i64) -> i64:
    return value << by


def bit(number: i64) -> i64:
    """The set with one member."""
    return shifted(1, number)


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest(bits: i64) -> i64:
    """The first member of a set that is not empty."""
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number
