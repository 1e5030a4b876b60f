"""A hall with its archive and two people, on a new database."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from palatine.kernel.chance import seeded
from palatine.server.bus import Bus
from palatine.server.hall.hall import Hall
from palatine.server.identity import Identity
from palatine.server.records.archive import Archive
from palatine.server.room.command import Command, Move
from palatine.server.room.room import Room
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.users import User

LATE: Final[dict[str, object]] = {
    "game": "kingsburg",
    "seats": 2,
    "pending": [["year_end"], ["winter"], ["recruitment"], ["season", -1, 2]],
    "table": {"year": 5, "phase": 4, "seats": [{"goods": {"gold": 2}, "vp": 9}, {"goods": {"wood": 3}, "soldiers": 1}]},
}


@dataclass
class House:
    """What the tests of records need of a server."""

    database: Database
    hall: Hall
    archive: Archive
    ann: User
    bob: User

    def opened(self, game: str, seats: list[dict[str, object]], **more: object) -> str:
        """A table of Ann's."""
        return self.hall.create(self.ann, {"game": game, "seats": seats, **more}).public_id

    def hot_seat(self, game: str, count: int, **more: object) -> str:
        """A table where Ann plays every seat."""
        return self.opened(game, [{"kind": "me", "name": f"Seat {n}"} for n in range(1, count + 1)], **more)

    def late(self) -> str:
        """A game of Kingsburg shortly before its end, all seats Ann's."""
        return self.hot_seat("kingsburg", 2, position=LATE)

    def give(self, table: str, user: User, command: Command) -> int:
        return self.hall.command(table, user, command).version

    def play(self, table: str, moves: int | None = None) -> Room:
        """Ann plays on by lot."""
        chance = seeded(f"{moves}")
        room = self.hall.room(table)
        while room.status == "playing" and moves != 0:
            seat = min(room.asks)
            assert room.table is not None
            options = room.table.clone().options(seat)
            self.give(table, self.ann, Move(seat, room.asks[seat], options[chance.below(len(options))]))
            room = self.hall.room(table)
            moves = None if moves is None else moves - 1
        return room


def built(url: str) -> Iterator[House]:
    database = Database(url)
    database.migrate()
    settings = Settings(database=url)
    hall = Hall(database, Bus(database), settings)
    identity = Identity(database, settings, hall)
    ann, bob = identity.guest("Ann", "en").user, identity.guest("Bob", "pl").user
    yield House(database, hall, Archive(hall, database), ann, bob)
    database.close()


@pytest.fixture
def house(sqlite_url: str) -> Iterator[House]:
    yield from built(sqlite_url)


@pytest.fixture
def either_house(database_url: str) -> Iterator[House]:
    """The test runs twice: what the archive itself asks of a database is tried on both kinds."""
    yield from built(database_url)
