"""A store in memory, which tests use in place of a database."""

import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import (
    EVERY_SESSION,
    HOUSE,
    Append,
    ChangedSession,
    IdempotencyRecord,
    KeyScope,
    NumberedPosting,
    SessionFilter,
    SessionRow,
    StandingsRow,
    StoredEvent,
    StreamRow,
)
from service.domain.evenings.stream_list import FirstEvent, ListedStream, lines_after
from service.domain.ledger import Posting, balances_of
from service.domain.session.log.recorded import Recorded
from service.store.log.checks import check_whole
from service.store.log.fair_lock import FairLock
from service.store.log.rows import event_row, numbered, stored_names
from service.store.log.statements import ALL
from tests.memory_store.keyring import MemoryKeyring
from tests.memory_store.refused_keys import MemoryRefusedKeys
from tests.memory_store.report_files import MemoryReportFiles


class MemoryStore:
    """Stores everything in this process only. Safe to share between threads."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._name_lock = FairLock()
        self._events: dict[str, list[Recorded]] = {}
        self._postings: dict[str, list[tuple[int, Posting]]] = {}
        self._idempotency_records: dict[tuple[str, str], IdempotencyRecord] = {}
        self._stream_list: list[ListedStream] = []
        self._rows: dict[str, SessionRow] = {}
        self._positions: dict[str, int] = {}
        self._stream_rows: dict[str, StreamRow] = {}
        self._standings: dict[str, StandingsRow] = {}
        self._contacts: dict[str, str] = {}
        self.keyring = MemoryKeyring()
        self.report_files = MemoryReportFiles()
        self.refused_keys = MemoryRefusedKeys(
            self._lock,
            lambda stream: len(self._events.get(stream, ())),
            lambda scope, key: (scope, key) in self._idempotency_records,
        )

    def lock_names(self) -> AbstractContextManager[None]:
        """Return a lock for those that check and give names of people and keys."""
        return self._name_lock

    def try_write(self) -> None:
        """Do nothing: memory is never full."""

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything or nothing.

        Raises: ``WrongVersion``, ``KeyTaken``, ``ValueError``.
        """
        for append in appends:
            check_whole(append)
        with self._lock:
            for append in appends:
                self._check(append)
            for append in appends:
                self._events.setdefault(append.stream, []).extend(append.recorded)
                self._postings.setdefault(append.stream, []).extend(append.postings)
                self._idempotency_records.update(
                    {(kept.scope, kept.key): kept for kept in append.idempotency_records}
                )
                self.refused_keys.insert(append.refused_keys)
                if isinstance(append.row, StreamRow):
                    self._stream_rows[append.stream] = append.row
                else:
                    self._rows[append.stream] = append.row
                    last = max(self._positions.values(), default=0)
                    self._positions[append.stream] = last + 1
            self._list_new_streams(appends)

    def _list_new_streams(self, appends: Sequence[Append]) -> None:
        opened = sorted((a.stream, a.recorded[0].hash) for a in appends if a.expected == 0)
        self._stream_list += list(lines_after(self.newest_listed_stream(), opened))

    def _check(self, append: Append) -> None:
        log = self._events.get(append.stream, ())
        is_other = log and log[-1].hash != append.recorded[0].previous_hash
        if len(log) != append.expected or (is_other and not isinstance(append.row, StreamRow)):
            raise WrongVersion(append.stream, append.expected)
        if append.access_key is not None:
            key = self.keyring.key(append.access_key)
            if key is None or key.ended_at is not None:
                raise WrongVersion(append.stream, append.expected)
        for kept in append.idempotency_records:
            if self.stored_result(kept.scope, kept.key):
                raise KeyTaken(kept.scope, kept.key)
        self.refused_keys.check(append.refused_keys)

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return the events with ``after`` < version <= ``upto``, oldest first."""
        with self._lock:
            return self._events.get(stream, [])[max(after, 0) : upto][:limit]

    def events_of_type(
        self, stream: str, event_type: str, *, after: int, upto: int, limit: int
    ) -> list[Recorded]:
        """Return the events of a type with ``after`` < version <= ``upto``, oldest first."""
        first, last = stored_names(event_type)
        events = self.events(stream, after=after, upto=upto)
        return [recorded for recorded in events if first <= recorded.name <= last][:limit]

    def session_events(self, stream: str, *, upto: int | None = None) -> list[Recorded]:
        """Return the events up to a version that are not of the game, oldest first."""
        return [r for r in self.events(stream, upto=upto) if r.name.startswith("session.")]

    def session_events_named(self, name: str) -> list[Recorded]:
        """Return the events of all sessions under a name, by (stream, version)."""
        with self._lock:
            return [r for s in sorted(self._events) for r in self._events[s] if r.name == name]

    def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
        """Return every key of a session, by (scope, key)."""
        with self._lock:
            own = [key for scope, key in self._idempotency_records if scope == session]
            scoped_keys = sorted((scope, key) for scope in (HOUSE, session) for key in own)
            records = [self._idempotency_records.get(scoped) for scoped in scoped_keys]
        return [record for record in records if record and record.session == session]

    def idempotency_record(self, scope: str, key: str) -> IdempotencyRecord | None:
        """Return the record of a key, or None."""
        with self._lock:
            return self._idempotency_records.get((scope, key))

    def stored_result(self, scope: str, key: str) -> IdempotencyRecord | RefusedKey | None:
        """Return what is stored about a key: its response, its refusal, or None."""
        return self.idempotency_record(scope, key) or self.refused_keys.find(scope, key)

    def row(self, session: str) -> SessionRow | None:
        """Return a session's row, or None."""
        with self._lock:
            return self._rows.get(session)

    def rows(
        self,
        *,
        before: tuple[str, str] | None,
        limit: int,
        only: SessionFilter = EVERY_SESSION,
    ) -> list[SessionRow]:
        """Return the sessions before the cursor ``before``, newest first."""
        with self._lock:
            rows = sorted(self._rows.values(), key=lambda r: (r.opened_at, r.id), reverse=True)
        wanted = [r for r in rows if only.accepts(r)]
        return [r for r in wanted if before is None or (r.opened_at, r.id) < before][:limit]

    def sessions_of_gathering(self, gathering: str) -> list[SessionRow]:
        """Return the sessions of an evening, oldest first."""
        with self._lock:
            rows = [row for row in self._rows.values() if row.gathering == gathering]
        return sorted(rows, key=lambda r: (r.opened_at, r.id))

    def stream_row(self, stream: str) -> StreamRow | None:
        """Return the row of an evening or a person, or None."""
        with self._lock:
            return self._stream_rows.get(stream)

    def stream_rows(
        self, kind: str, *, before: tuple[str, str] | None, limit: int
    ) -> list[StreamRow]:
        """Return the rows of a kind before the cursor, newest first."""
        with self._lock:
            rows = [row for row in self._stream_rows.values() if row.kind == kind]
        rows.sort(key=lambda r: (r.opened_at, r.id), reverse=True)
        return [r for r in rows if before is None or (r.opened_at, r.id) < before][:limit]

    def contact(self, person: str) -> str | None:
        """Return how to reach a person, or None."""
        with self._lock:
            return self._contacts.get(person)

    def contacts(self, people: Sequence[str]) -> Mapping[str, str]:
        """Return how to reach people, by person, as far as that is known."""
        with self._lock:
            return {person: self._contacts[person] for person in people if person in self._contacts}

    def put_contact(self, person: str, contact: str | None) -> None:
        """Store how to reach a person; None erases it."""
        with self._lock:
            self._contacts.pop(person, None)
            if contact is not None:
                self._contacts[person] = contact

    def changed_sessions(self, *, after: tuple[int, str], limit: int) -> list[ChangedSession]:
        """Return the sessions after the cursor ``after``, the longest unchanged first."""
        with self._lock:
            rows = [ChangedSession(self._positions[r.id], r) for r in self._rows.values()]
        rows.sort(key=lambda changed: (changed.position, changed.row.id))
        return [r for r in rows if (r.position, r.row.id) > after][:limit]

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        """Return the ids of sessions that owe a settlement, the longest waiting first."""
        with self._lock:
            unsettled = sorted(
                (r.changed_at, r.id) for r in self._rows.values() if r.owes_settlement
            )
        return [session for _, session in unsettled[:limit]]

    def postings(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[tuple[int, Posting]]:
        """Return postings with their version, oldest first."""
        with self._lock:
            rows = [
                (version, posting)
                for version, posting in self._postings.get(stream, [])
                if version > after and (upto is None or version <= upto)
            ]
        if limit is None or len(rows) <= limit:
            return rows
        last = rows[limit - 1][0]
        return [row for row in rows if row[0] <= last]

    def account_postings(
        self, stream: str, account: str, *, after: int, upto: int, limit: int
    ) -> list[NumberedPosting]:
        """Return postings from or to an account, oldest first."""
        postings = numbered(self.postings(stream, after=after, upto=upto))
        own = [p for p in postings if account in {p.posting.source, p.posting.target}]
        last = own[limit - 1].version if len(own) > limit else upto
        return [posting for posting in own if posting.version <= last]

    def balances(self, stream: str, *, upto: int | None = None) -> Mapping[str, int]:
        """Return the balance of every account that has postings, in order of name."""
        balances = balances_of(posting for _, posting in self.postings(stream, upto=upto))
        return dict(sorted(balances.items()))

    def standings(self, session: str) -> StandingsRow | None:
        """Return the standings last computed, or None."""
        with self._lock:
            return self._standings.get(session)

    def standings_of(self, sessions: Sequence[str]) -> Mapping[str, StandingsRow]:
        """Return the standings last computed, by session."""
        with self._lock:
            known = {session: self._standings.get(session) for session in sessions}
        return {session: row for session, row in known.items() if row}

    def put_standings(self, *rows: StandingsRow) -> None:
        """Store standings. An older version never replaces a newer one."""
        with self._lock:
            for row in rows:
                known, session = self._standings.get(row.session), self._rows.get(row.session)
                reached = session.version if session else known.version if known else 0
                if known is None or known.version <= row.version or known.version > reached:
                    self._standings[row.session] = row

    def replace_postings(
        self, stream: str, postings: Sequence[tuple[int, Posting]], *, upto: int
    ) -> None:
        """Replace the postings with version <= ``upto`` by ``postings``."""
        with self._lock:
            stored, row = self._postings.get(stream, []), self._rows.get(stream)
            reached = row.version if row else ALL
            newer = [posting for posting in stored if upto < posting[0] <= reached]
            self._postings[stream] = [*postings, *newer]

    def streams(self) -> list[str]:
        """Return every stream that has events, in order of name."""
        with self._lock:
            return sorted(self._events)

    def stored_events(self, stream: str) -> list[StoredEvent]:
        """Return the events of a stream as stored, not decoded, oldest first."""
        return [StoredEvent(*event_row(recorded)) for recorded in self.events(stream)]

    def replace_session_row(self, row: SessionRow) -> None:
        """Replace the row of a session. A newer row stays."""
        with self._lock:
            stored = self._rows.get(row.id)
            if not stored or not row.version < stored.version <= len(self._events[row.id]):
                self._rows[row.id] = row
                self._positions[row.id] = max(self._positions.values(), default=0) + 1

    def replace_stream_row(self, row: StreamRow) -> None:
        """Replace the row of an evening or a person. A newer row stays."""
        with self._lock:
            stored = self._stream_rows.get(row.id)
            is_newer = stored is not None and stored.version > row.version
            if stored is None or not is_newer or stored.version > len(self._events[row.id]):
                self._stream_rows[row.id] = row

    def listed_streams(self, *, after: int = 0) -> list[ListedStream]:
        """Return the lines of the chained list with a number > ``after``."""
        with self._lock:
            return self._stream_list[after:]

    def newest_listed_stream(self) -> ListedStream | None:
        """Return the last line of the chained list, or None."""
        with self._lock:
            return self._stream_list[-1] if self._stream_list else None

    def first_events(self) -> list[FirstEvent]:
        """Return the first event of every stream."""
        with self._lock:
            firsts = [events[0] for events in self._events.values()]
        return [FirstEvent(r.stream, r.entry, r.hash) for r in firsts if r.version == 1]

    def key_scopes(self) -> list[KeyScope]:
        """Return every scope with keys, and every key outside its session's scope."""
        with self._lock:
            records = list(self._idempotency_records.values())
        scopes = {(r.scope, r.session, None if r.scope == r.session else r.key) for r in records}
        return [KeyScope(*scope) for scope in scopes]

    def derived_streams(self) -> list[str]:
        """Return every stream that has postings or standings."""
        with self._lock:
            with_postings = [stream for stream, postings in self._postings.items() if postings]
            return sorted({*with_postings, *self._standings})

    def protection_faults(self) -> list[str]:
        """Return an empty list: memory has no tables."""
        return []
