"""Removes from a Baccarat table what its viewer may not see."""

from dataclasses import replace

from service.domain.games.baccarat.views import view as v
from service.domain.port.game import Viewer


def visible(table: v.Table, viewer: Viewer) -> v.Table:
    """Return a table as one player may see it, or a board with or without purses.

    The bank and the stakes are public. A player sees only their own purse.
    """
    if viewer.player is not None:
        own = tuple(player for player in table.players if player.name == viewer.player)
        return replace(table, players=own)
    if viewer.sees_purses:
        return table
    return replace(table, players=tuple(map(_without_purse, table.players)))


def _without_purse(player: v.TablePlayer) -> v.TablePlayer:
    return replace(player, purse=None, brought_in=None, cashed_out=None)
