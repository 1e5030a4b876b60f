"""The room: a sitting as the fold of its entries, and the judge of what may come next."""

from palatine.kernel.table import Table
from palatine.server.room.clock import Clock
from palatine.server.room.command import Actor, Command
from palatine.server.room.entry import Entry
from palatine.server.room.proposals import Proposal
from palatine.server.room.seats import Seat
from palatine.server.room.setting import Setting


class Room:
    """The state of a sitting. `decide` turns a command into entries and changes nothing; `apply` makes them happen."""

    setting: Setting
    version: int
    status: str
    table: Table | None
    seats: list[Seat]
    clock: Clock
    proposal: Proposal | None
    asks: dict[int, int]
    redo: list[list[str]]
    events_after: list[int]
    result: dict[str, object] | None
    updated_at: int

    @classmethod
    def opened(cls, setting: Setting) -> "Room":
        """A new room before its first entry."""
        raise NotImplementedError

    def apply(self, entry: Entry, *, verify: bool = False) -> None:
        """Make an entry happen; `Damaged` if it does not fit. A room that raised must be thrown away."""
        raise NotImplementedError

    def decide(self, command: Command, by: Actor, now: int) -> list[Entry]:
        """The entries that a command leads to. Raises if it is not possible; changes nothing."""
        raise NotImplementedError

    def clone(self) -> "Room":
        """An independent copy."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """Everything as JSON, secrets included."""
        raise NotImplementedError

    @classmethod
    def from_snapshot(cls, data: dict[str, object]) -> "Room":
        """The room that a snapshot was taken of."""
        raise NotImplementedError

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        raise NotImplementedError

    def bot_to_ask(self, seat: int) -> tuple[str, int] | None:
        """The bot and level that must answer for this seat now; None if the seat is not asked or a person answers."""
        raise NotImplementedError

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that a user holds."""
        raise NotImplementedError

    def next_deadline(self) -> int | None:
        """The earliest time at which somebody's time is up."""
        raise NotImplementedError
