"""The books of a session as a sheet's ``expect`` and ``play --json`` state them."""

from typing import Any

from service.domain.game import AnyGame
from service.domain.standings import standings


def books_of(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return the game's own figures, purses, stakes and standings, in smallest units."""
    summary = game.summary(state)
    return {
        **game.figures_of(state),
        "purses": summary.purses,
        "at_table": summary.at_table,
        "standings": [
            {"place": standing.place, "punter": standing.punter, "net": standing.net}
            for standing in standings(summary.nets.items())
        ],
    }
