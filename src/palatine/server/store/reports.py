"""Reports of players in the database: words, and a file from which the operator can play the moment again."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from palatine.server.store import schema, tokens


@dataclass(frozen=True)
class Report:
    """What somebody reported. `file` is whole and secret: for the operator only."""

    public_id: str
    table: str
    user: str | None
    number: int
    words: str
    file: str
    created_at: int
    about: str | None = None
    """The person whose conduct it is about, by public id."""
    about_name: str | None = None


def add(
    connection: Connection, table: str, user_id: int | None, number: int, words: str, file: str, now: int,
    about_id: int | None = None,
) -> str:  # fmt: skip
    """Keep a report about the table of this public id; the report's public id."""
    table_id = connection.execute(select(schema.tables.c.id).where(schema.tables.c.public_id == table)).scalar_one()
    name = tokens.public_id()
    row = {"public_id": name, "table_id": table_id, "user_id": user_id, "number": number, "words": words}
    row["about_id"] = about_id
    connection.execute(insert(schema.reports).values(**row, file=file, created_at=now))
    return name


_ABOUT = schema.users.alias("about")
_REPORT = (
    select(
        schema.reports.c.public_id,
        schema.tables.c.public_id.label("table"),
        schema.users.c.public_id.label("user"),
        schema.reports.c.number,
        schema.reports.c.words,
        schema.reports.c.file,
        schema.reports.c.created_at,
        _ABOUT.c.public_id.label("about"),
        _ABOUT.c.nickname.label("about_name"),
    )
    .join(schema.tables, schema.tables.c.id == schema.reports.c.table_id)
    .join(schema.users, schema.users.c.id == schema.reports.c.user_id, isouter=True)
    .join(_ABOUT, _ABOUT.c.id == schema.reports.c.about_id, isouter=True)
)


def _report(row: schema.AnyRow) -> Report:
    return Report(
        row.public_id, row.table, row.user, row.number, row.words, row.file, row.created_at, row.about, row.about_name
    )


def by_public_id(connection: Connection, public_id: str) -> Report | None:
    row = connection.execute(_REPORT.where(schema.reports.c.public_id == public_id)).one_or_none()
    return None if row is None else _report(row)


def listed(connection: Connection, limit: int = 100, of_people: bool = False) -> list[Report]:
    """The latest reports, newest first; `of_people`: only those about somebody's conduct."""
    wanted = _REPORT.where(schema.reports.c.about_id.is_not(None)) if of_people else _REPORT
    chosen = wanted.order_by(schema.reports.c.created_at.desc(), schema.reports.c.id.desc()).limit(limit)
    return [_report(row) for row in connection.execute(chosen)]
