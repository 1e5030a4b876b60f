"""Words that all messages share: ids, languages, and the shape of an error."""

from typing import Annotated, Any, Final, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

TABLE_PATTERN: Final = r"^[a-z0-9]{10}$"
Lang = Literal["pl", "en"]
Version = Annotated[int, Field(ge=0, le=1_000_000_000, description="The number of the newest entry of a table.")]
Milliseconds = Annotated[int, Field(description="Milliseconds since 1970 (UTC).", examples=[1794700800000])]
TableId = Annotated[str, Path(pattern=TABLE_PATTERN, description="The id of a table.", examples=["k3v9x2m7qa"])]
PublicId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{4,64}$")]
Token = Annotated[str, Field(min_length=16, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]


class Asked(BaseModel):
    """A request: exactly these fields, exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Told(BaseModel):
    """An answer: exactly these fields leave, whatever else the server knows."""

    model_config = ConfigDict(extra="ignore", from_attributes=True)


class Trouble(Told):
    """What went wrong: a code for programs, a sentence for people in each language."""

    code: str = Field(examples=["not_found"])
    en: str = Field(examples=["there is no such table"])
    pl: str = Field(examples=["nie ma takiego stołu"])


class Problem(Told):
    """The body of every answer that is not a success."""

    error: Trouble
    version: int | None = Field(default=None, description="With the code `stale`: where the table stands now.")


class Both(Told):
    """A text in both languages."""

    en: str
    pl: str


_WORDS: Final = {
    400: "The body is no JSON.",
    401: "Nobody is signed in.",
    403: "Not for this person, or not from this origin.",
    404: "There is no such thing, or none that this person may know of.",
    405: "The address does not know this method.",
    408: "The request came too slowly.",
    409: "Understood, but not possible as things stand.",
    410: "The link has expired or was used before.",
    413: "The body is too large.",
    415: "The body is not JSON (`Content-Type: application/json`).",
    422: "The request has a wrong shape or says something impossible.",
    429: "Too often; `Retry-After` says how many seconds to wait.",
    500: "The server failed; nothing was changed.",
    503: "The server cannot answer for this table now.",
}


def problems(*statuses: int, body: bool = False) -> dict[int | str, dict[str, Any]]:
    """The answers a route may give besides its success, for the OpenAPI document."""
    always = {422, 429, 500, 503}
    more = {400, 403, 408, 413, 415} if body else set[int]()
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    found = sorted(always | more | set(statuses))
    return {status: {"description": _WORDS[status], "content": content} for status in found}
