"""Which reasons to refuse a command apply together, in the order of a game's refusals."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tests.factories.spec import Spec

Pair = tuple[str, str]
Reasons = Callable[[Any, Any], set[str]]
"""Returns the codes of all reasons against a command in a state."""


def check_alone(start: Spec, command: Any, code: str, reasons: Reasons) -> None:
    """Check that a command is refused for one reason, and that no other one applies."""
    decision = start.when(command)
    decision.refused(code)
    assert reasons(decision.before, command) == {code}


def check_first(start: Spec, command: Any, pair: Pair, reasons: Reasons) -> None:
    """Check that a command is refused for the first of two reasons, and that both apply."""
    decision = start.when(command)
    decision.refused(pair[0])
    assert {*pair} <= reasons(decision.before, command)


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
