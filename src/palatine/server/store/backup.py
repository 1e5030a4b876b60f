"""Backups: all rows of one moment in one file, which restores into either kind of database.

The file is gzipped lines of JSON: a header, the rows table by table, and a last line with their counts, without which
the file is not whole. It holds secrets (hands, hashes of passwords and tokens) and only its owner may read it.
"""

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text

from palatine.kernel.errors import PalatineError
from palatine.kernel.record import ENGINE
from palatine.server.errors import BadBackup, Refused
from palatine.server.store import migrations, schema
from palatine.server.store.database import POSTGRESQL, Database

FORMAT: Final = "palatine backup 1"
_BATCH = 500


@dataclass(frozen=True)
class Backup:
    """What a backup holds: the schema it was made with, and how many rows of each table."""

    schema: str
    rows: dict[str, int]


def backup(url: str, path: Path) -> Backup:
    """Write a backup of a database, also of one in use. The file appears when it is whole, or not at all."""
    database = Database(url, readers=1)
    half = path.with_name(path.name + ".part")
    try:
        with database.reading() as connection, _written(half) as file:
            made = _write(connection, file)
        half.replace(path)
        _sync(path.parent)
    finally:
        half.unlink(missing_ok=True)
        database.close()
    return made


def restore(url: str, path: Path, force: bool = False) -> Backup:
    """Put a backup into an empty database, all or nothing. With `force` it replaces what is there."""
    lines = _lines(path)
    header = next(lines, {})
    step = header.get("schema")
    if header.get("format") != FORMAT or not isinstance(step, str):
        raise _broken(path, "this is no backup", "to nie jest kopia zapasowa")
    if not migrations.known(step):
        raise _broken(path, "it was made by a newer program", "kopia pochodzi z nowszego programu")
    database = Database(url, readers=1)
    try:
        with database.begin() as connection:
            _clear(connection, force)
            migrations.upgrade_in(connection, database.kind, step)
            counts = _read(connection, lines, path)
            if database.kind == POSTGRESQL:
                _count_on(connection)
            migrations.upgrade_in(connection, database.kind)
    finally:
        database.close()
    return Backup(step, counts)


# ---- writing ---------------------------------------------------------------------------------------------------------


@contextmanager
def _written(path: Path) -> Iterator[IO[str]]:
    """A new file that only its owner may read, on the disk when the block ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
        os.fchmod(raw.fileno(), 0o600)
        with gzip.open(raw, "wt", encoding="ascii", newline="\n") as file:
            yield file
        raw.flush()
        os.fsync(raw.fileno())


def _write(connection: Connection, file: IO[str]) -> Backup:
    step = migrations.revision(connection)
    if step != migrations.newest():
        raise Refused(
            "the database is empty or of another version; start the server once, then make the backup",
            "baza danych jest pusta lub w innej wersji; uruchom raz serwer, potem zrób kopię",
        )
    _line(file, {"format": FORMAT, "schema": step, "engine": ENGINE})
    counts: dict[str, int] = {}
    for table in schema.metadata.sorted_tables:
        counts[table.name] = 0
        chosen = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_BATCH)
        for row in connection.execute(chosen):
            _line(file, {"table": table.name, "row": dict(row._mapping)})
            counts[table.name] += 1
    _line(file, {"rows": counts})
    return Backup(step, counts)


def _line(file: IO[str], data: dict[str, Any]) -> None:
    file.write(json.dumps(data, separators=(",", ":")) + "\n")


def _sync(folder: Path) -> None:
    """A file that was renamed is there after a power cut only when its folder has been written, too."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# ---- reading ---------------------------------------------------------------------------------------------------------


def _clear(connection: Connection, force: bool) -> None:
    """Take the schema away, so that the backup's own can be made; rows only with `force`."""
    if migrations.revision(connection) is None:
        return
    migrations.check(connection)
    there = MetaData()
    there.reflect(connection)
    for table in reversed(there.sorted_tables):
        if table.name == "alembic_version":
            continue
        if not force and connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise Refused(
                "the database is not empty; a backup is restored into a new one",
                "baza danych nie jest pusta; kopię przywraca się do nowej",
            )
        table.drop(connection)
    connection.execute(text("DROP TABLE alembic_version"))


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="ascii") as file:
            for line in file:
                data = json.loads(line)
                if not isinstance(data, dict):
                    raise ValueError(line)
                yield data
    except FileNotFoundError:
        raise _broken(path, "there is no such file", "nie ma takiego pliku") from None
    except (OSError, EOFError, ValueError):
        raise _broken(path, "the file is damaged or cut off", "plik jest uszkodzony lub urwany") from None


def _read(connection: Connection, lines: Iterator[dict[str, Any]], path: Path) -> dict[str, int]:
    """Insert all rows into the schema of the backup; the counts must agree with its last line."""
    there = MetaData()
    there.reflect(connection)
    counts: dict[str, int] = {}
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for data in lines:
        if "rows" in data:
            _flush(connection, current, waiting)
            if {name: count for name, count in data["rows"].items() if count} != counts:
                break
            return dict(data["rows"])
        table = there.tables.get(str(data.get("table")))
        if table is None:
            break
        if table is not current or len(waiting) == _BATCH:
            _flush(connection, current, waiting)
            current, waiting = table, []
        waiting.append(data["row"])
        counts[table.name] = counts.get(table.name, 0) + 1
    raise _broken(path, "the file is damaged or cut off", "plik jest uszkodzony lub urwany")


def _flush(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new rows from a sequence, which must go on behind the restored rows."""
    for table in schema.metadata.sorted_tables:
        if "id" in table.c:
            sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
            highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
            connection.execute(text(f"SELECT setval({sequence}, {highest}, false)"))


def _broken(path: Path, en: str, pl: str) -> PalatineError:
    return BadBackup(f"{path}: {en}", f"{path}: {pl}")
