"""What is truly in the database, read past the server: the witness of the tests."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sqlalchemy

from palatine import api


@dataclass(frozen=True)
class Line:
    """A stored entry of one table."""

    number: int
    kind: str
    seat: int | None
    client_id: str | None
    data: dict[str, Any]
    digest: str | None


class Ledger:
    """Read-only eyes on the store of a server, which may be running."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self.engine.dispose()

    def rows(self, query: str, **values: object) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(sqlalchemy.text(query), values).mappings()]

    def tables(self) -> list[str]:
        return [row["public_id"] for row in self.rows("SELECT public_id FROM tables ORDER BY id")]

    def lines(self, table: str) -> list[Line]:
        """The entries of a table in their order."""
        found = self.rows(
            "SELECT e.number, e.kind, e.seat, e.client_id, e.data, e.digest FROM entries e"
            " JOIN tables t ON t.id = e.table_id WHERE t.public_id = :table ORDER BY e.number",
            table=table,
        )
        return [Line(**{**row, "data": as_data(row["data"])}) for row in found]

    def setting(self, table: str) -> dict[str, Any]:
        return as_data(self.rows("SELECT setting FROM tables WHERE public_id = :table", table=table)[0]["setting"])

    def texts(self) -> Iterator[str]:
        """Every text of every row of every table, for searching."""
        names = sqlalchemy.inspect(self.engine).get_table_names()
        for name in names:
            for row in self.rows(f'SELECT * FROM "{name}"'):
                for value in row.values():
                    if isinstance(value, dict | list):
                        yield json.dumps(value)
                    elif value is not None:
                        yield str(value)


def engine_of(url: str) -> sqlalchemy.Engine:
    return sqlalchemy.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))


def as_data(value: object) -> dict[str, Any]:
    """JSON columns come as text from one database and as data from the other."""
    found = json.loads(value) if isinstance(value, str | bytes) else value
    assert isinstance(found, dict)
    return found


def check_numbers(lines: list[Line]) -> None:
    """Entries are numbered 1, 2, 3 … without a gap, and no command was written down twice."""
    assert [line.number for line in lines] == list(range(1, len(lines) + 1)), "a gap or a doubled number"
    names = [line.client_id for line in lines if line.client_id and line.kind in ("move", "undo", "redo")]
    assert len(names) == len(set(names)), "a command was written down twice"


def record_of(setting: dict[str, Any], lines: list[Line]) -> str:
    """The text record of a game without undos, put together from the entries by hand."""
    game = api.game(setting["game"])
    head = [
        f"game: {game.name}",
        f"rules: {setting.get('rules', game.rules_version)}",
        f"seats: {len(setting['seats'])}",
    ]
    head.append(f"options: {json.dumps(setting.get('options') or {})}")
    if setting.get("overlay"):
        head.append(f"data: {json.dumps(setting['overlay'])}")
    body = [text for line in lines for text in line.data.get("outcomes" if line.kind == "start" else "lines", [])]
    return "\n".join([*head, "", *body, ""])


def replayed_digest(setting: dict[str, Any], lines: list[Line]) -> str:
    """The digest of the game played again by the engine alone, without any code of the server."""
    return api.replay(record_of(setting, lines)).digest()
