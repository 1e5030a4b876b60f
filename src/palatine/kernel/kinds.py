"""Kinds of fields: how what an attribute holds is written for JSON, and read again from a position.

A game adds a kind of its own where it keeps something in a form of its own: two functions are all there is to one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from palatine.kernel.bits import bit
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import append, i64, vec

MANY: Final = 10_000
"""More than any game has of anything."""
NO_CARD: Final = -1


@final
class Kind:
    """`written(value)` is ready for JSON, or None where there is nothing to say and the fact is left out.

    `read(reader, key, seats)` takes what a position says under this key, as the attribute holds it.
    """

    def __init__(self, written: Callable[[Any], object], read: Callable[[Reader, str, int], object]) -> None:
        self.written: Final = written
        self.read: Final = read


def number(low: int, high: int) -> Kind:
    """A number within bounds."""
    return Kind(int, lambda reader, key, seats: reader.integer(key, 0, low, high))


def extra(low: int, high: int) -> Kind:
    """A number that is left out while it is 0."""
    return Kind(lambda n: int(n) or None, lambda reader, key, seats: reader.integer(key, 0, low, high))


def seat(lowest: int = 0, first: int = 0) -> Kind:
    """A seat; NOBODY where it is the lowest. The first one is kept as this number."""
    return Kind(lambda n: int(n) - first, lambda reader, key, seats: reader.integer(key, 0, lowest, seats - 1) + first)


def flag() -> Kind:
    return Kind(bool, lambda reader, key, seats: reader.flag(key, False))


def mark() -> Kind:
    """A flag that is kept as 0 or 1."""
    return Kind(bool, lambda reader, key, seats: int(reader.flag(key, False)))


def word(words: Sequence[str], first: int = 0) -> Kind:
    """One of these words, kept as a number: the first one as this."""
    known = list(words)
    return Kind(lambda n: known[n - first], lambda reader, key, seats: reader.word(key, "", known) + first)


def card(names: Sequence[str]) -> Kind:
    """A card, or an empty text where none is."""
    return word(["", *names], NO_CARD)


def names(texts: Sequence[str]) -> Kind:
    """A set of names, kept as bits."""
    known = list(texts)
    return Kind(
        lambda bits: [name for i, name in enumerate(known) if bits >> i & 1] if bits else [],
        lambda reader, key, seats: bits_of(reader.words(key, known)),
    )


def counts(texts: Sequence[str], zeros: bool = False) -> Kind:
    """A number for each name, kept as a vector. Only what is there is written, unless zeros are wanted too."""
    known = list(texts)

    def read(reader: Reader, key: str, seats: int) -> object:
        table = reader.table(key)
        found = vector_of([table.integer(name, 0, 0, MANY) for name in known])
        table.close()
        return found

    return Kind(lambda row: {name: int(n) for name, n in zip(known, row, strict=True) if n or zeros}, read)


def numbers(low: int, high: int, size: int) -> Kind:
    """A row of so many numbers within bounds; of any length if the size is 0."""

    def read(reader: Reader, key: str, seats: int) -> object:
        found = reader.integers(key, [], low, high)
        if size and len(found) != size:
            raise wrong(reader.at(key), found, f"must have {size} numbers", f"musi mieć {size} liczb")
        return vector_of(found)

    return Kind(lambda row: [int(n) for n in row], read)


def places(texts: Sequence[str], size: int) -> Kind:
    """A card for each of so many places, an empty text where none lies."""
    known = list(texts)

    def read(reader: Reader, key: str, seats: int) -> object:
        rows = reader.rows(key)
        if len(rows) != size or any([row != "" and row not in known for row in rows]):
            raise wrong(reader.at(key), rows, f"must name {size} cards", f"musi wymieniać {size} kart")
        return vector_of([known.index(str(row)) if row else NO_CARD for row in rows])

    return Kind(lambda row: [known[n] if n >= 0 else "" for n in row], read)


def cards(texts: Sequence[str]) -> Kind:
    """Any number of cards in order."""
    known = list(texts)
    return Kind(lambda row: [known[n] for n in row], lambda reader, key, seats: vector_of(reader.words(key, known)))


def stacks(texts: Sequence[str], size: int) -> Kind:
    """So many stacks of cards, the top card last."""
    known = list(texts)

    def read(reader: Reader, key: str, seats: int) -> object:
        rows = reader.rows(key)
        if len(rows) != size:
            raise wrong(reader.at(key), len(rows), f"must be {size} stacks", f"musi być stosów: {size}")
        found: list[vec[i64]] = []
        for row in rows:
            if not isinstance(row, list) or any([name not in known for name in row]):
                raise wrong(reader.at(key), row, "must be a list of cards", "musi być listą kart")
            found.append(vector_of([known.index(name) for name in row]))
        return found

    return Kind(lambda stacks: [[known[n] for n in stack] for stack in stacks], read)


def packed(texts: Sequence[str], bits: int, each: Kind) -> Kind:
    """Something for each name that has it, kept as so many bits each; 0 is nothing."""
    known = list(texts)
    most = (1 << bits) - 1

    def write(value: Any) -> object:
        held = {name: value >> bits * i & most for i, name in enumerate(known)}
        return {name: each.written(n) for name, n in held.items() if n}

    def read(reader: Reader, key: str, seats: int) -> object:
        table = reader.table(key)
        held = [each.read(table, name, seats) if table.has(name) else 0 for name in known]
        table.close()
        found: int = 0
        for i, n in enumerate(held):
            assert isinstance(n, int)
            found |= n << bits * i
        return found

    return Kind(write, read)


def bits_of(members: list[int]) -> i64:
    """The set with these members."""
    bits: i64 = 0
    for member in members:
        bits |= bit(member)
    return bits


def vector_of(row: list[int]) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for n in row:
        found = append(found, n)
    return found
