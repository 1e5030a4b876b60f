"""Terms: what nobody needs any more is deleted, a little at a time, after as many days as the operator says."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from palatine.server import logs
from palatine.server.hall.hall import Hall
from palatine.server.settings import DAY
from palatine.server.store import removal, tables

AT_ONCE: Final = 500
"""So many tables and guests in one round."""
_LOG = logs.logger("pruning")


@dataclass(frozen=True)
class Pruned:
    """What has outlived its term: deleted, or only counted."""

    tables: list[str]
    guests: int


def prune(hall: Hall, table_days: int, guest_days: int, dry: bool = False, limit: int = AT_ONCE) -> Pruned:
    """Delete unfinished tables that nobody has touched for so many days, and guests without games (0: none). ASIDE.

    Tables that somebody has reported wait for the operator.
    """
    now = hall.now()
    tables_before = now - table_days * DAY if table_days else None
    guests_before = now - guest_days * DAY if guest_days else None
    found = hall.database.consult(lambda c: removal.stale(c, tables_before, guests_before, limit))
    if dry:
        return Pruned(found.tables, len(found.guests))
    gone = [name for name in found.tables if tables_before is not None and _removed(hall, name, tables_before)]
    guests = 0
    if found.guests and guests_before is not None:
        before = guests_before
        guests = hall.database.transact(lambda c: removal.remove_guests(c, found.guests, before))
    if gone or guests:
        _LOG.info("terms are over", count=len(gone) + guests)
    return Pruned(gone, guests)


def _removed(hall: Hall, public_id: str, before: int) -> bool:
    """Delete a table, unless somebody has come back to it meanwhile."""

    def work(connection: Connection) -> bool:
        row = tables.find(connection, public_id, lock=True)
        if row is None or not removal.is_stale(connection, row.id, before):
            return False
        removal.remove_table(connection, row.id)
        return True

    gone = hall.database.transact(work)
    if gone:
        hall.rooms.drop(public_id)
    return gone


def remove(hall: Hall, public_id: str) -> None:
    """Delete a table because the operator says so, whatever its state. WRITE."""
    hall.database.transact(lambda c: removal.remove_table(c, hall.row(c, public_id, lock=True).id))
    hall.rooms.drop(public_id)
