"""Migrates a database to the tables of this version."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, Literal

from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from service.application.errors import StoreUnusable
from service.store.migration_scripts import migration_config
from service.store.opening.engines import engine_of
from service.store.sqlite.engine import WAIT_SECONDS

SchemaState = Literal["current", "behind", "newer"]

_RETRY_SECONDS: Final = 0.02
_EXCLUSIVE: Final = {
    "sqlite": ("BEGIN IMMEDIATE",),
    # Waits for another migration without a timeout. The lock's number is used for nothing else.
    "postgresql": (
        "BEGIN",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL statement_timeout = 0",
        "SELECT pg_advisory_xact_lock(8217403)",
    ),
}


def migrate(url: str, *, upto: str = "head") -> tuple[str | None, str]:
    """Migrate the database; return its revision before (None: it was empty) and after.

    Processes that migrate at the same time wait for each other. Raises: ``StoreUnusable``.
    """
    with _engine(url) as engine:
        if engine.dialect.name == "sqlite":
            _enable_wal(engine)
        with _exclusive(engine) as connection:
            before = _revision(connection)
            if before != head_revision():
                command.upgrade(migration_config(connection), upto)
            return before, head_revision() if upto == "head" else upto


def revision_of(url: str) -> str | None:
    """Return the revision of the database's tables; None if it has none.

    Raises: ``StoreUnusable`` for the tables of a newer version.
    """
    with _engine(url) as engine, engine.connect() as connection:
        return _revision(connection)


def schema_state(url: str) -> SchemaState:
    """Return whether the tables are of this version, an older or a newer one."""
    with _engine(url) as engine, engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    if revision == head_revision():
        return "current"
    return "behind" if revision is None or revision in _known_revisions() else "newer"


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = engine_of(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _enable_wal(engine: Engine) -> None:
    """Switch to a write-ahead log; retry, because SQLite does not wait for its lock here."""
    deadline = time.monotonic() + WAIT_SECONDS
    with engine.connect() as connection:
        while connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() != "wal":
            try:
                mode = connection.exec_driver_sql("PRAGMA journal_mode = WAL").scalar_one()
            except OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(_RETRY_SECONDS)
            else:
                _check_journal(mode)


def _check_journal(mode: str) -> None:
    """Raise ``StoreUnusable`` unless the mode is the write-ahead log. SQLite gives no reason."""
    if mode != "wal":
        raise StoreUnusable(
            f"The database has no write-ahead log here, only {mode}. Move it to a local disk."
        )


@contextmanager
def _exclusive(engine: Engine) -> Iterator[Connection]:
    """Yield a connection in a transaction that locks out all other writers."""
    with engine.connect() as connection, connection.begin():
        for statement in _EXCLUSIVE[engine.dialect.name]:
            connection.exec_driver_sql(statement)
        yield connection


def _revision(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in _known_revisions():
        raise StoreUnusable(
            f"A newer Paroli made this database: its tables are of revision {revision}, and this"
            f" version needs {head_revision()}. Install that version."
        )
    return revision


def _known_revisions() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def head_revision() -> str:
    """Return the revision of this version's tables."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(migration_config(None))
