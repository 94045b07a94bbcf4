"""Create the chained list of all streams, and add the streams that exist.

Each line has the hash of a stream's first event and that of the line before.
"""

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_SQLITE = (
    """
CREATE TRIGGER stream_list_kept_update BEFORE UPDATE ON stream_list
BEGIN SELECT RAISE(ABORT, 'stream_list are only ever added'); END
""",
    """
CREATE TRIGGER stream_list_kept_delete BEFORE DELETE ON stream_list
BEGIN SELECT RAISE(ABORT, 'stream_list are only ever added'); END
""",
    """
CREATE TRIGGER stream_list_taken BEFORE INSERT ON stream_list
WHEN EXISTS (SELECT 1 FROM stream_list WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'taken: stream_list.number'); END
""",
)
_POSTGRESQL = (
    """
CREATE TRIGGER stream_list_kept BEFORE UPDATE OR DELETE ON stream_list
FOR EACH ROW EXECUTE FUNCTION paroli_only_added()
""",
    """
CREATE TRIGGER stream_list_kept_whole BEFORE TRUNCATE ON stream_list
FOR EACH STATEMENT EXECUTE FUNCTION paroli_only_added()
""",
)


def upgrade() -> None:
    table = op.create_table(
        "stream_list",
        sa.Column("number", Int64, nullable=False, autoincrement=False),
        *(_word(name) for name in ("stream", "first_hash", "previous_hash", "hash")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_stream_list")),
        sa.CheckConstraint("number >= 1", name=op.f("ck_stream_list_number")),
        sa.CheckConstraint("length(hash) = 64", name=op.f("ck_stream_list_hash")),
        sqlite_strict=True,
        # Without a rowid, no row can be replaced by its rowid, which would run no trigger.
        sqlite_with_rowid=False,
    )
    if lines := _lines():
        op.bulk_insert(table, lines)
    for trigger in _SQLITE if op.get_bind().dialect.name == "sqlite" else _POSTGRESQL:
        op.execute(trigger)


def _lines() -> list[dict[str, object]]:
    opened = op.get_bind().execute(
        sa.text("SELECT stream, hash FROM events WHERE version = 1 ORDER BY at, stream")
    )
    lines: list[dict[str, object]] = []
    previous = "0" * 64
    for number, (stream, first_hash) in enumerate(opened.fetchall(), start=1):
        line = {
            "first_hash": first_hash,
            "number": number,
            "previous_hash": previous,
            "stream": stream,
        }
        text = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = sha256(text.encode()).hexdigest()
        lines.append({**line, "hash": previous})
    return lines


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _word(name: str) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=False)
