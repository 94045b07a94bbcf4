"""The events of Lansquenet, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.member_types import CARDS, shown_as
from service.domain.session.seats import PlayerSeated, PurseChanged

Outcome = Literal["twins", "left", "right"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened:
    """An evening begins, under rules that are stored whole."""

    NAME: ClassVar[str] = "lansquenet.session_opened.v1"
    name: str
    preset: str
    rules: LansquenetRules
    currency: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player joins with a purse; the first is the first banker."""

    NAME: ClassVar[str] = "lansquenet.punter_seated.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """A player adds money from outside to the purse."""

    NAME: ClassVar[str] = "lansquenet.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """A player takes money out of the purse and the session."""

    NAME: ClassVar[str] = "lansquenet.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerPlaced:
    """The banker's wager is ``amount``; ``replaced`` of it was up before."""

    NAME: ClassVar[str] = "lansquenet.wager_placed.v1"
    banker: str
    amount: int
    replaced: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverPlaced:
    """A player covers ``amount`` more of the wager; ``for_all``: all that was left of it."""

    NAME: ClassVar[str] = "lansquenet.cover_placed.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("lansquenet.cover_placed.v1",)
    punter: str
    amount: int
    for_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverWithdrawn:
    """A player takes the whole cover back."""

    NAME: ClassVar[str] = "lansquenet.cover_withdrawn.v1"
    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """A hand: its ``outcome`` and, if they were entered, its ``cards`` in the order dealt."""

    NAME: ClassVar[str] = "lansquenet.hand_dealt.v1"
    outcome: Outcome
    cards: tuple[str, ...] = field(metadata=shown_as(CARDS))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCover:
    """What one player covered."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverSettled:
    """What a hand did to one cover: ``lost`` to the bank, or ``home`` with ``paid`` by the bank."""

    punter: str
    lost: int = 0
    home: int = 0
    paid: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSettled:
    """The settlement of one hand as a whole.

    ``to_banker`` goes from the bank to the banker's purse, after the covers. ``next_banker`` deals
    next; ``selling``: the banker sells the deck first.
    """

    NAME: ClassVar[str] = "lansquenet.hand_settled.v1"
    outcome: Outcome
    banker: str
    covers: tuple[CoverSettled, ...]
    to_banker: int
    next_banker: str
    selling: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BankPassed:
    """The deck goes to ``next_banker``; the old banker gets the ``wager`` back."""

    NAME: ClassVar[str] = "lansquenet.bank_passed.v1"
    banker: str
    next_banker: str
    wager: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BankSold:
    """``punter`` buys the deck of ``banker``, who gets the ``wager`` back."""

    NAME: ClassVar[str] = "lansquenet.bank_sold.v1"
    banker: str
    punter: str
    price: int
    wager: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The evening is over; covers and wager are returned. ``banker`` is None without players."""

    NAME: ClassVar[str] = "lansquenet.session_closed.v1"
    banker: str | None
    wager: int
    covers: tuple[PlayerCover, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | WagerPlaced
    | CoverPlaced
    | CoverWithdrawn
    | HandDealt
    | HandSettled
    | BankPassed
    | BankSold
    | SessionClosed
)
