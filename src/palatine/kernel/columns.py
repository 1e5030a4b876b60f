"""Columns: the values of rows as vectors and sets of bits, which is how a box keeps them.

Vectors are replaced, never changed, so that clones can share them.
"""

from collections.abc import Sequence

from palatine.kernel.bits import bit
from palatine.kernel.data import Family, Row
from palatine.kernel.effect import Vocabulary
from palatine.kernel.ints import i64, vec


def overlaid(family: str, rows: Sequence[Row], overlay: dict[str, object]) -> list[Row]:
    """The rows of a family as a table plays them."""
    changes = overlay.get(family, {})
    assert isinstance(changes, dict)
    return Family(family, list(rows), {}, {}).overlaid(changes).rows


def column(rows: Sequence[Row], field: str) -> vec[i64]:
    return vec[i64]([i64(row.integer(field)) for row in rows])


def amounts(row: Row, field: str, words: Vocabulary) -> list[int]:
    """A plain text such as `2 gold + stone` as numbers, one for each word."""
    text = row.text(field)
    if not text.strip():
        return [0] * len(words.resources)
    return [int(n) for n in words.read(text, f"{row.id}.{field}").amounts]


def amounts_of(rows: Sequence[Row], field: str, words: Vocabulary) -> vec[i64]:
    """The amounts of all rows, one after the other."""
    return vec[i64]([i64(n) for row in rows for n in amounts(row, field, words)])


def which(rows: Sequence[Row], field: str, value: str) -> i64:
    """The rows with this value, as bits."""
    mask: i64 = 0
    for number, row in enumerate(rows):
        if row.text(field) == value:
            mask |= bit(number)
    return mask


def changed(v: vec[i64], at: i64, by: i64) -> vec[i64]:
    """The vector with one number changed."""
    copy = v[:]
    copy[at] += by
    return copy


def replaced(v: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The vector with one number replaced."""
    copy = v[:]
    copy[at] = value
    return copy


def total(v: vec[i64]) -> i64:
    n: i64 = 0
    for x in v:
        n += x
    return n
