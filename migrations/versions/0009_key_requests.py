"""Let a repeated request find the access key that it made.

``request`` is a hash of the idempotency key and of who sent it. Of a request's keys, one at most
has not ended.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.add_column("access_keys", sa.Column("request", BytewiseText, nullable=True))
    op.create_index("ix_access_keys_request", "access_keys", ["request"])
    is_valid = sa.text("request IS NOT NULL AND ended_at IS NULL")
    op.create_index(
        "uq_access_keys_of_request",
        "access_keys",
        ["request"],
        unique=True,
        sqlite_where=is_valid,
        postgresql_where=is_valid,
    )


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
