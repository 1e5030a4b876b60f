"""The facts of a table, declared once: what a dump writes, what a position may say, and who is shown it.

A game lists the facts of its table and of a seat. Each has a key, a kind and an audience; nothing has an audience by
default. A view is put together from the facts that are declared for whoever looks, so what is not declared for somebody
never gets there, and nothing has to be taken out again. Cards that lie in zones are declared there (`kernel/zone.py`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from palatine.kernel.bits import bit
from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import append, i64, mypyc_attr, vec
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER

if TYPE_CHECKING:
    from palatine.kernel.table import Table

T = TypeVar("T", bound="Table")

COUNTED: Final = "counted"
"""The owner knows it, others learn how many; of a fact of the table everybody learns how many."""
IMPLIED: Final = "implied"
"""No secret, but views leave it out: it follows from what everybody has seen."""
AUDIENCES: Final = (ALL, OWNER, NOBODY_SEES, COUNTED, IMPLIED)

MANY: Final = 10_000
"""More than any game has of anything."""
NO_CARD: Final = -1


# ---- kinds: how an attribute is written, and read --------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What an attribute holds."""

    def written(self, value: Any) -> object:
        """Ready for JSON; None where there is nothing to say, and the fact is left out."""
        raise NotImplementedError

    def read(self, reader: Reader, key: str, seats: int) -> object:
        """What a position says under this key, as the attribute holds it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number within bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def written(self, value: Any) -> object:
        return int(value)

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return reader.integer(key, 0, self.low, self.high)


@final
class Whose(Kind):
    """A seat; NOBODY where `low` allows it."""

    def __init__(self, low: int = 0) -> None:
        self.low: Final = low

    def written(self, value: Any) -> object:
        return int(value)

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return reader.integer(key, 0, self.low, seats - 1)


@final
class Flag(Kind):
    def written(self, value: Any) -> object:
        return bool(value)

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return reader.flag(key, False)


@final
class Mark(Kind):
    """A flag that is kept as 0 or 1."""

    def written(self, value: Any) -> object:
        return value != 0

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return 1 if reader.flag(key, False) else 0


@final
class Word(Kind):
    """One of these words, kept as its place among them, from `first` on."""

    def __init__(self, words: Sequence[str], first: int = 0) -> None:
        self.words: Final = list(words)
        self.first: Final = first

    def written(self, value: Any) -> object:
        return self.words[value - self.first]

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return reader.word(key, "", self.words) + self.first


def card_of(names: Sequence[str]) -> Word:
    """A card, or an empty text where none is."""
    return Word(["", *names], NO_CARD)


@final
class Names(Kind):
    """A set of names, kept as bits."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = list(names)

    def written(self, value: Any) -> object:
        return [name for i, name in enumerate(self.names) if value >> i & 1] if value else []

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return bits_of(reader.words(key, self.names))


@final
class Counts(Kind):
    """A number for each name, kept as a vector. Only what is there is written, unless zeros are wanted too."""

    def __init__(self, names: Sequence[str], zeros: bool = False) -> None:
        self.names: Final = list(names)
        self.zeros: Final = zeros

    def written(self, value: Any) -> object:
        return {name: int(n) for name, n in zip(self.names, value, strict=True) if n or self.zeros}

    def read(self, reader: Reader, key: str, seats: int) -> object:
        table = reader.table(key)
        counts = vector_of([table.integer(name, 0, 0, MANY) for name in self.names])
        table.close()
        return counts


@final
class Numbers(Kind):
    """A row of so many numbers within bounds; without a size one for each seat."""

    def __init__(self, low: int, high: int, size: int = 0) -> None:
        self.low: Final = low
        self.high: Final = high
        self.size: Final = size

    def written(self, value: Any) -> object:
        return [int(n) for n in value]

    def read(self, reader: Reader, key: str, seats: int) -> object:
        numbers = reader.integers(key, [], self.low, self.high)
        size = self.size or seats
        if len(numbers) != size:
            raise wrong(reader.at(key), numbers, f"must have {size} numbers", f"musi mieć {size} liczb")
        return vector_of(numbers)


@final
class Places(Kind):
    """A card for each of so many places, an empty text where none lies."""

    def __init__(self, names: Sequence[str], size: int) -> None:
        self.names: Final = list(names)
        self.size: Final = size

    def written(self, value: Any) -> object:
        return [self.names[card] if card >= 0 else "" for card in value]

    def read(self, reader: Reader, key: str, seats: int) -> object:
        rows = reader.rows(key)
        if len(rows) != self.size or any([row != "" and row not in self.names for row in rows]):
            raise wrong(reader.at(key), rows, f"must name {self.size} cards", f"musi wymieniać {self.size} kart")
        return vector_of([self.names.index(str(row)) if row else NO_CARD for row in rows])


@final
class Cards(Kind):
    """Any number of cards in order, the newest last."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = list(names)

    def written(self, value: Any) -> object:
        return [self.names[card] for card in value]

    def read(self, reader: Reader, key: str, seats: int) -> object:
        return vector_of(reader.words(key, self.names))


@final
class Stacks(Kind):
    """So many stacks of cards, the top card last."""

    def __init__(self, names: Sequence[str], size: int) -> None:
        self.names: Final = list(names)
        self.size: Final = size

    def written(self, value: Any) -> object:
        return [[self.names[card] for card in stack] for stack in value]

    def read(self, reader: Reader, key: str, seats: int) -> object:
        rows = reader.rows(key)
        if len(rows) != self.size:
            raise wrong(reader.at(key), len(rows), f"must be {self.size} stacks", f"musi być stosów: {self.size}")
        found: list[vec[i64]] = []
        for row in rows:
            if not isinstance(row, list) or any([name not in self.names for name in row]):
                raise wrong(reader.at(key), row, "must be a list of cards", "musi być listą kart")
            found.append(vector_of([self.names.index(name) for name in row]))
        return found


def bits_of(numbers: list[int]) -> i64:
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def vector_of(numbers: list[int]) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


# ---- facts: a key, who is shown it, and where it comes from ----------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Generic[T]):
    """Something that can be said of a table, or of a seat. `holder` is the table or the seat's own part of it."""

    def __init__(self, key: str, audience: str, attributes: list[str], when: Callable[[T], bool] | None = None) -> None:
        assert audience in AUDIENCES, f"{key}: who may see it?"
        self.key: Final = key
        self.audience: Final = audience
        self.attributes: Final = attributes
        """What it is kept in; nothing for what is only told."""
        self.when: Final = when
        """Whether a table has it at all: a module, a rules version, a number of seats."""
        self.is_secret: bool = False

    def written(self, g: T, holder: Any, seat: int) -> object:
        """Ready for JSON; None leaves it out."""
        raise NotImplementedError

    def shown(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        """The same for somebody who may see it."""
        found = self.written(g, holder, seat)
        return how_many(found) if self.audience == COUNTED and seat != viewer else found

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        """Take it from a position."""
        raise NotImplementedError

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        """Put in its place what the viewer could imagine, unless the viewer knows it."""


@final
class Field(Fact[T]):
    """A fact that is kept in one attribute, which has the name of its key unless another one is said.

    What a position leaves out stays as a new table has it; `start` says otherwise. A secret also says what others
    imagine in its place: without that it would reach their samplers.
    """

    def __init__(
        self,
        key: str,
        audience: str,
        kind: Kind,
        attribute: str = "",
        when: Callable[[T], bool] | None = None,
        start: Callable[[T, int], object] | None = None,
        imagine: Callable[[T, int], object] | None = None,
    ) -> None:
        super().__init__(key, audience, [attribute or key], when)
        self.kind: Final = kind
        self.attribute: Final = attribute or key
        self.start: Final = start
        self.imagine: Final = imagine
        self.is_secret = audience in (OWNER, NOBODY_SEES, COUNTED)
        assert self.is_secret == (imagine is not None), f"{key}: a secret, and only a secret, is imagined by others"

    def written(self, g: T, holder: Any, seat: int) -> object:
        return self.kind.written(getattr(holder, self.attribute))

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        if reader.has(self.key):
            setattr(holder, self.attribute, self.kind.read(reader, self.key, int(g.seat_count)))
        elif self.start is not None:
            setattr(holder, self.attribute, self.start(g, seat))

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        if self.imagine is not None and (seat != viewer or self.audience == NOBODY_SEES):
            setattr(holder, self.attribute, self.imagine(g, seat))


@final
class Special(Fact[T]):
    """A fact that only this game knows how to write and to read, kept in several attributes or in a form of its own."""

    def __init__(
        self,
        key: str,
        audience: str,
        attributes: list[str],
        write: Callable[[T, int], object],
        take: Callable[[T, int, Reader], None],
        when: Callable[[T], bool] | None = None,
    ) -> None:
        super().__init__(key, audience, attributes, when)
        assert audience in (ALL, IMPLIED), f"{key}: a secret is a field by itself"
        self.write: Final = write
        self.take: Final = take

    def written(self, g: T, holder: Any, seat: int) -> object:
        return self.write(g, seat)

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        self.take(g, seat, reader)


@final
class Told(Fact[T]):
    """What views have and dumps do not: it follows from the rest."""

    def __init__(self, key: str, audience: str, tell: Callable[[T, int], object]) -> None:
        super().__init__(key, audience, [])
        self.tell: Final = tell

    def written(self, g: T, holder: Any, seat: int) -> object:
        return self.tell(g, seat)


@final
class Seen(Fact[T]):
    """The same where it depends on who looks: everybody is told as much as they can know, None for nothing."""

    def __init__(self, key: str, tell: Callable[[T, int, int | None], object]) -> None:
        super().__init__(key, ALL, [])
        self.tell: Final = tell

    def shown(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        return self.tell(g, seat, viewer)


@final
class SeatRows(Fact[T]):
    """A row for each seat, whose parts are listed in the table's `seat`."""

    def __init__(self, key: str, sheet: "Sheet[T]") -> None:
        super().__init__(key, ALL, ["seat"])
        self.sheet: Final = sheet
        self.is_secret = sheet.has_secrets

    def written(self, g: T, holder: Any, seat: int) -> object:
        return [self.sheet.dumped(g, holder.seat[i], i) for i in range(g.seat_count)]

    def shown(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        return [self.sheet.shown(g, holder.seat[i], i, viewer) for i in range(g.seat_count)]

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        rows = reader.rows(self.key)
        seats = int(g.seat_count)
        at = reader.at(self.key)
        if len(rows) > seats:
            raise wrong(at, len(rows), f"rows for {seats} seats", f"wierszy na {seats} miejsc")
        for i in range(seats):
            self.sheet.read(g, holder.seat[i], i, Reader(rows[i] if i < len(rows) else {}, f"{at}.{i}"))

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        for i in range(g.seat_count):
            self.sheet.forget(g, holder.seat[i], i, viewer)


def how_many(found: object) -> int:
    """What is left of a secret that is counted."""
    if isinstance(found, dict):
        return sum([int(n) for n in found.values()])
    assert isinstance(found, list), f"{found!r} cannot be counted"
    return sum([how_many(part) if isinstance(part, list) else 1 for part in found if part != ""])


# ---- sheets: all facts of a table, or of a seat ----------------------------------------------------------------------


@final
class Sheet(Generic[T]):
    """A list of facts, in the order in which they are written. `apart` names every attribute that is no fact, and why.

    The table's own sheet is asked with the table as holder, and NOBODY as seat.
    """

    def __init__(self, facts: list[Fact[T]], apart: dict[str, str]) -> None:
        self.facts: Final = facts
        self.apart: Final = apart
        self.kept: Final = [fact for fact in facts if fact.attributes]
        self.of_owner: Final = [fact for fact in facts if fact.audience in (ALL, OWNER, COUNTED)]
        self.of_others: Final = [fact for fact in facts if fact.audience in (ALL, COUNTED)]
        self.secrets: Final = [fact for fact in facts if fact.is_secret]
        self.has_secrets: Final = bool(self.secrets)

    def dumped(self, g: T, holder: Any, seat: int) -> dict[str, object]:
        """Everything, secrets included."""
        told: dict[str, object] = {}
        for fact in self.kept:
            if fact.when is None or fact.when(g):
                found = fact.written(g, holder, seat)
                if found is not None:
                    told[fact.key] = found
        return told

    def shown(self, g: T, holder: Any, seat: int, viewer: int | None) -> dict[str, object]:
        """What is declared for this viewer (None: a spectator)."""
        told: dict[str, object] = {}
        for fact in self.of_owner if seat == viewer else self.of_others:
            if fact.when is None or fact.when(g):
                found = fact.shown(g, holder, seat, viewer)
                if found is not None:
                    told[fact.key] = found
        return told

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        """Take the facts from a position, in order, and refuse what is none of them."""
        for fact in self.kept:
            fact.read(g, holder, seat, reader)
        reader.close()

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        """Nothing is left of what this viewer cannot know."""
        for fact in self.secrets:
            fact.forget(g, holder, seat, viewer)
