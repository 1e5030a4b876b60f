"""Who somebody is: guests, accounts, sessions, API tokens, links to further devices.

A session token is 256 random bits, known to the browser only; the database keeps its SHA-256. Passwords are hashed with
argon2. Whether an account exists is never told by a different answer or by its time.
"""

import contextlib
import re
import unicodedata
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from palatine.kernel.speech import quoted
from palatine.server import marks
from palatine.server.errors import BadRequest, Busy, LeavesSeats, NotFound, OtherAccount, Refused, WrongPassword
from palatine.server.hall.changes import Change
from palatine.server.hall.hall import Hall
from palatine.server.hall.links import dead
from palatine.server.notices.guard import check_address
from palatine.server.room.checks import clean_name
from palatine.server.settings import HOUR, Settings
from palatine.server.store import seats, tokens, users
from palatine.server.store.database import Database
from palatine.server.store.users import User

LANGUAGES = ("pl", "en")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_LABEL = 60
MOST_TOKENS = 20
_ACCOUNT = re.compile(r"[^\W_](?:[\w.-]{1,30})[^\W_]")


@dataclass(frozen=True)
class Session:
    """Who carries a token. `kind` is "browser" (a cookie) or "token" (a client without cookies)."""

    user: User
    kind: str
    public_id: str = ""


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

    def __init__(
        self, database: Database, settings: Settings, hall: Hall, hasher: PasswordHasher | None = None
    ) -> None:
        self.database = database
        self.settings = settings
        self.hall = hall
        self.hasher = PasswordHasher() if hasher is None else hasher
        # Somebody who tries names without an account waits as long as somebody with a wrong password.
        self._nobody = self.hasher.hash(tokens.token())

    # ---- sessions ----------------------------------------------------------------------------------------------------

    def session(self, token: str) -> Session | None:
        """Who carries this token (cookie or bearer). READ."""
        now = self.hall.now()
        found = self.database.consult(lambda c: users.session(c, token, now))
        if found is None:
            return None
        if found.seen_at < now - HOUR:
            until = now + self.settings.session_age
            with contextlib.suppress(Busy):  # a session is not lost for that
                self.database.transact(lambda c: users.touch_session(c, token, now, until))
        return Session(found.user, found.kind, found.public_id)

    def signed_in(self, connection: Connection, user: User, label: str = "") -> SignedIn:
        """A new session of a browser, inside the caller's transaction; `label` says which browser it is."""
        token, now = tokens.token(), self.hall.now()
        users.add_session(connection, user.id, token, users.BROWSER, label, now, now + self.settings.session_age)
        return SignedIn(user, token)

    def guest(self, nickname: str, lang: str, label: str = "") -> SignedIn:
        """A new guest with a session. WRITE."""
        name, language = clean_name(nickname, "nickname"), _language(lang)
        return self.database.transact(
            lambda c: self.signed_in(c, users.add(c, name, language, self.hall.now()), label),
        )

    def logout(self, token: str) -> None:
        """End this session. WRITE."""
        self.database.transact(lambda c: users.end_session(c, token))

    # ---- accounts ----------------------------------------------------------------------------------------------------

    def register(self, user: User, name: str, password: str) -> User:
        """The guest becomes an account; seats and sessions stay. Refused if the name is taken. ASIDE (argon2)."""
        account = _account(name)
        hashed = self.hasher.hash(new_password(password))

        def work(connection: Connection) -> User:
            if users.by_id(connection, user.id).account is not None:
                raise Refused("you have an account already", "masz już konto")
            if users.by_account(connection, account) is not None:
                raise _name_taken(name)
            return users.change(connection, user.id, account=account, password_hash=hashed, password_at=self.hall.now())

        try:
            return self.database.transact(work)
        except IntegrityError:  # two who chose the same name at the same moment
            raise _name_taken(name) from None

    def login(self, name: str, password: str, guest: User | None = None, label: str = "") -> SignedIn:
        """A session for an account; seats of the guest who signs in go to it. WrongPassword otherwise. ASIDE."""
        user = self.proven(name, password)

        def work(connection: Connection) -> tuple[SignedIn, list[Change]]:
            changes: list[Change] = []
            if guest is not None and guest.id != user.id and users.by_id(connection, guest.id).account is None:
                changes = self.hall.move_seats(connection, guest, user)
                users.end_sessions_of(connection, guest.id)
            return self.signed_in(connection, user, label), changes

        signed, changes = self.database.transact(work)
        self.hall.announce(changes)
        return signed

    def proven(self, name: str, password: str) -> User:
        """The account with this name and password. One answer, after one time, for everything that is wrong."""
        account = folded_name(name)
        possible = _ACCOUNT.fullmatch(account) is not None
        found = self.database.consult(lambda c: users.by_account(c, account)) if possible else None
        try:
            self.hasher.verify(self._nobody if found is None else found[1], _normal(password)[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            found = None
        if found is None:
            raise WrongPassword(
                "there is no account with this name and password", "nie ma konta o takiej nazwie i takim haśle"
            )
        user, hashed = found
        if self.hasher.check_needs_rehash(hashed):
            better = self.hasher.hash(_normal(password))
            self.database.transact(lambda c: users.change(c, user.id, password_hash=better))
        return user

    def device_mark(self, user: User) -> str:
        """A mark for a browser of this account, see `devices`. READ."""
        return marks.mark(self.database.consult(lambda c: users.password_hash(c, user.id)) or self._nobody)

    def is_own_device(self, name: str, mark: str) -> bool:
        """Whether a browser has been signed in to the account of this name before. READ."""
        found = self.database.consult(lambda c: users.by_account(c, folded_name(name)))
        return marks.is_mark_of(mark, self._nobody if found is None else found[1])

    def change(
        self, user: User, nickname: str | None = None, lang: str | None = None, webhook: str | None = None
    ) -> User:
        """New nickname, language or webhook address ("" takes it away); None leaves it. WRITE."""
        values: dict[str, object] = {}
        if nickname is not None:
            values["nickname"] = clean_name(nickname, "nickname")
        if lang is not None:
            values["lang"] = _language(lang)
        if webhook:
            check_address(webhook, self.settings.webhooks_private)
            values |= {"webhook_url": webhook, "webhook_secret": tokens.token()}
        elif webhook is not None:
            values |= {"webhook_url": None, "webhook_secret": None}
        if not values:
            return user
        return self.database.transact(lambda c: users.change(c, user.id, **values))

    def webhook_secret(self, user: User) -> str | None:
        """What signs the calls of the user's webhook; shown to the user only. READ."""
        return self.database.consult(lambda c: users.webhook_secret(c, user.id))

    # ---- tokens and links --------------------------------------------------------------------------------------------

    def tokens(self, user: User) -> list[ApiToken]:
        """API tokens, newest first. READ."""
        rows = self.database.consult(lambda c: users.sessions_of(c, user, users.TOKEN, self.hall.now()))
        return [ApiToken(row.public_id, row.label, row.created_at, row.seen_at) for row in rows]

    def new_token(self, user: User, label: str) -> tuple[ApiToken, str]:
        """An API token and, this once, its text. WRITE."""
        plain = " ".join(label.split())
        if not plain or len(plain) > LONGEST_LABEL or not plain.isprintable():
            raise BadRequest(
                f"label: must be a text of 1 to {LONGEST_LABEL} characters",
                f"label: musi być tekstem o długości od 1 do {LONGEST_LABEL} znaków",
            )
        token, now = tokens.token(), self.hall.now()

        def work(connection: Connection) -> str:
            if len(users.sessions_of(connection, user, users.TOKEN, now)) >= MOST_TOKENS:
                raise Refused(
                    f"there can be {MOST_TOKENS} tokens at most; take one back first",
                    f"może być najwyżej {MOST_TOKENS} tokenów; najpierw wycofaj któryś z nich",
                )
            until = now + self.settings.session_age
            return users.add_session(connection, user.id, token, users.TOKEN, plain, now, until)

        return ApiToken(self.database.transact(work), plain, now, now), token

    def drop_token(self, user: User, public_id: str) -> None:
        """Take back an API token. WRITE."""
        if not self.database.transact(lambda c: users.end_session_of(c, user.id, public_id, users.TOKEN)):
            raise NotFound("there is no such token", "nie ma takiego tokenu")

    def device_link(self, user: User) -> Link:
        """A link that makes another browser this user: one use, ten minutes. WRITE."""
        until = self.hall.now() + self.settings.device_link_age
        return Link(self.database.transact(lambda c: users.add_link(c, users.DEVICE, user.id, until)), until)

    def claim_device(self, token: str, current: User | None = None, leave: bool = False, label: str = "") -> SignedIn:
        """This browser becomes the user of a device link.

        Nobody is replaced by surprise: a guest would lose seats and games for good, an account would be signed out.
        Both are refused unless `leave` says that it is meant. WRITE.
        """

        def work(connection: Connection) -> SignedIn:
            found = users.link(connection, token, self.hall.now())
            if found is None or found.kind != users.DEVICE:
                raise dead()
            if current is not None and current.id != found.user_id and not leave:
                _must_lose_nothing(connection, current)
            if not users.use_link(connection, token, self.hall.now()):
                raise dead()
            return self.signed_in(connection, users.by_id(connection, found.user_id), label)

        return self.database.transact(work)


def _must_lose_nothing(connection: Connection, current: User) -> None:
    if current.account is not None:
        raise OtherAccount(
            f"this browser is signed in as {current.account}; say that you want to leave that account here",
            f"w tej przeglądarce zalogowane jest konto {current.account}; potwierdź, że chcesz je tu opuścić",
        )
    if seats.holds_any(connection, current.id):
        raise LeavesSeats(
            "you are a guest here and would lose your seats and games for good; make an account for them first, or say "
            "that you leave them",
            "jesteś tu gościem i na zawsze stracisz swoje miejsca i gry; najpierw załóż dla nich konto albo potwierdź, "
            "że je zostawiasz",
        )


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadRequest("lang: must be pl or en", "lang: musi mieć wartość pl lub en")
    return lang


def _normal(text: str) -> str:
    """What different keyboards write for the same text becomes the same, and can be encoded."""
    return unicodedata.normalize("NFKC", text).encode("utf-8", "replace").decode()


def folded_name(name: str) -> str:
    """Names of accounts that look alike are the same."""
    return _normal(_normal(name.strip()).casefold())


def _account(name: str) -> str:
    account = folded_name(name)
    if not _ACCOUNT.fullmatch(account):
        raise BadRequest(
            "account name: 3 to 32 letters, digits, dots, hyphens or underscores, with a letter or digit at both ends",
            "nazwa konta: od 3 do 32 liter, cyfr, kropek, łączników lub podkreśleń, z literą lub cyfrą na obu końcach",
        )
    return account


def new_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(_normal(password)) <= LONGEST_PASSWORD:
        raise BadRequest(
            f"password: {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            f"hasło: od {SHORTEST_PASSWORD} do {LONGEST_PASSWORD} znaków",
        )
    return _normal(password)


def _name_taken(name: str) -> Refused:
    shown = folded_name(name)
    return Refused(f"the name {quoted(shown, 'en')} is taken", f"nazwa {quoted(shown, 'pl')} jest zajęta")
