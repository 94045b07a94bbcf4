"""The view of a Baccarat table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from dataclasses import dataclass, field

from service.domain.games.baccarat.events import Hand, HandDealt, HandSettled
from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.games.baccarat.state import BancoClaim, DealtCards, Phase, PlayedHand
from service.domain.port.member_types import NUMBER, shown_as


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A player. ``line``: the net at each tenure's end; ``place``: in the standings.

    ``hand`` is the hand on which the player stakes, None for one who banks or has no place now.
    ``bancos_lost`` counts the bancos that the player lost in a row, and ``may_claim_first`` says
    that the player lost one in the newest hand. ``last_stake`` was staked for the last hand without
    a banco.
    """

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    net: int
    place: int = field(metadata=shown_as(NUMBER))
    hand: Hand | None
    is_bystander: bool
    bancos_lost: int = field(metadata=shown_as(NUMBER))
    may_claim_first: bool
    last_stake: int
    line: tuple[int, ...]
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStake:
    """A stake on a hand. The bank covers ``covered`` of it in the order of cover."""

    punter: str
    hand: Hand
    amount: int
    covered: int
    abides: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSide:
    """A hand against the bank. ``holder`` holds its cards now; ``turn`` is in turn to hold them.

    ``places`` are the punters of a side, from the banker's; with one side, they are empty.
    """

    hand: Hand
    staked: int
    holder: str | None
    turn: str | None
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCount:
    """How many of a card or a rank were entered since the cards were shuffled."""

    card: str
    count: int = field(metadata=shown_as(NUMBER))


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryHand:
    """The hand that a settlement settles."""

    number: int = field(metadata=shown_as(NUMBER))
    cards: DealtCards


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Baccarat table at one version.

    ``hand`` is the number of the next hand, from 0. ``order`` are the punters in the order of
    cover, and ``claims`` in the order of their claims to the bank. ``rotation`` are those who bank
    next, in order. ``at_risk`` is what the bank can lose in this hand, and ``won`` what the tenure
    has won. ``excess`` of the stakes is more than the bank. ``dealt`` is a hand that waits for its
    settlement, ``last_hand`` the newest settlement; ``played`` are the newest hands.
    """

    name: str
    preset: str
    rules: BaccaratRules
    currency: str
    phase: Phase
    hand: int = field(metadata=shown_as(NUMBER))
    banker: str | None
    late_banker: str | None
    in_turn: str | None
    bank: int
    passed_sum: int
    put_up: int
    won: int
    at_risk: int
    staked: int
    excess: int
    hands_held: int = field(metadata=shown_as(NUMBER))
    is_unlimited: bool
    is_broken: bool
    cards_left: int = field(metadata=shown_as(NUMBER))
    owes_settlement: bool
    seated: int = field(metadata=shown_as(NUMBER))
    players: tuple[TablePlayer, ...]
    stakes: tuple[TableStake, ...]
    sides: tuple[TableSide, ...]
    order: tuple[str, ...]
    claims: tuple[str, ...]
    rotation: tuple[str, ...]
    bancos: tuple[BancoClaim, ...]
    dealt: HandDealt | None
    last_hand: HandSettled | None
    last_cards: DealtCards
    played: tuple[PlayedHand, ...]
    seen: tuple[CardCount, ...]
