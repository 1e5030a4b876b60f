"""The schema is made from nothing, step by step, once, and never touched when it is newer than the program."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from palatine.server.errors import BadSetting
from palatine.server.store import migrations, schema
from palatine.server.store.database import Database


def test_an_empty_database_gets_the_schema(database_url: str) -> None:
    database = Database(database_url)
    database.migrate()
    with database.reading() as connection:
        assert migrations.revision(connection) == migrations.newest()
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    database.close()


def test_migrating_again_changes_nothing(database_url: str) -> None:
    database = Database(database_url)
    database.migrate()
    with database.begin() as connection:
        connection.execute(schema.workers.insert().values(name="w", seen_at=1))
    database.migrate()
    with database.reading() as connection:
        assert connection.execute(schema.workers.select()).all() == [("w", 1)]
    database.close()


def test_servers_that_start_together_wait_for_each_other(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda database: database.migrate(), databases))
    with databases[0].reading() as connection:
        assert set(inspect(connection).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    for database in databases:
        database.close()


def test_a_database_of_a_newer_program_is_left_alone(database_url: str) -> None:
    database = Database(database_url)
    database.migrate()
    with database.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetting, match="newer program"):
        database.migrate()
    database.close()
