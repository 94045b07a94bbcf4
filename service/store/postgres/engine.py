"""Everything specific to PostgreSQL: connections, timeouts, errors."""

import logging
import re
import select
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import psycopg
from psycopg import errors
from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

from service.application.errors import StoreUnusable, StoreUnwritable
from service.repeated_warnings import RepeatedWarnings
from service.store.log.database import Conflict, Write
from service.store.log.fair_lock import FairLock
from service.store.postgres.one_statement import one_statement, rows_as_json
from service.store.postgres.protection import protection_faults
from service.store.postgres.table_version import TableVersion

CONNECT_SECONDS = 5
LOCK_MS = 5_000
STATEMENT_MS = 30_000
POOL = 12
"""The most connections of one process. A server's default limit is a hundred in total."""

ENCODING = "UTF8"

DEFAULT_PORT = 5432

POOL_SECONDS = 10.0
"""How long a thread waits for a connection."""

_SILENT_SECONDS = 20
"""After this time a server whose machine sends nothing, not even keepalives, counts as down."""

_KEEPALIVES = {
    "keepalives_idle": _SILENT_SECONDS // 2,
    "keepalives_interval": _SILENT_SECONDS // 4,
    "keepalives_count": 2,
    "tcp_user_timeout": _SILENT_SECONDS * 1000,
}

_log = logging.getLogger(__name__)

_GENERATION = "paroli-generation"

_CONFLICTS: dict[str, Conflict] = {
    "pk_events": "version",
    "pk_keys": "key",
    "pk_refused_keys": "key",
    "decided_once": "key",
}

_STREAM_LIST_LOCK = 8217404
_NAME_LOCK = 8217405
"""The numbers of the locks. They are used for nothing else."""

GRANTS = (
    ("SELECT, INSERT", "events, keys, stream_list"),
    ("SELECT, INSERT, UPDATE", "sessions, standings, streams"),
    ("SELECT, INSERT, DELETE", "postings, refused_keys"),
    ("SELECT, INSERT, UPDATE (ended_at, used_at)", "access_keys"),
    ("SELECT, INSERT, UPDATE, DELETE", "reports, contacts"),
    ("SELECT", "alembic_version"),
)

# What libpq and psycopg write before the reason, and the server's word for a fatal error.
_BEFORE_REASON = re.compile(
    r"^(connection failed: |connection is bad: )?(connection to server .*? failed: )?([A-Z]+ ?:  )?"
)

# The server went down or is starting: the caller may try again.
_SERVER_DOWN = (psycopg.OperationalError, psycopg.InterfaceError, errors.AdminShutdown)


# Only writes get these. Some are operational errors too. A server without space for its own log
# stops instead.
_UNWRITABLE = (errors.DiskFull, errors.IoError, errors.ReadOnlySqlTransaction)


def postgres_url(url: URL) -> URL:
    """Return the URL with the driver that Paroli uses in place of any other."""
    return url.set(drivername="postgresql+psycopg")


def engine_for(url: URL, *, statement_ms: int = STATEMENT_MS) -> Engine:
    """Return an engine whose connections autocommit and have short timeouts.

    Connections open on first use, so that a worker may fork before.
    """
    settings = f"-c lock_timeout={LOCK_MS} -c statement_timeout={statement_ms}"
    engine = create_engine(
        postgres_url(url),
        connect_args={
            "autocommit": True,
            "connect_timeout": CONNECT_SECONDS,
            "options": settings,
            "application_name": "paroli",
            **_KEEPALIVES,
        },
        poolclass=QueuePool,
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        pool_reset_on_return=None,
    )
    # Before SQLAlchemy's own first query, which fails if texts are not decoded.
    event.listen(engine, "connect", _check_encoding, insert=True)
    return engine


def _check_encoding(connection: Any, _record: object) -> None:
    """Raise ``StoreUnusable`` unless the database stores every text that the log has."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != ENCODING:
        raise StoreUnusable(
            f"The database has the encoding {encoding}, and Paroli needs {ENCODING}. Create another"
            f" with createdb --encoding={ENCODING} --template=template0."
        )


def grant(engine: Engine, role: str) -> None:
    """Permit ``role`` to read and add to the log, and to write derived data.

    It owns no table, so it can neither alter the log nor disable the triggers that protect it.
    """
    name = engine.dialect.identifier_preparer.quote_identifier(role)
    with engine.connect() as connection:
        for what, tables in GRANTS:
            connection.exec_driver_sql(f"GRANT {what} ON {tables} TO {name}")
    engine.dispose()


class PostgresDatabase:
    """A connection pool. Writers lock rows only, so sessions never wait for each other."""

    # Positional parameters, as for SQLite.
    dialect: Dialect = postgresql.dialect(paramstyle="format")  # type: ignore[no-untyped-call]
    insert = staticmethod(postgresql.insert)

    def __init__(self, engine: Engine, revision: str) -> None:
        self.integrity_error: type[Exception] = psycopg.IntegrityError
        self._engine = engine
        self._generation = 0
        self._name_lock = FairLock()
        self._table_version = TableVersion(revision)
        self._failures = RepeatedWarnings(_log)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings for the operator: none."""
        return ()

    @contextmanager
    def reading(self) -> Iterator[DBAPICursor]:
        """Yield a cursor; each statement sees one snapshot. Raises: ``StoreUnusable``."""
        with self._connection() as connection, connection.cursor() as cursor:
            yield cursor

    @contextmanager
    def writing(self) -> Iterator[DBAPICursor]:
        """Yield a cursor in a transaction of its own.

        Raises: ``StoreUnusable``, and an ``integrity_error`` unchanged.
        """
        with (
            self._writable() as connection,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            yield cursor

    def appending(self, *, alone: bool) -> AbstractContextManager[DBAPICursor]:
        """Return a context with a cursor, in a transaction unless ``alone``.

        Raises: ``StoreUnusable``, and an ``integrity_error`` unchanged.
        """
        return self._appending_alone() if alone else self.writing()

    @contextmanager
    def _appending_alone(self) -> Iterator[DBAPICursor]:
        with self._writable() as connection, connection.cursor() as cursor:
            yield cursor

    def write_after(self, cursor: DBAPICursor, first: Write, others: Sequence[Write]) -> bool:
        """Write a row, and the rows of ``others`` if it was written; return whether it was."""
        statement = one_statement(first.sql, tuple(write.sql for write in others))
        rows = (rows_as_json(write) for write in others)
        cursor.execute(statement, (*first.rows[0], *rows))
        return cursor.fetchone() is not None

    @contextmanager
    def _writable(self) -> Iterator[Any]:
        """Yield a connection, unless the tables have another revision than this service needs."""
        with self._connection() as connection:
            self._table_version.check(connection)
            yield connection

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """Yield a connection. If it breaks, it and all idle connections are discarded."""
        try:
            pooled = self._checkout()
        except (DBAPIError, PoolTimeout, psycopg.Error) as error:
            self._log_refusal(getattr(error, "orig", None) or error)
            raise unusable(error) from error
        try:
            yield pooled.driver_connection
        except psycopg.IntegrityError:
            raise
        except psycopg.Error as error:
            if pooled.driver_connection is not None and pooled.driver_connection.broken:
                reason = reason_of(error)
                self._failures.warn(
                    f"The connection to PostgreSQL at {server_name(self._engine.url)} broke:"
                    f" {reason}."
                )
            raise unusable(error) from error
        finally:
            connection = pooled.driver_connection
            if connection is not None and connection.broken:
                if pooled.info[_GENERATION] == self._generation:
                    self._generation += 1
                pooled.invalidate()
            else:
                pooled.close()

    def _log_refusal(self, cause: BaseException) -> None:
        """Log why no connection was made: clients are not told, and a password may be wrong."""
        if is_refused_connection(cause):
            self._failures.warn(refusal_reason(cause, self._engine.url))

    def _log_return(self) -> None:
        """Log once that connections are made again."""
        if self._failures.forget():
            _log.warning("PostgreSQL is back.")

    def _checkout(self) -> PoolProxiedConnection:
        """Return a pooled connection that was opened after the last one broke, and is not closed.

        Older ones are discarded one by one. Disposing of the whole pool would lose count of the
        connections in use, and then open more than ``POOL``.
        """
        while True:
            generation = self._generation
            pooled = self._engine.raw_connection()
            if self._failures.newest is not None and _GENERATION not in pooled.info:
                # A new connection. An idle one may work while the server refuses others.
                self._log_return()
            is_new = _GENERATION not in pooled.info
            if pooled.info.setdefault(_GENERATION, generation) == generation and (
                is_new or is_silent(pooled.driver_connection)
            ):
                return pooled
            pooled.invalidate()

    def conflict_of(self, error: Exception) -> Conflict | None:
        """Return which constraint was violated, by its name."""
        diagnosis = getattr(error, "diag", None)
        return _CONFLICTS.get(getattr(diagnosis, "constraint_name", None) or "")

    def lock_stream_list(self, cursor: DBAPICursor) -> None:
        """Take a lock of its own: the application's role may lock neither tables nor their rows."""
        cursor.execute(f"SELECT pg_advisory_xact_lock({_STREAM_LIST_LOCK})")

    @contextmanager
    def lock_names(self) -> Iterator[None]:
        """Hold a lock of all processes, on a connection of its own.

        One thread of this process asks for it at a time, so that those that wait take no
        connections from the pool.
        """
        with self._name_lock, self.writing() as cursor:
            cursor.execute(f"SELECT pg_advisory_xact_lock({_NAME_LOCK})")
            yield

    def erase_from_log(self) -> None:
        """Do nothing: only an administrator can let PostgreSQL drop deleted rows from its files."""

    def damage(self) -> None:
        """Return None: the server reports what it cannot read."""

    def protection_faults(self) -> list[str]:
        """Return what is wrong with tables, triggers and permissions, in sentences."""
        with self.reading() as cursor:
            return protection_faults(cursor, GRANTS)

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()


def unusable_settings(error: BaseException, url: URL) -> StoreUnusable:
    """Return an error of a command's first connection as a sentence for the person who started it.

    The server's own reason is in it: most often a setting is wrong. The password never is.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, errors.InsufficientPrivilege):
        return StoreUnusable(
            f"{unusable(error)} Permit the role with `paroli migrate --app-role {url.username}`."
        )
    if is_refused_connection(cause):
        return StoreUnusable(f"{refusal_reason(cause, url)} Check PAROLI_DATABASE_URL.")
    return unusable(error)


def is_silent(connection: Any) -> bool:
    """Return whether the server sent nothing on an idle connection. It sends something if it ends.

    This takes a microsecond; a statement that asks the server would take as long as most entries.
    """
    if sys.platform == "win32":
        return not select.select([connection], [], [], 0)[0]
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return not poll.poll(0)


def is_refused_connection(cause: BaseException) -> bool:
    """Return whether no connection was made. Only errors of statements have a state."""
    is_operational = isinstance(cause, psycopg.OperationalError)
    return is_operational and getattr(cause, "sqlstate", None) is None


def refusal_reason(cause: BaseException, url: URL) -> str:
    """Return why no connection was made, as a sentence with host and port."""
    return f"Cannot connect to PostgreSQL at {server_name(url)}: {reason_of(cause)}."


def reason_of(cause: BaseException) -> str:
    """Return the first line of an error, without what the driver writes before the reason."""
    lines = str(cause).strip().splitlines() or ["the server gives no reason"]
    return _BEFORE_REASON.sub("", lines[0]).rstrip(".")


def server_name(url: URL) -> str:
    """Return host and port of a URL, or the folder of a local socket."""
    host, port = (url.query.get(name) or getattr(url, name) for name in ("host", "port"))
    if not host:
        return "its local socket"
    name = f"[{host}]" if ":" in str(host) else host
    return f"{name}:{port or DEFAULT_PORT}"


def unusable(error: BaseException) -> StoreUnusable:
    """Return an error as a sentence for the operator, without the server's address."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, errors.LockNotAvailable | errors.QueryCanceled | PoolTimeout):
        return StoreUnusable("The database took too long; try again later.")
    reason = str(cause).strip().splitlines() or ["the server gives no reason"]
    if isinstance(cause, _UNWRITABLE):
        return StoreUnwritable(f"The database cannot be written: {reason[0]}. Check its disk.")
    if isinstance(cause, _SERVER_DOWN):
        return StoreUnusable("The database server cannot be reached; try again later.")
    return StoreUnusable(f"The database cannot be used: {reason[0]}.")
