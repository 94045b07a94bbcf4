"""Removes from a Glic table what its viewer may not see."""

from dataclasses import replace

from service.domain.games.glic.views import view as v
from service.domain.port.game import Viewer


def visible(table: v.Table, viewer: Viewer) -> v.Table:
    """Return a table as one player may see it, or a board with or without purses.

    Pools and bets are public. A player sees only their own purse. A player with an empty purse does
    not deal, so the next dealer is hidden with the purses.
    """
    if viewer.player is not None:
        own = tuple(player for player in table.players if player.name == viewer.player)
        return replace(table, players=own, next_dealer=None)
    if viewer.sees_purses:
        return table
    return replace(table, players=tuple(map(_without_purse, table.players)), next_dealer=None)


def _without_purse(player: v.TablePlayer) -> v.TablePlayer:
    return replace(player, purse=None, brought_in=None, cashed_out=None)
