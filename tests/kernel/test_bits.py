"""Sets as bits: all 62 members count, compiled or not."""

import pytest

from palatine.kernel.bits import bit, bit_count, lowest, members, shifted


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 35, 61])
def test_a_set_of_one(number: int) -> None:
    assert bit(number) == 2**number
    assert (bit_count(bit(number)), lowest(bit(number)), members(bit(number))) == (1, number, [number])


def test_larger_sets() -> None:
    bits = bit(3) | bit(31) | bit(40)
    assert (bit_count(bits), lowest(bits), members(bits)) == (3, 3, [3, 31, 40])
    assert members(0) == [] and bit_count(0) == 0
    assert shifted(5, 33) == 5 * 2**33
