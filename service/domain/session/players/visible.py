"""The players in a view, without what its viewer may not see."""

from typing import Protocol, TypeVar

from service.domain.port.game import Viewer
from service.domain.values.same_fields import from_same_fields


class Named(Protocol):
    """A player in a view, which has ``purse``, ``brought_in`` and ``cashed_out`` too."""

    @property
    def name(self) -> str: ...


Player = TypeVar("Player", bound=Named)


def visible_players(players: tuple[Player, ...], viewer: Viewer) -> tuple[Player, ...]:
    """Return the viewer's own player, or for a board all players, with or without purses."""
    if viewer.player is not None:
        return tuple(player for player in players if player.name == viewer.player)
    return players if viewer.sees_purses else tuple(map(_without_purse, players))


def _without_purse(player: Player) -> Player:
    return from_same_fields(type(player), player, purse=None, brought_in=None, cashed_out=None)
