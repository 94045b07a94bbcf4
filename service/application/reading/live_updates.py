"""Live updates of sessions: announcements of other processes, completed from the store."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from service.application.errors import StoreUnusable
from service.application.ports.notifier import SessionUpdate
from service.application.ports.ports import Ports
from service.application.ports.store import ChangedSession, SessionRow
from service.application.reading.stream_client import StreamClient
from service.domain.port.parties import CLOSED

HEARTBEAT_SECONDS = 15.0
POLL_SECONDS = 1.0
"""How often to poll the store while announcements do not arrive."""

OVERLAP = 1000
"""How many changes before the last known one each poll begins.

Concurrent transactions may end in another order than that of their positions.
"""

PAGE = 500

ReadStore = Callable[[], Sequence[SessionUpdate]]
IsNew = Callable[[SessionUpdate], bool]
ResumeId = Callable[[SessionUpdate], str | None]
MaySee = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Update:
    """One update of a session. ``resume_id`` is where a client resumes after it.

    Only the last of several simultaneous updates has one. ``announced``: an announcement brought
    it; otherwise it was read from the store.
    """

    news: SessionUpdate
    resume_id: str | None
    announced: bool


@dataclass(frozen=True, slots=True)
class _Search:
    """What a feed looks for: updates of ``session`` or of all, in the store and announced."""

    session: str | None
    read_store: ReadStore
    is_new: IsNew
    resume_id: ResumeId


def follow(ports: Ports, session: str, after: int, client: StreamClient) -> Iterator[Update | None]:
    """Yield an update of ``session`` whenever its version grows beyond ``after``.

    Updates in quick succession may be merged. Yields None after ``HEARTBEAT_SECONDS`` without an
    update. Ends when the process stops or ``client`` leaves. A resume id is a version.
    """
    newest = after

    def read_store() -> Sequence[SessionUpdate]:
        row = ports.store.row(session)
        return [_announced(row)] if row else []

    def is_new(news: SessionUpdate) -> bool:
        nonlocal newest
        if news.version <= newest:
            return False
        newest = news.version
        return True

    search = _Search(session, read_store, is_new, lambda news: str(news.version))
    yield from _updates(ports, search, client)


def follow_all(
    ports: Ports, since: int | None, may_see: MaySee, client: StreamClient
) -> Iterator[Update | None]:
    """Yield an update of each session that passes ``may_see`` whenever its version grows.

    First come sessions that changed after the position ``since``, and some that changed shortly
    before it; if the store has not reached it, or it is None, all that are not closed. A resume id
    is the position of the last change that a poll found. See ``follow``.
    """
    newest: dict[str, int] = {}
    reached: int | None = None

    def read_store() -> Sequence[SessionUpdate]:
        nonlocal reached
        start = reached
        if start is None and since is not None and _has_reached(ports, since):
            start = since
        changed = list(_changed_sessions(ports, (start or 0) - OVERLAP))
        if start is None:
            newest.update({row.id: row.version for _, row in changed if row.phase == CLOSED})
        reached = max((position for position, _ in changed), default=start or 0)
        return [_announced(row) for _, row in changed]

    def is_new(news: SessionUpdate) -> bool:
        if news.version <= newest.get(news.session, 0) or not may_see(news.session):
            return False
        newest[news.session] = news.version
        return True

    def resume_id(_news: SessionUpdate) -> str | None:
        return None if reached is None else str(reached)

    yield from _updates(ports, _Search(None, read_store, is_new, resume_id), client)


def _updates(ports: Ports, search: _Search, client: StreamClient) -> Iterator[Update | None]:
    notifier = ports.notifier
    with notifier.subscribe(search.session) as subscription:
        client.wake_with(subscription.wake)
        announced: Sequence[SessionUpdate] = ()
        poll_at, heartbeat_at = monotonic(), monotonic() + HEARTBEAT_SECONDS
        while not (notifier.is_closed or client.has_left):
            # Poll even if announcements arrive: a lost announcement is found only by polling.
            stored: Sequence[SessionUpdate] = ()
            if not announced or monotonic() >= poll_at:
                stored, poll_at = _store_rows(search.read_store, live=notifier.is_live)
            fresh = [
                Update(news, None, announced=True) for news in announced if search.is_new(news)
            ]
            fresh += [Update(news, None, announced=False) for news in stored if search.is_new(news)]
            if fresh:
                yield from fresh[:-1]
                yield replace(fresh[-1], resume_id=search.resume_id(fresh[-1].news))
                heartbeat_at = monotonic() + HEARTBEAT_SECONDS
            elif monotonic() >= heartbeat_at:
                yield None
                heartbeat_at = monotonic() + HEARTBEAT_SECONDS
            announced = subscription.wait(max(0.0, min(heartbeat_at, poll_at) - monotonic()))


def _store_rows(read_store: ReadStore, *, live: bool) -> tuple[Sequence[SessionUpdate], float]:
    """Return the updates in the store, and the time of the next poll.

    If the store is away for a moment, the stream continues and polls again soon.
    """
    try:
        stored = read_store()
    except StoreUnusable:
        return (), monotonic() + POLL_SECONDS
    return stored, monotonic() + (HEARTBEAT_SECONDS if live else POLL_SECONDS)


def _has_reached(ports: Ports, position: int) -> bool:
    """Return False if the store was restored from a backup that is older than ``position``."""
    return bool(ports.store.changed_sessions(after=(position - 1, ""), limit=1))


def _changed_sessions(ports: Ports, position: int) -> Iterator[ChangedSession]:
    after = (position, "")
    while True:
        page = ports.store.changed_sessions(after=after, limit=PAGE)
        yield from page
        if len(page) < PAGE:
            return  # while clients write, another page would always find something
        after = (page[-1].position, page[-1].row.id)


def _announced(row: SessionRow) -> SessionUpdate:
    return SessionUpdate(row.id, row.version, settled=not row.owes_settlement)
