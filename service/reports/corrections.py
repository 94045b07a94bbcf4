"""The corrections and rulings of a session for its report."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.history import Entry, effective_events
from service.domain.session.log.recorded import Recorded
from service.domain.session.rulings import RulingMade
from service.domain.session.session_events import follow, is_at_table
from service.reports.entries import EntryLines
from service.reports.model import ReportChange, ReportCorrection


def corrections_of(lines: EntryLines, history: Sequence[Recorded]) -> tuple[ReportCorrection, ...]:
    """Return the corrections, and the rulings that count, in the order they were made."""
    corrections = _Corrections(lines, history)
    for recorded in history:
        follow(corrections, recorded)
    made = [*corrections.made, *_rulings(lines, history)]
    return tuple(sorted(made, key=lambda correction: correction.version))


def _rulings(lines: EntryLines, history: Sequence[Recorded]) -> Iterator[ReportCorrection]:
    for recorded in effective_events(history):
        if isinstance(recorded.event, RulingMade):
            yield _made(recorded, "ruling", new_lines=(lines.line([recorded.event]),))


class _Corrections:
    """Follows a log; ``made`` are the corrections in it."""

    def __init__(self, lines: EntryLines, history: Sequence[Recorded]) -> None:
        self._lines, self._known = lines, _entries_by_id(history)
        self.made: list[ReportCorrection] = []

    def play(self, recorded: Recorded) -> None:
        """Pass over an entry at the table."""

    def take_back(self, event: EntriesTakenBack, recorded: Recorded) -> None:
        """List an undo. Of a correction inside the session, only the amendment is listed."""
        if event.entries:
            self.made.append(_made(recorded, "undone", self._lines_of(event.entries)))

    def restore(self, event: EntryRestored, recorded: Recorded) -> None:
        """List a redo."""
        self.made.append(_made(recorded, "restored", self._lines_of([event.entry])))

    def amend(self, event: EntryAmended, recorded: Recorded) -> None:
        """List an amendment, with the lines before and after it."""
        was = () if event.change == "inserted" else self._lines_of([event.entry])
        made = _made(recorded, event.change, was, self._lines_of(event.added))
        dropped, restored = len(event.dropped), len(event.restored)
        self.made.append(replace(made, dropped=dropped, restored=restored))

    def _lines_of(self, entries: Sequence[str]) -> tuple[str, ...]:
        found = (self._known[entry] for entry in entries if entry in self._known)
        return tuple(self._lines.line([r.event for r in entry.events]) for entry in found)


def _made(
    recorded: Recorded,
    change: ReportChange,
    lines: tuple[str, ...] = (),
    new_lines: tuple[str, ...] = (),
) -> ReportCorrection:
    return ReportCorrection(
        version=recorded.version,
        at=recorded.at,
        change=change,
        lines=lines,
        new_lines=new_lines,
        reason=recorded.event.reason,
    )


def _entries_by_id(history: Sequence[Recorded]) -> dict[str, Entry]:
    """Return every entry of the log with its events at the table, taken back or not."""
    entries: dict[str, Entry] = {}
    for recorded in history:
        if is_at_table(recorded.event):
            known = entries.get(recorded.entry)
            events = (*known.events, recorded) if known else (recorded,)
            entries[recorded.entry] = Entry(recorded.entry, events)
    return entries
