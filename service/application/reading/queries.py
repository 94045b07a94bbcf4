"""Reads lists of sessions, events and postings, page by page."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from service.application.errors import UnknownSession
from service.application.ports.keyring import HOUSE, Grant
from service.application.ports.store import (
    EVERY_SESSION,
    NumberedPosting,
    SessionFilter,
    SessionRow,
    Store,
)
from service.application.sessions.named_players import names_player
from service.application.sessions.session import Session
from service.domain.ledger import Posting
from service.domain.session.log.recorded import Recorded
from service.domain.values.names import searchable

ROWS_PER_READ = 100
_NAMES_PER_READ = 500
_EVENTS_PER_READ = 20


class SearchLimits(NamedTuple):
    """How much one request searches: names of sessions, and versions of a session's log."""

    names: int = 5000
    versions: int = 5000


DEFAULT_LIMITS = SearchLimits()

T = TypeVar("T")


class Page(NamedTuple, Generic[T]):
    """A part of a list; ``next`` is the version to continue after, None at the end."""

    items: Sequence[T]
    next: int | None


@dataclass(frozen=True, slots=True)
class EventFilter:
    """Which events of the log to list. None: no condition. ``type`` may lack its version."""

    type: str | None = None
    player: str | None = None


EVERY_EVENT = EventFilter()


class SessionPage(NamedTuple):
    """A part of the list of sessions; ``next`` is the cursor to continue with, None at the end."""

    rows: Sequence[SessionRow]
    next: tuple[str, str] | None


class Queries:
    """Reads from the store for clients; safe to share between threads."""

    def __init__(self, store: Store, limits: SearchLimits = DEFAULT_LIMITS) -> None:
        self._store, self._limits = store, limits

    def row(self, session: str) -> SessionRow:
        """Return a session's row. Raises: ``UnknownSession``."""
        row = self._store.row(session)
        if row is None:
            raise UnknownSession(session)
        return row

    def events(self, session: str, *, after: int, limit: int) -> Page[Recorded]:
        """Return a page of the log, oldest first. Raises: ``UnknownSession``."""
        events = self._store.events(session, after=after, limit=limit + 1)
        if not events:
            self.row(session)
        page = events[:limit]
        return Page(page, page[-1].version if len(events) > limit else None)

    def events_that_match(
        self, current: Session, wanted: EventFilter, *, after: int, limit: int
    ) -> Page[Recorded]:
        """Return a page of the events of a type, or that name a player, oldest first.

        A page may have fewer events than ``limit`` although more follow; see ``SearchLimits``.
        """
        upto = after + self._limits.versions
        events = self._candidates(current, wanted, after=after, upto=upto, limit=limit + 1)
        player = wanted.player
        if player is not None:
            events = [r for r in events if names_player(current.game, r, player)]
        if len(events) > limit:
            return Page(events[:limit], events[limit - 1].version)
        return Page(events, upto if upto < current.version else None)

    def _candidates(
        self, current: Session, wanted: EventFilter, *, after: int, upto: int, limit: int
    ) -> Sequence[Recorded]:
        """Return the events of the wanted type; all of them if a player is wanted too."""
        if wanted.type is None:
            return self._store.events(current.id, after=after, upto=upto)
        most = limit if wanted.player is None else self._limits.versions
        return self._store.events_of_type(
            current.id, wanted.type, after=after, upto=upto, limit=most
        )

    def entry_events(self, current: Session, version: int) -> Sequence[Recorded]:
        """Return the events of the entry with the event of a version, oldest first.

        The events of an entry stand together in the log. The session has reached that version.
        """
        last, events = current.version, self._store.events(current.id, after=version - 1, limit=1)
        first, entry = version, events[0].entry
        while events[0].entry == entry and first > 1:
            first = max(1, first - _EVENTS_PER_READ)
            events = self._store.events(current.id, after=first - 1, upto=version)
        while events[-1].entry == entry and events[-1].version < last:
            after = events[-1].version
            limit = min(_EVENTS_PER_READ, last - after)
            events += self._store.events(current.id, after=after, limit=limit)
        return [recorded for recorded in events if recorded.entry == entry]

    def whole_log(self, current: Session) -> Sequence[Recorded]:
        """Return the log of a session up to its version."""
        return self._store.events(current.id, upto=current.version)

    def postings(
        self, session: str, *, after: int, upto: int, limit: int
    ) -> Page[tuple[int, Posting]]:
        """Return a page of the journal up to a version; a page never ends within an event."""
        page = self._store.postings(session, after=after, upto=upto, limit=limit)
        last = page[-1][0] if page else upto
        more = self._store.postings(session, after=last, upto=upto, limit=1)
        return Page(page, last if more else None)

    def account_postings(
        self, session: str, account: str, *, after: int, upto: int, limit: int
    ) -> Page[NumberedPosting]:
        """Return a page of the postings from or to an account; see ``postings``.

        A page may have fewer postings than ``limit`` although more follow; see ``SearchLimits``.
        """
        searched = min(upto, after + self._limits.versions)
        read = partial(self._store.account_postings, session, account, upto=searched)
        page = read(after=after, limit=limit)
        last = page[-1].version if page else searched
        if read(after=last, limit=1):
            return Page(page, last)
        return Page(page, searched if searched < upto else None)

    def balances(self, session: str, *, upto: int) -> Mapping[str, int]:
        """Return the balance of every account at a version, in smallest units."""
        return self._store.balances(session, upto=upto)

    def hash_at(self, current: Session, version: int) -> str:
        """Return the hash of the event at a version that the session has reached."""
        if version == current.version:
            return current.head
        return self._store.events(current.id, after=version - 1, limit=1)[0].hash

    def rows(
        self,
        grant: Grant,
        *,
        before: tuple[str, str] | None,
        limit: int,
        only: SessionFilter = EVERY_SESSION,
    ) -> Sequence[SessionRow]:
        """Return the sessions that a key may read, newest first, older than the cursor ``before``.

        A cursor is (``opened_at``, ``id``).
        """
        if grant.sessions is None:
            return self._store.rows(before=before, limit=limit, only=only)
        known = (self._store.row(session) for session in grant.sessions)
        rows = [row for row in known if row and only.accepts(row)]
        rows.sort(key=cursor_of, reverse=True)
        return [row for row in rows if before is None or cursor_of(row) < before][:limit]

    def sessions(
        self,
        grant: Grant,
        *,
        before: tuple[str, str] | None,
        limit: int,
        only: SessionFilter,
        name: str | None,
    ) -> SessionPage:
        """Return a page of the sessions that a key may read; see ``rows``.

        ``name`` is a part of their names, whatever the case and the accents. Then a page may have
        fewer sessions than ``limit`` although more follow; see ``SearchLimits``.
        """
        if name is None:
            rows = self.rows(grant, before=before, limit=limit + 1, only=only)
            return SessionPage(rows[:limit], cursor_of(rows[limit - 1]) if rows[limit:] else None)
        part, found = searchable(name), list[SessionRow]()
        for searched in range(0, self._limits.names, _NAMES_PER_READ):
            read = min(_NAMES_PER_READ, self._limits.names - searched)
            rows = self.rows(grant, before=before, limit=read, only=only)
            # The engines of databases fold the case of ASCII letters only.
            found += [row for row in rows if part in searchable(row.name)]
            if len(found) > limit:
                return SessionPage(found[:limit], cursor_of(found[limit - 1]))
            if len(rows) < read:
                return SessionPage(found, None)
            before = cursor_of(rows[-1])
        return SessionPage(found, before)

    def all_rows(
        self, grant: Grant, *, before: tuple[str, str] | None = None
    ) -> Iterator[SessionRow]:
        """Yield the sessions that a key may read, newest first, older than the cursor."""
        while rows := self.rows(grant, before=before, limit=ROWS_PER_READ):
            yield from rows
            before = cursor_of(rows[-1])

    def rows_before(self, at: str) -> Iterator[SessionRow]:
        """Yield all sessions that opened before a time, newest first."""
        return self.all_rows(Grant(HOUSE), before=(at, ""))


def cursor_of(row: SessionRow) -> tuple[str, str]:
    """Return the position of a session in the list of sessions."""
    return row.opened_at, row.id
