"""The commands of Lansquenet, besides those for seats and money.

Amounts are whole smallest units. The API and the sheets check shapes, ``decide`` checks rules.
"""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.games.lansquenet.events import Outcome
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceWager:
    """Put up the banker's wager. It replaces a wager without covers."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverWager:
    """Bet against a part of the wager."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverRest:
    """Bet against all of the wager that is left."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawCover:
    """Take a whole cover back."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DealMatch:
    """Deal a hand by its outcome, without cards; ``place`` is its number, from 0."""

    outcome: Outcome
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCards:
    """Deal a hand card by card: left, right, then the middle; ``place`` is its number, from 0."""

    cards: tuple[str, ...]
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBank:
    """Pass the deck to the next player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SellBank:
    """Sell the deck to a player."""

    punter: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSession:
    """End the evening."""


Command: TypeAlias = (
    SeatPlayer
    | BuyIn
    | CashOut
    | PlaceWager
    | CoverWager
    | CoverRest
    | WithdrawCover
    | DealMatch
    | DealCards
    | PassBank
    | SellBank
    | CloseSession
)
