"""An evening: the tables of a gathering or of some hours, and standings over all of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, takewhile
from typing import Any

from service.application.gatherings import Gatherings
from service.application.ports import SessionRow
from service.application.session import Session
from service.application.times import later
from service.domain.names import caseless
from service.domain.parties import CLOSED, Summary
from service.domain.standings import places_of

HOUR_SECONDS = 3600
HOURS = 18
"""If the client names no time, the evening begins this long before the newest table."""


@dataclass(slots=True)
class _Person:
    """A player at one or more tables.

    ``sessions`` and ``at_round_end`` have the player's net by table: now, and when the newest round
    ended there. ``nets_by_round`` has the net over all tables after each round.
    """

    name: str
    sessions: dict[str, int] = field(default_factory=dict)
    at_round_end: dict[str, int] = field(default_factory=dict)
    nets_by_round: list[int] = field(default_factory=list)

    @property
    def net(self) -> int:
        return sum(self.sessions.values())


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

    Names that differ in case only are one person, with the name used at their first table. ``line``
    has a player's net after each round at any table, in the order of their ends. ``moved`` counts
    the places gained since the last round.
    """
    tables = [(session, session.game.summary(session.state)) for session in sessions]
    people = _people(tables)
    _add_rounds(sessions, people)
    nets = [(key, person.net) for key, person in people.items()]
    earlier = places_of((key, sum(p.at_round_end.values())) for key, p in people.items())
    return {
        "sessions": [_table(session, summary) for session, summary in tables],
        "punters": [
            {**_person(people[key]), "place": place, "moved": earlier[key] - place}
            for key, place in places_of(nets).items()
        ],
        "punters_net": sum(net for _, net in nets),
        "tables_net": sum(party.net for _, summary in tables for party in summary.others),
    }


def _people(tables: Iterable[tuple[Session, Summary]]) -> dict[str, _Person]:
    people: dict[str, _Person] = {}
    for session, summary in tables:
        for name, net in summary.nets.items():
            person = people.setdefault(caseless(name), _Person(name))
            person.sessions[session.id] = net
    return people


def _add_rounds(sessions: Iterable[Session], people: dict[str, _Person]) -> None:
    """Give every person a net for each round that ended at any table; 0 before they joined."""
    rounds = ((end.at, session.id, end.nets) for session in sessions for end in session.round_ends)
    for _, session, nets in sorted(rounds, key=lambda ended: ended[:2]):
        for name, net in nets.items():
            people[caseless(name)].at_round_end[session] = net
        for person in people.values():
            person.nets_by_round.append(sum(person.at_round_end.values()))


def _person(person: _Person) -> dict[str, Any]:
    sessions = [{"id": session, "net": net} for session, net in person.sessions.items()]
    return {
        "name": person.name,
        "net": person.net,
        "line": person.nets_by_round,
        "sessions": sessions,
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
        "closed_at": _closed_at(session),
        "version": session.version,
        "corrected": session.corrected or None,
        "parties": [
            {"name": p.name, "role": p.role, "purse": p.purse, "net": p.net} for p in summary.others
        ],
        "punters": len(summary.players),
    }


def _closed_at(session: Session) -> str | None:
    """Return when the session was closed. Payments and filings may follow."""
    close = session.game.entry_by_verb["close"].event
    if session.row.phase != CLOSED:
        return None
    newest_first = (r for entry in reversed(session.recent) for r in entry.events)
    return next((r.at for r in newest_first if isinstance(r.event, close)), session.row.changed_at)
