"""The first schema."""

from alembic.op import create_index, create_table
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    create_table(
        "users",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("nickname", Text, nullable=False),
        Column("account", Text),
        Column("password_hash", Text),
        Column("lang", Text, nullable=False),
        Column("webhook_url", Text),
        Column("webhook_secret", Text),
        Column("created_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("account"),
        UniqueConstraint("public_id"),
    )
    create_table(
        "workers",
        Column("name", Text, nullable=False),
        Column("seen_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("name"),
    )
    create_table(
        "pushes",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("user_id", NUMBER, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("keys", JSON, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("endpoint"),
        UniqueConstraint("public_id"),
    )
    create_index(None, "pushes", ["user_id"])
    create_table(
        "sessions",
        Column("token_hash", Text, nullable=False),
        Column("user_id", NUMBER, nullable=False),
        Column("kind", Text, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("label", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("seen_at", BigInteger, nullable=False),
        Column("expires_at", BigInteger, nullable=False),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("token_hash"),
        UniqueConstraint("public_id"),
    )
    create_index(None, "sessions", ["expires_at"])
    create_index(None, "sessions", ["user_id"])
    create_table(
        "tables",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("engine", Text, nullable=False),
        Column("setting", JSON, nullable=False),
        Column("status", Text, nullable=False),
        Column("version", Integer, nullable=False),
        Column("owner_id", NUMBER),
        Column("visibility", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("updated_at", BigInteger, nullable=False),
        Column("next_deadline", BigInteger),
        ForeignKeyConstraint(["owner_id"], ["users.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("public_id"),
    )
    create_index(None, "tables", ["next_deadline"])
    create_index(None, "tables", ["owner_id"])
    create_index(None, "tables", ["status", "visibility"])
    create_table(
        "entries",
        Column("table_id", NUMBER, nullable=False),
        Column("number", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("seat", Integer),
        Column("user_id", NUMBER),
        Column("at", BigInteger, nullable=False),
        Column("client_id", Text),
        Column("data", JSON, nullable=False),
        Column("digest", Text),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("table_id", "number"),
        UniqueConstraint("table_id", "client_id"),
    )
    create_table(
        "jobs",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("table_id", NUMBER, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("ask", Integer, nullable=False),
        Column("bot", Text, nullable=False),
        Column("level", Integer, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("leased_until", BigInteger),
        Column("lease_hash", Text),
        Column("attempts", Integer, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("public_id"),
        UniqueConstraint("table_id", "seat", "ask"),
    )
    create_table(
        "links",
        Column("token_hash", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("table_id", NUMBER),
        Column("seat", Integer),
        Column("user_id", NUMBER, nullable=False),
        Column("expires_at", BigInteger, nullable=False),
        Column("used_at", BigInteger),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("token_hash"),
    )
    create_index(None, "links", ["expires_at"])
    create_index(None, "links", ["table_id", "seat"])
    create_table(
        "notices",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("user_id", NUMBER, nullable=False),
        Column("kind", Text, nullable=False),
        Column("table_id", NUMBER),
        Column("seat", Integer),
        Column("data", JSON, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("seen_at", BigInteger),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("public_id"),
    )
    create_index(None, "notices", ["table_id"])
    create_index(None, "notices", ["user_id", "seen_at"])
    create_table(
        "reports",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("table_id", NUMBER, nullable=False),
        Column("user_id", NUMBER),
        Column("number", Integer, nullable=False),
        Column("words", Text, nullable=False),
        Column("file", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("public_id"),
    )
    create_index(None, "reports", ["created_at"])
    create_table(
        "seats",
        Column("table_id", NUMBER, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("user_id", NUMBER),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("bot", Text),
        Column("to_act", Boolean, nullable=False),
        Column("ask", Integer),
        Column("asked_at", BigInteger),
        Column("deadline", BigInteger),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    create_index(None, "seats", ["user_id"])
    create_table(
        "snapshots",
        Column("table_id", NUMBER, nullable=False),
        Column("number", Integer, nullable=False),
        Column("engine", Text, nullable=False),
        Column("data", JSON, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("table_id", "number"),
    )
    create_table(
        "deliveries",
        Column("id", NUMBER, nullable=False),
        Column("notice_id", NUMBER, nullable=False),
        Column("channel", Text, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("next_at", BigInteger, nullable=False),
        Column("done_at", BigInteger),
        Column("error", Text),
        ForeignKeyConstraint(["notice_id"], ["notices.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("notice_id", "channel"),
    )
    create_index(None, "deliveries", ["done_at", "next_at"])
