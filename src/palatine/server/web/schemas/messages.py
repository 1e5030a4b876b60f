"""What goes over the socket of a table, in both directions."""

from typing import Annotated, Literal

from pydantic import Field

from palatine.server.room.bounds import ClientId, Number, Seat, Text
from palatine.server.room.command import PersonsCommand
from palatine.server.web.schemas.common import Asked, Lang, Milliseconds, Told, Trouble
from palatine.server.web.schemas.state import State


class LookMessage(Asked):
    """Show me the table: as a seat of mine, or (null) as a spectator."""

    type: Literal["look"]
    seat: Seat | None = None
    lang: Lang = "en"
    since: Number | None = None


class WhyMessage(Asked):
    """Why can I not do this? The target is one of the view (`advisor:queen`) or an action by id or text."""

    type: Literal["why"]
    id: ClientId
    target: Number | Text


class PingMessage(Asked):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[PersonsCommand | LookMessage | WhyMessage | PingMessage, Field(discriminator="type")]


class Done(Told):
    """A command was carried out, now or, if it is `repeated`, when it first came."""

    version: int
    repeated: bool


class DoneMessage(Done):
    """The answer to a command over the socket."""

    type: Literal["done"]
    id: str


class RefusedMessage(Told):
    """A command or message that was not carried out; nothing changed."""

    type: Literal["refused"]
    id: str | None
    error: Trouble
    version: int


class Reason(Told):
    """Why something is not possible now, with the rule that says so."""

    rule: str
    en: str
    pl: str


class WhyAnswer(Told):
    """The answer to `why`; null if it is possible."""

    type: Literal["why"]
    id: str
    reason: Reason | None


class PongMessage(Told):
    """The server's clock, for countdowns."""

    type: Literal["pong"]
    now: Milliseconds


class PresenceMessage(Told):
    """The seats whose people have the table open."""

    type: Literal["presence"]
    seats: list[int]


class ByeMessage(Told):
    """The server closes the socket."""

    type: Literal["bye"]
    reason: Literal["shutdown", "too_many", "identity", "malformed", "not_found", "damaged"]


ServerMessage = Annotated[
    State | DoneMessage | RefusedMessage | WhyAnswer | PongMessage | PresenceMessage | ByeMessage,
    Field(discriminator="type"),
]
