"""Makes the report of a session from its log."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from service.domain.ledger import WORLD, balances_of
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.port.parties import Summary
from service.domain.session.bankrolls import links_by_any_name
from service.domain.session.history import journal, opening_of_history
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import is_correction, session_properties
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields
from service.reports.corrections import corrections_of
from service.reports.entries import EntryLines, entries_of
from service.reports.model import (
    ReportLine,
    ReportPosting,
    ReportRule,
    SessionReport,
    Totals,
)
from service.reports.progress import played
from service.sheets.write import score_sheet

Progress = Callable[[int, int], object]
"""Gets how many events are done, and how many there are."""


def session_report(
    game: AnyGame, history: Sequence[Recorded], progress: Progress = lambda _done, _of: None
) -> SessionReport:
    """Return the report of a session after ``history``, its whole log up to a version.

    The version must not lie inside a correction.
    """
    first, last = history[0], history[-1]
    opening = opening_of_history(game, history)
    course = played(game, history, progress)
    summary = game.summary(course.state)
    lines = EntryLines(game, opening.currency)
    entries = entries_of(lines, history)
    postings = tuple(_journal(game, history))
    balances = balances_of(posting.posting for posting in postings)
    return SessionReport(
        session=first.stream,
        title=opening.title,
        game=game,
        currency=opening.currency,
        preset=opening.preset,
        version=last.version,
        head=last.hash,
        opened_at=first.happened_at,
        last_at=course.last_at,
        closed_at=course.closed_at,
        summary=summary,
        people=links_by_any_name(session_properties(history).links, summary),
        rules=tuple(_rules(game, opening)),
        standings=_standings(summary),
        entries=entries,
        corrections=corrections_of(lines, history),
        rounds=course.rounds,
        curve=course.curve,
        tables=game.tables(course.events),
        journal=postings,
        balances=dict(sorted(balances.items())),
        totals=_totals(summary, postings, balances, len(entries)),
        sheet=partial(score_sheet, game, history, course.state),
        log=tuple(history),
    )


def _rules(game: AnyGame, opening: Opening[Any]) -> Iterator[ReportRule]:
    preset = game.rules.presets[opening.preset]
    changed = game.rules.overrides(opening.preset, opening.rules)
    for name, value in game.rules.plain(opening.rules).items():
        source = None if name in changed else preset.source_of(name)
        yield ReportRule(name=name, value=value, source=source, changed=name in changed)


def _standings(summary: Summary) -> tuple[ReportLine, ...]:
    by_name = {party.name: party for party in summary.players}
    return tuple(
        from_same_fields(ReportLine, by_name[name], place=place)
        for name, place in places_of(summary.nets.items()).items()
    )


def _journal(game: AnyGame, history: Sequence[Recorded]) -> Iterator[ReportPosting]:
    """Yield the postings with the times at the table, which never go back.

    A correction has the time of the posting before it, because it reverses postings of earlier
    times and may be followed by others. So a program that sorts by day keeps the order of the log.
    """
    at = ""
    times: dict[str, str] = {}
    for recorded, (version, postings) in zip(history, journal(game, history), strict=True):
        # A settlement happened with its entry. A clock that was ahead moves nothing.
        happened_at = times.setdefault(recorded.entry, min(recorded.happened_at, recorded.at))
        if postings and not is_correction(recorded.event):
            at = max(at, happened_at)
        for line, posting in enumerate(postings, start=1):
            yield ReportPosting(
                version=version,
                line=line,
                at=at,
                recorded_at=recorded.at,
                event=recorded.name,
                posting=posting,
            )


def _totals(
    summary: Summary,
    postings: Sequence[ReportPosting],
    balances: Mapping[str, int],
    entries: int,
) -> Totals:
    return Totals(
        purses=sum(summary.purses.values()),
        at_table=sum(summary.at_table.values()),
        table=sum(party.purse for party in summary.others),
        outside=balances.get(WORLD, 0),
        players_net=sum(summary.nets.values()),
        table_net=sum(party.net for party in summary.others),
        entries=entries,
        postings=len(postings),
        posted=sum(posting.posting.amount for posting in postings),
    )
