"""The facts of a table, declared once: what a dump writes, what a position may say, and who is shown it.

A game lists the facts of its table and of a seat. Each has a key, an audience and a kind (`kernel/kinds.py`); nothing
has an audience by default. A view is put together from the facts that are declared for whoever looks: what is not
declared for somebody never gets there, and nothing has to be taken out again. Cards in zones are declared as zones.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from palatine.kernel.data import Reader, wrong
from palatine.kernel.ints import mypyc_attr
from palatine.kernel.kinds import Kind
from palatine.kernel.zone import ALL, NOBODY_SEES, OWNER

if TYPE_CHECKING:
    from palatine.kernel.table import Table

T = TypeVar("T", bound="Table")

COUNTED: Final = "counted"
"""The owner knows it, others learn how many; of a fact of the table everybody learns how many."""
IMPLIED: Final = "implied"
"""No secret, but views leave it out: it follows from what everybody has seen."""
AUDIENCES: Final = (ALL, OWNER, NOBODY_SEES, COUNTED, IMPLIED)

DUMP: Final = -2
"""The viewer who is shown everything that is kept, and nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Generic[T]):
    """Something that can be said of a table, or of a seat: `holder` is the table, or the seat's own part of it."""

    def __init__(self, key: str, audience: str, attributes: list[str], when: Callable[[T], bool] | None = None) -> None:
        assert audience in AUDIENCES, f"{key}: who may see it?"
        self.key: Final = key
        self.audience: Final = audience
        self.attributes: Final = attributes
        """What it is kept in; nothing for what is only told."""
        self.when: Final = when
        """Whether a table speaks of it at all: a module, a rules version, a number of seats."""
        self.is_secret: bool = False

    def said(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        """Ready for JSON; None leaves it out."""
        raise NotImplementedError

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        """Take it from a position."""
        raise NotImplementedError

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        """Put in its place what the viewer could imagine, unless the viewer knows it."""


@final
class Field(Fact[T]):
    """A fact that is kept in one attribute, which has the name of its key unless another one is said.

    What a position leaves out stays as a new table has it, or is what `start` says. A secret also says what others
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

    def said(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
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
    """A fact that only this game knows how to write and to read. It is no secret: those are fields."""

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
        assert audience in (ALL, IMPLIED), f"{key}: a secret is a field"
        self.write: Final = write
        self.take: Final = take

    def said(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        return self.write(g, seat)

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        self.take(g, seat, reader)


@final
class Told(Fact[T]):
    """What views have and dumps do not, since it follows from the rest. The viewer is told as much as it can know."""

    def __init__(self, key: str, audience: str, tell: Callable[[T, int, int | None], object]) -> None:
        super().__init__(key, audience, [])
        self.tell: Final = tell

    def said(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        return self.tell(g, seat, viewer)


@final
class SeatRows(Fact[T]):
    """A row for each seat, from the parts that the table lists as `seat`."""

    def __init__(self, key: str, sheet: "Sheet[T]") -> None:
        super().__init__(key, ALL, ["seat"])
        self.sheet: Final = sheet
        self.is_secret = sheet.has_secrets

    def said(self, g: T, holder: Any, seat: int, viewer: int | None) -> object:
        return [self.sheet.shown(g, holder.seat[i], i, viewer) for i in range(g.seat_count)]

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        rows, at, seats = reader.rows(self.key), reader.at(self.key), int(g.seat_count)
        if len(rows) > seats:
            raise wrong(at, len(rows), f"rows for {seats} seats", f"wierszy na {seats} miejsc")
        for i in range(seats):
            self.sheet.read(g, holder.seat[i], i, Reader(rows[i] if i < len(rows) else {}, f"{at}.{i}"))

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        for i in range(g.seat_count):
            self.sheet.forget(g, holder.seat[i], i, viewer)


@final
class Sheet(Generic[T]):
    """All facts of a table or of a seat, in the order in which they are written. The table's own seat is NOBODY.

    `apart` names every attribute that is no fact, and says why.
    """

    def __init__(self, facts: list[Fact[T]], apart: dict[str, str]) -> None:
        self.facts: Final = facts
        self.apart: Final = apart
        self.kept: Final = [fact for fact in facts if fact.attributes]
        self.of_owner: Final = [fact for fact in facts if fact.audience in (ALL, OWNER, COUNTED)]
        self.of_others: Final = [fact for fact in facts if fact.audience in (ALL, COUNTED)]
        self.secrets: Final = [fact for fact in facts if fact.is_secret]
        self.has_secrets: Final = bool(self.secrets)

    def shown(self, g: T, holder: Any, seat: int, viewer: int | None) -> dict[str, object]:
        """What is declared for this viewer (None: a spectator)."""
        told: dict[str, object] = {}
        for fact in self.kept if viewer == DUMP else self.of_owner if seat == viewer else self.of_others:
            if fact.when is None or fact.when(g):
                found = fact.said(g, holder, seat, viewer)
                if found is not None:
                    is_counted = fact.audience == COUNTED and viewer not in (seat, DUMP)
                    told[fact.key] = how_many(found) if is_counted else found
        return told

    def read(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        """Take the facts from a position, and refuse what is none of them."""
        self.take(g, holder, seat, reader)
        reader.close()

    def take(self, g: T, holder: Any, seat: int, reader: Reader) -> None:
        """The same, where others read on."""
        for fact in self.kept:
            fact.read(g, holder, seat, reader)

    def forget(self, g: T, holder: Any, seat: int, viewer: int) -> None:
        """Nothing is left of what this viewer cannot know."""
        for fact in self.secrets:
            fact.forget(g, holder, seat, viewer)


def how_many(found: object) -> int:
    """What others learn of a secret that is counted."""
    if isinstance(found, dict):
        return sum([int(n) for n in found.values()])
    assert isinstance(found, list), f"{found!r} cannot be counted"
    return sum([how_many(part) if isinstance(part, list) else 1 for part in found if part != ""])
