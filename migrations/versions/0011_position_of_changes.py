"""Number the changes of all sessions, so that the feed does not depend on clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("sessions", sa.Column("position", Int64, nullable=False, server_default="0"))
    op.execute(
        "UPDATE sessions SET position = numbered.position FROM"
        " (SELECT id, row_number() OVER (ORDER BY changed_at, id) AS position FROM sessions)"
        " AS numbered WHERE sessions.id = numbered.id"
    )
    op.drop_index("ix_sessions_changed_at_id", "sessions")
    op.create_index("ix_sessions_position_id", "sessions", ["position", "id"])


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
