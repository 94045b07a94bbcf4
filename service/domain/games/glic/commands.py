"""The commands of Glic, besides those for seats and money.

Amounts are whole smallest units. The API and the sheets check shapes, ``decide`` checks rules.
"""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.games.glic.pools import Pool
from service.domain.port.entries import PlayerCount
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class DealHand:
    """Deal a hand: the antes go into the pools."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimPool:
    """Pay a pool to the player who shows its cards."""

    punter: str
    pool: Pool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceBet:
    """Put into the Poch what the player owes, and ``amount`` more."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeeBet:
    """Put into the Poch what the player owes."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassBet:
    """Put nothing into the Poch this time."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassAll:
    """Let everybody pass in turn until the betting stops."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldHand:
    """Give up the Poch."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NameBestHand:
    """Name the best hand, or all equal ones, of the players who are left in the Poch."""

    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSequence:
    """The player laid the last card of a sequence."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WinHand:
    """The player is out of cards; ``counts`` are the cards that each other player has left."""

    punter: str
    counts: tuple[PlayerCount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonHand:
    """Give the hand up; bets return."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseSession:
    """End the evening."""


Command: TypeAlias = (
    SeatPlayer
    | BuyIn
    | CashOut
    | DealHand
    | ClaimPool
    | PlaceBet
    | SeeBet
    | PassBet
    | PassAll
    | FoldHand
    | NameBestHand
    | EndSequence
    | WinHand
    | AbandonHand
    | CloseSession
)
