"""The schema through time: Alembic scripts inside the package, run by `Database.migrate`.

A new step: change `schema.py`, then `python -m palatine.server.store.migrations "what changes"` writes a draft.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from alembic.command import upgrade as run_upgrade
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from palatine.server.errors import BadSetting

if TYPE_CHECKING:
    from palatine.server.store.database import Database

HEAD = "head"
_ADVISORY_LOCK = 0x70616C61


def config() -> Config:
    """Where the scripts are. There is no alembic.ini: nothing in it would differ between installations."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.set_main_option("path_separator", "newline")
    return found


def upgrade(database: "Database") -> None:
    """Run what is missing, all or nothing. Servers that start together wait for each other."""
    with database.begin() as connection:
        upgrade_in(connection, database.kind)


def upgrade_in(connection: Connection, kind: str, to: str = HEAD) -> None:
    """The same inside the caller's transaction, and up to any step."""
    if kind == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})
    check(connection)
    settings = config()
    settings.attributes["connection"] = connection
    run_upgrade(settings, to)


def revision(connection: Connection) -> str | None:
    """The step this database stands at; None when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The step this program needs."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


def known(step: str) -> bool:
    return step in [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def check(connection: Connection) -> None:
    """A database of a newer program is left alone."""
    found = revision(connection)
    if found is not None and not known(found):
        raise BadSetting(
            f"the database was made by a newer program (schema {found}); this one knows schemas up to {newest()}",
            f"baza danych pochodzi z nowszego programu (schemat {found}); ten zna schematy do {newest()}",
        )
