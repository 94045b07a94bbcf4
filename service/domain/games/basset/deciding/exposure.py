"""What the bank would pay for the stakes on the table: one figure for its cover and its odds."""

from collections.abc import Iterable, Mapping

from service.domain.values.cards import RANKS


def exposure_by_rank(owed: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Return by rank what the bank would pay if that rank won next.

    ``owed`` has for each stake its rank, and its couch times its next rung.
    """
    by_rank: dict[str, int] = {}
    for rank, pays in owed:
        by_rank[rank] = by_rank.get(rank, 0) + pays
    return by_rank


def worst_rank(exposure: Mapping[str, int]) -> str | None:
    """Return the rank with the greatest exposure, the lowest of equals, or None without any."""
    return max(exposure, key=lambda rank: (exposure[rank], -RANKS.index(rank)), default=None)
