"""Removes from a Swiss Tarot table what its viewer may not see."""

from dataclasses import replace

from service.domain.games.tarot.views import view as v
from service.domain.port.game import Viewer
from service.domain.session.players.visible import visible_players


def visible(table: v.Table, viewer: Viewer) -> v.Table:
    """Return a table as one player may see it, or a board with or without purses.

    Pot, rounds and scores are public. A player sees only their own purse.
    """
    return replace(table, players=visible_players(table.players, viewer))
