"""Commands: what people, bots and the server itself may ask a room to do.

Each is declared once. What people may give has a `type` and bounded fields: from these come the reader of JSON, its
description and the types of the page. Each is decided where its noun is at home (`play`, `seats`, `proposals`, ...), by
the function that is registered there with `decide`.
"""

from dataclasses import dataclass
from functools import singledispatch
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from pydantic import BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticKnownError

from palatine.server.room.bounds import BIGGEST, AskNumber, BotName, ClientId, Level, Moves, Name, Number, Seat, Text
from palatine.server.room.setting import BOT, OPPONENT, STAND_IN

if TYPE_CHECKING:
    from palatine.server.room.draft import Draft

NO_ID: Final = ""
"""The server's own commands carry no id."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who gives a command: a person with a public user id, a worker that plays bots, or the server itself."""

    user: str | None = None
    kind: str = "person"


SYSTEM: Final = Actor(None, "system")
WORKER: Final = Actor(None, "worker")


def _given(value: object) -> object:
    """What people send must carry an id, even though the server's own commands need none."""
    if value == NO_ID:
        raise PydanticKnownError("missing")
    return value


def _as_sent(schema: dict[str, Any]) -> None:
    """An id and the words that tell commands apart have defaults here; in JSON they come first and must be there."""
    parts: dict[str, dict[str, Any]] = schema["properties"]
    first = {name: parts.pop(name) for name in ("id", "type", "kind") if name in parts}
    for part in first.values():
        part.pop("default", None)
    schema["properties"] = {**first, **parts}
    schema["required"] = [*first, *[name for name in schema.get("required", []) if name not in first]]


def _form(**more: Any) -> ConfigDict:
    """How a command is read: exactly its fields. `more` is added to its description."""

    def described(schema: dict[str, Any]) -> None:
        _as_sent(schema)
        schema.update(more)

    return ConfigDict(extra="forbid", json_schema_extra=described)


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Base of all commands. `id` is the client's own, so that a command sent twice happens once."""

    __pydantic_config__: ClassVar[ConfigDict] = _form()
    id: Annotated[ClientId, BeforeValidator(_given), Field(validate_default=True)] = NO_ID


@singledispatch
def decide(command: Command, draft: "Draft") -> None:
    """Write what a command leads to into a draft, or refuse it."""
    raise AssertionError(f"nobody decides {command!r}")


# ---- what people may ask ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take an open seat."""

    seat: Seat
    name: Name
    type: Literal["sit"] = "sit"
    invited: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Stand(Command):
    """Leave a seat before the start."""

    seat: Seat
    type: Literal["stand"] = "stand"


@dataclass(frozen=True, slots=True)
class SeatBot(Command):
    """Give a free seat to a bot."""

    seat: Seat
    bot: BotName = OPPONENT
    level: Level = 0
    type: Literal["seat_bot"] = "seat_bot"


@dataclass(frozen=True, slots=True)
class SeatOpen(Command):
    """Open a seat for anybody before the start."""

    seat: Seat
    type: Literal["seat_open"] = "seat_open"


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin with the seats as they are."""

    # It happens by itself with the last seat; a table opened with all seats taken needs this once.
    type: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Move(Command):
    """Answer the question number `ask`: by the id of an action, or by its text."""

    __pydantic_config__: ClassVar[ConfigDict] = _form(
        oneOf=[
            {"required": ["action"], "properties": {"action": {"type": "integer"}, "text": {"type": "null"}}},
            {"required": ["text"], "properties": {"text": {"type": "string"}, "action": {"type": "null"}}},
        ],
        examples=[{"type": "move", "id": "m-17", "seat": 0, "ask": 57, "text": "place 5+3 treasurer"}],
    )
    seat: Seat
    ask: AskNumber
    action: Number | None = None
    text: Text | None = None
    type: Literal["move"] = "move"

    def __post_init__(self) -> None:
        if (self.action is None) == (self.text is None):
            raise ValueError("action or text")

    @classmethod
    def of(cls, seat: int, ask: int, answer: int | str) -> "Move":
        """The move whose answer is an id or a text, whichever it is."""
        return cls(seat, ask, answer) if isinstance(answer, int) else cls(seat, ask, text=answer)


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back one's own moves since the last information barrier."""

    seat: Seat
    moves: Moves = 1
    type: Literal["undo"] = "undo"


@dataclass(frozen=True, slots=True)
class Redo(Command):
    """Give back the move that was taken back last."""

    seat: Seat
    type: Literal["redo"] = "redo"


@dataclass(frozen=True, slots=True)
class ProposeUndo(Command):
    """Ask the others to take back the last moves of the whole table."""

    moves: Moves
    kind: Literal["undo"] = "undo"
    type: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class ProposeEnd(Command):
    """Ask the others to abort the game, or to end it as it stands."""

    kind: Literal["abort", "end"]
    type: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class ProposeReplace(Command):
    """Ask the others to replace somebody who is away by a bot, or by whoever comes."""

    seat: Seat
    by: Annotated[Literal["bot", "open"], Field(alias="with")] = BOT
    kind: Literal["replace"] = "replace"
    type: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Say yes or no to a proposal."""

    proposal: Annotated[int, Field(strict=True, ge=1, le=BIGGEST, description="The number of the proposal.")]
    yes: Annotated[bool, Field(strict=True)]
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Withdraw(Command):
    """Take one's proposal back."""

    type: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """Let a bot play one's seat for a while."""

    seat: Seat
    bot: BotName = STAND_IN
    type: Literal["hand_over"] = "hand_over"


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Play one's seat again."""

    seat: Seat
    type: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class CallBot(Command):
    """Let a bot play on for somebody whose time is up."""

    seat: Seat
    type: Literal["call_bot"] = "call_bot"


@dataclass(frozen=True, slots=True)
class Concede(Command):
    """Give up."""

    # The seat is played on by a bot if other people still play.
    seat: Seat
    type: Literal["concede"] = "concede"


@dataclass(frozen=True, slots=True)
class Close(Command):
    """Close a table that has not started."""

    type: Literal["close"] = "close"


Propose = ProposeUndo | ProposeEnd | ProposeReplace
PersonsCommand = (
    Sit | Stand | SeatBot | SeatOpen | Start | Move | Undo | Redo | Annotated[Propose, Field(discriminator="kind")]
    | Answer | Withdraw | HandOver | TakeBack | CallBot | Concede | Close
)  # fmt: skip


# ---- the server's own, which have no form in JSON --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SitInvited(Sit):
    """Take a seat with an invitation, which somebody has checked."""

    invited: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Flag(Command):
    """Say that the time of a seat is up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """A person is called differently now."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Transfer(Command):
    """A seat (None: only the table itself) goes to another user, who has shown a link or logged in. The table goes
    along when its owner has no other seat."""

    seat: int | None
    holder: str
    """Who holds it now; if somebody else does by then, nothing happens."""
    user: str
    name: str


@dataclass(frozen=True, slots=True)
class Forget(Command):
    """A person has deleted themselves."""

    user: str
