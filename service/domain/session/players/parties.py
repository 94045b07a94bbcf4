"""The nets of players, and their parties in the summary of a session."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from service.domain.port.parties import BANKER, PLAYER, Party
from service.domain.session.seats import HasPurse

Amounts = Mapping[str, int]
"""Smallest units by a player's name; a player who is not in it has 0."""

NO_STAKES: Final[Amounts] = MappingProxyType({})


def added(players: Iterable[str], *parts: Amounts) -> dict[str, int]:
    """Return the sums of several amounts for each player."""
    return {name: sum(part.get(name, 0) for part in parts) for name in players}


def player_nets(players: Mapping[str, HasPurse], at_table: Amounts = NO_STAKES) -> dict[str, int]:
    """Return each player's net: purse, money on the table and cash-outs, less money brought in."""
    return {
        name: player.purse + at_table.get(name, 0) + player.cashed_out - player.brought_in
        for name, player in players.items()
    }


def player_parties(
    players: Mapping[str, HasPurse],
    stakes: Amounts = NO_STAKES,
    beside: Amounts = NO_STAKES,
    *,
    banker: str | None = None,
) -> tuple[Party, ...]:
    """Return the players as parties, in the order of their seats.

    ``beside`` is what they have on the table beside their ``stakes``.
    """
    at_table = added(players, stakes, beside)
    nets = player_nets(players, at_table)
    return tuple(
        Party(
            name=name,
            role=BANKER if name == banker else PLAYER,
            purse=player.purse,
            staked=stakes.get(name, 0),
            at_table=at_table[name],
            brought_in=player.brought_in,
            cashed_out=player.cashed_out,
            net=nets[name],
            former_names=player.former_names,
        )
        for name, player in players.items()
    )
