"""Standings over all tables of an evening: names that differ in case only are one person."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from service.domain.names import caseless
from service.domain.standings import places_of


class RoundEnd(Protocol):
    """The end of a round: when, as ISO 8601 in UTC, and the players' nets in smallest units."""

    @property
    def at(self) -> str: ...
    @property
    def nets(self) -> Mapping[str, int]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningTable:
    """A table of an evening: the players' nets by name, and the rounds that ended there."""

    id: str
    nets: Mapping[str, int]
    rounds: Sequence[RoundEnd]


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

    ``nets`` are by table. ``line`` has the net over all tables after each round at any table.
    ``moved`` counts the places gained since the last round.
    """

    name: str
    place: int
    moved: int
    nets: Mapping[str, int]
    line: tuple[int, ...]

    @property
    def net(self) -> int:
        """The net over all tables."""
        return sum(self.nets.values())


@dataclass(slots=True)
class _Nets:
    """A person's nets by table, now and when the newest round ended there."""

    name: str
    now: dict[str, int] = field(default_factory=dict)
    at_round_end: dict[str, int] = field(default_factory=dict)
    line: list[int] = field(default_factory=list)


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
    for table in tables:
        for name, net in table.nets.items():
            people.setdefault(caseless(name), _Nets(name)).now[table.id] = net
    _add_rounds(evening_rounds(tables), people)
    earlier = places_of((key, sum(nets.at_round_end.values())) for key, nets in people.items())
    places = places_of((key, sum(nets.now.values())) for key, nets in people.items())
    return tuple(
        EveningPerson(
            name=people[key].name,
            place=place,
            moved=earlier[key] - place,
            nets=people[key].now,
            line=tuple(people[key].line),
        )
        for key, place in places.items()
    )


def _add_rounds(rounds: Iterable[EveningRound], people: Mapping[str, _Nets]) -> None:
    """Give every person a net for each round; 0 before they joined."""
    for ended in rounds:
        for name, net in ended.nets.items():
            people[caseless(name)].at_round_end[ended.table] = net
        for person in people.values():
            person.line.append(sum(person.at_round_end.values()))
