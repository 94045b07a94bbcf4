"""Let a posting name the posting that it reverses. Each can be reversed once."""

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


def downgrade() -> None:
    op.drop_index(_INDEX, "postings")
    for name in _COLUMNS:
        op.drop_column("postings", name)
