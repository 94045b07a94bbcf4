"""The view of a Basset table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from service.domain.games.basset.deal_history import Answered
from service.domain.games.basset.draw_result import How, Kind, Mark
from service.domain.games.basset.events import BetSettled, BetWord, Outcome
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import Phase
from service.domain.values.cards import RANKS

AmountByRank = Annotated[Mapping[str, int], RANKS]
"""Amounts by rank; ranks with nothing are left out."""

CardByRank = Annotated[Mapping[str, str | None], RANKS]
MarkByRank = Annotated[Mapping[str, Mark], RANKS]


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidCouch:
    """A couch laid for the last fasse."""

    card: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePunter:
    """A seated punter.

    ``moved``: places gained since the deal began. ``line``: the net at each deal's end. ``wants``:
    cards to stake before the fasse. ``next_cards``: the card that a stake on a rank would get, if
    it is not the plain rank; null if the punter has no more. ``former_names``: names before.
    """

    name: str
    suit: str | None
    purse: int | None
    at_table: int
    net: int
    brought_in: int | None
    cashed_out: int | None
    books: int
    replacements: int
    used: tuple[str, ...]
    escrow: int
    place: int
    moved: int
    line: tuple[int, ...]
    wants: int
    next_cards: CardByRank
    last_deal: tuple[LaidCouch, ...]
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """What a take pays, besides the couch."""

    pays: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Restake:
    """The minimum and maximum restake of a win that is taken."""

    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Promise:
    """How many times its couch the next win would pay, and how much that is."""

    rung: int
    pays: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WinAnswers:
    """The answers that a win allows; null: not this one."""

    take: Payment
    restake: Restake | None
    paroli: Promise | None
    pay: Promise | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStake:
    """A card on the table; a win above 0 waits for its answer.

    ``hope`` is ``rung`` times the couch, the payment of the next win. ``carried``: from the deal
    before.
    """

    punter: str
    card: str
    couch: int
    crooks: int
    win: int
    take_only: bool
    paying: bool
    rung: int
    hope: int
    carried: bool
    answers: WinAnswers | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBet:
    """An open side bet."""

    number: int
    backer: str
    against: str
    punter: str
    card: str
    outcome: BetWord
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableBank:
    """The bank; broken if it owes more than it has. A punter does not see its amounts."""

    holder: str | None
    balance: int | None
    net: int | None
    brought_in: int | None
    cashed_out: int | None = 0  # a tablet may have a view that an older build stored
    broken: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnCards:
    """A draw of the deal: its rule, and what happened to each of its ranks.

    ``gain`` is what the bank took less what it paid at once; 0 until the draw is settled.
    """

    kind: Kind
    cards: tuple[str, ...]
    how: How
    wins: str | None
    loses: str | None
    marks: MarkByRank
    gain: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SettledDraw:
    """What a draw did to stakes and side bets."""

    outcomes: tuple[Outcome, ...]
    bets: tuple[BetSettled, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WorstRank:
    """The rank whose win would cost the bank most, and how much."""

    rank: Annotated[str, RANKS]
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDraw:
    """The draw that may come next, and how many cards punters must stake before it."""

    draw: Kind | None
    cards_wanted: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryDraw:
    """The draw that a settlement settles: its rule, its deal, and its number in the deal."""

    kind: Kind
    cards: tuple[str, ...]
    how: How
    wins: str | None
    loses: str | None
    deal: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Basset table at one version.

    ``place`` is the number of the next draw in its deal, the fasse being 0. ``seen`` counts the
    cards drawn in this deal by rank and, where a suit was called, by card. ``exposure`` is what the
    bank would pay by winning rank. ``book_price`` is that of the newest book that the bank sold, or
    null: a punter does not see it. ``cover`` is what a bank that must cover can still pay, or null
    if it need not cover.
    """

    name: str
    preset: str
    rules: HouseRules
    currency: str
    phase: Phase
    deal: int
    place: int
    decks: int | None
    stock: int | None
    seen: Mapping[str, int]
    last_draw: tuple[str, ...]
    run: str | None
    retired: str | None
    owes_settlement: bool
    seated: int
    bets_laid: int
    bank: TableBank
    punters: tuple[TablePunter, ...]
    stakes: tuple[TableStake, ...]
    waiting: tuple[TableStake, ...]
    side_bets: tuple[TableBet, ...]
    winners: tuple[str, ...]
    draws: tuple[DrawnCards, ...]
    settled: SettledDraw | None
    answered: tuple[Answered, ...]
    exposure: AmountByRank
    worst: WorstRank | None
    cover: int | None
    next: NextDraw
    book_price: int | None = None
