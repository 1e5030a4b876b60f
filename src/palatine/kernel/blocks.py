"""Observations: what a seat may know, as small numbers in named blocks.

Every number is written as a byte, 0 to 255 (what is larger counts as 255), so that thousands of observations fit one
buffer. For nets it is divided by the divisor of its block, which brings it to about 0 … 1. Both forms come from the
same writing: `Table.observation` reads one row of a `Page`, a batch reads many.
"""

from typing import Final, final

from palatine.kernel.ints import BytesWriter, i64, u8, vec

MOST: Final = 255


def small(n: i64) -> u8:
    """A number as an observation writes it."""
    if n <= 0:
        return u8(0)
    return u8(n) if n < MOST else u8(MOST)


def _members(byte: int) -> int:
    """The members of a set of eight, one more than each in a digit of four bits, the lowest first."""
    found = 0
    for member in range(7, -1, -1):
        if byte >> member & 1:
            found = found << 4 | member + 1
    return found


_MEMBERS: Final[vec[i64]] = vec[i64]([i64(_members(byte)) for byte in range(256)])


def mark_bits(out: BytesWriter, at: i64, bits: i64) -> None:
    """A 1 for each member of a set that is kept as bits."""
    while bits:
        members = _MEMBERS[bits & 255]
        while members:
            out[at + (members & 15) - 1] = u8(1)
            members >>= 4
        bits >>= 8
        at += 8


@final
class Block:
    """A named part: `size` numbers, `times` over (for each seat, each column …)."""

    def __init__(
        self,
        name: str,
        size: int,
        meaning: str,
        times: int = 1,
        entries: list[str] | None = None,
        divisors: list[int] | None = None,
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.times: Final = times
        self.meaning: Final = meaning
        self.entries: Final[list[str]] = entries or []
        """What each of the `size` numbers is; empty where the meaning says it all."""
        given = divisors or [1]
        self.divisors: Final[list[int]] = given if len(given) == size else given * size
        assert not self.entries or len(self.entries) == size, f"block {name}: every number needs a name"
        assert len(self.divisors) == size, f"block {name}: every number needs a divisor"

    def width(self) -> int:
        return self.size * self.times


@final
class Layout:
    """The blocks of a game, in order."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks: Final = blocks
        self.divisors: Final[list[int]] = []
        for block in blocks:
            self.divisors.extend(block.divisors * block.times)
        self.width: Final[int] = len(self.divisors)


@final
class Page:
    """Rows of bytes, one for each observation. Blocks are written from left to right; what is not written is 0."""

    def __init__(self, width: int) -> None:
        self.width: Final[i64] = width
        self.out: Final = BytesWriter()
        self.at: i64 = 0
        """Where the next block begins."""
        self.blank: Final = bytes(width)

    def start_row(self) -> None:
        self.at = i64(len(self.out))
        self.out.write(self.blank)

    def clear(self) -> None:
        self.out.truncate(0)
        self.at = 0

    def skip(self, size: i64) -> None:
        """A block of zeros."""
        self.at += size

    def number(self, n: i64) -> None:
        """One number."""
        self.out[self.at] = small(n)
        self.at += 1

    def flag(self, is_set: bool) -> None:
        if is_set:
            self.out[self.at] = u8(1)
        self.at += 1

    def one_hot(self, which: i64, size: i64) -> None:
        """A single 1 at this place; all 0 if the place is outside."""
        if 0 <= which < size:
            self.out[self.at + which] = u8(1)
        self.at += size

    def bits(self, bits: i64, size: i64) -> None:
        """A set kept as bits."""
        mark_bits(self.out, self.at, bits)
        self.at += size

    def digits(self, packed: i64, bits: i64, size: i64) -> None:
        """Small numbers packed into one, each so many bits wide."""
        at = self.at
        mask: i64 = (1 << bits) - 1
        while packed:
            if packed & mask:
                self.out[at] = u8(packed & mask)
            packed >>= bits
            at += 1
        self.at += size

    def numbers(self, values: vec[i64]) -> None:
        out = self.out
        at = self.at
        for n in values:
            if n:
                out[at] = small(n)
            at += 1
        self.at = at

    def add(self, offset: i64) -> None:
        """One more at a place of the block that begins here."""
        at = self.at + offset
        n = self.out[at]
        if n < u8(MOST):
            self.out[at] = n + u8(1)
