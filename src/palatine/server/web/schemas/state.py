"""The state of a table as one watcher is sent it."""

from typing import Any, Literal

from pydantic import ConfigDict, Field

from palatine.server.web.schemas.common import Milliseconds, Told

Clock = dict[str, Any]


class SeatFace(Told):
    """A seat as everybody sees it; `mine` is about the watcher."""

    seat: int
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    bot: str | None
    level: int
    stand_in: str | None = Field(description="The bot that plays for the person now.")
    conceded: bool
    flagged: bool = Field(description="The time of this seat was up.")
    mine: bool
    present: bool = Field(description="The person has the table open.")
    to_act: bool
    deadline: Milliseconds | None
    reserve: int | None = Field(description="Milliseconds left of the reserve.")


class ProposalFace(Told):
    """What the people at a table are asked to agree to."""

    model_config = ConfigDict(extra="allow")

    number: int
    kind: Literal["undo", "abort", "end", "replace"]


class TableFace(Told):
    """The table itself: setting, seats, and where the game stands."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "aborted", "closed"]
    options: dict[str, Any]
    visibility: Literal["public", "link"]
    seats: list[SeatFace]
    clock: Clock
    on_time: Literal["bot", "call"]
    proposal: ProposalFace | None
    result: dict[str, Any] | None
    undoable: int
    redoable: int
    scores: list[int] | None = Field(description="Only when the game is over.")
    breakdown: list[Any] | None
    ranking: list[Any] | None


class Option(Told):
    """One legal action: `action` or `text` is what a move sends back, `label` is for people."""

    action: int
    text: str
    label: str
    targets: list[str]


class Ask(Told):
    """The question that the watcher's seat must answer now."""

    number: int = Field(description="Sent back as `ask` with the move.")
    kind: str
    rule: str
    text: str
    targets: list[str]
    options: list[Option]


class State(Told):
    """Everything a watcher may know. Complete every time: `since` only trims events and entries."""

    type: Literal["state"]
    version: int
    since: int | None = Field(description="null: events and entries are whole.")
    table: TableFace
    seat: int | None
    view: dict[str, Any] | None = Field(description="The engine's view of the game; null before the start.")
    ask: Ask | None
    events_from: int = Field(description="Throw away the events you have from this number on and append these.")
    events: list[dict[str, Any]]
    entries: list[dict[str, Any]]
