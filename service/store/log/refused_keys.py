"""Stores the keys of refused requests in the database."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter

from sqlalchemy import ColumnElement, Table, bindparam, delete, literal_column, select
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql import ClauseElement

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.refused_keys import RefusedKey
from service.store.log.compiled import Insert, Statement, compile_statements
from service.store.log.database import Database, Write
from service.store.log.schema import refused_keys, sessions, streams

_KEY = (refused_keys.c.scope == bindparam("scope"), refused_keys.c.key == bindparam("key"))
_row_of = attrgetter(*refused_keys.c.keys())


class SqlRefusedKeys:
    """Stores refused keys in ``database``. Safe to share between threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = _statements(database.dialect, database.insert)

    def add(self, refused: Sequence[RefusedKey], *, stream: str, expected: int) -> None:
        """Store refusals that were decided on a version of a stream.

        Raises: ``WrongVersion``, ``KeyTaken``, ``StoreUnusable``.
        """
        try:
            with self._database.writing() as cursor:
                self._check_version(cursor, stream, expected)
                cursor.executemany(*self.addition(refused))
        except self._database.integrity_error as error:
            if self._database.conflict_of(error) == "key":
                raise KeyTaken(refused[0].scope, refused[0].key) from error
            raise

    def addition(self, refused: Iterable[RefusedKey]) -> Write:
        """Return the write that stores refusals."""
        return Write(self._sql["add"].sql, list(map(_row_of, refused)))

    def find(self, scope: str, key: str) -> RefusedKey | None:
        """Return the refusal of a key, or None."""
        with self._database.reading() as cursor:
            cursor.execute(self._sql["find"].sql, (scope, key))
            row = cursor.fetchone()
        return RefusedKey(*row) if row else None

    def delete(self, *, before: str) -> None:
        """Delete the refusals from before a time."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["delete"].sql, (before,))

    def _check_version(self, cursor: DBAPICursor, stream: str, expected: int) -> None:
        """Lock the stream's row, so that nothing is appended before this transaction ends.

        A stream that does not exist has no row. A trigger keeps its key out of both tables.
        """
        if not expected:
            return
        for name in ("lock_session", "lock_stream"):
            cursor.execute(self._sql[name].sql, (stream, expected))
            if cursor.fetchone():
                return
        raise WrongVersion(stream, expected)


@cache
def _statements(dialect: Dialect, insert: Insert) -> Mapping[str, Statement]:
    parts: dict[str, ClauseElement] = {
        "add": insert(refused_keys),
        "find": select(refused_keys).where(*_KEY),
        "delete": delete(refused_keys).where(refused_keys.c.at < bindparam("before")),
        "lock_session": _lock_at_version(sessions),
        "lock_stream": _lock_at_version(streams),
    }
    return compile_statements(parts, dialect)


def _lock_at_version(table: Table) -> ClauseElement:
    row = table.c
    is_same: tuple[ColumnElement[bool], ...] = (
        row.id == bindparam("stream"),
        row.version == bindparam("expected"),
    )
    return select(literal_column("1")).where(*is_same).with_for_update()
