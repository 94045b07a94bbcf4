"""Plays and imports score sheets. Their lines are decided like all other entries."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import UUID, uuid5

from service.application.errors import SessionExists
from service.application.ports.store import HOUSE
from service.application.recording.draft import Draft, Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.recorder import Recorder
from service.application.sessions.assignment import UNASSIGNED, Assignment
from service.application.sessions.session import Session, new_session
from service.application.times import later
from service.domain.values.errors import Fact, Refused
from service.domain.values.short_text import shortened
from service.sheets import Sheet, SheetLine
from service.sheets.books import books_of
from service.sheets.expect import figures_in_expect, value_in_sheet
from service.zones import Zone

DISAGREES = "sheet_disagrees"

EVENTS_MAX = 5_000_000
"""The most characters of events of one sheet.

A draw records the result of each stake. A long evening has some hundred thousand.
"""

EVENING = "20:00"
"""The time of an entry of which only the day is known."""

_EARLIEST_ZONE_SECONDS = 14 * 3600
"""How far the time zone in which each day begins first is ahead of UTC."""


class DayInFuture(ValueError):  # noqa: N818 - reads as what it says at the call
    """A sheet cannot have been played on this day; the message says why."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A difference between a sheet and its play.

    ``line`` is the line number in the file, from 1. ``code`` is the code of the refusal, or
    ``sheet_disagrees`` if an expected refusal did not come or the balances differ. ``facts`` are
    those of the refusal, and ``entry`` is what was refused; None if it is about no refused entry.
    ``expected`` is the code of the refusal that the sheet states, or None. ``is_about_books``: the
    whole sheet was played, and its ``expect`` differs.
    """

    line: int
    message: str
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    entry: Mapping[str, Any] | None = None
    expected: str | None = None
    is_about_books: bool = False


class SheetDisagrees(Exception):  # noqa: N818 - a result, as Refused is
    """The play of a sheet differs from what the sheet states. Nothing is recorded.

    ``session`` is the session at the end of the play, ``currency`` the code of its currency.
    """

    def __init__(self, disagreements: list[Disagreement], session: Session, currency: str) -> None:
        super().__init__(disagreements[0].message)
        self.disagreements = disagreements
        self.session = session
        self.currency = currency


def play_sheet(
    draft: Draft, sheet: Sheet, meta: Meta, assignment: Assignment = UNASSIGNED
) -> list[Disagreement]:
    """Open and play ``sheet`` on a draft of a new session; return the disagreements.

    Every entry happened when ``meta`` says, or now. Play ends at the first line with another result
    than the sheet states, or beyond ``EVENTS_MAX``. A sheet gives control to no device, even if a
    device sends it.
    """
    draft.open(sheet.opening, replace(meta, device=None), assignment)
    size = 0
    for line in sheet.lines:
        start = len(draft.recorded)
        if disagreement := _play_line(draft, line, meta):
            return [disagreement]
        size += sum(len(recorded.data) for recorded in draft.recorded[start:])
        if size > EVENTS_MAX:
            message = f"The events of the sheet have more than {EVENTS_MAX} characters up to here."
            return [Disagreement(line.number, message, DISAGREES)]
    draft.settle()
    books = books_of(draft.session.game, draft.session.state)
    return list(_books_differ(sheet, books))


def import_sheet(
    recorder: Recorder,
    session: str,
    sheet: Sheet,
    meta: Meta,
    assignment: Assignment = UNASSIGNED,
) -> EntryResult:
    """Play ``sheet`` and record it whole as a new session, once for each key.

    ``assignment`` says where the session belongs.

    Raises: ``SheetDisagrees``, ``KeyReused``, ``SessionExists``.
    """
    if known := recorder.find_result(HOUSE, meta):
        return known
    # Play before taking the session's lock: a long sheet takes seconds.
    draft = recorder.draft(new_session(session, sheet.game))
    if disagreements := play_sheet(draft, sheet, meta, assignment):
        raise SheetDisagrees(disagreements, draft.session, sheet.currency.code)
    answer = draft.opening_result(meta)

    def attempt() -> EntryResult:
        row = recorder.ports.store.row(session)
        if known := recorder.find_result(HOUSE, meta):
            return known
        if row:
            raise SessionExists(session)
        recorder.commit(draft)
        return answer

    return recorder.in_turn(session, attempt)


def _play_line(draft: Draft, line: SheetLine, sheet: Meta) -> Disagreement | None:
    key = str(uuid5(UUID(draft.session.id), f"sheet-line:{line.number}"))
    meta = Meta(key=key, fingerprint="sheet", actor=sheet.actor, occurred_at=sheet.occurred_at)
    try:
        draft.enter(line.command, meta)
    except Refused as refused:
        if refused.code == line.refusal:
            return None
        expected = f" The sheet says {line.refusal}." if line.refusal else ""
        return Disagreement(
            line.number,
            f"{refused.message}{expected}",
            refused.code,
            facts=refused.facts,
            entry=line.entered.as_json(),
            expected=line.refusal,
        )
    if line.refusal:
        message = f"This should have been refused with {line.refusal} and was not."
        return Disagreement(line.number, message, DISAGREES, expected=line.refusal)
    return None


def _books_differ(sheet: Sheet, books: Mapping[str, Any]) -> Iterator[Disagreement]:
    expected, currency = sheet.expected, sheet.currency
    if expected is None:
        return
    known = figures_in_expect(sheet.game)
    for key, value in expected.values.items():
        for path, stated, actual in _differences(key, value, books[key]):
            found, written = (value_in_sheet(one, known[key], currency) for one in (actual, stated))
            message = shortened(f"{path} is {found}, the sheet says {written}.")
            yield Disagreement(expected.line, message, DISAGREES, is_about_books=True)


def _differences(path: str, stated: Any, actual: Any) -> Iterator[tuple[str, Any, Any]]:
    """Yield path, stated and actual value where they differ; only what the sheet names counts."""
    if isinstance(stated, dict) and isinstance(actual, dict):
        for name, value in stated.items():
            yield from _differences(f"{path} of {name}", value, actual.get(name, "missing"))
    elif stated != actual or type(stated) is not type(actual):
        yield path, stated, actual


def played_on(date: str, now: str, zone: Zone) -> str:
    """Return when the entries of a sheet happened that was played on a day: in its evening.

    ``zone`` is that of the house, and the result ISO 8601 in UTC.
    Raises: ``DayInFuture`` if the day has begun nowhere at the time ``now``.
    """
    if date > later(now, _EARLIEST_ZONE_SECONDS)[: len(date)]:
        raise DayInFuture(f"{date} is in the future.")
    return zone.moment(date, EVENING)
