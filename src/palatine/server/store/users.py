"""People in the database: users, sessions and one-time links."""

from dataclasses import dataclass


@dataclass(frozen=True)
class User:
    """Somebody who plays: a guest, or with `account` somebody who can sign in anywhere."""

    id: int
    """Internal; never leaves the server."""
    public_id: str
    nickname: str
    account: str | None
    lang: str
    webhook_url: str | None
    created_at: int
