"""Options from sets of bits, which is how legal actions are found."""

from typing import Final, cast

from palatine.kernel.ints import i64

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
