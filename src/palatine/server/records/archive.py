"""The archive: what can be done with games besides playing them. Synchronous; each method says where it runs."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from palatine.kernel.table import Table
from palatine.server.errors import BadRequest, Damaged, NotFound, Refused
from palatine.server.hall.hall import Created, Hall
from palatine.server.moment import milliseconds
from palatine.server.records import dealing, importing, report
from palatine.server.records.again import decisions
from palatine.server.records.eyes import Eyes
from palatine.server.records.names import shown_names
from palatine.server.records.past import past
from palatine.server.records.reading import verified
from palatine.server.records.replay import at_step, moment, replayed
from palatine.server.room.former import named_in
from palatine.server.room.refusals import refused
from palatine.server.room.room import Room
from palatine.server.store import reports, seats, tables
from palatine.server.store.database import Database
from palatine.server.store.migrations import revision
from palatine.server.store.users import User


@dataclass(frozen=True)
class Brought:
    """A record that was verified: stored as a finished table, or unfinished and offered as a position."""

    game: str
    rules: int
    seats: int
    names: list[str]
    moves: int
    public_id: str | None
    position: dict[str, object] | None


class Archive:
    """Records, replays, positions and reports of the tables in the hall."""

    def __init__(self, hall: Hall, database: Database, now: Callable[[], int] | None = None) -> None:
        self.hall = hall
        self.database = database
        self.now = now or milliseconds

    # ---- games that are over -----------------------------------------------------------------------------------------

    def record(self, public_id: str) -> str:
        """The record of a finished game. READ."""
        return named_in(self._finished(public_id), "en").record()

    def replay(self, public_id: str, eyes: Eyes, lang: str) -> dict[str, object]:
        """All steps of a finished game. ASIDE."""
        room = self.hall.room(public_id)
        told = replayed(self._over(room, eyes), eyes, lang)
        return {**told, "id": public_id, "result": room.result}

    def moment(self, public_id: str, number: int, eyes: Eyes, lang: str) -> dict[str, object]:
        """One step of a finished game with the table after it. ASIDE."""
        return moment(self._over(self.hall.room(public_id), eyes), number, eyes, lang)

    # ---- games that may still be going on ----------------------------------------------------------------------------

    def past(
        self, public_id: str, user: User | None, seat: int | None, lang: str, step: int | None, event: int | None
    ) -> dict[str, object]:
        """An earlier moment as a seat of mine saw it, or as anybody could. ASIDE."""
        room = self.hall.room(public_id)
        table = _begun(room)
        if seat is not None and (user is None or seat not in room.seats_of(user.public_id)):
            raise refused("not_yours")
        return past(table, Eyes(seat), lang, step, event)

    # ---- positions ---------------------------------------------------------------------------------------------------

    def position(self, public_id: str, user: User | None, seat: int | None) -> dict[str, object]:
        """The table as one of my seats knows it, or as anybody may; the rest is dealt anew. READ."""
        room = self.hall.room(public_id)
        table = _begun(room)
        if seat is None:
            return dealing.known_to_watchers(table)
        if user is None or seat not in room.seats_of(user.public_id):
            raise refused("not_yours")
        return dealing.known_to(table, seat)

    def continued(self, public_id: str, user: User, at: int | None, data: dict[str, object]) -> Created:
        """A new table that goes on from a moment of this one. Whoever takes their own seat knows what it knew, and of a
        finished game any seat; everything else is dealt anew. ASIDE."""
        room = self.hall.room(public_id)
        table = _begun(room)
        there = dealing.still_played(table if at is None or at == decisions(table) else at_step(table, at))
        mine = room.seats_of(user.public_id)
        watches = room.status == "playing" and not mine
        if watches and len(room.seats) == 1:
            raise refused("not_yours")
        taken = _taken(data, len(room.seats))
        if taken is not None and (taken in mine or room.status == "over"):
            return self.opened(user, dealing.known_to(there, taken), data)
        known = dealing.known_to_watchers(there) if watches else dealing.known_to_all(there)
        return self.opened(user, known, data)

    def opened(self, user: User, position: dict[str, object], data: dict[str, object]) -> Created:
        """A new table from a position. ASIDE."""
        game = position.get("game")
        if not isinstance(game, str):
            raise BadRequest("position.game must say which game it is", "position.game musi podawać nazwę gry")
        return self.hall.create(user, {**data, "game": game, "position": position})

    # ---- records from elsewhere --------------------------------------------------------------------------------------

    def brought(self, user: User, text: str) -> Brought:
        """Verify a record by playing it again, and keep it if the game was finished. ASIDE."""
        table = verified(text)
        public_id: str | None = None
        position: dict[str, object] | None = None
        if table.is_over:
            now = self.now()
            setting = importing.setting_for(table, user.public_id, now)
            public_id = self.hall.adopt(user, setting, importing.entries_for(table, setting, now))
        else:
            position = dealing.known_to_all(table)
        return Brought(
            table.game.name,
            int(table.rules),
            int(table.seat_count),
            shown_names(table),
            decisions(table),
            public_id,
            position,
        )

    # ---- reports -----------------------------------------------------------------------------------------------------

    def report(self, public_id: str, user: User, words: str, about: int | None = None) -> str:
        """Keep a report with a file from which this moment can be played again; `about`: whose conduct. ASIDE."""
        return self.database.transact(lambda connection: self._report(connection, public_id, user, words, about))

    def _report(self, connection: Connection, public_id: str, user: User, words: str, about: int | None) -> str:
        row = tables.find(connection, public_id)
        if row is None:
            raise NotFound("there is no such table", "nie ma takiego stołu")
        entries = tables.entries(connection, row.id)
        facts: dict[str, object] = {
            "schema": revision(connection),
            "table": public_id,
            "status": row.status,
            "number": row.version,
            "user": user.public_id,
            "at": self.now(),
        }
        file = report.whole_file(tables.setting(connection, row.id), entries, words, facts)
        person = None if about is None else next((s for s in seats.rows(connection, row.id) if s.seat == about), None)
        if about is not None and (person is None or person.user_id is None):
            raise BadRequest("about: nobody to report sits there", "about: nie siedzi tam nikt, kogo można zgłosić")
        whom = None if person is None else person.user_id
        return reports.add(connection, public_id, user.id, row.version, words, file, self.now(), whom)

    def my_report(self, report_id: str, user: User, lang: str) -> str:
        """The form of my own report that gives no secret away. ASIDE."""
        found = self.database.consult(lambda connection: reports.by_public_id(connection, report_id))
        if found is None or found.user != user.public_id:
            raise NotFound("you have no such report", "nie masz takiego zgłoszenia")
        try:
            room = self.hall.room_at(found.table, found.number)
        except Damaged:
            return report.words_only(found.words)
        seats = room.seats_of(user.public_id)
        return report.safe_form(room, seats[0] if seats else None, found.words, lang)

    # ---- helpers -----------------------------------------------------------------------------------------------------

    def _finished(self, public_id: str) -> Table:
        return self._over(self.hall.room(public_id), Eyes())

    def _over(self, room: Room, eyes: Eyes) -> Table:
        """The game of a table that is over; nobody looks into one that is being played."""
        table = _begun(room)
        if room.status != "over":
            raise _not_over()
        if eyes.seat is not None and not 0 <= eyes.seat < len(room.seats):
            raise refused("no_such_seat", seat=eyes.seat, last=len(room.seats) - 1)
        return table


def _taken(data: dict[str, object], seats: int) -> int | None:
    """The only seat that a person will have at a new table, if all others are bots."""
    wanted = data.get("seats")
    kinds = [one.get("kind") if isinstance(one, dict) else None for one in wanted] if isinstance(wanted, list) else []
    is_alone = len(kinds) == seats and kinds.count("me") == 1 and kinds.count("bot") == seats - 1
    return kinds.index("me") if is_alone else None


def _begun(room: Room) -> Table:
    if room.table is None:
        raise refused("not_started")
    return room.table


def _not_over() -> Refused:
    return Refused(
        "the record and the replay are there when the game is over",
        "zapis i powtórka są dostępne po zakończeniu gry",
    )
