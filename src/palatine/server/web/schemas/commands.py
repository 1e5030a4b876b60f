"""The commands: everything that people can do at a table, the same over the socket and over HTTP."""

from typing import Annotated, Final, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from palatine.server.room.setting import OPPONENT, STAND_IN
from palatine.server.web.schemas.common import Asked, ClientId, Name, Seat, Word

BIGGEST: Final = 2**53 - 1
Number = Annotated[int, Field(ge=0, le=BIGGEST)]
Level = Annotated[int, Field(ge=0, le=100)]
BotName = Annotated[Word, Field(examples=["level2"])]
Moves = Annotated[int, Field(ge=1, le=100_000)]


class Given(Asked):
    """What all commands share."""

    id: ClientId


class Sit(Given):
    """Take an open seat."""

    type: Literal["sit"]
    seat: Seat
    name: Name


class Stand(Given):
    """Leave a seat before the start."""

    type: Literal["stand"]
    seat: Seat


class SeatBot(Given):
    """Give a free seat to a bot."""

    type: Literal["seat_bot"]
    seat: Seat
    bot: BotName = OPPONENT
    level: Level = 0


class SeatOpen(Given):
    """Open a seat for anybody before the start."""

    type: Literal["seat_open"]
    seat: Seat


class Start(Given):
    """Begin with the seats as they are."""

    type: Literal["start"]


class Move(Given):
    """Answer the question number `ask`: by the id of an action, or by its text."""

    type: Literal["move"]
    seat: Seat
    ask: Annotated[Number, Field(description="The number of the question: `ask.number` of the state.")]
    action: Annotated[int, Field(ge=0, le=BIGGEST)] | None = None
    text: Annotated[str, Field(min_length=1, max_length=300)] | None = None

    model_config = ConfigDict(
        json_schema_extra={
            "oneOf": [
                {"required": ["action"], "properties": {"action": {"type": "integer"}, "text": {"type": "null"}}},
                {"required": ["text"], "properties": {"text": {"type": "string"}, "action": {"type": "null"}}},
            ],
            "examples": [{"type": "move", "id": "m-17", "seat": 0, "ask": 57, "text": "place 5+3 treasurer"}],
        }
    )

    @model_validator(mode="after")
    def one_of_them(self) -> Self:
        if (self.action is None) == (self.text is None):
            raise ValueError("action or text")
        return self


class Undo(Given):
    """Take back one's own moves since the last information barrier."""

    type: Literal["undo"]
    seat: Seat
    moves: Moves = 1


class Redo(Given):
    """Give back the move that was taken back last."""

    type: Literal["redo"]
    seat: Seat


class ProposeUndo(Given):
    """Ask the others to take back the last moves of the whole table."""

    type: Literal["propose"]
    kind: Literal["undo"]
    moves: Moves


class ProposeEnd(Given):
    """Ask the others to abort the game, or to end it as it stands."""

    type: Literal["propose"]
    kind: Literal["abort", "end"]


class ProposeReplace(Given):
    """Ask the others to replace somebody who is away by a bot, or by whoever comes."""

    type: Literal["propose"]
    kind: Literal["replace"]
    seat: Seat
    by: Annotated[Literal["bot", "open"], Field(alias="with")] = "bot"


class Answer(Given):
    """Say yes or no to a proposal."""

    type: Literal["answer"]
    proposal: Annotated[int, Field(ge=1, le=BIGGEST, description="The number of the proposal.")]
    yes: bool


class Withdraw(Given):
    """Take one's proposal back."""

    type: Literal["withdraw"]


class HandOver(Given):
    """Let a bot play one's seat for a while."""

    type: Literal["hand_over"]
    seat: Seat
    bot: BotName = STAND_IN


class TakeBack(Given):
    """Play one's seat again."""

    type: Literal["take_back"]
    seat: Seat


class CallBot(Given):
    """Let a bot play on for somebody whose time is up."""

    type: Literal["call_bot"]
    seat: Seat


class Concede(Given):
    """Give up."""

    type: Literal["concede"]
    seat: Seat


class Close(Given):
    """Close a table that has not started."""

    type: Literal["close"]


Propose = Annotated[ProposeUndo | ProposeEnd | ProposeReplace, Field(discriminator="kind")]
AnyCommand = (
    Sit | Stand | SeatBot | SeatOpen | Start | Move | Undo | Redo | Propose | Answer | Withdraw | HandOver | TakeBack
    | CallBot | Concede | Close
)  # fmt: skip
Command = Annotated[AnyCommand, Field(discriminator="type")]


def as_data(command: Given) -> dict[str, object]:
    """The command as the room reads it."""
    return command.model_dump(by_alias=True, exclude_none=True)
