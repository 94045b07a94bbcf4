"""Places of punters by their nets."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """A punter's place and net, in smallest units; a loss is below 0."""

    place: int
    punter: str
    net: int


def standings(nets: Iterable[tuple[str, int]]) -> tuple[Standing, ...]:
    """Rank ``(punter, net)`` pairs: highest first, equals share a place (1, 2, 2, 4).

    Punters with equal nets keep the given order, which is the order of their seats.
    """
    ranked: list[Standing] = []
    for position, (punter, net) in enumerate(sorted(nets, key=lambda pair: -pair[1]), start=1):
        place = ranked[-1].place if ranked and ranked[-1].net == net else position
        ranked.append(Standing(place, punter, net))
    return tuple(ranked)


def places_of(nets: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Return each punter's place by name, the first place first."""
    return {standing.punter: standing.place for standing in standings(nets)}
