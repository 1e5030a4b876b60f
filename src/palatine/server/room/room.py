"""The room: a sitting as the fold of its entries, and the judge of what may come next.

    command ── decide ──► entries ── (stored by the caller) ── apply ──► room ── faces ──► watchers

Nothing here reads a clock, a file or a socket; chance is drawn from the operating system while a command is decided.
"""

from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any, Final

from palatine.api import game as game_named
from palatine.kernel import position
from palatine.kernel.record import ENGINE
from palatine.kernel.table import Table
from palatine.server.room import ending, former, play, proposals, seats
from palatine.server.room.clock import Clock
from palatine.server.room.command import Actor, Command, decide
from palatine.server.room.draft import Draft
from palatine.server.room.entry import Entry
from palatine.server.room.proposals import Proposal
from palatine.server.room.refusals import damaged
from palatine.server.room.seats import Seat
from palatine.server.room.setting import NONE, PERSON, Setting

FARTHEST: Final = 500
"""How many entries back a watcher may have been away and still be told only what is new."""

AT_TABLE: Final[dict[str, Callable[["Room", Entry], None]]] = {
    "start": play.apply_start,
    "move": play.apply_move,
    "undo": play.apply_undo,
    "redo": play.apply_move,
    "propose": proposals.apply_propose,
    "answer": proposals.apply_answer,
    "withdraw": proposals.apply_withdraw,
    "end": ending.apply_end,
    "transfer": seats.apply_transfer,
}
AT_SEAT: Final[dict[str, Callable[["Room", Entry, int], None]]] = {
    "sit": seats.apply_sit,
    "stand": seats.apply_stand,
    "bot": seats.apply_bot,
    "back": seats.apply_back,
    "name": seats.apply_name,
    "former": former.apply_former,
    "concede": ending.apply_concede,
    "flag": ending.apply_flag,
}
CHANGE_THE_GAME: Final = ("start", "move", "undo", "redo")


class Room:
    """The state of a sitting. `decide` turns a command into entries and changes nothing; `apply` makes them happen."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.version = 0
        self.status = "open"
        self.table: Table | None = None
        """The engine's table, which listens and records; None until the start."""
        self.owner = setting.owner
        """The public id of the user whose table it is; None if it is the server's."""
        self.seats = [Seat.planned(i, plan, setting.opened_at) for i, plan in enumerate(setting.seats)]
        self.clock = Clock.wound(setting.clock, setting.seat_count)
        self.proposal: Proposal | None = None
        self.asks: dict[int, int] = {}
        """For each seat that is asked: the number of the entry that raised its question."""
        self.moves: list[list[str]] = []
        """Every move of the game as it stands, with its outcomes, as lines of a record."""
        self.by_people: list[bool] = []
        """For each of these moves: whether a person made it, and not a bot."""
        self.redo: list[list[str]] = []
        """Moves that were taken back, the next one to give back last."""
        self.events_after = [0]
        """How many events had been told after each version."""
        self.renamed = 0
        """The version at which somebody was last called differently: older sentences are out of date since."""
        self.news: list[dict[str, object]] = []
        """The public faces of the last entries."""
        self.result: dict[str, object] | None = None
        self.updated_at = setting.opened_at

    @classmethod
    def opened(cls, setting: Setting) -> "Room":
        """A new room before its first entry."""
        return cls(setting)

    # ---- reading -----------------------------------------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.is_taken for seat in self.seats)

    @property
    def has_hints(self) -> bool:
        """Whether people may ask for hints: as whoever opened the table chose, else while one person plays alone."""
        if self.setting.hints is not None:
            return self.setting.hints
        return self.is_full and len({seat.user for seat in self.seats if seat.kind == PERSON}) <= 1

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that a user holds."""
        return [number for number, seat in enumerate(self.seats) if user is not None and seat.user == user]

    def is_known(self, user: str) -> bool:
        """Whether the table is this user's, or one of its seats."""
        return user == self.owner or bool(self.seats_of(user))

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots play here among themselves."""
        return self.status == "playing" and not any(seat.is_timed for seat in self.seats)

    def is_late(self, seat: int) -> bool:
        """Whether the time of this seat was up, and its clock has not begun to run again since."""
        return self.seats[seat].flagged and self.clock.deadline(seat) is None

    def is_absent(self, seat: int, now: int) -> bool:
        """Whether a person has not come for so long that the others may replace them: the own clock has run out or,
        without a clock, a question has waited for the days that the table agreed on."""
        person = self.seats[seat]
        if not person.is_person:
            return False
        if self.setting.clock.kind != NONE:
            return self.is_late(seat)
        asked_at = self.clock.asked_at(seat) if person.is_timed else None
        return asked_at is not None and now - asked_at > self.setting.absence

    def bot_to_ask(self, seat: int) -> tuple[str, int] | None:
        """The bot and level that must answer for this seat now; None if the seat is not asked or a person answers."""
        return self.seats[seat].bot_now if seat in self.asks else None

    def next_deadline(self) -> int | None:
        """The earliest time at which somebody's time is up."""
        return self.clock.next_deadline()

    @property
    def event_count(self) -> int:
        """How many events have been told in the game as it stands."""
        return self.table.events.number + 1 if self.table is not None and self.table.events is not None else 0

    # ---- from commands to entries ------------------------------------------------------------------------------------

    def decide(self, command: Command, by: Actor, now: int) -> list[Entry]:
        """The entries that a command leads to. Raises if it is not possible; changes nothing."""
        return self.decided(command, by, now)[0]

    def decided(self, command: Command, by: Actor, now: int) -> tuple[list[Entry], "Room"]:
        """The same, with the room as it is after them: another one, in which they have happened as they are written."""
        draft = Draft(self, by, now, command.id or None)
        decide(command, draft)
        play.start_if_full(draft)
        proposals.settle(draft)
        return draft.signed(), draft.room

    # ---- from entries to the room ------------------------------------------------------------------------------------

    def apply(self, entry: Entry, *, verify: bool = False) -> None:
        """Make an entry happen; `Damaged` if it does not fit. A room that raised must be thrown away."""
        if entry.number != self.version + 1:
            raise damaged(entry.number)
        try:
            if entry.kind in AT_SEAT:
                assert entry.seat is not None and self.seats[entry.seat], "this entry is about a seat"
                AT_SEAT[entry.kind](self, entry, entry.seat)
            else:
                AT_TABLE[entry.kind](self, entry)
        except Exception:  # whatever it is, the log is not to be trusted from here on; and its lines may be secret
            raise damaged(entry.number) from None
        if verify and not self.agrees_with(entry):
            raise damaged(entry.number)
        self.version = entry.number
        self.updated_at = entry.at
        proposals.lapse(self, entry)
        self.events_after.append(self.event_count)
        self.news.append({**entry.public(), "events": self.event_count})
        if len(self.news) > FARTHEST:
            del self.news[0]

    def digest(self) -> str | None:
        """The mark of the game as it stands: the engine that made it, and the hash of the state. None before the
        start."""
        return None if self.table is None else f"{ENGINE}:{self.table.digest()}"

    def digest_after(self, entry: Entry) -> str | None:
        """The mark that an entry carries: those that change the game have one."""
        return self.digest() if entry.kind in CHANGE_THE_GAME else None

    def agrees_with(self, entry: Entry) -> bool:
        """Whether the game stands as the entry says. Another version of the engine may write the same state otherwise,
        so its marks are not compared."""
        if entry.digest is None:
            return entry.kind not in CHANGE_THE_GAME
        return entry.digest.partition(":")[0] != ENGINE or entry.digest == self.digest()

    def ask(self, seat: int, entry: Entry, again: bool = False) -> None:
        """A seat is asked something new by this entry."""
        self.asks[seat] = entry.number
        self.clock.ask(seat, entry.at, self.seats[seat].is_timed, again)

    def stop_asking(self, seat: int, at: int) -> None:
        self.asks.pop(seat, None)
        self.clock.rest(seat, at)

    def answerer_changed(self, seat: int, entry: Entry, again: bool = False) -> None:
        """Somebody else answers for a seat from now on: its question is put anew."""
        if seat in self.asks:
            self.clock.rest(seat, entry.at)
            self.ask(seat, entry, again)
        self.name_everybody(entry.number)

    def unflag(self, seat: int) -> None:
        """Whoever moves has come back."""
        if self.seats[seat].flagged:
            self.seats[seat] = replace(self.seats[seat], flagged=False)

    def name_everybody(self, number: int) -> None:
        """The engine's table calls people as they are called here; a seat that became free keeps its name there."""
        if self.table is None:
            return
        before = self.table.names or [""] * len(self.seats)
        names = [seat.name or old for seat, old in zip(self.seats, before, strict=True)]
        if names != before:
            self.table.names = names
            self.renamed = number

    # ---- copies and saves --------------------------------------------------------------------------------------------

    def clone(self) -> "Room":
        """An independent copy."""
        copy = Room.__new__(Room)
        copy.__dict__.update(self.__dict__)
        copy.table = None if self.table is None else self.table.clone()
        copy.clock = self.clock.clone()
        copy.asks = dict(self.asks)
        for name in ("seats", "moves", "by_people", "redo", "events_after", "news"):
            setattr(copy, name, list(getattr(self, name)))
        return copy

    def snapshot(self) -> dict[str, object]:
        """Everything as JSON, secrets included."""
        return {
            "setting": self.setting.as_data(),
            "version": self.version,
            "status": self.status,
            "owner": self.owner,
            "table": None if self.table is None else self.table.dump(),
            "seats": [asdict(seat) for seat in self.seats],
            "clock": self.clock.as_data(),
            "proposal": None if self.proposal is None else self.proposal.as_data(),
            "asks": [[seat, ask] for seat, ask in sorted(self.asks.items())],
            "moves": self.moves,
            "by_people": self.by_people,
            "redo": self.redo,
            "events_after": self.events_after,
            "renamed": self.renamed,
            "news": self.news,
            "result": self.result,
            "updated_at": self.updated_at,
        }

    @classmethod
    def from_snapshot(cls, data: dict[str, Any]) -> "Room":
        """The room that a snapshot was taken of."""
        room = cls(Setting.from_data(data["setting"]))
        room.version = data["version"]
        room.status = data["status"]
        room.owner = data["owner"]
        if data["table"] is not None:
            room.table = position.load(game_named(room.setting.game), data["table"], rules=room.setting.rules)
            room.table.listen()
        room.seats = [Seat(**row) for row in data["seats"]]
        room.clock = Clock.from_data(room.setting.clock, data["clock"])
        room.proposal = None if data["proposal"] is None else Proposal.from_data(data["proposal"])
        room.asks = {seat: ask for seat, ask in data["asks"]}
        for name in ("moves", "redo", "events_after", "news"):
            setattr(room, name, list(data[name]))
        # Earlier versions did not say who moved: then a move is taken for its seat's person's own.
        room.by_people = data.get("by_people") or [room.seats[play.mover(lines)].kind == PERSON for lines in room.moves]
        room.renamed = data["renamed"]
        room.result = data["result"]
        room.updated_at = data["updated_at"]
        return room
