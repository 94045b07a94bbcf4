"""A Lansquenet table as clients see it: typed, and complete enough to restore the state from it.

Amounts are whole smallest units. None in place of an amount: the viewer may not see it.
"""

from dataclasses import dataclass

from service.domain.games.lansquenet.events import Outcome
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.games.lansquenet.state import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net at each hand's end; ``place``: in the standings."""

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    net: int
    place: int
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCover:
    """What one player covers."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealtHand:
    """A hand that waits for its settlement: its outcome, or its cards."""

    outcome: Outcome | None
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SettledHand:
    """The hand before: its outcome, its cards if they were entered, and what it moved."""

    outcome: Outcome
    cards: tuple[str, ...]
    banker: str
    covers: tuple[TableCover, ...]
    to_banker: int
    next_banker: str
    selling: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryHand:
    """The hand that a settlement settles."""

    outcome: Outcome
    cards: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Lansquenet table at one version.

    ``hand`` is the number of the next hand, from 0. ``left`` of the ``wager`` is not covered.
    The wager may not be lowered below ``floor``.
    """

    name: str
    preset: str
    rules: LansquenetRules
    currency: str
    phase: Phase
    hand: int
    banker: str | None
    wager: int
    floor: int
    left: int
    owes_settlement: bool
    seated: int
    players: tuple[TablePlayer, ...]
    covers: tuple[TableCover, ...]
    dealt: DealtHand | None
    last_hand: SettledHand | None
