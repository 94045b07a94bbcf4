"""The commands of Swiss Tarot, besides those for seats and money.

Amounts are whole smallest units. The API and the sheets check shapes, ``decide`` checks rules.
"""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.port.entries import PlayerCount
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class BeginGame:
    """Begin a game. Every player antes ``amount``; None: the ante of the rules."""

    amount: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountRound:
    """End a round with the points of all three, or of two: then the third has the rest.

    ``place`` is the number of the round in its game, from 0.
    """

    counts: tuple[PlayerCount, ...]
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonGame:
    """Give the game up; its antes return."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSession:
    """End the evening."""


Command: TypeAlias = (
    SeatPlayer | BuyIn | CashOut | BeginGame | CountRound | AbandonGame | CloseSession
)
