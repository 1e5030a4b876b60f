"""What an operator does from the command line, on the database itself, also while servers run on it."""

from ipaddress import ip_network
from typing import Final

from sqlalchemy import Connection

from palatine.kernel.speech import quoted
from palatine.server.bus import Bus
from palatine.server.errors import BadRequest, NotFound
from palatine.server.hall.hall import Hall
from palatine.server.identity import folded_name
from palatine.server.moment import milliseconds
from palatine.server.pruning import Pruned, prune, remove
from palatine.server.settings import Settings
from palatine.server.store import accounts, blocks, reports, users
from palatine.server.store.blocks import ADDRESS, PERSON, Block
from palatine.server.store.database import Database
from palatine.server.store.reports import Report
from palatine.server.store.users import User

EVERYTHING: Final = 1_000_000


class Admin:
    """The operator's hands: `with Admin(settings) as admin`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hall = Hall(self.database, Bus(self.database), settings)

    def __enter__(self) -> "Admin":
        return self

    def __exit__(self, *error: object) -> None:
        self.database.close()

    def prune(self, tables: int | None, guests: int | None, dry: bool) -> Pruned:
        """Delete what has outlived its term; days that are not given are those of the settings."""
        table_days = self.settings.keep_unfinished if tables is None else tables
        guest_days = self.settings.keep_guests if guests is None else guests
        return prune(self.hall, table_days, guest_days, dry, EVERYTHING)

    def remove_table(self, table: str) -> None:
        remove(self.hall, table)

    def block(self, who: str, why: str) -> Block:
        """Block a person (public id or account) or a network. People are signed out of their browsers as well."""
        kind, what = self._target(who)

        def work(connection: Connection) -> Block:
            user = _person(connection, what) if kind == PERSON else None
            name = what if user is None else user.public_id
            blocks.add(connection, kind, name, why, milliseconds(), user)
            if user is not None:
                accounts.end_sessions(connection, user.id, users.BROWSER)
            return Block(kind, name, why, 0)

        return self.database.transact(work)

    def unblock(self, who: str) -> None:
        kind, what = self._target(who)

        def work(connection: Connection) -> bool:
            user = _person(connection, what) if kind == PERSON else None
            return blocks.remove(connection, kind, what if user is None else user.public_id, user)

        if not self.database.transact(work):
            raise NotFound(
                f"{quoted(who, 'en')} is not blocked", f"{quoted(who, 'pl')} nie jest na liście zablokowanych"
            )

    def blocks(self) -> list[Block]:
        return self.database.consult(blocks.listed)

    def reports(self) -> list[Report]:
        """What people have reported about the conduct of others."""
        return self.database.consult(lambda connection: reports.listed(connection, of_people=True))

    def _target(self, who: str) -> tuple[str, str]:
        if not who:
            raise BadRequest("say whom: a person's id, an account or an address", "podaj kogo: id, konto lub adres")
        try:
            return ADDRESS, str(ip_network(who, strict=False))
        except ValueError:
            return PERSON, who


def _person(connection: Connection, who: str) -> User:
    found = users.by_public_id(connection, who)
    if found is None:
        account = users.by_account(connection, folded_name(who))
        found = None if account is None else account[0]
    if found is None:
        raise NotFound(f"there is no person {quoted(who, 'en')}", f"nie ma osoby {quoted(who, 'pl')}")
    return found
