"""A PostgreSQL database that one test after the other uses."""

from types import TracebackType
from typing import Self

import psycopg
from psycopg import sql

from tests.servers.postgresql import Server

TABLES = """SELECT table_name FROM information_schema.tables
WHERE table_schema = 'public' AND table_name <> 'alembic_version'"""
# Triggers refuse to delete from the log. This session alone, of the superuser, does not run them.
WITHOUT_TRIGGERS = "SET session_replication_role = replica"


class EmptiableDatabase:
    """The database ``name`` on ``server``, and a superuser's connection that empties it.

    It deletes rows instead of truncating the tables: TRUNCATE makes new files, which takes longer
    than a test.
    """

    def __init__(self, server: Server, name: str) -> None:
        self.name = name
        self.url = server.url(name)
        self._connection = psycopg.connect(self.url, autocommit=True)
        self._connection.execute(WITHOUT_TRIGGERS)
        names = [row[0] for row in self._connection.execute(TABLES)]
        statements = (sql.SQL("DELETE FROM {}").format(sql.Identifier(name)) for name in names)
        self._empty = sql.SQL("; ").join(statements)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()

    def empty(self) -> None:
        """Delete all rows of all tables."""
        self._connection.execute(self._empty)
