"""Notices, push, workers and the state of the server."""

from typing import Annotated, Any, Literal

from pydantic import Field

from palatine.server.room.bounds import Number, Text
from palatine.server.web.schemas.common import Asked, Milliseconds, Told


class Health(Told):
    """The server runs and its database answers."""

    status: Literal["ok"]


class JobAsked(Asked):
    """A worker that is ready, and how many seconds it waits for a question."""

    worker: Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[^\u0000-\u001f\u007f]+$")]
    wait: Annotated[float, Field(ge=0, le=25)] = 0


class JobFace(Told):
    """A question for a bot, or a hint for a person: the table as its seat could imagine it."""

    kind: Literal["move", "hint"]
    id: str
    lease: str
    seat: int
    bot: str
    level: int
    seed: int
    seconds: int = Field(description="After so long the worker gives up.")
    think: float = Field(description="`hint`: how many seconds to think.")
    table: dict[str, Any]


class JobAnswer(Asked):
    """What the bot chose."""

    lease: Annotated[str, Field(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
    action: Number | Text


class NoticeFace(Told):
    """Something I should know, as a sentence in my language and as plain facts."""

    id: str
    kind: Literal["turn", "invited", "joined", "proposal", "deadline", "over"]
    game: str | None
    table: str | None
    seat: int | None
    deadline: Milliseconds | None
    text: str
    at: Milliseconds
    seen: bool


class NoticeList(Told):
    """My notices, newest first."""

    notices: list[NoticeFace]


class NoticesSeen(Asked):
    """Which notices I have seen; null: all of them."""

    ids: Annotated[list[Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{4,64}$")]], Field(max_length=200)] | None = None


Endpoint = Annotated[
    str, Field(min_length=12, max_length=1000, pattern=r"^https://[!-~]+$", examples=["https://push.example/x1"])
]
Key = Annotated[str, Field(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Asked):
    """The keys of a `PushSubscription`."""

    p256dh: Key
    auth: Key


class PushAsked(Asked):
    """A browser that wants to be called: `PushSubscription.toJSON()` without its expiry."""

    endpoint: Endpoint
    keys: PushKeys


class PushDropped(Asked):
    """A browser that wants no calls any more."""

    endpoint: Endpoint


class PushKey(Told):
    """The public key of the sender."""

    key: str | None
