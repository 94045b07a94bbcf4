"""The entries of a session for its report, written as lines of a score sheet."""

from collections.abc import Sequence
from typing import Any

from service.domain.port.entries import write_line
from service.domain.port.entries.entry_of_events import EnteredValues, entry_of
from service.domain.port.game import AnyGame
from service.domain.session.entry_list import EntryList, ListedEntry
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_entries import entries_by_event
from service.domain.values.money import Currency
from service.reports.model import ReportEntry


class EnteredLine(str):
    """The line of an entry in a score sheet, with the entry; None if no line makes its events."""

    __slots__ = ("entry",)

    entry: EnteredValues | None


class EntryLines:
    """Writes entries of one session as lines of a score sheet, in the currency's notation."""

    def __init__(self, game: AnyGame, currency: Currency) -> None:
        self._game = game
        self._currency = currency

    def line(self, events: Sequence[Any]) -> EnteredLine:
        """Return the line of an entry's events; empty for an entry that has none."""
        by_event = entries_by_event(self._game)
        line = EnteredLine(write_line(by_event, events, self._currency) or "")
        line.entry = entry_of(by_event, events)
        return line

    def of(self, listed: ListedEntry) -> EnteredLine:
        """Return the line of a listed entry."""
        return self.line([recorded.event for recorded in listed.events])


def entries_of(lines: EntryLines, history: Sequence[Recorded]) -> tuple[ReportEntry, ...]:
    """Return all entries in the order of play, without the opening, with those removed."""
    return tuple(
        ReportEntry(
            version=listed.events[0].version,
            happened_at=listed.events[0].happened_at,
            line=lines.of(listed),
            removed=listed.removed.change if listed.removed else None,
            added=listed.added_by is not None,
        )
        for listed in EntryList(history).entries[1:]
    )
