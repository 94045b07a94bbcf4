"""Let a session belong to an evening, and create the table of evenings and people.

A session now opened when its first event happened, which may be before it was recorded.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("sessions", sa.Column("gathering", BytewiseText, nullable=True))
    for name in ("hidden", "practice"):
        op.add_column("sessions", sa.Column(name, Int64, nullable=False, server_default="0"))
    op.execute(
        "UPDATE sessions SET opened_at = (SELECT COALESCE(occurred_at, at) FROM events"
        " WHERE stream = sessions.id AND version = 1)"
        " WHERE EXISTS (SELECT 1 FROM events WHERE stream = sessions.id AND version = 1)"
    )
    op.create_index(
        "ix_sessions_gathering_opened_at_id", "sessions", ["gathering", "opened_at", "id"]
    )
    op.create_table(
        "streams",
        *(sa.Column(name, BytewiseText, nullable=False) for name in ("id", "kind", "name")),
        sa.Column("version", Int64, nullable=False),
        *(
            sa.Column(name, BytewiseText, nullable=False)
            for name in ("opened_at", "changed_at", "body")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_streams")),
        sa.CheckConstraint("version >= 1", name=op.f("ck_streams_version")),
        sqlite_strict=True,
    )
    op.create_index("ix_streams_kind_opened_at_id", "streams", ["kind", "opened_at", "id"])


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
