"""The hall: what can be done with tables. Each public method is one transaction, synchronous, safe in any thread."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from palatine.kernel.errors import PalatineError
from palatine.kernel.position import STRANGE
from palatine.kernel.record import ENGINE
from palatine.server.bus import Bus
from palatine.server.errors import BadRequest, Damaged, NeedsIdentity, NotFound, Refused
from palatine.server.hall import hints, jobs, links
from palatine.server.hall.changes import Change, Changes
from palatine.server.hall.jobs import Job
from palatine.server.hall.links import Claimed, Invite
from palatine.server.hall.rooms import Misfit, Rooms, folded, last_mark, replayed
from palatine.server.hall.turns import Turns
from palatine.server.hall.watch import Watch
from palatine.server.moment import milliseconds, steady
from palatine.server.room.command import SYSTEM, WORKER, Actor, Command, Flag, Forget, Start, Transfer
from palatine.server.room.entry import Entry
from palatine.server.room.refusals import refused
from palatine.server.room.room import Room
from palatine.server.room.setting import FRIEND, OPEN, PERSON, Setting
from palatine.server.settings import DAY, Settings
from palatine.server.store import hints as stored_hints
from palatine.server.store import jobs as stored_jobs
from palatine.server.store import notices, seats, tables, tokens, users
from palatine.server.store.database import Database
from palatine.server.store.seats import SeatLine, TableLine
from palatine.server.store.tables import TableRow
from palatine.server.store.users import User

__all__ = ["Claimed", "Created", "Done", "Hall", "Invite", "Job", "SeatLine", "TableLine"]

T = TypeVar("T")

_ME = "me"
_ASKED = frozenset(
    ("game", "seats", "options", "overlay", "position", "clock", "on_time", "visibility", "shuffle", "absence", "hints")
)
"""What the opener of a table may choose; the rest of a setting is the server's."""
_OVERDUE_AT_ONCE = 200


@dataclass(frozen=True)
class Created:
    """A new table and the links to its friends' seats."""

    public_id: str
    invites: tuple[Invite, ...]


@dataclass(frozen=True)
class Done:
    """A command was carried out, now or (`repeated`) when it first came. `version`: the table's number after it."""

    version: int
    repeated: bool


class Hall:
    """The services around tables. READ methods go through `database.read`, WRITE ones through `database.write`."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        settings: Settings,
        now: Callable[[], int] = milliseconds,
        passed: Callable[[], int] = steady,
    ) -> None:
        self.database = database
        self.bus = bus
        self.settings = settings
        self.now = now
        self.rooms = Rooms(settings.rooms_cached)
        self.changes = Changes(database, settings)
        self.watch = Watch(settings, passed)
        self.turns = Turns()

    # ---- tables ------------------------------------------------------------------------------------------------------

    def create(self, user: User, data: dict[str, object]) -> Created:
        """A new table from what its opener asks for (the fields of a setting); seats of kind "me" are the user's.

        Friends' seats get an invite each. A table that waits for nobody starts at once. WRITE.
        """
        unknown = sorted(data.keys() - _ASKED)
        if unknown:
            raise BadRequest(f"{unknown[0][:40]}: is not a field here", f"{unknown[0][:40]}: nie jest tu polem")
        now = self.now()
        own = {"id": tokens.public_id(), "owner": user.public_id, "opened_at": now}
        setting = Setting.from_data({**data, **own, "seats": [_seat_plan(row, user) for row in _rows(data)]})
        return self._announced(self.database.transact(lambda connection: self._create(connection, user, setting, now)))

    def _create(self, connection: Connection, user: User, setting: Setting, now: int) -> tuple[Created, list[Change]]:
        row = tables.add(connection, setting, user.id, ENGINE, now)
        room = Room.opened(setting)
        waiting = [at for at, seat in enumerate(setting.seats) if seat.kind in (OPEN, FRIEND)]
        new, after = ([], room) if waiting else room.decided(Start(), Actor(user.public_id), now)
        self._check_bots_alone(connection, user.id, room, after)
        change = self.changes.append(connection, row, None, after, new, user.public_id, now)
        friends = [at for at in waiting if setting.seats[at].kind == FRIEND]
        invites = [links.invited(self, connection, row.id, seat, user.id, now) for seat in friends]
        return Created(setting.id, tuple(invites)), [change]

    def adopt(self, user: User | None, setting: Setting, entries: list[Entry]) -> str:
        """Store a table with its whole log, verified (imported records). Answers the public id. WRITE."""
        now = self.now()
        owner = None if user is None else user.public_id
        named = replace(setting, id=tokens.public_id(), owner=owner, opened_at=setting.opened_at or now)
        try:
            after = folded(Room.opened(named), entries, len(entries), last_mark(entries))
        except Misfit:
            raise BadRequest("the record does not fit the game", "zapis nie pasuje do gry") from None

        def work(connection: Connection) -> tuple[str, list[Change]]:
            row = tables.add(connection, named, None if user is None else user.id, ENGINE, now)
            return named.id, [self.changes.append(connection, row, None, after, entries, owner, now)]

        return self._announced(self.database.transact(work))

    def command(self, public_id: str, user: User | None, command: Command, worker: bool = False) -> Done:
        """Carry out a command, once: the same client id again answers the same. WRITE."""
        if user is None and not worker:
            raise NeedsIdentity("choose a nickname or sign in first", "najpierw wybierz pseudonim albo zaloguj się")
        by = Actor(user.public_id) if user is not None else WORKER
        return self._announced(self.database.transact(partial(self.carry_out, public_id, user, by, command)))

    async def commanded(self, public_id: str, user: User, command: Command) -> Done:
        """`command` from the event loop: commands at several tables share a commit.

        Only one of each table, though: whoever has no business there is refused before they stand in that line.
        """
        known = self.rooms.known(public_id)
        if known is None or not known.is_known(user.public_id):
            await self.database.read(self.check_stranger, public_id, user, command)
        work = partial(self.carry_out, public_id, user, Actor(user.public_id), command)
        return await self.database.together(public_id, work, self._announced)

    def check_stranger(self, public_id: str, user: User, command: Command) -> None:
        """Refuse what somebody without a seat would be refused anyhow. READ."""

        def work(connection: Connection) -> None:
            row = self.row(connection, public_id)
            if not command.id or tables.by_client_id(connection, row.id, command.id) is None:
                room = self.rooms.current(connection, row)
                room.decided(command, Actor(user.public_id), max(self.now(), room.updated_at))

        self.database.consult(work)

    def carry_out(
        self, public_id: str, user: User | None, by: Actor, command: Command, connection: Connection
    ) -> tuple[Done, list[Change]]:
        """One command inside a transaction. What it answers is true once that is committed."""
        row = self.row(connection, public_id, lock=True)
        if command.id:
            earlier = tables.by_client_id(connection, row.id, command.id)
            if earlier is not None:
                number, sender = earlier
                if sender != (None if user is None else user.id):
                    raise Refused("this command id is taken", "ten numer polecenia jest zajęty")
                return Done(number, True), []
        room = self.rooms.current(connection, row)
        change = self.changed(connection, row, room, command, by)
        return Done(change.room.version, False), [change]

    def changed(self, connection: Connection, row: TableRow, room: Room, command: Command, by: Actor) -> Change:
        """Decide a command at a locked table and write what comes of it."""
        now = max(self.now(), room.updated_at)
        try:
            new, after = room.decided(command, by, now)
        except PalatineError:
            raise
        except STRANGE as error:  # a game that began as the rules say never comes to this
            if room.setting.position is None:
                raise
            raise refused("odd_position") from error
        if by.user is not None and row.owner_id is not None:
            self._check_bots_alone(connection, row.owner_id, room, after)
        return self.changes.append(connection, row, room, after, new, by.user, now)

    def _check_bots_alone(self, connection: Connection, owner: int, room: Room, after: Room) -> None:
        """Nobody has bots play among themselves at any number of tables."""
        most = self.settings.bot_tables
        begins = after.is_left_to_bots and not room.is_left_to_bots
        if self.settings.limits and begins and seats.played_by_bots_alone(connection, owner) >= most:
            raise refused("too_many_tables", most=most)

    def _announced(self, outcome: tuple[T, list[Change]]) -> T:
        """After the commit: keep the rooms, tell the news."""
        answer, changes = outcome
        for change in changes:
            self.rooms.keep(change.public_id, change.room)
        self.bus.pass_on([each for change in changes for each in change.news])
        return answer

    def row(self, connection: Connection, public_id: str, lock: bool = False) -> TableRow:
        found = tables.find(connection, public_id, lock)
        if found is None:
            raise NotFound("there is no such table", "nie ma takiego stołu")
        return found

    def room(self, public_id: str) -> Room:
        """The table as it stands. Never changed afterwards: read it as long as you like. READ."""

        def work(connection: Connection) -> Room:
            known = self.rooms.known(public_id)
            if known is not None and tables.version(connection, public_id) == known.version:
                return known
            return self.rooms.current(connection, self.row(connection, public_id))

        return self.database.consult(work)

    def room_at(self, public_id: str, number: int) -> Room:
        """The table as it stood after this entry. READ (slow for long logs: ASIDE)."""

        def work(connection: Connection) -> Room:
            row = self.row(connection, public_id)
            if not 0 <= number <= row.version:
                raise NotFound(f"there is no entry {number} here", f"nie ma tu wpisu {number}")
            return replayed(connection, row, number)

        return self.database.consult(work)

    def entries(self, public_id: str, after: int = 0) -> list[Entry]:
        """The log from there on. READ."""
        return self.database.consult(lambda c: tables.entries(c, self.row(c, public_id).id, after))

    def lobby(self, user: User | None = None, limit: int = 100) -> list[TableLine]:
        """Public tables with an open seat, newest first. READ."""
        return self.database.consult(lambda c: seats.lobby(c, None if user is None else user.id, limit))

    def tables_of(self, user: User, limit: int = 200) -> list[TableLine]:
        """Tables where the user sits or that the user opened: my turn first, then the latest. READ."""
        return self.database.consult(lambda c: seats.of_user(c, user.id, limit))

    # ---- links -------------------------------------------------------------------------------------------------------

    def invite(self, public_id: str, user: User, seat: int) -> Invite:
        """A link to a friend's or open seat, by the owner or a seated person; earlier links to it die. WRITE."""
        return self.database.transact(lambda c: links.invite(self, c, public_id, user, seat))

    def transfer(self, public_id: str, user: User, seat: int) -> Invite:
        """A link that gives my seat to whoever opens it first. WRITE."""
        return self.database.transact(lambda c: links.transfer(self, c, public_id, user, seat))

    def link_kind(self, token: str) -> str:
        """ "invite", "transfer" or "device"; DeadLink if it was never made or has expired. READ."""
        return self.database.consult(lambda c: links.kind(c, token, self.now()))

    def look_at_link(self, token: str, user: User | None) -> links.Looked:
        """What a link would do, without using it. READ."""
        return self.database.consult(lambda c: links.look(self, c, token, user))

    def claim(self, token: str, user: User, name: str = "") -> Claimed:
        """Use an invite or transfer link: the user sits there (named `name`, else by nickname). WRITE."""
        return self._announced(self.database.transact(lambda c: links.claim(self, c, token, user, name)))

    def move_seats(self, connection: Connection, old: User, new: User) -> list[Change]:
        """Everything `old` holds goes to `new`, inside the caller's transaction; tell it with `tell` afterwards."""
        changes = []
        for public_id in tables.of_user(connection, old.id):
            row = self.row(connection, public_id, lock=True)
            room = self.rooms.current(connection, row)
            held: list[int | None] = [*room.seats_of(old.public_id), None]
            for seat in held:
                if seat is None and room.owner != old.public_id:
                    continue
                name = new.nickname if seat is None else room.seats[seat].name
                handed = Transfer(seat, old.public_id, new.public_id, name)
                change = self.changed(connection, row, room, handed, SYSTEM)
                row, room = replace(row, version=change.room.version), change.room
                changes.append(change)
        return changes

    def left(self, connection: Connection, row: TableRow, room: Room, command: Forget) -> Change | None:
        """Somebody is no more: what that means for this table; None if it means nothing. For `forgetting`."""
        now = max(self.now(), room.updated_at)
        new, after = room.decided(command, SYSTEM, now)
        return self.changes.append(connection, row, room, after, new, None, now) if new else None

    def announce(self, changes: list[Change]) -> None:
        """After the commit of changes that were made in a caller's transaction."""
        self._announced((None, changes))

    # ---- clocks and bots ---------------------------------------------------------------------------------------------

    def tick(self, now: int | None = None) -> int:
        """Flag seats whose time is up; how many. Safe in every process at once. WRITE."""
        moment = self.now() if now is None else now
        late = self.database.consult(lambda c: tables.overdue(c, moment, _OVERDUE_AT_ONCE))
        return sum([self._announced(self.database.transact(partial(self._flag, name, moment))) for name in late])

    def _flag(self, public_id: str, now: int, connection: Connection) -> tuple[int, list[Change]]:
        row = self.row(connection, public_id, lock=True)
        changes: list[Change] = []
        try:
            room = self.rooms.current(connection, row)
        except Damaged:
            tables.set_deadline(connection, row.id, None)  # nobody's clock runs at a table that cannot go on
            return 0, []
        for seat in sorted(room.asks):
            deadline = room.clock.deadline(seat)
            if deadline is None or deadline >= now:
                continue
            try:
                change = self.changed(connection, row, room, Flag(seat), SYSTEM)
            except PalatineError:
                continue  # flagged before, or an earlier flag has ended the question
            row, room = replace(row, version=change.room.version), change.room
            changes.append(change)
        if not changes:
            tables.set_deadline(connection, row.id, room.next_deadline())
        return len(changes), changes

    def acquire_job(self, worker: str) -> Job | None:
        """The job whose turn it is, leased to this worker. WRITE. News of jobs: topic `jobs`."""
        return jobs.acquire(self, worker)

    def finish_job(self, public_id: str, lease: str, action: int | str) -> Done:
        """Play what a worker chose. Stale if the lease is over or the question is no longer asked. WRITE."""
        return self._announced(jobs.finish(self, public_id, lease, action, "worker"))

    def rescue_jobs(self) -> int:
        """Play greedy for jobs that no worker does; how many. ASIDE."""
        return jobs.rescue(self)

    # ---- hints -------------------------------------------------------------------------------------------------------

    def ask_hint(self, public_id: str, user: User, seat: int, ask: int) -> str:
        """Have the question of one's own seat thought over; the hint's id. WRITE. News of it: topic `hint:<id>`."""
        found = self.database.transact(lambda c: hints.ask(self, c, public_id, user, seat, ask))
        self.bus.publish("jobs")
        return found

    def hint(self, public_id: str, hint: str, seat: int, ask: int, lang: str) -> list[dict[str, Any]] | None:
        """The best moves, if they are found; Stale if the table has moved on. READ."""
        return hints.in_words(self, public_id, hint, seat, ask, lang)

    def finish_hint(self, hint: str, lease: str, moves: stored_hints.Moves) -> None:
        """What a worker found. Stale if nobody waits for it any more. WRITE."""
        hints.finish(self, hint, lease, moves)

    def drop_hint(self, hint: str) -> None:
        """Nobody waits for it any more. WRITE."""
        self.database.transact(lambda connection: stored_hints.drop(connection, hint))

    # ---- upkeep ------------------------------------------------------------------------------------------------------

    def remind(self, now: int | None = None) -> int:
        """Tell people whose time runs out; how many. WRITE."""
        moment = self.now() if now is None else now

        def work(connection: Connection) -> list[str]:
            topics = [f"user:{user}" for user in notices.near_deadlines(connection, moment)]
            self.database.announce(connection, topics)
            return topics

        topics = self.database.transact(work)
        self.bus.publish(*topics)
        return len(topics)

    def tidy(self, now: int | None = None) -> None:
        """Throw away what is over: sessions, links, old notices, workers that are gone. Now and then. WRITE."""
        moment = self.now() if now is None else now

        def work(connection: Connection) -> None:
            users.tidy(connection, moment)
            notices.tidy(connection, moment - self.settings.notices_kept)
            stored_jobs.tidy(connection, moment - DAY)
            stored_hints.tidy(connection, moment - self.settings.hint_wait)

        self.database.transact(work)


def _rows(data: dict[str, object]) -> list[object]:
    rows = data.get("seats")
    if not isinstance(rows, list):
        raise BadRequest("seats: must be a list", "seats: musi być listą")
    return rows


def _seat_plan(row: object, user: User) -> object:
    """A seat as the opener asks for it, as the setting keeps it."""
    if not isinstance(row, dict):
        return row
    if row.get("kind") == PERSON or "user" in row:
        raise BadRequest("seats: a seat cannot be taken for somebody else", "seats: nie można zająć miejsca za kogoś")
    if row.get("kind") == _ME:
        return {"kind": PERSON, "user": user.public_id, "name": row.get("name") or user.nickname}
    return row
