"""Tables from outside: games and their options, opening a table, lists, links to seats."""

from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

import palatine
from palatine.server.room.bounds import BotName, Level, Name, Seat, Word
from palatine.server.settings import DAY
from palatine.server.web.schemas.common import Asked, Both, Milliseconds, Told
from palatine.server.web.schemas.state import ClockFace

OptionValue = (
    bool
    | Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, Field(max_length=60)]
    | Annotated[list[Annotated[int, Field(ge=-1_000_000, le=1_000_000)] | Word], Field(max_length=60)]
)
Options = Annotated[
    dict[Word, OptionValue],
    Field(max_length=60, examples=[{"edition": 2}], json_schema_extra={"additionalProperties": False}),
]
GameName = Annotated[Word, Field(examples=palatine.games()[:1])]


# ---- games -----------------------------------------------------------------------------------------------------------


class GameLine(Told):
    """A game in the list."""

    name: str
    title: Both
    blurb: Both | None = Field(description="The game in a sentence.")
    extent: Both | None = Field(description="What is in the box beside the game itself.")
    tip: Both | None = Field(description="For whoever sets a table for the first time.")
    mark: str = Field(description="How the ids of its rules begin.", examples=["KB"])
    seats: list[int] = Field(description="The numbers of seats it can be played with.")
    rules_version: int


class BotFace(Told):
    """A bot that can be asked to the table."""

    bot: str = Field(description="The word that a seat is given.", examples=["level2"])
    level: int | None = Field(description="1 to 5, the highest is the strongest; null: outside the levels.")
    name: Both
    line: Both = Field(description="What to expect.")


class Games(Told):
    """The games and bots of this server."""

    games: list[GameLine]
    bots: list[BotFace]
    opponent: str = Field(description="The bot that is usually asked to the table.")
    stand_in: str = Field(description="The bot that usually plays on for somebody.")


class OptionFace(Told):
    """An option of a game with its values."""

    name: str
    type: Literal["bool", "int", "str", "list"]
    default: Any
    choices: list[Any]
    en: str
    pl: str
    rule: str
    title: Both | None = Field(description="A heading, where the text tells too much for one.")
    names: list[Both] = Field(description="What the choices are called, in their order.")
    about: list[Both | None] = Field(description="What each choice brings, where its name does not say enough.")
    first: bool = Field(description="What people choose first; the rest are variants and rulings.")
    needs: dict[str, list[Any]] = Field(
        description="It means something only with one of these values of every option named, or of `seats`."
    )


class Conflict(Told):
    """Options that exclude each other, in words."""

    rule: str
    en: str
    pl: str


class GameFace(GameLine):
    """A game with everything that can be chosen."""

    oldest_rules: int
    options: list[OptionFace]
    conflicts: list[Conflict]
    actions: int
    book: str


class OptionsAsked(Asked):
    """Options to be checked before a table is opened."""

    game: GameName
    seats: Annotated[int, Field(ge=1, le=8)]
    options: Options = Field(default_factory=dict)
    overlay: dict[str, Any] | None = None


class OptionsFine(Told):
    """These options can be played; all of them, with defaults filled in."""

    ok: Literal[True]
    options: dict[str, Any]


# ---- opening a table -------------------------------------------------------------------------------------------------


class NewSeat(Asked):
    """Who is to sit at a seat: me, a friend with a link, anybody, or a bot."""

    kind: Literal["me", "friend", "open", "bot"]
    name: Name | None = None
    bot: BotName | None = None
    level: Level = 0


class ClockAsked(Asked):
    """How long a seat may think."""

    kind: Literal["none", "days", "live"]
    days: Annotated[int, Field(ge=1, le=30)] | None = None
    seconds: Annotated[int, Field(ge=5, le=600)] | None = None
    reserve: Annotated[int, Field(ge=0, le=7200)] | None = None

    @model_validator(mode="after")
    def only_what_belongs(self) -> Self:
        wanted = {"none": set[str](), "days": {"days"}, "live": {"seconds"}}[self.kind]
        given = {name for name in ("days", "seconds", "reserve") if getattr(self, name) is not None}
        if not wanted <= given or given - wanted - ({"reserve"} if self.kind == "live" else set()):
            raise ValueError("clock")
        return self


class NewSitting(Asked):
    """What every new table needs: seats, time, and who may find it."""

    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    clock: ClockAsked | None = Field(default=None, description="Without a clock there is no limit of time.")
    on_time: Literal["bot", "call"] = Field(
        default="bot", description="When time is up: a bot plays on at once, or the others may call one."
    )
    absence: Annotated[int, Field(ge=DAY, le=30 * DAY)] | None = Field(
        default=None,
        description="Without a clock: after so many milliseconds the others may replace whoever does not answer.",
    )
    visibility: Literal["public", "link"] = "link"
    hints: bool | None = Field(
        default=None,
        description="Whether people may ask for hints; without it: as long as one person plays alone or against bots.",
    )
    shuffle: bool = Field(default=False, description="Change the order of seats at random when the game starts.")


class NewTable(NewSitting):
    """A new table."""

    game: GameName
    options: Options = Field(default_factory=dict)
    overlay: dict[str, Any] | None = Field(default=None, description="Changed values of cards; see the docs of a game.")


class InviteFace(Told):
    """A link to a seat: the first who opens this page address sits there."""

    seat: int
    path: str = Field(examples=["/claim/5yP0…"])
    expires_at: Milliseconds


class CreatedFace(Told):
    """The new table and the links to its friends' seats."""

    id: str
    invites: list[InviteFace]


class InviteAsked(Asked):
    """For which seat a link is wanted."""

    seat: Seat


# ---- lists -----------------------------------------------------------------------------------------------------------


class SeatLineFace(Told):
    """A seat in a list."""

    seat: int
    kind: Literal["person", "bot", "open", "friend"]
    name: str
    bot: str | None
    mine: bool
    to_act: bool
    deadline: Milliseconds | None


class TableLineFace(Told):
    """A table in a list."""

    id: str
    game: str
    rules: int
    status: Literal["open", "playing", "over", "aborted", "closed"]
    version: int
    visibility: Literal["public", "link"]
    owned: bool
    my_turn: bool
    created_at: Milliseconds
    updated_at: Milliseconds
    options: dict[str, Any]
    clock: ClockFace
    seats: list[SeatLineFace]


class TableList(Told):
    """Tables, the most interesting first."""

    tables: list[TableLineFace]
