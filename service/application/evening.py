"""An evening: the tables of a gathering or of some hours, and standings over all of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Any

from service.application.gatherings import Gatherings
from service.application.ports import SessionRow
from service.application.session import Session
from service.application.times import later
from service.domain.bankrolls import links_by_name
from service.domain.evening_standings import (
    EveningPerson,
    EveningTable,
    evening_people,
    rounds_by_current_name,
)
from service.domain.parties import CLOSED, Summary

HOUR_SECONDS = 3600
HOURS = 18
"""If the client names no time, the evening begins this long before the newest table."""


def evening_rows(
    newest_first: Iterator[SessionRow], gatherings: Gatherings, since: str | None
) -> list[SessionRow]:
    """Return the sessions of the newest evening that count, oldest first.

    ``newest_first`` are the sessions to choose from. If the newest one belongs to a gathering, it
    is the evening. Otherwise it begins at ``since``, or some hours before the newest session, and
    sessions of gatherings are left out.
    """
    counting = (row for row in newest_first if row.counts)
    newest = next(counting, None)
    if newest is None:
        return []
    if newest.gathering and since is None:
        return [row for row in gatherings.sessions(newest.gathering) if row.counts]
    begin = since or default_start(newest)
    found = takewhile(lambda row: row.opened_at >= begin, chain([newest], counting))
    return [row for row in found if since or row.gathering is None][::-1]


def evening_of(
    row: SessionRow, rows_before: Callable[[str], Iterable[SessionRow]], gatherings: Gatherings
) -> list[SessionRow]:
    """Return the sessions of the evening of one session that count, oldest first.

    ``rows_before`` returns the sessions that opened before a time, newest first.
    """
    if row.gathering:
        return [known for known in gatherings.sessions(row.gathering) if known.counts]
    begin = later(row.opened_at, -HOURS * HOUR_SECONDS)
    newest_first = rows_before(later(row.opened_at, HOURS * HOUR_SECONDS))
    found = takewhile(lambda known: known.opened_at >= begin, newest_first)
    return [known for known in found if known.counts and known.gathering is None][::-1]


def default_start(newest: SessionRow) -> str:
    """Return when the evening of a session began that belongs to no gathering."""
    return later(newest.opened_at, -HOURS * HOUR_SECONDS)


def evening(sessions: Sequence[Session]) -> dict[str, Any]:
    """Return tables and players of one currency; ``punters_net`` and ``tables_net`` sum to zero.

    A person has the name used at their first table. ``line`` has a player's net after each round at
    any table, in the order of their ends. ``moved`` counts the places gained since the last round.
    """
    tables = [(session, session.game.summary(session.state)) for session in sessions]
    people = evening_people(
        [
            EveningTable(
                id=session.id,
                nets=summary.nets,
                rounds=rounds_by_current_name(session.round_ends, summary),
                people=links_by_name(session.links, summary),
            )
            for session, summary in tables
        ]
    )
    return {
        "sessions": [_table(session, summary) for session, summary in tables],
        "punters": [_person(person) for person in people],
        "punters_net": sum(person.net for person in people),
        "tables_net": sum(party.net for _, summary in tables for party in summary.others),
    }


def _person(person: EveningPerson) -> dict[str, Any]:
    sessions = [{"id": session, "net": net} for session, net in person.nets.items()]
    return {
        "name": person.name,
        "net": person.net,
        "line": list(person.line),
        "sessions": sessions,
        "place": person.place,
        "moved": person.moved,
    }


def _table(session: Session, summary: Summary) -> dict[str, Any]:
    row = session.row
    return {
        "id": session.id,
        "game": row.game,
        "name": row.name,
        "preset": session.preset,
        "phase": summary.phase,
        "progress": summary.progress,
        "waiting": len(summary.waiting_for),
        "opened_at": row.opened_at,
        "closed_at": closed_at(session),
        "version": session.version,
        "corrected": session.corrected or None,
        "parties": [
            {"name": p.name, "role": p.role, "purse": p.purse, "net": p.net} for p in summary.others
        ],
        "punters": len(summary.players),
    }


def closed_at(session: Session) -> str | None:
    """Return when the session was closed. Payments and filings may follow."""
    close = session.game.entry_by_verb["close"].event
    if session.row.phase != CLOSED:
        return None
    newest_first = (r for entry in reversed(session.recent) for r in entry.events)
    return next((r.at for r in newest_first if isinstance(r.event, close)), session.row.changed_at)
