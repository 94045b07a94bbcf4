"""A posting moves money from one account to another, so the books cannot fall out of balance."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Posting(NamedTuple):
    """``amount`` smallest units, above 0, go from ``source`` to ``target``."""

    source: str
    target: str
    amount: int


def posted(*moves: tuple[str, str, int]) -> tuple[Posting, ...]:
    """Return postings for ``(source, target, amount)`` moves, without moves of 0."""
    return tuple(Posting(*move) for move in moves if move[2])


def reversed_postings(postings: Iterable[Posting]) -> tuple[Posting, ...]:
    """Return the postings that undo ``postings``, newest first."""
    oldest_first = tuple(postings)
    return tuple(Posting(p.target, p.source, p.amount) for p in reversed(oldest_first))


def balances_of(
    postings: Iterable[Posting], start: Mapping[str, int] | None = None
) -> dict[str, int]:
    """Return the balance of every account that ``postings`` touch, on top of ``start``.

    If the balances of ``start`` add up to zero, so do these. ``world`` may be below zero.
    """
    balances = dict(start or {})
    for source, target, amount in postings:
        balances[source] = balances.get(source, 0) - amount
        balances[target] = balances.get(target, 0) + amount
    return balances


def touched_accounts(postings: Iterable[Posting]) -> dict[str, None]:
    """Return the accounts of ``postings`` in the order they are first named."""
    return dict.fromkeys(name for p in postings for name in (p.source, p.target))
