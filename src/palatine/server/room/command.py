"""Commands: what people, bots and the server itself may ask a room to do, checked from JSON."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from palatine.server.room.checks import LONGEST_ID, LONGEST_TEXT, Fields, clean_name
from palatine.server.room.refusals import malformed
from palatine.server.room.setting import BOT, HIGHEST_LEVEL, LATEST, MOST_SEATS, OPEN, OPPONENT, STAND_IN

MOST_MOVES: Final = 100_000
PROPOSALS: Final = ("undo", "abort", "end", "replace")


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command: a person with a public user id, a worker that plays bots, or the server itself."""

    user: str | None = None
    kind: str = "person"


SYSTEM: Final = Actor(None, "system")
WORKER: Final = Actor(None, "worker")


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Base of all commands. `id` is the client's own, so that a command sent twice happens once."""

    id: str | None = None

    @staticmethod
    def from_data(data: object) -> "Command":
        """A command from JSON. Those the server alone may give have no form in JSON."""
        fields = Fields(data)
        kind = fields.choice("type", tuple(READERS))
        given = fields.maybe_text("id", LONGEST_ID)
        if given == "":
            raise malformed("id", "must not be empty", "nie może być puste")
        command = READERS[kind](fields, given)
        fields.close()
        return command


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat. `invited` is set by whoever has checked an invitation; it has no form in JSON."""

    seat: int
    name: str
    invited: bool = False


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Leave a seat before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """Give a seat to a bot before the start, or one that became free during the game."""

    seat: int
    bot: str
    level: int = 0


@dataclass(frozen=True, slots=True)
class SeatOpen(Command):
    """Open a seat for anybody before the start."""

    seat: int


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin. It happens by itself with the last seat; a table opened with all seats taken needs this once."""


@dataclass(frozen=True, slots=True)
class Move(Command):
    """Answer the question number `ask`, by action id or by text."""

    seat: int
    ask: int
    action: int | str


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back one's own moves since the last information barrier."""

    seat: int
    moves: int = 1


@dataclass(frozen=True, slots=True)
class Redo(Command):
    """Give back the move that was taken back last."""

    seat: int


@dataclass(frozen=True, slots=True)
class Propose(Command):
    """Ask the other people: to take back moves of the whole table, to abort, to end, or to replace somebody."""

    kind: str
    moves: int = 0
    seat: int = -1
    by: str = BOT
    """What replaces the person: a bot, or an open seat. In JSON it is called `with`."""


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Say yes or no to a proposal."""

    proposal: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Withdraw(Command):
    """Take one's proposal back."""


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """Let a bot play one's seat for a while."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Play one's seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallBot(Command):
    """Let a bot play on for somebody whose time is up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Concede(Command):
    """Give up. The seat is played on by a bot if other people still play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Close(Command):
    """Close a table that has not started."""


@dataclass(frozen=True, slots=True)
class Flag(Command):
    """Say that the time of a seat is up: the server's own command."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """A person is called differently now: the server's own command."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Transfer(Command):
    """A seat (None: only the table itself) goes to another user, who has shown a link or logged in: the server's own
    command. The table goes along when its owner has no other seat."""

    seat: int | None
    holder: str
    """Who holds it now; if somebody else does by then, nothing happens."""
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class Forget(Command):
    """A person has deleted themselves: the server's own command."""

    user: str


def _seat(fields: Fields) -> int:
    return fields.integer("seat", 0, MOST_SEATS - 1)


def _bot(fields: Fields, usual: str) -> str:
    return fields.text("bot", LONGEST_ID, usual)


def _sit(fields: Fields, given: str | None) -> Command:
    return Sit(_seat(fields), clean_name(fields.take("name")), id=given)


def _move(fields: Fields, given: str | None) -> Command:
    seat, ask = _seat(fields), fields.integer("ask", 0, LATEST)
    by_id, by_text = fields.has("action"), fields.has("text")
    if by_id == by_text:
        raise malformed("action", "or text must be given, one of them", "albo text: podaj jedno z nich")
    action = fields.integer("action", 0, LATEST) if by_id else fields.text("text", LONGEST_TEXT)
    return Move(seat, ask, action, id=given)


def _propose(fields: Fields, given: str | None) -> Command:
    kind = fields.choice("kind", PROPOSALS)
    if kind == "undo":
        return Propose(kind, moves=fields.integer("moves", 1, MOST_MOVES), id=given)
    if kind == "replace":
        return Propose(kind, seat=_seat(fields), by=fields.choice("with", (BOT, OPEN), BOT), id=given)
    return Propose(kind, id=given)


READERS: Final[dict[str, Callable[[Fields, str | None], Command]]] = {
    "sit": _sit,
    "stand": lambda fields, given: Stand(_seat(fields), id=given),
    "seat_bot": lambda fields, given: SeatBot(
        _seat(fields), _bot(fields, OPPONENT), fields.integer("level", 0, HIGHEST_LEVEL, 0), id=given
    ),
    "seat_open": lambda fields, given: SeatOpen(_seat(fields), id=given),
    "start": lambda fields, given: Start(id=given),
    "move": _move,
    "undo": lambda fields, given: Undo(_seat(fields), fields.integer("moves", 1, MOST_MOVES, 1), id=given),
    "redo": lambda fields, given: Redo(_seat(fields), id=given),
    "propose": _propose,
    "answer": lambda fields, given: Answer(fields.integer("proposal", 1, LATEST), fields.flag("yes"), id=given),
    "withdraw": lambda fields, given: Withdraw(id=given),
    "hand_over": lambda fields, given: HandOver(_seat(fields), _bot(fields, STAND_IN), id=given),
    "take_back": lambda fields, given: TakeBack(_seat(fields), id=given),
    "call_bot": lambda fields, given: CallBot(_seat(fields), id=given),
    "concede": lambda fields, given: Concede(_seat(fields), id=given),
    "close": lambda fields, given: Close(id=given),
}
