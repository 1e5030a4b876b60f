"""The life of data: addresses of mail, recovery codes, former players, blocks, reports about people."""

from alembic.op import add_column, batch_alter_table, create_index, create_table
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")


def upgrade() -> None:
    for column in (
        Column("email", Text),
        Column("email_at", BigInteger),
        Column("password_at", BigInteger),
        Column("blocked_at", BigInteger),
        Column("closed_at", BigInteger),
    ):
        add_column("users", column)
    create_table(
        "recovery_codes",
        Column("code_hash", Text, nullable=False),
        Column("user_id", NUMBER, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("used_at", BigInteger),
        ForeignKeyConstraint(["user_id"], ["users.id"]),
        PrimaryKeyConstraint("code_hash"),
    )
    create_index(None, "recovery_codes", ["user_id"])
    create_table(
        "blocks",
        Column("id", NUMBER, nullable=False),
        Column("kind", Text, nullable=False),
        Column("what", Text, nullable=False),
        Column("why", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("kind", "what"),
    )
    with batch_alter_table("reports") as reports:
        reports.add_column(Column("about_id", NUMBER, ForeignKey("users.id", name="fk_reports_about_id")))
