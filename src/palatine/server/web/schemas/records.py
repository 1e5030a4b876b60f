"""Records from outside: imports, positions, replays, continuing, reports."""

from typing import Annotated, Any

from pydantic import Field

from palatine.server.records.reading import LONGEST_RECORD
from palatine.server.room.bounds import Seat
from palatine.server.web.schemas.common import Asked, Told
from palatine.server.web.schemas.state import EventFace
from palatine.server.web.schemas.tables import NewSitting

Step = Annotated[int, Field(ge=0, le=100_000, description="0 is the set-up, every other step is a decision.")]


class RecordAsked(Asked):
    """A record of a game that was played elsewhere."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_RECORD, description="What `palatine` writes.")]


class RecordFace(Told):
    """A record that was played again and is right. Finished, it is a table now; otherwise it can go on as a new one."""

    game: str
    rules: int
    seats: int
    names: list[str]
    moves: int
    finished: bool
    id: str | None = Field(description="The table where the finished game can be replayed.")
    position: dict[str, Any] | None = Field(
        description="Of an unfinished game, for POST /positions. What not all players knew is dealt anew."
    )


class PositionFace(Told):
    """A table as a position: what the reader cannot know is dealt anew."""

    position: dict[str, Any]


class PositionAsked(NewSitting):
    """A new table from a position."""

    position: Annotated[dict[str, Any], Field(max_length=40, description="As docs/notation.md tells.")]


class ContinueAsked(NewSitting):
    """A new table from a moment of this one."""

    at: Step | None = Field(default=None, description="After which step; without it, where the table stands now.")


class StepFace(Told):
    """One decision and what came of it."""

    number: int
    seat: int | None = Field(description="Who decided; nobody in the set-up.")
    label: str | None = Field(description="What was decided, for people; null if these eyes did not see it.")
    text: str | None = Field(description="The same as records write it.")
    events: list[EventFace]
    scores: list[int] = Field(description="The points after this step, for a chart.")
    to_act: list[int]


class ReplayFace(Told):
    """A finished game, step by step."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    seats: int
    moves: int
    steps: list[StepFace]
    scores: list[int]
    ranking: list[int]
    breakdown: list[dict[str, int]]
    result: dict[str, Any] | None


class MomentFace(StepFace):
    """One step of a finished game, with the table after it."""

    moves: int
    view: dict[str, Any]


class PastFace(Told):
    """An earlier moment of a table, as this watcher saw it then."""

    number: int
    moves: int = Field(description="How many decisions were taken so far.")
    seat: int | None = Field(description="Who decided; nobody in the set-up.")
    label: str | None = Field(description="What was decided, for people; null if this watcher did not see it.")
    events: int = Field(description="How many events of the chronicle had been told by then.")
    to_act: list[int]
    view: dict[str, Any]


class ReportAsked(Asked):
    """What is wrong, in the words of whoever found it."""

    words: Annotated[str, Field(min_length=1, max_length=4000)]
    about: Seat | None = Field(default=None, description="Whose conduct it is about; without it, about the table.")


class ReportFace(Told):
    """The report is kept."""

    id: str
