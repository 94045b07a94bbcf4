"""The log in an SQL database. Nothing here updates or deletes an event or a key."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Self

from sqlalchemy.engine.interfaces import DBAPICursor

from service.application.errors import EventTaken, KeyTaken, WrongVersion
from service.application.ports import (
    HOUSE,
    Append,
    Codec,
    IdempotencyRecord,
    SessionRow,
    StandingsRow,
    StoredEvent,
)
from service.domain.history import Recorded
from service.domain.ledger import Posting
from service.store.checks import check_whole
from service.store.database import Clash, Database
from service.store.keyring import SqlKeyring
from service.store.rows import (
    Row,
    event_row,
    idempotency_record_of,
    idempotency_row,
    posting_rows,
    recorded_of,
    session_of,
    session_row,
)
from service.store.statements import ALL, Statement, statements


class SqlStore:
    """Keeps the log in ``database``. Safe to share between threads."""

    def __init__(self, database: Database, codec: Codec) -> None:
        self._database = database
        self._codec = codec
        self._sql = statements(database.dialect, database.insert)
        self._keyring = SqlKeyring(database)

    @property
    def keyring(self) -> SqlKeyring:
        """The access keys, which are in the same database."""
        return self._keyring

    @property
    def warnings(self) -> tuple[str, ...]:
        """What whoever runs this store should know, in sentences."""
        return self._database.warnings

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything or nothing.

        Raises: ``WrongVersion``, ``KeyTaken``, ``EventTaken``, ``StoreUnusable``, ``ValueError``.
        """
        for append in appends:
            check_whole(append)
        try:
            with self._database.writing() as cursor:
                for append in sorted(appends, key=lambda a: a.stream):
                    self._record(cursor, append)
        except self._database.integrity_error as error:
            if taken := self._taken(self._database.clash(error), appends):
                raise taken from error
            raise

    def _record(self, cursor: DBAPICursor, append: Append) -> None:
        # The session's row comes first: a lost race ends here, before anything else is written.
        self._move(cursor, append)
        with self._database.together(cursor):
            # Event ids follow from keys: a key that is taken must be found before its events' ids.
            if append.idempotency_records:
                cursor.executemany(
                    self._sql.add_keys.sql, list(map(idempotency_row, append.idempotency_records))
                )
            cursor.executemany(self._sql.add_events.sql, list(map(event_row, append.recorded)))
            if append.postings:
                rows = posting_rows(append.stream, append.postings)
                cursor.executemany(self._sql.add_postings.sql, rows)

    def _move(self, cursor: DBAPICursor, append: Append) -> None:
        row = append.row
        changing = (row.name, row.phase, row.version, int(row.owes_settlement), row.changed_at)
        if append.expected:
            where = (append.stream, append.expected)
            cursor.execute(self._sql.move_session.sql, (*changing, *where))
        else:
            cursor.execute(self._sql.add_session.sql, session_row(row))
        if cursor.rowcount != 1:
            raise WrongVersion(append.stream, append.expected)

    def _taken(self, clash: Clash | None, appends: Sequence[Append]) -> Exception | None:
        """Return what stood in the way, by looking what is there now; None if nothing did."""
        if clash == "version":
            for append in appends:
                if self.events(append.stream, after=append.expected, limit=1):
                    return WrongVersion(append.stream, append.expected)
        if clash == "key":
            for kept in (kept for append in appends for kept in append.idempotency_records):
                if self.idempotency_record(kept.scope, kept.key):
                    return KeyTaken(kept.scope, kept.key)
        return EventTaken() if clash == "event" else None

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return the events with ``after`` < version <= ``upto``, oldest first."""
        rows = self._rows(self._sql.events, (stream, after, _or_all(upto), _or_all(limit)))
        return recorded_of(stream, rows, self._codec)

    def stored_events(self, stream: str) -> list[StoredEvent]:
        """Return the events as they are written down, oldest first."""
        rows = self._rows(self._sql.events, (stream, 0, ALL, ALL))
        return [StoredEvent(stream, *row) for row in rows]

    def streams(self) -> list[str]:
        """Return every stream that has events, in order of name."""
        return [stream for (stream,) in self._rows(self._sql.streams, ())]

    def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
        """Return every key of a session, by (scope, key)."""
        asked = self._sql.idempotency_records
        return list(
            map(idempotency_record_of, self._rows(asked, asked.row(session=session, house=HOUSE)))
        )

    def idempotency_record(self, scope: str, key: str) -> IdempotencyRecord | None:
        """Return the answer kept under a key."""
        row = self._row(self._sql.idempotency_record, (scope, key))
        return idempotency_record_of(row) if row else None

    def row(self, session: str) -> SessionRow | None:
        """Return a session's row."""
        row = self._row(self._sql.session, (session,))
        return session_of(row) if row else None

    def rows(
        self, *, before: tuple[str, str] | None, limit: int, closed: bool | None = None
    ) -> list[SessionRow]:
        """Return sessions newest first, those before the cursor ``before``."""
        asked = self._sql.sessions if before is None else self._sql.sessions_before
        opened_at, session = before or ("", "")
        least, most = (0, 1) if closed is None else (int(closed), int(closed))
        values = {"opened_at": opened_at, "session": session, "least": least, "most": most}
        return [session_of(row) for row in self._rows(asked, asked.row(**values, limit=limit))]

    def changed_sessions(self, *, after: tuple[str, str], limit: int) -> list[SessionRow]:
        """Return sessions beyond the cursor ``after``, the longest unchanged first."""
        return [session_of(row) for row in self._rows(self._sql.changed_sessions, (*after, limit))]

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        """Return ids of sessions that wait for a settlement, the longest waiting first."""
        return [session for (session,) in self._rows(self._sql.unsettled_sessions, (limit,))]

    def postings(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[tuple[int, Posting]]:
        """Return postings with their version, in the order made."""
        within = {"stream": stream, "after": after, "upto": _or_all(upto)}
        if limit is None:
            rows = self._rows(self._sql.postings, self._sql.postings.row(**within))
        else:
            page = self._sql.postings_page
            rows = self._rows(page, page.row(**within, before_last=limit - 1))
        return [(version, Posting(*moved)) for version, *moved in rows]

    def balances(self, stream: str, *, upto: int | None = None) -> Mapping[str, int]:
        """Return every account that was ever touched with its balance, in order of name."""
        asked = self._sql.balances
        return dict(self._rows(asked, asked.row(stream=stream, upto=_or_all(upto))))

    def standings(self, session: str) -> StandingsRow | None:
        """Return the standings last computed."""
        row = self._row(self._sql.standings, (session,))
        return StandingsRow(*row) if row else None

    def put_standings(self, row: StandingsRow) -> None:
        """Keep standings; an older version never replaces a newer one."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql.put_standings.sql, (row.session, row.version, row.body))

    def replace_postings(
        self, stream: str, postings: Sequence[tuple[int, Posting]], *, upto: int
    ) -> None:
        """Put ``postings`` in place of those with version <= ``upto``."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql.drop_postings.sql, (stream, upto))
            cursor.executemany(self._sql.add_postings.sql, posting_rows(stream, postings))

    def close(self) -> None:
        """Give back all connections; the store cannot be used afterwards."""
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

    def _rows(self, statement: Statement, values: Row) -> Sequence[Row]:
        with self._database.reading() as cursor:
            cursor.execute(statement.sql, values)
            return cursor.fetchall()

    def _row(self, statement: Statement, values: Row) -> Row | None:
        rows = self._rows(statement, values)
        return rows[0] if rows else None


def _or_all(bound: int | None) -> int:
    return ALL if bound is None else bound
