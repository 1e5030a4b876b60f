"""Links to seats: an invitation to a free seat, or one's own seat for whoever opens the link first."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from palatine.server.errors import DeadLink, NotAllowed, NotFound, Refused
from palatine.server.hall.changes import Change
from palatine.server.room.checks import clean_name
from palatine.server.room.command import SYSTEM, Actor, SitInvited, Transfer
from palatine.server.room.room import Room
from palatine.server.room.seats import Seat
from palatine.server.room.setting import FRIEND, OPEN
from palatine.server.store import users
from palatine.server.store.users import LinkRow, User

if TYPE_CHECKING:
    from palatine.server.hall.hall import Hall


@dataclass(frozen=True)
class Invite:
    """A way to one seat: the page address `/claim/<token>`, good once."""

    seat: int
    path: str
    expires_at: int


@dataclass(frozen=True)
class Claimed:
    """What a seat link gave."""

    public_id: str
    seat: int


@dataclass(frozen=True)
class Looked:
    """What a link is, for whoever holds it and has not decided yet. `mine`: there is nothing left to take."""

    kind: str
    by: User
    expires_at: int
    mine: bool
    seat: int | None = None
    room: Room | None = None


def dead() -> DeadLink:
    return DeadLink("this link no longer works; ask for a new one", "ten link już nie działa; poproś o nowy")


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise NotFound(f"there is no seat {seat} here", f"nie ma tu miejsca {seat}")
    if room.status not in ("open", "playing"):
        raise Refused("this game has ended", "ta gra jest zakończona")
    return room.seats[seat]


def invited(hall: "Hall", connection: Connection, table_id: int, seat: int, user_id: int, now: int) -> Invite:
    """A new link to a free seat."""
    until = now + hall.settings.seat_link_age
    token = users.add_link(connection, users.INVITE, user_id, until, table_id, seat)
    return Invite(seat, f"/claim/{token}", until)


def invite(hall: "Hall", connection: Connection, public_id: str, user: User, seat: int) -> Invite:
    row = hall.row(connection, public_id, lock=True)
    room = hall.rooms.current(connection, row)
    if row.owner_id != user.id and not room.seats_of(user.public_id):
        raise NotAllowed("only people of this table invite others", "zapraszać mogą tylko osoby przy tym stole")
    if _seat(room, seat).kind not in (FRIEND, OPEN):
        raise Refused("this seat is taken", "to miejsce jest zajęte")
    return invited(hall, connection, row.id, seat, user.id, hall.now())


def transfer(hall: "Hall", connection: Connection, public_id: str, user: User, seat: int) -> Invite:
    row = hall.row(connection, public_id, lock=True)
    if _seat(hall.rooms.current(connection, row), seat).user != user.public_id:
        raise NotAllowed("this seat is not yours", "to miejsce nie należy do ciebie")
    until = hall.now() + hall.settings.seat_link_age
    token = users.add_link(connection, users.TRANSFER, user.id, until, row.id, seat)
    return Invite(seat, f"/claim/{token}", until)


def kind(connection: Connection, token: str, now: int) -> str:
    found = users.link(connection, token, now, used=True)
    if found is None:
        raise dead()
    return found.kind


def look(hall: "Hall", connection: Connection, token: str, user: User | None) -> Looked:
    """What a link would do. A used one tells its user where it led, and nobody else that it ever was."""
    now = hall.now()
    found = users.link(connection, token, now, used=True)
    if found is None or found.kind not in (users.INVITE, users.TRANSFER, users.DEVICE):
        raise dead()
    maker = users.by_id(connection, found.user_id)
    is_maker = user is not None and user.id == maker.id
    if found.table is None or found.seat is None:
        if found.used:
            raise dead()
        return Looked(found.kind, maker, found.expires_at, is_maker)
    room = hall.rooms.current(connection, hall.row(connection, found.table))
    sits = user is not None and bool(room.seats_of(user.public_id))
    if found.used and not sits:
        raise dead()
    return Looked(found.kind, maker, found.expires_at, sits or is_maker, found.seat, room)


def claim(hall: "Hall", connection: Connection, token: str, user: User, name: str) -> tuple[Claimed, list[Change]]:
    """Use a link. Everybody who changes a table locks its row first; so does this, before it takes the link."""
    now = hall.now()
    found = users.link(connection, token, now, used=True)
    if found is None or found.table is None or found.seat is None:
        raise dead()
    row = hall.row(connection, found.table, lock=True)
    room = hall.rooms.current(connection, row)
    if not users.use_link(connection, token, now):
        mine = room.seats_of(user.public_id)
        if not mine:
            raise dead()
        # The answer to the first use was lost on its way, and the same person asks again.
        return Claimed(row.public_id, found.seat if found.seat in mine else mine[0]), []
    change = hall.changed(connection, row, room, *_taking(connection, found, user, name))
    mine = change.room.seats_of(user.public_id)
    return Claimed(row.public_id, found.seat if found.seat in mine else mine[0]), [change]


def _taking(connection: Connection, link: LinkRow, user: User, name: str) -> tuple[SitInvited | Transfer, Actor]:
    assert link.seat is not None
    called = clean_name(name) if name else user.nickname
    if link.kind == users.INVITE:
        return SitInvited(link.seat, called), Actor(user.public_id)
    if link.user_id == user.id:
        raise Refused(
            "this is your own seat; send the link to whoever should have it",
            "to miejsce należy do ciebie; wyślij link osobie, która ma je przejąć",
        )
    return Transfer(link.seat, users.by_id(connection, link.user_id).public_id, user.public_id, called), SYSTEM
