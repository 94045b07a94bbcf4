"""An evening at all tables of the house, and the standings over all of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from service.application.session import Session
from service.domain.game import CLOSED
from service.domain.names import caseless
from service.domain.standings import standings

HOURS = 18
"""How long before the newest table an evening begins by default."""


@dataclass(slots=True)
class _Person:
    """A person at one or more tables; ``ended``: the net after the last ended deal, by table."""

    name: str
    sessions: dict[str, int] = field(default_factory=dict)
    ended: dict[str, int] = field(default_factory=dict)
    line: list[int] = field(default_factory=list)

    @property
    def net(self) -> int:
        return sum(self.sessions.values())


def evening(sessions: Sequence[Session]) -> dict[str, Any]:
    """Return tables and punters of one currency; nets of punters and banks add up to zero.

    Names that differ only in case are one person, with the name of the first table. A person's
    ``line`` has the net after each deal that ended at any table, in the order of these ends.
    ``moved`` counts places gained since the last of them.
    """
    tables = [(session, session.game.table(session.state)) for session in sessions]
    people = _people(tables)
    _add_lines(tables, people)
    shown = [_table(session, table) for session, table in tables]
    nets = [(key, person.net) for key, person in people.items()]
    before = _places((key, p.line[-1] if p.line else 0) for key, p in people.items())
    return {
        "sessions": shown,
        "punters": [
            {**_person(people[place.punter]), "place": place.place, "moved": moved}
            for place in standings(nets)
            for moved in [before[place.punter] - place.place]
        ],
        "punters_net": sum(net for _, net in nets),
        "banks_net": sum(table["bank"]["net"] for table in shown),
    }


Tables = Sequence[tuple[Session, dict[str, Any]]]


def _people(tables: Tables) -> dict[str, _Person]:
    people: dict[str, _Person] = {}
    for session, table in tables:
        for punter in table["punters"]:
            person = people.setdefault(caseless(punter["name"]), _Person(punter["name"]))
            person.sessions[session.id] = punter["net"]
    return people


def _add_lines(tables: Tables, people: dict[str, _Person]) -> None:
    """Add each person's net for each ended deal of any table; 0 before the person's first deal."""
    for _, session, ended in sorted(_deals(tables), key=lambda deal: deal[:2]):
        for name, net in ended.items():
            people[caseless(name)].ended[session] = net
        for person in people.values():
            person.line.append(sum(person.ended.values()))


def _deals(tables: Tables) -> Iterator[tuple[str, str, dict[str, int]]]:
    """Yield each ended deal as its end, its session, and the nets of that table's punters."""
    for session, table in tables:
        ends = session.deal_ends
        for number, at in enumerate(ends):
            # A punter who sat down later has a shorter line, so index from its end.
            back = number - len(ends)
            nets = {p["name"]: p["line"][back] for p in table["punters"] if len(p["line"]) >= -back}
            yield at, session.id, nets


def _places(nets: Iterable[tuple[str, int]]) -> dict[str, int]:
    return {place.punter: place.place for place in standings(nets)}


def _person(person: _Person) -> dict[str, Any]:
    sessions = [{"id": session, "net": net} for session, net in person.sessions.items()]
    return {"name": person.name, "net": person.net, "line": person.line, "sessions": sessions}


def _table(session: Session, table: dict[str, Any]) -> dict[str, Any]:
    row, bank = session.row, table["bank"]
    same = ("name", "preset", "phase", "deal", "stock")
    return {
        "id": session.id,
        **{name: table[name] for name in same},
        "waiting": len(table["waiting"]),
        "opened_at": row.opened_at,
        "closed_at": row.changed_at if row.phase == CLOSED else None,
        "bank": {name: bank[name] for name in ("balance", "net", "broken")},
        "punters": len(table["punters"]),
    }
