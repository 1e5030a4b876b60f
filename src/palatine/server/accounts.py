"""The life of an account: its password and what replaces a forgotten one, its devices, its end.

A recovery code is 80 random bits, shown once; the database keeps its SHA-256. A link by mail works once and for half an
hour. Whether an account exists, has an address or has codes is never told by a different answer.
"""

import re
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from palatine.server import forgetting
from palatine.server.errors import BadRequest, NotAllowed, NotFound, Refused, WrongPassword
from palatine.server.hall.changes import Change
from palatine.server.hall.hall import Hall
from palatine.server.hall.links import dead
from palatine.server.identity import Identity, SignedIn, folded_name, new_password
from palatine.server.notices.mail import Mailer
from palatine.server.settings import MINUTE
from palatine.server.store import accounts, tokens, users
from palatine.server.store.accounts import EMAIL, RESET, Facts
from palatine.server.store.users import SessionRow, User

CODES: Final = 8
GROUPS, GROUP = 4, 4
MAIL_LINK_AGE: Final = 30 * MINUTE
LONGEST_EMAIL: Final = 254
_EMAIL: Final = re.compile(r"[^\s@<>,;\"()\x00-\x1f\x7f]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180})\.[A-Za-z0-9-]{2,60}")


@dataclass(frozen=True)
class Letter:
    """A link that goes by mail, to whom, and in which language."""

    to: str
    token: str
    lang: str


class Accounts:
    """Services around accounts; each public method is one transaction. Those that hash passwords are ASIDE."""

    def __init__(self, identity: Identity, hall: Hall, mailer: Mailer) -> None:
        self.identity = identity
        self.hall = hall
        self.mailer = mailer
        self.database = identity.database

    def facts(self, user: User) -> Facts:
        """What the account page shows. READ."""
        return self.database.consult(lambda c: accounts.facts(c, user.id))

    # ---- passwords ---------------------------------------------------------------------------------------------------

    def change_password(self, user: User, current: str, wanted: str, session: str) -> None:
        """Another password; other browsers are signed out. ASIDE."""
        self._must_know(user, current)
        hashed = self.identity.hasher.hash(new_password(wanted))
        self.database.transact(lambda c: self._set_password(c, user.id, hashed, session))

    def _set_password(self, connection: Connection, user_id: int, hashed: str, but: str = "") -> None:
        users.change(connection, user_id, password_hash=hashed, password_at=self.hall.now())
        accounts.end_sessions(connection, user_id, users.BROWSER, but)
        accounts.drop_links(connection, user_id, RESET, users.DEVICE)

    def _must_know(self, user: User, password: str) -> None:
        if user.account is None:
            raise _needs_account()
        self.identity.proven(user.account, password)

    # ---- recovery codes ----------------------------------------------------------------------------------------------

    def new_codes(self, user: User, password: str) -> list[str]:
        """Recovery codes, told this once; earlier ones are worth nothing any more. ASIDE."""
        self._must_know(user, password)
        codes = [_code() for _ in range(CODES)]
        plain = [_bare(code) for code in codes]
        self.database.transact(lambda c: accounts.replace_codes(c, user.id, plain, self.hall.now()))
        return codes

    def recover(self, name: str, code: str, wanted: str, label: str = "") -> SignedIn:
        """A new password for whoever has a code; everybody else who was signed in is signed out. ASIDE."""
        hashed = self.identity.hasher.hash(new_password(wanted))  # first, so that every answer takes as long

        def work(connection: Connection) -> SignedIn | None:
            found = users.by_account(connection, folded_name(name))
            if found is None or not accounts.use_code(connection, found[0].id, _bare(code), self.hall.now()):
                return None
            self._set_password(connection, found[0].id, hashed)
            return self.identity.signed_in(connection, found[0], label)

        signed = self.database.transact(work)
        if signed is None:
            raise WrongPassword(
                "there is no account with this name and this unused code",
                "nie ma konta o takiej nazwie z takim niewykorzystanym kodem",
            )
        return signed

    # ---- mail --------------------------------------------------------------------------------------------------------

    def set_email(self, user: User, email: str, password: str) -> Letter | None:
        """An address for mail ("" takes it away), which counts once its owner has opened the letter. ASIDE."""
        self._must_know(user, password)
        if email and not self.mailer.is_on:
            raise _no_mail()
        if email and (len(email) > LONGEST_EMAIL or not _EMAIL.fullmatch(email)):
            raise BadRequest("email: this is no address of mail", "email: to nie jest adres e-mail")

        def work(connection: Connection) -> Letter | None:
            accounts.drop_links(connection, user.id, EMAIL, RESET)
            users.change(connection, user.id, email=email or None, email_at=None)
            if not email:
                return None
            until = self.hall.now() + MAIL_LINK_AGE
            return Letter(email, users.add_link(connection, EMAIL, user.id, until), user.lang)

        return self.database.transact(work)

    def confirm_email(self, token: str) -> None:
        """The address is its owner's: they have opened the letter. WRITE."""

        def work(connection: Connection) -> None:
            user_id = self._used(connection, token, EMAIL)
            users.change(connection, user_id, email_at=self.hall.now())

        self.database.transact(work)

    def forgotten(self, name: str) -> Letter | None:
        """A letter for whoever has forgotten the password; None, and the same answer, for everybody else. WRITE."""
        if not self.mailer.is_on:
            raise _no_mail()

        def work(connection: Connection) -> Letter | None:
            found = users.by_account(connection, folded_name(name))
            if found is None:
                return None
            user, known = found[0], accounts.facts(connection, found[0].id)
            if known.email is None or known.email_at is None:
                return None
            accounts.drop_links(connection, user.id, RESET)
            until = self.hall.now() + MAIL_LINK_AGE
            return Letter(known.email, users.add_link(connection, RESET, user.id, until), user.lang)

        return self.database.transact(work)

    def reset(self, token: str, wanted: str, label: str = "") -> SignedIn:
        """A new password for whoever opened the letter. ASIDE."""
        hashed = self.identity.hasher.hash(new_password(wanted))

        def work(connection: Connection) -> SignedIn:
            user_id = self._used(connection, token, RESET)
            self._set_password(connection, user_id, hashed)
            return self.identity.signed_in(connection, users.by_id(connection, user_id), label)

        return self.database.transact(work)

    def _used(self, connection: Connection, token: str, kind: str) -> int:
        now = self.hall.now()
        found = users.link(connection, token, now)
        if found is None or found.kind != kind or not users.use_link(connection, token, now):
            raise dead()
        return found.user_id

    # ---- devices -----------------------------------------------------------------------------------------------------

    def sessions(self, user: User) -> list[SessionRow]:
        """Browsers where the user is signed in, the newest first. READ."""
        return self.database.consult(lambda c: users.sessions_of(c, user, users.BROWSER, self.hall.now()))

    def end_session(self, user: User, session: str) -> None:
        """Sign one browser out. WRITE."""
        if not self.database.transact(lambda c: users.end_session_of(c, user.id, session, users.BROWSER)):
            raise NotFound("there is no such device", "nie ma takiego urządzenia")

    def end_sessions(self, user: User, password: str, session: str) -> bool:
        """Sign every browser out, this one as well; a guest, who could not come back, stays here. Whether this one
        was. ASIDE."""
        if user.account is not None:
            self._must_know(user, password)
        kept = session if user.account is None else ""

        def work(connection: Connection) -> None:
            accounts.end_sessions(connection, user.id, users.BROWSER, kept)
            accounts.drop_links(connection, user.id, users.DEVICE)

        self.database.transact(work)
        return not kept

    # ---- the end -----------------------------------------------------------------------------------------------------

    def delete(self, user: User, password: str) -> None:
        """Forget a person: seats become a former player's, what others played stays. ASIDE."""
        if user.account is not None:
            self._must_know(user, password)

        def work(connection: Connection) -> list[Change]:
            return forgetting.forget(self.hall, connection, user)

        self.hall.announce(self.database.transact(work))


def _code() -> str:
    """`k3v9-x2m7-qa4b-9xyz`."""
    letters = "".join([tokens.public_id() for _ in range(2)])[: GROUPS * GROUP]
    return "-".join([letters[at : at + GROUP] for at in range(0, GROUPS * GROUP, GROUP)])


def _bare(code: str) -> str:
    """A code as it is compared: hyphens, spaces and capitals do not matter."""
    return re.sub(r"[\s-]", "", code).lower()


def _needs_account() -> Refused:
    return Refused("a guest has no password; make an account first", "gość nie ma hasła; najpierw załóż konto")


def _no_mail() -> NotAllowed:
    return NotAllowed(
        "this server sends no mail; use a recovery code", "ten serwer nie wysyła e-maili; użyj kodu odzyskiwania"
    )
