"""Writes the stored database of this version: `python -m server.stored.make` in `tests`, with `src` on the path.

Stored databases are what earlier servers left behind: a few games of every kind, finished and not, with moves taken
back, with and without snapshots, of every rules version. A file is written once for each engine and schema, when a
version is released or a game's rules move, and never again: later programs must open it as it is.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from sqlalchemy import text

from palatine.api import game as game_named
from palatine.api import games, new_game
from palatine.kernel.chance import Generator, seeded
from palatine.kernel.record import ENGINE
from palatine.server.bus import Bus
from palatine.server.hall.hall import Hall
from palatine.server.identity import Identity
from palatine.server.records.archive import Archive
from palatine.server.room.command import SYSTEM, Actor, Command, Move, Redo, Start, Undo
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.migrations import newest
from palatine.server.store.users import User
from server.records.games import by_lot

ROOM: Final = Path(__file__).parent
NEVER: Final = 1_000_000
SEATS: Final = {"kingsburg": 2, "paladins": 2, "valeria": 2, "wonderful_kingdom": 2}
ALONE: Final = ("paladins", "valeria", "wonderful_kingdom")
LATE: Final[dict[str, object]] = {
    "game": "kingsburg",
    "seats": 3,
    "pending": [["year_end"], ["winter"], ["recruitment"], ["season", -1, 2]],
    "table": {"year": 4, "phase": 4, "seats": [{"goods": {"gold": 2}, "vp": 9}, {"soldiers": 1}, {"vp": 3}]},
}


def file_of(folder: Path = ROOM) -> Path:
    return folder / f"{ENGINE}-{newest()}.sqlite"


class Maker:
    """A small server whose only visitor is Ann."""

    def __init__(self, path: Path) -> None:
        self.database = Database(f"sqlite:///{path}")
        self.database.migrate()
        self.settings = Settings(database=f"sqlite:///{path}")
        self.chance: Generator = seeded("stored")
        self.hall = self.hall_with(20)
        self.ann: User = Identity(self.database, self.settings, self.hall).guest("Ann", "en").user

    def hall_with(self, snapshot_every: int) -> Hall:
        return Hall(self.database, Bus(self.database), replace(self.settings, snapshot_every=snapshot_every))

    def everything(self) -> None:
        for name in games():
            game = game_named(name)
            for rules in range(game.oldest_rules, game.rules_version + 1):
                self.played(name, SEATS[name], rules, 45, self.hall_with(20))
                self.played(name, SEATS[name], rules, 12, self.hall_with(NEVER))
                if name in ALONE:
                    self.played(name, 1, rules, 30, self.hall_with(25))
                over = by_lot(new_game(name, SEATS[name], seed=rules, rules=rules), f"{name} {rules}")
                Archive(self.hall_with(NEVER), self.database).brought(self.ann, over.record())
        self.hall.create(self.ann, {"game": "kingsburg", "position": LATE, "seats": [{"kind": "me"}] * 3})
        self.hall.create(self.ann, {"game": "valeria", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "open"}]})

    def played(self, name: str, seats: int, rules: int, moves: int, hall: Hall) -> None:
        """A game in progress, all seats Ann's but the last of several, which is a bot's."""
        people: list[dict[str, object]] = [
            {"kind": "person", "user": self.ann.public_id, "name": f"Ann {n + 1}"} for n in range(max(1, seats - 1))
        ]
        bots: list[dict[str, object]] = [{"kind": "bot", "name": "Bot"}] if seats > 1 else []
        setting = Setting.from_data(
            {"game": name, "rules": rules, "seats": people + bots, "owner": self.ann.public_id, "opened_at": 1}
        )
        table = hall.adopt(self.ann, setting, started(setting))
        self.play(hall, table, moves)
        self.back_and_forth(hall, table)

    def play(self, hall: Hall, table: str, moves: int) -> None:
        for _ in range(moves):
            room = hall.room(table)
            if room.status != "playing":
                return
            waiting = sorted(room.asks)
            seat = waiting[self.chance.below(len(waiting))]
            assert room.table is not None
            options = room.table.clone().options(seat)
            action = options[self.chance.below(len(options))]
            self.give(hall, table, Move(seat, room.asks[seat], action))

    def back_and_forth(self, hall: Hall, table: str) -> None:
        """A move taken back and given back, as soon as there is one to take back, and one more taken back."""
        for _ in range(40):
            room = hall.room(table)
            if room.table is None or room.status != "playing":
                return
            for seat, place in enumerate(room.seats):
                if place.user is not None and room.table.undo_limit(seat):
                    for command in (Undo(seat, 1), Redo(seat), Undo(seat, 1)):
                        self.give(hall, table, command)
                    return
            self.play(hall, table, 1)

    def give(self, hall: Hall, table: str, command: Command) -> None:
        room = hall.room(table)
        is_bot = isinstance(command, Move) and room.seats[command.seat].bot_now is not None
        hall.command(table, None if is_bot else self.ann, command, worker=is_bot)

    def close(self) -> None:
        self.database.close()


def started(setting: Setting) -> list[Entry]:
    return Room.opened(setting).decide(Start(), SYSTEM, setting.opened_at)


def play_to_the_end(room: Room, seed: str) -> Room:
    """The room after everybody has played on by lot."""
    chance = seeded(seed)
    room = room.clone()
    while room.status == "playing":
        waiting = sorted(room.asks)
        seat = waiting[chance.below(len(waiting))]
        assert room.table is not None
        options = room.table.clone().options(seat)
        by = Actor(None, "worker") if room.seats[seat].bot_now is not None else Actor(room.seats[seat].user)
        command = Move(seat, room.asks[seat], options[chance.below(len(options))])
        for entry in room.decide(command, by, room.updated_at):
            room.apply(entry, verify=True)
    return room


def write(path: Path, fill: Callable[[Maker], None] = Maker.everything) -> None:
    maker = Maker(path)
    fill(maker)
    maker.close()
    database = Database(f"sqlite:///{path}")
    with database.engine.connect() as connection:
        connection.execute(text("COMMIT"))
        connection.execute(text("PRAGMA journal_mode=DELETE"))
        connection.execute(text("VACUUM"))
    database.close()


if __name__ == "__main__":
    target = file_of()
    if target.exists():
        sys.exit(f"{target.name} is there already: a stored database is written once")
    write(target)
    print(f"{target.name}: {target.stat().st_size // 1024} KiB")
