"""Standings over all tables of an evening.

Seats that play with one bankroll are one person, whatever their names. Other seats of one name are
one person, and that of the bankroll if only one person with that name has one. Names that differ in
case only may be two people, whose wins are not added up unless the seats have one bankroll.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from service.domain.port.parties import Summary
from service.domain.session.player_renaming import by_new_name, current_names
from service.domain.session.standings import places_of
from service.domain.values.names import numbered_names


class RoundEnd(Protocol):
    """The end of a round: when, as ISO 8601 in UTC, and the players' nets in smallest units."""

    @property
    def at(self) -> str: ...
    @property
    def nets(self) -> Mapping[str, int]: ...


@dataclass(frozen=True, slots=True)
class NamedRoundEnd:
    """The end of a round, with the nets by present names."""

    at: str
    nets: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningTable:
    """A table of an evening: the players' nets by name, and the rounds that ended there.

    ``people`` are the ids of people by the names of the seats that play with their bankrolls.
    """

    id: str
    nets: Mapping[str, int]
    rounds: Sequence[RoundEnd]
    people: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRound:
    """A round that ended at any table; ``number`` counts the rounds of its table from 1."""

    at: str
    table: str
    number: int
    nets: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningPerson:
    """A player at one or more tables, with the name used at the first of them.

    People of one name have numbers: ``Anne (2)``. ``seats`` are the names used at each table, and
    ``nets`` what was won there. ``line`` has the net over all tables after each round at any table.
    ``moved`` counts the places gained since the last round. ``has_bankroll``: each seat plays with
    a bankroll, so that it is certain who the person is.
    """

    name: str
    place: int
    moved: int
    seats: Mapping[str, tuple[str, ...]]
    nets: Mapping[str, int]
    line: tuple[int, ...]
    has_bankroll: bool

    @property
    def net(self) -> int:
        """The net over all tables."""
        return sum(self.nets.values())


@dataclass(slots=True)
class _Nets:
    """A person's seats and nets by table, now and when the newest round ended there."""

    seats: dict[str, tuple[str, ...]] = field(default_factory=dict)
    now: dict[str, int] = field(default_factory=dict)
    at_round_end: dict[str, int] = field(default_factory=dict)
    line: list[int] = field(default_factory=list)
    has_bankroll: bool = True


def rounds_by_current_name(rounds: Sequence[RoundEnd], summary: Summary) -> list[NamedRoundEnd]:
    """Return rounds with the nets by the players' present names."""
    names = current_names(summary)
    return [NamedRoundEnd(ended.at, by_new_name(ended.nets, names)) for ended in rounds]


def evening_rounds(tables: Iterable[EveningTable]) -> list[EveningRound]:
    """Return the rounds of all tables in the order of their ends."""
    rounds = [
        EveningRound(at=end.at, table=table.id, number=number, nets=end.nets)
        for table in tables
        for number, end in enumerate(table.rounds, start=1)
    ]
    return sorted(rounds, key=lambda ended: (ended.at, ended.table))


def evening_people(tables: Sequence[EveningTable]) -> tuple[EveningPerson, ...]:
    """Return the players of all tables, the first place first."""
    people: dict[str, _Nets] = {}
    keys = _keys(tables)
    for table in tables:
        for name, net in table.nets.items():
            person = people.setdefault(keys[table.id, name], _Nets())
            person.seats[table.id] = (*person.seats.get(table.id, ()), name)
            person.now[table.id] = person.now.get(table.id, 0) + net
            person.has_bankroll &= name in table.people
    _add_rounds(evening_rounds(tables), people, keys)
    return tuple(_ranked(people))


def _keys(tables: Sequence[EveningTable]) -> dict[tuple[str, str], str]:
    """Return for each seat, by table and name, what identifies the person."""
    named = _people_by_name(tables)
    return {
        (table.id, name): table.people.get(name, named.get(name, name))
        for table in tables
        for name in table.nets
    }


def _people_by_name(tables: Sequence[EveningTable]) -> dict[str, str]:
    """Return the person of each name that stands for one person only.

    A name without a bankroll stands for another person if the known one has a seat at that table.
    """
    named: dict[str, set[str]] = {}
    for table in tables:
        for name in table.nets.keys() & table.people.keys():
            named.setdefault(name, set()).add(table.people[name])
    for table in tables:
        seated = {table.people[name] for name in table.nets.keys() & table.people.keys()}
        for name in table.nets.keys() - table.people.keys():
            if not seated.isdisjoint(named.get(name, ())):
                named[name].add(name)
    return {name: known.pop() for name, known in named.items() if len(known) == 1}


def _ranked(people: Mapping[str, _Nets]) -> Iterator[EveningPerson]:
    earlier = places_of((key, sum(nets.at_round_end.values())) for key, nets in people.items())
    places = places_of((key, sum(nets.now.values())) for key, nets in people.items())
    first_names = [next(iter(nets.seats.values()))[0] for nets in people.values()]
    names = dict(zip(people, numbered_names(first_names), strict=True))
    for key, place in places.items():
        yield EveningPerson(
            name=names[key],
            place=place,
            moved=earlier[key] - place,
            seats=people[key].seats,
            nets=people[key].now,
            line=tuple(people[key].line),
            has_bankroll=people[key].has_bankroll,
        )


def _add_rounds(
    rounds: Iterable[EveningRound],
    people: Mapping[str, _Nets],
    keys: Mapping[tuple[str, str], str],
) -> None:
    """Give every person a net for each round; 0 before they joined."""
    for ended in rounds:
        at_end: dict[str, int] = {}
        for name, net in ended.nets.items():
            key = keys[ended.table, name]
            at_end[key] = at_end.get(key, 0) + net
        for key, net in at_end.items():
            people[key].at_round_end[ended.table] = net
        for person in people.values():
            person.line.append(sum(person.at_round_end.values()))
