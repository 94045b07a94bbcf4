"""The events of Basset, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency. Cards on the table are written ``Q``
or ``Q#2``, drawn cards ``K`` or ``Kh``.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from service.domain.games.basset.draw_result import Kind
from service.domain.games.basset.rules import HouseRules
from service.domain.port.opening import GameOpened
from service.domain.session.seats import PlayerSeated, PurseChanged

StakeResult = Literal["won", "paid", "lost", "faced", "spared"]
BetWord = Literal["win", "lose"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """A session was opened.

    ``rules`` contains every field of the rule set, so later changes of the preset have no
    effect. ``funds`` are the bank's initial funds, ``holder`` the person who holds it.
    """

    NAME: ClassVar[str] = "basset.session_opened.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("basset.session_opened.v1",)
    rules: HouseRules
    holder: str | None
    funds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A punter joined. ``suit`` is the suit of the punter's book."""

    NAME: ClassVar[str] = "basset.punter_seated.v1"
    suit: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """Money from outside went into a purse."""

    NAME: ClassVar[str] = "basset.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """Money left a purse and the session."""

    NAME: ClassVar[str] = "basset.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class BankFunded:
    """Money from outside went into the bank."""

    NAME: ClassVar[str] = "basset.bank_funded.v1"
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StakePlaced:
    """A couch was put on a card. ``replacement``: it replaces a card lost in this deal."""

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
    """A couch was taken back before the fasse.

    ``bets`` are the side bets on it, which were returned.
    """

    NAME: ClassVar[str] = "basset.stake_withdrawn.v1"
    punter: str
    card: str
    amount: int
    bets: tuple[BetSettled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FasseTurned:
    """The first card of a deal was turned.

    ``decks`` is the number of packs, ``stock`` the number of cards left after fasse and burnt
    cards.
    """

    NAME: ClassVar[str] = "basset.fasse_turned.v1"
    card: str
    decks: int
    stock: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PairDealt:
    """Two cards were dealt, in this order."""

    NAME: ClassVar[str] = "basset.pair_dealt.v1"
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LastCardTurned:
    """The leftover card was turned."""

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
    """One draw was settled, as a whole.

    ``kind`` is ``fasse``, ``pair`` or ``last``. ``outcomes`` are in the order of settlement.
    ``run`` is the rank whose next win would be a repeat, ``retired`` the rank that cannot lose
    in the very next pair.
    """

    NAME: ClassVar[str] = "basset.draw_settled.v1"
    kind: Kind
    outcomes: tuple[Outcome, ...]
    bets: tuple[BetSettled, ...]
    run: str | None
    retired: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WinTaken:
    """A win was paid, and the couch returned to the purse.

    A ``restake`` above 0 went back on the card. ``for_all``: the entry took every win.
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
    """A win was declined. ``crooks`` is the new number of bent corners."""

    NAME: ClassVar[str] = "basset.paroli_made.v1"
    punter: str
    card: str
    crooks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PayChosen:
    """A first win was declined for the pay."""

    NAME: ClassVar[str] = "basset.pay_chosen.v1"
    punter: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StakeMaced:
    """Money was added to a card."""

    NAME: ClassVar[str] = "basset.stake_maced.v1"
    punter: str
    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SideBetLaid:
    """A side bet was laid.

    ``backer`` bets against ``against`` that the stake of ``punter`` on ``card`` will ``win`` or
    ``lose``. Each put ``amount`` in escrow. ``number`` counts the side bets of the session.
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
    """The bank sold a book for this deal."""

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
    """A deal ended. ``home`` lists every card that left the table, empty cards with 0."""

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
    """The session was closed. Everything on the table was returned."""

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
