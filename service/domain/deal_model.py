"""What a simulation needs to know of a game: how a stake fares from draw to draw, as tables.

Cards are drawn in pairs. Of each pair one card wins and one loses for the stakes on its rank.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

UNITS = 2
"""Amounts are in halves of a stake."""

OUT = 0
"""The state of a stake that has left the table."""

LAID = 1
"""The state of a stake as it is laid."""

MISSED, WINS, LOSES, BOTH = range(4)
"""What a pair does to a stake: no card of its rank, the winning card, the losing card, or both."""


class Move(NamedTuple):
    """What a draw does to a stake: its player gains ``amount``, and it stands in ``state``."""

    amount: int
    state: int


@dataclass(frozen=True, slots=True)
class StakeMoves:
    """How a stake is played, as moves by state. ``OUT`` and ``LAID`` are two of them.

    ``first_card``: the first card of the deal has its rank. ``pair``: by what the pair does.
    ``last_card``: a card left alone has its rank. ``deal_end``: the state in the next deal.
    """

    first_card: tuple[Move, ...]
    pair: tuple[tuple[Move, ...], tuple[Move, ...], tuple[Move, ...], tuple[Move, ...]]
    last_card: tuple[Move, ...]
    deal_end: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealModel:
    """A deal, for simulation: a first card, pairs, and perhaps a last card.

    ``cards`` are shuffled, ``of_rank`` of each rank. ``dealt`` is how many are drawn after the
    first. ``first_wins``: the first card of a pair is the winning one. ``cards_each`` is on how
    many cards a player stakes by default. ``moves`` is by policy.
    """

    cards: int
    of_rank: int
    dealt: int
    first_wins: bool
    cards_each: int
    moves: Mapping[str, StakeMoves]

    @property
    def ranks(self) -> int:
        """How many ranks the cards have."""
        return self.cards // self.of_rank
