"""The interfaces of what the application needs: a store, a clock and a job queue.

``store``, ``workers`` and ``app`` provide the implementations.
"""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from service.application.ports.keyring import Keyring
from service.application.ports.refused_keys import RefusedKey, RefusedKeys
from service.application.ports.report_files import ReportFiles
from service.domain.evenings.stream_list import FirstEvent, ListedStream
from service.domain.ledger import Posting
from service.domain.port.parties import CLOSED
from service.domain.session.log.recorded import Recorded
from service.domain.values.text_formats import Time, Uuid

HOUSE = "house"
"""The scope of idempotency keys that open sessions. All other keys are unique in their session."""


class Clock(Protocol):
    """The source of the current time."""

    def now(self) -> str:
        """Return the time in UTC as ISO 8601 with microseconds: 2026-01-06T20:15:00.000000Z."""


class Codec(Protocol):
    """Converts events to JSON and back."""

    def encode(self, event: Any) -> str:
        """Return the event's fields as canonical JSON."""

    def decode(self, name: str, data: str) -> Any:
        """Return the event stored under that name. An older shape is converted to the newest."""


@dataclass(frozen=True, slots=True)
class IdempotencyRecord:
    """The response to the request with one idempotency key, stored for ever, byte for byte.

    ``scope`` is a session's id or ``HOUSE``. ``fingerprint`` distinguishes two requests with the
    same key. ``session`` and ``version`` name what the request recorded. ``settled`` is False for
    a draw.
    """

    scope: str
    key: str
    fingerprint: str
    body: str
    session: str
    version: int
    settled: bool


@dataclass(frozen=True, slots=True)
class SessionRow:
    """The fields by which sessions are listed and found, without their history."""

    id: Uuid
    game: str
    name: str
    currency: str
    phase: str
    version: int
    owes_settlement: bool
    opened_at: Time
    changed_at: Time
    gathering: Uuid | None = None
    hidden: bool = False
    practice: bool = False

    @property
    def counts(self) -> bool:
        """Whether evenings include the session."""
        return not self.hidden and not self.practice


class ChangedSession(NamedTuple):
    """A session's row, and the position of its last change among the changes of all sessions.

    Positions grow with every change, whatever the clocks say. Concurrent changes may share one, and
    a lower position may appear after a higher one, if its transaction takes longer.
    """

    position: int
    row: SessionRow


@dataclass(frozen=True, slots=True)
class SessionFilter:
    """Which sessions to list. None: no condition.

    ``closed``: only closed ones, or only open ones. ``since`` <= ``opened_at`` < ``until``, as
    ISO 8601 in UTC; a part of a time, such as a date, is enough.
    """

    closed: bool | None = None
    game: str | None = None
    since: str | None = None
    until: str | None = None

    def accepts(self, row: SessionRow) -> bool:
        """Return whether a session is to be listed."""
        return (
            (self.closed is None or (row.phase == CLOSED) is self.closed)
            and self.game in {None, row.game}
            and (self.since is None or row.opened_at >= self.since)
            and (self.until is None or row.opened_at < self.until)
        )


EVERY_SESSION = SessionFilter()


@dataclass(frozen=True, slots=True)
class StreamRow:
    """The newest state of a stream that is not a session: an evening or a person.

    ``kind`` is the part of the id before the colon. ``body`` is the state as canonical JSON.
    """

    id: str
    kind: str
    name: str
    version: int
    opened_at: str
    changed_at: str
    body: str


class NumberedPosting(NamedTuple):
    """A posting with its version and its line among the postings of that version, from 1."""

    version: int
    line: int
    posting: Posting


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A session's standings as computed at ``version``; ``body`` is canonical JSON."""

    session: str
    version: int
    body: str


@dataclass(frozen=True, slots=True)
class Append:
    """What to record in one stream after version ``expected`` (0: a new stream).

    Each of ``postings`` carries the version of the event that made it. ``refused_keys`` are those
    of a batch's entries that were refused. ``access_key`` is the id of an access key that must not
    have ended, for an entry of a session that exists; None: it was checked before.
    """

    stream: str
    expected: int
    recorded: Sequence[Recorded]
    postings: Sequence[tuple[int, Posting]]
    idempotency_records: Sequence[IdempotencyRecord]
    row: SessionRow | StreamRow
    refused_keys: Sequence[RefusedKey] = ()
    access_key: str | None = None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event as stored, whether or not this version can decode it. See ``Recorded``."""

    stream: str
    version: int
    id: str
    entry: str
    name: str
    data: str
    at: str
    occurred_at: str | None
    actor: str
    previous_hash: str
    hash: str


class KeyScope(NamedTuple):
    """A scope with idempotency keys of a session; ``key`` is None if the session is the scope."""

    scope: str
    session: str
    key: str | None


class Store(Protocol):
    """The log and the data derived from it. Events and idempotency records are only added."""

    @property
    def keyring(self) -> Keyring:
        """The access keys in the same database."""

    @property
    def report_files(self) -> ReportFiles:
        """The requested reports in the same database."""

    @property
    def refused_keys(self) -> RefusedKeys:
        """The keys of refused requests in the same database."""

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything in one transaction, in the order of stream ids, or nothing.

        The same transaction adds each new stream to the chained list, and checks that no key is a
        refused one.

        Raises: ``WrongVersion``, also if an access key has ended, ``KeyTaken``, ``StoreUnusable``;
        ``ValueError`` if the versions of an append are not consecutive from ``expected`` to its
        row.
        """

    def lock_names(self) -> AbstractContextManager[None]:
        """Return a lock for those that check and give names of people and keys."""

    def try_write(self) -> None:
        """Write and remove a row.

        Raises: ``StoreUnwritable`` for a full disk or a read-only store; ``StoreUnusable``.
        """

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return the events with ``after`` < version <= ``upto``, oldest first."""

    def events_of_type(
        self, stream: str, event_type: str, *, after: int, upto: int, limit: int
    ) -> list[Recorded]:
        """Return the events stored under a name, with ``after`` < version <= ``upto``.

        A name without its version, such as ``session.filed``, stands for all its versions.
        """

    def session_events(self, stream: str, *, upto: int | None = None) -> list[Recorded]:
        """Return the events up to a version that are not of the game, oldest first."""

    def session_events_named(self, name: str) -> list[Recorded]:
        """Return the events of all sessions under a name that begins with ``session.``.

        They are by (stream, version).
        """

    def streams(self) -> list[str]:
        """Return every stream that has events, in order of name."""

    def stored_events(self, stream: str) -> list[StoredEvent]:
        """Return the events of a stream as stored, not decoded, oldest first."""

    def idempotency_record(self, scope: str, key: str) -> IdempotencyRecord | None:
        """Return the record of a key, or None."""

    def stored_result(self, scope: str, key: str) -> IdempotencyRecord | RefusedKey | None:
        """Return what is stored about a key: its response, its refusal, or None."""

    def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
        """Return every record of a session, by (scope, key).

        These are the records in its own scope, and of scope ``HOUSE`` those that opened it.
        """

    def row(self, session: str) -> SessionRow | None:
        """Return a session's row, or None."""

    def rows(
        self,
        *,
        before: tuple[str, str] | None,
        limit: int,
        only: SessionFilter = EVERY_SESSION,
    ) -> list[SessionRow]:
        """Return the sessions before the cursor ``before``, newest first by (opened_at, id)."""

    def sessions_of_gathering(self, gathering: str) -> list[SessionRow]:
        """Return the sessions of an evening, oldest first, hidden ones too."""

    def stream_row(self, stream: str) -> StreamRow | None:
        """Return the row of an evening or a person, or None."""

    def stream_rows(
        self, kind: str, *, before: tuple[str, str] | None, limit: int
    ) -> list[StreamRow]:
        """Return the rows of a kind before the cursor, newest first by (opened_at, id)."""

    def contact(self, person: str) -> str | None:
        """Return how to reach a person, or None. It is not in the log, so it can be erased."""

    def contacts(self, people: Sequence[str]) -> Mapping[str, str]:
        """Return how to reach people, by person, as far as that is known."""

    def put_contact(self, person: str, contact: str | None) -> None:
        """Store how to reach a person; None erases it."""

    def changed_sessions(self, *, after: tuple[int, str], limit: int) -> list[ChangedSession]:
        """Return the sessions after the cursor ``after``, by (position, id)."""

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        """Return the ids of sessions that owe a settlement, the longest waiting first."""

    def postings(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[tuple[int, Posting]]:
        """Return postings with their version, in the order made; ``limit`` counts postings.

        The last version returned is complete, even beyond ``limit``.
        """

    def account_postings(
        self, stream: str, account: str, *, after: int, upto: int, limit: int
    ) -> list[NumberedPosting]:
        """Return postings from or to an account; see ``postings``."""

    def balances(self, stream: str, *, upto: int | None = None) -> Mapping[str, int]:
        """Return the balance of every account that has postings, in order of name."""

    def standings(self, session: str) -> StandingsRow | None:
        """Return the standings last computed, or None."""

    def standings_of(self, sessions: Sequence[str]) -> Mapping[str, StandingsRow]:
        """Return the standings last computed, by session."""

    def put_standings(self, *rows: StandingsRow) -> None:
        """Store standings. Only a version beyond the session's is replaced by an older version."""

    def replace_postings(
        self, stream: str, postings: Sequence[tuple[int, Posting]], *, upto: int
    ) -> None:
        """Replace the postings of ``stream`` with version <= ``upto`` by ``postings``.

        Newer postings came with their events in the meantime and stay, unless the session has not
        reached their version.
        """

    def replace_session_row(self, row: SessionRow) -> None:
        """Replace the row of a session, or add it; the session then counts as changed.

        A row of a newer version stays, unless the log has not reached that version.
        """

    def replace_stream_row(self, row: StreamRow) -> None:
        """Replace the row of an evening or a person, or add it.

        A row of a newer version stays, unless the log has not reached that version.
        """

    def listed_streams(self, *, after: int = 0) -> list[ListedStream]:
        """Return the lines of the chained list with a number > ``after``, in their order."""

    def newest_listed_stream(self) -> ListedStream | None:
        """Return the last line of the chained list, or None."""

    def first_events(self) -> list[FirstEvent]:
        """Return the first event of every stream, in any order."""

    def key_scopes(self) -> list[KeyScope]:
        """Return every scope with idempotency keys, and every key outside its session's scope."""

    def derived_streams(self) -> list[str]:
        """Return every stream that has postings or standings."""

    def protection_faults(self) -> list[str]:
        """Return what is wrong with the tables, triggers and permissions that protect the log."""


class JobQueue(Protocol):
    """Hands jobs to a worker. A job carries an id only; it may be lost, repeated or late.

    ``version`` is the session's version at that moment; it makes the job's id unique.
    """

    def enqueue_settlement(self, session: str, version: int) -> None:
        """Request that a session's settlement is recorded."""

    def enqueue_audit(self, session: str, version: int) -> None:
        """Request that the accounts of a closed session are verified."""

    def enqueue_report(self, report: str, version: int) -> None:
        """Request that the report with that id is made."""
