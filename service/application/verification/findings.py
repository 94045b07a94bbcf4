"""What a check of the stored data finds."""

from dataclasses import dataclass

from service.domain.ledger import Posting

VersionedPostings = list[tuple[int, Posting]]


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault, as a sentence. ``version`` is that of the faulty event, if there is one."""

    message: str
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Verified:
    """The result of checking a session. Empty ``findings``: its accounts are correct.

    ``events`` is their number. ``head`` is the last event's hash, which covers all of them.
    """

    session: str
    name: str
    events: int
    head: str
    findings: tuple[Finding, ...]


class Unreadable(Exception):  # noqa: N818 - reads well at the raise
    """A log that does not fold into a session. The message names the event."""
