"""What the routes work with: the services of the application, and who is asking."""

import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Final

from fastapi import Depends, Request, Security, WebSocket
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from palatine.kernel.errors import PalatineError
from palatine.server import metrics
from palatine.server.accounts import Accounts
from palatine.server.blocking import Blocklist
from palatine.server.bus import Bus
from palatine.server.errors import NeedsIdentity, NotAllowed
from palatine.server.hall.hall import Done, Hall
from palatine.server.identity import Identity
from palatine.server.room.command import PersonsCommand
from palatine.server.settings import Settings
from palatine.server.store.database import Database
from palatine.server.store.users import User
from palatine.server.web.errors import code_of
from palatine.server.web.hub import Hub
from palatine.server.web.limiting import Limiter
from palatine.server.web.safety import COOKIE
from palatine.server.web.stories import Stories

LONGEST_TOKEN: Final = 200


@dataclass(frozen=True)
class Visitor:
    """Whoever sent a request: a person, or somebody unknown at an address."""

    user: User | None
    address: str
    token: str = field(default="", repr=False)
    by_cookie: bool = False
    session: str = ""
    """The public id of the session."""

    @property
    def public_id(self) -> str:
        return self.user.public_id if self.user else ""

    @property
    def session_hash(self) -> str:
        return hash_of(self.token) if self.token else ""

    @property
    def key(self) -> str:
        """What rates are counted by: the person, otherwise the address."""
        return self.public_id or self.address


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Services:
    """Everything a route may use."""

    settings: Settings
    database: Database
    bus: Bus
    hall: Hall
    identity: Identity
    hub: Hub
    stories: Stories
    limiter: Limiter
    accounts: Accounts
    blocks: Blocklist

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks, unless the operator does not want them here."""
        found = await self._visitor(connection)
        self.blocks.check(found.address, found.user)
        return found

    async def _visitor(self, connection: HTTPConnection) -> Visitor:
        """By a bearer token, which must be good, or by the cookie, which may have grown old."""
        address = str(connection.scope.get("palatine.address", "unknown"))
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            session = await self.database.read(self.identity.session, bearer.strip()[:LONGEST_TOKEN])
            if session is None:
                raise nobody()
            return Visitor(session.user, address, bearer.strip(), session=session.public_id)
        cookie = connection.cookies.get(COOKIE, "")
        if not 16 <= len(cookie) <= LONGEST_TOKEN:
            return Visitor(None, address)
        session = await self.database.read(self.identity.session, cookie)
        if session is None:
            return Visitor(None, address)
        return Visitor(session.user, address, cookie, True, session.public_id)

    async def still_valid(self, visitor: Visitor) -> bool:
        """Whether a long-lived connection may go on."""
        if not visitor.token:
            return True
        session = await self.database.read(self.identity.session, visitor.token)
        is_same = session is not None and session.user.public_id == visitor.public_id
        return is_same and session is not None and not session.user.is_blocked

    async def command(self, table: str, visitor: Visitor, command: PersonsCommand) -> Done:
        """Carry out a command of a person, counted and timed."""
        self.limiter.spend("commands", visitor.key)
        start = time.perf_counter()
        try:
            done = await self.hall.commanded(table, user_of(visitor), command)
        except PalatineError as error:
            metrics.COMMANDS.labels(command.type, code_of(error)).inc()
            raise
        metrics.MOVE_SECONDS.observe(time.perf_counter() - start)
        metrics.COMMANDS.labels(command.type, "repeated" if done.repeated else "done").inc()
        return done

    async def why(self, table: str, user: str, seat: int | None, target: int | str) -> dict[str, str] | None:
        """Why a seat's person cannot do something now."""
        return await self.database.read(self._why, table, user, seat, target)

    def _why(self, table: str, user: str, seat: int | None, target: int | str) -> dict[str, str] | None:
        room = self.hall.room(table)
        if room.table is None:
            return None
        if seat is None or not 0 <= seat < len(room.seats) or room.seats[seat].user != user:
            raise NotAllowed("look at the table as a seat of yours", "spójrz na stół z własnego miejsca")
        reason = room.table.clone().why_not(target, seat)
        return None if reason is None else {"rule": reason.rule, "en": reason.en, "pl": reason.pl}


def nobody() -> NeedsIdentity:
    return NeedsIdentity(
        "say first who you are: choose a nickname or sign in", "najpierw wybierz pseudonim albo zaloguj się"
    )


def services_of(connection: HTTPConnection) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


async def _services(request: Request) -> Services:
    return services_of(request)


async def _visitor(request: Request) -> Visitor:
    return await services_of(request).visitor(request)


async def _person(
    request: Request,
    _cookie: Annotated[str | None, Security(APIKeyCookie(name=COOKIE, scheme_name="cookie", auto_error=False))],
    _bearer: Annotated[object, Security(HTTPBearer(scheme_name="token", auto_error=False))],
) -> Visitor:
    visitor = await services_of(request).visitor(request)
    if visitor.user is None:
        raise nobody()
    return visitor


async def socket_visitor(socket: WebSocket) -> Visitor:
    return await services_of(socket).visitor(socket)


ServicesHere = Annotated[Services, Depends(_services)]
Anybody = Annotated[Visitor, Depends(_visitor)]
Person = Annotated[Visitor, Depends(_person)]


def user_of(visitor: Visitor) -> User:
    """The user of somebody who is known."""
    if visitor.user is None:
        raise nobody()
    return visitor.user
