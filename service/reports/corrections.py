"""The corrections and rulings of a session for its report."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from service.domain.session.corrections import (
    CORRECTIONS,
    EntriesTakenBack,
    EntryAmended,
    EntryRestored,
)
from service.domain.session.history import NO_ENTRIES, Entry, effective_events
from service.domain.session.recorded import Recorded
from service.domain.session.rulings import RulingMade
from service.reports.entries import EntryLines
from service.reports.model import ReportCorrection


def corrections_of(lines: EntryLines, history: Sequence[Recorded]) -> tuple[ReportCorrection, ...]:
    """Return the corrections, and the rulings that count, in the order they were made."""
    made = [*_corrections(lines, history), *_rulings(lines, history)]
    return tuple(sorted(made, key=lambda correction: correction.version))


def _rulings(lines: EntryLines, history: Sequence[Recorded]) -> Iterator[ReportCorrection]:
    for recorded in effective_events(history):
        if isinstance(recorded.event, RulingMade):
            yield _made(recorded, "ruling", new_lines=(lines.line([recorded.event]),))


def _corrections(lines: EntryLines, history: Sequence[Recorded]) -> Iterator[ReportCorrection]:
    known = _entries_by_id(history)
    for recorded in history:
        event = recorded.event
        if isinstance(event, EntryRestored):
            yield _made(recorded, "restored", lines=_lines(lines, known, [event.entry]))
        elif isinstance(event, EntriesTakenBack) and event.entries:
            yield _made(recorded, "undone", lines=_lines(lines, known, event.entries))
        elif isinstance(event, EntryAmended):
            was = () if event.change == "inserted" else _lines(lines, known, [event.entry])
            made = _made(recorded, event.change, was, _lines(lines, known, event.added))
            yield replace(made, dropped=len(event.dropped))


def _made(
    recorded: Recorded, change: str, lines: tuple[str, ...] = (), new_lines: tuple[str, ...] = ()
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
    not_played = (*CORRECTIONS, *NO_ENTRIES)
    for recorded in history:
        if not isinstance(recorded.event, not_played):
            known = entries.get(recorded.entry)
            events = (*known.events, recorded) if known else (recorded,)
            entries[recorded.entry] = Entry(recorded.entry, events)
    return entries


def _lines(lines: EntryLines, known: dict[str, Entry], entries: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        lines.line([recorded.event for recorded in known[entry].events])
        for entry in entries
        if entry in known
    )
