"""Statements of the move path, handed to the driver as they are.

SQLAlchemy spends ten times as long on a small statement as SQLite does. A prepared one is still written, typed and
rendered by SQLAlchemy, but once for each kind of database; what runs for every move is the driver alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement, Select
from sqlalchemy.sql.compiler import SQLCompiler

Process = Callable[[Any], Any]
Row = tuple[Any, ...]


class Prepared:
    """A statement with named values. `columns` are those that an insert gives values for."""

    def __init__(self, statement: ClauseElement, columns: Sequence[str] | None = None) -> None:
        self.statement: Final = statement
        self.columns: Final = columns
        self._forms: Final[dict[str, _Form]] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> None:
        """For what it does."""
        form = self._form(connection)
        with driver_errors(connection, form.text):
            _driver(connection).execute(form.text, form.values(values)).close()

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[Row]:
        """Everything it finds."""
        form = self._form(connection)
        with driver_errors(connection, form.text):
            found = _driver(connection).execute(form.text, form.values(values)).fetchall()
        return form.read(found)

    def first(self, connection: Connection, values: Mapping[str, Any]) -> Row | None:
        """What it finds first; None if there is nothing."""
        found = self.rows(connection, values)
        return found[0] if found else None

    def _form(self, connection: Connection) -> "_Form":
        dialect = connection.dialect
        form = self._forms.get(dialect.name)
        if form is None:
            form = self._forms[dialect.name] = _Form(self.statement, self.columns, dialect)
        return form


class _Form:
    """A statement as one kind of database takes it."""

    def __init__(self, statement: ClauseElement, columns: Sequence[str] | None, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        assert isinstance(compiled, SQLCompiler)
        self.text: Final = str(compiled)
        self.order: Final = compiled.positiontup
        """The names of the values where the driver counts them; None where it names them."""
        self.written: Final = {name: bind.value for bind, name in compiled.bind_names.items() if not bind.required}
        """Values that stand in the statement itself."""
        writes = [(name, bind.type.dialect_impl(dialect)) for bind, name in compiled.bind_names.items()]
        processes = [(name, kind.bind_processor(dialect)) for name, kind in writes]
        self.writes: Final = [(name, process) for name, process in processes if process is not None]
        columns_read = list(statement.selected_columns) if isinstance(statement, Select) else []
        reads = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns_read]
        self.reads: Final = [(at, process) for at, process in enumerate(reads) if process is not None]

    def values(self, given: Mapping[str, Any]) -> Sequence[Any] | dict[str, Any]:
        """The values as the driver takes them."""
        values = {**self.written, **given}
        for name, process in self.writes:
            values[name] = process(values[name])
        return values if self.order is None else [values[name] for name in self.order]

    def read(self, rows: list[Row]) -> list[Row]:
        """What the driver found, in our types."""
        if not self.reads:
            return rows
        found = [list(row) for row in rows]
        for row in found:
            for at, process in self.reads:
                row[at] = process(row[at])
        return [tuple(row) for row in found]


def _driver(connection: Connection) -> Any:
    """The driver's own connection, inside the transaction that SQLAlchemy began."""
    return connection.connection.driver_connection


@contextmanager
def driver_errors(connection: Connection, text: str) -> Iterator[None]:
    """The driver's errors in the classes of SQLAlchemy, as everywhere else; a lost connection is given up."""
    dialect = connection.dialect
    base = dialect.loaded_dbapi.Error
    try:
        yield
    except base as error:
        lost = dialect.is_disconnect(error, connection.connection, None)
        if lost:
            connection.invalidate(error)
        told = DBAPIError.instance(
            text, None, error, base, hide_parameters=True, connection_invalidated=lost, dialect=dialect
        )
        raise told from error


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """A part of a transaction that can fail by itself: its changes are taken back, the rest stays."""
    driver = _driver(connection)
    with driver_errors(connection, "SAVEPOINT"):
        driver.execute("SAVEPOINT part")
    try:
        yield
    except BaseException:
        with driver_errors(connection, "ROLLBACK TO SAVEPOINT"):
            driver.execute("ROLLBACK TO SAVEPOINT part")
            driver.execute("RELEASE SAVEPOINT part")
        raise
    with driver_errors(connection, "RELEASE SAVEPOINT"):
        driver.execute("RELEASE SAVEPOINT part")
