"""The account page: passwords, recovery, devices, data."""

from typing import Annotated

from pydantic import Field

from palatine.server.web.schemas.common import Asked, Milliseconds, Token, Told
from palatine.server.web.schemas.identity import Password

Known = Annotated[str, Field(min_length=1, max_length=200, description="The password as it is now.")]
MaybeKnown = Annotated[str, Field(max_length=200, description="The password; a guest has none.")]
Named = Annotated[str, Field(min_length=1, max_length=64)]


class AccountFace(Told):
    """What only I am told of my account."""

    email: str | None
    email_at: Milliseconds | None = Field(description="When I showed that the address is mine; null: not yet.")
    password_at: Milliseconds | None = Field(description="When the password was last changed.")
    codes_left: int = Field(description="Recovery codes that were not used yet.")
    playing: int = Field(description="Tables where I sit and the game is not over.")
    finished: int = Field(description="Finished games of mine.")
    mail: bool = Field(description="This server can send letters.")


class PasswordAsked(Asked):
    """Another password."""

    current: Known
    password: Password


class PasswordShown(Asked):
    """The password, for what matters."""

    password: MaybeKnown = ""


class Codes(Told):
    """Recovery codes, told this once."""

    codes: list[str]


class RecoverAsked(Asked):
    """A recovery code instead of a forgotten password."""

    name: Named
    code: Annotated[str, Field(min_length=1, max_length=64)]
    password: Password


class ForgottenAsked(Asked):
    """Whose password is forgotten."""

    name: Named


class ResetAsked(Asked):
    """The token of a letter, and a new password."""

    token: Token
    password: Password


class ConfirmAsked(Asked):
    """The token of a letter."""

    token: Token


class EmailAsked(Asked):
    """An address for letters; an empty text takes it away."""

    email: Annotated[str, Field(max_length=254)]
    password: Known


class SessionLine(Told):
    """A browser where I am signed in."""

    id: str
    label: str = Field(description="Which browser it is; empty if it did not say.")
    created_at: Milliseconds
    seen_at: Milliseconds = Field(description="To the hour.")
    here: bool


class SessionList(Told):
    """My devices, the newest first."""

    sessions: list[SessionLine]
