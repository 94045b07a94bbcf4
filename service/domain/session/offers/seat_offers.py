"""The forms of the entries that seat players and move money from and to outside."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from service.domain.port.entries import EntryKind
from service.domain.port.offers import Amount, EntryForm, Step, Text, Word
from service.domain.session.seats import (
    HasPurse,
    check_buy_in,
    check_cash_out,
    check_seat,
    purse_limit,
)

State = TypeVar("State")
PlayersOf = Callable[[State], Mapping[str, HasPurse]]


def seat_form(
    kind: EntryKind,
    players_of: PlayersOf[State],
    *more: Step[State],
    seats_of: Callable[[State], int | None] = lambda _: None,
) -> EntryForm[State]:
    """Return the form of the entry that seats a player; ``more`` are the game's own steps.

    ``seats_of(state)`` is how many may sit at the table.
    """
    return EntryForm(
        kind=kind,
        check=lambda state, *values: check_seat(players_of(state), *values, seats=seats_of(state)),
        steps=(Text("name"), Amount("purse"), *more),
    )


def buy_in_form(kind: EntryKind, players_of: PlayersOf[State]) -> EntryForm[State]:
    """Return the form of the entry that brings money into a purse."""
    return EntryForm(
        kind=kind,
        check=lambda state, *values: check_buy_in(players_of(state), *values),
        steps=(Word("punter", players_of), Amount("amount")),
        leading=1,
    )


def cash_out_form(kind: EntryKind, players_of: PlayersOf[State]) -> EntryForm[State]:
    """Return the form of the entry that takes money out of a purse."""

    def limits(state: State, name: str) -> Any:
        return (purse_limit(players_of(state)[name]),)

    return EntryForm(
        kind=kind,
        check=lambda state, *values: check_cash_out(players_of(state), *values),
        steps=(Word("punter", players_of), Amount("amount", limits)),
        leading=1,
    )
