"""A posting moves money from one account to another, so the accounts cannot fall out of balance."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

PostingRef: TypeAlias = tuple[int, int]
"""A posting in the journal of a session: its event's version, and its line, from 1."""


class Posting(NamedTuple):
    """``amount`` smallest units, above 0, go from ``source`` to ``target``.

    ``reverses`` is the earlier posting that this one reverses. A posting is reversed at most once.
    """

    source: str
    target: str
    amount: int
    reverses: PostingRef | None = None


Postings: TypeAlias = tuple[Posting, ...]
"""What an event moves, in the order in which it moves."""


def posted(*moves: tuple[str, str, int]) -> Postings:
    """Return postings for ``(source, target, amount)`` moves, without moves of 0."""
    return tuple(Posting(*move) for move in moves if move[2])


def reversed_postings(postings: Iterable[tuple[PostingRef, Posting]]) -> Postings:
    """Return the postings that reverse ``postings``, newest first."""
    oldest_first = tuple(postings)
    return tuple(Posting(p.target, p.source, p.amount, ref) for ref, p in reversed(oldest_first))


def standing_postings(postings: Sequence[tuple[int, Posting]]) -> list[Posting]:
    """Return a journal's postings without those that were reversed, and without reversals.

    ``postings`` are the whole journal with versions, in order. A reversal may be reversed too.
    """
    reversed_refs: set[PostingRef] = set()
    standing = []
    for ref, posting in reversed(list(with_refs(postings))):
        if ref in reversed_refs:
            continue
        if posting.reverses:
            reversed_refs.add(posting.reverses)
        else:
            standing.append(posting)
    return standing[::-1]


def with_refs(postings: Iterable[tuple[int, Posting]]) -> Iterator[tuple[PostingRef, Posting]]:
    """Yield postings with version and line; ``postings`` has the whole of each version."""
    before, line = 0, 0
    for version, posting in postings:
        line = line + 1 if version == before else 1
        before = version
        yield (version, line), posting


def balances_of(
    postings: Iterable[Posting], start: Mapping[str, int] | None = None
) -> dict[str, int]:
    """Return the balance of every account that ``postings`` touch, on top of ``start``.

    If the balances of ``start`` add up to zero, so do these. ``world`` may be below zero.
    """
    balances = dict(start or {})
    for source, target, amount, _ in postings:
        balances[source] = balances.get(source, 0) - amount
        balances[target] = balances.get(target, 0) + amount
    return balances


def touched_accounts(postings: Iterable[Posting]) -> dict[str, None]:
    """Return the accounts of ``postings`` in the order they are first named."""
    return dict.fromkeys(name for p in postings for name in (p.source, p.target))
