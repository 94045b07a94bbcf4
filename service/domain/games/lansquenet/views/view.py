"""The view of a Lansquenet table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from dataclasses import dataclass, field

from service.domain.games.lansquenet.events import HandDealt, HandSettled, Outcome, PlayerCover
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.games.lansquenet.state import Phase
from service.domain.port.member_labels import CARDS, NUMBER, labelled


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net at each hand's end; ``place``: in the standings."""

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int = field(metadata=labelled("on the table"))
    net: int
    place: int = field(metadata=labelled("place", NUMBER))
    line: tuple[int, ...]
    former_names: tuple[str, ...] = field(default=(), metadata=labelled("earlier names"))


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryHand:
    """The hand that a settlement settles."""

    outcome: Outcome
    cards: tuple[str, ...] = field(metadata=labelled("cards", CARDS))
    number: int = field(metadata=labelled("number", NUMBER))


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Lansquenet table at one version.

    ``hand`` is the number of the next hand, from 0. ``left`` of the ``wager`` is not covered.
    The wager may not be lowered below ``floor``. ``dealt`` is a hand that waits for its settlement,
    ``last_hand`` the newest settlement; ``last_cards`` are the newest hand's, if they were entered.
    """

    name: str
    preset: str
    rules: LansquenetRules
    currency: str
    phase: Phase
    hand: int = field(metadata=labelled("hands played", NUMBER))
    banker: str | None
    wager: int
    floor: int = field(metadata=labelled("least wager now"))
    left: int = field(metadata=labelled("left to cover"))
    owes_settlement: bool = field(metadata=labelled("settlement due"))
    seated: int = field(metadata=labelled("players", NUMBER))
    players: tuple[TablePlayer, ...]
    covers: tuple[PlayerCover, ...]
    dealt: HandDealt | None = field(metadata=labelled("hand to settle"))
    last_hand: HandSettled | None
    last_cards: tuple[str, ...] = field(metadata=labelled("last cards", CARDS))
