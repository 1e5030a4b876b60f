"""Hints: what a person asks, what a worker finds, what the person is told."""

from typing import Annotated

from pydantic import Field

from palatine.server.room.bounds import AskNumber, Number, Seat
from palatine.server.web.schemas.common import Asked, Lang, Told
from palatine.server.web.schemas.state import Option

MOST_MOVES = 20
Points = Annotated[float, Field(ge=-1_000_000, le=1_000_000)]


class HintAsked(Asked):
    """A seat of mine, and its question."""

    seat: Seat
    ask: AskNumber
    lang: Lang = "en"


class FoundMove(Asked):
    """An action and what a worker expects of it."""

    action: Number
    win: Annotated[float, Field(ge=0, le=1)]
    points: Points
    tables: Number


class HintAnswer(Asked):
    """What a worker found, best first."""

    lease: Annotated[str, Field(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
    moves: Annotated[list[FoundMove], Field(max_length=MOST_MOVES)]


class HintMove(Option):
    """One legal action, and what may be expected after it."""

    win: float = Field(description="The chance of winning, from 0 to 1; a shared victory counts as its share.")
    points: float = Field(description="The points expected at the end of the game.")
    tables: int = Field(description="The imagined tables that speak for it; 0: only rules of thumb do.")


class HintFace(Told):
    """The best moves first, from what the seat knows."""

    ask: int
    moves: list[HintMove]
