"""Guests, accounts, tokens and links."""

from typing import Annotated, Literal

from pydantic import Field

from palatine.server.room.bounds import Name
from palatine.server.web.schemas.common import Asked, Lang, Milliseconds, Token, Told
from palatine.server.web.schemas.state import TableFace

Password = Annotated[str, Field(min_length=8, max_length=200, examples=["a long sentence that only I know"])]
AccountName = Annotated[str, Field(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$")]
Label = Annotated[
    str,
    Field(
        min_length=1,
        max_length=60,
        pattern=r"^[^\s\u0000-\u001f\u007f-\u009f][^\u0000-\u001f\u007f-\u009f]*$",
        examples=["my bot"],
    ),
]
WebhookUrl = Annotated[
    str,
    Field(
        max_length=500,
        pattern=r"^(https?://[^\s\u0000-\u001f\u007f]+)?$",
        description="Where calls are sent; an empty text takes the address away.",
        examples=["https://ntfy.example/anna"],
    ),
]


class NewGuest(Asked):
    """Somebody who wants to play, by a nickname and nothing else."""

    nickname: Name
    lang: Lang = "en"


class Me(Told):
    """The person who asks. Nobody else is told this."""

    id: str
    nickname: str
    account: str | None = Field(description="The name to sign in with; null for a guest.")
    lang: Lang
    webhook: str | None


class MeChanged(Asked):
    """What shall change; what is left out stays."""

    nickname: Name | None = None
    lang: Lang | None = None
    webhook: WebhookUrl | None = None


class Webhook(Told):
    """Where calls are sent, and the secret that signs them."""

    url: str | None
    secret: str | None


class NewAccount(Asked):
    """A name and a password for the guest who asks."""

    name: AccountName
    password: Password


class SignIn(Asked):
    """The name and password of an account."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class NewToken(Asked):
    """A token for a program that acts for me."""

    label: Label


class TokenLine(Told):
    """A token as its owner sees it in the list."""

    id: str
    label: str
    created_at: Milliseconds
    seen_at: Milliseconds


class TokenTold(TokenLine):
    """A new token; its text is told this once."""

    token: str


class TokenList(Told):
    """My tokens."""

    tokens: list[TokenLine]


class LinkFace(Told):
    """A page address that works once."""

    path: str
    expires_at: Milliseconds


class LinkAsked(Asked):
    """The token of a link that somebody wants to look at first."""

    token: Token


class LinkTold(Told):
    """What a link would do; looking does not use it up."""

    kind: Literal["invite", "transfer", "device"]
    by: str = Field(description="The nickname of whoever made it; with `device`, whom this browser would become.")
    account: str | None = Field(description="With `device`: the account of that person; null for a guest.")
    expires_at: Milliseconds
    mine: bool = Field(description="I made it, I sit at the table, or I am that person here already.")
    seat: int | None
    table: TableFace | None = Field(description="The table as a spectator sees it, without the game.")


class Claim(Asked):
    """The token of a link. Whoever is unknown becomes a guest with this nickname."""

    token: Token
    nickname: Name | None = None
    lang: Lang = "en"
    leave: bool = Field(
        default=False, description="With a device link: leave whoever this browser is now, seats and all."
    )


class Claimed(Told):
    """What the link gave: this browser is somebody now, or somebody sits at a table."""

    kind: Literal["device", "invite", "transfer"]
    table: str | None
    seat: int | None
