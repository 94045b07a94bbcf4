"""${message}.

A released migration never changes, so it imports nothing from the service.
"""

from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")
