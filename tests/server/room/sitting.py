"""A sitting for tests: a room with its log, driven as the server drives it."""

import json
import random
from collections.abc import Callable, Mapping

import pytest

from palatine.kernel.errors import PalatineError
from palatine.kernel.table import Table
from palatine.server.room import faces
from palatine.server.room.command import SYSTEM, WORKER, Actor, Command, Move, Sit
from palatine.server.room.entry import Entry
from palatine.server.room.room import Room
from palatine.server.room.setting import Setting

ANNA, BEN, CLEO, DAN = Actor("anna"), Actor("ben"), Actor("cleo"), Actor("dan")
PEOPLE = (ANNA, BEN, CLEO, DAN)
BOT: dict[str, object] = {"kind": "bot", "bot": "random"}
OPEN: dict[str, object] = {"kind": "open"}


def person(actor: Actor) -> dict[str, object]:
    assert actor.user is not None
    return {"kind": "person", "user": actor.user, "name": actor.user.capitalize()}


class Sitting:
    """A room that grows by commands. Every entry goes through JSON, as through a database."""

    def __init__(self, game: str, *seats: Mapping[str, object], **setting: object) -> None:
        data: dict[str, object] = {"id": "table", "game": game, "owner": "anna", "seats": list(seats), **setting}
        self.setting = Setting.from_data(data)
        self.room = Room.opened(self.setting)
        self.log: list[Entry] = []
        self.now = 1_000_000
        self.chance = random.Random(7)

    @classmethod
    def of(cls, game: str, people: int, bots: int = 0, **setting: object) -> "Sitting":
        """A game that has begun: people first, then bots."""
        seats: list[dict[str, object]] = [*[person(actor) for actor in PEOPLE[: people - 1]], OPEN, *[BOT] * bots]
        sitting = cls(game, *seats, **setting)
        last = PEOPLE[people - 1]
        sitting.do(Sit(people - 1, str(last.user).capitalize()), last)
        return sitting

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def do(self, command: Command, by: Actor = SYSTEM, after: int = 1) -> list[Entry]:
        """Decide a command some milliseconds later and make it happen."""
        self.now += after
        before = self.room.version
        entries = self.room.decide(command, by, self.now)
        assert entries and self.room.version == before
        for entry in entries:
            stored = Entry.from_data(json.loads(json.dumps(entry.as_data())))
            assert stored == entry
            self.room.apply(stored, verify=True)
            self.log.append(stored)
        return entries

    def refuses(self, code: str, command: Command, by: Actor = SYSTEM, after: int = 1) -> PalatineError:
        """The error of a command that is not possible: it has this code and changes nothing."""
        self.now += after
        before = saved(self.room)
        with pytest.raises(PalatineError) as caught:
            self.room.decide(command, by, self.now)
        assert saved(self.room) == before
        error = caught.value
        assert getattr(error, "code", type(error).__name__) == code
        assert error.en and error.pl and error.en != error.pl
        return error

    def move(self, seat: int | None = None, pick: int | None = None, after: int = 1) -> list[Entry]:
        """Some option of a seat (without one: of the first that is asked), by whoever plays it."""
        who = min(self.room.asks) if seat is None else seat
        options = self.table.options(who)
        action = self.chance.choice(options) if pick is None else options[pick % len(options)]
        return self.do(Move(who, self.room.asks[who], action), self.player(who), after)

    def player(self, seat: int) -> Actor:
        return WORKER if self.room.seats[seat].bot_now is not None else Actor(self.room.seats[seat].user)

    def play_until(self, met: Callable[["Sitting"], bool]) -> None:
        """Moves of everybody, until something is so."""
        for _ in range(1000):
            if met(self):
                return
            self.move()
        raise AssertionError("this never happened")

    def state(self, seat: int | None = None, since: int | None = None, lang: str = "en") -> dict[str, object]:
        holder = None if seat is None else self.room.seats[seat].user
        return faces.state(self.room, seat, lang, since, holder)

    def folded(self, upto: int | None = None) -> Room:
        """The room made again from its log."""
        room = Room.opened(Setting.from_data(json.loads(json.dumps(self.setting.as_data()))))
        for entry in self.log[:upto]:
            room.apply(entry, verify=True)
        return room


def saved(room: Room) -> str:
    return json.dumps(room.snapshot(), sort_keys=True)


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.kind for entry in entries]
