"""Everything specific to SQLite: connections, locks, errors."""

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from service.application.errors import StoreUnusable, StoreUnwritable
from service.store.log.database import Conflict, Write
from service.store.log.fair_lock import FairLock
from service.store.sqlite.driver import sqlite3
from service.store.sqlite.file import read_only_address
from service.store.sqlite.group_commit import GroupCommit
from service.store.sqlite.protection import protection_faults

WAIT_SECONDS = 5
"""How long to wait while another process has the database locked."""

FIXED_VERSION = (3, 51, 3)
"""The first SQLite without the bug that a checkpoint during a commit can corrupt the file."""

RESTORE = "Restore a backup."

_CHECKPOINT_WAIT_MS = 250
_ROWS_PER_CHECKPOINT = 1000
"""About 200 entries: 8 MB of write-ahead log, checkpointed in about 10 ms."""

_UNWRITABLE = ("disk is full", "disk I/O error", "readonly database", "unable to open")
"""Parts of SQLite's messages if it cannot write the file, its log or its journal."""

_log = logging.getLogger(__name__)

_CONFLICTS: tuple[tuple[str, Conflict], ...] = (
    ("events.stream, events.version", "version"),
    ("keys.scope, keys.key", "key"),
    ("refused_keys.scope, refused_keys.key", "key"),
)


def engine_for(url: str, *, wait_seconds: float = WAIT_SECONDS) -> Engine:
    """Return an engine whose connections autocommit and have our pragmas set."""
    engine = create_engine(
        url,
        module=sqlite3,
        connect_args={"isolation_level": None, "timeout": wait_seconds},
        poolclass=QueuePool,
        pool_size=8,
        max_overflow=-1,
        pool_reset_on_return=None,
    )
    event.listen(engine, "connect", _set_up)
    return engine


def read_only_engine_for(path: Path) -> Engine:
    """Return an engine that only reads a file, for a copy on a medium that cannot be written."""
    address = read_only_address(path)

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)

    engine = create_engine("sqlite://", module=sqlite3, creator=connect, poolclass=QueuePool)
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in (
        "synchronous = FULL",
        "foreign_keys = ON",
        # Overwrites what is deleted, such as a contact. FAST would leave whole pages as they were.
        "secure_delete = ON",
        # Without it INSERT OR REPLACE deletes rows without firing the triggers.
        "recursive_triggers = ON",
        # Only the writer makes checkpoints, while it holds the write lock.
        "wal_autocheckpoint = 0",
    ):
        connection.execute(f"PRAGMA {pragma}")


class SQLiteDatabase:
    """One file: one writing connection that threads share, and as many readers as needed."""

    dialect: Dialect = sqlite.dialect()
    insert = staticmethod(sqlite.insert)

    def __init__(self, engine: Engine) -> None:
        self.integrity_error: type[Exception] = sqlite3.IntegrityError
        self._engine = engine
        self._name_lock = FairLock()
        # An earlier process may have been killed before it emptied the log.
        self._log_has_erased = True
        self._open_writer()
        self._groups = GroupCommit(
            lambda: self._writer, self._renew_writer, _write_error, self._checkpoint_if_due
        )
        self._idle: deque[Any] = deque()

    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings for the operator, in sentences."""
        return warnings_about(sqlite3.sqlite_version_info)

    @contextmanager
    def reading(self) -> Iterator[DBAPICursor]:
        """Yield a cursor; each statement sees one snapshot. Raises: ``StoreUnusable``."""
        reader = self._reader()
        try:
            yield reader.cursor()
        except sqlite3.DatabaseError as error:
            raise unusable(error) from error
        finally:
            self._idle.append(reader)

    def _reader(self) -> Any:
        """Return an idle reading connection. A pool would take longer than SQLite itself."""
        with suppress(IndexError):
            return self._idle.pop()
        lent = self._engine.raw_connection()
        lent.detach()
        return lent.dbapi_connection

    def writing(self) -> AbstractContextManager[DBAPICursor]:
        """Return a context with a cursor in a transaction. One thread writes at a time.

        Threads that write at the same moment share a commit. Raises: ``StoreUnwritable``;
        ``StoreUnusable``, also if another process keeps the database locked; and an
        ``integrity_error`` unchanged.
        """
        return self._groups.writing()

    def appending(self, *, alone: bool) -> AbstractContextManager[DBAPICursor]:  # noqa: ARG002 - a port
        """Return the same as ``writing``."""
        return self._groups.writing()

    def write_after(self, cursor: DBAPICursor, first: Write, others: Sequence[Write]) -> bool:
        """Write a row, and the rows of ``others`` if it was written; return whether it was."""
        cursor.execute(first.sql, first.rows[0])
        if cursor.rowcount != 1:
            return False
        for write in others:
            cursor.executemany(*write)
        return True

    def _open_writer(self) -> None:
        self._lent = self._engine.raw_connection()
        self._lent.detach()
        self._writer: Any = self._lent.dbapi_connection
        self._rows_at_checkpoint = 0

    def _renew_writer(self) -> None:
        """Open another connection to write: after a full disk, the old one may refuse all values.

        The driver keeps prepared statements. After a failure it may not reset such a statement.
        """
        with suppress(sqlite3.Error):
            self._lent.close()
        with suppress(DBAPIError, sqlite3.Error):
            self._open_writer()

    def _checkpoint_if_due(self) -> None:
        """Make a checkpoint after every ``_ROWS_PER_CHECKPOINT`` rows, holding the write lock.

        A checkpoint of mode FULL blocks commits of other processes. SQLite's automatic checkpoint
        after a commit does not, and may meet the bug in ``warnings_about``.
        """
        written = self._writer.total_changes
        if written - self._rows_at_checkpoint < _ROWS_PER_CHECKPOINT:
            return
        self._rows_at_checkpoint = written
        self._checkpoint()

    def erase_from_log(self) -> None:
        """Empty the write-ahead log, which has deleted rows until then.

        While a reader needs the log, this waits briefly. A later checkpoint then empties it.
        """
        with self._groups.alone():
            self._log_has_erased = True
            self._checkpoint()

    def _checkpoint(self) -> None:
        mode = "TRUNCATE" if self._log_has_erased else "FULL"
        try:
            (wait_ms,) = self._writer.execute("PRAGMA busy_timeout").fetchone()
            self._writer.execute(f"PRAGMA busy_timeout = {_CHECKPOINT_WAIT_MS}").fetchall()
            try:
                ((is_blocked, *_),) = self._writer.execute(f"PRAGMA wal_checkpoint({mode})")
            finally:
                self._writer.execute(f"PRAGMA busy_timeout = {wait_ms}").fetchall()
            self._log_has_erased = self._log_has_erased and bool(is_blocked)
        except sqlite3.DatabaseError:
            # The transaction is committed; only the write-ahead log stays longer than it should.
            _log.warning("The checkpoint of the write-ahead log failed.", exc_info=True)

    def conflict_of(self, error: Exception) -> Conflict | None:
        """Return which constraint was violated. Triggers and constraints name columns alike."""
        return next((conflict for columns, conflict in _CONFLICTS if columns in str(error)), None)

    def lock_stream_list(self, cursor: DBAPICursor) -> None:
        """Do nothing: one transaction writes at a time."""

    def lock_names(self) -> AbstractContextManager[None]:
        """Return a lock of this process. The write lock cannot be held: a transaction takes it."""
        return self._name_lock

    def protection_faults(self) -> list[str]:
        """Return what is wrong with tables, indexes and triggers, in sentences."""
        damage = self.damage()
        with self.reading() as cursor:
            return [*([damage] if damage else []), *protection_faults(cursor)]

    def damage(self) -> str | None:
        """Return what is wrong with the pages of the file, in a sentence; None if nothing is.

        An index that is not read hides a damaged page from every other check.
        """
        with self.reading() as cursor:
            cursor.execute("PRAGMA integrity_check(1)")
            ((found,),) = cursor.fetchall()
        return None if found == "ok" else f"The file of the database is damaged: {found}. {RESTORE}"

    def close(self) -> None:
        """Close all connections, the writing one last: its close makes the final checkpoint."""
        with self._groups.alone():
            while self._idle:
                self._idle.pop().close()
            self._engine.dispose()
            self._lent.close()


def unusable(error: BaseException | None, database: str = "The database") -> StoreUnusable:
    """Return an error as a sentence for the operator."""
    if isinstance(error, sqlite3.Error) and "locked" in str(error):
        return StoreUnusable(f"{database} is in use by another program. Try again later.")
    reason = error.strerror if isinstance(error, OSError) else error
    advice = f" {RESTORE}" if isinstance(error, sqlite3.Error) and "malformed" in str(error) else ""
    return StoreUnusable(f"{database} cannot be used: {reason}.{advice}")


def _write_error(error: BaseException) -> StoreUnusable:
    if any(words in str(error) for words in _UNWRITABLE):
        return StoreUnwritable(f"The database cannot be written: {error}. Check its disk.")
    return unusable(error)


def warnings_about(version: tuple[int, int, int]) -> tuple[str, ...]:
    """Return the warnings about that version of SQLite."""
    if version >= FIXED_VERSION:
        return ()
    running, fixed = (".".join(map(str, v)) for v in (version, FIXED_VERSION))
    warning = (
        f"SQLite {running} has a rare bug: two programs that write at once can corrupt the"
        f" database. Run only one Paroli on a file, or use SQLite {fixed} or newer."
    )
    return (warning,)
