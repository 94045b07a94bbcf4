"""The state of a Baccarat table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeVar

from service.domain.games.baccarat.events import Hand, HandDealt, HandSettled, HandStake, Result
from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.port.member_types import CARDS, shown_as
from service.domain.port.parties import CLOSED
from service.domain.values.cards import PACK

HANDS: tuple[Hand, Hand] = ("right", "left")

OPEN: Final = "open"
STAKING: Final = "staking"
Phase = Literal["open", "staking", "closed"]

T = TypeVar("T")


def by_hand(value: T) -> dict[Hand, T]:
    """Return the same value for both hands."""
    return dict.fromkeys(HANDS, value)


Stakes = Mapping[Hand, Mapping[str, int]]
"""Amounts in smallest units, by hand and player."""


@dataclass(frozen=True)
class Player:
    """A player; amounts in smallest units. ``stands_at``: a bystander's side, otherwise None."""

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    former_names: tuple[str, ...] = ()
    stands_at: Hand | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BancoClaim:
    """A claim to the whole bank. ``hand``: the side of the player; ``won``: a part of it won."""

    punter: str
    hand: Hand
    is_cheval: bool
    won: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedHand:
    """The results of one hand."""

    right: Result
    left: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class DealtCards:
    """The cards of one hand, in the order dealt; empty if they were not entered."""

    bank_cards: tuple[str, ...] = field(default=(), metadata=shown_as(CARDS))
    right_cards: tuple[str, ...] = field(default=(), metadata=shown_as(CARDS))
    left_cards: tuple[str, ...] = field(default=(), metadata=shown_as(CARDS))


@dataclass(frozen=True)
class State:
    """The whole table. ``players`` in the order in which they sat down.

    The bank: ``bank`` is in it; ``late_banker`` held it before; ``in_turn`` may put up an open one
    by rotation; ``passed_sum`` is what the last banker retired with, 0 if the bank cannot be
    continued. ``put_up`` is what the banker put in, ``hands_held`` how many hands the banker held,
    and ``is_unlimited`` says that the banker must hold all stakes.

    ``places`` are the punters on each side, from the banker's, at a table with two sides.
    ``turns`` are the players in turn to hold the cards there. ``abiding`` are the players whose
    stakes abide. ``bancos`` are the claims to the bank; ``bancos_lost`` counts how many each player
    lost in a row, and ``late_losers`` lost one in the newest hand. ``last_stakes`` were staked for
    the newest hand without a banco.

    ``hand`` is the number of the next hand, from 0. ``cards_out`` were dealt since the cards were
    shuffled, at least; ``seen`` counts those entered, by rank, and by rank and suit. ``unsettled``
    is a hand whose settlement is due. ``last_hand``, ``last_cards``, ``played`` (the newest hands)
    and ``nets_by_tenure`` (by player) are for the view; no rule reads them.
    """

    name: str
    preset: str
    rules: BaccaratRules
    currency: str
    players: Mapping[str, Player] = field(default_factory=dict)
    banker: str | None = None
    late_banker: str | None = None
    in_turn: str | None = None
    bank: int = 0
    passed_sum: int = 0
    put_up: int = 0
    hands_held: int = 0
    is_unlimited: bool = False
    places: Mapping[Hand, tuple[str, ...]] = field(default_factory=lambda: by_hand(()))
    turns: Mapping[Hand, str | None] = field(default_factory=lambda: by_hand(None))
    stakes: Stakes = field(default_factory=lambda: by_hand({}))
    abiding: Mapping[Hand, frozenset[str]] = field(default_factory=lambda: by_hand(frozenset()))
    bancos: tuple[BancoClaim, ...] = ()
    bancos_lost: Mapping[str, int] = field(default_factory=dict)
    late_losers: frozenset[str] = frozenset()
    last_stakes: Mapping[str, int] = field(default_factory=dict)
    closed: bool = False
    hand: int = 0
    cards_out: int = 0
    seen: Mapping[str, int] = field(default_factory=dict)
    unsettled: HandDealt | None = None
    last_hand: HandSettled | None = None
    last_cards: DealtCards = DealtCards()
    played: tuple[PlayedHand, ...] = ()
    nets_by_tenure: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def phase(state: State) -> Phase:
    """Return the phase of the session."""
    if state.closed:
        return CLOSED
    return OPEN if state.banker is None else STAKING


def is_bystander(state: State, name: str) -> bool:
    """Return whether a player stands and cannot bank."""
    return state.players[name].stands_at is not None


def hand_of(state: State, name: str) -> Hand:
    """Return the hand on which a player stakes. A banker without a place has the right one."""
    return state.players[name].stands_at or ("left" if name in state.places["left"] else "right")


def is_broken(state: State) -> bool:
    """Return whether a player holds a bank with nothing in it."""
    return state.banker is not None and not state.bank


def stake_of(state: State, name: str) -> int:
    """Return what a player has staked on both hands together."""
    return sum(stakes.get(name, 0) for stakes in state.stakes.values())


def total_staked(state: State) -> int:
    """Return all stakes together."""
    return sum(sum(stakes.values()) for stakes in state.stakes.values())


def staked_by_seated(state: State) -> int:
    """Return the stakes of the players who are seated."""
    return sum(stake_of(state, name) for name in state.players if not is_bystander(state, name))


def is_abiding(state: State, name: str) -> bool:
    """Return whether a stake of the player abides the next hand."""
    return any(name in names for names in state.abiding.values())


def sides_dealt(state: State) -> tuple[Hand, ...]:
    """Return the hands that the rules have against the bank."""
    return HANDS[: state.rules.sides]


def staked_hands(state: State) -> tuple[Hand, ...]:
    """Return the hands with stakes, which must be dealt."""
    return tuple(hand for hand in HANDS if state.stakes[hand])


def cards_left(state: State) -> int:
    """Return how many cards are left, at most: a hand without cards counts as few as it can."""
    return PACK * state.rules.decks - state.cards_out


def after_stakes(state: State, changes: Iterable[tuple[Hand, str, int]]) -> Stakes:
    """Return the stakes after amounts, by hand and player, are added to them."""
    stakes = {hand: dict(parts) for hand, parts in state.stakes.items()}
    for hand, name, amount in changes:
        left = stakes[hand].pop(name, 0) + amount
        if left:
            stakes[hand][name] = left
    return stakes


def standing_stakes(state: State, *, of: str | None = None) -> tuple[HandStake, ...]:
    """Return the stakes on the table, of all players or of one."""
    return tuple(
        HandStake(punter=name, hand=hand, amount=amount)
        for hand, name, amount in _stakes(state, of)
    )


def _stakes(state: State, of: str | None) -> Iterator[tuple[Hand, str, int]]:
    for hand in HANDS:
        for name, amount in state.stakes[hand].items():
            if of in (None, name):
                yield hand, name, amount
