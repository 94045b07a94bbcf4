"""The commands of Baccarat, besides those for money from and to outside.

Amounts are whole smallest units. The API and the sheets check shapes, ``decide`` checks rules.
"""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.games.baccarat.events import How, Result, Where
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOrStand(SeatPlayer):
    """Seat a player, or let a bystander stake. ``where`` None: seated, at the emptier side."""

    where: Where | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBank:
    """Put up the bank."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FundBank:
    """Put more of the banker's money into the bank."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceStake:
    """Stake an amount against the bank."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawStake:
    """Take a whole stake back."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatStakes:
    """Stake what the players had staked for the last hand without a banco."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimBanco:
    """Go bank; ``how`` says whether the stake is halved over both hands."""

    punter: str
    how: How | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptStakes:
    """Put into the bank what it lacks to cover all stakes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealHand:
    """Deal a hand by its results, without cards; ``place`` is its number, from 0."""

    right: Result
    left: Result = "none"
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCards:
    """Deal a hand by its cards; a side without cards was not dealt."""

    bank_cards: tuple[str, ...]
    right_cards: tuple[str, ...] = ()
    left_cards: tuple[str, ...] = ()
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PassDeal:
    """Retire as banker, or decline an open bank."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShuffleCards:
    """Shuffle all cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSession:
    """End the evening."""


Command: TypeAlias = (
    SeatOrStand
    | BuyIn
    | CashOut
    | TakeBank
    | FundBank
    | PlaceStake
    | WithdrawStake
    | RepeatStakes
    | ClaimBanco
    | AcceptStakes
    | DealHand
    | DealCards
    | PassDeal
    | ShuffleCards
    | CloseSession
)
