"""The nets of players, and their parties in the summary of a session."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from service.domain.port.parties import BANKER, PLAYER, Party
from service.domain.session.seats import HasPurse

Amounts = Mapping[str, int]
"""Smallest units by a player's name; a player who is not in it has 0."""

NO_STAKES: Final[Amounts] = MappingProxyType({})


def player_nets(
    players: Mapping[str, HasPurse],
    at_table: Amounts = NO_STAKES,
    *,
    banker: str | None = None,
    bank: int = 0,
) -> dict[str, int]:
    """Return each player's net: purse, stakes and cash-outs, less money brought in.

    ``bank`` belongs to the player ``banker``.
    """
    nets = {
        name: player.purse + at_table.get(name, 0) + player.cashed_out - player.brought_in
        for name, player in players.items()
    }
    if banker is not None:
        nets[banker] += bank
    return nets


def player_parties(
    players: Mapping[str, HasPurse],
    nets: Amounts,
    at_table: Amounts = NO_STAKES,
    *,
    banker: str | None = None,
) -> tuple[Party, ...]:
    """Return the players as parties, in the order of their seats."""
    return tuple(
        Party(
            name=name,
            role=BANKER if name == banker else PLAYER,
            purse=player.purse,
            at_table=at_table.get(name, 0),
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            net=nets[name],
            former_names=player.former_names,
        )
        for name, player in players.items()
    )
