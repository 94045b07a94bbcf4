"""Index sessions by their last change, for the feed of all sessions."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_sessions_changed_at_id", "sessions", ["changed_at", "id"])


def downgrade() -> None:
    op.drop_index("ix_sessions_changed_at_id", "sessions")
