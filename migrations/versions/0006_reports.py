"""Create the table of requested reports, which workers make.

A report can be made again from the log, so its row may be changed and deleted.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reports",
        *(_word(name) for name in ("id", "session")),
        sa.Column("version", Int64, nullable=False),
        *(_word(name) for name in ("format", "language", "state")),
        sa.Column("done", Int64, nullable=False),
        sa.Column("total", Int64, nullable=False),
        _word("changed_at"),
        sa.Column("error", BytewiseText),
        sa.Column("content", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.CheckConstraint("version >= 1", name=op.f("ck_reports_version")),
        sqlite_strict=True,
    )
    op.create_index("ix_reports_changed_at", "reports", ["changed_at"])


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=False)
