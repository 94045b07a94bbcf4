"""Create the table of how to reach people.

It is not part of the log, so a row can be erased.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("person", BytewiseText, nullable=False),
        sa.Column("contact", BytewiseText, nullable=False),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_contacts")),
        sqlite_strict=True,
    )


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
