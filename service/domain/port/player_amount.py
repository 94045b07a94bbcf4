"""How much of something each player gets, and how an amount is shared."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAmount:
    """A player and an amount in smallest units."""

    punter: str
    amount: int


def equal_parts(amount: int, names: Iterable[str]) -> tuple[PlayerAmount, ...]:
    """Return an amount in equal parts; the first get what cannot be shared. No part is 0."""
    ordered = list(names)
    if not ordered:
        return ()
    share, rest = divmod(amount, len(ordered))
    parts = ((name, share + (index < rest)) for index, name in enumerate(ordered))
    return tuple(PlayerAmount(punter=name, amount=part) for name, part in parts if part)


def sum_of(amounts: Iterable[PlayerAmount]) -> int:
    """Return the sum of the amounts."""
    return sum(part.amount for part in amounts)


def amounts_by_name(amounts: Iterable[PlayerAmount]) -> dict[str, int]:
    """Return the amounts by player; those of one player are added up."""
    found: dict[str, int] = {}
    for part in amounts:
        found[part.punter] = found.get(part.punter, 0) + part.amount
    return found
