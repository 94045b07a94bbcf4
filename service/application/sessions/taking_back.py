"""Takes a correction back: the correction after which everything is as before it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from service.application.sessions.correction import Correction, entered_values
from service.application.sessions.session import Session
from service.domain.port.game import AnyGame
from service.domain.session.corrections import Change, EntriesTakenBack, EntryAmended
from service.domain.session.history import Entry, entries_that_count
from service.domain.session.last_correction import LastCorrection, last_correction
from service.domain.session.log.recorded import Recorded
from service.domain.values.errors import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack:
    """A request to take back the newest correction, whose ``EntryAmended`` has ``version``.

    ``running_round``: nothing before the running round may change.
    """

    version: int
    running_round: bool = False
    reason: str | None = None


def correction_back(game: AnyGame, history: Sequence[Recorded], request: TakeBack) -> Correction:
    """Return the correction that takes back the newest one. Raises: ``Refused``."""
    last = _checked(last_correction(None, history), request.version)
    event: EntryAmended = last.recorded.event
    before = list(entries_that_count(_history_before(history, last)).counting.values())
    place = next(place for place, entry in enumerate(before) if entry.id == event.entry)
    dropped = {entry.entry for entry in event.dropped}
    later = enumerate(before[place + 1 :])
    back: dict[Change, tuple[Change, int, tuple[Entry, ...]]] = {
        "inserted": ("struck", _version_of_added(history, event), ()),
        "amended": ("amended", _version_of_added(history, event), (before[place],)),
        "struck": ("inserted", before[place - 1].version, (before[place],)),
    }
    change, version, entries = back[event.change]
    return Correction(
        change=change,
        version=version,
        commands=tuple(_command(game, entry) for entry in entries),
        times=tuple(entry.events[0].happened_at for entry in entries),
        running_round=request.running_round,
        reason=request.reason,
        takes_back=request.version,
        restored={number: entry for number, entry in later if entry.id in dropped},
        drop_refused=bool(event.restored),  # a redo drops the same entries again
    )


def may_change_earlier_rounds(session: Session, last: LastCorrection) -> bool:
    """Return whether taking the last correction back may change a round that is over.

    What it dropped counts again then: the session does not know whether it ended a round.
    """
    ends = any(end.entry in last.entries for end in session.round_ends)
    return ends or bool(last.recorded.event.dropped)


def _checked(last: LastCorrection | None, version: int) -> LastCorrection:
    """Return the last correction if it is the one meant and can be taken back."""
    if last is None or last.version != version:
        message = f"There is no correction of version {version}, or something was entered after it."
        raise Refused("correction_refused", message, version=version)
    if not last.can_be_taken_back:
        message = "The correction added several entries. Correct them one by one."
        raise Refused("correction_refused", message, version=version)
    return last


def _history_before(history: Sequence[Recorded], last: LastCorrection) -> Sequence[Recorded]:
    """Return the log before a correction, whose first event takes entries back, if any are."""
    end = last.version - 1
    taken = history[end - 1]
    if isinstance(taken.event, EntriesTakenBack) and taken.entry == last.recorded.entry:
        end -= 1
    return history[:end]


def _version_of_added(history: Sequence[Recorded], event: EntryAmended) -> int:
    """Return the version of the entry that a correction added; 0 if it added none."""
    added = entries_that_count(history).counting[event.added[0]] if event.added else None
    return added.version if added else 0


def _command(game: AnyGame, entry: Entry) -> Any:
    return entered_values(game, entry).command
