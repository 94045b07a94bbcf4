"""The seven pools of the board, and which cards win them.

Source: S3; the eighth compartment, the Poch, holds the bets.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

Pool = Literal["ace", "king", "queen", "jack", "ten", "marriage", "sequence"]
POOLS: tuple[Pool, ...] = get_args(Pool)

MARRIAGE: Pool = "marriage"
COUPLE: tuple[Pool, ...] = ("king", "queen")
"""The pools whose cards are the marriage, if one hand holds both."""

CARDS_OF_POOL: Mapping[Pool, int] = {
    "ace": 1,
    "king": 1,
    "queen": 1,
    "jack": 1,
    "ten": 1,
    "marriage": 0,
    "sequence": 3,
}
"""How many cards win a pool. Those of the marriage are counted with king and queen."""

CARDS_OF_HAND = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolAmount:
    """A pool and an amount in smallest units."""

    pool: Pool
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolClaim:
    """A pool that a player won in the hand that is on."""

    pool: Pool
    punter: str


def pools_with(claimed: Pool, held: Iterable[Pool]) -> tuple[Pool, ...]:
    """Return what a claim takes from the board, in the order of the pools.

    ``held`` are the pools that the player won in this hand already. The marriage takes king and
    queen with it, and king and queen together take the marriage.
    """
    before = {*held}
    taken = {claimed, *(COUPLE if claimed == MARRIAGE else ())}
    if {*COUPLE} <= taken | before:
        taken.add(MARRIAGE)
    return tuple(pool for pool in POOLS if pool in taken - before)


def cards_of(pools: Iterable[Pool]) -> int:
    """Return how many cards of one hand win these pools."""
    return sum(CARDS_OF_POOL[pool] for pool in pools)
