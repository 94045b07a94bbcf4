"""The events of Lansquenet, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.member_types import CARDS, shown_as
from service.domain.port.opening import GameOpened
from service.domain.session.seats import PlayerSeated, PurseChanged

Outcome = Literal["twins", "left", "right"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """A session of Lansquenet was opened. ``rules`` contains every field of the rule set."""

    NAME: ClassVar[str] = "lansquenet.session_opened.v1"
    rules: LansquenetRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player joined. The first is the first banker."""

    NAME: ClassVar[str] = "lansquenet.punter_seated.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """Money from outside went into a purse."""

    NAME: ClassVar[str] = "lansquenet.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """Money left a purse and the session."""

    NAME: ClassVar[str] = "lansquenet.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerPlaced:
    """The banker's wager is now ``amount``. ``replaced`` of it was up before."""

    NAME: ClassVar[str] = "lansquenet.wager_placed.v1"
    banker: str
    amount: int
    replaced: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverPlaced:
    """A player covered ``amount`` more of the wager. ``for_all``: all that was left of it."""

    NAME: ClassVar[str] = "lansquenet.cover_placed.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("lansquenet.cover_placed.v1",)
    punter: str
    amount: int
    for_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CoverWithdrawn:
    """A player took the whole cover back."""

    NAME: ClassVar[str] = "lansquenet.cover_withdrawn.v1"
    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """A hand was dealt.

    ``outcome`` is ``twins``, ``left`` or ``right``. ``cards`` are, if they were entered, in the
    order dealt: left, right, then the middle.
    """

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
    """One hand was settled, as a whole.

    ``to_banker`` went from the bank to the banker's purse. ``next_banker`` has the deck now.
    ``selling``: the banker sells it before the next wager.
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
    """The deck went to ``next_banker``. The ``wager`` returned to the old banker's purse."""

    NAME: ClassVar[str] = "lansquenet.bank_passed.v1"
    banker: str
    next_banker: str
    wager: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BankSold:
    """``punter`` bought the deck from ``banker``. The ``wager`` returned to the seller's purse."""

    NAME: ClassVar[str] = "lansquenet.bank_sold.v1"
    banker: str
    punter: str
    price: int
    wager: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The session was closed.

    Wager and covers returned to their purses. ``banker`` is ``null`` if there were no players.
    """

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
