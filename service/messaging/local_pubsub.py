"""Publish and subscribe within one process."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from service.application.ports.notifier import SessionUpdate


def keep_newest(updates: dict[str, SessionUpdate], update: SessionUpdate) -> None:
    """Put ``update`` into ``updates``, unless they hold a newer one of its session."""
    known = updates.get(update.session)
    if known is None or known.version < update.version:
        updates[update.session] = update


class LocalSubscription:
    """Receives updates for one subscriber and holds the newest of each session until it reads."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._updates: dict[str, SessionUpdate] = {}
        self._is_woken = False

    def deliver(self, update: SessionUpdate) -> None:
        """Add an update; it replaces older ones of its session."""
        with self._changed:
            keep_newest(self._updates, update)
            self._changed.notify()

    def wake(self) -> None:
        """End the subscriber's wait with an empty result: updates may be lost."""
        with self._changed:
            self._is_woken = True
            self._changed.notify()

    def wait(self, seconds: float) -> list[SessionUpdate]:
        """Return the updates since the last call; see ``ports.Subscription``."""
        with self._changed:
            self._changed.wait_for(self._is_due, seconds)
            updates = [] if self._is_woken else list(self._updates.values())
            self._updates.clear()
            self._is_woken = False
            return updates

    def _is_due(self) -> bool:
        return self._is_woken or bool(self._updates)


class LocalNotifier:
    """Publishes updates within one process. Safe to share between threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._subscriptions: dict[str | None, set[LocalSubscription]] = {}
        self.is_closed = False

    @property
    def is_live(self) -> bool:
        """Whether updates of all processes arrive here: always, as there is only this one."""
        return True

    def publish(self, update: SessionUpdate) -> None:
        """Send an update to the subscriptions of its session and of all sessions."""
        self.deliver(update)

    def deliver(self, update: SessionUpdate) -> None:
        """Pass an update to the subscriptions of this process."""
        with self._lock:
            subscriptions = [
                *self._subscriptions.get(update.session, ()),
                *self._subscriptions.get(None, ()),
            ]
        for subscription in subscriptions:
            subscription.deliver(update)

    def wake_all(self) -> None:
        """End the wait of every subscriber, so that each reads the store."""
        with self._lock:
            everything = [one for group in self._subscriptions.values() for one in group]
        for subscription in everything:
            subscription.wake()

    @contextmanager
    def subscribe(self, session: str | None = None) -> Iterator[LocalSubscription]:
        """Yield a subscription to one session, or to all."""
        subscription = LocalSubscription()
        with self._lock:
            self._subscriptions.setdefault(session, set()).add(subscription)
        try:
            yield subscription
        finally:
            with self._lock:
                others = self._subscriptions[session]
                others.remove(subscription)
                if not others:
                    del self._subscriptions[session]

    def close(self) -> None:
        """End every subscriber's wait; subscribers then stop."""
        self.is_closed = True
        self.wake_all()
