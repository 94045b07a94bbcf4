"""A service that one test after the other uses, each from the same content of the database."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from service.api.guards.stream_limits import Streams
from service.application.ports.store import Clock
from service.messaging.local_pubsub import LocalNotifier
from service.store.sqlite.driver import sqlite3
from tests.api.service_under_test import (
    DATABASE,
    ServiceUnderTest,
    next_address,
    open_threaded_service,
)
from tests.waiting import until


class InitialDatabase:
    """The content that a database has now, to be restored later in one write transaction."""

    def __init__(self, file: Path) -> None:
        self._file = sqlite3.connect(file, check_same_thread=False)
        self._content = sqlite3.connect(":memory:", check_same_thread=False)
        self._file.backup(self._content)

    def restore(self) -> None:
        self._content.backup(self._file)

    def close(self) -> None:
        self._content.close()
        self._file.close()


class ResettableService:
    """A service, as a WSGI application, and the content that its database had at first."""

    def __init__(self, service: ServiceUnderTest, initial: InitialDatabase) -> None:
        self.service = service
        self._initial = initial
        self._client_address = next_address()

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Any:
        # Failed sign-ins of one test do not count in the next.
        environ["REMOTE_ADDR"] = self._client_address
        return self.service.app(environ, start_response)

    @property
    def open_streams(self) -> int:
        """The number of event streams that pages have open."""
        streams: Streams = self.service.app.extensions["paroli-streams"]
        return streams.open

    def reset(self) -> None:
        """Make everything as it was at first.

        The pages of the test before are closed, but their streams may be open.
        """
        with self.streams_ending():
            until(lambda: self.open_streams == 0, "streams of closed pages are open")
        self._initial.restore()
        self._client_address = next_address()

    @contextmanager
    def streams_ending(self) -> Iterator[None]:
        """End every event stream at once, as a process does when it stops."""
        notifier = self.service.application.ports.notifier
        assert isinstance(notifier, LocalNotifier)
        notifier.close()
        yield
        notifier.is_closed = False


@contextmanager
def open_resettable_service(
    blank: Path, folder: Path, *, clock: Clock | None = None
) -> Iterator[ResettableService]:
    """Yield a service over a copy of the ``blank`` database."""
    with (
        open_threaded_service(blank, folder, clock=clock) as service,
        closing(InitialDatabase(folder / DATABASE)) as initial,
    ):
        yield ResettableService(service, initial)
