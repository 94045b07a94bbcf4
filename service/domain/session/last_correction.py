"""The newest correction inside a session, while nothing was entered after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce

from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import is_at_table


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
        """Whether one correction can take it back: it added one entry at most, and dropped none."""
        event: EntryAmended = self.recorded.event
        return len(event.added) <= 1 and not event.dropped


def last_correction(
    before: LastCorrection | None, recorded: Iterable[Recorded]
) -> LastCorrection | None:
    """Return the last correction after newer events; None if something was entered after it."""
    return reduce(_after, recorded, before)


def _after(before: LastCorrection | None, recorded: Recorded) -> LastCorrection | None:
    match event := recorded.event:
        case EntryAmended():
            repeated = event.ids_of_repeated(recorded.stream, recorded.entry)
            was_undo = before is not None and before.is_undo
            is_undo = event.takes_back is not None and not was_undo
            return LastCorrection(recorded, frozenset((*event.added, *repeated)), is_undo)
        case EntriesTakenBack(entries=()):  # the correction that follows says what it does
            return before
        case EntriesTakenBack() | EntryRestored():
            return None
    is_later = before is not None and recorded.entry not in before.entries
    return None if is_later and is_at_table(event) else before
