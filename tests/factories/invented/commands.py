"""The commands of the invented game."""

from dataclasses import dataclass
from typing import TypeAlias

from service.domain.port.entries import PlayerCount
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class PayAnte:
    """Begin a round. Every player pays ``amount``; None: the ante of the rules."""

    amount: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetLevel:
    """Set the level of the round. ``aloud`` changes nothing: it says that the dealer called it."""

    level: int
    aloud: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCard:
    """Turn a card."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceBet:
    """Bet an amount."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BetEverything:
    """Bet what the purse holds."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimPool:
    """Give a pool to a player: the pot, if none is named."""

    punter: str
    pool: str = "pot"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowHands:
    """Show the cards of one side, or of both. ``place`` is the number of the round, from 0."""

    left: tuple[str, ...]
    right: tuple[str, ...] = ()
    place: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NameBest:
    """Name the players with the best hand, who share the bets."""

    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CountRound:
    """End a round with the points of two or more players."""

    counts: tuple[PlayerCount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndEvening:
    """Close the session."""


Command: TypeAlias = (
    SeatPlayer
    | BuyIn
    | CashOut
    | PayAnte
    | SetLevel
    | TurnCard
    | PlaceBet
    | BetEverything
    | ClaimPool
    | ShowHands
    | NameBest
    | CountRound
    | EndEvening
)
