"""The summary of a session as one viewer may see it: the same members in every game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from service.domain.port.game import AnyGame, Viewer
from service.domain.port.parties import BANK, ROLES, Party, Summary
from service.domain.session.standings import places_of
from service.domain.values.same_fields import from_same_fields


@dataclass(frozen=True, slots=True, kw_only=True)
class PartyView:
    """A player, the bank or a pool. Amounts are in smallest units; null if the key may not see it.

    `place` is a player's place in the standings; null for bank and pools.
    """

    name: str
    role: Annotated[str, ROLES]
    purse: int | None
    at_table: int
    brought_in: int | None
    cashed_out: int | None
    net: int | None
    place: int | None
    former_names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionSummary:
    """The parties of a session, and how far it is.

    `parties` are the players in the order of their seats, then pools and the bank. A punter sees
    only their own party, the pools and the bank. `seats_left` is null if the game has no limit.
    """

    parties: tuple[PartyView, ...]
    progress: Mapping[str, int]
    waiting_for: tuple[str, ...]
    winners: tuple[str, ...]
    in_pools: int
    seats_left: int | None


def session_summary(game: AnyGame, state: Any, viewer: Viewer) -> SessionSummary:
    """Return the summary of a state, without what ``viewer`` may not see."""
    summary = game.summary(state)
    places = places_of(summary.nets.items())
    return SessionSummary(
        parties=tuple(
            _party_view(party, places.get(party.name) if party.is_player else None, viewer)
            for party in _parties(summary, viewer)
        ),
        progress=summary.progress,
        waiting_for=_own(summary.waiting_for, viewer),
        winners=_own(summary.winners, viewer),
        in_pools=summary.in_pools,
        seats_left=_seats_left(game.seat_limit.under(state.rules), summary),
    )


def _seats_left(limit: int | None, summary: Summary) -> int | None:
    return None if limit is None else max(0, limit - len(summary.players))


def _parties(summary: Summary, viewer: Viewer) -> tuple[Party, ...]:
    if viewer.player is None:
        return summary.parties
    return tuple(p for p in summary.parties if not p.is_player or p.name == viewer.player)


def _own(names: tuple[str, ...], viewer: Viewer) -> tuple[str, ...]:
    if viewer.player is None:
        return names
    return tuple(name for name in names if name == viewer.player)


def _party_view(party: Party, place: int | None, viewer: Viewer) -> PartyView:
    """Return a party. A player does not see the bank's money, nor a board without purses theirs."""
    is_hidden_bank = party.role == BANK and viewer.player is not None
    is_hidden_purse = party.is_player and viewer.player is None and not viewer.sees_purses
    hides_money = is_hidden_bank or is_hidden_purse
    return from_same_fields(
        PartyView,
        party,
        purse=None if hides_money else party.purse,
        brought_in=None if hides_money else party.brought_in,
        cashed_out=None if hides_money else party.cashed_out,
        net=None if is_hidden_bank else party.net,
        place=place,
    )
