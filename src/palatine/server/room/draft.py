"""Drafts: a command being decided. Entries are tried out on a copy of the room, so that only what can be folded is ever
written."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from palatine.kernel.table import Table
from palatine.server.room.command import Actor
from palatine.server.room.entry import Entry
from palatine.server.room.refusals import refused
from palatine.server.room.seats import Seat

if TYPE_CHECKING:
    from palatine.server.room.room import Room

OPEN_TABLE: Final = "open"
PLAYING: Final = "playing"


class Draft:
    """The entries so far, and the room as it will be after them."""

    def __init__(self, room: "Room", by: Actor, now: int, client_id: str | None) -> None:
        self.room: Final = room.clone()
        self.by: Final = by
        self.now: Final = max(now, room.updated_at)
        self.client_id: Final = client_id
        self.entries: list[Entry] = []

    def add(self, kind: str, seat: int | None = None, data: dict[str, object] | None = None) -> None:
        """One more entry, which happens at once in the copy: from its lines, as it will when the log is read again."""
        entry = Entry(self.room.version + 1, kind, seat, self.by.user, self.now, None, data or {})
        self.room.apply(entry)
        self.entries.append(replace(entry, digest=self.room.digest_after(entry)))

    def signed(self) -> list[Entry]:
        """The entries. The client's id goes with the last, whose number is the version that the command led to."""
        return [*self.entries[:-1], *[replace(last, client_id=self.client_id) for last in self.entries[-1:]]]

    # ---- who and when ------------------------------------------------------------------------------------------------

    def must_be_open(self) -> None:
        """Seats can be arranged only before the start."""
        if self.room.status != OPEN_TABLE:
            raise refused("already_started" if self.room.status == PLAYING else "game_over")

    def must_be_playing(self) -> Table:
        """The game of a table where moves are made."""
        if self.room.status != PLAYING or self.room.table is None:
            raise refused("not_started" if self.room.status == OPEN_TABLE else "game_over")
        return self.room.table

    def must_be_system(self) -> None:
        if self.by.kind != "system":
            raise refused("not_allowed")

    def must_be_owner(self) -> None:
        """The owner arranges the seats; the server may always."""
        if self.by.kind != "system" and (self.by.user is None or self.by.user != self.room.owner):
            raise refused("not_owner")

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.room.seats):
            raise refused("no_such_seat", seat=number, last=len(self.room.seats) - 1)
        return self.room.seats[number]

    def held(self, number: int) -> Seat:
        """A seat of whoever gives the command."""
        seat = self.seat(number)
        if self.by.kind != "person" or self.by.user is None or seat.user != self.by.user:
            raise refused("not_yours")
        return seat

    def playing_person(self) -> str:
        """The user who gives the command, who has a seat here and has not conceded."""
        user = self.by.user
        if self.by.kind != "person" or user is None or not any(s.is_person and s.user == user for s in self.room.seats):
            raise refused("not_seated")
        return user
