"""What the store reads from an SQL database."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat

from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import (
    EVERY_SESSION,
    HOUSE,
    ChangedSession,
    Codec,
    IdempotencyRecord,
    KeyScope,
    NumberedPosting,
    SessionFilter,
    SessionRow,
    StandingsRow,
    StoredEvent,
    StreamRow,
)
from service.domain.evenings.stream_list import FirstEvent, ListedStream
from service.domain.ledger import Posting
from service.domain.session.log.recorded import Recorded
from service.store.log.compiled import Statement
from service.store.log.database import Database, Row
from service.store.log.rows import (
    filter_values,
    idempotency_record_of,
    numbered_posting_of,
    posting_of,
    recorded_of,
    session_of,
    stored_names,
    stored_result_of,
)
from service.store.log.statements import ALL, IDS_PER_READ, statements


class SqlReads:
    """Reads the log and the derived data in ``database``. Safe to share between threads."""

    def __init__(self, database: Database, codec: Codec) -> None:
        self._database = database
        self._codec = codec
        self._sql = statements(database.dialect, database.insert)

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return the events with ``after`` < version <= ``upto``, oldest first."""
        rows = self._rows(self._sql["events"], (stream, after, _or_all(upto), _or_all(limit)))
        return recorded_of(stream, rows, self._codec)

    def events_of_type(
        self, stream: str, event_type: str, *, after: int, upto: int, limit: int
    ) -> list[Recorded]:
        """Return the events of a type with ``after`` < version <= ``upto``, oldest first."""
        statement = self._sql["events_of_type"]
        first, last = stored_names(event_type)
        named = {"first_name": first, "last_name": last}
        values = {"stream": stream, "after": after, "upto": upto, "limit": limit, **named}
        rows = self._rows(statement, statement.row(**values))
        return recorded_of(stream, rows, self._codec)

    def session_events(self, stream: str, *, upto: int | None = None) -> list[Recorded]:
        """Return the events up to a version that are not of the game, oldest first."""
        rows = self._rows(self._sql["session_events"], (stream, _or_all(upto)))
        return recorded_of(stream, rows, self._codec)

    def session_events_named(self, name: str) -> list[Recorded]:
        """Return the events of all sessions under a name, by (stream, version)."""
        rows = self._rows(self._sql["session_events_named"], (name,))
        return [
            recorded for row in rows for recorded in recorded_of(row[0], [row[1:]], self._codec)
        ]

    def stored_events(self, stream: str) -> list[StoredEvent]:
        """Return the events of a stream as stored, not decoded, oldest first."""
        rows = self._rows(self._sql["events"], (stream, 0, ALL, ALL))
        return [StoredEvent(stream, *row) for row in rows]

    def streams(self) -> list[str]:
        """Return every stream that has events, in order of name."""
        return [stream for (stream,) in self._rows(self._sql["streams"], ())]

    def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
        """Return every key of a session, by (scope, key)."""
        statement = self._sql["idempotency_records"]
        return list(
            map(
                idempotency_record_of,
                self._rows(statement, statement.row(session=session, house=HOUSE)),
            )
        )

    def idempotency_record(self, scope: str, key: str) -> IdempotencyRecord | None:
        """Return the record of a key, or None."""
        row = self._row(self._sql["idempotency_record"], (scope, key))
        return idempotency_record_of(row) if row else None

    def stored_result(self, scope: str, key: str) -> IdempotencyRecord | RefusedKey | None:
        """Return what is stored about a key: its response, its refusal, or None."""
        row = self._row(self._sql["stored_result"], (scope, key) * 2)
        return stored_result_of(row) if row else None

    def row(self, session: str) -> SessionRow | None:
        """Return a session's row, or None."""
        row = self._row(self._sql["session"], (session,))
        return session_of(row) if row else None

    def rows(
        self,
        *,
        before: tuple[str, str] | None,
        limit: int,
        only: SessionFilter = EVERY_SESSION,
    ) -> list[SessionRow]:
        """Return the sessions before the cursor ``before``, newest first."""
        which = {None: "sessions", True: "closed_sessions", False: "open_sessions"}[only.closed]
        statement = self._sql[which if before is None else f"{which}_before"]
        opened_at, session = before or ("", "")
        values = {"opened_at": opened_at, "session": session, **filter_values(only), "limit": limit}
        return [session_of(row) for row in self._rows(statement, statement.row(**values))]

    def sessions_of_gathering(self, gathering: str) -> list[SessionRow]:
        """Return the sessions of an evening, oldest first."""
        return list(map(session_of, self._rows(self._sql["sessions_of_gathering"], (gathering,))))

    def stream_row(self, stream: str) -> StreamRow | None:
        """Return the row of an evening or a person, or None."""
        row = self._row(self._sql["stream_row"], (stream,))
        return StreamRow(*row) if row else None

    def stream_rows(
        self, kind: str, *, before: tuple[str, str] | None, limit: int
    ) -> list[StreamRow]:
        """Return the rows of a kind before the cursor, newest first."""
        statement = self._sql["stream_rows"] if before is None else self._sql["stream_rows_before"]
        opened_at, stream = before or ("", "")
        values = {"kind": kind, "opened_at": opened_at, "stream": stream, "limit": limit}
        return [StreamRow(*row) for row in self._rows(statement, statement.row(**values))]

    def contact(self, person: str) -> str | None:
        """Return how to reach a person, or None."""
        row = self._row(self._sql["contact"], (person,))
        return row[0] if row else None

    def contacts(self, people: Sequence[str]) -> Mapping[str, str]:
        """Return how to reach people, by person, as far as that is known."""
        return dict(self._rows_by_id("contacts", people))

    def changed_sessions(self, *, after: tuple[int, str], limit: int) -> list[ChangedSession]:
        """Return the sessions after the cursor ``after``, the longest unchanged first."""
        rows = self._rows(self._sql["changed_sessions"], (*after, limit))
        return [ChangedSession(row[0], session_of(row[1:])) for row in rows]

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        """Return the ids of sessions that owe a settlement, the longest waiting first."""
        return [session for (session,) in self._rows(self._sql["unsettled_sessions"], (limit,))]

    def postings(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[tuple[int, Posting]]:
        """Return postings with their version, oldest first."""
        within = {"stream": stream, "after": after, "upto": _or_all(upto)}
        if limit is None:
            rows = self._rows(self._sql["postings"], self._sql["postings"].row(**within))
        else:
            page = self._sql["postings_page"]
            rows = self._rows(page, page.row(**within, before_last=limit - 1))
        return list(map(posting_of, rows))

    def account_postings(
        self, stream: str, account: str, *, after: int, upto: int, limit: int
    ) -> list[NumberedPosting]:
        """Return postings from or to an account, oldest first."""
        page = self._sql["account_postings"]
        within = {"stream": stream, "after": after, "upto": upto, "account": account}
        rows = self._rows(page, page.row(**within, before_last=limit - 1))
        return list(map(numbered_posting_of, rows))

    def balances(self, stream: str, *, upto: int | None = None) -> Mapping[str, int]:
        """Return the balance of every account that has postings, in order of name."""
        statement = self._sql["balances"]
        return dict(self._rows(statement, statement.row(stream=stream, upto=_or_all(upto))))

    def standings(self, session: str) -> StandingsRow | None:
        """Return the standings last computed, or None."""
        return self.standings_of([session]).get(session)

    def standings_of(self, sessions: Sequence[str]) -> Mapping[str, StandingsRow]:
        """Return the standings last computed, by session."""
        rows = self._rows_by_id("standings_of", sessions)
        return {row[0]: StandingsRow(*row) for row in rows}

    def _rows_by_id(self, statement: str, ids: Sequence[str]) -> Iterator[Row]:
        """Yield the rows of a statement that reads those of ``IDS_PER_READ`` ids."""
        for first in range(0, len(ids), IDS_PER_READ):
            page = ids[first : first + IDS_PER_READ]
            rest = repeat(page[-1], IDS_PER_READ - len(page))
            yield from self._rows(self._sql[statement], (*page, *rest))

    def listed_streams(self, *, after: int = 0) -> list[ListedStream]:
        """Return the lines of the chained list with a number > ``after``."""
        return [ListedStream(*row) for row in self._rows(self._sql["listed_streams"], (after,))]

    def newest_listed_stream(self) -> ListedStream | None:
        """Return the last line of the chained list, or None."""
        row = self._row(self._sql["newest_listed_stream"], ())
        return ListedStream(*row) if row else None

    def first_events(self) -> list[FirstEvent]:
        """Return the first event of every stream."""
        return [FirstEvent(*row) for row in self._rows(self._sql["first_events"], ())]

    def key_scopes(self) -> list[KeyScope]:
        """Return every scope with keys, and every key outside its session's scope."""
        return [KeyScope(*row) for row in self._rows(self._sql["key_scopes"], ())]

    def derived_streams(self) -> list[str]:
        """Return every stream that has postings or standings."""
        return [stream for (stream,) in self._rows(self._sql["derived_streams"], ())]

    def damage(self) -> str | None:
        """Return what is wrong with the files of the database, in a sentence; None if nothing."""
        return self._database.damage()

    def protection_faults(self) -> list[str]:
        """Return what is wrong with the tables, triggers and permissions that protect the log."""
        return self._database.protection_faults()

    def _rows(self, statement: Statement, values: Row) -> Sequence[Row]:
        with self._database.reading() as cursor:
            cursor.execute(statement.sql, values)
            return cursor.fetchall()

    def _row(self, statement: Statement, values: Row) -> Row | None:
        rows = self._rows(statement, values)
        return rows[0] if rows else None


def _or_all(bound: int | None) -> int:
    return ALL if bound is None else bound
