"""The events of Baccarat, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.port.member_types import CARDS, shown_as
from service.domain.port.opening import GameOpened
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.seats import PlayerSeated, PurseChanged

Hand = Literal["right", "left"]
Result = Literal["bank", "punters", "tie", "none"]
Where = Literal["right", "left", "standing", "standing-right", "standing-left"]
WITH_SIDE: tuple[Where, ...] = ("right", "left", "standing-right", "standing-left")
How = Literal["cheval"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandStake:
    """What one player staked on one hand."""

    punter: str
    hand: Hand
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """A session of Baccarat was opened. ``rules`` contains every field of the rule set."""

    NAME: ClassVar[str] = "baccarat.session_opened.v1"
    rules: BaccaratRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player sat down, or stands as a bystander, and stakes on ``hand``.

    ``where`` is as entered. If it names no side, the player is at the one with fewer players.
    """

    NAME: ClassVar[str] = "baccarat.punter_seated.v1"
    where: Where | None
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """Money from outside went into a purse."""

    NAME: ClassVar[str] = "baccarat.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """Money left a purse and the session."""

    NAME: ClassVar[str] = "baccarat.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class BankTaken:
    """A player put up the bank from the purse. The stakes in ``home`` returned to their purses."""

    NAME: ClassVar[str] = "baccarat.bank_taken.v1"
    punter: str
    amount: int
    home: tuple[HandStake, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BankFunded:
    """The banker put ``amount`` more into the bank, from the purse."""

    NAME: ClassVar[str] = "baccarat.bank_funded.v1"
    banker: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakePlaced:
    """A player staked ``amount`` more on a hand."""

    NAME: ClassVar[str] = "baccarat.stake_placed.v1"
    punter: str
    hand: Hand
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeWithdrawn:
    """A player took the whole stake back."""

    NAME: ClassVar[str] = "baccarat.stake_withdrawn.v1"
    punter: str
    hand: Hand
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesRepeated:
    """Players without a stake staked what they had staked for the last hand without a banco."""

    NAME: ClassVar[str] = "baccarat.stakes_repeated.v1"
    stakes: tuple[HandStake, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BancoClaimed:
    """A player goes bank: ``stakes`` are against the whole bank.

    All stakes before it returned ``home``. ``stakes`` are those of the player, and of a player on
    the other side who shares the banco.
    """

    NAME: ClassVar[str] = "baccarat.banco_said.v1"
    punter: str
    how: How | None
    home: tuple[HandStake, ...]
    stakes: tuple[HandStake, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StakesAccepted:
    """The banker put in what the bank lacked to cover all stakes, from the purse."""

    NAME: ClassVar[str] = "baccarat.stakes_accepted.v1"
    banker: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """A hand was dealt.

    ``right`` and ``left`` say what won there; ``none``: no cards were dealt to that side. The
    cards are, if they were entered, in the order dealt.
    """

    NAME: ClassVar[str] = "baccarat.hand_dealt.v1"
    right: Result
    left: Result
    bank_cards: tuple[str, ...] = field(metadata=shown_as(CARDS))
    right_cards: tuple[str, ...] = field(metadata=shown_as(CARDS))
    left_cards: tuple[str, ...] = field(metadata=shown_as(CARDS))


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeSettled:
    """What a hand did to one stake.

    ``home`` returned to the purse, ``lost`` went to the bank, the bank ``paid``, and ``abides``
    stays on the table for the next hand.
    """

    punter: str
    hand: Hand
    home: int = 0
    lost: int = 0
    paid: int = 0
    abides: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class FalseDraw:
    """A false draw of the player who held the cards of a hand, and what it cost.

    The ``fine`` went to the bank, ``paid`` to fellow punters.
    """

    punter: str
    hand: Hand
    fine: int
    paid: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSettled:
    """One hand was settled, as a whole.

    ``bank`` was in the bank before. If the hand ends the tenure of the ``banker``, ``to_banker``
    went from the bank to the banker's purse, and ``next_banker`` is in turn.
    """

    NAME: ClassVar[str] = "baccarat.hand_settled.v1"
    right: Result
    left: Result
    banker: str
    bank: int
    stakes: tuple[StakeSettled, ...]
    false_draws: tuple[FalseDraw, ...]
    ends_tenure: bool
    to_banker: int
    next_banker: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealPassed:
    """The deal passed.

    The ``banker`` retired with ``bank``, which went to the purse. If ``banker`` is ``null``, the
    player in turn declined an open bank. ``next_banker`` is in turn now, ``null`` in an auction.
    """

    NAME: ClassVar[str] = "baccarat.deal_passed.v1"
    banker: str | None
    bank: int
    next_banker: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsShuffled:
    """All cards were shuffled.

    If that ends the tenure of a ``banker``, the ``bank`` went to the purse and the stakes
    returned ``home``. Otherwise ``banker`` is ``null`` and the bank stays.
    """

    NAME: ClassVar[str] = "baccarat.cards_shuffled.v1"
    banker: str | None
    bank: int
    home: tuple[HandStake, ...]
    next_banker: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The session was closed.

    Stakes and bank returned to their purses. ``banker`` is ``null`` if the bank was open.
    """

    NAME: ClassVar[str] = "baccarat.session_closed.v1"
    banker: str | None
    bank: int
    home: tuple[HandStake, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | BankTaken
    | BankFunded
    | StakePlaced
    | StakeWithdrawn
    | StakesRepeated
    | BancoClaimed
    | StakesAccepted
    | HandDealt
    | HandSettled
    | DealPassed
    | CardsShuffled
    | SessionClosed
)
