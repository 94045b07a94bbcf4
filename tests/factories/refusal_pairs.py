"""Which reasons to refuse a command apply together, in the order of a game's refusals."""

from collections.abc import Iterable, Sequence

Pair = tuple[str, str]


def nearest_pairs(found: Iterable[Iterable[str]], order: Sequence[str]) -> set[Pair]:
    """Return each first reason with the nearest later one that applies to the same command.

    ``found`` are the reasons against each command.
    """
    nearest: dict[str, str] = {}
    for codes in found:
        first, *later = sorted(codes, key=order.index) or [""]
        nearest[first] = min([nearest.get(first, order[-1]), *later[:1]], key=order.index)
    return {(first, second) for first, second in nearest.items() if second != order[-1]}


def untested_pairs(
    tested: Iterable[Pair], found: Iterable[Iterable[str]], order: Sequence[str]
) -> set[Pair]:
    """Return the nearest pairs that were found and that no test has, nor a nearer one."""
    known = set(tested)
    nearer = {
        first: min((order.index(second) for one, second in known if one == first), default=None)
        for first, _ in known
    }
    return {
        (first, second)
        for first, second in nearest_pairs(found, order)
        if (place := nearer.get(first)) is None or place > order.index(second)
    }
