"""The games that the tests play: those of Paroli, and the invented game.

Import this module before the modules that read the registry. For tests, it is a plugin of pytest.
What Paroli publishes, such as the committed document, has the games of ``RELEASED`` only.
"""

from collections.abc import Mapping

from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from tests.factories import invented

RELEASED: Mapping[str, AnyGame] = dict(GAMES)
"""The games of Paroli, by name."""

ADDED: Mapping[str, AnyGame] = {game.name: game for game in (invented.GAME,)}
"""The games of the tests, by name."""

GAMES.update(ADDED)


def _paths(games: Mapping[str, AnyGame]) -> set[str]:
    return {kind.path for game in games.values() for kind in game.entries}


ADDED_PATHS = tuple(sorted(_paths(ADDED) - _paths(RELEASED)))
"""The paths of entries that only an added game has."""
