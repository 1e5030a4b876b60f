"""Who somebody is: guests, accounts, sessions, API tokens, links to further devices.

A session token is 256 random bits, known to the browser only; the database keeps its SHA-256. Passwords are hashed with
argon2. Whether an account exists is never told by a different answer or by its time.
"""

from dataclasses import dataclass

from palatine.server.hall import Hall
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.users import User


@dataclass(frozen=True)
class Session:
    """Who carries a token. `kind` is "browser" (a cookie) or "token" (a client without cookies)."""

    user: User
    kind: str


@dataclass(frozen=True)
class SignedIn:
    """A user and the token that shows it from now on. The token is told once and stored nowhere."""

    user: User
    token: str


@dataclass(frozen=True)
class ApiToken:
    """A token as its owner sees it in a list."""

    public_id: str
    label: str
    created_at: int
    seen_at: int


@dataclass(frozen=True)
class Link:
    """A link that works once; the page address is `/claim/<token>`."""

    token: str
    expires_at: int

    @property
    def path(self) -> str:
        return f"/claim/{self.token}"


class Identity:
    """Services around identity; each public method is one transaction."""

    def __init__(self, database: Database, settings: Settings, hall: Hall) -> None:
        raise NotImplementedError

    def session(self, token: str) -> Session | None:
        """Who carries this token (cookie or bearer). READ."""
        raise NotImplementedError

    def guest(self, nickname: str, lang: str) -> SignedIn:
        """A new guest with a session. WRITE."""
        raise NotImplementedError

    def register(self, user: User, name: str, password: str) -> User:
        """The guest becomes an account; seats and sessions stay. Refused if the name is taken. ASIDE (argon2)."""
        raise NotImplementedError

    def login(self, name: str, password: str, guest: User | None = None) -> SignedIn:
        """A session for an account; seats of the guest who signs in go to it. WrongPassword otherwise. ASIDE."""
        raise NotImplementedError

    def logout(self, token: str) -> None:
        """End this session. WRITE."""
        raise NotImplementedError

    def change(
        self, user: User, nickname: str | None = None, lang: str | None = None, webhook: str | None = None
    ) -> User:
        """New nickname, language or webhook address ("" takes it away); None leaves it. WRITE."""
        raise NotImplementedError

    def webhook_secret(self, user: User) -> str | None:
        """What signs the calls of the user's webhook; shown to the user only. READ."""
        raise NotImplementedError

    def tokens(self, user: User) -> list[ApiToken]:
        """API tokens, newest first. READ."""
        raise NotImplementedError

    def new_token(self, user: User, label: str) -> tuple[ApiToken, str]:
        """An API token and, this once, its text. WRITE."""
        raise NotImplementedError

    def drop_token(self, user: User, public_id: str) -> None:
        """Take back an API token. WRITE."""
        raise NotImplementedError

    def device_link(self, user: User) -> Link:
        """A link that makes another browser this user: one use, ten minutes. WRITE."""
        raise NotImplementedError

    def claim_device(self, token: str, current: User | None = None, leave: bool = False) -> SignedIn:
        """This browser becomes the user of a device link.

        A guest who still plays somewhere would lose those seats, and is refused unless `leave` says that it is meant.
        WRITE.
        """
        raise NotImplementedError
