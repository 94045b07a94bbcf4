"""Removes from a Glic table what its viewer may not see."""

from dataclasses import replace

from service.domain.games.glic.views import view as v
from service.domain.port.game import WHOLE_VIEW, Viewer
from service.domain.session.players.visible import visible_players


def visible(table: v.Table, viewer: Viewer) -> v.Table:
    """Return a table as one player may see it, or a board with or without purses.

    Pools and bets are public. A player sees only their own purse. A player with an empty purse does
    not deal, so the next dealer is hidden with the purses.
    """
    if viewer == WHOLE_VIEW:
        return table
    return replace(table, players=visible_players(table.players, viewer), next_dealer=None)
