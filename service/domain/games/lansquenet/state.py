"""The state of a Lansquenet table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.games.lansquenet.events import HandDealt, HandSettled, Outcome, PlayerCover
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.parties import CLOSED

WAGERING: Final = "wagering"
COVERING: Final = "covering"
SELLING: Final = "selling"
Phase = Literal["wagering", "covering", "selling", "closed"]

PAST_HANDS_MAX: Final = 12
"""How many of the newest hands a state has."""


@dataclass(frozen=True)
class Player:
    """A seated player; amounts in smallest units."""

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PastHand:
    """A settled hand: who banked, the wager, and what the banker won; below 0: lost."""

    outcome: Outcome
    banker: str
    wager: int
    gain: int


@dataclass(frozen=True)
class State:
    """The whole table. ``players`` in the order of their seats, ``covers`` in the order entered.

    ``wager`` is what the bank holds. After winnings stayed in it, it may not be lowered below
    ``floor``. ``hand`` is the number of the next hand, from 0. ``unsettled`` is a hand whose
    settlement is due. ``banked`` is what the banker won since the banker has the deck.
    ``last_hand``, ``last_cards``, ``past_hands`` (the newest last), ``banked`` and ``nets_by_hand``
    (by player, after each hand) are for views and offers; no rule reads them. Nor does any read
    ``last_covers``, the cover that a player usually places: see ``evolve``.
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
    past_hands: tuple[PastHand, ...] = ()
    banked: int = 0
    nets_by_hand: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    last_covers: Mapping[str, int] = field(default_factory=dict)


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


def uncovered(state: State) -> int:
    """Return the part of the wager that no player covers."""
    return state.wager - sum(state.covers.values())


def players_after(state: State, name: str) -> list[str]:
    """Return the other players, in the order of their seats after ``name``."""
    seats = list(state.players)
    seat = seats.index(name)
    return seats[seat + 1 :] + seats[:seat]


def next_with_money(state: State, banker: str, with_money: Collection[str]) -> str:
    """Return the next player after ``banker`` in ``with_money``; without any, the banker."""
    return next((name for name in players_after(state, banker) if name in with_money), banker)
