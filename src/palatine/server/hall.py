"""The hall: what can be done with tables. Each public method is one transaction, synchronous, safe in any thread."""

from collections.abc import Callable
from dataclasses import dataclass

from palatine.server.bus import Bus
from palatine.server.room.command import Command
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.users import User


@dataclass(frozen=True)
class Invite:
    """A way to one seat: the page address `/claim/<token>`, good once."""

    seat: int
    path: str
    expires_at: int


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


@dataclass(frozen=True)
class Claimed:
    """What a seat link gave."""

    public_id: str
    seat: int


@dataclass(frozen=True)
class SeatLine:
    """A seat in a list of tables. `mine` is about the user who asks."""

    seat: int
    kind: str
    name: str
    bot: str | None
    mine: bool
    to_act: bool
    deadline: int | None


@dataclass(frozen=True)
class TableLine:
    """A table in a list: what lobby and `my games` show without loading it."""

    public_id: str
    game: str
    rules: int
    status: str
    version: int
    visibility: str
    owned: bool
    created_at: int
    updated_at: int
    setting: Setting
    seats: tuple[SeatLine, ...]

    @property
    def my_turn(self) -> bool:
        return any(seat.mine and seat.to_act for seat in self.seats)


@dataclass(frozen=True)
class Job:
    """What a worker is given: a table as its seat could imagine it, and how long it may think."""

    public_id: str
    lease: str
    seat: int
    bot: str
    level: int
    seed: int
    seconds: int
    table: dict[str, object]


class Hall:
    """The services around tables. READ methods go through `database.read`, WRITE ones through `database.write`."""

    def __init__(self, database: Database, bus: Bus, settings: Settings, now: Callable[[], int] | None = None) -> None:
        raise NotImplementedError

    # ---- tables ------------------------------------------------------------------------------------------------------

    def create(self, user: User, setting: Setting) -> Created:
        """A new table; seats of kind "me" are taken by the user at once, "friend" seats get an invite each. WRITE."""
        raise NotImplementedError

    def adopt(self, user: User | None, setting: Setting, entries: list[Entry]) -> str:
        """Store a table with its whole log, verified (imported records). Answers the public id. WRITE."""
        raise NotImplementedError

    def command(self, public_id: str, user: User | None, command: Command, worker: bool = False) -> Done:
        """Carry out a command, once: the same client id again answers the same. WRITE."""
        raise NotImplementedError

    def room(self, public_id: str) -> Room:
        """The table as it stands. Never changed afterwards: read it as long as you like. READ."""
        raise NotImplementedError

    def room_at(self, public_id: str, number: int) -> Room:
        """The table as it stood after this entry. READ (slow for long logs: ASIDE)."""
        raise NotImplementedError

    def entries(self, public_id: str, after: int = 0) -> list[Entry]:
        """The log from there on. READ."""
        raise NotImplementedError

    def lobby(self, user: User | None = None, limit: int = 100) -> list[TableLine]:
        """Public tables with an open seat, newest first. READ."""
        raise NotImplementedError

    def tables_of(self, user: User, limit: int = 200) -> list[TableLine]:
        """Tables where the user sits or that the user opened: my turn first, then the latest. READ."""
        raise NotImplementedError

    def owner(self, public_id: str) -> str | None:
        """Public id of the user who opened the table. READ."""
        raise NotImplementedError

    # ---- links -------------------------------------------------------------------------------------------------------

    def invite(self, public_id: str, user: User, seat: int) -> Invite:
        """A link to a friend's or open seat, by the owner or a seated person; earlier links to it die. WRITE."""
        raise NotImplementedError

    def transfer(self, public_id: str, user: User, seat: int) -> Invite:
        """A link that gives my seat to whoever opens it first. WRITE."""
        raise NotImplementedError

    def link_kind(self, token: str) -> str:
        """ "invite", "transfer" or "device"; DeadLink if it cannot be used (any more). READ."""
        raise NotImplementedError

    def claim(self, token: str, user: User, name: str = "") -> Claimed:
        """Use an invite or transfer link: the user sits there (named `name`, else by nickname). WRITE."""
        raise NotImplementedError

    # ---- clocks and bots ---------------------------------------------------------------------------------------------

    def tick(self, now: int | None = None) -> int:
        """Flag seats whose time is up; how many. Safe in every process at once. WRITE."""
        raise NotImplementedError

    def acquire_job(self, worker: str) -> Job | None:
        """The longest waiting job, leased to this worker. WRITE. News of jobs: topic `jobs`."""
        raise NotImplementedError

    def finish_job(self, public_id: str, lease: str, action: int | str) -> Done:
        """Play what a worker chose. Stale if the lease is over or the question is no longer asked. WRITE."""
        raise NotImplementedError

    def rescue_jobs(self, now: int | None = None) -> int:
        """Play greedy for jobs that no worker does; how many. ASIDE."""
        raise NotImplementedError

    def tidy(self, now: int | None = None) -> None:
        """Throw away what is over: sessions, links, old notices. Now and then. WRITE."""
        raise NotImplementedError
