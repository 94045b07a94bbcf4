"""The events of Basset, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency. Cards on the table are written ``Q``
or ``Q#2``, drawn cards ``K`` or ``Kh``.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from service.domain.games.basset.draw_result import Kind
from service.domain.games.basset.rules import HouseRules
from service.domain.session.seats import PlayerSeated, PurseChanged

StakeResult = Literal["won", "paid", "lost", "faced", "spared"]
BetWord = Literal["win", "lose"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened:
    """An evening begins, under rules that are stored whole."""

    NAME: ClassVar[str] = "basset.session_opened.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("basset.session_opened.v1",)
    name: str
    preset: str
    rules: HouseRules
    currency: str
    holder: str | None
    funds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A punter joins with a purse."""

    NAME: ClassVar[str] = "basset.punter_seated.v1"
    suit: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """A punter adds money from outside to the purse."""

    NAME: ClassVar[str] = "basset.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """A punter takes money out of the purse and the session."""

    NAME: ClassVar[str] = "basset.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class BankFunded:
    """The banker adds money from outside to the bank."""

    NAME: ClassVar[str] = "basset.bank_funded.v1"
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakePlaced:
    """A couch is put on a card. ``replacement``: the card replaces one lost in this deal."""

    NAME: ClassVar[str] = "basset.stake_placed.v1"
    punter: str
    card: str
    amount: int
    replacement: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class BetSettled:
    """A side bet leaves escrow: all goes to the winner, or each gets their own money back."""

    number: int
    backer: str
    against: str
    to_backer: int
    to_against: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeWithdrawn:
    """A couch is taken back before the fasse. Side bets on it are returned."""

    NAME: ClassVar[str] = "basset.stake_withdrawn.v1"
    punter: str
    card: str
    amount: int
    bets: tuple[BetSettled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FasseTurned:
    """The first card of a deal. ``stock`` cards are left after it and the burnt ones."""

    NAME: ClassVar[str] = "basset.fasse_turned.v1"
    card: str
    decks: int
    stock: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PairDealt:
    """Two cards, in the order dealt; one wins, one loses."""

    NAME: ClassVar[str] = "basset.pair_dealt.v1"
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LastCardTurned:
    """The last card, if the stock has an odd number of cards."""

    NAME: ClassVar[str] = "basset.last_card_turned.v1"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a draw did to one stake.

    ``result``: ``won`` waits for its answer, ``paid`` was paid at once, ``lost`` to the bank,
    ``faced`` by the fasse, ``spared`` (a pay that missed: the couch goes home). ``win`` is what
    the ladder gives. ``from_purse`` and ``from_couch`` go to the bank, ``home`` from couch to
    purse. ``leaves`` the table or stays, maybe empty. ``replaceable``: the punter may put another
    card in its place.
    """

    punter: str
    card: str
    result: StakeResult
    win: int = 0
    from_purse: int = 0
    from_couch: int = 0
    home: int = 0
    leaves: bool = False
    take_only: bool = False
    replaceable: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawSettled:
    """The settlement of one draw as a whole: stakes in the order settled, then side bets.

    ``run`` is the rank whose next win in a row would be a repeat, ``retired`` the rank that the
    very next pair cannot lose.
    """

    NAME: ClassVar[str] = "basset.draw_settled.v1"
    kind: Kind
    outcomes: tuple[Outcome, ...]
    bets: tuple[BetSettled, ...]
    run: str | None
    retired: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WinTaken:
    """A win is paid and the couch returned. ``restake`` above 0 goes back on the card.

    ``for_all``: the entry took every win.
    """

    NAME: ClassVar[str] = "basset.win_taken.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("basset.win_taken.v1",)
    punter: str
    card: str
    win: int
    couch: int
    restake: int = 0
    for_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ParoliMade:
    """A win is declined for the next rung; ``crooks`` corners are bent now."""

    NAME: ClassVar[str] = "basset.paroli_made.v1"
    punter: str
    card: str
    crooks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PayChosen:
    """A win is declined for the pay: the next win pays it, the next loss costs nothing."""

    NAME: ClassVar[str] = "basset.pay_chosen.v1"
    punter: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeMaced:
    """More money is put on a card."""

    NAME: ClassVar[str] = "basset.stake_maced.v1"
    punter: str
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SideBetLaid:
    """A side bet on the ``outcome`` of the stake of ``punter`` on ``card``.

    ``backer`` bets on the outcome, ``against`` bets against it. Each puts ``amount`` in escrow.
    """

    NAME: ClassVar[str] = "basset.side_bet_laid.v1"
    number: int
    backer: str
    against: str
    punter: str
    card: str
    outcome: BetWord
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BookBought:
    """A punter buys another book of thirteen cards from the bank, for this deal."""

    NAME: ClassVar[str] = "basset.book_bought.v1"
    punter: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CouchReturned:
    """A couch returns to the purse at the end of a deal or of the session."""

    punter: str
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealEnded:
    """A deal is over: ``home`` lists every card that leaves the table, empty ones with 0."""

    NAME: ClassVar[str] = "basset.deal_ended.v1"
    home: tuple[CouchReturned, ...]
    bets: tuple[BetSettled, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetReached:
    """Purses reached the target for the first time. The highest of them win."""

    NAME: ClassVar[str] = "basset.target_reached.v1"
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The evening is over. All money on the table returns to its owners."""

    NAME: ClassVar[str] = "basset.session_closed.v1"
    home: tuple[CouchReturned, ...]
    bets: tuple[BetSettled, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | BankFunded
    | StakePlaced
    | StakeWithdrawn
    | FasseTurned
    | PairDealt
    | LastCardTurned
    | DrawSettled
    | WinTaken
    | ParoliMade
    | PayChosen
    | StakeMaced
    | SideBetLaid
    | BookBought
    | DealEnded
    | TargetReached
    | SessionClosed
)
