"""Places by what each punter has won or lost."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the standings; ``net`` in smallest units, below 0 for a loss."""

    place: int
    punter: str
    net: int


def standings(nets: Iterable[tuple[str, int]]) -> tuple[Place, ...]:
    """Rank ``(punter, net)`` pairs: highest first, equals share a place (1, 2, 2, 4).

    Equals stay in the order given, which is the order they were seated in.
    """
    ranked = sorted(nets, key=lambda pair: -pair[1])
    places: list[Place] = []
    for position, (punter, net) in enumerate(ranked, start=1):
        shared = places[-1].place if places and places[-1].net == net else position
        places.append(Place(shared, punter, net))
    return tuple(places)
