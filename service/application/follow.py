"""Following sessions live: what is announced, and the store wherever that may not be enough."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from time import monotonic

from service.application.errors import StoreUnusable
from service.application.handle import Ports
from service.application.ports import Announced, SessionRow
from service.domain.game import CLOSED

HEARTBEAT_SECONDS = 15.0
LOOK_SECONDS = 1.0
"""How often to look at the store while announcements do not arrive."""

OVERLAP_SECONDS = 60
"""How far the clocks of two machines may be apart before something is missed."""

PAGE = 500

Step = Announced | None
Look = Callable[[], Sequence[Announced]]
IsNew = Callable[[Announced], bool]


def follow(ports: Ports, session: str, after: int) -> Iterator[Step]:
    """Yield how far ``session`` is whenever that is further than before, at first than ``after``.

    What comes fast may come as one. None is yielded when nothing has happened for
    ``HEARTBEAT_SECONDS``. Ends when the process is about to.
    """
    seen = after

    def look() -> Sequence[Announced]:
        row = ports.store.row(session)
        return [_announced(row)] if row else []

    def is_new(news: Announced) -> bool:
        nonlocal seen
        if news.version <= seen:
            return False
        seen = news.version
        return True

    yield from _following(ports, session, look, is_new)


def follow_all(ports: Ports, since: str | None) -> Iterator[Step]:
    """Yield how far each session is whenever one has moved on; see ``follow``.

    First come those that changed after the time ``since``, and some that did so just before; for
    None all that are not closed.
    """
    seen: dict[str, int] = {}
    looked_at = since

    def look() -> Sequence[Announced]:
        nonlocal looked_at
        now = ports.clock.now()
        rows = [row for row in _moved(ports, looked_at) if looked_at or row.phase != CLOSED]
        looked_at = now
        return [_announced(row) for row in rows]

    def is_new(news: Announced) -> bool:
        if news.version <= seen.get(news.session, 0):
            return False
        seen[news.session] = news.version
        return True

    yield from _following(ports, None, look, is_new)


def _following(ports: Ports, session: str | None, look: Look, is_new: IsNew) -> Iterator[Step]:
    notice = ports.notice
    with notice.watch(session) as watch:
        heard, beat_at = _looked(look), monotonic() + HEARTBEAT_SECONDS
        while not notice.over:
            if fresh := [news for news in heard if is_new(news)]:
                yield from fresh
                beat_at = monotonic() + HEARTBEAT_SECONDS
            elif monotonic() >= beat_at:
                yield None
                beat_at = monotonic() + HEARTBEAT_SECONDS
            left = max(0.0, beat_at - monotonic())
            patience = left if notice.live else min(left, LOOK_SECONDS)
            heard = watch.heard(patience) or _looked(look)


def _looked(look: Look) -> Sequence[Announced]:
    """Look at the store; one that is away for a moment ends no stream."""
    try:
        return look()
    except StoreUnusable:
        return ()


def _moved(ports: Ports, since: str | None) -> Iterator[SessionRow]:
    after = (_before(since), "") if since else ("", "")
    while page := ports.store.moved(after=after, limit=PAGE):
        yield from page
        after = (page[-1].changed_at, page[-1].id)


def _before(at: str) -> str:
    """Return the time ``OVERLAP_SECONDS`` before ``at``, both as a clock gives them."""
    then = datetime.fromisoformat(at.removesuffix("Z")) - timedelta(seconds=OVERLAP_SECONDS)
    return f"{then.isoformat(timespec='microseconds')}Z"


def _announced(row: SessionRow) -> Announced:
    return Announced(row.id, row.version, settled=not row.owes_settlement)
