"""The tables of the database. `entries` is the truth about a game; everything else about it can be made anew.

Times are milliseconds since 1970 (UTC). Numbers called `id` stay inside; the world knows `public_id`.
"""

from typing import Any, TypeAlias

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Row,
    Table,
    Text,
    UniqueConstraint,
)

AnyRow: TypeAlias = Row[*tuple[Any, ...]]
"""A row of whatever was asked for."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only where the type is exactly INTEGER.
Number = BigInteger().with_variant(Integer, "sqlite")


def _id() -> Column[int]:
    return Column("id", Number, primary_key=True)


def _public_id() -> Column[str]:
    return Column("public_id", Text, nullable=False, unique=True)


def _time(name: str, needed: bool = True) -> Column[int]:
    return Column(name, BigInteger, nullable=not needed)


def _of(name: str, target: str, needed: bool = True) -> Column[int]:
    return Column(name, Number, ForeignKey(f"{target}.id"), nullable=not needed)


users = Table(
    "users",
    metadata,
    _id(),
    _public_id(),
    Column("nickname", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("password_hash", Text),
    Column("lang", Text, nullable=False),
    Column("webhook_url", Text),
    Column("webhook_secret", Text),
    _time("created_at"),
    Column("email", Text),
    _time("email_at", needed=False),
    _time("password_at", needed=False),
    _time("blocked_at", needed=False),
    _time("closed_at", needed=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    _of("user_id", "users"),
    _time("created_at"),
    _time("used_at", needed=False),
    Index(None, "user_id"),
)

blocks = Table(
    "blocks",
    metadata,
    _id(),
    Column("kind", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("why", Text, nullable=False),
    _time("created_at"),
    UniqueConstraint("kind", "what"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    _of("user_id", "users"),
    Column("kind", Text, nullable=False),
    _public_id(),
    Column("label", Text, nullable=False),
    _time("created_at"),
    _time("seen_at"),
    _time("expires_at"),
    Index(None, "user_id"),
    Index(None, "expires_at"),
)

tables = Table(
    "tables",
    metadata,
    _id(),
    _public_id(),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("setting", JSON, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    _of("owner_id", "users", needed=False),
    Column("visibility", Text, nullable=False),
    _time("created_at"),
    _time("updated_at"),
    _time("next_deadline", needed=False),
    Index(None, "owner_id"),
    Index(None, "status", "visibility"),
    Index(None, "next_deadline"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    _of("table_id", "tables", needed=False),
    Column("seat", Integer),
    _of("user_id", "users"),
    _time("expires_at"),
    _time("used_at", needed=False),
    Index(None, "table_id", "seat"),
    Index(None, "expires_at"),
)

seats = Table(
    "seats",
    metadata,
    _of("table_id", "tables"),
    Column("seat", Integer, nullable=False),
    _of("user_id", "users", needed=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("to_act", Boolean, nullable=False),
    Column("ask", Integer),
    _time("asked_at", needed=False),
    _time("deadline", needed=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "user_id"),
)

entries = Table(
    "entries",
    metadata,
    _of("table_id", "tables"),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    _of("user_id", "users", needed=False),
    _time("at"),
    Column("client_id", Text),
    Column("data", JSON, nullable=False),
    Column("digest", Text),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "client_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of("table_id", "tables"),
    Column("number", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

jobs = Table(
    "jobs",
    metadata,
    _id(),
    _public_id(),
    _of("table_id", "tables"),
    Column("seat", Integer, nullable=False),
    Column("ask", Integer, nullable=False),
    Column("bot", Text, nullable=False),
    Column("level", Integer, nullable=False),
    _time("created_at"),
    _time("leased_until", needed=False),  # read by nobody any more: leases do not end by a clock
    Column("lease_hash", Text),
    Column("attempts", Integer, nullable=False),
    UniqueConstraint("table_id", "seat", "ask"),
)

hints = Table(
    "hints",
    metadata,
    _id(),
    _public_id(),
    _of("table_id", "tables"),
    Column("seat", Integer, nullable=False),
    Column("ask", Integer, nullable=False),
    _time("created_at"),
    Column("lease_hash", Text),
    Column("answer", JSON),
    UniqueConstraint("table_id", "seat"),
)

workers = Table(
    "workers",
    metadata,
    Column("name", Text, primary_key=True),
    _time("seen_at"),
)

notices = Table(
    "notices",
    metadata,
    _id(),
    _public_id(),
    _of("user_id", "users"),
    Column("kind", Text, nullable=False),
    _of("table_id", "tables", needed=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    _time("created_at"),
    _time("seen_at", needed=False),
    Index(None, "user_id", "seen_at"),
    Index(None, "table_id"),
)

deliveries = Table(
    "deliveries",
    metadata,
    _id(),
    _of("notice_id", "notices"),
    Column("channel", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    _time("next_at"),
    _time("done_at", needed=False),
    Column("error", Text),
    UniqueConstraint("notice_id", "channel"),
    Index(None, "done_at", "next_at"),
)

pushes = Table(
    "pushes",
    metadata,
    _id(),
    _public_id(),
    _of("user_id", "users"),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("keys", JSON, nullable=False),
    _time("created_at"),
    Index(None, "user_id"),
)

reports = Table(
    "reports",
    metadata,
    _id(),
    _public_id(),
    _of("table_id", "tables"),
    _of("user_id", "users", needed=False),
    Column("number", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("file", Text, nullable=False),
    _time("created_at"),
    _of("about_id", "users", needed=False),
    Index(None, "created_at"),
)
