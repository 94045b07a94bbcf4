"""The tables as they are after every migration, for SQLite and PostgreSQL alike.

No table refers to another: each is written whole in one transaction with the others, and
``paroli verify`` compares them, which finds more than a foreign key does.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Bytes decide the order on both engines, as they do in Python.
Word = Text().with_variant(Text(collation="C"), "postgresql")
# STRICT tables of SQLite know INTEGER only; it holds 64 bits there.
Whole = BigInteger().with_variant(Integer(), "sqlite")

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
    Column("stream", Word, nullable=False),
    Column("version", Whole, nullable=False),
    Column("id", Word, nullable=False),
    Column("entry", Word, nullable=False),
    Column("name", Word, nullable=False),
    Column("data", Word, nullable=False),
    Column("at", Word, nullable=False),
    Column("occurred_at", Word),
    Column("actor", Word, nullable=False),
    Column("previous_hash", Word, nullable=False),
    Column("hash", Word, nullable=False),
    PrimaryKeyConstraint("stream", "version"),
    UniqueConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("length(hash) = 64", name="hash"),
    sqlite_strict=True,
)

postings = Table(
    "postings",
    schema,
    Column("stream", Word, nullable=False),
    Column("version", Whole, nullable=False),
    Column("line", Whole, nullable=False),
    Column("source", Word, nullable=False),
    Column("target", Word, nullable=False),
    Column("amount", Whole, nullable=False),
    PrimaryKeyConstraint("stream", "version", "line"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("line >= 1", name="line"),
    CheckConstraint("amount > 0", name="amount"),
    CheckConstraint("source <> target", name="sides"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    schema,
    Column("scope", Word, nullable=False),
    Column("key", Word, nullable=False),
    Column("fingerprint", Word, nullable=False),
    Column("body", Word, nullable=False),
    Column("session", Word, nullable=False),
    Column("version", Whole, nullable=False),
    Column("settled", Whole, nullable=False),
    PrimaryKeyConstraint("scope", "key"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("settled IN (0, 1)", name="settled"),
    sqlite_strict=True,
)

sessions = Table(
    "sessions",
    schema,
    Column("id", Word, nullable=False),
    Column("game", Word, nullable=False),
    Column("name", Word, nullable=False),
    Column("currency", Word, nullable=False),
    Column("phase", Word, nullable=False),
    Column("version", Whole, nullable=False),
    Column("owes_settlement", Whole, nullable=False),
    Column("opened_at", Word, nullable=False),
    Column("changed_at", Word, nullable=False),
    PrimaryKeyConstraint("id"),
    CheckConstraint("version >= 1", name="version"),
    CheckConstraint("owes_settlement IN (0, 1)", name="owes_settlement"),
    Index(None, "opened_at", "id"),
    Index(None, "changed_at", "id"),
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
    Column("session", Word, nullable=False),
    Column("version", Whole, nullable=False),
    Column("body", Word, nullable=False),
    PrimaryKeyConstraint("session"),
    CheckConstraint("version >= 1", name="version"),
    sqlite_strict=True,
)

access_keys = Table(
    "access_keys",
    schema,
    Column("id", Word, nullable=False),
    Column("kind", Word, nullable=False),
    Column("name", Word, nullable=False),
    Column("role", Word, nullable=False),
    Column("sessions", Word),
    Column("punter", Word),
    Column("purses", Whole, nullable=False),
    Column("digest", Word, nullable=False),
    Column("made_at", Word, nullable=False),
    Column("made_by", Word, nullable=False),
    Column("parent", Word),
    Column("expires_at", Word),
    Column("ended_at", Word),
    Column("used_at", Word),
    PrimaryKeyConstraint("id"),
    CheckConstraint("purses IN (0, 1)", name="purses"),
    CheckConstraint("length(digest) = 64", name="digest"),
    Index(None, "parent"),
    Index(None, "made_at", "id"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)
