"""What the store needs from a database engine, so that one store works on both."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Literal, NamedTuple, Protocol

from sqlalchemy import Table
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor

Row = tuple[Any, ...]


class Write(NamedTuple):
    """A statement that writes one row, and the rows: its parameters, in order."""

    sql: str
    rows: Sequence[Row]


Conflict = Literal["version", "key"]
"""Which constraint was violated: a taken version, or a taken idempotency key."""


class Database(Protocol):
    """A database engine. Rows are tuples; parameters are positional.

    All databases of one engine have the same ``dialect`` and ``insert``, so that statements are
    compiled once.
    """

    integrity_error: type[Exception]

    @property
    def dialect(self) -> Dialect:
        """The SQL dialect."""

    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings for the operator, in sentences."""

    def insert(self, table: Table) -> Any:
        """Return an INSERT that supports ON CONFLICT."""

    def reading(self) -> AbstractContextManager[DBAPICursor]:
        """Yield a cursor for reading. Raises: ``StoreUnusable``."""

    def writing(self) -> AbstractContextManager[DBAPICursor]:
        """Yield a cursor in a transaction: committed at the end, rolled back on an error.

        Raises: ``StoreUnusable``, and an ``integrity_error`` unchanged.
        """

    def appending(self, *, alone: bool) -> AbstractContextManager[DBAPICursor]:
        """Yield a cursor as ``writing`` does, for an append, with as few waits as possible.

        ``alone``: only one ``write_after`` follows, which is its own transaction.
        """

    def write_after(self, cursor: DBAPICursor, first: Write, others: Sequence[Write]) -> bool:
        """Write a row, and the rows of ``others`` if it was written; return whether it was."""

    def conflict_of(self, error: Exception) -> Conflict | None:
        """Return what an ``integrity_error`` means; None for a constraint that is not expected."""

    def lock_stream_list(self, cursor: DBAPICursor) -> None:
        """Let no other transaction add to the chained list until this one ends."""

    def lock_names(self) -> AbstractContextManager[None]:
        """Let one thread at a time check and give a name; with PostgreSQL, one of all processes.

        Raises: ``StoreUnusable``.
        """

    def erase_from_log(self) -> None:
        """Remove deleted rows from the database's own log, if the engine lets a service do that."""

    def damage(self) -> str | None:
        """Return what is wrong with the files of the database; None if nothing is known."""

    def protection_faults(self) -> list[str]:
        """Return what is wrong with tables, triggers and permissions, in sentences."""

    def close(self) -> None:
        """Close all connections."""
