"""The interface by which the application tells clients that a session has a new version."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class SessionUpdate:
    """The newest version of a session; ``settled`` is True if it owed no settlement then."""

    session: str
    version: int
    settled: bool


class Subscription(Protocol):
    """Receives the updates of one session or of all."""

    def wait(self, seconds: float) -> Sequence[SessionUpdate]:
        """Return the updates since the last call, waiting up to ``seconds`` for one.

        Only the newest update of each session is returned, and the caller may know it already. An
        empty result means that time is up, or that updates may be lost: read the store.
        """

    def wake(self) -> None:
        """End the wait of another thread, or the next wait, with an empty result."""


class Notifier(Protocol):
    """Publishes session updates to the subscriptions of all processes."""

    @property
    def is_live(self) -> bool:
        """Whether updates of all processes arrive here. If not, read the store often."""

    @property
    def is_closed(self) -> bool:
        """Whether this process is about to end. Subscribers then stop."""

    def publish(self, update: SessionUpdate) -> None:
        """Send an update to all subscriptions of its session."""

    def subscribe(self, session: str | None = None) -> AbstractContextManager[Subscription]:
        """Yield a subscription to one session, or to all. It starts with the next update."""
