"""Forgetting a person: seats become a former player's, names leave every log, the rest of them is deleted."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from palatine.server.errors import Damaged
from palatine.server.hall.changes import Change
from palatine.server.room import former
from palatine.server.room.command import Forget
from palatine.server.room.setting import FORMER
from palatine.server.store import removal, tables
from palatine.server.store.users import User

if TYPE_CHECKING:
    from palatine.server.hall.hall import Hall


def forget(hall: "Hall", connection: Connection, user: User) -> list[Change]:
    """Inside the caller's transaction; tell the changes with `hall.tell` afterwards."""
    changes: list[Change] = []
    for public_id in removal.tables_with(connection, user.id):
        row = hall.row(connection, public_id, lock=True)
        try:
            room = hall.rooms.current(connection, row)
        except Damaged:
            room = None  # nobody can play on there; the names go all the same
        if room is not None and (room.seats_of(user.public_id) or room.owner == user.public_id):
            change = hall.left(connection, row, room, Forget(user.public_id))
            if change is not None:
                changes.append(change)
        setting = tables.setting(connection, row.id)
        is_changed, entries = former.without_name(setting, tables.entries(connection, row.id), user.public_id)
        removal.rename(connection, row.id, setting if is_changed else None, entries)
    removal.forget_user(connection, user.id, FORMER, hall.now())
    return changes
