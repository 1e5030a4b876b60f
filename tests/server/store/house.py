"""A server without its web: a database, a hall, identities, and a clock that the test turns."""

from collections.abc import Mapping

from argon2 import PasswordHasher

from palatine.server.bus import Bus
from palatine.server.hall.hall import Created, Done, Hall
from palatine.server.identity import Identity
from palatine.server.room.command import Move
from palatine.server.room.room import Room
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.users import User

START = 1_800_000_000_000
ME, OPEN, FRIEND, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}
QUICK_HASHES = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Time:
    """A clock that stands still until it is turned. `passed` tells what went by, whatever was done to the hands."""

    def __init__(self) -> None:
        self.now = START
        self.gone = 0

    def __call__(self) -> int:
        return self.now

    def passed(self) -> int:
        return self.gone

    def passes(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.gone += milliseconds

    def is_put(self, milliseconds: int) -> None:
        """Somebody sets the clock."""
        self.now += milliseconds


class House:
    """One process of a server. `beside` is another one on the same database."""

    def __init__(self, url: str, time: Time | None = None, **settings: object) -> None:
        self.url = url
        self.time = time or Time()
        self.settings = Settings.read({}, database=url, **settings)
        self.database = Database(url)
        self.database.migrate()
        self.bus = Bus(self.database, watch_every=50)
        self.hall = Hall(self.database, self.bus, self.settings, self.time, self.time.passed)
        self.identity = Identity(self.database, self.settings, self.hall, QUICK_HASHES)

    def beside(self) -> "House":
        return House(self.url, self.time, snapshot_every=self.settings.snapshot_every)

    def close(self) -> None:
        self.database.close()

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def guest(self, nickname: str = "Ada") -> User:
        return self.identity.guest(nickname, "en").user

    def table(self, user: User, *seats: Mapping[str, object], **chosen: object) -> Created:
        """A table of Kingsburg; without seats the user sits on both sides."""
        return self.hall.create(user, {"game": "kingsburg", "seats": list(seats or (ME, ME)), **chosen})

    def move(self, table: str, user: User, id: str = "") -> Done:
        """The first option of the first seat of the user that is asked something."""
        return self.hall.command(table, user, first_move(self.hall.room(table), user.public_id, id))

    def moves(self, table: str, user: User, count: int) -> None:
        for _ in range(count):
            self.move(table, user)


def first_move(room: Room, user: str, id: str = "") -> Move:
    assert room.table is not None
    seat = next(seat for seat in sorted(room.asks) if room.seats[seat].user == user)
    return Move(seat, room.asks[seat], room.table.options(seat)[0], id=id)
