"""The commands of Basset. The API and the sheets check shapes, ``decide`` checks rules.

Amounts are whole smallest units. Cards on the table are ``Q`` or ``Q#2``, drawn ones ``K`` or
``Kh``.
"""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.games.basset.events import BetWord
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPunter(SeatPlayer):
    """Seat a punter, who may have chosen the suit of a book."""

    suit: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FundBank:
    """Bring money from outside into the bank."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceStake:
    """Put a couch on a card."""

    punter: str
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WithdrawStake:
    """Take a couch back while staking is open."""

    punter: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnFasse:
    """Turn the first card of a deal. ``place`` is 0 or None."""

    card: str
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealPair:
    """Deal two cards, in the order dealt; ``place`` is the draw's number in its deal."""

    first: str
    second: str
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnLastCard:
    """Turn the last card, when one is left."""

    card: str
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeWin:
    """Have a win paid; ``restake`` puts that much back on the card at no crooks.

    ``place``, in an answer, is the number of the draw that won. It must be the newest draw.
    """

    punter: str
    card: str
    restake: int | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeEveryWin:
    """Have every win paid that still waits for its answer."""

    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MakeParoli:
    """Decline a win and bend a corner."""

    punter: str
    card: str
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoosePay:
    """Decline a first win for the pay."""

    punter: str
    card: str
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MaceStake:
    """Put more money on a card."""

    punter: str
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LaySideBet:
    """``backer`` bets that a stake will ``win`` or ``lose``; ``against`` bets against it."""

    backer: str
    against: str
    punter: str
    card: str
    outcome: BetWord
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyBook:
    """Buy another book from the bank, for 0 or more."""

    punter: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EndDeal:
    """End the deal; staking opens for the next."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSession:
    """End the evening."""


Command: TypeAlias = (
    SeatPunter
    | BuyIn
    | CashOut
    | FundBank
    | PlaceStake
    | WithdrawStake
    | TurnFasse
    | DealPair
    | TurnLastCard
    | TakeWin
    | TakeEveryWin
    | MakeParoli
    | ChoosePay
    | MaceStake
    | LaySideBet
    | BuyBook
    | EndDeal
    | CloseSession
)
