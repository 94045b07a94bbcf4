"""The shape of a report's words in one language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from service.zones import UTC, Zone


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportWords:
    """The words of a report.

    ``date`` and ``time`` take a moment in ISO 8601 in UTC, and write it in ``zone``, whose name the
    titles of ``columns`` have. ``changes`` are the kinds of correction. ``dropped`` and
    ``restored`` take how many later entries a correction dropped, or let count again, ``more`` how
    many rows of a table a page leaves out, ``open_tables`` how many tables are open, of how many.
    ``period`` takes the first and the last day as texts; None stands for an open end. ``labelled``
    takes a label and a text, which may be empty. ``rank`` takes the rank of a card as score sheets
    have it. ``summary`` are the keys of the summary. ``of_one`` are labels
    of what bank and pools have together, in a table that has only one of them:
    ``bank.table_net``. ``flags`` are the words for true and false. ``units`` are what the numbers
    of a spreadsheet count, by currency.
    """

    language: str
    date: Callable[[str], str]
    time: Callable[[str], str]
    columns: Mapping[str, str]
    headings: Mapping[str, str]
    changes: Mapping[str, str]
    removed: Mapping[str, str]
    phrases: Mapping[str, str]
    dropped: Callable[[int], str]
    restored: Callable[[int], str]
    more: Callable[[int], str]
    open_tables: Callable[[int, int], str]
    period: Callable[[str | None, str | None], str]
    labelled: Callable[[str, str], str]
    rank: Callable[[str], str]
    currencies: Mapping[str, str]
    units: Mapping[str, str]
    summary: Mapping[str, str]
    of_one: Mapping[str, str]
    roles: Mapping[str, str]
    flags: Mapping[bool, str]
    zone: Zone = UTC

    def moment(self, at: str) -> str:
        """Return a moment, ISO 8601 in UTC, as date and time in the zone, with its name."""
        zone = "UTC" if self.zone == UTC else f"({self.zone.title})"
        return f"{self.date(at)}, {self.time(at)} {zone}"
