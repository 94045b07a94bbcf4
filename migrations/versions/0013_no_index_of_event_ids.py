"""Drop the unique index of event ids.

An id follows from its stream and its entry, and ``verify`` computes it again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

_TRIGGERS = ("kept_update", "kept_delete", "taken_version", "taken_id", "taken_rowid")
_KEPT = """
CREATE TRIGGER events_kept_{name} BEFORE {verb} ON events
BEGIN SELECT RAISE(ABORT, 'events are only ever added'); END
"""
_TAKEN = """
CREATE TRIGGER events_taken_{name} BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM events WHERE {same})
BEGIN SELECT RAISE(ABORT, 'taken: {columns}'); END
"""
_INDEX = "ix_events_of_session"
_OF_SESSION = sa.text("name >= 'session.' AND name < 'session/'")


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _copy_table()
    else:
        op.drop_constraint("uq_events_id", "events")


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _copy_table() -> None:
    """SQLite cannot drop a constraint: copy the rows into a table without it."""
    for name in _TRIGGERS:
        op.execute(f"DROP TRIGGER events_{name}")
    op.drop_index(_INDEX)
    op.rename_table("events", "old_events")
    _create_table()
    op.execute("INSERT INTO events SELECT * FROM old_events ORDER BY rowid")
    op.drop_table("old_events")
    op.create_index(_INDEX, "events", ["stream", "version"], sqlite_where=_OF_SESSION)
    for verb in ("UPDATE", "DELETE"):
        op.execute(_KEPT.format(name=verb.lower(), verb=verb))
    for name, columns in {"version": ("stream", "version"), "rowid": ("rowid",)}.items():
        same = " AND ".join(f"{column} = NEW.{column}" for column in columns)
        named = ", ".join(f"events.{column}" for column in columns)
        op.execute(_TAKEN.format(name=name, same=same, columns=named))


def _create_table() -> None:
    op.create_table(
        "events",
        _text("stream"),
        sa.Column("version", Int64, nullable=False),
        *map(_text, ("id", "entry", "name", "data", "at")),
        sa.Column("occurred_at", BytewiseText, nullable=True),
        *map(_text, ("actor", "previous_hash", "hash")),
        sa.PrimaryKeyConstraint("stream", "version", name=op.f("pk_events")),
        sa.CheckConstraint("version >= 1", name=op.f("ck_events_version")),
        sa.CheckConstraint("length(hash) = 64", name=op.f("ck_events_hash")),
        sqlite_strict=True,
    )


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=False)
