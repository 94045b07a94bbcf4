"""What the store needs of a database engine, so that it is the same store on each."""

from contextlib import AbstractContextManager
from typing import Any, Literal, Protocol

from sqlalchemy import Table
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor

Clash = Literal["version", "key", "event"]
"""What a violated constraint was: one of the two races between writers, or an id used twice."""


class Database(Protocol):
    """One kind of database. Rows come as tuples; parameters go by position."""

    integrity_error: type[Exception]

    @property
    def dialect(self) -> Dialect:
        """Whose SQL is spoken."""

    @property
    def warnings(self) -> tuple[str, ...]:
        """What whoever runs this should know."""

    def insert(self, table: Table) -> Any:
        """Return an INSERT that knows ON CONFLICT."""

    def reading(self) -> AbstractContextManager[DBAPICursor]:
        """Lend a cursor for reading. Raises: ``StoreUnusable``."""

    def writing(self) -> AbstractContextManager[DBAPICursor]:
        """Lend a cursor in a transaction, kept if the block ends well, else undone.

        Raises: ``StoreUnusable``; an ``integrity_error`` comes as it is.
        """

    def together(self, cursor: DBAPICursor) -> AbstractContextManager[object]:
        """Send what ``cursor`` executes in the block without waiting for each answer.

        What goes wrong is raised at its end at the latest; nothing is asked of the answers.
        """

    def clash(self, error: Exception) -> Clash | None:
        """Say what an ``integrity_error`` means; None for what cannot be."""

    def close(self) -> None:
        """Give back everything."""
