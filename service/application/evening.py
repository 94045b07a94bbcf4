"""An evening: all tables that opened within some hours, and standings over all of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from service.application.session import Session
from service.domain.names import caseless
from service.domain.parties import CLOSED, Summary
from service.domain.standings import places_of

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
        "closed_at": row.changed_at if row.phase == CLOSED else None,
        "version": session.version,
        "corrected": session.corrected or None,
        "parties": [
            {"name": p.name, "role": p.role, "purse": p.purse, "net": p.net} for p in summary.others
        ],
        "punters": len(summary.players),
    }
