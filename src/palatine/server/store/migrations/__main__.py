"""Writes the draft of a migration: compares `schema.py` with an empty database brought up to date."""

import sys
import tempfile
from pathlib import Path

from alembic.command import revision as write

from palatine.server.store.database import Database
from palatine.server.store.migrations import config, newest

with tempfile.TemporaryDirectory() as folder:
    database = Database(f"sqlite:///{folder}/draft.sqlite")
    database.migrate()
    number = f"{int(newest()) + 1:04}"
    settings = config()
    settings.set_main_option("file_template", f"v{number}")
    with database.begin() as connection:
        settings.attributes["connection"] = connection
        write(settings, message=" ".join(sys.argv[1:]), autogenerate=True, rev_id=number)
    database.close()
    print(Path(__file__).parent / "versions" / f"v{number}.py")
