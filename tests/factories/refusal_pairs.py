"""Which reasons to refuse a command apply together, in the order of a game's refusals."""

from collections.abc import Iterable, Sequence

Pair = tuple[str, str]


def untested_pairs(
    tested: Iterable[Pair], found: Iterable[Iterable[str]], order: Sequence[str]
) -> set[Pair]:
    """Return the first two reasons against a command that no test compares.

    ``found`` are the reasons against each command. For each first reason, a test must have the
    nearest second reason that was found, or a nearer one.
    """
    firsts = (sorted(codes, key=order.index)[:2] for codes in found)
    nearest = _nearest_by_first(((pair[0], pair[1]) for pair in firsts if len(pair) > 1), order)
    known = _nearest_by_first(tested, order)
    return {
        (first, order[place])
        for first, place in nearest.items()
        if known.get(first, len(order)) > place
    }


def _nearest_by_first(pairs: Iterable[Pair], order: Sequence[str]) -> dict[str, int]:
    """Return the place in ``order`` of the nearest second reason, by the first one."""
    nearest: dict[str, int] = {}
    for first, second in pairs:
        nearest[first] = min(nearest.get(first, len(order)), order.index(second))
    return nearest
