"""Purses after money moved: of players by name, and of a state that has them as ``players``."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from service.domain.session.seats import HasPurse, PurseChanged
from service.domain.values.fast_replace import changed

Player = TypeVar("Player", bound=HasPurse)


class HasPlayers(Protocol):
    """A state of a game with its players by name."""

    @property
    def players(self) -> Mapping[str, HasPurse]: ...


State = TypeVar("State", bound=HasPlayers)


def with_money_in(players: Mapping[str, Player], event: PurseChanged) -> dict[str, Player]:
    """Return the players after money came from outside into a purse."""
    player, amount = players[event.punter], event.amount
    after = changed(player, purse=player.purse + amount, brought_in=player.brought_in + amount)
    return {**players, event.punter: after}


def with_money_out(players: Mapping[str, Player], event: PurseChanged) -> dict[str, Player]:
    """Return the players after money went from a purse to outside."""
    return with_purses_out(players, {event.punter: event.amount})


def with_purses_out(players: Mapping[str, Player], amounts: Mapping[str, int]) -> dict[str, Player]:
    """Return the players after amounts, by name, went from their purses to outside."""
    after = dict(players)
    for name, amount in amounts.items():
        held = after[name]
        after[name] = changed(held, purse=held.purse - amount, cashed_out=held.cashed_out + amount)
    return after


def with_purses(
    players: Mapping[str, Player], amounts: Iterable[tuple[str, int]]
) -> dict[str, Player]:
    """Return the players after amounts are added to their purses; below 0, taken out."""
    after = dict(players)
    for name, amount in amounts:
        after[name] = changed(after[name], purse=after[name].purse + amount)
    return after


def with_amounts(state: State, *amounts: tuple[str, int]) -> State:
    """Return the state after amounts are added to purses; below 0, taken out.

    A name may occur several times.
    """
    return changed(state, players=with_purses(state.players, amounts))


def with_money(state: State, changes: Mapping[str, int]) -> State:
    """Return the state after amounts are added to purses, by name."""
    return with_amounts(state, *changes.items())


def with_returned(state: State, amounts: Mapping[str, int]) -> State:
    """Return the state after amounts go out of purses to outside, by name."""
    return changed(state, players=with_purses_out(state.players, amounts))


def with_buy_in(state: State, event: PurseChanged) -> State:
    """Return the state after money came from outside into a purse."""
    return changed(state, players=with_money_in(state.players, event))


def with_cash_out(state: State, event: PurseChanged) -> State:
    """Return the state after money went from a purse to outside."""
    return changed(state, players=with_money_out(state.players, event))
