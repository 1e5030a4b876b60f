"""The state of a table as one watcher is sent it."""

from typing import Any, Literal

from pydantic import ConfigDict, Field

from palatine.server.web.schemas.common import Milliseconds, Told


class ClockFace(Told):
    """How long a seat may think: `days` per question, or `seconds` per question and a `reserve` for the game."""

    kind: Literal["none", "days", "live"]
    days: int | None = None
    seconds: int | None = None
    reserve: int | None = None


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

    number: int = Field(description="Sent back as `proposal` with the answer.")
    kind: Literal["undo", "abort", "end", "replace"]
    seats: list[int] = Field(description="Of the person who proposes.")
    at: Milliseconds
    agreed: list[int]
    awaited: list[int] = Field(description="The seats whose people have not answered.")
    mine: bool
    asks_me: bool
    moves: int | None = Field(default=None, description="`undo`: how many moves of the table.")
    target: int | None = Field(default=None, description="`replace`: whose seat.")
    by: Literal["bot", "open"] | None = Field(default=None, alias="with", description="`replace`: by whom.")


class Result(Told):
    """Why a game ended."""

    reason: Literal["finished", "conceded", "agreed", "aborted", "closed"]


class TableFace(Told):
    """The table itself: setting, seats, and where the game stands."""

    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "aborted", "closed"]
    options: dict[str, Any]
    visibility: Literal["public", "link"]
    seats: list[SeatFace]
    clock: ClockFace
    on_time: Literal["bot", "call"]
    absence: Milliseconds | None = Field(
        description="Without a clock: how long a question may wait before the others may replace a person."
    )
    hints: bool = Field(description="People may ask for hints.")
    owned: bool = Field(description="I opened this table.")
    proposal: ProposalFace | None
    result: Result | None
    undoable: int = Field(description="How many moves my seat may take back freely.")
    redoable: int
    scores: list[int] | None = Field(default=None, description="Only of a finished game.")
    breakdown: list[dict[str, int]] | None = Field(default=None, description="The scores by where they come from.")
    ranking: list[int] | None = Field(default=None, description="The place of each seat; 1 is the best.")


class Option(Told):
    """One legal action: `action` or `text` is what a move sends back, `label` is for people."""

    action: int
    text: str
    label: str
    verb: str = Field(description="What is done; the first word of `text` in most games.")
    args: dict[str, str] = Field(description="The arguments of the verb by name, as records write them.")
    targets: list[str]
    cost: dict[str, int] | None = Field(description="What is given, by resource; null where it is not known yet.")
    gain: dict[str, int] | None = Field(description="What is taken at once, by resource; null where not known yet.")


class Ask(Told):
    """The question that the watcher's seat must answer now."""

    number: int = Field(description="Sent back as `ask` with the move.")
    kind: str
    rule: str
    text: str
    targets: list[str]
    about: dict[str, str | int] = Field(description="Facts of the sentence that no option has, by name.")
    options: list[Option]


class EventFace(Told):
    """Something that happened in the game, as the watcher may know it; facts of its kind stand beside these."""

    model_config = ConfigDict(extra="allow")

    n: int
    kind: str
    rule: str
    seat: int
    text: str = Field(description="A sentence in the watcher's language.")


class EntryFace(Told):
    """Something that happened at the table; facts of its kind stand beside these."""

    model_config = ConfigDict(extra="allow")

    number: int
    kind: Literal[
        "sit", "stand", "bot", "back", "start", "move", "undo", "redo", "propose", "answer", "withdraw", "flag",
        "concede", "end", "name", "transfer", "former",
    ]  # fmt: skip
    seat: int | None
    at: Milliseconds
    events: int = Field(description="How many events there were after it.")


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
    events: list[EventFace]
    entries: list[EntryFace]
