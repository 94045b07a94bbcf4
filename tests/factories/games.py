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

for added in (invented.GAME,):
    GAMES[added.name] = added
