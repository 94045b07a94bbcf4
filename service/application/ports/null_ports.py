"""A job queue and a notifier that do nothing, for ``paroli play`` and other commands."""

from collections.abc import Iterator
from contextlib import contextmanager

from service.application.ports.notifier import SessionUpdate


class NoJobQueue:
    """Drops every job. The next entry settles the last draw."""

    def enqueue_settlement(self, session: str, version: int) -> None:
        """Do nothing."""

    def enqueue_audit(self, session: str, version: int) -> None:
        """Do nothing."""

    def enqueue_report(self, report: str, version: int) -> None:
        """Do nothing."""


class NoSubscription:
    """Receives no updates."""

    def wait(self, seconds: float) -> list[SessionUpdate]:  # noqa: ARG002 - a port
        """Return an empty list immediately: no update will come."""
        return []

    def wake(self) -> None:
        """Do nothing: no call of ``wait`` lasts."""


class NoNotifier:
    """Drops every update."""

    is_live = True
    is_closed = False

    def publish(self, update: SessionUpdate) -> None:
        """Do nothing."""

    @contextmanager
    def subscribe(
        self,
        session: str | None = None,  # noqa: ARG002 - a port
    ) -> Iterator[NoSubscription]:
        """Yield a subscription that receives nothing."""
        yield NoSubscription()
