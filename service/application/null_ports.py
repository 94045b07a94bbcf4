"""Doorbell and notice for where nobody listens: a sheet that is only played, a command line."""

from collections.abc import Iterator
from contextlib import contextmanager

from service.application.ports import Announced


class NoDoorbell:
    """Rings nowhere; settlement follows with the next entry."""

    def settle(self, session: str, version: int) -> None:
        """Do nothing."""

    def reckon(self, session: str, version: int) -> None:
        """Do nothing."""

    def audit(self, session: str, version: int) -> None:
        """Do nothing."""


class NoWatch:
    """Hears nothing."""

    def heard(self, seconds: float) -> list[Announced]:  # noqa: ARG002 - a port
        """Return at once: nobody will announce anything."""
        return []


class NoNotice:
    """Tells nobody."""

    live = True
    over = False

    def announce(self, news: Announced) -> None:
        """Do nothing."""

    @contextmanager
    def watch(self, session: str | None = None) -> Iterator[NoWatch]:  # noqa: ARG002 - a port
        """Lend an ear that hears nothing."""
        yield NoWatch()
