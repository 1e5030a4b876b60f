"""Chance: a seeded generator that gives the same numbers on every machine, compiled or not.

The generator is Marsaglia's xorshift128 on 32-bit words: every intermediate stays below 2**44, so machine integers
never overflow. It is fair and fast, not secret: whoever sees enough dice can work out the rest. A server therefore
reseeds the table from the operating system before each move; records do not suffer, since outcomes are logged.
"""

from hashlib import sha256
from typing import Final, final

from palatine.kernel.ints import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF
_CYCLE: Final = 0x100000000


@mypyc_attr(acyclic=True)
@final
class Generator:
    """Four words of state."""

    def __init__(self, x: i64, y: i64, z: i64, w: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z
        self.w: i64 = w

    def below(self, n: i64) -> i64:
        """A number 0 … n-1, each exactly equally likely: words from an incomplete last cycle are thrown away."""
        limit: i64 = _CYCLE - _CYCLE % n
        while True:
            t: i64 = self.x
            t = (t ^ (t << 11)) & _WORD
            w: i64 = self.w
            self.x = self.y
            self.y = self.z
            self.z = w
            w ^= (w >> 19) ^ t ^ (t >> 8)
            self.w = w
            if w < limit:
                return w % n

    def clone(self) -> "Generator":
        return Generator(self.x, self.y, self.z, self.w)

    def split(self) -> "Generator":
        """Another generator whose words are drawn from this one."""
        x = self.below(_CYCLE)
        y = self.below(_CYCLE)
        z = self.below(_CYCLE)
        return Generator(x, y, z, self.below(_CYCLE) | 1)

    def words(self) -> list[int]:
        return [self.x, self.y, self.z, self.w]

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


def seeded(seed: int | str) -> Generator:
    """A generator whose words are the hash of the seed, so that neighbouring seeds have nothing in common."""
    digest = sha256(str(seed).encode()).digest()
    parts = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return Generator(parts[0], parts[1], parts[2], parts[3] | 1)
