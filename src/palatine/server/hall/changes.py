"""One change of a table: entries are appended, and everything that follows from them is written with them."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from palatine.kernel.record import ENGINE
from palatine.server.bus import TABLE, News
from palatine.server.notices.arising import arising
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.settings import Settings
from palatine.server.store import jobs, notices, seats, tables, users
from palatine.server.store.database import Database
from palatine.server.store.seats import SeatRow
from palatine.server.store.tables import TableRow


@dataclass(frozen=True)
class Change:
    """What a transaction did to one table. The room may be kept, and the news told, once it is committed."""

    public_id: str
    room: Room
    news: tuple[News, ...]


class Changes:
    """Writes what has been decided. The caller holds the lock of the table's row."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.numbers = users.Numbers()

    def append(
        self, connection: Connection, row: TableRow, room: Room | None, after: Room, new: Sequence[Entry],
        by: str | None, now: int,
    ) -> Change:  # fmt: skip
        """Log the entries that led from `room` (None: a new table) to `after`, and copy what lists and bots need."""
        known = self.numbers.of(connection, mentioned(room, after, new))
        tables.append(connection, row.id, new, known)
        deadline = after.next_deadline() if after.status == "playing" else None
        owner = None if after.owner is None else known[after.owner]
        tables.advance(connection, row.id, after.version, after.status, owner, deadline, now)
        self._snapshot(connection, row, room, after)
        if room is None:
            seats.add(connection, row.id, seat_rows(after, known))
        else:
            seats.change(connection, row.id, seat_rows(room, known), seat_rows(after, known))
        new_jobs = self._arrange(connection, row, room, after, now)
        told = self._tell(connection, row, room, after, by, now)
        news = [News(TABLE + row.public_id, after.version), *[News(f"user:{user}") for user in told]]
        if new_jobs:
            news.append(News("jobs"))
        self.database.announce(connection, [str(each) for each in news])
        return Change(row.public_id, after, tuple(news))

    def _snapshot(self, connection: Connection, row: TableRow, room: Room | None, after: Room) -> None:
        every = self.settings.snapshot_every
        if after.version // every > (room.version if room is not None else 0) // every:
            kept = self.settings.snapshots_kept
            tables.add_snapshot(connection, row.id, after.version, ENGINE, after.snapshot(), kept)

    def _arrange(self, connection: Connection, row: TableRow, room: Room | None, after: Room, now: int) -> bool:
        """Jobs for the questions that bots must answer; most tables have none, before as after."""
        wanted = wanted_jobs(after)
        if not wanted and (room is None or not wanted_jobs(room)):
            return False
        return jobs.arrange(connection, row.id, wanted, now)

    def _tell(
        self, connection: Connection, row: TableRow, room: Room | None, after: Room, by: str | None, now: int
    ) -> list[str]:
        """Settle notices that have been answered and write new ones; who is told something."""
        for seat in answered(room, after):
            notices.answered(connection, row.id, seat, now)
        if room is not None and room.proposal is not None and proposal_number(after) != room.proposal.number:
            notices.settled(connection, row.id, now)
        found = arising(room, after, by)
        known = self.numbers.of(connection, [one.user for one in found])
        for one in found:
            call_at = now + (self.settings.notice_delay if one.kind == notices.TURN else 0)
            notices.add(connection, known[one.user], one.kind, row.id, one.seat, one.data, now, call_at)
        return list(known)


def mentioned(room: Room | None, after: Room, new: Sequence[Entry]) -> list[str]:
    """Everybody whom a change names, by public id."""
    seated = [seat.user for held in (room, after) if held is not None for seat in held.seats]
    return [user for user in [*seated, after.owner, *[entry.user for entry in new]] if user is not None]


def answered(room: Room | None, after: Room) -> list[int]:
    """Seats of people whose question is no longer the same."""
    if room is None or room.status != "playing":
        return []
    now = after.asks if after.status == "playing" else {}
    return [seat for seat, ask in room.asks.items() if now.get(seat) != ask and room.seats[seat].user is not None]


def proposal_number(room: Room) -> int | None:
    return None if room.proposal is None else room.proposal.number


def seat_rows(room: Room, known: dict[str, int]) -> list[SeatRow]:
    """The seats of a room as the database keeps them; `known` gives the numbers of users."""
    playing = room.status == "playing"
    found = []
    for at, seat in enumerate(room.seats):
        ask = room.asks.get(at) if playing else None
        bot = seat.bot_now
        found.append(
            SeatRow(
                seat=at,
                user_id=None if seat.user is None else known[seat.user],
                kind=seat.kind,
                name=seat.name,
                bot=None if bot is None else bot[0],
                to_act=ask is not None,
                ask=ask,
                asked_at=None if ask is None else room.clock.asked_at(at),
                deadline=None if ask is None else room.clock.deadline(at),
            )
        )
    return found


def wanted_jobs(room: Room) -> list[jobs.Wanted]:
    """The questions that bots must answer now."""
    if room.status != "playing":
        return []
    found = []
    for seat, ask in room.asks.items():
        bot = room.bot_to_ask(seat)
        if bot is not None:
            found.append(jobs.Wanted(seat, ask, bot[0], bot[1]))
    return found
