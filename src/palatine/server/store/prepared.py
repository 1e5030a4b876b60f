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
        given = form.values(values)
        try:
            driver(connection).execute(form.text, given)
        except Exception as error:
            raise of_sqlalchemy(connection, error, form.text) from error

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[Row]:
        """Everything it finds."""
        form = self._form(connection)
        given = form.values(values)
        try:
            found = driver(connection).execute(form.text, given).fetchall()
        except Exception as error:
            raise of_sqlalchemy(connection, error, form.text) from error
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


def driver(connection: Connection) -> Any:
    """The driver's own connection, inside the transaction that SQLAlchemy began."""
    return connection.connection.dbapi_connection


def of_sqlalchemy(connection: Connection, error: Exception, text: str) -> Exception:
    """An error of the driver in the classes of SQLAlchemy, as everywhere else; a lost connection is given up."""
    dialect = connection.dialect
    base = dialect.loaded_dbapi.Error
    if not isinstance(error, base):
        return error
    lost = dialect.is_disconnect(error, connection.connection, None)
    if lost:
        connection.invalidate(error)
    found = DBAPIError.instance(text, None, error, base, True, lost, dialect)
    assert isinstance(found, Exception)
    return found


@contextmanager
def savepoint(connection: Connection) -> Iterator[None]:
    """A part of a transaction that can fail by itself: its changes are taken back, the rest stays."""
    _say(connection, "SAVEPOINT part")
    try:
        yield
    except BaseException:
        _say(connection, "ROLLBACK TO SAVEPOINT part")
        _say(connection, "RELEASE SAVEPOINT part")
        raise
    _say(connection, "RELEASE SAVEPOINT part")


def _say(connection: Connection, text: str) -> None:
    try:
        driver(connection).execute(text)
    except Exception as error:
        raise of_sqlalchemy(connection, error, text) from error
