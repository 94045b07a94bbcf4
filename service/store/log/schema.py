"""The tables after the newest migration, for SQLite and PostgreSQL.

There are no foreign keys: an append writes all tables in one transaction, and ``paroli verify``
compares them, which finds more than a foreign key would.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

# Sorted by bytes on both engines.
BytewiseText = Text().with_variant(Text(collation="C"), "postgresql")
# STRICT tables of SQLite have INTEGER only, of 64 bits.
Int64 = BigInteger().with_variant(Integer(), "sqlite")

schema = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _texts(*names: str, nullable: bool = False) -> tuple[Column[str], ...]:
    """Return columns of texts; unless ``nullable``, none is ever NULL."""
    return tuple(Column(name, BytewiseText, nullable=nullable) for name in names)


def _numbers(*names: str, **options: Any) -> tuple[Column[int], ...]:
    """Return columns of whole numbers, never NULL. ``options`` are SQLAlchemy's."""
    chosen: dict[str, Any] = {"nullable": False, **options}
    return tuple(Column(name, Int64, **chosen) for name in names)


def _index_where(
    condition: str, *columns: str, name: str | None = None, unique: bool = False
) -> Index:
    """Return an index of the rows that meet a condition."""
    where = text(condition)
    return Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


events = Table(
    "events",
    schema,
    *_texts("stream"),
    *_numbers("version"),
    *_texts("id", "entry", "name", "data", "at"),
    *_texts("occurred_at", nullable=True),
    *_texts("actor", "previous_hash", "hash"),
    PrimaryKeyConstraint("stream", "version"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("length(hash) = 64", name="hash"),
    _index_where(
        "name >= 'session.' AND name < 'session/'", "stream", "version", name="ix_events_of_session"
    ),
    sqlite_strict=True,
)

postings = Table(
    "postings",
    schema,
    *_texts("stream"),
    *_numbers("version", "line"),
    *_texts("source", "target"),
    *_numbers("amount"),
    *_numbers("reverses_version", "reverses_line", nullable=True),
    PrimaryKeyConstraint("stream", "version", "line"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("line >= 1", name="line"),
    CheckConstraint("amount > 0", name="amount"),
    CheckConstraint("source <> target", name="sides"),
    _index_where(
        "reverses_version IS NOT NULL", "stream", "reverses_version", "reverses_line", unique=True
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    schema,
    *_texts("scope", "key", "fingerprint", "body", "session"),
    *_numbers("version", "settled"),
    PrimaryKeyConstraint("scope", "key"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("settled IN (0, 1)", name="settled"),
    sqlite_strict=True,
)

refused_keys = Table(
    "refused_keys",
    schema,
    *_texts("scope", "key", "fingerprint", "body", "at"),
    PrimaryKeyConstraint("scope", "key"),
    Index(None, "at"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""The keys of refused requests, for a day. A trigger keeps a key out of this table and ``keys``."""

sessions = Table(
    "sessions",
    schema,
    *_texts("id", "game", "name", "currency", "phase"),
    *_numbers("version", "owes_settlement"),
    *_texts("opened_at", "changed_at"),
    *_texts("gathering", nullable=True),
    *_numbers("hidden", "practice", "position", server_default="0"),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("owes_settlement IN (0, 1)", name="owes_settlement"),
    Index(None, "gathering", "opened_at", "id"),
    Index(None, "opened_at", "id"),
    Index(None, "position", "id"),
    _index_where("owes_settlement = 1", "changed_at", "id", name="ix_sessions_owing"),
    sqlite_strict=True,
)

standings = Table(
    "standings",
    schema,
    *_texts("session"),
    *_numbers("version"),
    *_texts("body"),
    PrimaryKeyConstraint("session"),
    CheckConstraint("version >= 1", name="version"),
    sqlite_strict=True,
)

access_keys = Table(
    "access_keys",
    schema,
    *_texts("id", "kind", "name", "role"),
    *_texts("sessions", "punter", nullable=True),
    *_numbers("purses"),
    *_texts("digest", "made_at", "made_by"),
    *_texts("parent", "expires_at", "ended_at", "used_at", "request", nullable=True),
    PrimaryKeyConstraint("id"),
    CheckConstraint("purses IN (0, 1)", name="purses"),
    CheckConstraint("length(digest) = 64", name="digest"),
    Index(None, "parent"),
    Index(None, "made_at", "id"),
    Index(None, "request"),
    _index_where(
        "request IS NOT NULL AND ended_at IS NULL",
        "request",
        name="uq_access_keys_of_request",
        unique=True,
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    schema,
    *_texts("id", "session"),
    *_numbers("version"),
    *_texts("format", "language", "state"),
    *_numbers("done", "total"),
    *_texts("changed_at"),
    *_texts("error", nullable=True),
    Column("content", LargeBinary),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    Index(None, "changed_at"),
    sqlite_strict=True,
)

streams = Table(
    "streams",
    schema,
    *_texts("id", "kind", "name"),
    *_numbers("version"),
    *_texts("opened_at", "changed_at", "body"),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    Index(None, "kind", "opened_at", "id"),
    sqlite_strict=True,
)
"""The newest state of every stream that is not a session."""

stream_list = Table(
    "stream_list",
    schema,
    *_numbers("number", autoincrement=False),
    *_texts("stream", "first_hash", "previous_hash", "hash"),
    PrimaryKeyConstraint("number"),
    CheckConstraint("number >= 1", name="number"),
    CheckConstraint("length(hash) = 64", name="hash"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""The chained list of all streams, sessions too."""

contacts = Table(
    "contacts",
    schema,
    *_texts("person", "contact"),
    PrimaryKeyConstraint("person"),
    sqlite_strict=True,
)
"""How to reach people. It is not in the log, so that it can be erased."""
