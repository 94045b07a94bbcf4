"""Reports that a worker makes, and the interface of their store."""

from dataclasses import dataclass
from typing import Protocol

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
REPORT_STATES = (WAITING, RUNNING, DONE, FAILED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportFile:
    """A requested report of a session at ``version``, in one format and language.

    For a gathering, ``session`` is ``gathering:UUID``, and ``version`` the number of events of all
    its sessions. ``id`` starts with the id of the session or the gathering. ``state`` is one of
    ``REPORT_STATES``. ``done`` of ``total`` events are worked into it. ``changed_at`` is ISO 8601
    in UTC. ``error`` says why it failed.
    """

    id: str
    session: str
    version: int
    format: str
    language: str
    state: str
    done: int
    total: int
    changed_at: str
    error: str | None = None


class ReportFiles(Protocol):
    """The store of requested reports. They can be made again at any time, so they may be removed.

    Every method raises ``StoreUnusable`` if the store is down.
    """

    def put(self, report: ReportFile) -> None:
        """Store a request, or replace the one with its id. Its content is removed."""

    def find(self, report: str) -> ReportFile | None:
        """Return the report with that id, or None."""

    def progress(self, report: str, done: int, at: str) -> None:
        """Set how many events are done, and the state ``running``."""

    def finish(self, report: str, content: bytes, at: str) -> None:
        """Store the content, and the state ``done``."""

    def fail(self, report: str, error: str, at: str) -> None:
        """Set the state ``failed``, with the reason."""

    def content(self, report: str) -> bytes | None:
        """Return the content of a report that is done, or None."""

    def remove(self, *, before: str) -> None:
        """Remove the reports that changed last before a time."""
