"""Reads lists of sessions, events and postings, page by page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from service.application.errors import UnknownSession
from service.application.keyring import HOUSE, Grant
from service.application.ports import SessionRow, Store
from service.application.session import Session
from service.domain.history import Recorded
from service.domain.ledger import Posting
from service.domain.parties import CLOSED

ROWS_PER_READ = 100

T = TypeVar("T")


class Page(NamedTuple, Generic[T]):
    """A part of a list; ``next`` is the version to continue after, None at the end."""

    items: Sequence[T]
    next: int | None


class Queries:
    """Reads from the store for clients; safe to share between threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

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
        closed: bool | None = None,
    ) -> Sequence[SessionRow]:
        """Return the sessions that a key may read, newest first, older than the cursor ``before``.

        ``closed``: only closed ones, or only open ones. A cursor is (``opened_at``, ``id``).
        """
        if grant.sessions is None:
            return self._store.rows(before=before, limit=limit, closed=closed)
        known = [row for row in map(self._store.row, grant.sessions) if row]
        rows = [row for row in known if closed is None or (row.phase == CLOSED) is closed]
        rows.sort(key=cursor_of, reverse=True)
        return [row for row in rows if before is None or cursor_of(row) < before][:limit]

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
