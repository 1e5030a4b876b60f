"""Hints."""

from alembic.op import create_table
from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    create_table(
        "hints",
        Column("id", NUMBER, nullable=False),
        Column("public_id", Text, nullable=False),
        Column("table_id", NUMBER, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("ask", Integer, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("lease_hash", Text),
        Column("answer", JSON),
        ForeignKeyConstraint(["table_id"], ["tables.id"]),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("public_id"),
        UniqueConstraint("table_id", "seat"),
    )
