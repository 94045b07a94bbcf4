"""The tables after the newest migration, for SQLite and PostgreSQL.

There are no foreign keys: an append writes all tables in one transaction, and ``paroli verify``
compares them, which finds more than a foreign key would.
"""

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
    UniqueConstraint,
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

events = Table(
    "events",
    schema,
    Column("stream", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("id", BytewiseText, nullable=False),
    Column("entry", BytewiseText, nullable=False),
    Column("name", BytewiseText, nullable=False),
    Column("data", BytewiseText, nullable=False),
    Column("at", BytewiseText, nullable=False),
    Column("occurred_at", BytewiseText),
    Column("actor", BytewiseText, nullable=False),
    Column("previous_hash", BytewiseText, nullable=False),
    Column("hash", BytewiseText, nullable=False),
    PrimaryKeyConstraint("stream", "version"),
    UniqueConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("length(hash) = 64", name="hash"),
    Index(
        "ix_events_of_session",
        "stream",
        "version",
        sqlite_where=text("name >= 'session.' AND name < 'session/'"),
        postgresql_where=text("name >= 'session.' AND name < 'session/'"),
    ),
    sqlite_strict=True,
)

postings = Table(
    "postings",
    schema,
    Column("stream", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("line", Int64, nullable=False),
    Column("source", BytewiseText, nullable=False),
    Column("target", BytewiseText, nullable=False),
    Column("amount", Int64, nullable=False),
    Column("reverses_version", Int64),
    Column("reverses_line", Int64),
    PrimaryKeyConstraint("stream", "version", "line"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("line >= 1", name="line"),
    CheckConstraint("amount > 0", name="amount"),
    CheckConstraint("source <> target", name="sides"),
    Index(
        None,
        "stream",
        "reverses_version",
        "reverses_line",
        unique=True,
        sqlite_where=text("reverses_version IS NOT NULL"),
        postgresql_where=text("reverses_version IS NOT NULL"),
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    schema,
    Column("scope", BytewiseText, nullable=False),
    Column("key", BytewiseText, nullable=False),
    Column("fingerprint", BytewiseText, nullable=False),
    Column("body", BytewiseText, nullable=False),
    Column("session", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("settled", Int64, nullable=False),
    PrimaryKeyConstraint("scope", "key"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("settled IN (0, 1)", name="settled"),
    sqlite_strict=True,
)

refused_keys = Table(
    "refused_keys",
    schema,
    Column("scope", BytewiseText, nullable=False),
    Column("key", BytewiseText, nullable=False),
    Column("fingerprint", BytewiseText, nullable=False),
    Column("body", BytewiseText, nullable=False),
    Column("at", BytewiseText, nullable=False),
    PrimaryKeyConstraint("scope", "key"),
    Index(None, "at"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
"""The keys of refused requests, for a day. A trigger keeps a key out of this table and ``keys``."""

sessions = Table(
    "sessions",
    schema,
    Column("id", BytewiseText, nullable=False),
    Column("game", BytewiseText, nullable=False),
    Column("name", BytewiseText, nullable=False),
    Column("currency", BytewiseText, nullable=False),
    Column("phase", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("owes_settlement", Int64, nullable=False),
    Column("opened_at", BytewiseText, nullable=False),
    Column("changed_at", BytewiseText, nullable=False),
    Column("gathering", BytewiseText),
    Column("hidden", Int64, nullable=False, server_default="0"),
    Column("practice", Int64, nullable=False, server_default="0"),
    Column("position", Int64, nullable=False, server_default="0"),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("owes_settlement IN (0, 1)", name="owes_settlement"),
    Index(None, "gathering", "opened_at", "id"),
    Index(None, "opened_at", "id"),
    Index(None, "position", "id"),
    Index(
        "ix_sessions_owing",
        "changed_at",
        "id",
        sqlite_where=text("owes_settlement = 1"),
        postgresql_where=text("owes_settlement = 1"),
    ),
    sqlite_strict=True,
)

standings = Table(
    "standings",
    schema,
    Column("session", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("body", BytewiseText, nullable=False),
    PrimaryKeyConstraint("session"),
    CheckConstraint("version >= 1", name="version"),
    sqlite_strict=True,
)

access_keys = Table(
    "access_keys",
    schema,
    Column("id", BytewiseText, nullable=False),
    Column("kind", BytewiseText, nullable=False),
    Column("name", BytewiseText, nullable=False),
    Column("role", BytewiseText, nullable=False),
    Column("sessions", BytewiseText),
    Column("punter", BytewiseText),
    Column("purses", Int64, nullable=False),
    Column("digest", BytewiseText, nullable=False),
    Column("made_at", BytewiseText, nullable=False),
    Column("made_by", BytewiseText, nullable=False),
    Column("parent", BytewiseText),
    Column("expires_at", BytewiseText),
    Column("ended_at", BytewiseText),
    Column("used_at", BytewiseText),
    Column("request", BytewiseText),
    PrimaryKeyConstraint("id"),
    CheckConstraint("purses IN (0, 1)", name="purses"),
    CheckConstraint("length(digest) = 64", name="digest"),
    Index(None, "parent"),
    Index(None, "made_at", "id"),
    Index(None, "request"),
    Index(
        "uq_access_keys_of_request",
        "request",
        unique=True,
        sqlite_where=text("request IS NOT NULL AND ended_at IS NULL"),
        postgresql_where=text("request IS NOT NULL AND ended_at IS NULL"),
    ),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    schema,
    Column("id", BytewiseText, nullable=False),
    Column("session", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("format", BytewiseText, nullable=False),
    Column("language", BytewiseText, nullable=False),
    Column("state", BytewiseText, nullable=False),
    Column("done", Int64, nullable=False),
    Column("total", Int64, nullable=False),
    Column("changed_at", BytewiseText, nullable=False),
    Column("error", BytewiseText),
    Column("content", LargeBinary),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    Index(None, "changed_at"),
    sqlite_strict=True,
)

streams = Table(
    "streams",
    schema,
    Column("id", BytewiseText, nullable=False),
    Column("kind", BytewiseText, nullable=False),
    Column("name", BytewiseText, nullable=False),
    Column("version", Int64, nullable=False),
    Column("opened_at", BytewiseText, nullable=False),
    Column("changed_at", BytewiseText, nullable=False),
    Column("body", BytewiseText, nullable=False),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    Index(None, "kind", "opened_at", "id"),
    sqlite_strict=True,
)
"""The newest state of every stream that is not a session."""

stream_list = Table(
    "stream_list",
    schema,
    Column("number", Int64, nullable=False, autoincrement=False),
    Column("stream", BytewiseText, nullable=False),
    Column("first_hash", BytewiseText, nullable=False),
    Column("previous_hash", BytewiseText, nullable=False),
    Column("hash", BytewiseText, nullable=False),
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
    Column("person", BytewiseText, nullable=False),
    Column("contact", BytewiseText, nullable=False),
    PrimaryKeyConstraint("person"),
    sqlite_strict=True,
)
"""How to reach people. It is not in the log, so that it can be erased."""
