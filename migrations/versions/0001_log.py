"""Create the tables of events, idempotency keys, postings, sessions and standings.

A released migration never changes, so it imports nothing from the service.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BytewiseText = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
Int64 = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

# INSERT OR REPLACE deletes the old row, and runs no DELETE trigger unless the connection has
# recursive_triggers on. Other programs may connect without it. So a trigger refuses a row that
# would replace another one, also by its rowid.
_TAKEN = """
CREATE TRIGGER {table}_taken_{name} BEFORE INSERT ON {table}
WHEN EXISTS (SELECT 1 FROM {table} WHERE {same})
BEGIN SELECT RAISE(ABORT, 'taken: {columns}'); END
"""
_KEPT = """
CREATE TRIGGER {table}_kept_{name} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} are only ever added'); END
"""
_UNIQUE = {
    "events": {"version": ("stream", "version"), "id": ("id",), "rowid": ("rowid",)},
    "keys": {"key": ("scope", "key"), "rowid": ("rowid",)},
}


def upgrade() -> None:
    _events()
    _postings()
    _keys()
    _sessions()
    _standings()
    if op.get_bind().dialect.name == "sqlite":
        _only_added()


def downgrade() -> None:
    raise RuntimeError("Migrations cannot be undone. Restore a backup instead.")


def _only_added() -> None:
    for table, unique in _UNIQUE.items():
        for verb in ("UPDATE", "DELETE"):
            op.execute(_KEPT.format(table=table, name=verb.lower(), verb=verb))
        for name, columns in unique.items():
            same = " AND ".join(f"{column} = NEW.{column}" for column in columns)
            named = ", ".join(f"{table}.{column}" for column in columns)
            op.execute(_TAKEN.format(table=table, name=name, same=same, columns=named))


def _word(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, BytewiseText, nullable=nullable)


def _whole(name: str) -> sa.Column[int]:
    return sa.Column(name, Int64, nullable=False)


def _check(table: str, name: str, rule: str) -> sa.CheckConstraint:
    return sa.CheckConstraint(rule, name=op.f(f"ck_{table}_{name}"))


def _events() -> None:
    op.create_table(
        "events",
        _word("stream"),
        _whole("version"),
        _word("id"),
        _word("entry"),
        _word("name"),
        _word("data"),
        _word("at"),
        _word("occurred_at", nullable=True),
        _word("actor"),
        _word("previous_hash"),
        _word("hash"),
        sa.PrimaryKeyConstraint("stream", "version", name=op.f("pk_events")),
        sa.UniqueConstraint("id", name=op.f("uq_events_id")),
        _check("events", "version", "version >= 1"),
        _check("events", "hash", "length(hash) = 64"),
        sqlite_strict=True,
    )


def _postings() -> None:
    op.create_table(
        "postings",
        _word("stream"),
        _whole("version"),
        _whole("line"),
        _word("source"),
        _word("target"),
        _whole("amount"),
        sa.PrimaryKeyConstraint("stream", "version", "line", name=op.f("pk_postings")),
        _check("postings", "version", "version >= 1"),
        _check("postings", "line", "line >= 1"),
        _check("postings", "amount", "amount > 0"),
        _check("postings", "sides", "source <> target"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )


def _keys() -> None:
    op.create_table(
        "keys",
        _word("scope"),
        _word("key"),
        _word("fingerprint"),
        _word("body"),
        _word("session"),
        _whole("version"),
        _whole("settled"),
        sa.PrimaryKeyConstraint("scope", "key", name=op.f("pk_keys")),
        _check("keys", "version", "version >= 1"),
        _check("keys", "settled", "settled IN (0, 1)"),
        sqlite_strict=True,
    )


def _sessions() -> None:
    op.create_table(
        "sessions",
        _word("id"),
        _word("game"),
        _word("name"),
        _word("currency"),
        _word("phase"),
        _whole("version"),
        _whole("owes_settlement"),
        _word("opened_at"),
        _word("changed_at"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        _check("sessions", "version", "version >= 1"),
        _check("sessions", "owes_settlement", "owes_settlement IN (0, 1)"),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_sessions_opened_at_id"), "sessions", ["opened_at", "id"])
    owing = sa.text("owes_settlement = 1")
    op.create_index(
        "ix_sessions_owing",
        "sessions",
        ["changed_at", "id"],
        sqlite_where=owing,
        postgresql_where=owing,
    )


def _standings() -> None:
    op.create_table(
        "standings",
        _word("session"),
        _whole("version"),
        _word("body"),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_standings")),
        _check("standings", "version", "version >= 1"),
        sqlite_strict=True,
    )
