"""Everything that is particular to PostgreSQL: its connections, its timeouts, its errors."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import psycopg
from psycopg import errors
from sqlalchemy import URL, Engine, Table, create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import PoolProxiedConnection, QueuePool

from service.application.errors import StoreUnusable
from service.store.database import Clash

OLDEST = 150000
"""The oldest server version supported, as the server numbers itself: 15."""

CONNECT_SECONDS = 5
LOCK_MS = 5_000
STATEMENT_MS = 30_000
POOL = 12
"""How many connections a process keeps at most: a server allows a hundred if nobody says more."""

POOL_SECONDS = 10.0
"""How long a thread waits for one of them."""

_SILENT_SECONDS = 20
"""After this a server whose machine says nothing at all, not even that it is there, is away."""

_LIFE_SIGNS = {
    "keepalives_idle": _SILENT_SECONDS // 2,
    "keepalives_interval": _SILENT_SECONDS // 4,
    "keepalives_count": 2,
    "tcp_user_timeout": _SILENT_SECONDS * 1000,
}

_GENERATION = "paroli-generation"

_CLASHES: dict[str, Clash] = {"pk_events": "version", "pk_keys": "key", "uq_events_id": "event"}

_GRANTS = (
    ("SELECT, INSERT", "events, keys"),
    ("SELECT, INSERT, UPDATE", "sessions, standings"),
    ("SELECT, INSERT, DELETE", "postings"),
    ("SELECT, INSERT, UPDATE (ended_at, used_at)", "access_keys"),
    ("SELECT", "alembic_version"),
)

# The server went away or is starting: the caller may try again.
_AWAY = (psycopg.OperationalError, psycopg.InterfaceError, errors.AdminShutdown)


def postgres_url(url: URL) -> URL:
    """Return the address with the one driver we use, whatever it named."""
    return url.set(drivername="postgresql+psycopg")


def engine_for(url: URL, *, statement_ms: int = STATEMENT_MS) -> Engine:
    """Return an engine whose connections begin no transaction themselves and wait for nobody long.

    Connections are opened when they are first needed, so that a worker may fork before.
    """
    settings = f"-c lock_timeout={LOCK_MS} -c statement_timeout={statement_ms}"
    return create_engine(
        postgres_url(url),
        connect_args={
            "autocommit": True,
            "connect_timeout": CONNECT_SECONDS,
            "options": settings,
            "application_name": "paroli",
            **_LIFE_SIGNS,
        },
        poolclass=QueuePool,
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
        pool_reset_on_return=None,
    )


def grant(engine: Engine, role: str) -> None:
    """Let ``role`` read and add to the log, and write what is derived from it.

    Owning nothing, it can neither alter the log nor switch off what guards it.
    """
    name = engine.dialect.identifier_preparer.quote_identifier(role)
    with engine.connect() as connection:
        for what, tables in _GRANTS:
            connection.exec_driver_sql(f"GRANT {what} ON {tables} TO {name}")
    engine.dispose()


class PostgresDatabase:
    """A pool of connections. Sessions never wait for each other: only rows are locked."""

    def __init__(self, engine: Engine) -> None:
        self.integrity_error: type[Exception] = psycopg.IntegrityError
        self._engine = engine
        self._generation = 0
        # Rows go by position, as on every engine of ours.
        self._dialect: Dialect = postgresql.dialect(paramstyle="format")  # type: ignore[no-untyped-call]

    @property
    def dialect(self) -> Dialect:
        """Whose SQL is spoken."""
        return self._dialect

    def insert(self, table: Table) -> postgresql.Insert:
        """Return an INSERT that knows ON CONFLICT."""
        return postgresql.insert(table)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What whoever runs this should know: nothing."""
        return ()

    @contextmanager
    def reading(self) -> Iterator[DBAPICursor]:
        """Lend a cursor; each statement sees one moment. Raises: ``StoreUnusable``."""
        with self._lent() as connection, connection.cursor() as cursor:
            yield cursor

    @contextmanager
    def writing(self) -> Iterator[DBAPICursor]:
        """Lend a cursor in a transaction of its own.

        Raises: ``StoreUnusable``; what violates a constraint comes as it is.
        """
        with self._lent() as connection, connection.transaction(), connection.cursor() as cursor:
            yield cursor

    @contextmanager
    def _lent(self) -> Iterator[Any]:
        """Lend a connection; one that broke is thrown away, and so are its idle sisters."""
        try:
            lent = self._newest()
        except (DBAPIError, PoolTimeout, psycopg.Error) as error:
            raise unusable(error) from error
        try:
            yield lent.driver_connection
        except psycopg.IntegrityError:
            raise
        except psycopg.Error as error:
            raise unusable(error) from error
        finally:
            broken = lent.driver_connection
            if broken is not None and broken.broken:
                if lent.info[_GENERATION] == self._generation:
                    self._generation += 1
                lent.invalidate()
            else:
                lent.close()

    def _newest(self) -> PoolProxiedConnection:
        """Return a connection that was opened since the last one broke.

        Older ones are thrown away one by one: to dispose of the pool, or of the engine's, would
        lose count of those that others hold, and the server has no more than ``POOL`` for us.
        """
        while True:
            generation = self._generation
            lent = self._engine.raw_connection()
            if lent.info.setdefault(_GENERATION, generation) == generation:
                return lent
            lent.invalidate()

    def together(self, cursor: DBAPICursor) -> AbstractContextManager[object]:
        """Send everything in one go: each answer waited for takes as long as a small append."""
        connection: psycopg.Connection[Any] = cursor.connection
        return connection.pipeline()

    def clash(self, error: Exception) -> Clash | None:
        """Say what a violated constraint means, by its name."""
        diagnosis = getattr(error, "diag", None)
        return _CLASHES.get(getattr(diagnosis, "constraint_name", None) or "")

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()


def unusable(error: BaseException) -> StoreUnusable:
    """Return what went wrong as a sentence for whoever runs this, without the address."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, errors.LockNotAvailable | errors.QueryCanceled | PoolTimeout):
        return StoreUnusable("The database took too long; try again later.")
    if isinstance(cause, _AWAY):
        return StoreUnusable("The database server cannot be reached; try again later.")
    reason = str(cause).strip().splitlines() or ["it does not say why"]
    return StoreUnusable(f"The database cannot be used: {reason[0]}.")
