"""The view of a Lansquenet table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from dataclasses import dataclass, field

from service.domain.games.lansquenet.events import HandDealt, HandSettled, Outcome, PlayerCover
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.games.lansquenet.state import PastHand, Phase
from service.domain.port.member_types import CARDS, NUMBER, shown_as


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net at each hand's end; ``place``: in the standings.

    ``seats_to_bank``: how many seats the deck must move to reach the player; 0 for the banker.
    ``last_cover``: in the newest hand in which the player could cover; 0 if there was none.
    """

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    net: int
    place: int = field(metadata=shown_as(NUMBER))
    line: tuple[int, ...]
    former_names: tuple[str, ...] = ()
    seats_to_bank: int = field(default=0, metadata=shown_as(NUMBER))
    last_cover: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryHand:
    """The hand that a settlement settles."""

    outcome: Outcome
    cards: tuple[str, ...] = field(metadata=shown_as(CARDS))
    number: int = field(metadata=shown_as(NUMBER))


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Lansquenet table at one version.

    ``hand`` is the number of the next hand, from 0. ``left`` of the ``wager`` is not covered.
    The wager may not be lowered below ``floor``. ``dealt`` is a hand that waits for its settlement,
    ``last_hand`` the newest settlement; ``last_cards`` are the newest hand's, if they were entered.
    ``past_hands`` are the newest hands, the newest last. ``banked`` is what the banker won since
    the banker has the deck.
    """

    name: str
    preset: str
    rules: LansquenetRules
    currency: str
    phase: Phase
    hand: int = field(metadata=shown_as(NUMBER))
    banker: str | None
    wager: int
    floor: int
    left: int
    owes_settlement: bool
    seated: int = field(metadata=shown_as(NUMBER))
    players: tuple[TablePlayer, ...]
    covers: tuple[PlayerCover, ...]
    dealt: HandDealt | None
    last_hand: HandSettled | None
    last_cards: tuple[str, ...] = field(metadata=shown_as(CARDS))
    past_hands: tuple[PastHand, ...] = ()
    banked: int = 0
