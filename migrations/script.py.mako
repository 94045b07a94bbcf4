"""${message}.

A step never changes once it is released, so it imports nothing of the service.
"""

from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    raise RuntimeError("A ledger is not taken apart: restore a backup instead.")
