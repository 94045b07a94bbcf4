"""Everything that is particular to SQLite: its connections, its locks, its errors."""

import logging
import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any

from sqlalchemy import Engine, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import QueuePool

from service.application.errors import StoreUnusable
from service.store.database import Clash
from service.store.fair_lock import FairLock

WAIT_SECONDS = 5
"""How long another process may hold the database before we give up."""

FIXED = (3, 51, 3)
"""The first SQLite that cannot corrupt a database when a checkpoint meets a commit."""

_CHECKPOINT_WAIT_MS = 250
_ROWS_PER_CHECKPOINT = 1000
"""Some 200 entries: 8 MB of write-ahead log, copied back in about 10 ms."""

_log = logging.getLogger(__name__)

_CLASHES: tuple[tuple[str, Clash], ...] = (
    ("events.stream, events.version", "version"),
    ("keys.scope, keys.key", "key"),
    ("events.id", "event"),
)


def engine_for(url: str, *, wait_seconds: float = WAIT_SECONDS) -> Engine:
    """Return an engine whose connections are set up alike and begin no transaction themselves."""
    engine = create_engine(
        url,
        connect_args={"isolation_level": None, "timeout": wait_seconds},
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=-1,
        pool_reset_on_return=None,
    )
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in (
        "synchronous = FULL",
        "foreign_keys = ON",
        # Without it INSERT OR REPLACE deletes rows behind the back of the triggers.
        "recursive_triggers = ON",
        # Checkpoints are made by the writer only, at a moment when nobody commits.
        "wal_autocheckpoint = 0",
    ):
        connection.execute(f"PRAGMA {pragma}")


class SQLiteDatabase:
    """One file: a writing connection that threads use in turn, and reading ones as needed."""

    def __init__(self, engine: Engine) -> None:
        self.integrity_error: type[Exception] = sqlite3.IntegrityError
        self._engine = engine
        self._turns = FairLock()
        self._lent = engine.raw_connection()
        self._lent.detach()
        self._writer: Any = self._lent.dbapi_connection
        self._copied = 0
        self._idle: deque[Any] = deque()

    @property
    def dialect(self) -> Dialect:
        """Whose SQL is spoken."""
        return self._engine.dialect

    def insert(self, table: Table) -> sqlite.Insert:
        """Return an INSERT that knows ON CONFLICT."""
        return sqlite.insert(table)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What whoever runs this should know."""
        return warnings_about(sqlite3.sqlite_version_info)

    @contextmanager
    def reading(self) -> Iterator[DBAPICursor]:
        """Lend a cursor; each statement sees one moment. Raises: ``StoreUnusable``."""
        reader = self._reader()
        try:
            yield reader.cursor()
        except sqlite3.DatabaseError as error:
            raise unusable(error) from error
        finally:
            self._idle.append(reader)

    def _reader(self) -> Any:
        """Return a connection that nobody reads from; a pool would take longer than SQLite does."""
        with suppress(IndexError):
            return self._idle.pop()
        lent = self._engine.raw_connection()
        lent.detach()
        return lent.dbapi_connection

    @contextmanager
    def writing(self) -> Iterator[DBAPICursor]:
        """Lend a cursor in a transaction of its own, one thread after another.

        Raises: ``StoreUnusable``, also when another process does not let go of the database;
        what violates a constraint comes as it is.
        """
        with self._turns:
            try:
                yield from self._transaction()
            except sqlite3.IntegrityError:
                raise
            except sqlite3.DatabaseError as error:
                raise unusable(error) from error
            self._checkpoint_now_and_then()

    def _transaction(self) -> Iterator[DBAPICursor]:
        writer = self._writer
        cursor = writer.execute("BEGIN IMMEDIATE")
        try:
            yield cursor
            writer.execute("COMMIT")
        except BaseException:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise

    def _checkpoint_now_and_then(self) -> None:
        """Copy the write-ahead log back while holding the write lock.

        A checkpoint of mode FULL keeps other processes from committing too, which a checkpoint
        after a commit, SQLite's own way, does not: see ``warnings_about``.
        """
        written = self._writer.total_changes
        if written - self._copied < _ROWS_PER_CHECKPOINT:
            return
        self._copied = written
        try:
            self._checkpoint()
        except sqlite3.DatabaseError:
            # What was to be recorded is: only the log of it stays longer than it should.
            _log.warning("The write-ahead log could not be copied back.", exc_info=True)

    def _checkpoint(self) -> None:
        (wait_ms,) = self._writer.execute("PRAGMA busy_timeout").fetchone()
        self._writer.execute(f"PRAGMA busy_timeout = {_CHECKPOINT_WAIT_MS}").fetchall()
        try:
            self._writer.execute("PRAGMA wal_checkpoint(FULL)").fetchall()
        finally:
            self._writer.execute(f"PRAGMA busy_timeout = {wait_ms}").fetchall()

    def together(self, cursor: DBAPICursor) -> AbstractContextManager[object]:  # noqa: ARG002 - a port
        """Do nothing: there is nobody to wait for."""
        return nullcontext()

    def clash(self, error: Exception) -> Clash | None:
        """Say what a violated constraint means; triggers and constraints name columns alike."""
        return next((clash for columns, clash in _CLASHES if columns in str(error)), None)

    def close(self) -> None:
        """Close all connections, the writing one last: it copies the write-ahead log back."""
        with self._turns:
            while self._idle:
                self._idle.pop().close()
            self._engine.dispose()
            self._lent.close()


def unusable(error: BaseException | None, database: str = "The database") -> StoreUnusable:
    """Return what went wrong as a sentence for whoever runs this."""
    if isinstance(error, sqlite3.Error) and "locked" in str(error):
        return StoreUnusable(f"{database} is in use by another program; try again later.")
    reason = error.strerror if isinstance(error, OSError) else error
    return StoreUnusable(f"{database} cannot be used: {reason}.")


def warnings_about(version: tuple[int, int, int]) -> tuple[str, ...]:
    """Return what is to be said of that version of SQLite."""
    if version >= FIXED:
        return ()
    known, fixed = (".".join(map(str, v)) for v in (version, FIXED))
    warning = (
        f"SQLite {known} can, very rarely, corrupt a database when two programs write to it"
        f" at once; {fixed} and newer cannot. Run one Paroli at a time on one file."
    )
    return (warning,)
