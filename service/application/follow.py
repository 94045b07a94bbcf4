"""Following sessions live: what is announced, and the store wherever that may not be enough."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic

from service.application.errors import StoreUnusable
from service.application.handle import Ports
from service.application.ports import SessionRow, SessionUpdate
from service.application.times import later
from service.domain.game import CLOSED

HEARTBEAT_SECONDS = 15.0
LOOK_SECONDS = 1.0
"""How often to look at the store while announcements do not arrive."""

OVERLAP_SECONDS = 60
"""How far the clocks of two machines may be apart before something is missed."""

PAGE = 500

Look = Callable[[], Sequence[SessionUpdate]]
IsNew = Callable[[SessionUpdate], bool]
Mark = Callable[[SessionUpdate], str | None]
Knows = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Told:
    """One thing to tell. ``mark`` is where to take the stream up again once this was heard.

    There is none in the midst of what came together.
    """

    news: SessionUpdate
    mark: str | None


Step = Told | None


def follow(ports: Ports, session: str, after: int) -> Iterator[Step]:
    """Yield how far ``session`` is whenever that is further than before, at first than ``after``.

    What comes fast may come as one. None is yielded when nothing has happened for
    ``HEARTBEAT_SECONDS``. Ends when the process is about to. A mark is a version.
    """
    seen = after

    def look() -> Sequence[SessionUpdate]:
        row = ports.store.row(session)
        return [_announced(row)] if row else []

    def is_new(news: SessionUpdate) -> bool:
        nonlocal seen
        if news.version <= seen:
            return False
        seen = news.version
        return True

    yield from _following(ports, session, look, is_new, lambda news: str(news.version))


def follow_all(ports: Ports, since: str | None, knows: Knows) -> Iterator[Step]:
    """Yield how far each session that one ``knows`` is whenever it has moved on; see ``follow``.

    First come those that changed after the time ``since``, and some that did so just before; for
    None all that are not closed. A mark is the time of the last look at all of them.
    """
    seen: dict[str, int] = {}
    looked_at = since

    def look() -> Sequence[SessionUpdate]:
        nonlocal looked_at
        now = ports.clock.now()
        rows = [row for row in _moved(ports, looked_at) if looked_at or row.phase != CLOSED]
        looked_at = now
        return [_announced(row) for row in rows]

    def is_new(news: SessionUpdate) -> bool:
        if news.version <= seen.get(news.session, 0) or not knows(news.session):
            return False
        seen[news.session] = news.version
        return True

    yield from _following(ports, None, look, is_new, lambda _news: looked_at)


def _following(
    ports: Ports, session: str | None, look: Look, is_new: IsNew, mark: Mark
) -> Iterator[Step]:
    notifier = ports.notifier
    with notifier.subscribe(session) as subscription:
        heard: Sequence[SessionUpdate] = ()
        look_at, beat_at = monotonic(), monotonic() + HEARTBEAT_SECONDS
        while not notifier.is_closed:
            # However much is heard: what was never announced is found by looking only.
            if not heard or monotonic() >= look_at:
                heard, look_at = _with_look(look, heard, live=notifier.is_live)
            if fresh := [news for news in heard if is_new(news)]:
                yield from (Told(news, None) for news in fresh[:-1])
                yield Told(fresh[-1], mark(fresh[-1]))
                beat_at = monotonic() + HEARTBEAT_SECONDS
            elif monotonic() >= beat_at:
                yield None
                beat_at = monotonic() + HEARTBEAT_SECONDS
            heard = subscription.wait(max(0.0, min(beat_at, look_at) - monotonic()))


def _with_look(
    look: Look, heard: Sequence[SessionUpdate], *, live: bool
) -> tuple[Sequence[SessionUpdate], float]:
    """Return what was heard and seen, and when to look again.

    A store that is away for a moment ends no stream: it is looked at again soon.
    """
    try:
        seen = look()
    except StoreUnusable:
        return heard, monotonic() + LOOK_SECONDS
    return [*heard, *seen], monotonic() + (HEARTBEAT_SECONDS if live else LOOK_SECONDS)


def _moved(ports: Ports, since: str | None) -> Iterator[SessionRow]:
    after = (later(since, -OVERLAP_SECONDS), "") if since else ("", "")
    while page := ports.store.changed_sessions(after=after, limit=PAGE):
        yield from page
        after = (page[-1].changed_at, page[-1].id)


def _announced(row: SessionRow) -> SessionUpdate:
    return SessionUpdate(row.id, row.version, settled=not row.owes_settlement)
