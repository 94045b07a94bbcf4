"""The newest correction inside a session, while nothing was entered after it."""

from collections.abc import Iterable
from dataclasses import dataclass

from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import follow


@dataclass(frozen=True, slots=True)
class LastCorrection:
    """A correction that an undo takes back. ``recorded`` is its ``EntryAmended``.

    ``entries`` are the ids of the entries that it added and repeated. ``is_undo``: it takes back
    another correction, which a redo brings back.
    """

    recorded: Recorded
    entries: frozenset[str]
    is_undo: bool

    @property
    def version(self) -> int:
        """The version that names the correction."""
        return self.recorded.version

    @property
    def can_be_taken_back(self) -> bool:
        """Whether one correction can take it back: it added one entry at most."""
        event: EntryAmended = self.recorded.event
        return len(event.added) <= 1


def last_correction(
    before: LastCorrection | None, recorded: Iterable[Recorded]
) -> LastCorrection | None:
    """Return the last correction after newer events; None if something was entered after it."""
    follower = _Follower(before)
    for each in recorded:
        follow(follower, each)
    return follower.last


@dataclass(slots=True)
class _Follower:
    """Follows a log, and keeps its last correction."""

    last: LastCorrection | None

    def play(self, recorded: Recorded) -> None:
        if self.last is not None and recorded.entry not in self.last.entries:
            self.last = None

    def take_back(self, event: EntriesTakenBack, _recorded: Recorded) -> None:
        if event.entries:  # without entries, the correction that follows says what it does
            self.last = None

    def restore(self, _event: EntryRestored, _recorded: Recorded) -> None:
        self.last = None

    def amend(self, event: EntryAmended, recorded: Recorded) -> None:
        repeated = event.ids_of_repeated(recorded.stream, recorded.entry)
        was_undo = self.last is not None and self.last.is_undo
        is_undo = event.takes_back is not None and not was_undo
        self.last = LastCorrection(recorded, frozenset((*event.added, *repeated)), is_undo)
