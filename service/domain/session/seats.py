"""Players, their purses, and money from and to outside: the same in every game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from service.domain.ledger import BANK, WORLD, Posting, account, posted
from service.domain.port.entries import EntryKind, Field, FieldType
from service.domain.port.limits import Limit
from service.domain.port.parties import BOX, POOL
from service.domain.values.errors import Refused
from service.domain.values.names import same_name
from service.domain.values.same_fields import from_same_fields

PLAYER = Field(name="punter", type=FieldType.PLAYER)
AMOUNT = Field(name="amount", type=FieldType.AMOUNT)


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
    name = replace(PLAYER, name="name", arguments=("punter",))
    return EntryKind(
        verb="seat",
        path="punters",
        command=command,
        event=event,
        fields=(name, replace(AMOUNT, name="purse", least=0), *more),
    )


def buy_in_kind(event: type) -> EntryKind:
    """Return the entry that brings money into a purse."""
    return EntryKind(
        verb="buyin", path="buy-ins", command=BuyIn, event=event, fields=(PLAYER, AMOUNT)
    )


def cash_out_kind(event: type) -> EntryKind:
    """Return the entry that takes money out of a purse."""
    return EntryKind(
        verb="cashout", path="cash-outs", command=CashOut, event=event, fields=(PLAYER, AMOUNT)
    )


class Payer(Protocol):
    """A player who can pay from a purse, in smallest units."""

    @property
    def name(self) -> str: ...
    @property
    def purse(self) -> int: ...


class HasPurse(Payer, Protocol):
    """A player at the table. All amounts are in smallest units."""

    @property
    def brought_in(self) -> int: ...
    @property
    def cashed_out(self) -> int: ...
    @property
    def former_names(self) -> tuple[str, ...]: ...


Player = TypeVar("Player", bound=HasPurse)


def player_at(players: Mapping[str, Player], name: str) -> Player:
    """Return a seated player, or refuse ``unknown_punter``."""
    player = players.get(name)
    if player is None:
        raise Refused("unknown_punter", f"No player called {name} is seated.", punter=name)
    return player


_PARTIES = {BOX: "the money at the table", BANK: "the bank", POOL: "a pool"}
"""The names of other parties than players in payments and rulings, and what they mean."""


def check_not_party(name: str) -> None:
    """Refuse ``punter_exists`` for a name that means another party in payments and rulings.

    The names of pools are ``pool:NAME``.
    """
    first, colon, _ = name.partition(":")
    for party, meaning in _PARTIES.items():
        if same_name(party, first) and bool(colon) == (party == POOL):
            message = f"{name} is the name of {meaning} in payments. Choose another name."
            raise Refused("punter_exists", message, punter=name, party=party)


def check_name_free(players: Mapping[str, HasPurse], name: str) -> None:
    """Refuse ``punter_exists`` for a name that differs from another in case or blanks only.

    A name that a player had before is not free either, nor those of other parties.
    """
    check_not_party(name)
    if any(same_name(taken, name) for taken in players):
        raise Refused("punter_exists", f"{name} is seated already.", punter=name)
    for player in players.values():
        if any(same_name(taken, name) for taken in player.former_names):
            message = f"{name} was the name of {player.name}."
            raise Refused("punter_exists", message, punter=name, other=player.name)


def check_purse(player: Payer, amount: int, *, more: int = 0) -> None:
    """Refuse ``purse_short``; ``more`` is what comes into the purse first."""
    if player.purse + more < amount:
        raise _purse_short(player, more)


def purse_limit(player: Payer, *, more: int = 0) -> Limit:
    """Return the limit of what a player can pay; ``more`` is what comes into the purse first."""
    return Limit(lambda _: _purse_short(player, more), most=player.purse + more)


def _purse_short(player: Payer, more: int) -> Refused:
    held = player.purse + more
    message = f"{player.name} has {held} in the purse."
    return Refused("purse_short", message, punter=player.name, purse=held)


def check_seat(
    players: Mapping[str, HasPurse],
    name: str | None = None,
    *_more: object,
    seats: int | None = None,
) -> None:
    """Refuse ``punter_exists`` for the name of a new player, and ``table_full``.

    ``seats`` is how many players may sit at the table; None: any number.
    """
    if name is not None:
        check_name_free(players, name)
    if seats is not None and len(players) >= seats:
        raise Refused("table_full", "Every seat is taken.", seats=len(players))


def check_buy_in(
    players: Mapping[str, HasPurse], name: str | None = None, _amount: int | None = None
) -> None:
    """Refuse ``unknown_punter``."""
    if name is not None:
        player_at(players, name)


def check_cash_out(
    players: Mapping[str, HasPurse], name: str | None = None, amount: int | None = None
) -> None:
    """Refuse ``unknown_punter`` and ``purse_short``."""
    if name is not None:
        player = player_at(players, name)
        if amount is not None:
            check_purse(player, amount)


def seat_decisions(
    players_of: Callable[[Any], Mapping[str, HasPurse]],
    seat: EntryKind,
    buy_in: EntryKind,
    cash_out: EntryKind,
    seats_of: Callable[[Any], int | None] = lambda _: None,
) -> Mapping[type, Callable[[Any, Any], tuple[Any, ...]]]:
    """Return what decides the three entries of seats and purses, by command.

    The event of each has the fields of its command. ``seats_of(state)`` is how many may sit.
    """

    def decide_seat(state: Any, command: SeatPlayer) -> tuple[Any, ...]:
        check_seat(players_of(state), command.punter, seats=seats_of(state))
        return (from_same_fields(seat.event, command),)

    def decide_buy_in(state: Any, command: BuyIn) -> tuple[Any, ...]:
        check_buy_in(players_of(state), command.punter)
        return (from_same_fields(buy_in.event, command),)

    def decide_cash_out(state: Any, command: CashOut) -> tuple[Any, ...]:
        check_cash_out(players_of(state), command.punter, command.amount)
        return (from_same_fields(cash_out.event, command),)

    return {
        seat.command: decide_seat,
        buy_in.command: decide_buy_in,
        cash_out.command: decide_cash_out,
    }


def purse_account(player: str) -> str:
    """Return the account of a player's purse."""
    return account("punter", player, "purse")


def purse_balances(players: Mapping[str, HasPurse]) -> dict[str, int]:
    """Return the balance of each purse, and of ``WORLD`` as far as the players moved it."""
    outside = sum(player.cashed_out - player.brought_in for player in players.values())
    return {WORLD: outside, **{purse_account(name): p.purse for name, p in players.items()}}


def seat_postings(event: PlayerSeated) -> tuple[Posting, ...]:
    """Return the postings of a player who joins."""
    return posted((WORLD, purse_account(event.punter), event.purse))


def buy_in_postings(event: PurseChanged) -> tuple[Posting, ...]:
    """Return the postings of money that comes into a purse."""
    return posted((WORLD, purse_account(event.punter), event.amount))


def cash_out_postings(event: PurseChanged) -> tuple[Posting, ...]:
    """Return the postings of money that leaves a purse."""
    return posted((purse_account(event.punter), WORLD, event.amount))
