"""Let a posting name the posting that it reverses, and index the events of corrections.

Each posting can be reversed once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_INDEX = "ix_postings_stream_reverses_version_reverses_line"
_INT64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_COLUMNS = ("reverses_version", "reverses_line")


def upgrade() -> None:
    for name in _COLUMNS:
        op.add_column("postings", sa.Column(name, _INT64, nullable=True))
    reverses = sa.text("reverses_version IS NOT NULL")
    op.create_index(
        _INDEX,
        "postings",
        ["stream", *_COLUMNS],
        unique=True,
        sqlite_where=reverses,
        postgresql_where=reverses,
    )
    of_session = sa.text("name >= 'session.' AND name < 'session/'")
    op.create_index(
        "ix_events_of_session",
        "events",
        ["stream", "version"],
        sqlite_where=of_session,
        postgresql_where=of_session,
    )


def downgrade() -> None:
    op.drop_index("ix_events_of_session", "events")
    op.drop_index(_INDEX, "postings")
    for name in _COLUMNS:
        op.drop_column("postings", name)
