"""What a field from outside may hold: exactly its type, and never more than this."""

from typing import Annotated, Final

from pydantic import Field

MOST_SEATS: Final = 8
HIGHEST_LEVEL: Final = 100
LONGEST_NAME: Final = 32
LONGEST_ID: Final = 64
LONGEST_TEXT: Final = 300
BIGGEST: Final = 2**53 - 1
"""The greatest whole number that every reader of JSON understands."""

_HIDDEN: Final = r"\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
_NAME: Final = rf"^[^\s{_HIDDEN}]([^{_HIDDEN}]{{0,{LONGEST_NAME - 2}}}[^\s{_HIDDEN}])?$"

Seat = Annotated[int, Field(strict=True, ge=0, le=MOST_SEATS - 1, description="A seat, counted from 0.")]
Number = Annotated[int, Field(strict=True, ge=0, le=BIGGEST)]
AskNumber = Annotated[Number, Field(description="The number of the question: `ask.number` of the state.")]
Moves = Annotated[int, Field(strict=True, ge=1, le=100_000)]
Level = Annotated[int, Field(strict=True, ge=0, le=HIGHEST_LEVEL)]
Name = Annotated[str, Field(strict=True, min_length=1, max_length=LONGEST_NAME, pattern=_NAME, examples=["Anna"])]
Word = Annotated[str, Field(strict=True, min_length=1, max_length=40, pattern=r"^[a-z0-9_]+$")]
BotName = Annotated[Word, Field(examples=["level2"])]
Text = Annotated[str, Field(strict=True, min_length=1, max_length=LONGEST_TEXT)]
ClientId = Annotated[
    str,
    Field(
        strict=True,
        min_length=1,
        max_length=LONGEST_ID,
        pattern=r"^[A-Za-z0-9._:-]+$",
        description="Chosen by the sender, new for every command (a UUID): sent again, it is done only once.",
        examples=["0b8f6f0e-6d1c-4d0e-9f6a-2f6d3c1a5b7e"],
    ),
]
