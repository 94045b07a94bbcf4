"""Players, their purses, and money from and to outside: the same in every game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol, TypeVar

from service.domain.entries import EntryKind, Field, FieldType
from service.domain.errors import Refused
from service.domain.ledger import WORLD, Posting, account, posted
from service.domain.names import same_name

_ACCOUNTS_MAX = 4096

PLAYER = Field(
    name="punter", type=FieldType.PLAYER, label="a name", meaning="The name of a seated player."
)
AMOUNT = Field(
    name="amount",
    type=FieldType.AMOUNT,
    label="an amount",
    meaning="In smallest units of the session's currency.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPlayer:
    """Seat a player with a purse of 0 or more smallest units."""

    punter: str
    purse: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyIn:
    """Bring money from outside into a purse."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CashOut:
    """Take money out of a purse and the session."""

    punter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerSeated:
    """The fields of a game's event when a player joins with a purse."""

    punter: str
    purse: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PurseChanged:
    """The fields of a game's events when money comes from or goes to outside."""

    punter: str
    amount: int


def seat_kind(event: type, command: type = SeatPlayer, *more: Field) -> EntryKind:
    """Return the entry that seats a player; ``more`` are the game's own fields."""
    name = replace(PLAYER, name="name", arguments=("punter",), meaning="The player's name.")
    return EntryKind(
        verb="seat",
        path="punters",
        meaning="Seat a player with a purse.",
        command=command,
        event=event,
        fields=(name, replace(AMOUNT, name="purse", least=0), *more),
    )


def buy_in_kind(event: type) -> EntryKind:
    """Return the entry that brings money into a purse."""
    return EntryKind(
        verb="buyin",
        path="buy-ins",
        meaning="Bring money into a purse.",
        command=BuyIn,
        event=event,
        fields=(PLAYER, AMOUNT),
    )


def cash_out_kind(event: type) -> EntryKind:
    """Return the entry that takes money out of a purse."""
    return EntryKind(
        verb="cashout",
        path="cash-outs",
        meaning="Take money out of a purse.",
        command=CashOut,
        event=event,
        fields=(PLAYER, AMOUNT),
    )


class HasPurse(Protocol):
    """A player with a purse in smallest units."""

    @property
    def name(self) -> str: ...
    @property
    def purse(self) -> int: ...


Player = TypeVar("Player", bound=HasPurse)


def player_at(players: Mapping[str, Player], name: str) -> Player:
    """Return a seated player, or refuse ``unknown_punter``."""
    player = players.get(name)
    if player is None:
        raise Refused("unknown_punter", f"No player called {name} is seated.", punter=name)
    return player


def check_name_free(players: Iterable[str], name: str) -> None:
    """Refuse ``punter_exists`` for a name that differs from another in case or blanks only."""
    if any(same_name(taken, name) for taken in players):
        raise Refused("punter_exists", f"{name} is seated already.", punter=name)


def check_purse(player: HasPurse, amount: int, *, more: int = 0) -> None:
    """Refuse ``purse_short``; ``more`` is what comes into the purse first."""
    held = player.purse + more
    if held < amount:
        raise Refused(
            "purse_short", f"{player.name} has {held} in the purse.", punter=player.name, purse=held
        )


@lru_cache(_ACCOUNTS_MAX)
def purse_account(player: str) -> str:
    """Return the account of a player's purse."""
    return account("punter", player, "purse")


def seated(event: PlayerSeated) -> tuple[Posting, ...]:
    """Return the postings of a player who joins."""
    return posted((WORLD, purse_account(event.punter), event.purse))


def brought_in(event: PurseChanged) -> tuple[Posting, ...]:
    """Return the postings of money that comes into a purse."""
    return posted((WORLD, purse_account(event.punter), event.amount))


def cashed_out(event: PurseChanged) -> tuple[Posting, ...]:
    """Return the postings of money that leaves a purse."""
    return posted((purse_account(event.punter), WORLD, event.amount))
