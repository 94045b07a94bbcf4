"""The store in an SQL database. It never updates or deletes an event or a key."""

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Self

from sqlalchemy.engine.interfaces import DBAPICursor

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.store import (
    Append,
    Codec,
    SessionRow,
    StandingsRow,
    StreamRow,
)
from service.domain.evenings.stream_list import ListedStream, lines_after
from service.domain.ledger import Posting
from service.store.log.checks import check_whole
from service.store.log.database import Conflict, Database, Row, Write
from service.store.log.keyring import SqlKeyring
from service.store.log.reads import SqlReads
from service.store.log.refused_keys import SqlRefusedKeys
from service.store.log.report_files import SqlReportFiles
from service.store.log.rows import (
    AppendRows,
    append_rows,
    keys_of,
    listed_row,
    posting_rows,
    session_row,
    stream_row,
)

_TRIAL = "a write that tests the disk"
_TRIAL_BYTES = 32 * 1024
"""More than an entry needs. So a nearly full disk does not seem to have space again and again."""


class SqlStore(SqlReads):
    """Stores the log in ``database``. Safe to share between threads."""

    def __init__(self, database: Database, codec: Codec) -> None:
        super().__init__(database, codec)
        self.keyring = SqlKeyring(database)
        self.report_files = SqlReportFiles(database)
        self.refused_keys = SqlRefusedKeys(database)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Warnings for the operator, in sentences."""
        return self._database.warnings

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything or nothing.

        Raises: ``WrongVersion``, ``KeyTaken``, ``StoreUnusable``, ``ValueError``.
        """
        for append in appends:
            check_whole(append)
        ordered = sorted(appends, key=lambda a: a.stream)
        # Before the write lock is taken: a correction may have thousands of rows.
        rows = list(map(append_rows, ordered))
        try:
            with self._database.appending(alone=is_alone(ordered)) as cursor:
                for append, own in zip(ordered, rows, strict=True):
                    self._insert(cursor, append, own)
                self._list_new_streams(cursor, ordered)
        except self._database.integrity_error as error:
            if known := self._error_for(self._database.conflict_of(error), appends):
                raise known from error
            raise

    def lock_names(self) -> AbstractContextManager[None]:
        """Return a lock for those that check and give names of people and keys."""
        return self._database.lock_names()

    def try_write(self) -> None:
        """Write and remove a row. Raises: ``StoreUnwritable``, ``StoreUnusable``."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["add_contact"].sql, (_TRIAL, secrets.token_hex(_TRIAL_BYTES)))
            cursor.execute(self._sql["drop_contact"].sql, (_TRIAL,))

    def _insert(self, cursor: DBAPICursor, append: Append, rows: AppendRows) -> None:
        names = {"add_keys": rows.keys, "add_events": rows.events, "add_postings": rows.postings}
        others = [Write(self._sql[name].sql, its) for name, its in names.items() if its]
        if append.refused_keys:
            others.append(self.refused_keys.addition(append.refused_keys))
        if not self._database.write_after(cursor, self._row_write(append), others):
            raise WrongVersion(append.stream, append.expected)

    def _list_new_streams(self, cursor: DBAPICursor, appends: Sequence[Append]) -> None:
        opened = [(a.stream, a.recorded[0].hash) for a in appends if a.expected == 0]
        if not opened:
            return
        # The last lock of the transaction: its holder waits for no other, so there is no deadlock.
        self._database.lock_stream_list(cursor)
        cursor.execute(self._sql["newest_listed_stream"].sql, ())
        row = cursor.fetchone()
        lines = lines_after(ListedStream(*row) if row else None, opened)
        cursor.executemany(self._sql["add_listed_streams"].sql, list(map(listed_row, lines)))

    def _row_write(self, append: Append) -> Write:
        """Return the write of the stream's row. It writes none if the row has another version.

        Nor does it if the access key of the append has ended.
        """
        row = append.row
        if isinstance(row, SessionRow):
            if append.expected:
                return self._session_change(append, row)
            return Write(self._sql["add_session"].sql, [session_row(row)])
        if append.expected:
            changing = (row.name, row.version, row.changed_at, row.body)
            change = self._sql["update_stream"].sql
            return Write(change, [(*changing, append.stream, append.expected)])
        return Write(self._sql["add_stream"].sql, [stream_row(row)])

    def _session_change(self, append: Append, row: SessionRow) -> Write:
        owes = int(row.owes_settlement)
        filing = (row.gathering, int(row.hidden), int(row.practice))
        changing = (row.name, row.phase, row.version, owes, row.changed_at, *filing)
        where: Row = (append.stream, append.expected, append.recorded[0].previous_hash)
        if append.access_key is None:
            return Write(self._sql["update_session"].sql, [(*changing, *where)])
        change = self._sql["update_session_of_key"].sql
        return Write(change, [(*changing, *where, append.access_key)])

    def _error_for(self, conflict: Conflict | None, appends: Sequence[Append]) -> Exception | None:
        """Return the exception for a violated constraint. It depends on what is stored now."""
        if conflict == "version":
            for append in appends:
                if self.events(append.stream, after=append.expected, limit=1):
                    return WrongVersion(append.stream, append.expected)
        if conflict == "key":
            for scope, key in (place for append in appends for place in keys_of(append)):
                if self.stored_result(scope, key):
                    return KeyTaken(scope, key)
        return None

    def put_contact(self, person: str, contact: str | None) -> None:
        """Store how to reach a person; None erases it."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["drop_contact"].sql, (person,))
            was_known = cursor.rowcount > 0
            if contact is not None:
                cursor.execute(self._sql["add_contact"].sql, (person, contact))
        if was_known:
            self._database.erase_from_log()

    def put_standings(self, *rows: StandingsRow) -> None:
        """Store standings. An older version never replaces a newer one."""
        # In one order, so that two workers do not wait for each other's rows.
        ordered = sorted((row.session, row.version, row.body) for row in rows)
        with self._database.writing() as cursor:
            cursor.executemany(self._sql["put_standings"].sql, ordered)

    def replace_postings(
        self, stream: str, postings: Sequence[tuple[int, Posting]], *, upto: int
    ) -> None:
        """Replace the postings with version <= ``upto`` by ``postings``."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["drop_postings"].sql, (stream, upto))
            cursor.executemany(self._sql["add_postings"].sql, posting_rows(stream, postings))

    def replace_session_row(self, row: SessionRow) -> None:
        """Replace the row of a session. A newer row stays."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["replace_session"].sql, session_row(row))

    def replace_stream_row(self, row: StreamRow) -> None:
        """Replace the row of an evening or a person. A newer row stays."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["replace_stream"].sql, stream_row(row))

    def close(self) -> None:
        """Close all connections. The store cannot be used afterwards."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def is_alone(appends: Sequence[Append]) -> bool:
    """Return whether one statement can record ``appends``: one of a stream that exists."""
    return len(appends) == 1 and appends[0].expected > 0
