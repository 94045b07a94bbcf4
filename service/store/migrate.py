"""Bringing a database to the tables that this version of the service knows."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

import migrations
from service.application.errors import StoreUnusable
from service.store.engines import engine_of
from service.store.sqlite import WAIT_SECONDS

SchemaState = Literal["current", "behind", "newer"]

_AGAIN_AFTER_SECONDS: Final = 0.02
_ALONE: Final = {
    "sqlite": ("BEGIN IMMEDIATE",),
    # Waits for another migration as long as that takes; the number is nobody else's.
    "postgresql": (
        "BEGIN",
        "SET LOCAL lock_timeout = 0",
        "SET LOCAL statement_timeout = 0",
        "SELECT pg_advisory_xact_lock(8217403)",
    ),
}


def migrate(url: str, *, upto: str = "head") -> tuple[str | None, str]:
    """Migrate the database; return the revision it had (None: it was empty) and the one it has.

    Processes that do so at once wait for each other. Raises: ``StoreUnusable``.
    """
    with _engine(url) as engine:
        if engine.dialect.name == "sqlite":
            _write_ahead(engine)
        with _alone(engine) as connection:
            before = _revision(connection)
            if before != _head():
                command.upgrade(_config(connection), upto)
            return before, _head() if upto == "head" else upto


def at_head(url: str) -> bool:
    """Say whether the database has the tables that this version of the service knows."""
    with _engine(url) as engine, engine.connect() as connection:
        return _revision(connection) == _head()


def standing(url: str) -> SchemaState:
    """Say whether the database has this version's tables, those of an older or a newer one."""
    with _engine(url) as engine, engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    if revision == _head():
        return "current"
    return "behind" if revision is None or revision in _known() else "newer"


@contextmanager
def _engine(url: str) -> Iterator[Engine]:
    engine = engine_of(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _write_ahead(engine: Engine) -> None:
    """Switch to a write-ahead log, which SQLite does not wait for a lock to do."""
    deadline = time.monotonic() + WAIT_SECONDS
    with engine.connect() as connection:
        while connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() != "wal":
            try:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            except OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(_AGAIN_AFTER_SECONDS)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """Lend a connection in a transaction that keeps all other writers out."""
    with engine.connect() as connection, connection.begin():
        for statement in _ALONE[engine.dialect.name]:
            connection.exec_driver_sql(statement)
        yield connection


def _revision(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in _known():
        raise StoreUnusable(f"The database is at revision {revision}, made by a newer Paroli.")
    return revision


def _known() -> set[str]:
    return {script.revision for script in _scripts().walk_revisions()}


def _head() -> str:
    head = _scripts().get_current_head()
    assert head is not None
    return head


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config(None))


def _config(connection: Connection | None) -> Config:
    config = Config(attributes={"connection": connection})
    folder = str(Path(migrations.__file__).parent)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config
