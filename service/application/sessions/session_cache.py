"""A bounded cache of sessions."""

import threading
from collections.abc import Sequence

from service.application.bounded_dict import BoundedDict
from service.application.errors import UnknownSession
from service.application.ports.store import Store
from service.application.sessions.session import Session, game_of
from service.application.sessions.session_fold import (
    CheckpointMissing,
    session_of_history,
    with_events,
)
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.session.corrections import EntryAmended
from service.domain.session.history import is_amended, replaced_ranges
from service.domain.session.log.recorded import Recorded


class SessionCache:
    """A bounded LRU cache of sessions, read from the store.

    A read brings a session up to date with the events that are newer than the cached ones. It also
    reads the last cached event: a restored database may have lost its newest commits.
    """

    def __init__(self, store: Store, *, size: int = 256) -> None:
        self._store = store
        self._cached = BoundedDict[str, Session](size)
        self._lock = threading.Lock()

    def cached(self, session: str) -> Session | None:
        """Return the session as this process knows it, or None. The log may have newer events."""
        with self._lock:
            return self._cached.get(session)

    def current(self, session: str) -> Session:
        """Return the session as the log has it now. Raises: ``UnknownSession``."""
        cached = self.cached(session)
        if cached is None:
            return self.put(self._from_start(session))
        events = self._store.events(session, after=cached.version - 1)
        if not events or events[0].hash != cached.head:
            self._forget(session)
            return self.put(self._from_start(session))
        try:
            return self.put(with_events(cached, events[1:]))
        except CheckpointMissing:
            return self.put(self._from_start(session))

    def game(self, session: str) -> AnyGame:
        """Return the session's game, which never changes. Raises: ``UnknownSession``."""
        cached = self.cached(session)
        if cached is not None:
            return cached.game
        row = self._store.row(session)
        if row is None:
            raise UnknownSession(session)
        return GAMES[row.game]

    def _forget(self, session: str) -> None:
        with self._lock:
            self._cached.pop(session, None)

    def put(self, session: Session) -> Session:
        """Cache ``session`` unless a newer one is cached; return it."""
        with self._lock:
            cached = self._cached.get(session.id)
            if cached is None or cached.version < session.version:
                cached = session
            self._cached.keep(session.id, cached)
        return session

    def at_version(self, session: str, version: int) -> Session:
        """Return the session as it was at an earlier version. Raises: ``UnknownSession``."""
        return self._from_start(session, upto=self.whole_version(session, version))

    def whole_version(self, session: str, version: int) -> int:
        """Return ``version``, or the one before the correction that ended only after it.

        Between the events of one correction there is no state that a client ever saw.
        """
        of_session = self._store.session_events(session, upto=version + 1)
        numbers = [i for i, r in enumerate(of_session) if isinstance(r.event, EntryAmended)]
        following = self._store.events(session, after=version, limit=1)
        if not numbers or not following:
            return version
        amended, before = of_session[numbers[-1]], of_session[max(numbers[-1] - 1, 0)]
        event, taken = amended.event, is_amended(before.event, amended.event)
        first = before if taken and before.entry == amended.entry else amended
        made = {*event.added, *event.ids_of_repeated(session, amended.entry)}
        inside = following[0].entry in made or following[0].version == amended.version
        return first.version - 1 if inside and first.version <= version else version

    def _from_start(self, session: str, upto: int | None = None) -> Session:
        history = self._read(session, upto)
        if not history:
            raise UnknownSession(session)
        return session_of_history(game_of(history[0]), history)

    def _read(self, session: str, upto: int | None) -> Sequence[Recorded]:
        """Read the log without the events that corrections replaced, which may be most of it."""
        of_session = self._store.session_events(session, upto=upto)
        replaced = replaced_ranges(of_session)
        if not replaced:
            return self._store.events(session, upto=upto)
        history, after = list[Recorded](), 0
        for first, last in replaced:
            history += self._store.events(session, after=after, upto=first - 1)
            history += [r for r in of_session if first <= r.version <= last]
            after = last
        return [*history, *self._store.events(session, after=after, upto=upto)]
