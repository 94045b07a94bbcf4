"""A Lansquenet table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.game import CLOSED
from service.domain.games.lansquenet.events import HandDealt, HandSettled, PlayerCover
from service.domain.games.lansquenet.rules import LansquenetRules

WAGERING: Final = "wagering"
COVERING: Final = "covering"
SELLING: Final = "selling"
Phase = Literal["wagering", "covering", "selling", "closed"]


@dataclass(frozen=True)
class Player:
    """A seated player; amounts in smallest units."""

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0


@dataclass(frozen=True)
class State:
    """The whole table. ``players`` in the order of their seats, ``covers`` in the order entered.

    ``wager`` is what the bank holds. After winnings stayed in it, it may not be lowered below
    ``floor``. ``hand`` is the number of the next hand, from 0. ``unsettled`` is a hand whose
    settlement is due. ``last_hand``, ``last_cards`` and ``lines`` (nets at the end of each hand)
    are for the view; no rule reads them.
    """

    name: str
    preset: str
    rules: LansquenetRules
    currency: str
    players: Mapping[str, Player] = field(default_factory=dict)
    banker: str | None = None
    wager: int = 0
    floor: int = 0
    covers: Mapping[str, int] = field(default_factory=dict)
    selling: bool = False
    closed: bool = False
    hand: int = 0
    unsettled: HandDealt | None = None
    last_hand: HandSettled | None = None
    last_cards: tuple[str, ...] = ()
    lines: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def phase(state: State) -> Phase:
    """Return the phase of the session."""
    if state.closed:
        return CLOSED
    if state.selling:
        return SELLING
    return COVERING if state.wager else WAGERING


def standing_covers(state: State) -> tuple[PlayerCover, ...]:
    """Return the covers in the order entered."""
    return tuple(PlayerCover(punter=name, amount=amount) for name, amount in state.covers.items())


def left_to_cover(state: State) -> int:
    """Return what of the wager no player covers."""
    return state.wager - sum(state.covers.values())


def line_after(state: State, name: str) -> list[str]:
    """Return the players in line after ``name``, round the table, without ``name``."""
    seats = list(state.players)
    seat = seats.index(name)
    return seats[seat + 1 :] + seats[:seat]


def next_in_line(state: State, banker: str, with_money: Collection[str]) -> str:
    """Return the next after ``banker`` of those ``with_money``; without any, the same again."""
    return next((name for name in line_after(state, banker) if name in with_money), banker)
